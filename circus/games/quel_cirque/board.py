"""Board of a game: its spaces, start spaces and holes, read from a level."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from circus.core.errors import UsageError
from circus.core.game import Setup
from circus.core.level import Cell, Level, LevelSpec, MarkSpec, SpaceMark
from circus.games.quel_cirque.cells import MAX_COLUMNS, MAX_ROWS, ROW, cell_at

FORWARD: Final = ROW
LEFT: Final = -1
RIGHT: Final = 1
STEPS: Final = (FORWARD, LEFT, RIGHT)
"""Directions of a step, as differences of cells (QC-4): neither backward nor diagonal."""

MAX_HOLES: Final = 12
"""Maximum number of holes, equal to that of marbles: the last hole can be filled after all others."""


@dataclass(frozen=True)
class CirqueBoard:
    """Board as the rules use it.

    Attributes:
        columns, rows: size of the grid, in cells; outside of it is the edge (QC-17).
        spaces: bit mask of the cells that clowns can enter.
        starts: start spaces of clowns 0, 1 and 2, all in row 1.
        holes: cells with a hole, fewest stars first; the last one ends the game (QC-13).
        stars: points of each hole.
        cells: cells that clowns can enter, ascending.
        numbers: length of a list indexed by cell; larger than any cell on or next to the board.
    """

    columns: int
    rows: int
    spaces: int
    starts: tuple[int, ...]
    holes: tuple[int, ...]
    stars: tuple[int, ...]
    cells: tuple[int, ...] = field(init=False, compare=False, repr=False)
    numbers: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        cells = tuple(cell for cell in range(self.spaces.bit_length()) if self.is_space(cell))
        object.__setattr__(self, "cells", cells)
        object.__setattr__(self, "numbers", (self.rows + 2) * ROW)

    def is_space(self, cell: int) -> bool:
        """Return whether a clown can enter the cell."""
        return bool(self.spaces >> cell & 1)

    def is_beyond_edge(self, cell: int) -> bool:
        """Return whether the cell is outside of the grid, not just a gap in it."""
        row, column = divmod(cell, ROW)
        return not (1 <= column <= self.columns and 1 <= row <= self.rows)

    def within(self, start: int, steps: int) -> int:
        """Return the bit mask of the cells reachable in at most `steps` steps, without `start`."""
        reached = {start}
        for _ in range(steps):
            ends = {cell + step for cell in reached for step in STEPS}
            reached |= {cell for cell in ends if self.is_space(cell)}
        return mask_of(reached - {start})


def mask_of(cells: set[int]) -> int:
    """Return the bit mask of some cells."""
    return sum(1 << cell for cell in cells)


def board_of(level: Level) -> CirqueBoard:
    """Return the board of a level that has no fault."""
    return _board(
        level.columns,
        level.rows,
        level.spaces,
        tuple((mark.properties["clown"], mark.cell) for mark in level.marked("start")),
        tuple((mark.properties["stars"], mark.cell) for mark in level.marked("hole")),
    )


def board_in(setup: Setup) -> CirqueBoard:
    """Return the board of a set-up; raises `UsageError` if it has no level."""
    if setup.level is None:
        raise UsageError("quel_cirque needs a level")
    return board_of(setup.level)


@lru_cache(maxsize=32)
def _board(
    columns: int,
    rows: int,
    spaces: frozenset[Cell],
    starts: tuple[tuple[int, Cell], ...],
    holes: tuple[tuple[int, Cell], ...],
) -> CirqueBoard:
    return CirqueBoard(
        columns,
        rows,
        mask_of({cell_at(*cell) for cell in spaces}),
        tuple(cell_at(*cell) for _, cell in sorted(starts)),
        tuple(cell_at(*cell) for _, cell in sorted(holes)),
        tuple(stars for stars, _ in sorted(holes)),
    )


def _fault(level: Level) -> str | None:
    """Return the fault of a level that has the right marks, in a few words; `None` if there is none."""
    starts, holes = level.marked("start"), level.marked("hole")
    start_cells = [mark.cell for mark in starts]
    checks = (
        (level.columns <= MAX_COLUMNS, f"more than {MAX_COLUMNS} columns"),
        (level.rows <= MAX_ROWS, f"more than {MAX_ROWS} rows"),
        (_values(starts, "clown") == [0, 1, 2], "the starts must be of clowns 0, 1 and 2"),
        (
            set(start_cells) == {cell for cell in level.spaces if cell[1] == 1}
            and len(set(start_cells)) == 3,
            "row 1 must be the three start spaces and nothing else",
        ),
        (len(set(_values(holes, "stars"))) == len(holes), "two holes have the same number of stars"),
        (min(_values(holes, "stars")) >= 1, "a hole needs at least one star"),
        (len({mark.cell for mark in holes}) == len(holes), "two holes share a space"),
        (not any(mark.cell[1] == 1 for mark in holes), "a hole stands on a start space"),
    )
    for holds, fault in checks:
        if not holds:
            return fault
    board = board_of(level)
    reached = [board.within(start, level.columns * level.rows) for start in board.starts]
    if not any(cells >> board.holes[-1] & 1 for cells in reached):
        return "no clown can reach the last hole"
    return None


def _values(marks: tuple[SpaceMark, ...], name: str) -> list[int]:
    return sorted(mark.properties[name] for mark in marks)


LEVEL: Final = LevelSpec(
    default="big_top",
    marks=(
        MarkSpec("start", 3, 3, {"clown": int}),
        MarkSpec("hole", 1, MAX_HOLES, {"stars": int}),
    ),
    fault=_fault,
    from_bottom=True,
)
