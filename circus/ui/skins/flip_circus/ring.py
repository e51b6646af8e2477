"""Geometry of Flip Circus's ring: its ten places on the screen; its shape follows the window's."""

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from circus.content.levels.layouts import Layout, Zone
from circus.games.flip_circus.ring import SIZE
from circus.ui.gfx.units import LONG_U, SHORT_U
from circus.ui.skins.table_view import TableView

TOKEN_RATIO = 512 / 538
"""Width divided by height of a token's picture."""
HANG = 13 / 538
"""Offset of the centre of a token's picture below its place, in its heights, because of the visible
thickness."""
DISC = 436 / 538
"""The width of a token's disc, in heights of its picture."""
WIDEST, HIGHEST = 1.2, 1.2
"""Limit of the ring's stretching in a window that is wider or higher than the layout."""
FIELD_PART = 0.72
"""Side of the square target on a token, in heights of its picture."""
_STEPS = 1440

Point = tuple[float, float]


class Ring(NamedTuple):
    """Ellipse of the tokens.

    Attributes:
        x, y: its centre, in units.
        across, along: its half axes.
        size: the height of a token's picture.
    """

    x: float
    y: float
    across: float
    along: float
    size: float

    @property
    def upright(self) -> bool:
        """Whether it is higher than wide."""
        return self.along > self.across

    @property
    def radius(self) -> float:
        """Radius of a token's disc, in units."""
        return self.size * DISC / 2

    def spot(self, position: int) -> Point:
        """Return the place of a position: 0 on top, clockwise, at equal distances along the ellipse."""
        return _spots(self)[position % SIZE]

    def inward(self, position: int) -> Point:
        """Return the direction from a place to the middle, of length 1."""
        x, y = self.spot(position)
        far = math.dist((x, y), (self.x, self.y))
        return (self.x - x) / far, (self.y - y) / far

    def between(self, one: int, other: int) -> Point:
        """Return the middle of two places."""
        (a, b), (c, d) = self.spot(one), self.spot(other)
        return (a + c) / 2, (b + d) / 2

    def under(self, x: float, y: float) -> int:
        """Return the position whose token covers a point; -1 for none."""
        near = min(range(SIZE), key=lambda position: math.dist(self.spot(position), (x, y)))
        return near if math.dist(self.spot(near), (x, y)) < self.radius else -1


def ring_of(table: TableView) -> Ring:
    """Return the ring of a table."""
    return ring_in(table.layout)


def ring_in(layout: Layout) -> Ring:
    """Return the ring of a layout, stretched to the window's shape."""
    zone = layout.zones["ring"]
    width, height = (SHORT_U, LONG_U) if layout.width < layout.height else (LONG_U, SHORT_U)
    return _ring(zone, min(WIDEST, layout.width / width), min(HIGHEST, layout.height / height))


@lru_cache(maxsize=16)
def _ring(zone: Zone, broader: float, higher: float) -> Ring:
    return Ring(zone.x, zone.y, zone.width / 2 * broader, zone.height / 2 * higher, zone.size)


@lru_cache(maxsize=16)
def _spots(ring: Ring) -> tuple[Point, ...]:
    """Return ten points that divide the ellipse into arcs of equal length, from the top clockwise."""
    turns = [math.tau * step / _STEPS - math.pi / 2 for step in range(_STEPS + 1)]
    trail = [(ring.x + ring.across * math.cos(turn), ring.y + ring.along * math.sin(turn)) for turn in turns]
    lengths = [0.0]
    for one, other in pairwise(trail):
        lengths.append(lengths[-1] + math.dist(one, other))
    found, step = [], 0
    for position in range(SIZE):
        while lengths[step] < lengths[-1] * position / SIZE:
            step += 1
        found.append(trail[step])
    return tuple(found)


def place_of(place: str) -> int:
    """Return the number at the end of a place: 3 of `ring/3`, `seen/3` or `applause/3`."""
    return int(place.partition("/")[2])
