"""Rows: a view as numbers, always as many, for learners."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from circus.core.state import State

S = TypeVar("S", bound=State)

MOST = 1 << 24
"""The largest whole number that a row tells exactly; the smallest is -MOST."""

BITS = 64
"""The most bits of one mask."""

_PRIME = (1 << 89) - 1
_FACTOR = 0x9E3779B97F4A7C15F39CC0
_PART = 23
DIGEST = 4
"""How many numbers a digest has."""


@dataclass(frozen=True)
class Rows(Generic[S]):
    """How the views of one set-up are written: two views of a seat are equal exactly when their rows are.

    Who is awaited need not stand in them: that is told of every game alike.

    Attributes:
        masks: of each mask the names of its bits, lowest first, at most `BITS`; "" for one that is never set.
        numbers: the names of the numbers.
        read: of a view its masks and its numbers, in these orders; an `array("f")` of numbers goes into a
            row at once, anything else one by one.
    """

    masks: Sequence[Sequence[str]]
    numbers: Sequence[str]
    read: Callable[[S], tuple[Sequence[int], Sequence[float]]]


def digest(values: Sequence[object]) -> tuple[int, ...]:
    """Some numbers that stand for nested tuples of whole numbers of any length.

    For what is too long for a row: two that differ share a digest once in 2^89.
    """
    told = _folded(values, 0)
    return tuple(told >> _PART * part & (1 << _PART) - 1 for part in range(DIGEST))


def _folded(values: Sequence[object], told: int) -> int:
    """Even steps for numbers, odd ones for where a tuple begins."""
    told = (told * _FACTOR + 2 * len(values) + 3) % _PRIME
    for value in values:
        if isinstance(value, int):
            told = (told * _FACTOR + 2 * value + 6) % _PRIME
        else:
            assert isinstance(value, tuple)
            told = _folded(value, told)
    return told
