"""Numbers of Texas Showdown that a designer may change."""

from typing import Final

from circus.core.number import Number
from circus.games.texas_showdown.actions import MAX_PASSED
from circus.games.texas_showdown.cards import NUMBERS as PRINTED

_POINTS_TO_END: Final = {3: 15, 4: 15, 5: 12, 6: 10}
"""Points that end the game, by number of seats (The end of the game, TX-19)."""

NUMBERS: Final = (
    *(Number(f"points_to_end_{seats}", points, 1, 60, "points") for seats, points in _POINTS_TO_END.items()),
    Number("trick_points", 1, 1, 5, "points"),
    Number("cards_passed", 2, 1, MAX_PASSED, "cards"),
    Number("opening_card", 0, 0, PRINTED[-1], "card"),
)
"""Points that end the game by number of seats, points of a trick, cards passed, the card that opens a hand.

The opening card is the lowest card in use from that printed number on: with three players the 31 (TX-9).
"""
