"""Why an action is not allowed: the ruling that forbids it, and one sentence for the player."""

from collections.abc import Callable

from circus.core.action import Action
from circus.core.game import Why
from circus.games.clown_standoff.actions import DODGE, Deal
from circus.games.clown_standoff.cards import COPIES, HAND_SIZE, VALUES, contains, count, size
from circus.games.clown_standoff.rules import tied_for_first
from circus.games.clown_standoff.state import (
    CHOOSING,
    DEALING,
    DUMMY_DUE,
    FIRST_DUE,
    PIE_DUE,
    TURN,
    ClownStandoff,
)

_WRONG_TIME = {
    DEALING: Why("Preparation 1", "the Clown cards have to be dealt first"),
    CHOOSING: Why(
        "Argument phase 1", "now each player chooses a Clown card, the Pie deck waits for the Standoff"
    ),
    DUMMY_DUE: Why("CS-21", "now a random card from the dummy's hand is revealed"),
    FIRST_DUE: Why("CS-10", "now chance decides who of the tied players plays first"),
    TURN: Why(
        "Standoff phase", "now the Pie deck is revealed, reshuffled or passed, no Clown card is chosen"
    ),
    PIE_DUE: Why("Standoff phase 1", "now the top Pie card is revealed"),
}

_TIME = {
    "deal": DEALING,
    "choose": CHOOSING,
    "dummy": DUMMY_DUE,
    "first": FIRST_DUE,
    "reveal": TURN,
    "reshuffle": TURN,
    "pass": TURN,
    "pie": PIE_DUE,
}
"""The phase of each verb."""


def why_not(state: ClownStandoff, action: Action) -> Why | None:
    """Which rule forbids an action of an awaited seat or a draw; `None` for a possible draw."""
    if _TIME[action.verb] != state.phase:
        return _WRONG_TIME[state.phase]
    reason = _REASONS.get(action.verb)
    return reason(state, action) if reason else None


def _deal(state: ClownStandoff, action: Action) -> Why | None:
    deal: Deal = action.code
    rules = state.rules
    if len(deal.hands) != rules.seats:
        return Why("Preparation 1", f"{rules.seats} players are dealt a hand, not {len(deal.hands)}")
    if bool(deal.dummy) != (rules.seats == 2):
        return Why("CS-21", "a dummy is dealt a hand with 2 players, and with 2 only")
    hands = [*deal.hands, deal.dummy] if deal.dummy else [*deal.hands]
    if any(size(hand) != HAND_SIZE for hand in hands):
        return Why("Preparation 1", f"every hand has {HAND_SIZE} Clown cards")
    for value in VALUES:
        if sum(count(hand, value) for hand in hands) > COPIES:
            return Why("Preparation 1", f"there are only {COPIES} Clown cards of value {value}")
    return None


def _choose(state: ClownStandoff, action: Action) -> Why | None:
    if contains(state.hands[action.seat], action.code):
        return None
    return Why("Argument phase 1", f"the card chosen is one in your hand, and no {_named(action)} is there")


def _dummy(state: ClownStandoff, action: Action) -> Why | None:
    if contains(state.hands[-1], action.code):
        return None
    return Why("CS-21", f"the card is drawn from the dummy's hand, and no {_named(action)} is there")


def _first(state: ClownStandoff, action: Action) -> Why | None:
    if action.code in tied_for_first(state):
        return None
    return Why("CS-10", "only a player with the most and highest cards can be the first")


def _reshuffle(state: ClownStandoff, action: Action) -> Why | None:
    cards = state.collected[action.seat]
    if contains(cards, action.code):
        return None
    if not cards:
        return Why("CS-13", "to reshuffle costs a Clown card, and you have none")
    return Why(
        "CS-13", f"to reshuffle costs a Clown card you have collected, and no {_named(action)} is there"
    )


def _pass(state: ClownStandoff, action: Action) -> Why | None:
    cards = state.collected[action.seat]
    cost = len(state.playing)
    if size(action.code) != cost:
        return Why("CS-15", f"to pass costs {cost} cards, as many as players still in, you included")
    if contains(cards, action.code):
        return None
    if size(cards) < cost:
        return Why("CS-15", f"to pass costs {cost} cards, and you have {size(cards)}")
    return Why("CS-15", "to pass costs cards you have collected, and not all of these are there")


def _pie(state: ClownStandoff, action: Action) -> Why | None:
    if action is DODGE and not state.dodges:
        return Why("CS-16", "all five Dodges are revealed, only the Hit is left")
    return None


def _named(action: Action) -> str:
    return action.picks[0].removeprefix("card/")


_REASONS: dict[str, Callable[[ClownStandoff, Action], Why | None]] = {
    "deal": _deal,
    "choose": _choose,
    "dummy": _dummy,
    "first": _first,
    "reshuffle": _reshuffle,
    "pass": _pass,
    "pie": _pie,
}
