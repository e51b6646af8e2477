"""The Argument phase: cards are dealt, chosen in secret, revealed, cancelled and collected."""

from functools import cache

from circus.core.action import CHANCE, Action
from circus.core.event import Event, Tell
from circus.games.clown_standoff.actions import Deal
from circus.games.clown_standoff.cards import CARD, HAND_SIZE, VALUES, count, names, values
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


def deal(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Preparation 1; the cards not dealt stay in the box, unseen (CS-8)."""
    dealt: Deal = action.code
    state.hands = [*dealt.hands, dealt.dummy] if dealt.dummy else [*dealt.hands]
    state.phase = CHOOSING
    if tell is not None:
        state.awaited = ()
        tell(Event("deal", {"cards": HAND_SIZE}))
        for seat, hand in enumerate(dealt.hands):
            tell(Event("dealt", {"seat": seat, "cards": names(hand)}, frozenset((seat,))))
    state.awaited = state.rules.everybody


def choose(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Argument phase 1; nothing is shown before all have chosen (CS-6)."""
    seat = action.seat
    state.hands[seat] -= action.code
    state.chosen[seat] = action.code
    state.awaited = WITHOUT[seat][state.awaited]
    if tell is not None:
        tell(Event("choose", {"seat": seat}))
        tell(Event("chosen", {"seat": seat, "card": action.picks[0]}, frozenset((seat,))))
    if not state.awaited:
        _show(state, tell)


def _show(state: ClownStandoff, tell: Tell | None) -> None:
    """Argument phase 2; with 2 seats the dummy's card is turned over afterwards (CS-21)."""
    has_dummy = state.rules.owners > state.rules.seats
    if tell is not None:
        state.phase = SHOWN
        shown = (names(card)[0] for card in state.chosen[: state.rules.seats])
        tell(Event("show", {"cards": tuple(shown)}))
    if has_dummy:
        state.phase = DUMMY_DUE
        state.awaited = BY_CHANCE
    else:
        _end_trick(state, tell)


def turn_over_dummy(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Additional rules for 2 players: a random card from the dummy's hand is revealed (CS-21)."""
    state.hands[-1] -= action.code
    state.chosen[-1] = action.code
    state.awaited = ()
    if tell is not None:
        state.phase = SHOWN
        tell(Event("dummy", {"card": action.picks[0]}))
    _end_trick(state, tell)


def _end_trick(state: ClownStandoff, tell: Tell | None) -> None:
    """Argument phase 3-5; a trick that nobody or the dummy wins leaves the game (CS-4, CS-21)."""
    rules = state.rules
    trick = sum(state.chosen)
    card = winning_card(trick, rules.six_must_stand)
    winner = state.chosen.index(card) if card else CHANCE
    if tell is not None:
        _tell_comparison(state, trick, card, tell)
    if 0 <= winner < rules.seats:
        state.collected[winner] += trick
    else:
        state.discards += trick
    state.chosen = [0] * rules.owners
    if tell is not None:
        state.phase = TAKEN
        tell(_trick_event(rules.seats, winner, trick))
    if state.hands[0]:
        state.phase = CHOOSING
        state.awaited = rules.everybody
    else:
        start_standoff(state, tell)


def _tell_comparison(state: ClownStandoff, trick: int, card: int, tell: Tell) -> None:
    """Equal cards cancel each other before all eyes (CS-2); then it is seen which card wins."""
    equal = cancelled_owners(state)
    if equal:
        state.phase = CANCELLED
        cards = tuple(names(state.chosen[owner])[0] for owner in equal)
        tell(Event("clash", {"owners": tuple(owner_name(state, each) for each in equal), "cards": cards}))
    if card:
        state.phase = WON
        winner = state.chosen.index(card)
        seat = {"seat": winner} if winner < state.rules.seats else {}
        owner, beats = owner_name(state, winner), beats_six(trick, card)
        tell(Event("highest", {**seat, "owner": owner, "card": names(card)[0], "beats_six": beats}))


def _trick_event(seats: int, winner: int, trick: int) -> Event:
    if winner == CHANCE:
        return Event("cancel", {"cards": names(trick)})
    if winner == seats:
        return Event("dummy_wins", {"cards": names(trick)})
    return Event("collect", {"seat": winner, "cards": names(trick)})


@cache
def winning_card(trick: int, six_must_stand: bool) -> int:
    """The card that wins these revealed cards; 0 if all are cancelled (Argument phase 3-4).

    Equal cards cancel each other, however many (CS-2). A 1 that is not cancelled wins when a 6 is
    revealed too, even if the 6s cancel each other, unless `six_must_stand` (CS-3).
    """
    standing = [value for value in VALUES if count(trick, value) == 1]
    if not standing:
        return 0
    beaten_six = 6 in standing if six_must_stand else count(trick, 6) > 0
    return CARD[1] if 1 in standing and beaten_six else CARD[standing[-1]]


def beats_six(trick: int, card: int) -> bool:
    """Whether the card that wins these revealed cards is a 1 that counts as a 7 (Argument phase 4)."""
    return card == CARD[1] and count(trick, 6) > 0


def cancelled_owners(state: ClownStandoff) -> tuple[int, ...]:
    """Whose revealed cards are cancelled by equal ones (CS-2); the dummy stands last."""
    trick = sum(state.chosen)
    return tuple(
        owner for owner, card in enumerate(state.chosen) if card and count(trick, values(card)[0]) > 1
    )
