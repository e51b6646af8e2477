"""State of a trick: number of cards of each color, zeroed colors, and the winning card."""

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
    Contest,
    color_of,
    set_of,
    winning_card,
)
from circus.games.texas_showdown.state import ShowdownState

Numbers = Sequence[int]
"""Printed numbers of the cards in a trick, in any order."""


class Count(NamedTuple):
    """Color of a trick.

    Attributes:
        color: name of the color.
        cards: number of its cards.
        zeroed: true if its Sheriff is in the trick and removes it from the count.
        competes: true if it may take the trick as it is now.
    """

    color: str
    cards: int
    zeroed: bool
    competes: bool


def zeroing(state: ShowdownState) -> bool:
    """Return whether Sheriffs zero out their color in this game (TX-11)."""
    return state.config.face_cards == "sheriff"


def best_with(state: ShowdownState, card: int) -> int:
    """Return the card that takes the unfinished trick after `card` is added."""
    return winning_card(state.trick() | BIT[card], state.tally + TALLY[card], state.config.contest)


def takes(state: ShowdownState, card: int) -> bool:
    """Return whether a card takes the unfinished trick if it is added."""
    return best_with(state, card) == card


def taker(numbers: Numbers, zeroes: bool) -> int:
    """Return the number of the card that takes a trick as it is; -1 for an empty one.

    Args:
        numbers: printed numbers of the cards in the trick.
        zeroes: true if Sheriffs zero out their color (`zeroing`).
    """
    if not numbers:
        return -1
    return NUMBERS[winning_card(set_of(_cards(numbers)), _tally(numbers), _contest(zeroes))]


def _cards(numbers: Numbers) -> list[int]:
    return [CARD_OF[number] for number in numbers]


def _tally(numbers: Numbers) -> int:
    return sum(TALLY[card] for card in _cards(numbers))


def _contest(zeroes: bool) -> Contest:
    return ZEROING if zeroes else PLAIN


def counts(numbers: Numbers, zeroes: bool) -> list[Count]:
    """Return the colors of a trick: the winning one, then the others by number of cards, zeroed ones last."""
    if not numbers:
        return []
    competing = _contest(zeroes)[_tally(numbers)]
    out = zeroed(numbers, zeroes)
    best = color_of(taker(numbers, zeroes))
    found = []
    for color, cards in zip(COLORS, COLOR_SETS, strict=True):
        here = sum(number in COLORS[color] for number in numbers)
        if here:
            found.append(Count(color, here, color in out, bool(cards & competing)))
    return sorted(found, key=lambda count: (count.color != best, count.zeroed, -count.cards))


def zeroed(numbers: Numbers, zeroes: bool) -> frozenset[str]:
    """Return the names of zeroed colors; none if all colors have their Sheriff (TX-5, TX-6)."""
    here = {color_of(number) for number in numbers}
    out = {color_of(number) for number in numbers if number in SHERIFF_NUMBERS}
    return frozenset(out if zeroes and out != here else ())


def sheriff_effect(before: Numbers, number: int) -> tuple[str, tuple[str, ...]]:
    """Return the effect of a card on the count if Sheriffs zero out, and the colors it affects.

    - "zero": colors that do not count from now on (TX-4).
    - "alone": a Sheriff in the only color, which counts as long as it is the only one (TX-5).
    - "restore": every color has its Sheriff now, so all count again (TX-6).
    - "": no change.
    """
    after = [*before, number]
    fresh = zeroed(after, True) - zeroed(before, True)
    colors = tuple(color for color in COLORS if any(color_of(each) == color for each in after))
    if fresh:
        return "zero", tuple(color for color in colors if color in fresh)
    if number not in SHERIFF_NUMBERS or zeroed(after, True):
        return "", ()
    return ("alone" if len(colors) == 1 else "restore"), colors
