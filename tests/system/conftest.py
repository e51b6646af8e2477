"""A display without a picture for what the computer does to the app."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
