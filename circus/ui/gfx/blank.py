"""Empty surface in the one format in which everything is painted, whatever the display has."""

import pygame
from pygame import Surface

BITS = 32


def blank(size: tuple[int, int], *, clear: bool = False) -> Surface:
    """Return a surface of `size` pixels: opaque and black, or with alpha and transparent if `clear`.

    Surfaces made otherwise have the format of the window, which may be one of 16 bits that pygame cannot
    scale smoothly.
    """
    return Surface(size, pygame.SRCALPHA if clear else 0, BITS)
