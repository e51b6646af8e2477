"""What is fixed for a whole game: its options, its board, and every card action made ready."""

from dataclasses import dataclass, field
from functools import lru_cache

from circus.core.action import Action
from circus.core.game import Setup
from circus.core.option import Value
from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.board import NOBODY, NOWHERE, Board, board_of
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    DOUBLE_MOVE,
    MOVE,
    RANGED_ATTACK,
)

Aimed = tuple[tuple[int, Action], ...]
"""The mask of the cells that matter, and the action."""


@dataclass(frozen=True)
class Config:
    """The options and the board of a game, shared by all its states.

    Attributes:
        seats, board: how many play, and where.
        redraft: `refill=redraft` (CH-1).
        intervene: what an Intervene costs: `lose_turn`, `one_time` or `one_card` (CH-35).
        base_deck: `none`, `open` or `protected` (CH-35).
        edge: `police_start=edge` (CH-35).
        hearts_as_tape: lost hearts are the tape (CH-35).
        round_limit: the last round; 0 for none (CH-33).
        moves: for each seat and cell the neighbours and the Move there.
        doubles: likewise `(end, middle, Double Move)`, both as masks.
        blows: likewise the neighbours and the Attack on a trap there.
        ambushes: likewise the cells in reach and the Ambush there.
        attacks, shots: for each seat and target the Attack and the Ranged Attack.
        abductions: for each seat, target and destination the Abduct.
        armors: for each seat the Armor.
    """

    seats: int
    board: Board
    redraft: bool
    intervene: str
    base_deck: str
    edge: bool
    hearts_as_tape: bool
    round_limit: int
    moves: list[list[Aimed]] = field(init=False, compare=False, repr=False)
    doubles: list[list[tuple[tuple[int, int, Action], ...]]] = field(init=False, compare=False, repr=False)
    blows: list[list[Aimed]] = field(init=False, compare=False, repr=False)
    ambushes: list[list[Aimed]] = field(init=False, compare=False, repr=False)
    attacks: list[list[Action]] = field(init=False, compare=False, repr=False)
    shots: list[list[Action]] = field(init=False, compare=False, repr=False)
    abductions: list[list[dict[int, Action]]] = field(init=False, compare=False, repr=False)
    armors: list[Action] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        board, everyone = self.board, range(self.seats)
        made = {
            "moves": [_at_cells(seat, MOVE, board.near) for seat in everyone],
            "doubles": [_double_moves(seat, board) for seat in everyone],
            "blows": [_at_cells(seat, ATTACK, board.near) for seat in everyone],
            "ambushes": [_at_cells(seat, AMBUSH, board.reach) for seat in everyone],
            "attacks": [[_play(seat, ATTACK, other) for other in everyone] for seat in everyone],
            "shots": [[_play(seat, RANGED_ATTACK, other) for other in everyone] for seat in everyone],
            "abductions": [
                [{cell: _play(seat, ABDUCT, other, cell) for cell in board.cells} for other in everyone]
                for seat in everyone
            ],
            "armors": [_play(seat, ARMOR) for seat in everyone],
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)

    @property
    def corners(self) -> tuple[int, ...]:
        """Where each seat starts; two seats sit in opposite corners (CH-3, CH-4)."""
        corners = self.board.corners
        return (corners[0], corners[2]) if self.seats == 2 else corners[: self.seats]


def _play(seat: int, card: int, other: int = NOBODY, cell: int = NOWHERE) -> Action:
    return VERBS.action(seat, "play", (card, other, cell))


def _at_cells(seat: int, card: int, aims: tuple[tuple[int, ...], ...]) -> list[Aimed]:
    return [tuple((1 << cell, _play(seat, card, NOBODY, cell)) for cell in cells) for cells in aims]


def _double_moves(seat: int, board: Board) -> list[tuple[tuple[int, int, Action], ...]]:
    return [
        tuple((1 << end, 1 << middle, _play(seat, DOUBLE_MOVE, NOBODY, end)) for middle, end in steps)
        for steps in board.doubles
    ]


@lru_cache(maxsize=64)
def _make(seats: int, board: Board, options: tuple[tuple[str, Value], ...]) -> Config:
    chosen = dict(options)
    return Config(
        seats=seats,
        board=board,
        redraft=chosen["refill"] == "redraft",
        intervene=str(chosen["intervene"]),
        base_deck=str(chosen["base_deck"]),
        edge=chosen["police_start"] == "edge",
        hearts_as_tape=bool(chosen["hearts_as_tape"]),
        round_limit=int(chosen["round_limit"]),
    )


def config_of(setup: Setup) -> Config:
    """What a set-up fixes; made once for equal set-ups."""
    return _make(setup.seats, board_of(setup.level), tuple(setup.options.items()))
