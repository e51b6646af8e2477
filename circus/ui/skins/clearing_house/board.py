"""Geometry of Clearing House's board on the screen, in units."""

from functools import lru_cache
from typing import NamedTuple

from circus.content.levels.layouts import Zone
from circus.core.level import Cell
from circus.games.clearing_house.board import HouseBoard, board_of, column_and_row
from circus.games.clearing_house.state import ClearingHouse
from circus.ui.skins.clearing_house.spec import FEET_OF_FIGURE, FIGURE_U
from circus.ui.skins.table_view import TableView

CELL_U = 96.0
"""Side of a space that all sizes here refer to; for other spaces they are scaled."""
WALL_U = 18.0
FEET_DOWN = 0.29
"""Distance of a figure's feet below the centre of its space, relative to the side."""


class HouseBoardPlan(NamedTuple):
    """Position of the board.

    Attributes:
        board: as in the rules.
        left, top: of the first space, in units.
        cell: the side of a space, in units.
    """

    board: HouseBoard
    left: float
    top: float
    cell: float

    @property
    def k(self) -> float:
        """Factor from the sizes of a full-sized space to this board."""
        return self.cell / CELL_U

    @property
    def width(self) -> float:
        """Width of all columns, in units."""
        return self.board.columns * self.cell

    @property
    def height(self) -> float:
        """Height of all rows, in units."""
        return self.board.rows * self.cell

    def corner(self, space: Cell) -> tuple[float, float]:
        """Return the upper left corner of a space."""
        return self.left + (space[0] - 1) * self.cell, self.top + (space[1] - 1) * self.cell

    def centre(self, space: Cell) -> tuple[float, float]:
        """Return the middle of a space."""
        x, y = self.corner(space)
        return x + self.cell / 2, y + self.cell / 2

    def middle_of(self, place: str) -> tuple[float, float]:
        """Return the centre of the space `cell/x,y`, or of another named place on the board."""
        return self.centre(space_of(place))

    def numbered(self, cell: int) -> tuple[float, float]:
        """Return the centre of a space by its number in the rules."""
        return self.centre(column_and_row(cell))


def figure_height(plan: HouseBoardPlan) -> float:
    """Return the height of a mobster."""
    return FIGURE_U * plan.k


def standing(plan: HouseBoardPlan, place: str) -> tuple[float, float]:
    """Return the centre of a figure's picture on a space."""
    x, y = plan.middle_of(place)
    return x, y + FEET_DOWN * plan.cell - (FEET_OF_FIGURE - 0.5) * figure_height(plan)


def space_of(place: str) -> Cell:
    """Return the space that a place on the board names, such as `cell/3,4`."""
    column, row = place.rpartition("/")[2].split(",")
    return int(column), int(row)


def state_of(table: TableView) -> ClearingHouse:
    """Return the state of a table of this game."""
    assert isinstance(table.state, ClearingHouse)
    return table.state


def plan_of(table: TableView) -> HouseBoardPlan:
    """Return the position of a table's board."""
    return _plan(board_of(table.setup.level), table.layout.zones["board"])


@lru_cache(maxsize=16)
def _plan(board: HouseBoard, zone: Zone) -> HouseBoardPlan:
    room = (zone.width - 2 * WALL_U) / board.columns, (zone.height - 2 * WALL_U) / board.rows
    cell = min(*room, zone.size or CELL_U)
    return HouseBoardPlan(board, zone.x - board.columns * cell / 2, zone.y - board.rows * cell / 2, cell)
