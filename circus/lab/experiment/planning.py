"""Planning: how many games would tell a figure, or a difference in it, to within some bound."""

from collections.abc import Iterator, Mapping
from math import ceil
from typing import Any, NamedTuple

from circus.lab.experiment.findings import relative
from circus.lab.experiment.naming import LENGTHS
from circus.lab.experiment.stored import figure

Results = Mapping[str, Any]
"""Content of `results.json`."""

POINT, PERCENT = 0.01, 0.05
"""Bounds of the plan: a point of the wins and of the ties, 5 percent of the length of games."""


class PlannedGames(NamedTuple):
    """Number of games of each variant that would be needed.

    Attributes:
        metric: the figure.
        bound: half of the width of its interval.
        games: rounded to two digits.
    """

    metric: str
    bound: float
    games: int


def plan(results: Results) -> Iterator[PlannedGames]:
    """Yield the plan for who wins, for ties, and for the length of games."""
    length = next((each for each in LENGTHS if figure(results["variants"][0], each)), "")
    for metric, bound in (("win_share/0", POINT), ("ties", POINT), (length, PERCENT)):
        games = games_needed(results, metric, bound)
        if games:
            yield PlannedGames(metric, bound, games)


def plan_for(results: Results, asked: Mapping[str, float]) -> list[dict[str, Any]]:
    """Return as JSON the games for each figure within its bound, in its own unit; `None` if unknown."""
    planned = []
    for metric, bound in asked.items():
        mean = figure(results["variants"][0], metric)
        relative_bound = bound / mean[0] if metric in LENGTHS and mean and mean[0] else bound
        planned.append(
            {"metric": metric, "bound": bound, "games": games_needed(results, metric, relative_bound)}
        )
    return planned


def games_needed(results: Results, metric: str, bound: float) -> int | None:
    """Return the games of each variant for an interval of `bound` to either side; `None` if unknown.

    The error shrinks with the root of the number. With several variants it is that of the least certain
    difference, and for a length it is relative.
    """
    first = results["variants"][0]
    mean = figure(first, metric)
    halves: list[float] = []
    for each in results["differences"]:
        if each["metric"] == metric and mean and None not in (each["diff"], each["low"], each["high"]):
            change = relative(each, mean) if metric in LENGTHS else each
            halves.append((change["high"] - change["low"]) / 2)
    if not halves and mean and len(results["variants"]) == 1:
        halves.append((mean[2] - mean[1]) / 2 / (mean[0] if metric in LENGTHS and mean[0] else 1))
    widest = max(halves, default=0.0)
    return _two_digits(first["games"] * (widest / bound) ** 2) if 0 < widest < float("inf") else None


def _two_digits(number: float) -> int:
    """Return a number rounded up to two digits.

    >>> _two_digits(12_340), _two_digits(7.2)
    (13000, 8)
    """
    step: int = 10 ** max(0, len(str(ceil(number))) - 2)
    return ceil(number / step) * step
