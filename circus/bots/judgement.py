"""Judgement: the cost of an action by what its seat could know, for the coach and the review.

A search finds the best action. Other actions are then compared with it in duels: both are searched alone and
with the same random seeds, so that the difference has a small variance.
"""

import time
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from circus.bots.bot import Stop
from circus.bots.cost import Cost, too_much
from circus.bots.search import Search
from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State
from circus.platform.awake_clock import AwakeClock

SEARCH_SHARE = 0.4
"""Part of the time that is spent to find the best action; the rest is spent on duels."""

MAX_THOUGHTS, MAX_DUELS = 3000, 400
"""Maximum iterations of the search and maximum duels per action; more would change little."""

MIN_DUELS, MIN_REPORTED_DUELS = 24, 80
"""Minimum duels to call an action harmless, and minimum duels to report a cost.

In its first duels the search of an action has not found good sequels yet, so the action looks worse than it
is.
"""

_SETTLED = 2.0
"""Distance to the limit, in standard errors, from which more duels would not change the verdict."""

_DOUBT = 1.0
"""Added to the sum of squares: a few equal results do not prove that the variance is zero."""


class Judgement(NamedTuple):
    """Cost of the chosen action, according to the information of the seat that chose it.

    Attributes:
        best: text of the action that the search found best.
        loss: value of the best action minus the value of the chosen one, in shares of the win; at least 0.
        stderr: standard error of `loss`; 0 if no other action was worth searching.
        value: expected share of the win after the best action; 0 if unknown.
    """

    best: str
    loss: float
    stderr: float
    value: float = 0.0


def judge(
    game: Game[Any], view: State, legal: Sequence[Action], chosen: Action, thoughts: int, rng: Random
) -> Judgement:
    """Return the cost of the chosen action compared with the best one, from the view of its seat.

    Args:
        game: the game.
        view: view of the seat that chose.
        legal: its legal actions.
        chosen: the action it took.
        thoughts: iterations of the search; half as many duels follow.
        rng: source of all random numbers.
    """
    search = Search(game, view, legal)
    if search.choices == (chosen,):
        return Judgement(str(chosen), 0.0, 0.0)
    for _ in range(thoughts if len(search.choices) > 1 else 0):
        search.iterate(rng)
    best = search.best(rng)
    if best == chosen:
        visits, _ = search.action_stats.get(best, (1, 0.0))
        return Judgement(str(best), 0.0, search.width / sqrt(visits))
    loss, stderr, value = _duel(game, view, legal, (best, chosen), max(2, thoughts // 2), rng)
    return Judgement(str(best), loss, stderr, value) if loss > 0 else Judgement(str(chosen), 0.0, stderr)


def compare(
    game: Game[Any],
    view: State,
    legal: Sequence[Action],
    actions: tuple[Action, Action],
    duels: int,
    rng: Random,
) -> tuple[float, float]:
    """Return by how much the first action is better than the second, in shares of the win, and the error."""
    gap, stderr, _ = _duel(game, view, legal, actions, duels, rng)
    return gap, stderr


def _duel(
    game: Game[Any],
    view: State,
    legal: Sequence[Action],
    actions: tuple[Action, Action],
    duels: int,
    rng: Random,
) -> tuple[float, float, float]:
    """Return what `compare` returns, and the value of the first action."""
    champion, challenger = (_alone(game, view, legal, action) for action in actions)
    values, gaps = [], []
    for _ in range(duels):
        seed = rng.getrandbits(32)
        values.append(champion.iterate(Random(seed)))
        gaps.append(values[-1] - challenger.iterate(Random(seed)))
    return fmean(gaps), stdev(gaps) / sqrt(len(gaps)), fmean(values)


def weigh(
    game: Game[Any], view: State, legal: Sequence[Action], seats: int, seconds: float, rng: Random, stop: Stop
) -> tuple[Action, tuple[Cost, ...]]:
    """Return the best action, and the cost of the others as far as `seconds` of search can estimate it.

    An action is left out if its duels are too few and it is not harmless. Duels of an action end as soon as
    its verdict is certain, which leaves more time for the others.
    """
    clock = AwakeClock(time.perf_counter)
    begun = clock()
    search = Search(game, view, legal)
    for _ in range(MAX_THOUGHTS):
        if stop() or clock() > begun + seconds * SEARCH_SHARE:
            break
        search.iterate(rng)
    best = search.best(rng)
    champion = _alone(game, view, legal, best)
    duels = [_Duels(action, _alone(game, view, legal, action)) for action in legal if action != best]
    limit = too_much(seats)
    _fight(champion, duels, limit, rng, lambda: stop() or clock() > begun + seconds)
    return best, tuple(
        each.cost for each in duels if each.count >= MIN_REPORTED_DUELS or not each.is_open(limit)
    )


class _Duels:
    """Repeated comparison of one action with the best one.

    Attributes:
        count: number of duels so far.
    """

    __slots__ = ("_action", "_side", "_squares", "_sum", "count")

    def __init__(self, action: Action, side: Search) -> None:
        self._action, self._side = action, side
        self.count, self._sum, self._squares = 0, 0.0, 0.0

    def fight(self, share: float, seed: int) -> None:
        """Add a duel: the best action got `share` with this seed."""
        gap = share - self._side.iterate(Random(seed))
        self.count += 1
        self._sum += gap
        self._squares += gap * gap

    @property
    def cost(self) -> Cost:
        """Estimate from all duels so far."""
        loss = self._sum / self.count
        spread = max(0.0, self._squares - self.count * loss * loss) + _DOUBT
        return Cost(self._action, loss, sqrt(spread) / self.count)

    def is_open(self, limit: float) -> bool:
        """Return whether more duels may decide on which side of `limit` the loss is."""
        if self.count < MIN_DUELS:
            return True
        cost = self.cost
        far = abs(cost.loss - limit) >= _SETTLED * cost.stderr
        return not far or (cost.loss > limit and self.count < MIN_REPORTED_DUELS)


def _alone(game: Game[Any], view: State, legal: Sequence[Action], action: Action) -> Search:
    """Return a search of this action only."""
    return Search(game, view, legal, among=(action,))


def _fight(champion: Search, duels: Sequence[_Duels], limit: float, rng: Random, late: Stop) -> None:
    """Run rounds of duels for every open comparison until `late()` is true or all verdicts are certain."""
    for _ in range(MAX_DUELS):
        duels = [each for each in duels if each.is_open(limit)]
        if not duels or late():
            return
        seed = rng.getrandbits(32)
        share = champion.iterate(Random(seed))
        for each in duels:
            if late():
                return
            each.fight(share, seed)
