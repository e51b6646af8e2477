"""Rule violations in Flip Circus: the ruling that forbids an action, and its sentence."""

from collections.abc import Callable
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.game import RuleViolation
from circus.games.flip_circus.actions import DROP, TAKE
from circus.games.flip_circus.ring import AFTER, BEFORE, NEIGHBOUR_PAIRS, OPPOSITE, SIZE
from circus.games.flip_circus.rules import MAX_ACTIONS
from circus.games.flip_circus.state import CHOICE, FIRST, FlipState
from circus.games.flip_circus.tokens import (
    ACROBAT,
    ARTISTS,
    CLOWN,
    MAGICIAN,
    SEER,
    STRONGMAN,
    TAMER,
    TOKENS,
)


def broken_rule(state: FlipState, action: Action) -> RuleViolation | None:
    """Return the rule that forbids an illegal action or draw; `None` for a possible setup."""
    if action.seat == CHANCE:
        return _chance(state, action)
    if state.phase == CHOICE:
        return _choice(state, action)
    if action.verb == "applause":
        return RuleViolation("FC-23", "no-choice-now")
    if action.verb in _SPENDING:
        return _SPENDING[action.verb](state)
    if not state.owed:
        return RuleViolation("FC-24", "actions-used-up")
    return _ACTIONS[action.verb](state, action.code)


def _chance(state: FlipState, action: Action) -> RuleViolation | None:
    if state.phase == FIRST:
        if action.verb == "setup":
            return RuleViolation("Mise en place", "first-due")
        return RuleViolation("Mise en place", "no-such-seat", {"seat": action.code})
    if action.verb == "first":
        return RuleViolation("Mise en place", "setup-due")
    return _setup(action.code)


def _setup(tokens: tuple[tuple[int, int], ...]) -> RuleViolation | None:
    if len(tokens) != SIZE:
        return RuleViolation("FC-2", "tokens-laid", {"tokens": SIZE, "laid": len(tokens)})
    if sorted(map(sorted, tokens)) != sorted(map(sorted, TOKENS)):
        return RuleViolation("2.1.1", "each-token-once")
    if any(face != CLOWN for face, _ in tokens[::2]):
        return RuleViolation("FC-2", "clowns-at-even-positions")
    return None


def _choice(state: FlipState, action: Action) -> RuleViolation:
    if action.verb != "applause":
        return RuleViolation("FC-24", "choice-due")
    if action.code == TAKE:
        return RuleViolation("FC-23", "reserve-empty")
    assert action.code == DROP
    return RuleViolation("FC-23", "opponent-has-none")


def _end(state: FlipState) -> RuleViolation:
    if state.done < state.config.turn_actions:
        return RuleViolation("FC-3", "all-actions", {"actions": state.config.turn_actions})
    return RuleViolation("FC-25", "bought-action-owed")


def _peek(_state: FlipState) -> RuleViolation:
    return RuleViolation("FC-24", "peek-unpaid")


def _encore(state: FlipState) -> RuleViolation:
    if state.done >= MAX_ACTIONS:
        return RuleViolation("FC-24", "most-actions", {"actions": MAX_ACTIONS})
    return RuleViolation("FC-24", "encore-unpaid")


def _swap(state: FlipState, pair: tuple[int, int]) -> RuleViolation:
    if pair not in NEIGHBOUR_PAIRS:
        return RuleViolation("FC-1", "swap-neighbors")
    if state.shown(pair[0]) == state.shown(pair[1]) == STRONGMAN:
        return RuleViolation("FC-6", "swap-strongmen")
    return RuleViolation("FC-6", "swap-strongman")


def _acrobat(state: FlipState, position: int) -> RuleViolation:
    if state.shown(position) != ACROBAT:
        return _not_shown(ACROBAT)
    assert state.shown(OPPOSITE[position]) == TAMER
    return RuleViolation("FC-9", "acrobat-tamer")


def _magician(state: FlipState, position: int) -> RuleViolation:
    if state.shown(position) != MAGICIAN:
        return _not_shown(MAGICIAN)
    return RuleViolation("FC-10", "magician-tamer")


def _seer(state: FlipState, position: int) -> RuleViolation:
    if state.shown(position) != SEER:
        return _not_shown(SEER)
    return RuleViolation("FC-11", "seer-tamers")


def _misuse(state: FlipState, position: int) -> RuleViolation:
    if not state.config.penalised:
        return RuleViolation("FC-30", "errors-refused", is_off=True)
    if state.shown(position) != SEER:
        return _not_shown(SEER)
    assert TAMER not in (state.shown(BEFORE[position]), state.shown(AFTER[position]))
    return RuleViolation("FC-30", "no-error-here")


def _not_shown(artist: int) -> RuleViolation:
    return RuleViolation("FC-8", "not-shown", {"artist": ARTISTS[artist]})


_SPENDING: dict[str, Callable[[FlipState], RuleViolation]] = {"end": _end, "peek": _peek, "encore": _encore}

_ACTIONS: dict[str, Callable[[FlipState, Any], RuleViolation]] = {
    "swap": _swap,
    "acrobat": _acrobat,
    "magician": _magician,
    "seer": _seer,
    "misuse": _misuse,
}
