"""When an experiment may stop: intervals that hold at every look, so that looking costs nothing hidden.

The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (Time-uniform central
limit theory and asymptotic confidence sequences, Annals of Statistics 52, 2024, theorem 2.2): with 95 percent
chance the interval holds the true difference at all times together, from the first look on, and so also at
the time that the data themselves choose to stop at.
"""

from math import exp, inf, log, sqrt

ERROR = 0.05
"""How often the interval misses the truth at any time."""

FIRST_LOOK = 100
"""Deals before anything is read off: the sequence is an approximation for many."""

_NARROWEST_AT = 1000
"""The number of deals for which it is tuned; it holds at all others too."""

_TUNING = (-2 * log(ERROR) + log(-2 * log(ERROR) + 1)) / _NARROWEST_AT
"""The square of the parameter that the source calls rho (its equation for the best one at a time)."""


def reach(scatter: float, deals: int) -> float:
    """How far the interval reaches to both sides.

    Args:
        scatter: the variance of one deal's difference; for shares of the win, which differ by 1 at most,
            it is not taken for less than one deal more that differed would make it.
        deals: how many were played.
    """
    if deals < FIRST_LOOK:
        return inf
    grown = deals * _TUNING
    spread = max(scatter, 1 / deals)
    return sqrt(spread * 2 * (grown + 1) / (deals * grown) * log(sqrt(grown + 1) / ERROR))


def p_value(difference: float, scatter: float, deals: int) -> float:
    """The smallest error at which the interval would leave 0 out: a p value that holds at every look."""
    if deals < FIRST_LOOK:
        return 1.0
    grown = deals * _TUNING
    spread = max(scatter, 1 / deals)
    return min(
        1.0, sqrt(grown + 1) * exp(-difference * difference * deals * grown / (2 * spread * (grown + 1)))
    )
