"""Greedy: one look at the table, no thinking ahead."""

from collections.abc import Sequence
from random import Random
from typing import Any

from circus.bots.bot import Stop, never
from circus.core.action import Action
from circus.core.game import Game
from circus.core.policy import shares
from circus.core.state import State


def choose(game: Game[Any], view: State, legal: Sequence[Action], rng: Random, _stop: Stop = never) -> Action:
    """The game's own simple choice; where it has none, an action that may win at once, or any."""
    if len(legal) == 1:
        return legal[0]
    if game.policy:
        return game.policy.greedy(view, legal, rng)
    worth = [_worth(game, game.fill(view, rng), action) for action in legal]
    best = max(worth)
    return rng.choice([action for action, each in zip(legal, worth, strict=True) if each == best])


def _worth(game: Game[Any], world: State, action: Action) -> float:
    """The share that the action wins at once in this world; of an open game, less than any win."""
    game.apply(world, action, None)
    outcome = game.outcome(world)
    return shares(outcome.winners, len(outcome.scores))[action.seat] if outcome else 0.1
