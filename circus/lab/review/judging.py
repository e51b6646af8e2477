"""Evaluation of one position: its value to each seat, and the effect of a choice."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from circus.bots.search import filler_of, rollout_of
from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State

Shares = tuple[float, ...]
"""Share of the win for each seat, or its change."""


class JudgingBudget(NamedTuple):
    """Effort spent on a position.

    Attributes:
        playouts: games that sensible players play on from it.
        thoughts: iterations of the search that judges a choice.
    """

    playouts: int
    thoughts: int


EFFORTS = {
    "low": JudgingBudget(60, 150),
    "normal": JudgingBudget(240, 600),
    "high": JudgingBudget(1000, 3000),
}


def chances(game: Game[Any], state: State, seeds: Sequence[int]) -> Shares:
    """Return each seat's chance in a full state: its mean share in playouts, one for each seed."""
    rollout = rollout_of(game)
    played = [rollout(state.copy(), Random(seed)) for seed in seeds]
    return tuple(sum(column) / len(seeds) for column in zip(*played, strict=True))


def changed_by(game: Game[Any], view: State, action: Action, seeds: Sequence[int], rng: Random) -> Shares:
    """Return by how much a choice changes each seat's chance, over everything that its seat could not see.

    The same determinization, played on with the same seed, is compared before and after. Hidden pieces and
    sealed choices of others are therefore not counted here.
    """
    rollout, complete = rollout_of(game), filler_of(game, view)
    gained: list[list[float]] = []
    for seed in seeds:
        world = complete(rng)
        before = rollout(world.copy(), Random(seed))
        game.apply(world, action, None)
        after = rollout(world, Random(seed))
        gained.append([late - early for late, early in zip(after, before, strict=True)])
    return tuple(sum(column) / len(seeds) for column in zip(*gained, strict=True))
