"""Geometry of Quel Cirque's board on the screen."""

from functools import lru_cache
from typing import NamedTuple

from circus.content.levels.layouts import Zone
from circus.games.quel_cirque.board import CirqueBoard, board_of
from circus.games.quel_cirque.cells import ROW
from circus.ui.skins.quel_cirque.spec import CELL_U, FRAME_U, HOLE_UP_U, THICK_U
from circus.ui.skins.table_view import TableView


class CirqueBoardPlan(NamedTuple):
    """Position of the board.

    Attributes:
        board: as in the rules.
        upright: whether row 1 is at the bottom; else it is at the left, and the columns are lanes.
        left, top: of the first cell, in units.
        cell: the side of a cell, in units.
    """

    board: CirqueBoard
    upright: bool
    left: float
    top: float
    cell: float

    @property
    def k(self) -> float:
        """Factor from the sizes of a full-sized cell to this board."""
        return self.cell / CELL_U

    @property
    def across(self) -> int:
        """Number of cells from left to right."""
        return self.board.columns if self.upright else self.board.rows

    @property
    def along(self) -> int:
        """Number of cells from top to bottom."""
        return self.board.rows if self.upright else self.board.columns

    def square(self, cell: int) -> tuple[int, int]:
        """Return the column and row of a cell in the picture, from the left and from the top."""
        row, column = divmod(cell, ROW)
        return (column - 1, self.board.rows - row) if self.upright else (row - 1, column - 1)

    def centre(self, cell: int) -> tuple[float, float]:
        """Return the middle of a cell, in units."""
        across, along = self.square(cell)
        return self.left + (across + 0.5) * self.cell, self.top + (along + 0.5) * self.cell

    def hole(self, cell: int) -> tuple[float, float]:
        """Return the middle of the hole in a cell."""
        x, y = self.centre(cell)
        return x, y - HOLE_UP_U * self.k

    def beside(self, cell: int, step: int) -> int:
        """Return the cell `step` to the right of a cell; 0 beyond the board."""
        across, along = self.square(cell)
        across += step
        if not 0 <= across < self.across:
            return 0
        return self.cell_at(across, along)

    def cell_at(self, across: int, along: int) -> int:
        """Return the cell at a column and row of the picture."""
        if self.upright:
            return (self.board.rows - along) * ROW + across + 1
        return (across + 1) * ROW + along + 1

    def under(self, x: float, y: float) -> int:
        """Return the cell at a point, in units; 0 for none."""
        across, along = int((x - self.left) // self.cell), int((y - self.top) // self.cell)
        if not (0 <= across < self.across and 0 <= along < self.along):
            return 0
        cell = self.cell_at(across, along)
        return cell if self.board.is_space(cell) else 0


def cell_of(place: str) -> int:
    """Return the cell of `cell/…`, `hole/…` or another named place on the board."""
    column, row = place.partition("/")[2].split(",")
    return int(row) * ROW + int(column)


def plan_of(table: TableView) -> CirqueBoardPlan:
    """Return the position of a table's board."""
    assert table.setup.level is not None
    upright = table.layout.width < table.layout.height
    return _plan(board_of(table.setup.level), table.layout.zones["board"], upright)


@lru_cache(maxsize=16)
def _plan(board: CirqueBoard, zone: Zone, upright: bool) -> CirqueBoardPlan:
    across, along = (board.columns, board.rows) if upright else (board.rows, board.columns)
    margin, thick = 2 * FRAME_U / CELL_U, THICK_U / CELL_U
    cell = min(zone.width / (across + margin), zone.height / (along + margin + thick), zone.size or CELL_U)
    left = zone.x - across * cell / 2
    top = zone.y - (along + thick) * cell / 2
    return CirqueBoardPlan(board, upright, left, top, cell)
