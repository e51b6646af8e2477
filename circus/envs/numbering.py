"""Numbering of actions: one list for all seats, in the game's own fixed order."""

from collections.abc import Sequence
from contextlib import suppress
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from circus.core.action import CHANCE, Action
from circus.core.errors import ActionNumberError
from circus.core.game import Game, Setup

Mask = NDArray[np.int8]


def checked_number(number: SupportsIndex, count: int, what: str = "action") -> int:
    """Return a number from 0 to `count` - 1 as an int.

    Raises:
        ActionNumberError: for any other number, and for anything but a whole number.

    >>> checked_number(2, 3)
    2
    >>> checked_number(-1, 3)
    Traceback (most recent call last):
    circus.core.errors.ActionNumberError: there is no action -1: choose a whole number from 0 to 2
    """
    with suppress(TypeError):
        whole = index(number)
        if 0 <= whole < count:
            return whole
    raise ActionNumberError(f"there is no {what} {number}: choose a whole number from 0 to {count - 1}")


class Numbering:
    """Numbering of all choices of a set-up: the same choice has one number for every seat.

    Attributes:
        texts: the choices by number, without the seat.
        size: their number.
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        numbers: dict[tuple[str, Any], int] = {}
        self._number: dict[Action, int] = {}
        self._action: list[dict[int, Action]] = [{} for _ in range(setup.seats)]
        for action in game.actions(setup):
            number = numbers.setdefault((action.verb, action.code), len(numbers))
            self._number[action] = number
            self._action[action.seat][number] = action
        first = {number: action for listed in reversed(self._action) for number, action in listed.items()}
        self.texts = tuple(str(first[number]).partition(":")[2] for number in range(len(first)))
        self.size = len(numbers)

    def number(self, action: Action) -> int:
        """Return the number of a seat's action."""
        return self._number[action]

    def action(self, seat: int, number: int) -> Action | None:
        """Return the choice of this number by this seat; `None` if that seat can never make it."""
        return self._action[seat].get(number) if seat != CHANCE else None

    def text(self, number: int) -> str:
        """Return the text of a choice; raise `ActionNumberError` if there is none of this number."""
        return self.texts[checked_number(number, self.size)]

    def numbers(self, legal: Sequence[Action]) -> list[int]:
        """Return the numbers of legal actions, ascending."""
        number = self._number
        return sorted([number[action] for action in legal])

    def mask(self, legal: Sequence[Action]) -> Mask:
        """Return an array with 1 for each legal action, else 0; the caller owns it."""
        number, allowed = self._number, bytearray(self.size)
        for action in legal:
            allowed[number[action]] = 1
        mask: Mask = np.frombuffer(allowed, np.int8)
        return mask
