"""Argument phase: cards are dealt, chosen in secret, revealed, cancelled and collected."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from circus.core.action import CHANCE, Action
from circus.core.event import Event, EventSink
from circus.core.memo import Memo
from circus.games.clown_standoff.actions import MAX_SEATS, DealCode
from circus.games.clown_standoff.cards import CARD, VALUES, count, names, values
from circus.games.clown_standoff.seats import WITHOUT
from circus.games.clown_standoff.standoff import start_standoff
from circus.games.clown_standoff.state import (
    BY_CHANCE,
    CANCELLED,
    CHOOSING,
    DUMMY_DUE,
    SHOWN,
    TAKEN,
    WON,
    ClownStandoff,
    owner_name,
)


class TrickEvents(NamedTuple):
    """Events at the end of a trick: the cancelled cards, the winning card, and the owner who takes all."""

    clash: Event | None
    highest: Event | None
    taken: Event


_CHOOSE: Final = tuple(Event("choose", {"seat": seat}) for seat in range(MAX_SEATS))
_CHOSEN: Final = tuple(
    {
        CARD[value]: Event("chosen", {"seat": seat, "card": f"card/{value}"}, frozenset((seat,)))
        for value in VALUES
    }
    for seat in range(MAX_SEATS)
)
"""Private event of a choice, by seat and card.

Like `_CHOOSE`, the public event, made once: search receives both at every sealed choice.
"""


def deal(state: ClownStandoff, action: Action, emit: EventSink | None) -> None:
    """Deal the hands (Preparation 1); the cards not dealt stay in the box, unseen (CS-8)."""
    dealt: DealCode = action.code
    state.hands = [*dealt.hands, dealt.dummy] if dealt.dummy else [*dealt.hands]
    state.phase = CHOOSING
    if emit is not None:
        state.awaited = ()
        emit(Event("deal", {"cards": state.config.cards_dealt}))
        for seat, hand in enumerate(dealt.hands):
            emit(Event("dealt", {"seat": seat, "cards": names(hand)}, frozenset((seat,))))
    state.awaited = state.config.everybody


def choose(state: ClownStandoff, action: Action, emit: EventSink | None) -> None:
    """Place a card secretly (Argument phase 1); nothing is shown before all have chosen (CS-6)."""
    seat = action.seat
    state.hands[seat] -= action.code
    state.chosen[seat] = action.code
    state.awaited = WITHOUT[seat][state.awaited]
    if emit is not None:
        emit(_CHOOSE[seat])
        emit(_CHOSEN[seat][action.code])
    if not state.awaited:
        _show(state, emit)


def _show(state: ClownStandoff, emit: EventSink | None) -> None:
    """Reveal the chosen cards (Argument phase 2); with 2 seats the dummy's card follows (CS-21)."""
    seats = state.config.seats
    if emit is not None:
        state.phase = SHOWN
        emit(_SHOW_EVENTS[tuple(state.chosen[:seats])])
    if state.config.owners > seats:
        state.phase = DUMMY_DUE
        state.awaited = BY_CHANCE
    else:
        _end_trick(state, emit)


def _show_event(chosen: tuple[int, ...]) -> Event:
    return Event("show", {"cards": tuple(names(card)[0] for card in chosen)})


_SHOW_EVENTS: Final = Memo(_show_event)


def turn_over_dummy(state: ClownStandoff, action: Action, emit: EventSink | None) -> None:
    """Reveal the card that chance drew for the dummy, and end the trick (rules for 2 players, CS-21)."""
    state.hands[-1] -= action.code
    state.chosen[-1] = action.code
    state.awaited = ()
    if emit is not None:
        state.phase = SHOWN
        emit(Event("dummy", {"card": action.picks[0]}))
    _end_trick(state, emit)


def _end_trick(state: ClownStandoff, emit: EventSink | None) -> None:
    """Resolve the trick (Argument phase 3-5).

    A trick that nobody or the dummy wins leaves the game (CS-4, CS-21).
    """
    config, chosen = state.config, state.chosen
    trick = sum(chosen)
    card = WINNING[config.six_must_stand][trick]
    winner = chosen.index(card) if card else CHANCE
    events = _TRICK_EVENTS[tuple(chosen), config.seats, winner] if emit is not None else None
    if emit is not None and events is not None:
        _emit_comparison(state, events, emit)
    if 0 <= winner < config.seats:
        state.collected[winner] += trick
    else:
        state.discards += trick
    state.chosen = [0] * config.owners
    if emit is not None and events is not None:
        state.phase = TAKEN
        emit(events.taken)
    if state.hands[0]:
        state.phase = CHOOSING
        state.awaited = config.everybody
    else:
        start_standoff(state, emit)


def _emit_comparison(state: ClownStandoff, events: TrickEvents, emit: EventSink) -> None:
    """Emit the events of the comparison: equal cards cancel each other (CS-2), then the highest card wins."""
    if events.clash is not None:
        state.phase = CANCELLED
        emit(events.clash)
    if events.highest is not None:
        state.phase = WON
        emit(events.highest)


def _trick_events(trick_end: tuple[tuple[int, ...], int, int]) -> TrickEvents:
    """Return the events of a trick: its chosen cards, the number of seats, and the winner."""
    chosen, seats, winner = trick_end
    trick, clash = names(sum(chosen)), None
    if equal := equal_cards(chosen):
        owners = tuple(owner_name(seats, owner) for owner in equal)
        clash = Event("clash", {"owners": owners, "cards": tuple(names(chosen[owner])[0] for owner in equal)})
    if winner == CHANCE:
        return TrickEvents(clash, None, Event("cancel", {"cards": trick}))
    card = chosen[winner]
    beats = beats_six(sum(chosen), card)
    details = {"owner": owner_name(seats, winner), "card": names(card)[0], "beats_six": beats}
    if winner == seats:
        return TrickEvents(clash, Event("highest", details), Event("dummy_wins", {"cards": trick}))
    highest = Event("highest", {"seat": winner, **details})
    return TrickEvents(clash, highest, Event("collect", {"seat": winner, "cards": trick}))


_TRICK_EVENTS: Final = Memo(_trick_events)
"""Cache: search receives these events at every sealed choice."""


def winning_card(six_must_stand: bool, trick: int) -> int:
    """Return the card that wins these revealed cards; 0 if all are cancelled (Argument phase 3-4).

    Equal cards cancel each other, in any number (CS-2). A 1 that is not cancelled wins if a 6 is revealed
    too, even if the 6s cancel each other, unless `six_must_stand` (CS-3).
    """
    standing = [value for value in VALUES if count(trick, value) == 1]
    if not standing:
        return 0
    beaten_six = 6 in standing if six_must_stand else count(trick, 6) > 0
    return CARD[1] if 1 in standing and beaten_six else CARD[standing[-1]]


WINNING: Final = tuple(Memo(partial(winning_card, six_must_stand)) for six_must_stand in (False, True))
"""Cache of `winning_card`, by `six_must_stand` and trick."""


def beats_six(trick: int, card: int) -> bool:
    """Return whether the winning card of this trick is a 1 that counts as a 7 (Argument phase 4)."""
    return card == CARD[1] and count(trick, 6) > 0


def equal_cards(chosen: Sequence[int]) -> tuple[int, ...]:
    """Return the owners of revealed cards that equal ones cancel (CS-2); the dummy comes last."""
    trick = sum(chosen)
    return tuple(owner for owner, card in enumerate(chosen) if card and count(trick, values(card)[0]) > 1)
