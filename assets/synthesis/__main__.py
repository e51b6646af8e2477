"""Command that writes all sounds, or the named ones."""

import sys

from assets.synthesis import SOUNDS, write

for sound in sys.argv[1:] or SOUNDS:
    print(f"{sound}: {write(sound)} bytes")
