"""Searching bots: the effort of each strength, and careless or forgetful play."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from circus.bots.bot import CAP_SECONDS, Stop, Strength, choose_at_random, never
from circus.bots.search import Search
from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.native import is_compiled
from circus.core.policy import SearchBudget
from circus.core.state import State
from circus.platform.awake_clock import AwakeClock


def effort(strength: Strength, game: Game[Any]) -> SearchBudget:
    """Return the effort of this strength at this game, increased with compiled rules."""
    declared = game.policy.efforts.get(strength.name) if game.policy else None
    usual = declared or strength.budget
    if usual is None:
        raise UsageError(f"a bot of strength '{strength.name}' does not search")
    gain = strength.compiled_gain if is_compiled(game.apply) else 1
    return usual._replace(iterations=usual.iterations * gain)


def choose(
    strength: Strength,
    game: Game[Any],
    view: State,
    legal: Sequence[Action],
    rng: Random,
    stop: Stop = never,
    /,
    cap: float = CAP_SECONDS,
) -> Action:
    """Return the choice of the searching bot of this strength; a forced one without a search.

    `cap` is the maximum thinking time, in seconds.
    """
    if len(legal) == 1:
        return legal[0]
    iterations, careless, forgetful = effort(strength, game)
    if careless and rng.random() < careless:
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
