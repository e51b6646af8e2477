"""State of Quel Cirque, and the constants of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.diagram import UNKNOWN, columns, headline, row_of
from circus.core.memo import Memo
from circus.core.state import State
from circus.games.quel_cirque.actions import (
    COLORS,
    FACES,
    MAX_SEATS,
    ROLLS,
    VERBS,
    AddsByMarbles,
    adds_of_seats,
)
from circus.games.quel_cirque.board import CirqueBoard, mask_of
from circus.games.quel_cirque.cells import cell_at
from circus.games.quel_cirque.forecast import Forecast
from circus.games.quel_cirque.paths import Gait, Path, legal_paths

NONE: Final = -1
"""Absent value: no roll, no seat, no clown, no marble in a hole."""
HIDDEN: Final = -2
"""Color that the view does not show."""
DRAW: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MAX_SEATS))
"""Value of `awaited` in each seat's turn."""


class Surroundings:
    """Paths of one length from one cell, by the cells of the other clowns.

    Attributes:
        near: by cell a number from 1 for a clown there; 0 if a clown there makes no difference.
        many: count of such numbers, 0 included.
        paths: by bit mask of the cells of the other clowns: the legal paths.
    """

    __slots__ = ("_cells", "many", "near", "paths")

    def __init__(self, gait: Gait, departure: int, length: int) -> None:
        # A pushed clown is one step ahead of its pusher, and a clown in its way is another step ahead.
        nearby = gait.board.within(departure, length + (gait.push != "none"))
        self._cells = [cell for cell in gait.board.cells if nearby >> cell & 1]
        self.many = len(self._cells) + 1
        self.near = [0] * gait.board.numbers
        for number, cell in enumerate(self._cells, 1):
            self.near[cell] = number
        self.paths: Memo[int, list[Path]] = Memo(partial(legal_paths, gait, departure, length))

    def occupied(self, *numbers: int) -> int:
        """Return the bit mask of the cells with these numbers."""
        return mask_of({self._cells[number - 1] for number in numbers if number})


class ClownMoves:
    """Cached moves of one seat with one clown from one cell, for one length.

    Attributes:
        around: paths by the cells of the other clowns.
        near: by cell a number for a clown there, as in `Surroundings`.
        many: count of such numbers.
        listed: the legal moves, by the two numbers of the other clowns; `None` for an entry not computed yet.
    """

    __slots__ = ("around", "listed", "many", "near")

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.near = around.near
        self.many = around.many
        self.listed: list[list[Action] | None] = [None] * (around.many * around.many)


class SeatReach:
    """Moves of one seat with one clown, for one length, each computed at the first request."""

    __slots__ = ("_around", "_by_cell", "_clown", "_seat")

    def __init__(self, seat: int, clown: int, board: CirqueBoard, around: Memo[int, Surroundings]) -> None:
        self._seat = seat
        self._clown = clown
        self._around = around
        self._by_cell: list[ClownMoves | None] = [None] * board.numbers

    def moves(self, departure: int, other: int, another: int) -> list[Action]:
        """Return the legal moves from the cell `departure` while the other clowns are on these cells."""
        known = self._by_cell[departure]
        if known is None:
            known = self._by_cell[departure] = ClownMoves(self._around[departure])
        near = known.near
        place = near[other] * known.many + near[another]
        found = known.listed[place]
        if found is None:
            paths = known.around.paths[known.around.occupied(near[other], near[another])]
            found = [VERBS.action(self._seat, "move", (self._clown, path)) for path in paths]
            known.listed[place] = found
        return found


def _surroundings(gait: Gait, length: int, departure: int) -> Surroundings:
    return Surroundings(gait, departure, length)


@dataclass(frozen=True)
class CirqueConfig:
    """Constants of one game, shared by all copies of its states.

    Attributes:
        seats: number of players.
        color_marbles: number of marbles of each color.
        capacity: maximum number of marbles in a clown (QC-2).
        marble_steps: steps of a clown for each of its marbles.
        faces: number of faces of the die that show each of `FACES`.
        gait: the board and the rules of movement.
        secret_clown: seats hide their colors (QC-20).
        over_under: black may invert a clown (QC-21).
        hidden_marbles: only top marbles and counts are visible (QC-26).
        board: the board.
        pushes: true if clowns may push (QC-16, QC-17).
        hole_at: by cell the number of its hole, `NONE` if it has none.
        die: the roll of each side of the die.
        rolls: the possible rolls.
        odds: number of sides of the die with each of `rolls`.
        adds: additions by seat, mask of colors and number of marbles in each clown (QC-2).
        forecast: values of stars and marbles on this board.
        reaches: moves by seat, clown and number of marbles.
        returns: returns by seat, mask of clowns and mask of free start spaces (QC-11).
        seatings: seatings by seat, ejected clown and mask of free start spaces (QC-17).
    """

    seats: int
    color_marbles: int
    capacity: int
    marble_steps: int
    faces: tuple[int, ...]
    gait: Gait
    secret_clown: bool
    over_under: bool
    hidden_marbles: bool
    board: CirqueBoard = field(init=False, compare=False, repr=False)
    pushes: bool = field(init=False, compare=False, repr=False)
    hole_at: list[int] = field(init=False, compare=False, repr=False)
    die: list[Action] = field(init=False, compare=False, repr=False)
    rolls: list[Action] = field(init=False, compare=False, repr=False)
    odds: list[int] = field(init=False, compare=False, repr=False)
    adds: list[list[AddsByMarbles]] = field(init=False, compare=False, repr=False)
    forecast: Forecast = field(init=False, compare=False, repr=False)
    reaches: list[list[list[SeatReach]]] = field(init=False, compare=False, repr=False)
    returns: list[list[list[list[Action]]]] = field(init=False, compare=False, repr=False)
    seatings: list[list[list[list[Action]]]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        board, everyone = self.gait.board, range(self.seats)
        derived = {
            "board": board,
            "pushes": self.gait.push != "none",
            "hole_at": self._hole_at(),
            "die": [roll for roll, sides in zip(ROLLS, self.faces, strict=True) for _ in range(sides)],
            "rolls": [roll for roll, sides in zip(ROLLS, self.faces, strict=True) if sides],
            "odds": [sides for sides in self.faces if sides],
            "adds": adds_of_seats(self.capacity),
            "forecast": Forecast(board, self.marble_steps),
            "reaches": self._reaches(),
            "returns": [
                [[self._puts("return", seat, clowns, free) for free in range(8)] for clowns in range(8)]
                for seat in everyone
            ],
            "seatings": [
                [[self._puts("seat", seat, 1 << clown, free) for free in range(8)] for clown in range(3)]
                for seat in everyone
            ],
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def _hole_at(self) -> list[int]:
        board = self.gait.board
        holes = [NONE] * board.numbers
        for hole, cell in enumerate(board.holes):
            holes[cell] = hole
        return holes

    def _reaches(self) -> list[list[list[SeatReach]]]:
        """Return the tables of moves, to be read by seat, clown and number of marbles."""
        gait = self.gait
        around: list[Memo[int, Surroundings]] = [
            Memo(partial(_surroundings, gait, marbles * self.marble_steps))
            for marbles in range(self.capacity + 1)
        ]
        return [
            [[SeatReach(seat, clown, gait.board, each) for each in around] for clown in range(3)]
            for seat in range(self.seats)
        ]

    def _puts(self, verb: str, seat: int, clowns: int, free: int) -> list[Action]:
        starts = [cell for each, cell in enumerate(self.gait.board.starts) if free >> each & 1]
        moved = [clown for clown in range(3) if clowns >> clown & 1]
        return [VERBS.action(seat, verb, (clown, cell)) for clown in moved for cell in starts]


class CirqueState(State):
    """State of one game, or with hidden values the view of one seat.

    Attributes:
        rules: constants of this game.
        colors: color of each seat; empty before they are assigned; `HIDDEN` in views.
        turn: seat whose turn it is; `NONE` before the first player is drawn.
        turns: number of turns begun.
        roll: face of the die; `NONE` before it is rolled.
        cells: cell of each clown; `paths.OFF` after it was pushed over the edge.
        marbles: colors in each clown, bottom first; `HIDDEN` in views.
        supply: number of marbles of each color that can still be added.
        holes: color of the marble in each hole, or `NONE`; fewest stars first.
        ejected: clown that was pushed over the edge and is not yet seated (QC-17), or `NONE`.
    """

    __slots__ = ("cells", "colors", "ejected", "holes", "marbles", "roll", "rules", "supply", "turn", "turns")

    rules: CirqueConfig
    colors: tuple[int, ...]
    turn: int
    turns: int
    roll: int
    cells: list[int]
    marbles: list[tuple[int, ...]]
    supply: list[int]
    holes: list[int]
    ejected: int

    def __str__(self) -> str:
        return _drawing(self)

    def copy(self) -> CirqueState:
        """Return an independent state with the same content."""
        new = CirqueState()
        new.awaited = self.awaited
        new.rules = self.rules
        new.colors = self.colors
        new.turn = self.turn
        new.turns = self.turns
        new.roll = self.roll
        new.cells = self.cells[:]
        new.marbles = self.marbles[:]
        new.supply = self.supply[:]
        new.holes = self.holes[:]
        new.ejected = self.ejected
        return new

    @property
    def is_over(self) -> bool:
        """True once a marble is in the last hole (QC-13)."""
        return self.holes[-1] != NONE

    def length(self, clown: int) -> int:
        """Return the number of steps of a full move of a clown (QC-5)."""
        return len(self.marbles[clown]) * self.rules.marble_steps

    def free_starts(self) -> int:
        """Return the bit mask of the start spaces, by clown, that no clown is on."""
        first, second, third = self.rules.board.starts
        cells = self.cells
        return (first not in cells) | (second not in cells) << 1 | (third not in cells) << 2

    def occupied(self) -> int:
        """Return the bit mask of the clowns' cells."""
        first, second, third = self.cells
        return 1 << first | 1 << second | 1 << third


def _drawing(state: CirqueState) -> str:
    """Return the drawing: the board with the start row at the bottom, then marbles, supply and colors.

    A space is drawn as its clown in brackets, and its hole as stars and the marble in it; an empty space is a
    point, a gap is blank.
    """
    board = state.rules.board
    rows = range(board.rows, 0, -1)
    drawn = [[_space(state, cell_at(column, row)) for column in range(1, board.columns + 1)] for row in rows]
    turn = f"turn {state.turns} of seat {state.turn}" if state.turns else "first"
    roll = f", roll {FACES[state.roll]}" if state.roll >= 0 else ""
    supply = [f"{count} {color}" for color, count in zip(COLORS, state.supply, strict=True)]
    return "\n".join(
        [
            headline(turn + roll, state.awaited),
            *columns(drawn),
            *(f"clown {_clown(state, clown)}".rstrip() for clown in range(len(state.cells))),
            f"supply: {', '.join(supply)}",
            *(f"seat {seat}: {_color(color)}" for seat, color in enumerate(state.colors)),
        ]
    )


def _space(state: CirqueState, cell: int) -> str:
    board = state.rules.board
    if not board.is_space(cell):
        return ""
    clown = f"({state.cells.index(cell)})" if cell in state.cells else ""
    return clown + _hole(state, cell) or "."


def _hole(state: CirqueState, cell: int) -> str:
    """Return the stars of a hole and the color of its marble; "" for another space."""
    board = state.rules.board
    if cell not in board.holes:
        return ""
    hole = board.holes.index(cell)
    marble = state.holes[hole]
    return f"{board.stars[hole]}*{COLORS[marble] if marble >= 0 else ''}"


def _clown(state: CirqueState, clown: int) -> str:
    """Return a clown's number and its marbles, bottom first."""
    off = " (off the board)" if clown == state.ejected else ""
    return f"{clown}{off}: {row_of([_color(color) for color in state.marbles[clown]])}"


def _color(color: int) -> str:
    return COLORS[color] if color >= 0 else UNKNOWN
