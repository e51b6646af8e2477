"""Clown cards as numbers: any group of them packed into one int that compares as the rules compare.

A group has one hexadecimal digit for each value, the 6s in the highest, and above them the number of
cards. So adding and taking away are `+` and `-`, and of two groups the greater int has the most
cards or, with as many, the higher card where they first differ (CS-10). A group whose faces are hidden
keeps its number of cards and has no faces.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final

from circus.core.memo import Memo

VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
COPIES: Final = 4
"""How many Clown cards of each value there are."""

HAND_SIZE: Final = 4
_DIGIT: Final = 4
_COUNT: Final = _DIGIT * len(VALUES)

HIDDEN_CARD: Final = 1 << _COUNT
"""One card with its face hidden; also what each card adds to the number of cards of a group."""

FACES: Final = HIDDEN_CARD - 1
"""The bits of a group that hold faces; the bits above count its cards."""

CARD: Final = (0, *(HIDDEN_CARD + (1 << _DIGIT * (value - 1)) for value in VALUES))
"""The group of one card of each value; a higher value is a greater int."""

DECK: Final = tuple(CARD[value] for value in VALUES for _ in range(COPIES))
WHOLE_DECK: Final = sum(DECK)
_LOW_FACES: Final = FACES >> _COUNT // 2
_HIGH_FACES: Final = FACES - _LOW_FACES
_GUARD: Final = sum(8 << _DIGIT * (value - 1) for value in VALUES)


def pack(values: Iterable[int]) -> int:
    """The group of cards of these values, at most 15 of each."""
    return sum(CARD[value] for value in values)


def size(group: int) -> int:
    """How many cards the group has, hidden ones too."""
    return group >> _COUNT


def count(group: int, value: int) -> int:
    """How many cards of this value the group shows."""
    return group >> _DIGIT * (value - 1) & 15


@lru_cache(maxsize=4096)
def values(group: int) -> tuple[int, ...]:
    """The values that the group shows, ascending, each as often as it is there."""
    return tuple(value for value in VALUES for _ in range(count(group, value)))


@lru_cache(maxsize=4096)
def names(group: int) -> tuple[str, ...]:
    """The picks that name the cards of the group, ascending, as in `card/1 card/4`."""
    return tuple(f"card/{value}" for value in values(group))


def singles(group: int) -> tuple[int, ...]:
    """The cards that the group shows, each as a group of its own, ascending."""
    return tuple(CARD[value] for value in values(group))


OF_HAND: Final = Memo(singles)
"""By hand its `singles`: at most four cards, so that there are few hands."""


def shuffled(cards: Sequence[int], random: Callable[[], float]) -> list[int]:
    """The cards in any order."""
    return sorted(cards, key=lambda _: random())


def hide(group: int) -> int:
    """The group with its faces hidden: how many cards, and no more."""
    return group & ~FACES


def contains(group: int, part: int) -> bool:
    """Whether the group shows every card of `part` (at most 7 cards of a value in either)."""
    return ((group & FACES | _GUARD) - (part & FACES)) & _GUARD == _GUARD


@cache
def groups(cards: int) -> tuple[int, ...]:
    """Every group of so many cards, without regard to the number of copies."""
    return tuple(map(sum, combinations_with_replacement(CARD[1:], cards)))


def parts(group: int, cards: int) -> list[int]:
    """Every different way to take so many of the cards that the group shows.

    Put together from the ways in its lower and its higher half, which are few enough to remember.
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
