"""Judgement: which choice throws a game away, by what a search has found each choice to be worth."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from circus.core.action import Action

LOSS = 0.15
"""A choice that costs so much of a win, the standard error taken off, throws the game away.

A review calls 0.08 a blunder; a warning that interrupts has to be surer, and the search of a hint, which has
a second, is sure to about half of this.
"""

FEWEST = 8
"""An action that was tried more seldom is not judged."""

_LIKELY = 0.05
"""No share is taken to be surer than this, whatever few tries say."""


class Worth(NamedTuple):
    """What a search has found of one action.

    Attributes:
        action: one of the seat that searches.
        tries: how often it was tried.
        share: of the win that the seat then got, 0 to 1.
    """

    action: Action
    tries: int
    share: float


def throws_away(worth: Sequence[Worth], action: Action) -> bool:
    """Whether an action is surely much worse than the best one; false where that is not known."""
    own = next((each for each in worth if each.action == action), None)
    if own is None or own.tries < FEWEST:
        return False
    best = max(worth, key=lambda each: each.tries)
    return best.share - own.share - sqrt(_variance(best) + _variance(own)) >= LOSS


def _variance(found: Worth) -> float:
    """Of the mean: shares lie between 0 and 1, so none can vary more than a win or nothing does."""
    share = min(max(found.share, _LIKELY), 1 - _LIKELY)
    return share * (1 - share) / found.tries
