"""Bots by strength: each receives the view of its own seat, never the state."""

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import Any

from circus.bots.bot import Bot, Stop, choose_at_random, never
from circus.bots.cost import Cost
from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.state import State


def choose_greedily(
    game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never
) -> Action:
    """What the game calls a simple sensible choice."""
    from circus.bots import greedy

    return greedy.choose(game, view, legal, rng, stop)


def _choose_by_search(
    strength: str, game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never, /
) -> Action:
    from circus.bots import strengths

    return strengths.choose(strength, game, view, legal, rng, stop)


def _choose_patiently(
    strength: str, game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never, /
) -> Action:
    from circus.bots import strengths

    return strengths.choose(strength, game, view, legal, rng, stop, cap=inf)


def weigh(
    game: Game[Any], view: State, legal: Sequence[Action], seats: int, seconds: float, rng: Random, stop: Stop
) -> tuple[Action, tuple[Cost, ...]]:
    """The best choice of a seat with this view, and what the others cost, after so many seconds."""
    from circus.bots import judgement

    return judgement.weigh(game, view, legal, seats, seconds, rng, stop)


STRENGTHS: dict[str, Bot] = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    "easy": partial(_choose_by_search, "easy"),
    "normal": partial(_choose_by_search, "normal"),
    "hard": partial(_choose_by_search, "hard"),
}
"""From the weakest."""

QUICK = frozenset({"random", "greedy"})
"""These answer where they are asked, in less time than a frame."""


def find(strength: str) -> Bot:
    """The bot of this strength; raises `UsageError` if there is none."""
    if strength not in STRENGTHS:
        raise UsageError(f"there is no bot '{strength}': choose {', '.join(STRENGTHS)}")
    return STRENGTHS[strength]


def patient(strength: str) -> Bot:
    """The bot of this strength, which thinks to the end however long that takes; raises `UsageError`.

    So its answers are the same on the slowest machine.
    """
    bot = find(strength)
    return bot if strength in QUICK else partial(_choose_patiently, strength)
