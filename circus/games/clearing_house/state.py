"""State of Clearing House, and operations on what hands have shown."""

from typing import Final, NamedTuple

from circus.core.action import CHANCE, Action
from circus.core.diagram import columns, headline, row_of, seats
from circus.core.state import State
from circus.games.clearing_house.board import NOBODY, SEATS, cell_at, column_and_row
from circus.games.clearing_house.cards import (
    ATTACK,
    BASE,
    CARDS,
    HAS,
    MOVE,
    NO_LIMIT,
    UNIT,
    cards_in,
    count,
)
from circus.games.clearing_house.config import HouseConfig

DEAL: Final = 0
DRAFT: Final = 1
FIRST: Final = 2
TURN: Final = 3
WINDOW: Final = 4
EFFECT: Final = 5
ROLL: Final = 6
STEAL: Final = 7
POLICE: Final = 8
DISCARD: Final = 9
FLEE: Final = 10
OVER: Final = 11
"""Phases of the game; no seat is to act in `EFFECT`, while a card is carried out."""

PHASES: Final = (
    *("deal", "draft", "first", "turn", "window", "effect"),
    *("roll", "steal", "police", "discard", "flee", "over"),
)
"""Name of each phase by its number."""

COURSE: Final = ("deal", "draft", "first", *["turn"] * 5, *["police"] * 3, "over")
"""Name of each phase for players: a window or a throw is part of a turn."""

REASONS: Final = ("", "last_standing", "stalemate", "round_limit")
"""Reasons why a game ended; "" before the end."""

HIDDEN: Final = -1
"""Placeholder in a view for a hidden card or bag."""

CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(4))
SOME: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16)
)
"""Seats of every mask, ascending."""

WITHOUT: Final[dict[tuple[int, ...], tuple[tuple[int, ...], ...]]] = {
    seats: tuple(SOME[mask & ~(1 << seat)] for seat in range(SEATS)) for mask, seats in enumerate(SOME)
}
"""Seats to act after one of them has answered; the values are the same objects as the keys, for a fast
lookup.
"""


def _first_after(active: int, mask: int) -> int:
    around = [(active + step) % SEATS for step in range(1, SEATS + 1)]
    return next((seat for seat in around if mask >> seat & 1), NOBODY)


FIRST_AFTER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_first_after(active, mask) for mask in range(len(SOME))) for active in range(SEATS)
)
"""By active seat and mask of seats, the first of these clockwise after it, with itself the last."""

Draft = tuple[tuple[int, ...], ...]
Steal = tuple[int, int, int, int, int, int, int]
"""Thief, victim, card, then `shown` of both and `most` of both before it (see `ClearingHouse`)."""


class EarlierDeal(NamedTuple):
    """Observations of one seat, or the public, of a deal before a redraft; fields as in `ClearingHouse`.

    Attributes:
        drafters, share, extra, stock: the deal itself.
        packs, picks, steals: as this seat saw them.
        living, out, sizes, spent, shown: public values at the end.
        hand: own hand at the end; `HIDDEN` for the public.
    """

    drafters: tuple[int, ...]
    share: int
    extra: int
    stock: int
    packs: tuple[int, ...]
    picks: Draft
    steals: tuple[Steal, ...]
    living: tuple[int, ...]
    out: int
    hand: int
    sizes: tuple[int, ...]
    spent: tuple[int, ...]
    shown: tuple[int, ...]


class ClearingHouse(State):
    """State of one game; in a view, hidden values are `HIDDEN`.

    Bags count cards as in `cards`; masks have one bit per cell. Lists and tuples are indexed by seat.

    Attributes:
        config: options and board, shared.
        viewer: seat whose view this is, -1 for the public; `None` for the full state.
        phase: one of the phases, `DEAL` to `OVER`.
        round: number of the round, from 1.
        starter, active: seat that started the round, seat whose turn it is.
        lap: number of complete laps of the turn in this round.
        left: number of cards the active seat may still play.
        living: seats still in the game, ascending.
        at, hearts, armor, supply: cell, hearts, armors in play, traps in supply.
        owed: number of turns to be lost, or limited under `intervene=one_card` (CH-24, CH-39).
        tape, traps, occupied: masks.
        losses: hearts lost since tape was last counted (CH-27).
        due: number of tape pieces still to be laid.
        taped: seat on fresh tape.
        announced: last played card until it is resolved.
        chain: seats that played Intervenes against it, in order.
        wish: mask of the seats that have answered `intervene` in the open window.
        hand, sizes, played: bag in hand, its size, bag played this round.
        base: mask of the protected base cards in hand: 1 the Attack, 2 the Move (CH-49).
        out: bag of face-up cards that left the game.
        stock: bag of all cards that could be in the last deal.
        undealt: bag that the last deal left out; before it, the whole bag to be dealt.
        share: number of cards dealt to each drafter.
        extra: bag that each drafter held before the deal: the open base cards at first (CH-49).
        drafters: seats that took part in the last deal, ascending.
        packs: by drafter the bag left of the pack dealt to it.
        picks: by drafter the cards drafted from its pack, in order.
        chosen: cards chosen now, until all have chosen.
        spent: by seat the bag that left the hand face up since the last deal and has not returned.
        shown: by seat the minimum bag held since its hand last changed unseen, spent cards included.
        most: by seat the maximum bag, likewise; with `shown` it is all that play reveals about a hand.
        steals: every theft since the last deal.
        earlier: observations of each seat, and last the public, of the deals before each redraft after a
            death, oldest first; `()` before any, and for others in views.
        duel_from: first round that counts towards the stalemate (CH-33); 0 while more than two live.
        reason: reason why the game ended.
    """

    __slots__ = (
        "active",
        "announced",
        "armor",
        "at",
        "base",
        "chain",
        "chosen",
        "config",
        "drafters",
        "due",
        "duel_from",
        "earlier",
        "extra",
        "hand",
        "hearts",
        "lap",
        "left",
        "living",
        "losses",
        "most",
        "occupied",
        "out",
        "owed",
        "packs",
        "phase",
        "picks",
        "played",
        "reason",
        "round",
        "share",
        "shown",
        "sizes",
        "spent",
        "starter",
        "steals",
        "stock",
        "supply",
        "tape",
        "taped",
        "traps",
        "undealt",
        "viewer",
        "wish",
    )

    config: HouseConfig
    viewer: int | None
    phase: int
    round: int
    starter: int
    active: int
    lap: int
    left: int
    living: tuple[int, ...]
    at: list[int]
    hearts: list[int]
    armor: list[int]
    supply: list[int]
    owed: list[int]
    tape: int
    traps: int
    occupied: int
    losses: list[int]
    due: int
    taped: int
    announced: Action | None
    chain: tuple[int, ...]
    wish: int
    hand: list[int]
    sizes: list[int]
    played: list[int]
    base: list[int]
    out: int
    stock: int
    undealt: int
    share: int
    extra: int
    drafters: tuple[int, ...]
    packs: tuple[int, ...]
    picks: Draft
    chosen: tuple[int, ...]
    spent: list[int]
    shown: list[int]
    most: list[int]
    steals: tuple[Steal, ...]
    earlier: tuple[tuple[EarlierDeal, ...], ...]
    duel_from: int
    reason: str

    @property
    def damage(self) -> int:
        """Damage since tape was last counted, which is the number of pieces to come (CH-27)."""
        return sum(self.losses)

    def __str__(self) -> str:
        return _drawing(self)

    def copy(self) -> "ClearingHouse":
        """Return an independent state with the same content."""
        new = ClearingHouse()
        new.config, new.viewer, new.awaited, new.phase = self.config, self.viewer, self.awaited, self.phase
        new.round, new.starter, new.active, new.lap = self.round, self.starter, self.active, self.lap
        new.left, new.living, new.duel_from, new.reason = self.left, self.living, self.duel_from, self.reason
        new.tape, new.traps, new.occupied = self.tape, self.traps, self.occupied
        new.due, new.taped = self.due, self.taped
        new.announced, new.chain, new.wish = self.announced, self.chain, self.wish
        new.out, new.stock, new.undealt = self.out, self.stock, self.undealt
        new.drafters, new.packs, new.picks = self.drafters, self.packs, self.picks
        new.share, new.extra = self.share, self.extra
        new.chosen, new.steals = self.chosen, self.steals
        new.earlier = self.earlier
        new.at, new.hearts, new.armor = self.at[:], self.hearts[:], self.armor[:]
        new.supply, new.owed, new.base = self.supply[:], self.owed[:], self.base[:]
        new.hand, new.sizes, new.played = self.hand[:], self.sizes[:], self.played[:]
        new.losses = self.losses[:]
        new.spent, new.shown, new.most = self.spent[:], self.shown[:], self.most[:]
        return new


NO_BASE: Final = 0
ATTACK_BASE: Final = 1
MOVE_BASE: Final = 2
BOTH_BASE: Final = 3
"""Masks of `ClearingHouse.base`."""

BASE_BITS: Final = {ATTACK: ATTACK_BASE, MOVE: MOVE_BASE}
"""Bit of `ClearingHouse.base` for each base card."""


def forget(state: ClearingHouse, seat: int) -> None:
    """Reset the bounds of a hand that changed unseen; spent cards stay spent."""
    state.shown[seat] = state.spent[seat]
    state.most[seat] = NO_LIMIT


def spend(state: ClearingHouse, seat: int, card: int) -> None:
    """Move a card from a hand to its spent cards, face up; the hand must hold it.

    Plain assignments, because `-=` on a list item takes twice as long in the compiled build.
    """
    unit, hand, sizes = UNIT[card], state.hand, state.sizes
    hand[seat] = hand[seat] - unit
    sizes[seat] = sizes[seat] - 1
    spent, shown = state.spent, state.shown
    known, least = spent[seat], shown[seat]
    spent[seat] = known + unit
    if not (least ^ known) & HAS[card]:
        shown[seat] = least + unit


def show_none_left(state: ClearingHouse, seat: int, card: int) -> None:
    """Record that a hand has no unprotected card of this kind, as its base card was played (CH-49)."""
    known = count(state.spent[seat], card)
    state.most[seat] += UNIT[card] * (known - count(state.most[seat], card))


def every_card(state: ClearingHouse) -> int:
    """Return the bag of all ordinary cards: the deck, and the open base cards (CH-49)."""
    return state.config.deck + (BASE * state.config.seats if state.config.base_deck == "open" else 0)


def _drawing(state: ClearingHouse) -> str:
    """Return the drawing: the board from its top row, then a line for each seat, and the open card.

    A space is drawn as the number of the seat on it, with `#` for tape and `x` for a trap, else as a point; a
    gap is blank.

    >>> from circus import games
    >>> game = games.find("clearing_house")
    >>> print(game.start(game.setup(seats=2, options={"base_deck": "open"})))
    round 1, deal; chance to act
    0  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  1
            hearts  armor  traps  owed  hand         played
    seat 0  4       0      4      0     attack move
    seat 1  4       0      4      0     attack move
    """
    board = state.config.board
    grid = [
        [_space(state, cell_at(column, row)) for column in range(1, board.columns + 1)]
        for row in range(1, board.rows + 1)
    ]
    lines = [
        headline(f"round {state.round}, {PHASES[state.phase]}", state.awaited, state.viewer),
        *columns(grid),
        *columns([("", "hearts", "armor", "traps", "owed", "hand", "played"), *_seats(state)]),
    ]
    if state.announced is not None:
        intervening = f", intervened by {seats(state.chain)}" if state.chain else ""
        lines.append(f"announced: {state.announced}{intervening}")
    for place, pack in enumerate(state.packs if any(state.packs) else ()):
        left = state.share - len(state.picks[place])
        lines.append(f"pack {place}: {_cards(pack, left)}")
    return "\n".join(lines)


def _space(state: ClearingHouse, cell: int) -> str:
    if column_and_row(cell) not in state.config.board.spaces:
        return ""
    seat = str(state.at.index(cell)) if cell in state.at else ""
    tape = "#" if state.tape >> cell & 1 else ""
    trap = "x" if state.traps >> cell & 1 else ""
    return seat + tape + trap or "."


def _seats(state: ClearingHouse) -> list[tuple[object, ...]]:
    """Return the entries of each seat."""
    return [
        (
            f"seat {seat}",
            state.hearts[seat],
            state.armor[seat],
            state.supply[seat],
            state.owed[seat],
            _cards(state.hand[seat], state.sizes[seat]),
            _cards(state.played[seat], 0),
        )
        for seat in range(state.config.seats)
    ]


def _cards(bag: int, count: int) -> str:
    """Return the cards of a bag; `count` hidden ones if the view hides it."""
    return row_of([CARDS[card] for card in cards_in(bag)] if bag >= 0 else (), count)
