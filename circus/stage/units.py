"""Design units: the screen is laid out on a canvas of at least 1600x900 (upright 900x1600)."""

from typing import NamedTuple

from pygame import Rect

LONG_U = 1600
SHORT_U = 900
MINIMUM_SIZE = (480, 360)
"""Smaller windows are laid out as if they were this big."""
MOST_RATIO = 10
"""Of a window's sides; one that is longer is laid out as if it were so much less narrow."""


class Units(NamedTuple):
    """How design units (u) become pixels in a window of one size.

    Attributes:
        width: of the window, in pixels.
        height: of the window, in pixels.
        scale: pixels per unit.
        width_u: of the canvas, at least 1600 (900 upright): odd shapes get more room.
        height_u: of the canvas, at least 900 (1600 upright).
        portrait: whether the window is higher than wide.
    """

    width: int
    height: int
    scale: float
    width_u: float
    height_u: float
    portrait: bool

    @property
    def size(self) -> tuple[int, int]:
        """Of the window, in pixels."""
        return self.width, self.height

    def px(self, length_u: float) -> int:
        """A length or coordinate in whole pixels."""
        return round(length_u * self.scale)

    def u(self, length: float) -> float:
        """Pixels in units."""
        return length / self.scale

    def point(self, x_u: float, y_u: float) -> tuple[int, int]:
        """A place in pixels."""
        return self.px(x_u), self.px(y_u)

    def rect(self, x_u: float, y_u: float, width_u: float, height_u: float) -> Rect:
        """A box in pixels whose edges fall where those of its neighbours do."""
        left, top = self.px(x_u), self.px(y_u)
        return Rect(left, top, self.px(x_u + width_u) - left, self.px(y_u + height_u) - top)


def units_of(size: tuple[int, int]) -> Units:
    """The units of a window of `size` pixels."""
    width, height = max(size[0], MINIMUM_SIZE[0]), max(size[1], MINIMUM_SIZE[1])
    width, height = max(width, height // MOST_RATIO), max(height, width // MOST_RATIO)
    portrait = width < height
    least = (SHORT_U, LONG_U) if portrait else (LONG_U, SHORT_U)
    scale = min(width / least[0], height / least[1])
    return Units(width, height, scale, width / scale, height / scale, portrait)
