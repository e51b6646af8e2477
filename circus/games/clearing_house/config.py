"""What is fixed for a whole game: its options, its board, and every card action made ready."""

from dataclasses import dataclass, field
from functools import lru_cache, partial

from circus.core.action import Action
from circus.core.game import Setup
from circus.core.memo import Memo
from circus.core.option import Value
from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.board import NOBODY, NOWHERE, Board, board_of, mask_of
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    DOUBLE_MOVE,
    MOVE,
    RANGED_ATTACK,
)

Aims = dict[int, tuple[Action, ...]]
"""For every mask of cells those actions that aim at others, in the order of the board's lines.

There are eight cells at the most, so that 256 masks are all. What is taken is asked for, not what is free:
masks are never negative, which Python's own numbers are slow with.
"""


class Spot:
    """What one seat can do from one cell, wherever all others are.

    Attributes:
        seat: whose spot it is.
        near: the neighbours (CH-9), as a mask.
        distance: as on the board, for every cell how far it is, if it is in line: 1 for a neighbour (CH-21).
        ends: the mask of the ends of Double Moves (CH-11).
        shut_ends: as on the board, for every mask of neighbours that cannot be crossed.
        moves, doubles: for every mask of taken cells the Moves and the Double Moves that end elsewhere.
        blows: for every mask of neighbours without a trap the Attacks on the traps of the others.
        ambushes: the masks of the cells where an Ambush can be laid (CH-22), four at a time in the order
            of the board's lines, and for every mask of taken ones the Ambushes on the others.
        attacks, shots: for each seat the Attack and the Ranged Attack on it.
        abductions: for each seat the cells it can be taken to, as masks, and its Abducts to there; so many
            masks come up so seldom that nothing is kept for them.
        armor: the Armor.
    """

    __slots__ = (
        "abductions",
        "ambushes",
        "armor",
        "attacks",
        "blows",
        "distance",
        "doubles",
        "ends",
        "moves",
        "near",
        "seat",
        "shots",
        "shut_ends",
    )

    def __init__(self, board: Board, seats: int, seat: int, cell: int) -> None:
        near, everyone = board.near[cell], range(seats)
        steps = board.doubles[cell]
        self.seat, self.near = seat, board.near_mask[cell]
        self.distance = board.distance[cell]
        self.ends = mask_of([end for _, end in steps])
        self.shut_ends = board.shut_ends[cell]
        self.moves = _every_aim(_listed(seat, MOVE, near))
        self.doubles = _every_aim(_listed(seat, DOUBLE_MOVE, tuple(end for _, end in steps)))
        self.blows = _every_aim(_listed(seat, ATTACK, near))
        reach = board.reach[cell]
        fours = [reach[first : first + 4] for first in range(0, len(reach), 4)]
        self.ambushes = [(mask_of(four), _every_aim(_listed(seat, AMBUSH, four))) for four in fours]
        self.attacks = [_play(seat, ATTACK, other) for other in everyone]
        self.shots = [_play(seat, RANGED_ATTACK, other) for other in everyone]
        self.abductions = [_listed(seat, ABDUCT, near, other) for other in everyone]
        self.armor = _play(seat, ARMOR)


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
        spots: by seat, for each cell what that seat can do from there.
    """

    seats: int
    board: Board
    redraft: bool
    intervene: str
    base_deck: str
    edge: bool
    hearts_as_tape: bool
    round_limit: int
    spots: list[dict[int, Spot]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        spots = [Memo(partial(Spot, self.board, self.seats, seat)) for seat in range(self.seats)]
        object.__setattr__(self, "spots", spots)

    @property
    def corners(self) -> tuple[int, ...]:
        """Where each seat starts; two seats sit in opposite corners (CH-3, CH-4)."""
        corners = self.board.corners
        return (corners[0], corners[2]) if self.seats == 2 else corners[: self.seats]


def _play(seat: int, card: int, other: int = NOBODY, cell: int = NOWHERE) -> Action:
    return VERBS.action(seat, "play", (card, other, cell))


def _listed(seat: int, card: int, cells: tuple[int, ...], other: int = NOBODY) -> list[tuple[int, Action]]:
    return [(1 << cell, _play(seat, card, other, cell)) for cell in cells]


def _every_aim(listed: list[tuple[int, Action]]) -> Aims:
    """All masks at once: they fit into memory, and play that goes on for long meets most of them."""
    found: Aims = {0: ()}
    for cell, action in listed:
        taken = {mask | cell: aims for mask, aims in found.items()}
        found = {mask: (*aims, action) for mask, aims in found.items()} | taken
    return found


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
