"""Cells of a board, coded as one number each, and their text form."""

from typing import Final

from circus.core.action import pick_name, whole_number
from circus.core.errors import ParseError

ROW: Final = 16
"""Factor of the row in a cell's number, row * ROW + column, on every board: one row forward is + ROW."""
MAX_COLUMNS: Final = ROW - 2
MAX_ROWS: Final = 63


def cell_at(column: int, row: int) -> int:
    """Return the number of a cell."""
    return row * ROW + column


def spell_cell(cell: int, kind: str = "cell") -> str:
    """Return the pick of a cell, `cell/COLUMN,ROW`, or with kind `hole` the place of a marble in it."""
    row, column = divmod(cell, ROW)
    return f"{kind}/{column},{row}"


def read_cell(pick: str) -> int:
    """Return the number of the cell that a pick names; raises `ParseError` if no board can have it."""
    left, comma, right = pick_name(pick, "cell").partition(",")
    if not comma:
        raise ParseError(f"'{pick}' is not written cell/COLUMN,ROW")
    column, row = whole_number(left), whole_number(right)
    if not (1 <= column <= MAX_COLUMNS and 1 <= row <= MAX_ROWS):
        raise ParseError(f"no board is so large that it has '{pick}'")
    return cell_at(column, row)
