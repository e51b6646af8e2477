"""Judging one position: what it is worth to each seat, and what a choice changed."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from circus.bots.search import filler_of, rollout_of
from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State

Shares = tuple[float, ...]
"""A number a seat: its share of the win, or by how much that changed."""


class Effort(NamedTuple):
    """How closely a position is looked at.

    Attributes:
        playouts: games played on from it by sensible players.
        thoughts: iterations of the search that judges a choice.
    """

    playouts: int
    thoughts: int


EFFORTS = {"low": Effort(60, 150), "normal": Effort(240, 600), "high": Effort(1000, 3000)}


def chances(game: Game[Any], state: State, seeds: Sequence[int]) -> Shares:
    """Each seat's chance in a full state: its mean share when sensible players play on, a game a seed."""
    rollout = rollout_of(game)
    played = [rollout(state.copy(), Random(seed)) for seed in seeds]
    return tuple(sum(column) / len(seeds) for column in zip(*played, strict=True))


def changed_by(game: Game[Any], view: State, action: Action, seeds: Sequence[int], rng: Random) -> Shares:
    """By how much a choice changes each seat's chance, over all that its seat could not see.

    The same guess at the hidden things, played on with the same seed, is compared before and after: what
    lay hidden and what others have sealed is nobody's merit, so it does not count here.
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
