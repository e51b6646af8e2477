"""Stopping rule of an experiment: intervals that are valid at every look, however often one looks.

The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (Time-uniform central
limit theory and asymptotic confidence sequences, Annals of Statistics 52, 2024, theorem 2.2). With 95 percent
probability the interval covers the true difference at all times together, from the first look on. So it also
covers it at a stopping time that the data themselves choose.
"""

from math import exp, inf, log, sqrt

ERROR = 0.05
"""Probability that the interval misses the truth at any time."""

FIRST_LOOK = 100
"""Minimum number of deals before a look: the sequence is an approximation for many deals."""

_NARROWEST_AT = 1000
"""Number of deals for which it is tuned; it is valid for all others too."""

_TUNING = (-2 * log(ERROR) + log(-2 * log(ERROR) + 1)) / _NARROWEST_AT
"""Square of the parameter that the source calls rho (its equation for the best one at a time)."""


def reach(scatter: float, deals: int, step: float = 1.0) -> float:
    """Return half the width of the interval.

    Args:
        scatter: the variance of one deal's figure or difference. It is not taken for less than one more
            differing deal would make it.
        deals: the number of deals.
        step: how far one deal may differ; 1 for shares of the win.
    """
    if deals < FIRST_LOOK:
        return inf
    grown = deals * _TUNING
    spread = max(scatter, step * step / deals)
    return sqrt(spread * 2 * (grown + 1) / (deals * grown) * log(sqrt(grown + 1) / ERROR))


def p_value(difference: float, scatter: float, deals: int, step: float = 1.0) -> float:
    """Return the smallest error at which the interval excludes 0: a p value that is valid at every look."""
    if deals < FIRST_LOOK:
        return 1.0
    grown = deals * _TUNING
    spread = max(scatter, step * step / deals)
    return min(
        1.0, sqrt(grown + 1) * exp(-difference * difference * deals * grown / (2 * spread * (grown + 1)))
    )
