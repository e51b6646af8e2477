"""Intervals: confidence intervals of the figures and differences of an experiment.

Deals are independent; the games of one deal are not, and neither are its variants. So every figure is a
quotient of two sums over deals, whose error follows from the scatter of the deals' own contributions. Every
difference is taken within the deals (a cluster-robust, linearised variance with Student's t; see Korn and
Graubard, Analysis of Health Surveys, 1999, chapters 2 and 3).
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from circus.lab.experiment.sums import FigureSums

LEVEL = 0.95
"""Confidence level of the intervals."""

_DUST = 1e-13
"""Fraction of the summed squares below which a remaining scatter is a rounding error."""

Floats = NDArray[np.float64]


class Estimates(NamedTuple):
    """Figures with their intervals, a row each, a column for each variant; NaN if unknown.

    Attributes:
        scatter: the variance of a deal's contribution.
        deals: the number of deals that have the figure.
    """

    mean: Floats
    low: Floats
    high: Floats
    scatter: Floats
    deals: Floats


class Differences(NamedTuple):
    """Differences of each variant from the first one, shaped as `Estimates`.

    The first column compares the first variant with itself.

    Attributes:
        p: the probability of a difference as large as this if there is none.
        scatter: the variance of a deal's contribution.
        deals: the number of deals that have the figure in both variants.
    """

    mean: Floats
    low: Floats
    high: Floats
    p: Floats
    scatter: Floats
    deals: Floats


@np.errstate(divide="ignore", invalid="ignore")
def estimates(sums: FigureSums, shares: Sequence[bool]) -> Estimates:
    """Return every figure; `shares` says which ones are limited to 0 to 1.

    For those the interval is exact for the number of independent games that would scatter as much (Clopper
    and Pearson with an effective size: Korn and Graubard, Survey Methodology 24, 1998). So "never observed"
    is not taken for "never happens".
    """
    variants, deals = sums.variants, sums.clusters
    above, below = sums.totals[:, :variants], sums.totals[:, variants:]
    own = np.arange(variants)
    squares = sums.products[:, own, own]
    mixed = sums.products[:, own, variants + own]
    weights = sums.products[:, variants + own, variants + own]
    mean = np.where(deals > 0, above / below, np.nan)
    rest = _clean(squares - 2 * mean * mixed + mean * mean * weights, squares)
    variance = rest / below**2 * deals / (deals - 1)
    reach = stats.t.ppf((1 + LEVEL) / 2, deals - 1) * np.sqrt(variance)
    low, high = mean - reach, mean + reach
    is_share = np.array(shares)[:, None] & (mean >= 0) & (mean <= 1)
    exact = exact_interval(mean, variance, deals)
    low, high = np.where(is_share, exact[0], low), np.where(is_share, exact[1], high)
    few = deals < 2
    low, high = (np.where(few, np.nan, each) for each in (low, high))
    return Estimates(mean, low, high, variance * deals, deals)


def quantile(deals: int) -> float:
    """Return Student's quantile of an interval of this number of deals, at least 2."""
    return float(stats.t.ppf((1 + LEVEL) / 2, max(1, deals - 1)))


def _clean(rest: Floats, squares: Floats) -> Floats:
    return np.where(rest > _DUST * squares, rest, 0.0)


def exact_interval(mean: Floats, variance: Floats, deals: Floats) -> tuple[Floats, Floats]:
    """Return the exact interval of a share.

    If nothing scatters, or each deal is 0 or 1, it is that of as many independent games as deals.
    """
    ratio = (stats.norm.ppf((1 + LEVEL) / 2) / stats.t.ppf((1 + LEVEL) / 2, deals - 1)) ** 2
    spread = mean * (1 - mean)
    are_exact = (variance <= 0) | (np.abs(variance * (deals - 1) - spread) < 1e-9 * spread)
    size = np.where(are_exact, deals, spread / variance * ratio)
    hits, tail = mean * size, (1 - LEVEL) / 2
    low = np.where(hits > 0, stats.beta.ppf(tail, hits, size - hits + 1), 0.0)
    high = np.where(hits < size, stats.beta.ppf(1 - tail, hits + 1, size - hits), 1.0)
    return np.minimum(low, mean), np.maximum(high, mean)


@np.errstate(divide="ignore", invalid="ignore")
def differences(sums: FigureSums, shares: Sequence[bool]) -> Differences:
    """Return the difference of every variant from the first, deal by deal.

    If all deals show the same difference, its p is that of as many equal signs. For a share the interval
    allows that one more deal would have shown another difference. It stays within -1 to 1, as the truth does.
    """
    variants = sums.variants
    above, below = sums.totals[:, :variants], sums.totals[:, variants:]
    level = above / below
    deals = np.minimum(sums.clusters, sums.clusters[:, :1])
    # A deal contributes (X_b - r_b Y_b) / Y - (X_a - r_a Y_a) / Y': four products of sums for each pair.
    factor = np.concatenate([1 / below, -level / below], axis=1)
    scaled = sums.products * factor[:, :, None] * factor[:, None, :]
    own = scaled[:, :variants, :variants] + scaled[:, variants:, variants:]
    own += scaled[:, :variants, variants:] + scaled[:, variants:, :variants]
    at = np.arange(variants)
    squares = (sums.products[:, at, at] / below**2)[:, :, None]
    diagonal = own[:, at, at]
    rest = _clean(diagonal + diagonal[:, :1] - 2 * own[:, 0, :], (squares + squares[:, :1])[:, :, 0])
    mean = np.where(deals > 0, level - level[:, :1], np.nan)
    mean = np.where(np.abs(mean) > _DUST * np.abs(level), mean, 0 * mean)
    variance = rest * deals / (deals - 1)
    error = np.sqrt(variance)
    reach = stats.t.ppf((1 + LEVEL) / 2, deals - 1) * error
    p = 2 * stats.t.sf(np.abs(mean) / error, deals - 1)
    still = error == 0
    are_shares = np.array(shares)[:, None]
    one_more = np.where(mean == 0, unseen(deals), 1 - ((1 - LEVEL) / 2) ** (1 / deals))
    reach = np.where(still, np.where(are_shares, one_more, 0.0), reach)
    p = np.where(still, np.where(mean == 0, 1.0, 2.0 ** (1 - deals)), p)
    reach, p = (np.where(deals < 2, np.nan, each) for each in (reach, p))
    low, high = mean - reach, mean + reach
    low, high = (np.where(are_shares, np.clip(each, -1.0, 1.0), each) for each in (low, high))
    return Differences(mean, low, high, p, variance * deals, deals)


@np.errstate(divide="ignore", invalid="ignore")
def contrast(
    sums: FigureSums, cells: Sequence[int], signs: Sequence[float]
) -> tuple[Floats, Floats, Floats, Floats]:
    """Return a weighted sum of variants, deal by deal: mean, low, high and p of each figure.

    Args:
        sums: of the experiment.
        cells: the variants.
        signs: their weights.
    """
    variants = sums.variants
    above, below = sums.totals[:, :variants], sums.totals[:, variants:]
    level = above / below
    weights = np.zeros_like(sums.totals)
    for cell, sign in zip(cells, signs, strict=True):
        weights[:, cell] += sign / below[:, cell]
        weights[:, variants + cell] -= sign * level[:, cell] / below[:, cell]
    deals = sums.clusters[:, list(cells)].min(axis=1)
    mean = np.where(deals > 0, level[:, list(cells)] @ np.array(signs), np.nan)
    terms = weights[:, :, None] * weights[:, None, :] * sums.products
    rest = _clean(terms.sum(axis=(1, 2)), np.abs(terms).sum(axis=(1, 2)))
    error = np.sqrt(rest * deals / (deals - 1))
    reach = stats.t.ppf((1 + LEVEL) / 2, deals - 1) * error
    p = np.where(error > 0, 2 * stats.t.sf(np.abs(mean) / error, deals - 1), np.nan)
    few = deals < 2
    reach, p = (np.where(few, np.nan, each) for each in (reach, p))
    return mean, mean - reach, mean + reach, p


def unseen(deals: Any) -> Any:
    """Return the largest share of deals that may differ if none of these did: about 3 / deals.

    The exact bound at 95 percent ("rule of three": Hanley and Lippman-Hand, JAMA 249, 1983).

    >>> [round(unseen(deals), 3) for deals in (3, 30, 300)]
    [0.632, 0.095, 0.01]
    """
    return 1 - (1 - LEVEL) ** (1 / deals)
