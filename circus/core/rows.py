"""Rows: encodings of a view as a fixed number of numbers, for learning algorithms."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from circus.core.state import State

S = TypeVar("S", bound=State)

MAX_EXACT = 1 << 24
"""Maximum magnitude of a whole number that a row represents exactly."""

BITS = 64
"""Maximum number of bits of one mask."""

_PRIME = (1 << 89) - 1
_FACTOR = 0x9E3779B97F4A7C15F39CC0
_PART = 23
DIGEST = 4
"""Count of numbers in a digest."""


@dataclass(frozen=True)
class Rows(Generic[S]):
    """Encoding of the views of one set-up: two views of a seat are equal exactly if their rows are.

    The seats to act may be left out: the caller encodes them for every game.

    Attributes:
        masks: for each mask the names of its bits, lowest first, at most `BITS`; "" for a bit that is never
            set.
        numbers: names of the numbers.
        read: (view): its masks and its numbers, in these orders. An `array("f")` of numbers is copied into
            the row at once, any other sequence one element at a time.
    """

    masks: Sequence[Sequence[str]]
    numbers: Sequence[str]
    read: Callable[[S], tuple[Sequence[int], Sequence[float]]]


def digest(values: Sequence[object]) -> tuple[int, ...]:
    """Return `DIGEST` numbers that identify nested tuples of whole numbers of any length.

    For values too long for a row. Two different values have equal digests with a probability of about 2^-89.
    """
    value = _folded(values, 0)
    return tuple(value >> _PART * part & (1 << _PART) - 1 for part in range(DIGEST))


def _folded(values: Sequence[object], folded: int) -> int:
    """Return a hash extended by `values`: even terms for numbers, odd terms for starts of tuples."""
    folded = (folded * _FACTOR + 2 * len(values) + 3) % _PRIME
    for value in values:
        if isinstance(value, int):
            folded = (folded * _FACTOR + 2 * value + 6) % _PRIME
        else:
            assert isinstance(value, tuple)
            folded = _folded(value, folded)
    return folded
