"""Board geometry: neighbours, lines, distances and rings, computed once per level."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final

from circus.core.level import Cell, Level, SpaceMark
from circus.core.memo import Memo
from circus.games.clearing_house.numbers import FARTHEST_SHOT

SEATS: Final = 4
WIDTH: Final = 10
"""Maximum number of columns, and of rows, of a board."""

NOBODY: Final = -1
NOWHERE: Final = -1


def cell_at(column: int, row: int) -> int:
    """Return the cell of a column and a row, both counted from 1."""
    return (row - 1) * WIDTH + column - 1


def column_and_row(cell: int) -> tuple[int, int]:
    """Return the column and row of a cell, both counted from 1, from the top left."""
    return cell % WIDTH + 1, cell // WIDTH + 1


CELL_NAMES: Final = tuple(f"cell/{column},{row}" for column, row in map(column_and_row, range(WIDTH * WIDTH)))


def _steps_from(cell: int) -> tuple[int, ...]:
    column, row = column_and_row(cell)
    there = map(column_and_row, range(WIDTH * WIDTH))
    return tuple(max(abs(column - other[0]), abs(row - other[1])) for other in there)


steps_from: Final[Callable[[int], tuple[int, ...]]] = Memo(_steps_from).__getitem__
"""King's steps from a cell to every cell."""


ROW: Final = (1 << WIDTH) - 1
"""Mask of the cells of one row."""


BIT: Final = tuple(1 << cell for cell in range(WIDTH * WIDTH))
"""Mask of one cell, by cell."""


def mask_of(cells: Iterable[int]) -> int:
    """Return the mask of these cells, each given once."""
    return sum([1 << cell for cell in cells])


def cells_of(mask: int) -> list[int]:
    """Return the cells of a mask, ascending."""
    found: list[int] = []
    start = 0
    while mask:
        found += [start + column for column in _columns(mask & ROW)]
        mask >>= WIDTH
        start += WIDTH
    return found


def cell_of(mask: int, number: int) -> int:
    """Return the cell at index `number`, from 0, of the ascending cells of a mask."""
    start = 0
    while True:
        columns = _columns(mask & ROW)
        if number < len(columns):
            return start + columns[number]
        number -= len(columns)
        mask >>= WIDTH
        start += WIDTH


def _columns_in(row: int) -> tuple[int, ...]:
    return tuple([column for column in range(WIDTH) if row >> column & 1])


_columns: Final[Callable[[int], tuple[int, ...]]] = Memo(_columns_in).__getitem__
"""Columns of the mask of one row, counted from 0."""


DIRECTIONS: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
"""The eight straight directions, as columns and rows (CH-9, CH-10)."""

MIN_SPACES: Final = 24
"""Minimum number of spaces: room for all players, all the tape ever laid (15 pieces, 4.2), and to flee."""

MANSION: Final = Level(
    name="mansion",
    columns=6,
    rows=6,
    spaces=frozenset((column, row) for column in range(1, 7) for row in range(1, 7)),
    marks=tuple(
        SpaceMark("corner", cell, {"seat": seat})
        for seat, cell in enumerate(((1, 1), (6, 1), (6, 6), (1, 6)))
    ),
)
"""Default board: 6 x 6, seats clockwise from the top left (4.1, CH-4)."""


@dataclass(frozen=True)
class HouseBoard:
    """Geometry of one level; cells are coded as in `actions`, and masks have one bit per cell.

    Attributes:
        columns, rows, spaces, corners: values of the level; corners by seat.
        cells: number of every space, ascending.
        mask: mask of all spaces.
        near: for each cell its neighbours (CH-9).
        near_mask: for each cell the mask of its neighbours.
        doubles: for each cell the `(middle, end)` of every double step (CH-11).
        shut_ends: for each cell and every mask of impassable neighbours the mask of the ends behind them
            (CH-12).
        lines: for each cell the cells of each straight line from it, up to five (CH-10).
        distance: for each cell the distance to every cell in line, up to five; 0 for all others (CH-21).
        rings: masks of the rings of the grid from its border inwards, for `police_start=edge`.
    """

    columns: int
    rows: int
    spaces: frozenset[Cell]
    corners: tuple[int, ...]
    cells: tuple[int, ...] = field(init=False, compare=False, repr=False)
    mask: int = field(init=False, compare=False, repr=False)
    near: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    near_mask: tuple[int, ...] = field(init=False, compare=False, repr=False)
    doubles: tuple[tuple[tuple[int, int], ...], ...] = field(init=False, compare=False, repr=False)
    shut_ends: tuple[dict[int, int], ...] = field(init=False, compare=False, repr=False)
    lines: tuple[list[tuple[int, ...]], ...] = field(init=False, compare=False, repr=False)
    distance: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    rings: tuple[int, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        lines = [self._lines(cell) for cell in range(WIDTH * WIDTH)]
        doubles = tuple(tuple((line[0], line[1]) for line in each if len(line) > 1) for each in lines)
        derived = {
            "cells": tuple(sorted(cell_at(*space) for space in self.spaces)),
            "mask": mask_of(cell_at(*space) for space in self.spaces),
            "near": tuple(tuple(line[0] for line in each) for each in lines),
            "near_mask": tuple(mask_of(line[0] for line in each) for each in lines),
            "doubles": doubles,
            "shut_ends": tuple(Memo(partial(_shut_ends, each)) for each in doubles),
            "lines": tuple(lines),
            "distance": tuple(map(_distances, lines)),
            "rings": self._rings(),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def _lines(self, cell: int) -> list[tuple[int, ...]]:
        """Return the cells of each straight line from a space, up to the board's edge or a gap."""
        if column_and_row(cell) not in self.spaces:
            return []
        lines = [self._line(cell, step) for step in DIRECTIONS]
        return [line for line in lines if line]

    def _line(self, cell: int, step: tuple[int, int]) -> tuple[int, ...]:
        found: list[int] = []
        column, row = column_and_row(cell)
        while len(found) < FARTHEST_SHOT:
            column, row = column + step[0], row + step[1]
            if (column, row) not in self.spaces:
                break
            found.append(cell_at(column, row))
        return tuple(found)

    def _rings(self) -> tuple[int, ...]:
        """Return the masks of the spaces at equal distance from the edge of the grid, the outermost first."""
        rings = [0] * (WIDTH // 2 + 1)
        for column, row in self.spaces:
            depth = min(column - 1, row - 1, self.columns - column, self.rows - row)
            rings[depth] |= 1 << cell_at(column, row)
        return tuple(ring for ring in rings if ring)

    def nearest(self, cell: int, blocked: int) -> tuple[int, ...]:
        """Return the unblocked spaces with the fewest king's steps from a cell (CH-30, CH-45)."""
        column, row = column_and_row(cell)
        steps: dict[int, list[int]] = {}
        for free in self.cells:
            if not blocked >> free & 1:
                there = column_and_row(free)
                steps.setdefault(max(abs(there[0] - column), abs(there[1] - row)), []).append(free)
        return tuple(steps[min(steps)])


def _distances(lines: list[tuple[int, ...]]) -> tuple[int, ...]:
    distances = [0] * (WIDTH * WIDTH)
    for line in lines:
        for steps, cell in enumerate(line, 1):
            distances[cell] = steps
    return tuple(distances)


def _shut_ends(doubles: tuple[tuple[int, int], ...], shut: int) -> int:
    return mask_of([end for middle, end in doubles if shut >> middle & 1])


@lru_cache(maxsize=16)
def _make(columns: int, rows: int, spaces: frozenset[Cell], corners: tuple[int, ...]) -> HouseBoard:
    return HouseBoard(columns, rows, spaces, corners)


def board_of(level: Level | None) -> HouseBoard:
    """Return the board of a level, or the default board for `None`; cached by value."""
    chosen = level or MANSION
    corners = sorted((mark.properties["seat"], cell_at(*mark.cell)) for mark in chosen.marked("corner"))
    return _make(chosen.columns, chosen.rows, chosen.spaces, tuple(cell for _, cell in corners))


def board_fault(level: Level) -> str | None:
    """Return the reason why a level cannot be a board of this game, in a few words; `None` if it can."""
    if level.columns > WIDTH or level.rows > WIDTH:
        return f"it is larger than {WIDTH} x {WIDTH} cells"
    if len(level.spaces) < MIN_SPACES:
        return f"it has fewer than {MIN_SPACES} spaces"
    corners = level.marked("corner")
    if sorted(mark.properties["seat"] for mark in corners) != list(range(SEATS)):
        return f"its corners are not those of the seats 0 to {SEATS - 1}, one each"
    if len({mark.cell for mark in corners}) < SEATS:
        return "two corners share a space"
    return None
