"""Deal and draft: packs go round the table to the left, and each seat takes one card of each."""

from collections.abc import Callable
from typing import Final

from circus.core.action import Action
from circus.core.event import Event, EventSink
from circus.core.memo import Memo
from circus.games.clearing_house.board import SEATS
from circus.games.clearing_house.cards import (
    NAMES,
    UNIT,
    cards_in,
    kinds_mask,
    kinds_of,
    names_in,
    small_total,
)
from circus.games.clearing_house.rounds import start_turns
from circus.games.clearing_house.state import (
    CHANCE_ALONE,
    DEAL,
    DRAFT,
    FIRST,
    HIDDEN,
    WITHOUT,
    ClearingHouse,
)

NOTHING_CHOSEN: Final = tuple((HIDDEN,) * seats for seats in range(SEATS + 1))
"""Value of `chosen` before any choice, by number of seats."""

_ITSELF: Final = tuple(frozenset((seat,)) for seat in range(SEATS))
"""Audience of an event that only one seat may learn of, by seat."""

_CHOOSE: Final = tuple(
    tuple(Event("choose", {"seat": seat}, frozenset(range(-1, seats)) - {seat}) for seat in range(seats))
    for seats in range(SEATS + 1)
)
"""Event of a choice for all other seats, by number of seats and seat."""

_CHOSEN: Final = tuple(
    tuple(Event("chosen", {"seat": seat, "card": name}, itself) for name in NAMES)
    for seat, itself in enumerate(_ITSELF)
)
"""Event of a choice for the seat itself, by seat and card; cached because search receives it at every choice.
"""


def _receive(pack_and_seat: int) -> Event:
    pack, seat = divmod(pack_and_seat, SEATS)
    return Event("receive", {"seat": seat, "cards": names_in(pack)}, _ITSELF[seat])


_RECEIVED: Final[dict[int, Event]] = Memo(_receive)
"""Event of a pack's arrival for its new holder, by the pack times `SEATS` plus the seat."""


def deal(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Deal a pack to every living seat (CH-48); the remaining cards stay out."""
    state.drafters = state.living
    state.packs = tuple(hand for _, hand in action.code)
    state.picks = ((),) * len(state.packs)
    state.undealt -= sum(state.packs)
    state.share = small_total(state.packs[0])
    if emit is not None:
        emit(Event("deal", {"seats": state.drafters, "cards": state.share}))
    _offer_packs(state, emit)


def _offer_packs(state: ClearingHouse, emit: EventSink | None) -> None:
    """Let all drafters choose from their packs; a last card is drafted without a choice (CH-2)."""
    held = [state.packs[place] for place, _ in _held(state)] if emit else ()
    last = len(state.picks[0]) == state.share - 1
    if last:
        chosen = [HIDDEN] * state.config.seats
        for place, seat in _held(state):
            (chosen[seat],) = cards_in(state.packs[place])
        state.chosen = tuple(chosen)
        _keep_chosen(state)
    else:
        state.phase, state.awaited = DRAFT, state.drafters
    if emit is not None:
        for seat, pack in zip(state.drafters, held, strict=True):
            emit(_RECEIVED[pack * SEATS + seat])
    if last:
        _end_draft(state, emit)


def draft(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Make a sealed choice; when all have chosen, the packs pass to the left."""
    seat, card = action.seat, action.code
    chosen = list(state.chosen)
    chosen[seat] = card
    state.chosen = tuple(chosen)
    state.awaited = WITHOUT[state.awaited][seat]
    if emit is not None:
        emit(_CHOOSE[state.config.seats][seat])
        emit(_CHOSEN[seat][card])
    if not state.awaited:
        _keep_chosen(state)
        state.phase = DEAL
        if emit is not None:
            emit(Event("pass", {"cards": state.share - len(state.picks[0])}))
        _offer_packs(state, emit)


def _held(state: ClearingHouse) -> list[tuple[int, int]]:
    """Return for each drafter the index of its present pack, and the seat; see `legal.pack_held_by`."""
    drafters = state.drafters
    around, passed = len(drafters), len(state.picks[0])
    return [((place - passed) % around, seat) for place, seat in enumerate(drafters)]


def _keep_chosen(state: ClearingHouse) -> None:
    """Move the chosen cards from the packs to the hands; this passes the packs to the left."""
    chosen, hand, sizes = state.chosen, state.hand, state.sizes
    packs, picks = list(state.packs), list(state.picks)
    place = -(len(picks[0]) % len(packs))  # negative indices wrap to the last packs
    for seat in state.drafters:
        card = chosen[seat]
        unit = UNIT[card]
        packs[place] -= unit
        picks[place] += (card,)
        hand[seat] += unit
        sizes[seat] += 1
        place += 1
    state.packs, state.picks = tuple(packs), tuple(picks)
    state.chosen = NOTHING_CHOSEN[state.config.seats]


def draft_at_random(state: ClearingHouse, random: Callable[[], float]) -> None:
    """Make all remaining choices of the draft at random, at once and without events."""
    drafters, share, packs, hand = state.drafters, state.share, list(state.packs), state.hand
    picks = [list(taken) for taken in state.picks]
    around, passed = len(drafters), len(picks[0])
    for turn in range(passed, share):
        for number, seat in enumerate(drafters):
            place = (number - turn) % around
            pack = packs[place]
            kinds = kinds_of(kinds_mask(pack))
            card = kinds[int(random() * len(kinds))] if turn < share - 1 else kinds[0]
            packs[place] = pack - UNIT[card]
            picks[place].append(card)
            hand[seat] += UNIT[card]
    for seat in drafters:
        state.sizes[seat] += share - passed
    state.packs, state.picks = tuple(packs), tuple([tuple(taken) for taken in picks])
    state.chosen = NOTHING_CHOSEN[state.config.seats]
    _end_draft(state, None)


def _end_draft(state: ClearingHouse, emit: EventSink | None) -> None:
    """Request the die roll for the starter in round 1 (START); later the chair passes on (CH-8)."""
    if emit is not None:
        emit(Event("drafted", {}))
    if state.round == 1:
        state.phase, state.awaited = FIRST, CHANCE_ALONE
    else:
        start_turns(state, emit)


def name_starter(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Set the starter of the first round (CH-5)."""
    state.starter = action.code
    if emit is not None:
        emit(Event("first", {"seat": action.code}))
    start_turns(state, emit)
