"""Proving: whether one action of a choice is better than every other, surely and by far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from circus.bots.search import Search
from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State
from circus.lab.review.verdict import ERROR
from circus.puzzle import Puzzle

SURE = 3.0
"""Standard errors between what was found and what is claimed."""

BATCH, MOST = 100, 3000
"""Games imagined for each action: at a time, and at most before the choice is given up as not clear."""

THOROUGH = 1000
"""Games imagined for each action at least, where a puzzle is proved: what shows early may be luck."""

_DOUBT = 1.0
"""Added to the squares of what was found: a few games that end alike do not prove that all do."""


class Bounds(NamedTuple):
    """What the actions of a puzzle have to cost.

    Attributes:
        worse: at least this every action that is not to be found, in fair shares of the win.
        same: at most this one that does the same as the best with other pieces, in shares of the win.
    """

    worse: float
    same: float

    def at(self, seats: int) -> "Bounds":
        """The same with both in shares of the win at a table of so many seats."""
        return self._replace(worse=self.worse / seats)


MINED, CLAIMED = Bounds(0.12, 0.012), Bounds(0.1, ERROR)
"""To become a puzzle, and to stay one when it is proved again with other guesses."""


@dataclass(frozen=True)
class Loss:
    """What another action than the best one costs.

    Attributes:
        share: of the win, below the best action.
        stderr: the standard error of `share`.
    """

    share: float
    stderr: float

    def is_over(self, limit: float) -> bool:
        """Whether it is surely more than that."""
        return self.share - SURE * self.stderr >= limit

    def is_within(self, limit: float) -> bool:
        """Whether it is surely no more than that."""
        return self.share + SURE * self.stderr <= limit

    def is_under(self, limit: float, patience: float) -> bool:
        """Whether it seems less than that, by so many standard errors."""
        return self.share + patience * self.stderr < limit


@dataclass
class _Side:
    """One action thought about alone, and the share that its seat got in each game imagined."""

    search: Search
    got: list[float] = field(default_factory=list)

    def think(self, seeds: Sequence[int]) -> None:
        self.got += [self.search.iterate(Random(seed)) for seed in seeds]


def losses(
    game: Game[Any],
    view: State,
    rivals: Sequence[Action],
    best: Action,
    bounds: Bounds,
    rng: Random,
    patience: float = SURE,
    fewest: int = THOROUGH,
) -> Mapping[Action, Loss] | None:
    """What each other action costs, from the view of its seat alone; `None` if this is no puzzle.

    All actions are thought about in the same guesses at what is hidden and with the same luck, so that
    their differences can be told; one that is settled is thought about no longer.

    Args:
        game: what is played.
        view: of the seat that chooses.
        rivals: all other legal actions; those that may be as good first, which saves time.
        best: what is to be better than each of them, but for those that do the same with other pieces.
        bounds: with `worse` in shares of the win.
        rng: draws the guesses and the luck.
        patience: so many standard errors a loss may seem too small before it is taken to be.
        fewest: games imagined for each action before anything is settled.
    """
    leader = _Side(Search(game, view, [best], among=(best,)))
    sides = {action: _Side(Search(game, view, [action], among=(action,))) for action in rivals}
    found: dict[Action, Loss] = {}
    for done in range(BATCH, MOST + 1, BATCH):
        seeds = [rng.getrandbits(32) for _ in range(BATCH)]
        leader.think(seeds)
        for rival in [each for each in rivals if each not in found]:
            sides[rival].think(seeds)
            if done < fewest:
                continue
            loss, alike = _loss(leader.got, sides[rival].got), rival.verb == best.verb
            if loss.is_over(bounds.worse) or (alike and loss.is_within(bounds.same)):
                found[rival] = loss
            elif loss.is_under(0.0 if alike else bounds.worse, patience):
                return None
        if len(found) == len(rivals):
            return found
    return None


def _loss(good: Sequence[float], bad: Sequence[float]) -> Loss:
    gaps = [one - other for one, other in zip(good, bad, strict=True)]
    mean = fmean(gaps)
    return Loss(mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) + _DOUBT) / len(gaps))


def proves(puzzle: Puzzle, rng: Random) -> bool:
    """Whether a puzzle holds once more: all that is to be told apart surely is, as far as is claimed."""
    rivals = sorted(puzzle.losses, key=lambda action: puzzle.losses[action])
    bounds = CLAIMED.at(puzzle.setup.seats)
    return losses(puzzle.game, puzzle.view, rivals, puzzle.best, bounds, rng) is not None
