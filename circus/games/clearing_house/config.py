"""Constants of one game: its options, its board, and tables of every card action."""

from dataclasses import dataclass, field
from functools import lru_cache, partial

from circus.core.action import Action
from circus.core.game import Setup
from circus.core.memo import Memo
from circus.core.option import Value
from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.board import NOBODY, NOWHERE, HouseBoard, board_of, mask_of
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
"""For every mask of cells the actions that aim at other cells, in the order of the board's lines.

There are at most eight cells, hence 256 masks. A mask has the taken cells, not the free ones: masks are then
never negative, which would be slow in Python.
"""


class CellActions:
    """Actions of one seat from one cell, independent of the other pieces.

    Attributes:
        seat: the seat.
        near: mask of the neighbours (CH-9).
        distance: distance to every cell in line, as in `HouseBoard`; 1 for a neighbour (CH-21).
        ends: mask of the ends of Double Moves (CH-11).
        shut_ends: by mask of impassable neighbours the mask of the ends behind them, as in `HouseBoard`.
        moves, doubles: by mask of taken cells the Moves and the Double Moves that end elsewhere.
        blows: by mask of neighbours without a trap the Attacks on the traps of the others.
        ambushes: pairs of a mask of four cells in reach (CH-22), in the order of the board's lines, and the
            Ambushes on them by mask of taken cells.
        attacks, shots: for each seat the Attack and the Ranged Attack on it.
        abductions: for each seat the masks of the cells it can be taken to, with the Abducts. They are not
            cached by mask: too many masks occur, each too rarely.
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

    def __init__(self, board: HouseBoard, seats: int, seat: int, cell: int) -> None:
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
class HouseConfig:
    """Options and board of one game, shared by all its states.

    Attributes:
        seats, board: number of players, and the board.
        redraft: true for `refill=redraft` (CH-1).
        intervene: price of an Intervene: `lose_turn`, `one_time` or `one_card` (CH-35).
        base_deck: `none`, `open` or `protected` (CH-35).
        edge: true for `police_start=edge` (CH-35).
        hearts_as_tape: true if lost hearts are the tape (CH-35).
        round_limit: number of the last round; 0 for none (CH-33).
        spots: by seat and cell the actions from there.
    """

    seats: int
    board: HouseBoard
    redraft: bool
    intervene: str
    base_deck: str
    edge: bool
    hearts_as_tape: bool
    round_limit: int
    spots: list[dict[int, CellActions]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        spots = [Memo(partial(CellActions, self.board, self.seats, seat)) for seat in range(self.seats)]
        object.__setattr__(self, "spots", spots)

    @property
    def corners(self) -> tuple[int, ...]:
        """Start cell of each seat; two seats sit in opposite corners (CH-3, CH-4)."""
        corners = self.board.corners
        return (corners[0], corners[2]) if self.seats == 2 else corners[: self.seats]


def _play(seat: int, card: int, other: int = NOBODY, cell: int = NOWHERE) -> Action:
    return VERBS.action(seat, "play", (card, other, cell))


def _listed(seat: int, card: int, cells: tuple[int, ...], other: int = NOBODY) -> list[tuple[int, Action]]:
    return [(1 << cell, _play(seat, card, other, cell)) for cell in cells]


def _every_aim(listed: list[tuple[int, Action]]) -> Aims:
    """Return the table of all masks at once: it fits into memory, and long games meet most masks."""
    found: Aims = {0: ()}
    for cell, action in listed:
        taken = {mask | cell: aims for mask, aims in found.items()}
        found = {mask: (*aims, action) for mask, aims in found.items()} | taken
    return found


@lru_cache(maxsize=64)
def _make(seats: int, board: HouseBoard, options: tuple[tuple[str, Value], ...]) -> HouseConfig:
    chosen = dict(options)
    return HouseConfig(
        seats=seats,
        board=board,
        redraft=chosen["refill"] == "redraft",
        intervene=str(chosen["intervene"]),
        base_deck=str(chosen["base_deck"]),
        edge=chosen["police_start"] == "edge",
        hearts_as_tape=bool(chosen["hearts_as_tape"]),
        round_limit=int(chosen["round_limit"]),
    )


def config_of(setup: Setup) -> HouseConfig:
    """Return the constants of a set-up, cached by value."""
    return _make(setup.seats, board_of(setup.level), tuple(setup.options.items()))
