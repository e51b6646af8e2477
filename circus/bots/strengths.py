"""Easy, normal and hard: how much each of them thinks, and how careless it is."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from circus.bots import Stop, choose_at_random
from circus.bots.search import Search
from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State

CAP_SECONDS = 1.6
"""No bot thinks longer than this, however slow the machine; a quiet one never needs it."""


class Effort(NamedTuple):
    """How a bot chooses.

    Attributes:
        iterations: games it imagines before it answers.
        careless: the share of its choices that it makes at random.
        forgetful: whether it remembers the table as a careless player does.
    """

    iterations: int
    careless: float = 0.0
    forgetful: bool = False


USUAL = {
    "easy": Effort(30, careless=0.2, forgetful=True),
    "normal": Effort(200),
    "hard": Effort(1500),
}
"""For games that are not listed below."""

EFFORTS: dict[str, dict[str, Effort]] = {
    "clearing_house": {
        "easy": Effort(20, careless=0.3),
        "normal": Effort(100, careless=0.1),
        "hard": Effort(700),
    },
    "clown_standoff": {
        "easy": Effort(10, careless=0.5),
        "normal": Effort(60, careless=0.2),
        "hard": Effort(600),
    },
    "flip_circus": {
        "easy": Effort(20, careless=0.3, forgetful=True),
        "normal": Effort(60, careless=0.1),
        "hard": Effort(1000),
    },
    "quel_cirque": {
        "easy": Effort(20, careless=0.3),
        "normal": Effort(100, careless=0.1),
        "hard": Effort(4000),
    },
    "texas_showdown": {
        "easy": Effort(20, careless=0.3),
        "normal": Effort(100, careless=0.1),
        "hard": Effort(1200),
    },
}
"""For each game its own; measured figures stand in the README."""


def effort(strength: str, game: str) -> Effort:
    """How hard a bot of this strength tries at this game."""
    return EFFORTS.get(game, USUAL)[strength]


def choose(
    strength: str, game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop
) -> Action:
    """The answer of the searching bot of this strength; a forced one is given at once."""
    if len(legal) == 1:
        return legal[0]
    iterations, careless, forgetful = effort(strength, game.name)
    if careless and rng.random() < careless:
        return choose_at_random(game, view, legal, rng)
    if forgetful and game.policy and game.policy.forget:
        view = game.policy.forget(view, rng)
    search = Search(game, view, legal)
    return think(search, iterations, rng, stop) if len(search.choices) > 1 else search.choices[0]


def think(search: Search, iterations: int, rng: Random, stop: Stop) -> Action:
    """What the search finds best when it has done its iterations, is stopped or is out of time."""
    clock = time.perf_counter
    latest = clock() + CAP_SECONDS
    for _ in range(iterations):
        if stop() or clock() > latest:
            break
        search.iterate(rng)
    return search.best(rng)
