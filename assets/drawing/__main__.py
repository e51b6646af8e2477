"""Command that writes the sprites of all games, or of the named ones."""

import sys

from assets.drawing import GAMES, write

for game in sys.argv[1:] or GAMES:
    print(f"{game}: {write(game)} sprites")
