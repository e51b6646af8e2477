"""Constants of one game: its options, its board, and tables of every card action."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from circus.core.action import Action
from circus.core.config import ConfigCache, same_named
from circus.core.game import Setup
from circus.core.memo import Memo
from circus.core.option import Option
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
from circus.games.clearing_house.numbers import SIDES, deck_of, hit_faces_of

OPTIONS: Final = (
    Option("refill", ("kit", "redraft"), icon="replay"),
    Option("intervene", ("lose_turn", "one_time", "one_card"), icon="hands"),
    Option("base_deck", ("none", "open", "protected"), icon="cards"),
    Option("police_start", ("anywhere", "edge"), icon="lock"),
    Option("hearts_as_tape", (False, True), icon="link"),
    Option("round_limit", (0, 5, 10), is_count=True, icon="hourglass"),
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
        grabs: mask of the cells in the reach of an Abduct (CH-16).
        distance: distance to every cell in line, as in `HouseBoard`; 1 for a neighbour (CH-21).
        faces: number of faces of the die with which a shot hits, by cell; 0 out of its range (CH-21).
        ends: mask of the ends of Double Moves (CH-11).
        shut_ends: by mask of impassable neighbours the mask of the ends behind them, as in `HouseBoard`.
        moves, doubles: by mask of taken cells the Moves and the Double Moves that end elsewhere.
        blows: by mask of neighbours without a trap the Attacks on the traps of the others.
        ambushes: pairs of a mask of up to four cells in reach (CH-22), in the order of the board's lines, and
            the Ambushes on them by mask of taken cells.
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
        "faces",
        "grabs",
        "moves",
        "near",
        "seat",
        "shots",
        "shut_ends",
    )

    def __init__(self, config: "HouseConfig", seat: int, cell: int) -> None:
        board, everyone = config.board, range(config.seats)
        near, steps = board.near[cell], board.doubles[cell]
        grabbed = _within(board.lines[cell], config.reach.abduct)
        reach = _within(board.lines[cell], config.reach.ambush)
        self.seat, self.near = seat, board.near_mask[cell]
        self.grabs = mask_of(grabbed)
        self.distance = board.distance[cell]
        self.faces = tuple(config.shots.faces[distance] for distance in self.distance)
        self.ends = mask_of([end for _, end in steps])
        self.shut_ends = board.shut_ends[cell]
        self.moves = _every_aim(_listed(seat, MOVE, near))
        self.doubles = _every_aim(_listed(seat, DOUBLE_MOVE, tuple(end for _, end in steps)))
        self.blows = _every_aim(_listed(seat, ATTACK, near))
        fours = [reach[first : first + 4] for first in range(0, len(reach), 4)]
        self.ambushes = [(mask_of(four), _every_aim(_listed(seat, AMBUSH, four))) for four in fours]
        self.attacks = [_play(seat, ATTACK, other) for other in everyone]
        self.shots = [_play(seat, RANGED_ATTACK, other) for other in everyone]
        self.abductions = [_listed(seat, ABDUCT, grabbed, other) for other in everyone]
        self.armor = _play(seat, ARMOR)


@dataclass(frozen=True)
class HouseDamage:
    """Hearts lost by an Attack, by a Ranged Attack, and in a trap."""

    attack: int
    ranged: int
    trap: int


@dataclass(frozen=True)
class CardReach:
    """Distance up to which an Abduct takes a pawn, and an Ambush puts a trap (CH-16, CH-22)."""

    abduct: int
    ambush: int


@dataclass(frozen=True)
class ShotOdds:
    """Odds of a Ranged Attack by distance (CH-21).

    Attributes:
        faces: number of faces of the die with which it hits.
        chance: probability of that.
    """

    faces: tuple[int, ...]
    chance: tuple[float, ...]

    def least_die(self, distance: int) -> int:
        """Return the minimum number of the die that hits at this distance."""
        return SIDES + 1 - self.faces[distance]


@dataclass(frozen=True)
class TapeSupply:
    """Supply of police tape.

    Attributes:
        pieces: number of pieces.
        is_hearts: true if lost hearts are the tape instead (CH-35).
        per_damage: pieces for each lost heart.
    """

    pieces: int
    is_hearts: bool
    per_damage: int


@dataclass(frozen=True)
class HouseConfig:
    """Options and board of one game, shared by all its states.

    Attributes:
        seats, board: number of players, and the board.
        redraft: true for `refill=redraft` (CH-1).
        intervene: price of an Intervene: `lose_turn`, `one_time` or `one_card` (CH-35).
        base_deck: `none`, `open` or `protected` (CH-35).
        edge: true for `police_start=edge` (CH-35).
        round_limit: number of the last round; 0 for none (CH-33).
        deck: bag of the deck.
        damage, reach, shots: of the cards.
        tape_supply: of the police.
        hearts, traps, cards_dealt, plays_a_turn, turns_a_round, stalemate_rounds: as in `NUMBERS`.
        spots: by seat and cell the actions from there.
    """

    seats: int
    board: HouseBoard
    redraft: bool
    intervene: str
    base_deck: str
    edge: bool
    round_limit: int
    deck: int
    damage: HouseDamage
    reach: CardReach
    shots: ShotOdds
    tape_supply: TapeSupply
    hearts: int
    traps: int
    cards_dealt: int
    plays_a_turn: int
    turns_a_round: int
    stalemate_rounds: int
    spots: list[dict[int, CellActions]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        spots = [Memo(partial(CellActions, self, seat)) for seat in range(self.seats)]
        object.__setattr__(self, "spots", spots)

    @property
    def corners(self) -> tuple[int, ...]:
        """Start cell of each seat; two seats sit in opposite corners (CH-3, CH-4)."""
        corners = self.board.corners
        return (corners[0], corners[2]) if self.seats == 2 else corners[: self.seats]


def _within(lines: Iterable[tuple[int, ...]], reach: int) -> tuple[int, ...]:
    """Return the cells of straight lines up to a distance."""
    return tuple(cell for line in lines for cell in line[:reach])


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


def _config(setup: Setup) -> HouseConfig:
    options, numbers = setup.options, setup.numbers
    faces = hit_faces_of(numbers)
    return HouseConfig(
        seats=setup.seats,
        board=board_of(setup.level),
        redraft=options["refill"] == "redraft",
        edge=options["police_start"] == "edge",
        deck=deck_of(numbers),
        damage=HouseDamage(numbers["attack_damage"], numbers["ranged_damage"], numbers["trap_damage"]),
        reach=CardReach(numbers["abduct_reach"], numbers["ambush_reach"]),
        shots=ShotOdds(faces, tuple(each / SIDES for each in faces)),
        tape_supply=TapeSupply(numbers["tape"], bool(options["hearts_as_tape"]), numbers["tape_per_damage"]),
        **same_named(HouseConfig, setup),
    )


_CONFIGS: Final = ConfigCache(_config)


def config_of(setup: Setup) -> HouseConfig:
    """Return the constants of a set-up, one object for equal ones."""
    return _CONFIGS.of(setup)
