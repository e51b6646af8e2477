"""What points are worth in Texas Showdown: each seat's share of the win before it is decided."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from operator import add
from typing import Final

from circus.core.policy import shares
from circus.games.texas_showdown.rules import scored
from circus.games.texas_showdown.state import DEAL, OVER, Agreement, State

_STEEPNESS: Final = {3: 1.3, 4: 1.5, 5: 1.8, 6: 2.2}
"""For each number of seats, how much a lead of one point counts near the end of the game.

Fitted to 1000 games of the greedy bot for each number of seats: the odds of two seats differ by the
power of e whose exponent is the difference of their points times a slope, and that slope falls with
the root of the points that are still to come before the threshold.
"""


def evaluate(state: State) -> Sequence[float]:
    """Each seat's share by the points it has, tricks of an unfinished hand counted."""
    points = state.points
    if state.step not in (DEAL, OVER):
        points = tuple(map(add, points, scored(state)))
    return win_shares(state.agreed, points, state.step == OVER)


@lru_cache(maxsize=1 << 16)
def win_shares(agreed: Agreement, points: tuple[int, ...], over: bool) -> Sequence[float]:
    """Each seat's share of the win with these points, at the end or before another hand."""
    fewest = min(points)
    if over:
        return shares([seat for seat, each in enumerate(points) if each == fewest], agreed.seats)
    slope = _STEEPNESS[agreed.seats] / sqrt(max(0, agreed.threshold - max(points)) + 2)
    weights = [exp((fewest - each) * slope) for each in points]
    total = sum(weights)
    return [each / total for each in weights]
