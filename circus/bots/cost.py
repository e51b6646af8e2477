"""What a choice costs the seat that makes it, and when that is too much to be done unwarned."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.core.action import Action

LOSS = 0.3
"""A choice that surely costs so much of its seat's fair share of the win throws the game away.

With two seats that is 0.15 of a win, with six 0.05: everywhere the same part of what a seat may hope for.
A review calls 0.08 of a win a blunder; a warning that interrupts has to be worth it.
"""

SURE = 1.0
"""So many standard errors are taken off what a choice seems to cost, before it is warned of."""


class Cost(NamedTuple):
    """What one of several choices would cost.

    Attributes:
        action: the choice.
        loss: how much less than the best one it is worth, in shares of the win; it may be below 0.
        stderr: the standard error of `loss`.
    """

    action: Action
    loss: float
    stderr: float


def too_much(seats: int) -> float:
    """The loss, in shares of the win, that throws a game of so many seats away."""
    return LOSS / seats


def throws_away(costs: Sequence[Cost], action: Action, seats: int) -> bool:
    """Whether an action surely costs too much; false where that is not known."""
    own = next((cost for cost in costs if cost.action == action), None)
    return own is not None and own.loss - SURE * own.stderr >= too_much(seats)
