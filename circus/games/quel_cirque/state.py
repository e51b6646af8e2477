"""Where a game of Quel Cirque stands, and the rules it is played by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from circus.core.action import CHANCE, Action
from circus.core.state import State
from circus.games.quel_cirque.actions import MOST_SEATS, ROOM, VERBS
from circus.games.quel_cirque.board import Board
from circus.games.quel_cirque.paths import Gait, legal_paths

NONE = -1
"""Not there (yet): no roll, no seat, no clown, no marble in a hole."""
HIDDEN = -2
"""A color that this view may not know."""
DRAW = (CHANCE,)
ALONE = tuple((seat,) for seat in range(MOST_SEATS))
"""For each seat the `awaited` of its turn."""

_MEMO_LIMIT = 100
"""Lists kept for one seat, clown, length and departure: bounds the memory, and is seldom reached."""


class Reach:
    """The moves of one seat with one clown, of one length and from one cell, remembered.

    Attributes:
        nearby: bit mask of the cells where another clown makes a difference.
    """

    __slots__ = ("_gait", "_memo", "_move", "nearby")

    def __init__(self, gait: Gait, move: tuple[int, int, int, int], nearby: int) -> None:
        """`move` is the seat, the clown, the length and the departure cell."""
        self._gait = gait
        self._move = move
        self._memo: dict[int, list[Action]] = {}
        self.nearby = nearby

    def moves(self, occupied: int) -> list[Action]:
        """The legal moves while other clowns stand on the cells `occupied`, of those nearby."""
        found = self._memo.get(occupied)
        if found is None:
            if len(self._memo) >= _MEMO_LIMIT:
                self._memo.clear()
            seat, clown, length, departure = self._move
            paths = legal_paths(self._gait, departure, length, occupied)
            found = [VERBS.action(seat, "move", (clown, path)) for path in paths]
            self._memo[occupied] = found
        return found


@dataclass(frozen=True)
class Rules:
    """What stays the same all game; shared by all copies of a state.

    Attributes:
        seats: how many play.
        gait: the board and the rules of movement.
        secret_clown: seats hide their colors (QC-20).
        over_under: black may invert a clown (QC-21).
        hidden_marbles: only top marbles and counts are shown (QC-26).
    """

    seats: int
    gait: Gait
    secret_clown: bool
    over_under: bool
    hidden_marbles: bool

    @property
    def board(self) -> Board:
        """The board."""
        return self.gait.board

    @cached_property
    def pushes(self) -> bool:
        """Whether clowns may push (QC-16, QC-17)."""
        return self.gait.push != "none"

    @cached_property
    def hole_at(self) -> dict[int, int]:
        """The number of the hole in a cell."""
        return {cell: hole for hole, cell in enumerate(self.board.holes)}

    @cached_property
    def reaches(self) -> list[list[list[dict[int, Reach]]]]:
        """By seat, clown, number of marbles and departure cell: the moves."""
        lengths = [self._nearby(length) for length in range(ROOM + 1)]
        return [
            [
                [
                    {
                        cell: Reach(self.gait, (seat, clown, length, cell), mask)
                        for cell, mask in nearby.items()
                    }
                    for length, nearby in enumerate(lengths)
                ]
                for clown in range(3)
            ]
            for seat in range(self.seats)
        ]

    def _nearby(self, length: int) -> dict[int, int]:
        """By departure cell: bit mask of the cells where another clown makes a difference to a move."""
        # A pushed clown lies one step ahead of its pusher, and one in its way another step ahead.
        steps = length + self.pushes
        return {cell: self.board.within(cell, steps) for cell in self.board.cells}

    @cached_property
    def returns(self) -> list[list[list[Sequence[Action]]]]:
        """By seat, mask of clowns and mask of start spaces: the returns (QC-11)."""
        return [
            [[self._puts("return", seat, clowns, free) for free in range(8)] for clowns in range(8)]
            for seat in range(self.seats)
        ]

    @cached_property
    def seatings(self) -> list[list[list[Sequence[Action]]]]:
        """By seat, ejected clown and mask of start spaces: where it may be seated (QC-17)."""
        return [
            [[self._puts("seat", seat, 1 << clown, free) for free in range(8)] for clown in range(3)]
            for seat in range(self.seats)
        ]

    def _puts(self, verb: str, seat: int, clowns: int, free: int) -> list[Action]:
        starts = [cell for each, cell in enumerate(self.board.starts) if free >> each & 1]
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
        new = CirqueState.__new__(CirqueState)
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
