"""Bots by strength: each chooses from its seat's view, never from the full state.

`strengths` declares them. `search` is the tree search, `searcher` the bots that use it. `worker` runs it in
another process, `judgement` uses it to rate choices. See `docs/bots.md`.

>>> from random import Random
>>> from circus import games
>>> game, rng = games.find(games.in_order()[0]), Random(1)
>>> state = game.start(game.setup())
>>> game.apply(state, game.chance(state, rng), None)

>>> seat = state.awaited[0]
>>> view = game.view(state, seat)
>>> legal = game.legal_actions(view, seat)
>>> bot = find("greedy")
>>> bot(game, view, legal, rng) in legal
True
"""

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import Any

from circus.bots.bot import Bot, Stop, Strength
from circus.bots.cost import Cost
from circus.bots.strengths import STRENGTHS as STRENGTHS
from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.state import State


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


def find(name: str) -> Bot:
    """Return the bot of this strength; raises `UsageError` if there is none."""
    return _strength(name).choose


def find_untimed(name: str) -> Bot:
    """Return the bot of this strength without a time limit; raises `UsageError` if there is none.

    Its answers do not depend on the speed of the machine.
    """
    strength = _strength(name)
    return strength.choose if strength.is_quick else partial(strength.choose, cap=inf)


def _strength(name: str) -> Strength:
    if name not in STRENGTHS:
        raise UsageError(f"there is no bot '{name}': choose {', '.join(STRENGTHS)}")
    return STRENGTHS[name]
