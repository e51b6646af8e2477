"""Timelines: any position of a game again, what was seen on the way to it, and branches from it."""

from collections.abc import Iterator
from random import Random

from circus.core.action import Action
from circus.core.state import State
from circus.records.match import Match
from tests.laws.cases import Case, step

MOST = 400
"""Actions that a test plays of one game at most."""


def random_match(case: Case, seed: str = "") -> Match:
    """A random game of this case, from the start to its end or to `MOST` actions."""
    match, rng = Match(case.game, case.setup), Random(f"{case} {seed}")
    while match.state.awaited and len(match.actions) < MOST:
        match.play(step(match.game, match.state, rng))
    return match


def replayed(case: Case, actions: list[Action]) -> Iterator[State]:
    """Every position from the start on, by applying one action after another; the same state each time."""
    state = case.game.start(case.setup)
    yield state
    for action in actions:
        case.game.apply(state, action, None)
        yield state
