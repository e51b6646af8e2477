"""Rooms of Clearing House's boards: floors and rugs, derived from the level alone."""

from typing import NamedTuple

from circus.core.level import Cell
from circus.games.clearing_house.board import HouseBoard
from circus.ui.skins.table_view import TableView

MANSION, WAREHOUSE = "mansion", "warehouse"
"""Styles of furniture."""
WOOD, WARM, COOL, CONCRETE = "floor_wood", "floor_check_warm", "floor_check_cool", "floor_concrete"


class FloorRoom(NamedTuple):
    """Rectangle of spaces with one floor.

    Attributes:
        column, row: of its upper left space, from 1.
        columns, rows: its size in spaces.
        floor: the sprite of one space of floor.
        rug: the sprite of its rug; "" for none.
    """

    column: int
    row: int
    columns: int
    rows: int
    floor: str
    rug: str = ""


_SIX_BY_SIX = (
    FloorRoom(1, 1, 2, 2, WOOD, "carpet_diamond"),
    FloorRoom(3, 1, 2, 2, COOL),
    FloorRoom(5, 1, 2, 3, WOOD, "carpet_long"),
    FloorRoom(1, 3, 2, 2, WOOD, "carpet_star"),
    FloorRoom(3, 3, 2, 2, WARM, "carpet_round"),
    FloorRoom(5, 4, 2, 1, COOL),
    FloorRoom(1, 5, 3, 2, WARM),
    FloorRoom(4, 5, 3, 2, WOOD, "carpet_wide"),
)
"""The default board."""

_FLOORS = ((WOOD, "carpet_diamond"), (COOL, ""), (WOOD, "carpet_star"), (WARM, "carpet_round"), (WOOD, ""))


def indoors(table: TableView) -> str:
    """Return the style of the board: one with missing spaces is a warehouse, a full one a mansion."""
    level = table.setup.level
    full = level is None or len(level.spaces) == level.columns * level.rows
    return MANSION if full else WAREHOUSE


def rooms(board: HouseBoard, style: str) -> tuple[FloorRoom, ...]:
    """Return the rooms of a board; every space belongs to one."""
    if style == WAREHOUSE:
        return (FloorRoom(1, 1, board.columns, board.rows, CONCRETE),)
    if (board.columns, board.rows) == (6, 6):
        return _SIX_BY_SIX
    found, number = [], 0
    for row, high in _parts(board.rows):
        for column, wide in _parts(board.columns):
            floor, rug = _FLOORS[number % len(_FLOORS)]
            found.append(FloorRoom(column, row, wide, high, floor, rug if (wide, high) == (2, 2) else ""))
            number += 1
    return tuple(found)


def _parts(count: int) -> list[tuple[int, int]]:
    """Return the start and length of parts of two along a side, the last one of three if it is odd."""
    starts = range(1, count, 2)
    return [
        (start, 3 if start + 2 == count else 2) for start in starts if start + 1 <= count and start != count
    ]


def gaps(board: HouseBoard) -> list[Cell]:
    """Return the cells of the grid that are not spaces: walls and the goods at them."""
    return [
        (column, row)
        for row in range(1, board.rows + 1)
        for column in range(1, board.columns + 1)
        if (column, row) not in board.spaces
    ]
