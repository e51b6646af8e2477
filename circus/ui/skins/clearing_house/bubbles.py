"""Placement of bubbles about figures: near the figure, over no figure and no other bubble."""

from collections.abc import Iterator, Sequence

from circus.games.clearing_house.board import CELL_NAMES
from circus.ui.skins.clearing_house.board import HouseBoardPlan, figure_height, plan_of, standing, state_of
from circus.ui.skins.clearing_house.spec import PAWN, RATIOS
from circus.ui.skins.table_view import TableView

Box = tuple[float, float, float, float]
"""Left, top, width, height, in units."""
Size = tuple[float, float]

_GAPS_U = (5.0, 20.0, 45.0, 75.0, 110.0, 150.0, 200.0)
_BESIDE_U = 60.0
"""Maximum extension of bubbles beyond the board's zone."""


def figure_box(plan: HouseBoardPlan, place: str) -> Box:
    """Return the box of a figure on a space."""
    x, y = standing(plan, place)
    high = figure_height(plan)
    wide = high * RATIOS[PAWN]
    return x - wide / 2, y - high / 2, wide, high


def figures(table: TableView) -> list[Box]:
    """Return the boxes of all figures on the board."""
    plan, state = plan_of(table), state_of(table)
    return [figure_box(plan, CELL_NAMES[state.at[seat]]) for seat in state.living]


def free_spot(table: TableView, place: str, size: Size, others: Sequence[Box] = ()) -> tuple[float, float]:
    """Return the centre of a bubble of this size next to a figure on a space.

    It is the nearest of the places that cover least.
    """
    about = figure_box(plan_of(table), place)
    taken, room = [about, *figures(table), *others], _room(table)
    found = [_inside(spot, size, room) for spot in _around(about, size)]
    return min(found, key=lambda spot: sum(overlap(box_at(spot, size), each) for each in taken))


def _room(table: TableView) -> Box:
    """Return the area for bubbles: the board and a margin."""
    plan = plan_of(table)
    left = max(0.0, plan.left - _BESIDE_U)
    right = min(table.layout.width, plan.left + plan.width + _BESIDE_U)
    return left, 0.0, right - left, plan.top + plan.height


def _around(about: Box, size: Size) -> Iterator[tuple[float, float]]:
    """Yield places above, right, left and below, at increasing distance."""
    left, top, wide, high = about
    for gap in _GAPS_U:
        yield left + wide / 2, top - gap - size[1] / 2
        for y in (top + high * 0.3, top + size[1] / 2, top + high - size[1] / 2):
            yield left + wide + gap + size[0] / 2, y
            yield left - gap - size[0] / 2, y
        yield left + wide / 2, top + high + gap + size[1] / 2


def _inside(spot: tuple[float, float], size: Size, room: Box) -> tuple[float, float]:
    left, top, wide, high = room
    x = min(max(spot[0], left + size[0] / 2), left + wide - size[0] / 2)
    return x, min(max(spot[1], top + size[1] / 2), top + high - size[1] / 2)


def box_at(spot: tuple[float, float], size: Size) -> Box:
    """Return the box of a size in units with its centre at a point."""
    return spot[0] - size[0] / 2, spot[1] - size[1] / 2, *size


def overlap(one: Box, other: Box) -> float:
    """Return the common area of two boxes."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    along = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across * along if across > 0 and along > 0 else 0.0
