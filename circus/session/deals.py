"""Deals: a code of six letters that determines all draws of a game, equal for everybody who plays it."""

from datetime import date, timedelta
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from circus.session.table_setup import TableSetup, first_table_setup, named_after

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of a code, without I and O, which look like figures."""

LENGTH = 6

DAYS = 30
"""Number of days in the list, today first."""


class CodedDeal(NamedTuple):
    """Draws of one code.

    A draw depends on the number of earlier draws, not on the actions, so all players of the deal get the same
    dice. The bots' choices follow from the code too, so that they act alike in equal views.
    """

    code: str

    def draw(self, number: int) -> Random:
        """Return the generator of a chance draw after `number` earlier ones."""
        return self._generator("draw", number)

    def thought(self, seat: int, number: int) -> Random:
        """Return the generator of a bot's choice after `number` earlier actions of its seat."""
        return self._generator("thought", seat, number)

    def _generator(self, *what: object) -> Random:
        return Random(_digest(self.code, *what))


class DatedDeal(NamedTuple):
    """Deal of one day in one game."""

    date: date
    deal: CodedDeal


def of_day(game: str, day: date) -> CodedDeal:
    """Return the deal of a game on one day, equal for everybody."""
    return _deal(_digest(game, day.isoformat()))


def any_deal(rng: Random) -> CodedDeal:
    """Return a random deal."""
    return _deal(rng.getrandbits(64))


def known_deal(typed: object) -> CodedDeal | None:
    """Return the deal of a typed code; `None` if it is not one.

    Small letters, blanks and hyphens are accepted.
    """
    if not isinstance(typed, str) or len(typed) > 4 * LENGTH:
        return None
    code = "".join(typed.upper().replace("-", " ").split())
    return CodedDeal(code) if len(code) == LENGTH and set(code) <= set(LETTERS) else None


def last_days(game: str, today: date) -> list[DatedDeal]:
    """Return the deals of the last `DAYS` days, today's first."""
    days = [today - timedelta(days=back) for back in range(DAYS)]
    return [DatedDeal(day, of_day(game, day)) for day in days]


def table_of_day(game: str, person: str = "") -> TableSetup:
    """Return the table for the deals of the days.

    It has the usual seats and rules, with the person on the first seat.
    """
    return named_after(first_table_setup(game), person)


def _deal(number: int) -> CodedDeal:
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return CodedDeal("".join(letters))


def _digest(*what: object) -> int:
    return int.from_bytes(blake2b("/".join(map(str, what)).encode(), digest_size=16).digest())
