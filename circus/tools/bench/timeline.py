"""Benchmark of the timeline: the time to reach any position of a long game, and the size of the snapshots."""

import gc
import tracemalloc
from random import Random
from statistics import median, quantiles
from typing import Any

from circus import games
from circus.content import levels
from circus.core.action import CHANCE, Action
from circus.core.game import Game, Setup
from circus.platform.systems import work_seconds
from circus.records.timeline import Timeline

LONG = 1500
"""Actions of the measured game: the first random game of that length, cut there."""

GAMES = 60
"""Random games that are searched; if none is that long, the longest is measured."""

FIRST_LOOKS = 100
"""New timelines whose last position is requested."""

LOOKS = 2000
"""Number of random positions that are requested."""


def run() -> dict[str, Any]:
    """Measure every game at its usual seats, with default options and board; times in ms of processor time.

    `first` is the last position of a new timeline, which makes all snapshots. `position` is any position
    after that, `frames` the frames of one seat for any action. `kb` of `game` is the size of the snapshots.
    """
    return {"timeline": {name: _measure(games.find(name)) for name in games.names()}}


def _measure(game: Game[Any]) -> dict[str, Any]:
    setup = game.setup(level=levels.default(game))
    actions, rng = _long_game(game, setup), Random(1)
    length = len(actions)
    fresh = [Timeline(game, setup, actions) for _ in range(FIRST_LOOKS)]
    timeline = fresh[0]
    return {
        "game": {
            "actions": length,
            "kb": round(_memory_of_snapshots(Timeline(game, setup, actions)) / 1024, 1),
        },
        "first": _summary([_spent(each.at, length) for each in fresh]),
        "position": _summary([_spent(timeline.at, rng.randint(0, length)) for _ in range(LOOKS)]),
        "frames": _summary([_spent(timeline.frames, rng.randint(0, length), 0) for _ in range(LOOKS)]),
    }


def _long_game(game: Game[Any], setup: Setup) -> list[Action]:
    longest: list[Action] = []
    for seed in range(GAMES):
        longest = max(longest, _random_game(game, setup, Random(seed)), key=len)
        if len(longest) >= LONG:
            break
    return longest[:LONG]


def _random_game(game: Game[Any], setup: Setup, rng: Random) -> list[Action]:
    state, actions = game.start(setup), []
    while state.awaited:
        seat = state.awaited[0]
        action = game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal_actions(state, seat))
        game.apply(state, action, None)
        actions.append(action)
    return actions


def _memory_of_snapshots(timeline: Timeline) -> int:
    """Return the bytes that a timeline occupies once every position has been requested."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    timeline.at(len(timeline))
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken


def _spent(function: Any, *arguments: int) -> float:
    """Return the milliseconds of processor time of one call."""
    begun = work_seconds()
    function(*arguments)
    return (work_seconds() - begun) * 1000


def _summary(times: list[float]) -> dict[str, float]:
    return {"median": round(median(times), 3), "p99": round(quantiles(times, n=100)[98], 3)}
