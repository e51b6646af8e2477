"""Rule violations in Clown Standoff: the ruling that forbids an action, and its sentence."""

from collections.abc import Callable

from circus.core.action import Action
from circus.core.game import Why
from circus.games.clown_standoff.actions import DODGE, DealCode
from circus.games.clown_standoff.cards import COPIES, HAND_SIZE, VALUES, contains, count, size
from circus.games.clown_standoff.standoff import tied_for_first
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
    DEALING: Why("Preparation 1", "deal-due"),
    CHOOSING: Why("Argument phase 1", "choice-due"),
    DUMMY_DUE: Why("CS-21", "dummy-due"),
    FIRST_DUE: Why("CS-10", "first-due"),
    TURN: Why("Standoff phase", "turn-due"),
    PIE_DUE: Why("Standoff phase 1", "pie-due"),
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
"""Phase in which each verb is legal."""


def why_not(state: ClownStandoff, action: Action) -> Why | None:
    """Return the rule that forbids an illegal action or draw; `None` for a possible draw."""
    if _TIME[action.verb] != state.phase:
        return _WRONG_TIME[state.phase]
    reason = _REASONS.get(action.verb)
    return reason(state, action) if reason else None


def _deal(state: ClownStandoff, action: Action) -> Why | None:
    deal: DealCode = action.code
    rules = state.rules
    if len(deal.hands) != rules.seats:
        return Why("Preparation 1", "hands-dealt", {"seats": rules.seats, "hands": len(deal.hands)})
    if bool(deal.dummy) != (rules.seats == 2):
        return Why("CS-21", "dummy-dealt")
    hands = [*deal.hands, deal.dummy] if deal.dummy else [*deal.hands]
    if any(size(hand) != HAND_SIZE for hand in hands):
        return Why("Preparation 1", "hand-size", {"cards": HAND_SIZE})
    for value in VALUES:
        if sum(count(hand, value) for hand in hands) > COPIES:
            return Why("Preparation 1", "copies", {"copies": COPIES, "card": value})
    return None


def _choose(state: ClownStandoff, action: Action) -> Why | None:
    if contains(state.hands[action.seat], action.code):
        return None
    return Why("Argument phase 1", "not-in-hand", {"card": action.picks[0]})


def _dummy(state: ClownStandoff, action: Action) -> Why | None:
    if contains(state.hands[-1], action.code):
        return None
    return Why("CS-21", "not-in-dummys-hand", {"card": action.picks[0]})


def _first(state: ClownStandoff, action: Action) -> Why | None:
    if action.code in tied_for_first(state):
        return None
    return Why("CS-10", "not-tied")


def _reshuffle(state: ClownStandoff, action: Action) -> Why | None:
    cards = state.collected[action.seat]
    if contains(cards, action.code):
        return None
    if not cards:
        return Why("CS-13", "reshuffle-unpaid")
    return Why("CS-13", "reshuffle-not-collected", {"card": action.picks[0]})


def _pass(state: ClownStandoff, action: Action) -> Why | None:
    cards = state.collected[action.seat]
    cost = len(state.playing)
    if size(action.code) != cost:
        return Why("CS-15", "pass-price", {"price": cost})
    if contains(cards, action.code):
        return None
    if size(cards) < cost:
        return Why("CS-15", "pass-unpaid", {"price": cost, "cards": size(cards)})
    return Why("CS-15", "pass-not-collected")


def _pie(state: ClownStandoff, action: Action) -> Why | None:
    if action is DODGE and not state.dodges:
        return Why("CS-16", "no-dodge-left")
    return None


_REASONS: dict[str, Callable[[ClownStandoff, Action], Why | None]] = {
    "deal": _deal,
    "choose": _choose,
    "dummy": _dummy,
    "first": _first,
    "reshuffle": _reshuffle,
    "pass": _pass,
    "pie": _pie,
}
