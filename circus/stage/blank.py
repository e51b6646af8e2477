"""An empty picture in the format of the display, made at once: by `convert` it would be there twice."""

import pygame
from pygame import Surface


def blank(size: tuple[int, int], *, clear: bool = False) -> Surface:
    """A picture of so many pixels, as `convert` has it and black, or `clear` as `convert_alpha` has it."""
    flags = pygame.SRCALPHA if clear else 0
    dot = Surface((1, 1), flags)
    return Surface(size, flags, dot.convert_alpha() if clear else dot.convert())
