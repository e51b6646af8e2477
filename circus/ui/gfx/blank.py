"""Empty surface in the format of the display, made directly: `convert` would allocate it twice."""

import pygame
from pygame import Surface


def blank(size: tuple[int, int], *, clear: bool = False) -> Surface:
    """Return a surface of `size` pixels: opaque and black, or with alpha and transparent if `clear`."""
    flags = pygame.SRCALPHA if clear else 0
    dot = Surface((1, 1), flags)
    return Surface(size, flags, dot.convert_alpha() if clear else dot.convert())
