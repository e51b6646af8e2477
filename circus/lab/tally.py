"""Tally: counts of wins, as numbers a designer can compare."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from statistics import fmean, median
from typing import Any

from circus.core.game import Outcome
from circus.lab.proportion import Z95

ENDLESS = "endless"
"""Reason of the games that were aborted because they did not end."""


def wilson95(wins: float, games: int) -> tuple[float, float]:
    """Return the Wilson 95 % interval of a share of `games`; (0, 1) if there are none."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


@dataclass
class Tally:
    """Sums over games; shared wins count as exact fractions.

    Attributes:
        wins: one sum for each seat.
        bots: for each strength its seat-games (one for each of its seats in each game) and its wins.
        ties: the number of games that several sides won together.
        reasons: the number of games by the reason of their end; an aborted one has `ENDLESS`.
        lengths: the number of games by their number of actions.
        endless: the number of aborted games, which are in no other sum.
    """

    seats: int
    games: int = 0
    actions: int = 0
    wins: list[Fraction] = field(default_factory=list)
    bots: dict[str, tuple[int, Fraction]] = field(default_factory=dict)
    ties: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    sides: Sequence[Sequence[int]] = ()
    endless: int = 0

    def __post_init__(self) -> None:
        self.wins = [Fraction(0)] * self.seats

    def add(self, outcome: Outcome, strengths: Sequence[str], actions: int) -> None:
        """Count one game of `strengths`, one for each seat."""
        self.games += 1
        self.actions += actions
        self.lengths[actions] += 1
        self.reasons[outcome.reason] += 1
        sides = self.sides or [(seat,) for seat in range(self.seats)]
        self.ties += sum(any(seat in outcome.winners for seat in side) for side in sides) > 1
        part = Fraction(1, len(outcome.winners))
        for seat, strength in enumerate(strengths):
            won = part if seat in outcome.winners else Fraction(0)
            self.wins[seat] += won
            games, wins = self.bots.get(strength, (0, Fraction(0)))
            self.bots[strength] = games + 1, wins + won

    def add_endless(self) -> None:
        """Count one aborted game: an ending of its own."""
        self.endless += 1
        self.reasons[ENDLESS] += 1

    def report(self, seconds: float) -> dict[str, Any]:
        """Return the object that `simulate --json` prints."""
        return {
            "games": self.games,
            "actions": self.actions,
            "seconds": round(seconds, 3),
            "games_per_s": round(self.games / seconds, 1),
            "actions_per_s": round(self.actions / seconds, 1),
            "length": _length([*self.lengths.elements()]),
            "ties": self.ties / self.games if self.games else None,
            "reasons": dict(sorted(self.reasons.items())),
            "endless": self.endless,
            "wins": [float(won) for won in self.wins],
            "by_bot": {name: _share(*sums) for name, sums in sorted(self.bots.items())},
        }


def _length(actions: Sequence[int]) -> dict[str, float] | None:
    """Return mean, median, shortest and longest number of actions of the games; `None` without games."""
    if not actions:
        return None
    middle = {"mean": round(fmean(actions), 2), "median": float(median(actions))}
    return {**middle, "least": min(actions), "most": max(actions)}


def _share(games: int, wins: Fraction) -> dict[str, Any]:
    low, high = wilson95(float(wins), games)
    return {"games": games, "wins": float(wins), "share": float(wins / games), "wilson95": [low, high]}
