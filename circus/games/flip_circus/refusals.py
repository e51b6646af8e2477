"""Why an action is not legal, in one sentence for a player."""

from collections.abc import Callable
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.game import Why
from circus.games.flip_circus.actions import DROP, TAKE
from circus.games.flip_circus.ring import AFTER, BEFORE, NEIGHBOUR_PAIRS, OPPOSITE, SIZE
from circus.games.flip_circus.rules import MOST_ACTIONS
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


def why_not(state: FlipState, action: Action) -> Why | None:
    """Which rule forbids an action that is not legal; `None` only for a possible setup."""
    if action.seat == CHANCE:
        return _chance(state, action)
    if state.phase == CHOICE:
        return _choice(state, action)
    if action.verb == "applause":
        return Why("FC-23", "there is no Clown's choice to make now")
    if action.verb in _SPENDING:
        return _SPENDING[action.verb](state)
    if not state.owed:
        return Why("FC-24", "your actions are used up: spend one Applause for another, or end your turn")
    return _ACTIONS[action.verb](state, action.code)


def _chance(state: FlipState, action: Action) -> Why | None:
    if state.phase == FIRST:
        if action.verb == "setup":
            return Why("Mise en place", "the first player is drawn before the circle is laid")
        return Why("Mise en place", f"there is no seat {action.code} at this table")
    if action.verb == "first":
        return Why("Mise en place", "the first player is already drawn: now the circle is laid")
    return _setup(action.code)


def _setup(laid: tuple[tuple[int, int], ...]) -> Why | None:
    if len(laid) != SIZE:
        return Why("FC-2", f"the circle has {SIZE} tokens, not {len(laid)}")
    if sorted(map(sorted, laid)) != sorted(map(sorted, TOKENS)):
        return Why("2.1.1", "every token is there once: the Clown with each artist, and the rosette's pairs")
    if any(face != CLOWN for face, _ in laid[::2]):
        return Why("FC-2", "the tokens at the even positions show the Clown")
    return None


def _choice(state: FlipState, action: Action) -> Why:
    if action.verb != "applause":
        return Why("FC-24", "the Clown's choice comes first")
    if action.code == TAKE:
        return Why("FC-23", "the reserve has no Applause left to take")
    assert action.code == DROP
    return Why("FC-23", "your opponent has no Applause to lose")


def _end(state: FlipState) -> Why:
    if state.done < 2:
        return Why("FC-3", "both actions of a turn must be made before it ends")
    return Why("FC-25", "the action you bought must be made before the turn ends")


def _peek(_state: FlipState) -> Why:
    return Why("FC-24", "you have no Applause to spend on a look")


def _encore(state: FlipState) -> Why:
    if state.done >= MOST_ACTIONS:
        return Why("FC-24", f"after {MOST_ACTIONS} actions in one turn no more can be bought")
    return Why("FC-24", "you have no Applause to spend on an action")


def _swap(state: FlipState, pair: tuple[int, int]) -> Why:
    if pair not in NEIGHBOUR_PAIRS:
        return Why("FC-1", "only two neighbouring tokens can be swapped")
    if state.shown(pair[0]) == state.shown(pair[1]) == STRONGMAN:
        return Why("FC-6", "two Strongmen cannot be swapped with each other")
    return Why("FC-6", "the Strongman cannot be moved by a swap, except with the Animal Tamer")


def _acrobat(state: FlipState, position: int) -> Why:
    if state.shown(position) != ACROBAT:
        return _not_shown(ACROBAT)
    assert state.shown(OPPOSITE[position]) == TAMER
    return Why("FC-9", "the Animal Tamer opposite is not moved by the Acrobat")


def _magician(state: FlipState, position: int) -> Why:
    if state.shown(position) != MAGICIAN:
        return _not_shown(MAGICIAN)
    return Why("FC-10", "the Animal Tamer beside the Magician is not moved by him")


def _seer(state: FlipState, position: int) -> Why:
    if state.shown(position) != SEER:
        return _not_shown(SEER)
    return Why("FC-11", "both neighbours are Animal Tamers, and the Fortune Teller cannot see behind them")


def _misuse(state: FlipState, position: int) -> Why:
    if not state.config.penalised:
        return Why("FC-30", "errors are refused at this table, not penalised")
    if state.shown(position) != SEER:
        return _not_shown(SEER)
    assert TAMER not in (state.shown(BEFORE[position]), state.shown(AFTER[position]))
    return Why("FC-30", "no Animal Tamer is beside her: using the Fortune Teller is no error here")


def _not_shown(artist: int) -> Why:
    return Why(
        "FC-8", f"a power needs its artist visible, and this token does not show the {ARTISTS[artist]}"
    )


_SPENDING: dict[str, Callable[[FlipState], Why]] = {"end": _end, "peek": _peek, "encore": _encore}

_ACTIONS: dict[str, Callable[[FlipState, Any], Why]] = {
    "swap": _swap,
    "acrobat": _acrobat,
    "magician": _magician,
    "seer": _seer,
    "misuse": _misuse,
}
