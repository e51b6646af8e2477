"""Where a game of Quel Cirque stands, and the rules it is played by."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.memo import Memo
from circus.core.state import State
from circus.games.quel_cirque.actions import MOST_SEATS, ROOM, VERBS
from circus.games.quel_cirque.board import Board
from circus.games.quel_cirque.paths import Gait, Path, legal_paths

NONE: Final = -1
"""Not there (yet): no roll, no seat, no clown, no marble in a hole."""
HIDDEN: Final = -2
"""A color that this view may not know."""
DRAW: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MOST_SEATS))
"""For each seat the `awaited` of its turn."""

_MEMO_LIMIT: Final = 100
"""Answers kept for one length and departure, and of each clown: bounds the memory, and is seldom reached."""


class Surroundings:
    """The paths of one length from one cell, by where the other clowns stand.

    Attributes:
        near: by cell one bit for a clown that stands there; 0 where it makes no difference to a move.
        paths: the legal paths, by the bits of both other clowns together.
    """

    __slots__ = ("near", "paths")

    def __init__(self, gait: Gait, departure: int, length: int) -> None:
        # A pushed clown lies one step ahead of its pusher, and one in its way another step ahead.
        nearby = gait.board.within(departure, length + (gait.push != "none"))
        cells = [cell for cell in gait.board.cells if nearby >> cell & 1]
        self.near = [0] * gait.board.numbers
        for bit, cell in enumerate(cells):
            self.near[cell] = 1 << bit

        def legal(others: int) -> list[Path]:
            occupied = sum(1 << cell for bit, cell in enumerate(cells) if others >> bit & 1)
            return legal_paths(gait, departure, length, occupied)

        self.paths: Memo[int, list[Path]] = Memo(legal, _MEMO_LIMIT)


class Reach:
    """The moves of one seat with one clown, of one length and from one cell, remembered."""

    __slots__ = ("_moves", "_near")

    def __init__(self, seat: int, clown: int, around: Surroundings) -> None:
        def legal(others: int) -> list[Action]:
            return [VERBS.action(seat, "move", (clown, path)) for path in around.paths[others]]

        self._near = around.near
        self._moves: Memo[int, list[Action]] = Memo(legal, _MEMO_LIMIT)

    def moves(self, other: int, another: int) -> list[Action]:
        """The legal moves while the other clowns stand on these cells."""
        near = self._near
        return self._moves[near[other] | near[another]]


@dataclass(frozen=True)
class Rules:
    """What stays the same all game; shared by all copies of a state.

    Attributes:
        seats: how many play.
        gait: the board and the rules of movement.
        secret_clown: seats hide their colors (QC-20).
        over_under: black may invert a clown (QC-21).
        hidden_marbles: only top marbles and counts are shown (QC-26).
        board: the board.
        pushes: whether clowns may push (QC-16, QC-17).
        hole_at: by cell the number of the hole in it, `NONE` where there is none.
        reaches: by seat, clown, number of marbles and departure cell: the moves.
        returns: by seat, mask of clowns and mask of start spaces: the returns (QC-11).
        seatings: by seat, ejected clown and mask of start spaces: where it may be seated (QC-17).
    """

    seats: int
    gait: Gait
    secret_clown: bool
    over_under: bool
    hidden_marbles: bool
    board: Board = field(init=False, compare=False, repr=False)
    pushes: bool = field(init=False, compare=False, repr=False)
    hole_at: list[int] = field(init=False, compare=False, repr=False)
    reaches: list[list[list[Memo[int, Reach]]]] = field(init=False, compare=False, repr=False)
    returns: list[list[list[list[Action]]]] = field(init=False, compare=False, repr=False)
    seatings: list[list[list[list[Action]]]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        board, everyone = self.gait.board, range(self.seats)
        derived = {
            "board": board,
            "pushes": self.gait.push != "none",
            "hole_at": self._hole_at(),
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

    def _reaches(self) -> list[list[list[Memo[int, Reach]]]]:
        """Made for a cell when a clown first stands there: a large board has thousands."""
        gait = self.gait

        def by_cell(length: int) -> Memo[int, Surroundings]:
            return Memo(lambda cell: Surroundings(gait, cell, length))

        def reaches(seat: int, clown: int, around: Memo[int, Surroundings]) -> Memo[int, Reach]:
            return Memo(lambda cell: Reach(seat, clown, around[cell]))

        lengths = [by_cell(length) for length in range(ROOM + 1)]
        return [
            [[reaches(seat, clown, around) for around in lengths] for clown in range(3)]
            for seat in range(self.seats)
        ]

    def _puts(self, verb: str, seat: int, clowns: int, free: int) -> list[Action]:
        starts = [cell for each, cell in enumerate(self.gait.board.starts) if free >> each & 1]
        moved = [clown for clown in range(3) if clowns >> clown & 1]
        return [VERBS.action(seat, verb, (clown, cell)) for clown in moved for cell in starts]


class CirqueState(State):
    """Where a game stands, or (with holes) what one seat may know of it.

    Attributes:
        rules: what stays the same all game.
        colors: the color of each seat; empty before they are handed out; `HIDDEN` in views.
        turn: whose turn it is; `NONE` before the first player is drawn.
        turns: how many turns have begun.
        roll: the face of the die; `NONE` while it is to be rolled.
        cells: where each clown stands; `paths.OFF` after it was pushed over the edge.
        marbles: the colors in each clown, bottom first; `HIDDEN` in views.
        supply: how many marbles of each color can still be added.
        holes: the color of the marble in each hole, or `NONE`; fewest stars first.
        ejected: the clown that was pushed over the edge and is not yet seated (QC-17), or `NONE`.
    """

    __slots__ = ("cells", "colors", "ejected", "holes", "marbles", "roll", "rules", "supply", "turn", "turns")

    rules: Rules
    colors: tuple[int, ...]
    turn: int
    turns: int
    roll: int
    cells: list[int]
    marbles: list[tuple[int, ...]]
    supply: list[int]
    holes: list[int]
    ejected: int

    def copy(self) -> CirqueState:
        """An independent state with the same content."""
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
        """Whether a marble lies in the last hole (QC-13)."""
        return self.holes[-1] != NONE

    def free_starts(self) -> int:
        """Bit mask of the start spaces, by clown, that no clown stands on."""
        first, second, third = self.rules.board.starts
        cells = self.cells
        return (first not in cells) | (second not in cells) << 1 | (third not in cells) << 2

    def occupied(self) -> int:
        """Bit mask of the cells where clowns stand."""
        first, second, third = self.cells
        return 1 << first | 1 << second | 1 << third
