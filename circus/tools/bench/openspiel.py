"""Contestants from OpenSpiel, stepped by the same loop as ours, for ratios."""

from collections.abc import Sequence
from random import Random
from typing import Any

from circus.core.action import CHANCE
from circus.core.errors import UsageError
from circus.platform.install_advice import install_advice
from circus.tools.bench.stepping import Contestant

GAMES = ("hearts", "connect_four", "backgammon")

_AWAITED: dict[int, tuple[int, ...]] = {-1: (CHANCE,), **{seat: (seat,) for seat in range(8)}}
"""Map from OpenSpiel's current player (negative at chance and at the end) to our seats to act."""


class _Position:
    """OpenSpiel state with the seats to act, as ours have."""

    __slots__ = ("awaited", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.awaited = _AWAITED.get(state.current_player(), ())


def contestants() -> dict[str, Contestant]:
    """Return the games of `GAMES`; raise `UsageError` if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        advice = install_advice("open_spiel", extra="peers")
        raise UsageError(f"OpenSpiel is not installed: {advice}") from None
    return {name: _contestant(pyspiel.load_game(name)) for name in GAMES}


def _contestant(game: Any) -> Contestant:
    return Contestant(lambda: _Position(game.new_initial_state()), _legal, _apply, _chance)


def _legal(position: _Position, _seat: int) -> Sequence[int]:
    actions: Sequence[int] = position.state.legal_actions()
    return actions


def _apply(position: _Position, action: int, _tell: None) -> None:
    state = position.state
    state.apply_action(action)
    position.awaited = _AWAITED.get(state.current_player(), ())


def _chance(position: _Position, rng: Random) -> int:
    """Return one of the outcomes, as if equally likely: the odds do not change the cost of a step."""
    outcomes = position.state.chance_outcomes()
    action: int = outcomes[int(rng.random() * len(outcomes))][0]
    return action
