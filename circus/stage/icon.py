"""The picture that the system shows for the window: in its bar, its list of tasks, its switcher."""

import pygame
from pygame import Surface

from circus.data import data_root

NAME = "common/app_icon"
SIDE = 64
"""Pixels; the system makes others of it."""


def icon() -> Surface | None:
    """Made without a window, which has to have it from its first moment; None if its file is damaged."""
    try:
        return pygame.image.load_sized_svg(data_root() / "assets" / f"{NAME}.svg", (SIDE, SIDE))
    except (OSError, pygame.error):
        return None
