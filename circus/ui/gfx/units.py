"""Design units: the canvas has at least 1600x900 of them (in portrait 900x1600)."""

from typing import NamedTuple

from pygame import Rect

LONG_U = 1600
SHORT_U = 900
MINIMUM_SIZE = (480, 360)
"""Smaller windows are laid out at this size."""
MAX_RATIO = 10
"""Maximum ratio of the layout's sides; a longer window is laid out as if it were less narrow."""


class Units(NamedTuple):
    """Conversion of design units (u) to pixels in a window of one size.

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
        """Size of the window in pixels."""
        return self.width, self.height

    def px(self, length_u: float) -> int:
        """Return a length or coordinate in whole pixels."""
        return round(length_u * self.scale)

    def u(self, length: float) -> float:
        """Return a length of pixels in units."""
        return length / self.scale

    def point(self, x_u: float, y_u: float) -> tuple[int, int]:
        """Return a point in pixels."""
        return self.px(x_u), self.px(y_u)

    def rect(self, x_u: float, y_u: float, width_u: float, height_u: float) -> Rect:
        """Return a box in pixels that shares its edges with adjacent boxes."""
        left, top = self.px(x_u), self.px(y_u)
        return Rect(left, top, self.px(x_u + width_u) - left, self.px(y_u + height_u) - top)


def units_of(size: tuple[int, int]) -> Units:
    """Return the units of a window of `size` pixels."""
    width, height = max(size[0], MINIMUM_SIZE[0]), max(size[1], MINIMUM_SIZE[1])
    width, height = max(width, height // MAX_RATIO), max(height, width // MAX_RATIO)
    portrait = width < height
    least = (SHORT_U, LONG_U) if portrait else (LONG_U, SHORT_U)
    scale = min(width / least[0], height / least[1])
    return Units(width, height, scale, width / scale, height / scale, portrait)
