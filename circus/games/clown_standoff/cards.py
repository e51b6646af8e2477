"""Groups of Clown cards, each packed into one int whose order is the order of the rules.

A group has one hexadecimal digit per value, the 6s in the highest, and above them the number of cards. Union
and difference are therefore `+` and `-`. Of two groups the greater int has more cards or, with equally many,
the higher card where they first differ (CS-10). A group with hidden faces holds its number of cards only.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final

from circus.core.memo import Memo

VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
MAX_COPIES: Final = 6
"""Maximum number of Clown cards of each value."""

MAX_HAND: Final = 8
"""Maximum number of cards of a hand."""

_DIGIT: Final = 4
_COUNT: Final = _DIGIT * len(VALUES)

HIDDEN_CARD: Final = 1 << _COUNT
"""One card with its face hidden; also the amount that each card adds to the number of cards of a group."""

FACES: Final = HIDDEN_CARD - 1
"""Mask of the bits that hold faces; the bits above count the cards."""

CARD: Final = (0, *(HIDDEN_CARD + (1 << _DIGIT * (value - 1)) for value in VALUES))
"""Group of one card, by value; a higher value is a greater int."""

_LOW_FACES: Final = FACES >> _COUNT // 2
_HIGH_FACES: Final = FACES - _LOW_FACES
_GUARD: Final = sum(8 << _DIGIT * (value - 1) for value in VALUES)


def pack(values: Iterable[int]) -> int:
    """Return the group of cards of these values, at most 15 of each."""
    return sum(CARD[value] for value in values)


def size(group: int) -> int:
    """Return the number of cards of the group, hidden ones included."""
    return group >> _COUNT


def count(group: int, value: int) -> int:
    """Return the number of visible cards of this value."""
    return group >> _DIGIT * (value - 1) & 15


@lru_cache(maxsize=4096)
def values(group: int) -> tuple[int, ...]:
    """Return the values of all visible cards, ascending, repeated for equal cards."""
    return tuple(value for value in VALUES for _ in range(count(group, value)))


@lru_cache(maxsize=4096)
def names(group: int) -> tuple[str, ...]:
    """Return the picks of all visible cards, ascending, as in `card/1 card/4`."""
    return tuple(f"card/{value}" for value in values(group))


def singles(group: int) -> tuple[int, ...]:
    """Return the visible cards as groups of one card each, ascending."""
    return tuple(CARD[value] for value in values(group))


OF_HAND: Final = Memo(singles)
"""Cache of `singles` by hand: a hand has few cards, so there are few."""


def shuffled(cards: Sequence[int], random: Callable[[], float]) -> list[int]:
    """Return the cards in random order."""
    return sorted(cards, key=lambda _: random())


def hide(group: int) -> int:
    """Return the group with its faces hidden: only the number of cards is left."""
    return group & ~FACES


def contains(group: int, part: int) -> bool:
    """Return whether the group shows every card of `part` (at most 7 cards of a value in either)."""
    return ((group & FACES | _GUARD) - (part & FACES)) & _GUARD == _GUARD


@cache
def groups(cards: int) -> tuple[int, ...]:
    """Return every group of this number of cards with at most `MAX_COPIES` of each value."""
    return tuple(
        pack(values)
        for values in combinations_with_replacement(VALUES, cards)
        if max(map(values.count, values), default=0) <= MAX_COPIES
    )


def parts(group: int, cards: int) -> list[int]:
    """Return every different selection of this number of visible cards.

    Selections of the lower and the upper half of the values are combined: those are few enough to cache.
    """
    low, high = group & _LOW_FACES, group & _HIGH_FACES
    return [
        low_part + high_part
        for many in range(cards + 1)
        for low_part in _parts_of_half(low, many)
        for high_part in _parts_of_half(high, cards - many)
    ]


@cache
def _parts_of_half(faces: int, cards: int) -> tuple[int, ...]:
    return tuple(part for part in groups(cards) if contains(faces, part))
