"""Benchmark of the search: the hard bot at the first decision of each game."""

from random import Random
from statistics import median
from typing import Any

from circus import games
from circus.bots.search import Search
from circus.bots.strengths import STRENGTHS, effort
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.game import Game
from circus.core.state import State
from circus.platform.systems import work_seconds

ROUNDS = 3
"""Decisions of each game, one after another; the median is reported."""

STRENGTH = "hard"


def run(iterations: int | None = None) -> dict[str, Any]:
    """Measure every game at its usual seats, with default options and board; see protocol section 4.

    Args:
        iterations: of each decision; by default those of the bot.
    """
    return {"search": {name: _measure(games.find(name), iterations) for name in games.names()}}


def _measure(game: Game[Any], iterations: int | None) -> dict[str, float]:
    rounds = iterations or effort(STRENGTHS[STRENGTH], game).iterations
    paces, fill_shares = zip(*[_decide(game, Random(seed), rounds) for seed in range(ROUNDS)], strict=True)
    return {"iterations_per_s": round(median(paces)), "fill_share": round(median(fill_shares), 3)}


def _decide(game: Game[Any], rng: Random, iterations: int) -> tuple[float, float]:
    """Return iterations a second of processor time, and the share of it spent on determinization."""
    state = first_decision(game, rng)
    seat = state.awaited[0]
    search = Search(game, game.view(state, seat), game.legal_actions(state, seat))
    begun = work_seconds()
    for _ in range(iterations):
        search.iterate(rng)
    thought = work_seconds() - begun
    begun = work_seconds()
    for _ in range(iterations):
        search.complete(rng)
    return iterations / thought, (work_seconds() - begun) / thought


def first_decision(game: Game[Any], rng: Random) -> State:
    """Return the first position of a game in which a seat has a choice."""
    state: State = game.start(game.setup(level=levels.default(game)))
    while True:
        seat = state.awaited[0]
        legal = () if seat == CHANCE else game.legal_actions(state, seat)
        if len(legal) > 1:
            return state
        game.apply(state, legal[0] if legal else game.chance(state, rng), None)
