"""Numbers of the rules of Quel Cirque that a designer may change."""

from typing import Final

from circus.core.game import Setup
from circus.core.number import Number

MAX_CAPACITY: Final = 6
MAX_STEPS: Final = 2
MAX_LENGTH: Final = MAX_CAPACITY * MAX_STEPS
"""Maximum number of steps in a move: with so many the long parade has 26,000 paths, each a possible move."""

NUMBERS: Final = (
    Number("color_marbles", 3, 2, 6, "marbles"),
    Number("capacity", 3, 1, MAX_CAPACITY, "marbles"),
    Number("marble_steps", 1, 1, MAX_STEPS, "steps"),
    Number("color_faces", 1, 1, 3, "faces"),
    Number("white_faces", 1, 0, 3, "faces"),
    Number("black_faces", 1, 1, 3, "faces"),
)
"""The die always has a black face: nothing else brings back clowns that are past the last hole (QC-12)."""


def longest_move(setup: Setup) -> int:
    """Return the number of steps of a full clown."""
    return setup.numbers["capacity"] * setup.numbers["marble_steps"]
