"""The deck: sixty cards in eight colors, and which colors of a trick compete for it.

A card is a number from 0 to 59, its place in the deck when sorted by the printed numbers; a set of
cards is a bit mask, so that the highest bit of a set is its highest printed number.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

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
"""The printed numbers of each color (Components)."""

NUMBERS: Final = tuple(number for numbers in COLORS.values() for number in numbers)
"""The printed number of each card."""

SHERIFF_NUMBERS: Final = frozenset(numbers[-1] for numbers in COLORS.values())
"""The printed number of each Sheriff."""


def color_of(number: int) -> str:
    """The name of the color that a printed number belongs to."""
    return next(color for color, numbers in COLORS.items() if number in numbers)


CARDS: Final = range(len(NUMBERS))
CARD_OF: Final = {number: card for card, number in enumerate(NUMBERS)}
NAMES: Final = tuple(f"card/{number}" for number in NUMBERS)
"""The pick that names each card."""

BIT: Final = tuple(1 << card for card in CARDS)
"""Each card as a set of one."""


def set_of(cards: Iterable[int]) -> int:
    """The set that holds these cards."""
    return sum(BIT[card] for card in cards)


def cards_of(held: int) -> Iterator[int]:
    """The cards of a set, ascending."""
    while held:
        lowest = held & -held
        yield lowest.bit_length() - 1
        held ^= lowest


def numbers_of(held: int) -> tuple[int, ...]:
    """The printed numbers of a set, ascending."""
    return tuple(NUMBERS[card] for card in cards_of(held))


COLOR_SETS: Final = tuple(set_of(CARD_OF[number] for number in numbers) for numbers in COLORS.values())
"""All the cards of each color, as a set."""

COLOR_OF: Final = tuple(next(color for color in COLOR_SETS if color & bit) for bit in BIT)
"""For each card, all the cards of its color, as a set."""


def colors_of(held: int) -> tuple[str, ...]:
    """The names of the colors in a set, in the order of the deck."""
    return tuple(name for name, color in zip(COLORS, COLOR_SETS, strict=True) if held & color)


SHERIFFS: Final = set_of(color.bit_length() - 1 for color in COLOR_SETS)
"""The highest card of each color: the Sheriffs, or Face Cards."""

DECK: Final = sum(BIT)
SMALL_DECK: Final = DECK & ~(COLOR_SETS[0] | COLOR_SETS[1] | COLOR_SETS[2])
"""What three players use: without black, red and blue (Setting up the game)."""

_LANE: Final = 4
_COUNT: Final = 0b0111
_ZEROED: Final = 0b1000
"""A tally has four bits a color: how many cards of it, and whether its Sheriff is among them."""

TALLY_AT: Final = len(CARDS)
"""The place of a color's tally above the bits of the cards; see `PLAIN_WEIGHT`."""


def _weight(card: int, sheriffs: int) -> int:
    lane = COLOR_SETS.index(COLOR_OF[card]) * _LANE
    tally = 1 + (_ZEROED if BIT[card] & sheriffs else 0)
    return BIT[card] | tally << lane + TALLY_AT


PLAIN_WEIGHT: Final = tuple(_weight(card, 0) for card in CARDS)
"""For each card its bit and its tally; the sum over a trick is the trick's set and its tallies."""

ZEROING_WEIGHT: Final = tuple(_weight(card, SHERIFFS) for card in CARDS)
"""The same where a Sheriff zeroes out the count for its color."""


def competing(tallies: int) -> int:
    """The cards of the colors that compete for a trick (Who takes the trick?).

    Zeroed colors are out (TX-4, TX-7), unless every color is: then they count as if there were no
    Sheriffs (TX-5, TX-6). Of those left, the colors with the most cards compete (TX-8).
    """
    lanes: Mapping[int, int] = {
        color: tallies >> lane * _LANE & (_COUNT | _ZEROED) for lane, color in enumerate(COLOR_SETS)
    }
    counts = {color: lane for color, lane in lanes.items() if 0 < lane < _ZEROED}
    if not counts:
        counts = {color: lane & _COUNT for color, lane in lanes.items()}
    most = max(counts.values())
    return sum(color for color, count in counts.items() if count == most)


CONTEST: Final = Memo(competing)
"""By the tallies of a trick what competes for it: some thousands with six cards in a trick."""
