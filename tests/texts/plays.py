"""Prompts, legal actions and events of random games."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.game import Game, Outcome
from circus.ui.input.picker import Picker
from tests.laws.cases import Case, all_cases, step

MAX_ACTIONS = 1500
"""Enough of each game to meet all that it tells."""

PICKED_SHARE = 0.02
"""Of the decisions, the share whose half-made choices are looked at too."""

Prompt = tuple[tuple[str, ...], str]
"""The verbs of the live actions, sorted, and what was picked first ("" for nothing)."""


class Plays(NamedTuple):
    """Prompts, legal actions, events and reasons of the endings of random games."""

    prompts: set[Prompt]
    actions: set[Action]
    events: list[Event]
    endings: set[str]


@cache
def played(name: str) -> Plays:
    """Play one random game of every case."""
    plays = Plays(set(), set(), [], set())
    for case in all_cases():
        if case.name == name:
            outcome = _play(case, plays)
            plays.endings.update({outcome.reason} if outcome else ())
    return plays


def _play(case: Case, plays: Plays) -> Outcome | None:
    game, rng = case.game, Random(f"words {case}")
    state = game.start(case.setup)
    for _ in range(MAX_ACTIONS):
        for seat in state.awaited:
            if seat != CHANCE:
                legal = game.legal_actions(state, seat)
                plays.actions.update(legal)
                plays.prompts.add((_verbs(legal), ""))
                if rng.random() < PICKED_SHARE:
                    plays.prompts.update(_half_made(game, legal))
        if state.awaited:
            game.apply(state, step(game, state, rng), plays.events.append)
    return game.outcome(state)


def _verbs(actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(sorted({action.verb for action in actions}))


def _half_made(game: Game[Any], legal: Sequence[Action]) -> Iterator[Prompt]:
    """What is asked after one pick, a verb included, and after two."""
    first = Picker(game.verbs, tuple(legal))
    for name in sorted(first.selectable):
        second = first.pick(name)
        yield _prompt(second)
        for other in sorted(second.selectable)[:3]:
            yield _prompt(second.pick(other))


def _prompt(picker: Picker) -> Prompt:
    return _verbs(picker.live), picker.picks[0].partition("/")[2] if picker.picks else ""
