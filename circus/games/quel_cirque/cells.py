"""Cells of a board: one number for each, and how it is written."""

from typing import Final

from circus.core.action import pick_name, whole_number
from circus.core.errors import ParseError

ROW: Final = 16
"""A cell is one number on every board: row * ROW + column; so one row forward is + ROW."""
MOST_COLUMNS: Final = ROW - 2
MOST_ROWS: Final = 63


def cell_at(column: int, row: int) -> int:
    """The number of a cell."""
    return row * ROW + column


def spell_cell(cell: int, kind: str = "cell") -> str:
    """The pick of a cell: `cell/COLUMN,ROW`; with `hole` for `kind`, the place of a marble in its hole."""
    row, column = divmod(cell, ROW)
    return f"{kind}/{column},{row}"


def read_cell(pick: str) -> int:
    """The number of the cell that a pick names; raises `ParseError` if no board has such a cell."""
    left, comma, right = pick_name(pick, "cell").partition(",")
    if not comma:
        raise ParseError(f"'{pick}' is not written cell/COLUMN,ROW")
    column, row = whole_number(left), whole_number(right)
    if not (1 <= column <= MOST_COLUMNS and 1 <= row <= MOST_ROWS):
        raise ParseError(f"no board is so large that it has '{pick}'")
    return cell_at(column, row)
