"""Judging one position: what it is worth to each seat, what a choice changed, and what it cost."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from circus.bots.search import Search, filler_of, rollout_of
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


class Judgement(NamedTuple):
    """What a choice cost the seat that made it, as far as that seat could know.

    Attributes:
        best: what the search found best, as text.
        loss: how much the choice was worth below it, in shares of the win; never below 0.
        stderr: the standard error of `loss`.
    """

    best: str
    loss: float
    stderr: float


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


def judge(
    game: Game[Any], view: State, legal: Sequence[Action], chosen: Action, thoughts: int, rng: Random
) -> Judgement:
    """Compares a choice with the best one, from the view of the seat that made it alone.

    The search that hints come from finds the best action; where that is another one, both are then
    thought about alone, in pairs of the same luck, so that their difference can be told.
    """
    search = Search(game, view, legal)
    for _ in range(thoughts):
        search.iterate(rng)
    best = search.best(rng)
    if best == chosen:
        visits, _ = search.found.get(best, (1, 0.0))
        return Judgement(str(best), 0.0, search.width / sqrt(visits))
    sides = [Search(game, view, legal, among=(action,)) for action in (best, chosen)]
    gaps = []
    for _ in range(max(2, thoughts // 2)):
        seed = rng.getrandbits(32)
        good, bad = (side.iterate(Random(seed)) for side in sides)
        gaps.append(good - bad)
    loss, stderr = fmean(gaps), stdev(gaps) / sqrt(len(gaps))
    return Judgement(str(best), loss, stderr) if loss > 0 else Judgement(str(chosen), 0.0, stderr)
