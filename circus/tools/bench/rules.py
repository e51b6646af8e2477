"""Benchmark of the rules: random play of each game, all legal actions listed at every step, as for a bot."""

import gc
from random import Random
from statistics import median
from typing import Any

from circus import games
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.game import Game
from circus.platform.systems import work_seconds
from circus.tools.bench.stepping import Contestant, StepRates, run_round

ROUNDS = 5
"""Rounds of every contestant, in turn; the median is reported, so that a drifting machine affects all
alike."""

ROUND_SECONDS = 0.5
"""Processor time of one round in seconds."""

COPIES = 2000
"""Copies of one state in the middle of a game, to time a copy."""


def contestant(game: Game[Any]) -> Contestant:
    """Return one of our games at its usual seats, with default options and board."""
    setup = game.setup(level=levels.default(game))
    return Contestant(lambda: game.start(setup), game.legal_actions, game.apply, game.chance)


def run(rivals: dict[str, Contestant] | None = None, seconds: float = ROUND_SECONDS) -> dict[str, Any]:
    """Measure every game, rounds interleaved with its rival's; see `protocol` section 4 for the shape.

    Args:
        rivals: other engines' games by name; with them each of ours also reports its `ratio`: plies a second
            over the rival's, median of the rounds.
        seconds: processor time of one round.
    """
    rivals = rivals or {}
    gc.collect()
    gc.freeze()  # the games' own tables are not scanned again, as in a worker after its start
    report: dict[str, Any] = {"rules": {name: _measure(name, rivals, seconds) for name in games.names()}}
    if rivals:
        rng = Random(1)
        report["openspiel"] = {
            name: _summary([run_round(rival, rng, seconds) for _ in range(ROUNDS)])
            for name, rival in rivals.items()
        }
    return report


def _measure(name: str, rivals: dict[str, Contestant], seconds: float) -> dict[str, Any]:
    game, rng = games.find(name), Random(1)
    ours, rival = contestant(game), rivals.get(game.brand.peer)
    own_rounds, ratios = [], []
    for _ in range(ROUNDS):
        own_rounds.append(run_round(ours, rng, seconds))
        if rival:
            ratios.append(own_rounds[-1].plies / run_round(rival, rng, seconds).plies)
    measured: dict[str, Any] = {**_summary(own_rounds), "copy_us": _copy_us(ours, rng)}
    if rival:
        measured |= {"against": game.brand.peer, "ratio": round(median(ratios), 2)}
    return measured


def _summary(rounds: list[StepRates]) -> dict[str, float]:
    return {
        "actions_per_s": round(median(each.actions for each in rounds)),
        "plies_per_s": round(median(each.plies for each in rounds)),
        "games_per_s": round(median(each.games for each in rounds), 1),
    }


def _copy_us(who: Contestant, rng: Random) -> float:
    """Return the microseconds to copy a state ten actions into a game, or at the end of a shorter one."""
    state = who.start()
    for _ in range(10):
        if not state.awaited:
            break
        seat = state.awaited[0]
        action = who.chance(state, rng) if seat == CHANCE else rng.choice(who.legal_actions(state, seat))
        who.apply(state, action, None)
    begun = work_seconds()
    for _ in range(COPIES):
        state.copy()
    return round((work_seconds() - begun) / COPIES * 1e6, 2)
