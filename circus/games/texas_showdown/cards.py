"""Deck of sixty cards in eight colors, and the colors that compete for a trick.

A card is a number from 0 to 59, its index in the deck sorted by the printed numbers. A set of cards is a bit
mask, so the highest bit of a set is its highest printed number.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from circus.core.memo import Memo

COLORS: Final = {
    "black": range(11),
    "red": range(11, 21),
    "blue": range(21, 30),
    "brown": range(31, 39),
    "green": range(41, 48),
    "yellow": range(51, 57),
    "purple": range(61, 66),
    "grey": range(71, 75),
}
"""Printed numbers of each color (Components)."""

NUMBERS: Final = tuple(number for numbers in COLORS.values() for number in numbers)
"""Printed number of each card."""

SHERIFF_NUMBERS: Final = frozenset(numbers[-1] for numbers in COLORS.values())
"""Printed number of each Sheriff."""


_COLOR_NAMES: Final = {number: color for color, numbers in COLORS.items() for number in numbers}


def color_of(number: int) -> str:
    """Return the name of the color of a printed number."""
    return _COLOR_NAMES[number]


CARDS: Final = range(len(NUMBERS))
CARD_OF: Final = {number: card for card, number in enumerate(NUMBERS)}
NAMES: Final = tuple(f"card/{number}" for number in NUMBERS)
"""Pick of each card."""

BIT: Final = tuple(1 << card for card in CARDS)
"""Set of one card, by card."""


def set_of(cards: Iterable[int]) -> int:
    """Return the set of these cards."""
    return sum(BIT[card] for card in cards)


def cards_of(held: int) -> Iterator[int]:
    """Yield the cards of a set, ascending."""
    while held:
        lowest = held & -held
        yield lowest.bit_length() - 1
        held ^= lowest


def names_of(held: int) -> tuple[str, ...]:
    """Return the picks of a set, ascending."""
    return tuple(NAMES[card] for card in cards_of(held))


def numbers_of(held: int) -> tuple[int, ...]:
    """Return the printed numbers of a set, ascending."""
    return tuple(NUMBERS[card] for card in cards_of(held))


COLOR_SETS: Final = tuple(set_of(CARD_OF[number] for number in numbers) for numbers in COLORS.values())
"""Set of all cards of each color."""

COLOR_OF: Final = tuple(color for bit in BIT for color in COLOR_SETS if color & bit)
"""For each card the set of all cards of its color."""


PLACE_OF: Final = tuple(COLOR_SETS.index(color) for color in COLOR_OF)
"""For each card the index of its color in the order of the deck."""

FIRST: Final = tuple((color & -color).bit_length() - 1 for color in COLOR_SETS)
"""Lowest card of each color."""

COLOR_BIT: Final[tuple[int, ...]] = tuple(1 << place for place in PLACE_OF)
"""For each card its color as a set of one color: sets of colors have one bit each, in the order of the deck.
"""

COLORED: Final[tuple[int, ...]] = tuple(
    sum(color for place, color in enumerate(COLOR_SETS) if colors >> place & 1)
    for colors in range(1 << len(COLOR_SETS))
)
"""For each set of colors the set of all their cards."""


def colors_of(held: int) -> tuple[str, ...]:
    """Return the names of the colors in a set, in the order of the deck."""
    return tuple(name for name, color in zip(COLORS, COLOR_SETS, strict=True) if held & color)


SHERIFFS: Final = set_of(color.bit_length() - 1 for color in COLOR_SETS)
"""Set of the highest card of each color: the Sheriffs, or Face Cards."""

DECK: Final = sum(BIT)
SMALL_DECK: Final = DECK & ~(COLOR_SETS[0] | COLOR_SETS[1] | COLOR_SETS[2])
"""Deck of three players: without black, red and blue (Setting up the game)."""

_LANES: Final[tuple[int, ...]] = tuple(13**lane for lane in range(len(COLOR_SETS)))
"""Value of each color's digit in a tally, which has base 13: the number of cards up to 6, plus 6 with the
Sheriff.

Eight digits are below 2 to the power of 30; Python is fastest with numbers of that size.
"""

_MAX_OF_ONE_COLOR: Final = 6


def _tally(card: int) -> int:
    sheriff = _MAX_OF_ONE_COLOR if BIT[card] & SHERIFFS else 0
    return (1 + sheriff) * _LANES[PLACE_OF[card]]


TALLY: Final = tuple(_tally(card) for card in CARDS)
"""Amount that each card adds to the tally of a trick."""


def competing(tally: int) -> int:
    """Return the set of all cards of the colors that compete for a trick (Who takes the trick?).

    Zeroed colors are out (TX-4, TX-7), unless every color is; then all count as if there were no Sheriffs
    (TX-5, TX-6). Of the rest, the colors with the most cards compete (TX-8).
    """
    digits = [tally // lane % 13 for lane in _LANES]
    counts = [digit if digit <= _MAX_OF_ONE_COLOR else 0 for digit in digits]
    return _most(counts) if any(counts) else competing_plainly(tally)


def competing_plainly(tally: int) -> int:
    """Return the same for a game without zeroing Sheriffs (TX-11)."""
    digits = [tally // lane % 13 for lane in _LANES]
    return _most([digit if digit <= _MAX_OF_ONE_COLOR else digit - _MAX_OF_ONE_COLOR for digit in digits])


def _most(counts: list[int]) -> int:
    most = max(counts)
    return sum(color for color, count in zip(COLOR_SETS, counts, strict=True) if count == most)


Contest = Memo[int, int]
"""Cache of the competing cards by the tally of a trick; some thousand entries with six players."""

ZEROING: Final[Contest] = Memo(competing)
"""Competing cards in games with zeroing Sheriffs."""

PLAIN: Final[Contest] = Memo(competing_plainly)
"""Competing cards in all other games."""


def winning_card(cards: int, tally: int, contest: Contest) -> int:
    """Return the card that takes a trick: the highest of the cards that compete (Who takes the trick?).

    Args:
        cards: the cards in the trick, at least one, as a set.
        tally: their tally.
        contest: competing cards of this game by tally.
    """
    return (cards & contest[tally]).bit_length() - 1


class ShowdownCard:
    """Card with the values that playing it needs.

    Attributes:
        place: its number, the index in the deck.
        bit: set of this card; typed `Any`, so that compiled code passes it on without boxing it again.
        color: its color as a set of one color; see `COLOR_BIT`.
        suit: set of all cards of its color.
        tally: amount it adds to the tally of a trick.
    """

    __slots__ = ("bit", "color", "place", "suit", "tally")

    def __init__(self, place: int) -> None:
        self.place = place
        self.bit: Any = BIT[place]
        self.color = COLOR_BIT[place]
        self.suit = COLOR_OF[place]
        self.tally = TALLY[place]


CARD: Final = tuple(ShowdownCard(place) for place in CARDS)
"""Every card, by number."""
