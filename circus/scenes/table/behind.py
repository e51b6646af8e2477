"""The table as it is seen behind a window for reactions: blurred and dim."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from circus.stage.compositor import Composition, Compositor, Item

_SHRINK, _BLUR, _DIM = 4, 2, "#7A7494"
"""Blurred at a quarter of its size, and multiplied by a colour."""


class Behind:
    """Keeps the last blurred picture; painted anew only when the table changes."""

    def __init__(self) -> None:
        self._kept: tuple[Sequence[Item], Surface] | None = None

    def picture(self, table: Composition, size: tuple[int, int]) -> Surface:
        """The table, blurred, at the size of the window in pixels."""
        kept = self._kept
        if kept is None or kept[0] != table.items or kept[1].get_size() != size:
            kept = self._kept = table.items, _blurred(table, size)
        return kept[1]


def _blurred(table: Composition, size: tuple[int, int]) -> Surface:
    sheet = Surface(size).convert()
    Compositor(sheet).draw(table)
    small = pygame.transform.smoothscale(sheet, (max(2, size[0] // _SHRINK), max(2, size[1] // _SHRINK)))
    small = pygame.transform.gaussian_blur(small, _BLUR)
    small.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, size)
