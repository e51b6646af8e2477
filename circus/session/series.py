"""Series: several games at one table with running totals (QC-22), for every game."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, TypeGuard

from circus.core.game import Outcome
from circus.session.table_setup import SERIES, TableSetup

SINGLE = "single"

MAX_POINTS = 1_000_000_000
"""Maximum goal, number of games or sum of points that is read from a record."""

_SHARE = re.compile(r"[0-9]{1,9}(/[1-9][0-9]{0,8})?")
"""Games won in the notation of earlier records: `2`, or `3/2` if a game was shared."""


@dataclass(frozen=True)
class Series:
    """State of a series.

    Attributes:
        kind: "single", "games" (a number of them) or "points" (first to a number of them).
        goal: number of games or points.
        played: finished games.
        points: the sum of scores, one a seat.
        wins: games won alone, or with the own team alone, one a seat.
        shared: games won together with others, one a seat.
    """

    kind: str
    goal: int
    played: int = 0
    points: tuple[int, ...] = ()
    wins: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()

    def after(self, outcome: Outcome, sides: Sequence[Sequence[int]] = ()) -> "Series":
        """Return the series with one more game counted; `sides` are its teams, none without teams."""
        none = (0,) * len(outcome.scores)
        together = any(set(outcome.winners) == set(side) for side in sides) or len(outcome.winners) == 1
        won = tuple(int(seat in outcome.winners) for seat in range(len(none)))
        wins, shared = (won, none) if together else (none, won)
        return replace(
            self,
            played=self.played + 1,
            points=_added(self.points or none, outcome.scores),
            wins=_added(self.wins or none, wins),
            shared=_added(self.shared or none, shared),
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
        """Return the series for the header of a record; `None` for a single game."""
        if self.kind == SINGLE:
            return None
        return {
            "kind": self.kind,
            "goal": self.goal,
            "played": self.played,
            "points": list(self.points),
            "wins": list(self.wins),
            "shared": list(self.shared),
        }


def _added(row: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(pair) for pair in zip(row, more, strict=True))


def series_of(table_setup: TableSetup) -> Series:
    """Return a new series."""
    return Series(table_setup.series, table_setup.goal)


def series_of_line(line: Mapping[str, Any] | None, seats: int) -> Series:
    """Return the series in the header of a record.

    If only its kind and goal are valid, it is a new series; without them it is a single game.
    """
    line = line or {}
    kind, goal = line.get("kind"), line.get("goal")
    if kind not in SERIES or kind == SINGLE or not (_is_number(goal) and goal >= 1):
        return Series(SINGLE, 1)
    anew = Series(kind, goal)
    played, rows = line.get("played"), [line.get("points"), *_won(line)]
    if not _is_number(played) or not all(isinstance(row, list) and all(map(_is_number, row)) for row in rows):
        return anew
    points, wins, shared = (tuple(row) for row in rows)
    series = replace(anew, played=played, points=points, wins=wins, shared=shared)
    return series if _holds(series, seats) else anew


def _won(line: Mapping[str, Any]) -> tuple[Any, Any]:
    """Return the games won alone and shared; an earlier record has both as one fraction."""
    wins, shared = line.get("wins"), line.get("shared")
    if shared is None and isinstance(wins, list) and all(map(_is_share, wins)):
        shares = list(map(Fraction, wins))
        if sum(shares) != line.get("played"):
            return None, None
        return [int(share) for share in shares], [int(share.denominator > 1) for share in shares]
    return wins, shared


def _is_number(value: object) -> TypeGuard[int]:
    return type(value) is int and -MAX_POINTS <= value <= MAX_POINTS


def _is_share(value: object) -> bool:
    return isinstance(value, str) and _SHARE.fullmatch(value) is not None


def _holds(series: Series, seats: int) -> bool:
    """Return whether the totals are consistent: every game played has a winner."""
    length = seats if series.played else 0
    if not len(series.points) == len(series.wins) == len(series.shared) == length:
        return False
    won = _added(series.wins, series.shared)
    fits = all(0 <= each <= series.played for each in (*series.wins, *series.shared, *won))
    return fits and sum(won) >= series.played and not series.over
