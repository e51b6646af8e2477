"""Series: several games at one table with running totals (QC-22), for every game."""

from dataclasses import dataclass, field, replace
from fractions import Fraction

from circus.core.game import Outcome
from circus.session.table_setup import TableSetup


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


def series_of(table_setup: TableSetup) -> Series:
    """A series that has not begun."""
    return Series(table_setup.series, table_setup.goal)
