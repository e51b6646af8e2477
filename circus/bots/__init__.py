"""Bots by strength: each chooses from its seat's view, never from the full state.

`search` is the tree search, `strengths` its settings for easy, normal and hard. `worker` runs it in another
process, `judgement` uses it to rate choices. See `docs/bots.md`.

>>> from random import Random
>>> from circus import games
>>> game, rng = games.find(games.in_order()[0]), Random(1)
>>> state = game.start(game.setup())
>>> game.apply(state, game.chance(state, rng), None)

>>> seat = state.awaited[0]
>>> view = game.view(state, seat)
>>> legal = game.legal(view, seat)
>>> bot = find("greedy")
>>> bot(game, view, legal, rng) in legal
True
"""

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
    """Return the simple sensible choice that the game declares; see `circus.bots.greedy`."""
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


def compare(
    game: Game[Any],
    view: State,
    legal: Sequence[Action],
    actions: tuple[Action, Action],
    duels: int,
    rng: Random,
) -> tuple[float, float]:
    """Return by how much the first action is better than the second, as `circus.bots.judgement.compare`."""
    from circus.bots import judgement

    return judgement.compare(game, view, legal, actions, duels, rng)


def weigh(
    game: Game[Any], view: State, legal: Sequence[Action], seats: int, seconds: float, rng: Random, stop: Stop
) -> tuple[Action, tuple[Cost, ...]]:
    """Return the best action for the owner of this view and the costs of the others, within `seconds`."""
    from circus.bots import judgement

    return judgement.weigh(game, view, legal, seats, seconds, rng, stop)


STRENGTHS: dict[str, Bot] = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    "easy": partial(_choose_by_search, "easy"),
    "normal": partial(_choose_by_search, "normal"),
    "hard": partial(_choose_by_search, "hard"),
}
"""Bots by strength, weakest first."""

QUICK = frozenset({"random", "greedy"})
"""Strengths that answer in less time than a frame and are called in the main process."""


def find(strength: str) -> Bot:
    """Return the bot of this strength; raises `UsageError` if there is none."""
    if strength not in STRENGTHS:
        raise UsageError(f"there is no bot '{strength}': choose {', '.join(STRENGTHS)}")
    return STRENGTHS[strength]


def patient(strength: str) -> Bot:
    """Return the bot of this strength without a time limit; raises `UsageError` if there is none.

    Its answers do not depend on the speed of the machine.
    """
    bot = find(strength)
    return bot if strength in QUICK else partial(_choose_patiently, strength)
