"""Encoding of a view of Clearing House as numbers, for learning algorithms."""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from circus.core.game import Setup
from circus.core.memo import Memo
from circus.core.rows import DIGEST, Rows, digest
from circus.games.clearing_house.board import CELL_NAMES, NOBODY, NOWHERE, SEATS, WIDTH, board_of
from circus.games.clearing_house.cards import BITS, CARDS, INTERVENE, MAX_OF_A_KIND, UNIT, count
from circus.games.clearing_house.config import HouseConfig, config_of
from circus.games.clearing_house.state import HIDDEN, REASONS, ClearingHouse

_REASON = {reason: number for number, reason in enumerate(REASONS)}
_HALF = WIDTH * WIDTH // 2
_LOW = (1 << _HALF) - 1
_SINGLE = (
    "phase", "round", "starter", "active", "lap", "left", "due", "taped", "duel_from", "reason", "wish",
    "share", "announced/seat", "announced/card", "announced/target", "announced/cell",
)  # fmt: skip
_BY_SEAT = ("hearts", "armor", "supply", "owed", "losses", "sizes", "chosen", "base")
_BAGS = ("played", "spent", "shown", "most")


def rows(setup: Setup) -> Rows[ClearingHouse]:
    """Return the encoding: masks of players, tape and traps by space, then numbers; a bag has one per card.

    Each pick of the draft is 1 if hidden, else the card's number plus 2; each pack is its last seen bag (-1
    if never seen). Thefts and observations of earlier deals have no fixed length: they are encoded as their
    count and a digest.
    """
    seats, config = range(setup.seats), config_of(setup)
    spaces = set(board_of(setup.level).cells)
    cells = [CELL_NAMES[cell] if cell in spaces else "" for cell in range(WIDTH * WIDTH)]
    grids = [f"{name} " for name in (*(f"at/{seat}" for seat in seats), "tape", "traps")]
    masks = [
        [cell and grid + cell for cell in half] for grid in grids for half in (cells[:_HALF], cells[_HALF:])
    ]
    groups = [f"{kind}/{seat}" for kind in ("living", "drafters") for seat in range(SEATS)]
    bags = ["hand", "out", "stock", "extra", *(f"{bag}/{seat}" for bag in _BAGS for seat in seats)]
    bags += [f"pack/{place}" for place in range(SEATS)]
    numbers = [
        *_SINGLE,
        *(f"{name}/{seat}" for name in _BY_SEAT for seat in seats),
        *(f"chain/{each}" for each in range(_longest_chain(config))),
        *(f"{bag} {card}" for bag in bags for card in CARDS),
        *(f"pick/{place}/{each}" for place in range(SEATS) for each in range(config.cards_dealt)),
        *(f"{kind}/{part}" for kind in ("steals", "earlier") for part in ("count", *range(DIGEST))),
    ]
    return Rows([*masks, groups], numbers, _read)


def _read(view: ClearingHouse) -> tuple[list[int], "array[float]"]:
    """Return masks and numbers of a view, the latter in an array, which a row copies at once."""
    masks: list[int] = []
    for cell in view.at:
        grid = 1 << cell if cell >= 0 else 0
        masks += grid & _LOW, grid >> _HALF
    masks += view.tape & _LOW, view.tape >> _HALF, view.traps & _LOW, view.traps >> _HALF
    masks.append(_seats(view.living) | _seats(view.drafters) << SEATS)
    player, (card, target, cell) = NOBODY, (HIDDEN, NOBODY, NOWHERE)
    if view.announced is not None:
        player, (card, target, cell) = view.announced.seat, view.announced.code
    viewer = view.viewer
    own = view.hand[viewer] if viewer is not None and viewer >= 0 else 0
    numbers = array("f", (
        view.phase, view.round, view.starter, view.active, view.lap, view.left, view.due, view.taped,
        view.duel_from, _REASON[view.reason], view.wish, view.share, player, card, target, cell,
        *view.hearts, *view.armor, *view.supply, *view.owed, *view.losses, *view.sizes, *view.chosen,
        *view.base, *_chained(view.chain, _longest_chain(view.config)),
    ))  # fmt: skip
    for bag in (own, view.out, view.stock, view.extra, *view.played, *view.spent, *view.shown, *view.most):
        numbers += _COUNTS[bag]
    for bag in (*view.packs, *(0,) * (SEATS - len(view.packs))):
        numbers += _COUNTS[bag]
    numbers += _picked(view.picks, view.config.cards_dealt)
    numbers += _remembered(view.steals)
    numbers += _remembered(view.earlier)
    return masks, numbers


@cache
def _seats(listed: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in listed)


@lru_cache(maxsize=1 << 10)
def _chained(chain: tuple[int, ...], most: int) -> tuple[int, ...]:
    return (*(seat + 1 for seat in chain), *(0,) * (most - len(chain)))


def _longest_chain(config: HouseConfig) -> int:
    """Return the maximum number of Intervenes in one window."""
    return count(config.deck, INTERVENE)


def _counts(bag: int) -> "array[float]":
    if bag == HIDDEN:
        return array("f", [-1] * len(CARDS))
    return array("f", [bag >> BITS * card & MAX_OF_A_KIND for card in range(len(UNIT))])


_COUNTS: Final = Memo(_counts)
"""Count of each card in a bag."""


@lru_cache(maxsize=1 << 10)
def _picked(picks: tuple[tuple[int, ...], ...], share: int) -> "array[float]":
    numbers: list[int] = []
    for place in range(SEATS):
        taken = picks[place] if place < len(picks) else ()
        numbers += (card + 2 for card in taken)
        numbers += (0,) * (share - len(taken))
    return array("f", numbers)


@lru_cache(maxsize=1 << 10)
def _remembered(past: tuple[Sequence[object], ...]) -> "array[float]":
    return array("f", (len(past), *digest(past)))
