"""Value of points in Texas Showdown: each seat's share of the win before the end."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from operator import add
from typing import Final

from circus.core.policy import shares
from circus.games.texas_showdown.config import ShowdownConfig
from circus.games.texas_showdown.rules import scored
from circus.games.texas_showdown.state import DEAL, OVER, ShowdownState

_STEEPNESS: Final = {3: 1.3, 4: 1.5, 5: 1.8, 6: 2.2}
"""For each number of seats, the weight of a lead of one trick near the end of the game.

Fitted to 1000 games of the greedy bot for each number of seats. The log odds of two seats are the difference
of their points, in tricks, times a slope. That slope falls with the root of the tricks still to come before
the threshold.
"""


def evaluate(state: ShowdownState) -> Sequence[float]:
    """Return each seat's share by its points, tricks of an unfinished hand included."""
    points = state.points
    if state.step not in (DEAL, OVER):
        points = tuple(map(add, points, scored(state)))
    return win_shares(state.config, points, state.step == OVER)


@lru_cache(maxsize=1 << 16)
def win_shares(config: ShowdownConfig, points: tuple[int, ...], over: bool) -> Sequence[float]:
    """Return each seat's share of the win with these points, at the end or before another hand."""
    fewest = min(points)
    if over:
        return shares([seat for seat, each in enumerate(points) if each == fewest], config.seats)
    worth = config.trick_points
    slope = _STEEPNESS[config.seats] / sqrt(max(0, config.threshold - max(points)) / worth + 2) / worth
    weights = [exp((fewest - each) * slope) for each in points]
    total = sum(weights)
    return [each / total for each in weights]
