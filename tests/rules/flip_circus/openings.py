"""Circles to start from, and words to read a circle by."""

from typing import Any

from circus.games.flip_circus import GAME
from circus.games.flip_circus.tokens import ARTISTS, HIDDEN
from tests.table import Table

ODD = ("seer+magician", "strongman+seer", "tamer+strongman", "acrobat+tamer", "magician+acrobat")
"""The tokens at 1, 3, 5, 7 and 9 of the usual circle."""

TRIOS = ("magician", "seer", "strongman", "tamer", "acrobat")
"""Behind the Clowns at 0, 2, 4, 6 and 8 so that flipping a Clown and the token after it makes a trio."""

CROSSED = (
    "*:setup clown+magician seer+magician clown+seer acrobat+magician clown+strongman "
    "seer+strongman clown+tamer tamer+strongman clown+acrobat tamer+acrobat"
)
"""A circle in which one swap can complete a trio and join two Clowns."""


def circle(backs: tuple[str, ...] = TRIOS, odd: tuple[str, ...] = ODD) -> str:
    """Return the setup line with these artists behind the Clowns and these other tokens."""
    tokens = [token for back, other in zip(backs, odd, strict=True) for token in (f"clown+{back}", other)]
    return "*:setup " + " ".join(tokens)


def opened(line: str = "", seats: int = 2, first: int = 0, **options: Any) -> Table:
    """Return a table at the first turn."""
    return Table(GAME, seats, **options).play(f"*:first seat/{first}", line or circle())


def prepare(table: Table, *actions: str) -> Table:
    """Play actions of the seat to act; every Clown's choice is declined, and nothing is spent."""
    for action in actions:
        (seat,) = table.awaited
        table.play(f"{seat}:{action}")
        _decline(table)
    return table


def _decline(table: Table) -> None:
    for answer in ("applause none", "end"):
        for seat in table.awaited:
            if table.offers(f"{seat}:{answer}"):
                table.play(f"{seat}:{answer}")


def flips(*positions: int) -> tuple[str, ...]:
    """Return flips of the tokens at these positions."""
    return tuple(f"flip token/{position}" for position in positions)


def shown(state: Any) -> list[str]:
    """Return the artists that the circle shows, from position 0 clockwise."""
    return [ARTISTS[state.shown(position)] for position in range(10)]


def backs(state: Any) -> list[str]:
    """Return the artists on the lower sides, "" for hidden ones."""
    hidden = [state.back(position) for position in range(10)]
    return ["" if back == HIDDEN else ARTISTS[back] for back in hidden]


def known(table: Table, seat: int) -> dict[int, str]:
    """Return the backs that a seat's view shows, by position."""
    return {position: back for position, back in enumerate(backs(table.view(seat))) if back}


def two_each() -> Table:
    """Both have two posters, seat 1 owes one action, and all five Clowns are visible."""
    table = opened()
    prepare(table, *flips(2, 3))  # seat 0: the Fortune Teller
    prepare(table, *flips(3, 4))
    prepare(table, *flips(5, 5))  # seat 0: the Strongman
    prepare(table, *flips(6, 7))  # seat 1: the Tamer
    prepare(table, *flips(7, 8))
    return prepare(table, *flips(9))  # seat 1: the Acrobat
