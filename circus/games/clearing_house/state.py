"""Where a game of Clearing House stands."""

from typing import Final, NamedTuple

from circus.core.action import CHANCE, Action
from circus.core.state import State
from circus.games.clearing_house.board import NOBODY, SEATS
from circus.games.clearing_house.cards import ATTACK, BASE, DECK, HAS, MOVE, NO_LIMIT, UNIT, count
from circus.games.clearing_house.config import Config

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
"""What is awaited: the phases of the game; nothing is in `EFFECT`, while a card is carried out."""

COURSE: Final = ("deal", "draft", "first", *["turn"] * 5, *["police"] * 3, "over")
"""By phase what is being done, as people would say: a window or a throw is part of a turn."""

HEARTS: Final = 4
TRAPS: Final = 4
TAPE: Final = 24
PLAYS_A_TURN: Final = 2
TURNS_A_ROUND: Final = 3
DUEL_ROUNDS: Final = 5
"""Rounds with two players left until the game is tied (STALEMATE)."""

REASONS: Final = ("", "last_standing", "stalemate", "round_limit")
"""What ends a game; "" while it goes on."""

HIDDEN: Final = -1
"""Stands in a view for a card or a bag that its seat may not know."""

CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(4))
SOME: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16)
)
"""By mask any seats, ascending."""

WITHOUT: Final[dict[tuple[int, ...], tuple[tuple[int, ...], ...]]] = {
    seats: tuple(SOME[mask & ~(1 << seat)] for seat in range(SEATS)) for mask, seats in enumerate(SOME)
}
"""Seats awaited, once one of them has answered; the same tuples as the keys, which are found sooner."""


def _first_after(active: int, mask: int) -> int:
    around = [(active + step) % SEATS for step in range(1, SEATS + 1)]
    return next((seat for seat in around if mask >> seat & 1), NOBODY)


FIRST_AFTER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_first_after(active, mask) for mask in range(len(SOME))) for active in range(SEATS)
)
"""By the active seat and the mask of some seats, the first of these clockwise after it, itself the last."""

Draft = tuple[tuple[int, ...], ...]
Steal = tuple[int, int, int, int, int, int, int]
"""Thief, victim, card, and what both had `shown` and their `most` before it (see `ClearingHouse`)."""


class EarlierDeal(NamedTuple):
    """What one seat, or the public, saw of a deal until all was dealt again; fields as in `ClearingHouse`.

    Attributes:
        drafters, share, extra, stock: who was dealt how much of what.
        packs, picks, steals: as this seat saw them.
        living, out, sizes, spent, shown: as all saw them at the end.
        hand: its own at the end; `HIDDEN` for the public.
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
    """A game of Clearing House; in a view what is hidden is `HIDDEN`.

    Bags count cards as in `cards`; masks have a bit a cell. Lists and tuples go by seat.

    Attributes:
        config: options and board, shared.
        viewer: whose view this is, -1 for the public; `None` for the full state.
        phase: what is awaited.
        round: counted from 1.
        starter, active: who started the round, whose turn it is.
        lap: how often the turn went round the table in this round.
        left: how many cards the active seat may still play.
        living: the seats still in, ascending.
        at, hearts, armor, supply: cell, hearts, armors in play, traps in supply.
        owed: turns to be lost, or limited under `intervene=one_card` (CH-24, CH-39).
        tape, traps, occupied: masks.
        losses: by seat the hearts lost since tape was last counted (CH-27).
        due: pieces of tape still to be laid.
        taped: who stands on fresh tape.
        announced: the card played last, while it is not done with.
        chain: who played Intervenes against it, in order.
        wish: mask of the seats that have answered `intervene` in the open window.
        hand, sizes, played: bag in hand, its size, bag played this round.
        base: mask of the protected base cards in hand: 1 the Attack, 2 the Move (CH-49).
        out: the bag of face-up cards that left the game.
        stock: the bag of all cards that could be in the last deal.
        undealt: the bag that the last deal left out; before it, the whole bag to be dealt.
        share: how many cards each drafter was dealt.
        extra: the bag that each drafter held before the deal: the open base cards at first (CH-49).
        drafters: who took part in the last deal, ascending.
        packs: by drafter the bag that is left of the pack dealt to them.
        picks: by drafter the cards drafted from their pack, in order.
        chosen: the cards drafted now, until all have chosen.
        spent: what left each hand face up since the last deal and has not come back.
        shown: the least that each seat must have held since its hand last changed unseen, spent
            cards included; with `most`, the most, it is all that play tells of a hand.
        steals: every theft since the last deal.
        earlier: what each seat, and last the public, saw of the deals before each redraft without the
            dead, the first deal first; `()` before any, and in views for others.
        duel_from: the round from which the stalemate is counted (CH-33); 0 while more than two live.
        reason: what ended the game.
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

    config: Config
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
        """Points of damage since tape was last counted: so many pieces will fall (CH-27)."""
        return sum(self.losses)

    def copy(self) -> "ClearingHouse":
        """An independent state with the same content."""
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
"""The masks of `ClearingHouse.base`."""

BASE_BITS: Final = {ATTACK: ATTACK_BASE, MOVE: MOVE_BASE}
"""Which bit of it stands for a card."""


def forget(state: ClearingHouse, seat: int) -> None:
    """Drops what play told of a hand, now that it changed unseen; spent cards stay spent."""
    state.shown[seat] = state.spent[seat]
    state.most[seat] = NO_LIMIT


def spend(state: ClearingHouse, seat: int, card: int) -> None:
    """A card leaves a hand face up: the hand held it.

    (Compiled, `-=` on a number in a list takes twice as long.)
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
    """A base card was played, so the hand holds no unprotected one of that kind (CH-49)."""
    known = count(state.spent[seat], card)
    state.most[seat] += UNIT[card] * (known - count(state.most[seat], card))


def every_card(state: ClearingHouse) -> int:
    """The bag of all ordinary cards: the deck, and the open base cards (CH-49)."""
    return DECK + (BASE * state.config.seats if state.config.base_deck == "open" else 0)
