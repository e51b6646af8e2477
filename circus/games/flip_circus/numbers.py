"""Numbers of the rules of Flip Circus that a designer may change."""

from typing import Final

from circus.core.game import Setup
from circus.core.number import Number

NUMBERS: Final = (
    Number("turn_actions", 2, 1, 6, "actions"),
    Number("posters_to_win", 3, 1, 3, "posters"),
    Number("applause", 5, 0, 9, "tokens"),
    Number("second_applause", 1, 0, 5, "tokens"),
)
"""Three of the five posters are the most that one side can need: the other one then has at most two."""


def dealt(setup: Setup) -> tuple[int, int]:
    """Return the Applause tokens that the second player receives, and those that exist (FC-26)."""
    return setup.numbers["second_applause"], setup.numbers["applause"]
