"""A trick as it lies: how many cards of each color, which of them count for nothing, which card takes it."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.games.texas_showdown.cards import (
    BIT,
    CARD_OF,
    COLOR_SETS,
    COLORS,
    NUMBERS,
    PLAIN,
    SHERIFF_NUMBERS,
    TALLY,
    ZEROING,
    color_of,
    set_of,
)
from circus.games.texas_showdown.state import State

Numbers = Sequence[int]
"""The printed numbers of the cards in a trick, in any order."""


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


def zeroing(state: State) -> bool:
    """Whether Sheriffs zero out their color at this table (TX-11)."""
    return state.agreed.face_cards == "sheriff"


def best_with(state: State, card: int) -> int:
    """The card that takes the unfinished trick when this one has joined it."""
    contest = state.agreed.contest[state.tally + TALLY[card]]
    return ((state.trick() | BIT[card]) & contest).bit_length() - 1


def takes(state: State, card: int) -> bool:
    """Whether a card takes the unfinished trick when it joins it."""
    return best_with(state, card) == card


def _contest(numbers: Numbers, zeroes: bool) -> tuple[int, int]:
    """The cards of a trick as a set, and all cards of the colors that compete for it."""
    cards = [CARD_OF[number] for number in numbers]
    contest = ZEROING if zeroes else PLAIN
    return set_of(cards), contest[sum(TALLY[card] for card in cards)]


def taker(numbers: Numbers, zeroes: bool) -> int:
    """The number of the card that takes a trick as it lies; -1 for an empty one.

    Args:
        numbers: of the cards in the trick.
        zeroes: whether Sheriffs zero out their color (`zeroing`).
    """
    if not numbers:
        return -1
    cards, contest = _contest(numbers, zeroes)
    return NUMBERS[(cards & contest).bit_length() - 1]


def counts(numbers: Numbers, zeroes: bool) -> list[Count]:
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
            found.append(Count(color, here, color in out, bool(cards & contest)))
    return sorted(found, key=lambda count: (count.color != best, count.zeroed, -count.cards))


def zeroed(numbers: Numbers, zeroes: bool) -> frozenset[str]:
    """The colors that count for nothing now; none if all of the trick have their Sheriff (TX-5, TX-6)."""
    here = {color_of(number) for number in numbers}
    out = {color_of(number) for number in numbers if number in SHERIFF_NUMBERS}
    return frozenset(out if zeroes and out != here else ())


def sheriff_effect(before: Numbers, number: int) -> tuple[str, tuple[str, ...]]:
    """What a card does to the count of a trick where Sheriffs zero out, and the colors it is done to.

    "zero": colors that count for nothing from now on (TX-4); "alone": a Sheriff in the only color,
    which counts as long as it is the only one (TX-5); "restore": every color has its Sheriff now, so
    all count again (TX-6); "" for no change.
    """
    after = [*before, number]
    fresh = zeroed(after, True) - zeroed(before, True)
    colors = tuple(color for color in COLORS if any(color_of(each) == color for each in after))
    if fresh:
        return "zero", tuple(color for color in colors if color in fresh)
    if number not in SHERIFF_NUMBERS or zeroed(after, True):
        return "", ()
    return ("alone" if len(colors) == 1 else "restore"), colors
