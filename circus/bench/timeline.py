"""Bench timeline: how fast any position of a long game is reached, and what the snapshots take."""

import gc
import tracemalloc
from random import Random
from statistics import median, quantiles
from typing import Any

from circus import games, levels
from circus.core.action import CHANCE, Action
from circus.core.game import Game, Setup
from circus.platforms import work_seconds
from circus.timeline import Timeline

LONG = 1500
"""Actions of the game that is measured: the first random game of that length, cut there."""

GAMES = 60
"""Random games that are looked through; where none is that long, the longest of them is measured."""

FIRST_LOOKS = 100
"""New timelines that are asked for their last position."""

LOOKS = 2000
"""Positions that are asked for, at random."""


def run() -> dict[str, Any]:
    """Every game in turn, at its usual seats, default options and board; times in ms of processor time.

    `first` is the last position asked of a new timeline, which makes all snapshots; `position` any
    position after that, `frames` what one seat sees of any action; `kb` of `game` is what the snapshots take.
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
        action = game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))
        game.apply(state, action, None)
        actions.append(action)
    return actions


def _memory_of_snapshots(timeline: Timeline) -> int:
    """Bytes that a timeline holds on to once every position has been asked for."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    timeline.at(len(timeline))
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken


def _spent(function: Any, *arguments: int) -> float:
    """Milliseconds of processor time that one call takes."""
    begun = work_seconds()
    function(*arguments)
    return (work_seconds() - begun) * 1000


def _summary(times: list[float]) -> dict[str, float]:
    return {"median": round(median(times), 3), "p99": round(quantiles(times, n=100)[98], 3)}
