"""Numbers of Clown Standoff that a designer may change, and the cards they deal."""

from typing import Final

from circus.core.game import Setup
from circus.core.number import Number
from circus.games.clown_standoff.cards import MAX_COPIES, MAX_HAND, VALUES
from circus.games.clown_standoff.config import config_of

NUMBERS: Final = (
    Number("cards_dealt", 4, 2, MAX_HAND, "cards"),
    Number("copies", 4, 2, MAX_COPIES, "copies"),
    Number("hits", 1, 1, 3, "cards"),
    Number("dodges", 5, 1, 9, "cards"),
    Number("pass_per_player", 1, 0, 2, "cards"),
    Number("pass_extra", 0, 0, 3, "cards"),
)
"""Cards a hand, copies of each value, Hits and Dodges in the Pie deck, and the price of a pass.

That is a number of cards for each player still in and some extra cards, at least one card in all: a free pass
could be repeated for ever.
"""


def dealt(setup: Setup) -> tuple[int, int]:
    """Return the number of Clown cards that are dealt, and the number that exist."""
    return setup.numbers["cards_dealt"] * config_of(setup).owners, setup.numbers["copies"] * len(VALUES)
