"""Proof that one action of a choice is surely and by far better than every other."""

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
from circus.records.puzzle import Puzzle

SURE = 3.0
"""Standard errors between the measurement and the claim."""

BATCH, MAX_SIMULATED = 100, 3000
"""Simulated games for each action: in one batch, and at most before the choice is dropped as unclear."""

THOROUGH = 1000
"""Minimum number of simulated games for each action in a proof: an early result may be luck."""

_DOUBT = 1.0
"""Added to the sum of squares: a few games that end alike do not prove that all do."""


class Bounds(NamedTuple):
    """Bounds on the losses of a puzzle.

    Attributes:
        worse: minimum of every action that is wrong, in fair shares of the win.
        same: maximum of one that does the same as the best with other pieces, in shares of the win.
    """

    worse: float
    same: float

    def at(self, seats: int) -> "Bounds":
        """Return both in shares of the win at a table of `seats` seats."""
        return self._replace(worse=self.worse / seats)


MINED, CLAIMED = Bounds(0.12, 0.012), Bounds(0.1, ERROR)
"""Bounds for a new puzzle, and for one that is proved again with other random worlds."""


@dataclass(frozen=True)
class Loss:
    """Loss of an action compared with the best one.

    Attributes:
        share: of the win, below the best action.
        stderr: the standard error of `share`.
    """

    share: float
    stderr: float

    def is_over(self, limit: float) -> bool:
        """Return whether it is surely at least `limit`."""
        return self.share - SURE * self.stderr >= limit

    def is_within(self, limit: float) -> bool:
        """Return whether it is surely at most `limit`."""
        return self.share + SURE * self.stderr <= limit

    def is_under(self, limit: float, patience: float) -> bool:
        """Return whether it is below `limit` by `patience` standard errors."""
        return self.share + patience * self.stderr < limit


@dataclass
class _Side:
    """Search of one action alone, and the share of its seat in each simulated game."""

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
    """Return the loss of each other action, from the view of its seat alone; `None` if this is no puzzle.

    All actions are searched in the same determinizations with the same luck, so that their differences are
    exact. A settled one is searched no longer.

    Args:
        game: the game.
        view: of the seat that chooses.
        rivals: all other legal actions; those that may be as good first, which saves time.
        best: the action that is to be better than each of them, except those of the same verb.
        bounds: with `worse` in shares of the win.
        rng: draws the determinizations and the luck.
        patience: standard errors by which a loss has to seem too small before the choice is rejected.
        fewest: simulated games for each action before anything is settled.
    """
    leader = _Side(Search(game, view, [best], among=(best,)))
    sides = {action: _Side(Search(game, view, [action], among=(action,))) for action in rivals}
    found: dict[Action, Loss] = {}
    for done in range(BATCH, MAX_SIMULATED + 1, BATCH):
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
    """Return whether a puzzle still passes: all losses are surely as claimed."""
    rivals = sorted(puzzle.losses, key=lambda action: puzzle.losses[action])
    bounds = CLAIMED.at(puzzle.setup.seats)
    return losses(puzzle.game, puzzle.view, rivals, puzzle.best, bounds, rng) is not None
