"""Sprites cut to a disc, for portraits that are drawn as squares."""

import pygame
from pygame import Surface

from circus.ui.gfx import svg
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit


@painted
def disc_of(kit: Toolkit, sprite: str, width_u: float) -> Surface:
    """Return a square sprite cut to a disc, `width_u` wide; a round one is unchanged."""
    square = kit.sprites.svg(sprite, width_u=width_u).copy()
    mask = kit.sprites.svg_text(
        svg.document(100, 100, svg.oval(50, 50, 50, 50, svg.filled("#FFFFFF"))), width_u, width_u
    )
    if mask.get_size() != square.get_size():
        mask = pygame.transform.smoothscale(mask, square.get_size())
    square.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return square
