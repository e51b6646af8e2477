"""The strengths of bots, declared once: menus, tools, the lab and the command line read this list.

Its words are `setup-strength-NAME`, `statistics-against-NAME` and, in the Lab, `lab-bots-NAME`.
`docs/add_something.md` describes how to add one.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from circus.bots.bot import Stop, Strength, choose_at_random, never
from circus.core.action import Action
from circus.core.game import Game
from circus.core.policy import SearchBudget
from circus.core.state import State


def choose_greedily(
    game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never
) -> Action:
    """Return the simple sensible choice that the game declares; see `circus.bots.greedy`."""
    from circus.bots import greedy

    return greedy.choose(game, view, legal, rng, stop)


def searching(name: str, budget: SearchBudget, relative_time: int, compiled_gain: int = 1) -> Strength:
    """Return the strength of a bot that searches."""
    return Strength(
        name,
        partial(_choose_by_search, name),
        relative_time=relative_time,
        budget=budget,
        compiled_gain=compiled_gain,
    )


def _choose_by_search(
    name: str,
    game: Game[Any],
    view: State,
    legal: Sequence[Action],
    rng: Random,
    stop: Stop = never,
    /,
    **cap: float,
) -> Action:
    from circus.bots import searcher

    return searcher.choose(STRENGTHS[name], game, view, legal, rng, stop, **cap)


_LIST = (
    Strength("random", choose_at_random, is_quick=True, for_people=False, in_lab=False),
    Strength("greedy", choose_greedily, is_quick=True, for_people=False),
    searching("easy", SearchBudget(30, careless=0.2, forgetful=True), relative_time=10),
    searching("normal", SearchBudget(200), relative_time=80),
    searching("hard", SearchBudget(1500), relative_time=500, compiled_gain=3),
)

STRENGTHS: dict[str, Strength] = {each.name: each for each in _LIST}
"""Strengths by name, weakest first."""
