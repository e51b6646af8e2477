"""What a trick shows: how many cards of each color it holds, which are zeroed, which card takes it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from circus.core.game import Setup
from circus.games.texas_showdown.cards import (
    CARD_OF,
    COLOR_SETS,
    COLORS,
    CONTEST,
    DECK,
    NUMBERS,
    PLAIN_WEIGHT,
    TALLY_AT,
    ZEROING_WEIGHT,
)

SHERIFFS = frozenset(numbers[-1] for numbers in COLORS.values())
"""The printed numbers of the Sheriffs."""


class Count(NamedTuple):
    """One color of a trick.

    Attributes:
        color: its name.
        cards: how many there are.
        zeroed: its Sheriff lies there and takes it out of the count.
        competes: whether it may take the trick as it is now.
    """

    color: str
    cards: int
    zeroed: bool
    competes: bool


def color_of(number: int) -> str:
    """The color of a printed number."""
    return next(color for color, numbers in COLORS.items() if number in numbers)


def zeroing(setup: Setup) -> bool:
    """Whether Sheriffs zero out their color at this table (TX-11)."""
    return setup.options["face_cards"] == "sheriff"


def _contest(numbers: Iterable[int], zeroes: bool) -> tuple[int, int]:
    """The cards of a trick as a set, and all cards of the colors that compete for it."""
    weight = ZEROING_WEIGHT if zeroes else PLAIN_WEIGHT
    weights = sum(weight[CARD_OF[number]] for number in numbers)
    return weights & DECK, CONTEST[weights >> TALLY_AT]


def taker(numbers: Sequence[int], zeroes: bool) -> int:
    """The number of the card that takes the trick as it lies; -1 for an empty one."""
    if not numbers:
        return -1
    cards, contest = _contest(numbers, zeroes)
    return NUMBERS[(cards & contest).bit_length() - 1]


def counts(numbers: Sequence[int], zeroes: bool) -> list[Count]:
    """The colors of a trick: that of the card which takes it first, then by how many cards they have."""
    if not numbers:
        return []
    _, contest = _contest(numbers, zeroes)
    out = zeroed(numbers, zeroes)
    best = color_of(taker(numbers, zeroes))
    found = []
    for color, cards in zip(COLORS, COLOR_SETS, strict=True):
        here = sum(number in COLORS[color] for number in numbers)
        if here:
            competes = bool(cards & contest)
            found.append(Count(color, here, color in out, competes))
    return sorted(found, key=lambda count: (count.color != best, count.zeroed, -count.cards))


def zeroed(numbers: Sequence[int], zeroes: bool) -> frozenset[str]:
    """The colors that count for nothing now; none if all of the trick have their Sheriff (TX-5, TX-6)."""
    here = {color_of(number) for number in numbers}
    out = {color_of(number) for number in numbers if number in SHERIFFS}
    return frozenset(out if zeroes and out != here else ())
