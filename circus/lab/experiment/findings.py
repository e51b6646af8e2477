"""Findings: the statement that a difference allows, never stronger than its interval."""

import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

from circus.lab.experiment.families import is_sure

NARROW_LENGTH, NARROW_SHARE = 0.05, 0.02
"""Bounds within which an interval counts as no change: 5 percent of the length, 2 points of a share."""

VAGUE_LENGTH, VAGUE_SHARE = 0.5, 0.5
"""Bounds beyond which an interval says nothing: half of the length, 50 points of a share."""

FEW_GAMES = 10
"""Number of games below which a mean is vague if its interval is wider than itself."""

LESS, MORE, MAYBE_LESS, MAYBE_MORE, SAME, EQUAL, UNSEEN, VAGUE = (
    "less",
    "more",
    "maybe-less",
    "maybe-more",
    "same",
    "equal",
    "unseen",
    "vague",
)
CLEAR, POSSIBLE = (LESS, MORE), (MAYBE_LESS, MAYBE_MORE)


class Finding(NamedTuple):
    """Statement on one difference.

    Attributes:
        kind: `less` and `more` are sure; `maybe-…` is significant only without the correction for the number
            of comparisons; `same` stays within a narrow bound; `equal` never differed in any deal; `unseen`
            has an interval too wide for that, and `vague` one that says nothing.
        size, low, high: of the difference without its sign; for the last four `high` is the bound.
    """

    kind: str
    size: float
    low: float
    high: float


def finding(
    difference: Mapping[str, Any] | None, narrow: float, vague: float = math.inf, wider: float = 1.0
) -> Finding | None:
    """Return the statement that a difference allows; `None` if it or its interval is missing.

    Args:
        difference: one of `results.json`.
        narrow: the bound of `same`.
        vague: the bound of `unseen`.
        wider: factor of the interval if several are stated together.
    """
    if difference is None:
        return None
    size, low, high = (difference[key] for key in ("diff", "low", "high"))
    if not all(isinstance(each, int | float) and math.isfinite(each) for each in (size, low, high)):
        return None
    near, far = sorted((abs(low), abs(high)))
    if low <= 0 <= high:
        most = max(size + wider * (high - size), wider * (size - low) - size)
        kind = EQUAL if not far else SAME if most <= narrow else UNSEEN if most <= vague else VAGUE
        return Finding(kind, abs(size), 0.0, most)
    kind = LESS if size < 0 else MORE
    return Finding(kind if is_sure(difference) else f"maybe-{kind}", abs(size), near, far)


def together(count: int) -> float:
    """Return the factor that widens `count` 95 percent intervals to hold at once (Bonferroni)."""
    normal = NormalDist()
    return normal.inv_cdf(1 - 0.025 / max(1, count)) / normal.inv_cdf(0.975)


def relative(difference: Mapping[str, Any], mean: Sequence[float]) -> dict[str, Any]:
    """Return a difference relative to a mean, whose own interval widens the result; at least -1."""
    size, low, high = (difference[key] for key in ("diff", "low", "high"))
    middle, least, most = mean
    if any(not isinstance(each, int | float) for each in (size, low, high, *mean)) or min(mean) <= 0:
        return {**difference, "diff": math.nan}
    return {
        **difference,
        "diff": size / middle,
        "low": max(-1.0, min(low / least, low / most)),
        "high": max(high / least, high / most),
    }


def is_vague(value: Sequence[float], games: int, *, is_share: bool) -> bool:
    """Return whether an interval says nothing: half of what is possible, or wide and of few games.

    >>> is_vague((1.0, 0.24, 1.0), 4, is_share=True), is_vague((0.5, 0.43, 0.57), 200, is_share=True)
    (True, False)
    """
    mean, low, high = value
    if is_share:
        return high - low > VAGUE_SHARE
    return games < FEW_GAMES and high - low > abs(mean)
