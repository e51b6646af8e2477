"""Searching bots, and careless or forgetful play."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from circus.bots.bot import CAP_SECONDS, Stop, choose_at_random, is_restless, never
from circus.bots.search import Search
from circus.core.action import Action
from circus.core.game import Game
from circus.core.policy import SearchBudget
from circus.core.state import State
from circus.platform.awake_clock import AwakeClock


def choose(
    budget: SearchBudget,
    game: Game[Any],
    view: State,
    legal: Sequence[Action],
    rng: Random,
    stop: Stop = never,
    /,
    cap: float = CAP_SECONDS,
) -> Action:
    """Return the choice of a searching bot with this budget; a forced one without a search.

    `cap` is the maximum thinking time, in seconds.
    """
    if len(legal) == 1:
        return legal[0]
    iterations, careless, forgetful = budget
    if (careless and rng.random() < careless) or is_restless(game, view, rng):
        return choose_at_random(game, view, legal, rng)
    if forgetful and game.policy and game.policy.forget:
        view = game.policy.forget(view, rng)
    search = Search(game, view, legal)
    return think(search, iterations, rng, stop, cap) if len(search.choices) > 1 else search.choices[0]


def think(search: Search, iterations: int, rng: Random, stop: Stop, cap: float = CAP_SECONDS) -> Action:
    """Return the best action of the search after `iterations`, when stopped, or after `cap` seconds."""
    clock = AwakeClock(time.perf_counter)
    latest = clock() + cap
    for _ in range(iterations):
        if stop() or clock() > latest:
            break
        search.iterate(rng)
    return search.best(rng)
