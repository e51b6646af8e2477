"""Where a bubble lies that tells of a figure: near it, over nobody and over no other bubble."""

from collections.abc import Iterator, Sequence

from circus.games.clearing_house.board import CELL_NAMES
from circus.looks.clearing_house.board import Plan, figure_height, plan_of, standing, state_of
from circus.looks.clearing_house.spec import PAWN, RATIOS
from circus.looks.table_view import TableView

Box = tuple[float, float, float, float]
"""Left, top, width, height, in units."""
Size = tuple[float, float]

_GAPS_U = (5.0, 20.0, 45.0, 75.0, 110.0, 150.0, 200.0)
_BESIDE_U = 60.0
"""So far beyond the board's zone a bubble may reach."""


def figure_box(plan: Plan, place: str) -> Box:
    """What a figure on a space covers."""
    x, y = standing(plan, place)
    high = figure_height(plan)
    wide = high * RATIOS[PAWN]
    return x - wide / 2, y - high / 2, wide, high


def figures(table: TableView) -> list[Box]:
    """What all figures on the board cover."""
    plan, state = plan_of(table), state_of(table)
    return [figure_box(plan, CELL_NAMES[state.at[seat]]) for seat in state.living]


def free_spot(table: TableView, place: str, size: Size, others: Sequence[Box] = ()) -> tuple[float, float]:
    """The middle of a bubble of this size beside a figure on a space: the nearest that covers least."""
    about = figure_box(plan_of(table), place)
    taken, room = [about, *figures(table), *others], _room(table)
    found = [_inside(spot, size, room) for spot in _around(about, size)]
    return min(found, key=lambda spot: sum(overlap(box_at(spot, size), each) for each in taken))


def _room(table: TableView) -> Box:
    """Where bubbles may lie: over the board and a little beyond."""
    plan = plan_of(table)
    left = max(0.0, plan.left - _BESIDE_U)
    right = min(table.layout.width, plan.left + plan.width + _BESIDE_U)
    return left, 0.0, right - left, plan.top + plan.height


def _around(about: Box, size: Size) -> Iterator[tuple[float, float]]:
    """Above, right, left and below, farther and farther away."""
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
    """The box of so many units with its middle at a point."""
    return spot[0] - size[0] / 2, spot[1] - size[1] / 2, *size


def overlap(one: Box, other: Box) -> float:
    """How much of two boxes is the same."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    along = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across * along if across > 0 and along > 0 else 0.0
