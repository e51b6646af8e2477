"""Numbers of the rules, read from the set-up; all else reads them here or in `CirqueConfig`."""

from typing import Final

from circus.core.game import Setup

MOST_ROOM: Final = 7
"""Largest `room` of any set-up; the keys of the caches of paths and values have that many bits."""

MARBLES_PER_COLOR: Final = 3


def room_in(setup: Setup) -> int:
    """Return the maximum number of marbles in a clown, and therefore of steps in a move.

    No option changes it yet; one that does is read here (`setup.options`).
    """
    return 3
