"""Judgement: what choices cost the seat that makes them, by what that seat can know; for coach and review.

The search that hints come from finds the best choice. Others are then held against it in duels: each side is
thought about alone, in pairs of the same luck, so that their difference can be told.
"""

import time
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from circus.awake_clock import AwakeClock
from circus.bots.bot import Stop
from circus.bots.cost import Cost, too_much
from circus.bots.search import Search
from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State

SEARCH_SHARE = 0.4
"""Of the time for a look at all choices, the part in which the best is found; the duels have the rest."""

MOST_THOUGHTS, MOST_DUELS = 3000, 400
"""Iterations of that search, and duels a choice, after which more would change little."""

FEWEST, ENOUGH = 24, 80
"""Of a choice that fought fewer duels than enough nothing is told; fewest may show that it is harmless.

In the first ones each side is still finding out how to go on, and whatever needs a good sequel looks worse
than it is.
"""

_SETTLED = 2.0
"""So many standard errors away from what is too much, more duels would not change what is told."""

_DOUBT = 1.0
"""Added to the squares that duels show: a few that end alike do not prove that all do."""


class Judgement(NamedTuple):
    """What a choice cost the seat that made it, as far as that seat could know.

    Attributes:
        best: what the search found best, as text.
        loss: how much the choice was worth below it, in shares of the win; never below 0.
        stderr: the standard error of `loss`; 0 where nothing else was worth thinking about.
    """

    best: str
    loss: float
    stderr: float


def judge(
    game: Game[Any], view: State, legal: Sequence[Action], chosen: Action, thoughts: int, rng: Random
) -> Judgement:
    """Compares a choice with the best one, from the view of the seat that made it alone."""
    search = Search(game, view, legal)
    if search.choices == (chosen,):
        return Judgement(str(chosen), 0.0, 0.0)
    for _ in range(thoughts if len(search.choices) > 1 else 0):
        search.iterate(rng)
    best = search.best(rng)
    if best == chosen:
        visits, _ = search.found.get(best, (1, 0.0))
        return Judgement(str(best), 0.0, search.width / sqrt(visits))
    champion, challenger = (_alone(game, view, legal, action) for action in (best, chosen))
    gaps = []
    for _ in range(max(2, thoughts // 2)):
        seed = rng.getrandbits(32)
        gaps.append(champion.iterate(Random(seed)) - challenger.iterate(Random(seed)))
    loss, stderr = fmean(gaps), stdev(gaps) / sqrt(len(gaps))
    return Judgement(str(best), loss, stderr) if loss > 0 else Judgement(str(chosen), 0.0, stderr)


def weigh(
    game: Game[Any], view: State, legal: Sequence[Action], seats: int, seconds: float, rng: Random, stop: Stop
) -> tuple[Action, tuple[Cost, ...]]:
    """The best choice, and what the others cost, as far as that can be told in so many seconds.

    It is told as surely as a warning needs it, of what is not harmless; a choice that is settled leaves its
    time to the others.
    """
    clock = AwakeClock(time.perf_counter)
    begun = clock()
    search = Search(game, view, legal)
    for _ in range(MOST_THOUGHTS):
        if stop() or clock() > begun + seconds * SEARCH_SHARE:
            break
        search.iterate(rng)
    best = search.best(rng)
    champion = _alone(game, view, legal, best)
    duels = [_Duels(action, _alone(game, view, legal, action)) for action in legal if action != best]
    limit = too_much(seats)
    _fight(champion, duels, limit, rng, lambda: stop() or clock() > begun + seconds)
    return best, tuple(each.cost for each in duels if each.count >= ENOUGH or not each.is_open(limit))


class _Duels:
    """One choice against the best one, again and again.

    Attributes:
        count: of the duels.
    """

    __slots__ = ("_action", "_side", "_squares", "_sum", "count")

    def __init__(self, action: Action, side: Search) -> None:
        self._action, self._side = action, side
        self.count, self._sum, self._squares = 0, 0.0, 0.0

    def fight(self, share: float, seed: int) -> None:
        """Once more: the best choice got `share` with this luck."""
        gap = share - self._side.iterate(Random(seed))
        self.count += 1
        self._sum += gap
        self._squares += gap * gap

    @property
    def cost(self) -> Cost:
        """By all duels so far."""
        loss = self._sum / self.count
        spread = max(0.0, self._squares - self.count * loss * loss) + _DOUBT
        return Cost(self._action, loss, sqrt(spread) / self.count)

    def is_open(self, limit: float) -> bool:
        """Whether more duels may tell on which side of a loss the choice is."""
        if self.count < FEWEST:
            return True
        cost = self.cost
        far = abs(cost.loss - limit) >= _SETTLED * cost.stderr
        return not far or (cost.loss > limit and self.count < ENOUGH)


def _alone(game: Game[Any], view: State, legal: Sequence[Action], action: Action) -> Search:
    """Thoughts about one choice only."""
    return Search(game, view, legal, among=(action,))


def _fight(champion: Search, duels: Sequence[_Duels], limit: float, rng: Random, late: Stop) -> None:
    """Round after round of all that are open, until it is late."""
    for _ in range(MOST_DUELS):
        duels = [each for each in duels if each.is_open(limit)]
        if not duels or late():
            return
        seed = rng.getrandbits(32)
        share = champion.iterate(Random(seed))
        for each in duels:
            if late():
                return
            each.fight(share, seed)
