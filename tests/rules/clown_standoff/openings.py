"""Scripts that bring a table of Clown Standoff to the point a test is about.

A trick is written with one digit for each seat, and with 2 seats the dummy's after a blank: "5234", "54 3".
"""

from collections.abc import Sequence

from circus.games.clown_standoff import GAME
from tests.table import Table

ONE_EACH = ("6234", "2543", "3452", "4325")
"""Seat 0 collects 2,3,4,6 and each other seat 2,3,4,5: seat 0 is first, the others tie."""

ALL_TIED = ("5234", "2543", "3452", "4325")
"""Every seat collects 2,3,4,5."""

ONE_CARDLESS = ("643", "463", "652", "652")
"""Seat 0 collects 2,2,3,4,5,5,6,6,6, seat 1 collects 3,4,6, and seat 2 nothing."""

TWO_TIED = ("54 3", "45 3", "54 3", "45 3")
"""Both seats collect 3,3,4,4,5,5."""

TWO_ONE_CARDLESS = ("53 4", "53 4", "53 4", "53 4")
"""Seat 0 collects 3,3,3,3,4,4,4,4,5,5,5,5 and seat 1 nothing."""

TWO_CARDLESS = ("23 6", "23 6", "23 6", "23 6")
"""The dummy wins every trick."""


def deal_line(hands: Sequence[str], dummy: str = "") -> str:
    """Return the line of a deal of these hands, each given by its digits: "1336"."""
    words = [f"hand/{seat}={spelt(hand)}" for seat, hand in enumerate(hands)]
    return " ".join(["*:deal", *words, *([f"dummy={spelt(dummy)}"] if dummy else [])])


def spelt(hand: str) -> str:
    """Return the digits ascending, with commas."""
    return ",".join(sorted(hand))


def dealt(*hands: str, dummy: str = "", **options: object) -> Table:
    """Return a table with as many seats as hands, after the deal."""
    return Table(GAME, len(hands), None, **options).play(deal_line(hands, dummy))


def trick_lines(trick: str) -> list[str]:
    """Return the choices of all seats, in seat order, and the dummy's card."""
    seats, _, dummy = trick.partition(" ")
    lines = [f"{seat}:choose card/{value}" for seat, value in enumerate(seats)]
    return [*lines, *([f"*:dummy card/{dummy}"] if dummy else [])]


def argued(*tricks: str, **options: object) -> Table:
    """Return a table after an Argument phase of these four tricks."""
    hands = ["".join(column) for column in zip(*tricks, strict=True)]
    dummy = ""
    if " " in tricks[0]:
        *hands, _, dummy = hands
    table = dealt(*hands, dummy=dummy, **options)
    for trick in tricks:
        table.play(*trick_lines(trick))
    return table


def face_up(table: Table, place: str) -> str:
    """Return the faces of the cards at a place as digits, ascending."""
    lying = GAME.pieces(table.state)
    return "".join(sorted(piece.face for piece in lying if piece.place == place))


def seen_at(table: Table, seat: int, place: str) -> list[str]:
    """Return the faces at a place in a seat's view, sorted; "" is a card face down."""
    lying = GAME.pieces(table.view(seat))
    return sorted(piece.face for piece in lying if piece.place == place)
