"""QR code on the screen: the modules of a matrix at whole pixels, dark on light, with a quiet zone."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import segno
from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Inert, Pose

QUIET = 4
"""Light modules around a code, as its standard requires."""
_DARK, _LIGHT = "#000000", "#FFFFFF"

Matrix = Sequence[Sequence[int]]
"""Rows of modules: 1 is dark."""


@lru_cache(maxsize=32)
def matrix_of(text: str) -> Matrix:
    """Return the modules of the smallest code for a text."""
    return segno.make(text, micro=False).matrix


def module_px(text: str, side: int) -> int:
    """Return the size of a module, in pixels, of the largest code in a square of `side` pixels.

    A module has whole pixels, at least one, so that a camera finds sharp edges.
    """
    return max(1, side // (len(matrix_of(text)) + 2 * QUIET))


@dataclass(frozen=True)
class QrCode(Inert):
    """Code of a text in the middle of a box, as large as whole pixels allow in a square of `side` units."""

    text: str
    box: Box
    side: float

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the code."""
        rect = kit.units.rect(*self.box)
        code = _code(kit, self.text, module_px(self.text, int(self.side * kit.units.scale)))
        place = code.get_rect(center=rect.center)
        return [Item(theme.LAYER_TAG, code, place.x, place.y)]


@painted
def _code(kit: Toolkit, text: str, module: int) -> Surface:
    matrix = matrix_of(text)
    side = module * (len(matrix) + 2 * QUIET)
    surface = blank((side, side))
    surface.fill(_LIGHT)
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            if dark:
                at = (x + QUIET) * module, (y + QUIET) * module
                surface.fill(_DARK, Rect(*at, module, module))
    return surface
