"""Cost of an action for the seat that takes it, and the limit from which the player is warned."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.core.action import Action

LOSS = 0.3
"""Cost, as a part of the seat's fair share of the win, from which an action throws the game away.

With two seats that is 0.15 of a win, with six 0.05: the same part of a fair share for any number of seats. A
review calls 0.08 of a win a blunder; the limit is higher here because a warning interrupts the player.
"""

SURE = 1.0
"""Number of standard errors subtracted from an estimated cost before it is compared with the limit."""


class Cost(NamedTuple):
    """Estimated cost of one action.

    Attributes:
        action: the action.
        loss: value of the best action minus the value of this one, in shares of the win; may be negative.
        stderr: standard error of `loss`.
    """

    action: Action
    loss: float
    stderr: float


def too_much(seats: int) -> float:
    """Return the loss, in shares of the win, that throws away a game with this number of seats."""
    return LOSS / seats


def throws_away(costs: Sequence[Cost], action: Action, seats: int) -> bool:
    """Return whether an action surely costs too much; false if its cost is not known."""
    own = next((cost for cost in costs if cost.action == action), None)
    return own is not None and own.loss - SURE * own.stderr >= too_much(seats)
