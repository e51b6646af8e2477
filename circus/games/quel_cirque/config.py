"""Constants of one game: its options, its board, and tables of moves, additions and returns."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from circus.core.action import Action
from circus.core.config import ConfigCache, same_named
from circus.core.game import Setup
from circus.core.memo import Memo
from circus.core.option import Option
from circus.games.quel_cirque.actions import COLORS, ROLLS, VERBS, AddsByMarbles, adds_of_seats
from circus.games.quel_cirque.board import CirqueBoard, board_in
from circus.games.quel_cirque.forecast import Forecast
from circus.games.quel_cirque.paths import Gait
from circus.games.quel_cirque.reach import SeatReach, Surroundings, surroundings_of

OPTIONS: Final = (
    Option("lazy_clown", (False, True), icon="clock"),
    Option("push", ("none", "bousculade", "clumsy"), icon="wind"),
    Option("secret_clown", (False, True), icon="closed-eye"),
    Option("over_under", (False, True), icon="undo"),
    Option("hidden_marbles", (False, True), icon="eye"),
)

NONE: Final = -1
"""Absent value: no roll, no seat, no clown, no marble in a hole."""


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
            Memo(partial(surroundings_of, gait, marbles * self.marble_steps))
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


def _config(setup: Setup) -> CirqueConfig:
    options, numbers = setup.options, setup.numbers
    colors = [numbers["color_faces"]] * len(COLORS)
    return CirqueConfig(
        seats=setup.seats,
        faces=(*colors, numbers["white_faces"], numbers["black_faces"]),
        gait=Gait(board_in(setup), str(options["push"]), bool(options["lazy_clown"])),
        **same_named(CirqueConfig, setup),
    )


_CONFIGS: Final = ConfigCache(_config)


def config_of(setup: Setup) -> CirqueConfig:
    """Return the constants of a set-up, one object for equal ones; raises `UsageError` if it has no level."""
    return _CONFIGS.of(setup)
