"""Interval of a share of games: one method for the lab, whose sums scipy computes, and for the day.

Clopper and Pearson's exact interval. Shares that are not only 0 and 1, because wins are shared, count as the
number of games that would scatter as much (Korn and Graubard, Survey Methodology 24, 1998). The day must work
where scipy is not installed, so the beta distribution is computed here; a test compares it with the lab's.
"""

from functools import cache
from math import exp, lgamma, log, sqrt

Z95 = 1.959963984540054
"""Normal quantile of a two-sided 95 % interval."""

_TAIL = 0.025
_STEPS, _HALVINGS, _TINY = 300, 60, 1e-30


def share_interval(total: float, squares: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a mean of `count` independent shares from 0 to 1; (0, 1) for fewer than 2.

    Args:
        total: their sum.
        squares: the sum of their squares; equal to `total` if each is 0 or 1.
        count: their number.

    >>> [round(end, 3) for end in share_interval(4, 4, 5)]
    [0.284, 0.995]
    """
    if count < 2:
        return 0.0, 1.0
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) / (count - 1)
    spread = mean * (1 - mean)
    is_exact = variance < 1e-13 or abs(variance * (count - 1) - spread) < 1e-9 * spread
    size = float(count) if is_exact else spread / variance * (Z95 / _t95(count - 1)) ** 2
    hits = mean * size
    low = _quantile(_TAIL, hits, size - hits + 1) if hits > 0 else 0.0
    high = _quantile(1 - _TAIL, hits + 1, size - hits) if hits < size else 1.0
    return min(low, mean), max(high, mean)


@cache
def _t95(freedom: int) -> float:
    """Return Student's quantile of a two-sided 95 % interval."""
    share = _quantile(2 * _TAIL, freedom / 2, 0.5)
    return sqrt(freedom * (1 - share) / share)


def _quantile(chance: float, a: float, b: float) -> float:
    """Return the quantile of a beta distribution, by halving."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _beta(middle, a, b) < chance:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _beta(x: float, a: float, b: float) -> float:
    """Return the regularized incomplete beta function."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    return front * _fraction(x, a, b)


def _fraction(x: float, a: float, b: float) -> float:
    """Return the continued fraction of the incomplete beta function, by Lentz's method."""
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or _TINY)
    found = d
    for m in range(1, _STEPS):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + term * d or _TINY)
            c = 1 + term / c or _TINY
            found *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return found
