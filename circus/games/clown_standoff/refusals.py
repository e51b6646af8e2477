"""Rule violations in Clown Standoff: the ruling that forbids an action, and its sentence."""

from collections.abc import Callable

from circus.core.action import Action
from circus.core.game import RuleViolation
from circus.games.clown_standoff.actions import DODGE, DealCode
from circus.games.clown_standoff.cards import VALUES, contains, count, size
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
    DEALING: RuleViolation("Preparation 1", "deal-due"),
    CHOOSING: RuleViolation("Argument phase 1", "choice-due"),
    DUMMY_DUE: RuleViolation("CS-21", "dummy-due"),
    FIRST_DUE: RuleViolation("CS-10", "first-due"),
    TURN: RuleViolation("Standoff phase", "turn-due"),
    PIE_DUE: RuleViolation("Standoff phase 1", "pie-due"),
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


def broken_rule(state: ClownStandoff, action: Action) -> RuleViolation | None:
    """Return the rule that forbids an illegal action or draw; `None` for a possible draw."""
    if _TIME[action.verb] != state.phase:
        return _WRONG_TIME[state.phase]
    reason = _REASONS.get(action.verb)
    return reason(state, action) if reason else None


def _deal(state: ClownStandoff, action: Action) -> RuleViolation | None:
    deal: DealCode = action.code
    config = state.config
    if len(deal.hands) != config.seats:
        return RuleViolation(
            "Preparation 1", "hands-dealt", {"seats": config.seats, "hands": len(deal.hands)}
        )
    if bool(deal.dummy) != (config.seats == 2):
        return RuleViolation("CS-21", "dummy-dealt")
    hands = [*deal.hands, deal.dummy] if deal.dummy else [*deal.hands]
    if any(size(hand) != config.cards_dealt for hand in hands):
        return RuleViolation("Preparation 1", "hand-size", {"cards": config.cards_dealt})
    for value in VALUES:
        if sum(count(hand, value) for hand in hands) > config.copies:
            return RuleViolation("Preparation 1", "copies", {"copies": config.copies, "card": value})
    return None


def _choose(state: ClownStandoff, action: Action) -> RuleViolation | None:
    if contains(state.hands[action.seat], action.code):
        return None
    return RuleViolation("Argument phase 1", "not-in-hand", {"card": action.picks[0]})


def _dummy(state: ClownStandoff, action: Action) -> RuleViolation | None:
    if contains(state.hands[-1], action.code):
        return None
    return RuleViolation("CS-21", "not-in-dummys-hand", {"card": action.picks[0]})


def _first(state: ClownStandoff, action: Action) -> RuleViolation | None:
    if action.code in tied_for_first(state):
        return None
    return RuleViolation("CS-10", "not-tied")


def _reshuffle(state: ClownStandoff, action: Action) -> RuleViolation | None:
    cards = state.collected[action.seat]
    if contains(cards, action.code):
        return None
    if not cards:
        return RuleViolation("CS-13", "reshuffle-unpaid")
    return RuleViolation("CS-13", "reshuffle-not-collected", {"card": action.picks[0]})


def _pass(state: ClownStandoff, action: Action) -> RuleViolation | None:
    cards = state.collected[action.seat]
    config, still_in = state.config, len(state.playing)
    cost = config.prices[still_in]
    if size(action.code) != cost:
        return RuleViolation("CS-15", "pass-price", {"price": cost, "one_each": cost == still_in})
    if contains(cards, action.code):
        return None
    if size(cards) < cost:
        return RuleViolation("CS-15", "pass-unpaid", {"price": cost, "cards": size(cards)})
    return RuleViolation("CS-15", "pass-not-collected")


def _pie(state: ClownStandoff, action: Action) -> RuleViolation | None:
    if action is DODGE and not state.dodges:
        return RuleViolation("CS-16", "no-dodge-left", {"dodges": state.config.dodges})
    return None


_REASONS: dict[str, Callable[[ClownStandoff, Action], RuleViolation | None]] = {
    "deal": _deal,
    "choose": _choose,
    "dummy": _dummy,
    "first": _first,
    "reshuffle": _reshuffle,
    "pass": _pass,
    "pie": _pie,
}
