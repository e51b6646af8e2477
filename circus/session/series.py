"""Series: several games at one table with running totals (QC-22), for every game."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, TypeGuard

from circus.core.game import Outcome
from circus.session.table_setup import SERIES, TableSetup

SINGLE = "single"

MOST = 1_000_000_000
"""No goal, number of games or sum of points in a record is read beyond it."""

_SHARE = re.compile(r"[0-9]{1,9}(/[1-9][0-9]{0,8})?")
"""Games won as a record spells them: `2`, or `3/2` where a game was shared."""


@dataclass(frozen=True)
class Series:
    """Where a series stands.

    Attributes:
        kind: "single", "games" (a number of them) or "points" (first to a number of them).
        goal: how many games or points.
        played: games that have ended.
        points: the sum of scores, one a seat.
        wins: games won, one a seat; shared ones count as fractions.
    """

    kind: str
    goal: int
    played: int = 0
    points: tuple[int, ...] = ()
    wins: tuple[Fraction, ...] = field(default=())

    def after(self, outcome: Outcome) -> "Series":
        """With one more game counted."""
        seats = len(outcome.scores)
        points = self.points or (0,) * seats
        wins = self.wins or (Fraction(0),) * seats
        part = Fraction(1, len(outcome.winners))
        return replace(
            self,
            played=self.played + 1,
            points=tuple(sum(pair) for pair in zip(points, outcome.scores, strict=True)),
            wins=tuple(won + (part if seat in outcome.winners else 0) for seat, won in enumerate(wins)),
        )

    @property
    def over(self) -> bool:
        """Whether the series has ended."""
        if self.kind == "games":
            return self.played >= self.goal
        if self.kind == "points":
            return max(self.points, default=0) >= self.goal
        return self.played > 0

    def line(self) -> dict[str, Any] | None:
        """As it stands in the header of a record; `None` for a single game, which has nothing before it."""
        if self.kind == SINGLE:
            return None
        return {
            "kind": self.kind,
            "goal": self.goal,
            "played": self.played,
            "points": list(self.points),
            "wins": list(map(str, self.wins)),
        }


def series_of(table_setup: TableSetup) -> Series:
    """A series that has not begun."""
    return Series(table_setup.series, table_setup.goal)


def series_of_line(line: Mapping[str, Any] | None, seats: int) -> Series:
    """The series that the header of a record tells.

    Where only its kind and goal can be read it starts anew; without them the game is a single one.
    """
    line = line or {}
    kind, goal = line.get("kind"), line.get("goal")
    if kind not in SERIES or kind == SINGLE or not (_is_number(goal) and goal >= 1):
        return Series(SINGLE, 1)
    anew = Series(kind, goal)
    played, points, wins = line.get("played"), line.get("points"), line.get("wins")
    if not _is_number(played) or not isinstance(points, list) or not isinstance(wins, list):
        return anew
    if not all(map(_is_number, points)) or not all(map(_is_share, wins)):
        return anew
    series = replace(anew, played=played, points=tuple(points), wins=tuple(map(Fraction, wins)))
    return series if _holds(series, seats) else anew


def _is_number(value: object) -> TypeGuard[int]:
    return type(value) is int and -MOST <= value <= MOST


def _is_share(value: object) -> bool:
    return isinstance(value, str) and _SHARE.fullmatch(value) is not None


def _holds(series: Series, seats: int) -> bool:
    """Whether the totals can be those of a series that goes on: each game played was won once in all."""
    length = seats if series.played else 0
    whole = len(series.points) == len(series.wins) == length
    return whole and sum(series.wins) == series.played and not series.over
