"""Rule violations in Texas Showdown: the ruling that forbids an action, and its sentence."""

from circus.core.action import CHANCE, Action
from circus.core.game import RuleViolation
from circus.games.texas_showdown.actions import Hands
from circus.games.texas_showdown.cards import COLOR_SETS, COLORED, COLORS, NUMBERS, numbers_of
from circus.games.texas_showdown.state import GIVE, LEAD, OPEN, ShowdownState


def broken_rule(state: ShowdownState, action: Action) -> RuleViolation | None:
    """Return the rule that forbids an illegal action or deal; `None` for a possible deal."""
    if action.seat == CHANCE:
        return _no_deal(state, action.code)
    if action.verb == "give":
        return _no_gift(state, action)
    if action.verb == "lead":
        return _no_naming(state, action)
    if state.step == GIVE:
        return RuleViolation("TX-14", "give-due", {"cards": state.config.cards_passed})
    if state.step == LEAD:
        return RuleViolation("TX-13", "lead-due")
    return _no_play(state, action)


def _no_deal(state: ShowdownState, hands: Hands) -> RuleViolation | None:
    config = state.config
    rule = "Setting up the game"
    if len(hands) != config.seats:
        return RuleViolation(rule, "hands-dealt", {"seats": config.seats})
    strange = [number for hand in hands for number in numbers_of(hand & ~config.deck)]
    if strange:
        return RuleViolation(rule, "stays-in-box", {"card": strange[0]})
    if any(hand.bit_count() != config.hand_size for hand in hands):
        return RuleViolation(rule, "hand-size", {"cards": config.hand_size})
    if sum(hands) != config.deck:
        return RuleViolation(rule, "each-card-once")
    return None


def _no_gift(state: ShowdownState, action: Action) -> RuleViolation:
    if state.step != GIVE:
        return RuleViolation("TX-14", "no-passing-now", is_off=not state.config.passing)
    passed = state.config.cards_passed
    if action.code.bit_count() != passed:
        return RuleViolation("TX-14", "give-count", {"cards": passed})
    missing = numbers_of(action.code & ~state.hands[action.seat])
    return RuleViolation("TX-14", "give-not-in-hand", {"card": missing[0]})


def _no_naming(state: ShowdownState, action: Action) -> RuleViolation:
    if state.step != LEAD:
        return RuleViolation("TX-13", "no-naming-now", is_off=state.config.face_cards != "pass_the_buck")
    return RuleViolation("TX-13", "no-such-seat", {"seat": action.code})


def _no_play(state: ShowdownState, action: Action) -> RuleViolation:
    held = state.hands[action.seat]
    if not held & action.code.bit:
        return RuleViolation("A trick", "not-in-hand", {"card": NUMBERS[action.code.place]})
    if state.step == OPEN:
        (opening,) = numbers_of(state.config.opening)
        return RuleViolation("TX-9", "opening", {"card": opening})
    return RuleViolation("TX-1", "follow", {"colors": _matching(state, held)})


def _matching(state: ShowdownState, held: int) -> tuple[str, ...]:
    """Return the names of the trick's colors that are in the hand."""
    shared = held & COLORED[state.colors]
    return tuple(f"color/{name}" for name, color in zip(COLORS, COLOR_SETS, strict=True) if shared & color)
