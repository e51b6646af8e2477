"""Window icon for the task bar and the window switcher."""

import pygame
from pygame import Surface

from circus.content.data import data_root

NAME = "common/app_icon"
SIDE = 64
"""Pixels; the system scales it."""


def icon() -> Surface | None:
    """Return the icon, made before the window opens; `None` if its file is damaged."""
    try:
        return pygame.image.load_sized_svg(data_root() / "assets" / f"{NAME}.svg", (SIDE, SIDE))
    except (OSError, pygame.error):
        return None
