"""Greedy bot: no search beyond the present decision."""

from collections.abc import Sequence
from random import Random
from typing import Any

from circus.bots.bot import Stop, choose_at_random, is_restless, never
from circus.core.action import Action
from circus.core.game import Game
from circus.core.policy import shares
from circus.core.state import State


def choose(game: Game[Any], view: State, legal: Sequence[Action], rng: Random, _stop: Stop = never) -> Action:
    """Return the game's own greedy choice; without a policy, a winning action if there is one, or any.

    Without a policy each action is applied to one determinization.
    """
    if len(legal) == 1:
        return legal[0]
    if is_restless(game, view, rng):
        return choose_at_random(game, view, legal, rng)
    if game.policy:
        return game.policy.greedy(view, legal, rng)
    worth = [_worth(game, game.determinize(view, rng), action) for action in legal]
    best = max(worth)
    return rng.choice([action for action, each in zip(legal, worth, strict=True) if each == best])


def _worth(game: Game[Any], world: State, action: Action) -> float:
    """Apply the action to `world` and return the share won at once; 0.1 if the game continues."""
    game.apply(world, action, None)
    outcome = game.outcome(world)
    return shares(outcome.winners, len(outcome.scores))[action.seat] if outcome else 0.1
