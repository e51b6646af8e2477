"""Card numbers, and bags of cards: the count of each kind, packed into one integer.

A kind has five bits: its count, at most 15, and above it a guard bit that is 0, so that one subtraction
compares all kinds at once.
"""

from collections.abc import Callable, Iterable
from typing import Final

from circus.core.memo import Memo

CARDS: Final = ("abduct", "ambush", "armor", "attack", "double_move", "intervene", "move", "ranged_attack")
"""Every kind of card; a card's number is its index here, so ascending numbers are ascending names."""

ABDUCT: Final = 0
AMBUSH: Final = 1
ARMOR: Final = 2
ATTACK: Final = 3
DOUBLE_MOVE: Final = 4
INTERVENE: Final = 5
MOVE: Final = 6
RANGED_ATTACK: Final = 7

BITS: Final = 5
UNIT: Final = tuple(1 << BITS * card for card in range(8))
"""Bag of one card of each kind; adding and subtracting units moves cards."""

MAX_OF_A_KIND: Final = 15
NO_LIMIT: Final = sum(UNIT) * MAX_OF_A_KIND
"""Bag with the maximum count of every kind."""


def bag_of(cards: Iterable[int]) -> int:
    """Return the bag of these cards; at most 15 of a kind."""
    return sum(UNIT[card] for card in cards)


HAS: Final = tuple(unit * MAX_OF_A_KIND for unit in UNIT)
"""Mask of each kind's count: a bag holds the kind if `bag & HAS[card]` is not 0."""

BASE: Final = bag_of((ATTACK, MOVE))
"""Extra cards of each player with `base_deck` (CH-35)."""


def count(bag: int, card: int) -> int:
    """Return the number of cards of this kind in a bag."""
    return bag >> BITS * card & MAX_OF_A_KIND


def _cards_in(bag: int) -> tuple[int, ...]:
    return tuple(card for card in range(8) for _ in range(count(bag, card)))


def _names_in(bag: int) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in cards_in(bag))


NAMES: Final = tuple(f"card/{card}" for card in CARDS)
"""Pick of each card."""

cards_in: Final[Callable[[int], tuple[int, ...]]] = Memo(_cards_in).__getitem__
"""Every card of a bag, ascending."""

names_in: Final[Callable[[int], tuple[str, ...]]] = Memo(_names_in).__getitem__
"""Picks of every card of a bag, ascending, for events."""

_GUARDS: Final = sum(UNIT) << BITS - 1
ONE_OF_EACH: Final = sum(UNIT)


def card_of(bag: int, number: int) -> int:
    """Return the card at index `number`, from 0, of the ascending cards of a bag."""
    for card in range(7):
        number -= bag >> BITS * card & MAX_OF_A_KIND
        if number < 0:
            return card
    return 7


def kinds_mask(bag: int) -> int:
    """Return the guard bits of the kinds in a bag: a key with 256 values for tables by kinds."""
    return (bag | _GUARDS) - ONE_OF_EACH & _GUARDS


def _kinds(mask: int) -> tuple[int, ...]:
    return tuple([card for card in range(8) if mask >> BITS * card + BITS - 1 & 1])


kinds_of: Final[Callable[[int], tuple[int, ...]]] = Memo(_kinds).__getitem__
"""Kinds of a `kinds_mask`, ascending."""


def kinds_in(bag: int) -> tuple[int, ...]:
    """Return the kinds of card in a bag, ascending, each once."""
    return kinds_of((bag | _GUARDS) - ONE_OF_EACH & _GUARDS)


def small_total(bag: int) -> int:
    """Return the number of cards in a bag that holds at most thirty: the digit sum to base 32."""
    return bag % 31


def covers(bag: int, wanted: int) -> bool:
    """Return whether a bag contains `wanted`: no kind borrows from its guard bit."""
    return (bag | _GUARDS) - wanted & _GUARDS == _GUARDS


def beyond(bag: int, other: int) -> int:
    """Return the cards that a bag has in excess of another, kind by kind.

    The other bag plus the result is the maximum of both, kind by kind.
    """
    rest = (bag | _GUARDS) - other
    positive = rest & _GUARDS
    return rest & positive - (positive >> BITS - 1)
