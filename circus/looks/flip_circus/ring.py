"""The ring of Flip Circus: where its ten places lie on the screen; it turns with the window's shape."""

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from circus.games.flip_circus.ring import SIZE
from circus.levels.layouts import Layout, Zone
from circus.looks.table_view import TableView
from circus.stage.units import LONG_U, SHORT_U

TOKEN_RATIO = 512 / 538
"""Width by height of a token's picture."""
HANG = 13 / 538
"""How far below its place the middle of a token's picture lies, in its heights: the thickness hangs."""
DISC = 436 / 538
"""The width of a token's disc, in heights of its picture."""
WIDEST, HIGHEST = 1.2, 1.2
"""How far the ring follows a window that is broader or higher than the layout."""
FIELD_PART = 0.72
"""The side of the square on a token that takes the pointer, in heights of its picture."""
_STEPS = 1440

Point = tuple[float, float]


class Ring(NamedTuple):
    """The ellipse on which the tokens lie.

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
        """Whether it is higher than broad."""
        return self.along > self.across

    @property
    def radius(self) -> float:
        """Of a token's disc, in units."""
        return self.size * DISC / 2

    def spot(self, position: int) -> Point:
        """The place of a position: 0 on top, clockwise, all the same way apart along the ellipse."""
        return _spots(self)[position % SIZE]

    def inward(self, position: int) -> Point:
        """The direction from a place to the middle, of length 1."""
        x, y = self.spot(position)
        far = math.dist((x, y), (self.x, self.y))
        return (self.x - x) / far, (self.y - y) / far

    def between(self, one: int, other: int) -> Point:
        """The middle of two places."""
        (a, b), (c, d) = self.spot(one), self.spot(other)
        return (a + c) / 2, (b + d) / 2

    def under(self, x: float, y: float) -> int:
        """The position whose token covers a point; -1 for none."""
        near = min(range(SIZE), key=lambda position: math.dist(self.spot(position), (x, y)))
        return near if math.dist(self.spot(near), (x, y)) < self.radius else -1


def ring_of(table: TableView) -> Ring:
    """The ring of a table."""
    return ring_in(table.layout)


def ring_in(layout: Layout) -> Ring:
    """The ring of a layout, broader in a broad window, higher in a high one."""
    zone = layout.zones["ring"]
    width, height = (SHORT_U, LONG_U) if layout.width < layout.height else (LONG_U, SHORT_U)
    return _ring(zone, min(WIDEST, layout.width / width), min(HIGHEST, layout.height / height))


@lru_cache(maxsize=16)
def _ring(zone: Zone, broader: float, higher: float) -> Ring:
    return Ring(zone.x, zone.y, zone.width / 2 * broader, zone.height / 2 * higher, zone.size)


@lru_cache(maxsize=16)
def _spots(ring: Ring) -> tuple[Point, ...]:
    """Ten points that divide the ellipse into arcs of one length, from the top clockwise."""
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
    """The number at the end of a place: 3 of `ring/3`, `seen/3` or `applause/3`."""
    return int(place.partition("/")[2])
