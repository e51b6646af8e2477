"""One method for the intervals of shares in the lab and in the day."""

from math import sqrt

import numpy as np
import pytest
from scipy import stats

from circus.lab.experiment.intervals import exact_interval
from circus.lab.proportion import share_interval


@pytest.mark.parametrize("hits", [0.0, 1.0, 3.5, 17.0, 39.0, 40.0])
def test_the_day_has_the_interval_that_the_lab_has(hits: float) -> None:
    whole = int(hits)
    shares = np.array([1.0] * whole + ([0.5] if hits % 1 else []) + [0.0] * (40 - int(np.ceil(hits))))
    variance = np.array([shares.var(ddof=1) / 40])
    deals = np.array([40.0])
    with np.errstate(divide="ignore", invalid="ignore"):
        low, high = exact_interval(np.array([shares.mean()]), variance, deals)
    told = share_interval(float(shares.sum()), float((shares**2).sum()), 40)
    assert told == pytest.approx((low[0], high[0]), abs=1e-9)


def test_where_nothing_scatters_it_is_the_exact_interval_of_another_library() -> None:
    for count in (2, 5, 40, 3000):
        exact = stats.binomtest(0, count).proportion_ci(0.95, method="exact")
        assert share_interval(0, 0, count) == pytest.approx((exact.low, exact.high), abs=1e-9)


def test_of_won_and_lost_games_it_is_the_exact_interval_and_shrinks_with_the_root() -> None:
    for won, count in ((4, 5), (30, 100), (1500, 3000)):
        exact = stats.binomtest(won, count).proportion_ci(0.95, method="exact")
        assert share_interval(won, won, count) == pytest.approx((exact.low, exact.high), abs=1e-9)
    wide, narrow = (np.ptp(share_interval(0.3 * count, 0.3 * count, count)) for count in (1000, 4000))
    assert wide / narrow == pytest.approx(sqrt(4), rel=0.02)
    assert share_interval(1, 1, 1) == (0, 1)
