"""Rounding of intervals for sentences: outward, so that a sentence claims no more than the figures."""

import math
from typing import NamedTuple

Number = float | int


class RoundedInterval(NamedTuple):
    """Value and the ends of its interval, as numbers of a sentence."""

    size: Number
    low: Number
    high: Number

    @property
    def is_constant(self) -> bool:
        """Whether nothing varied, so that only the value is stated."""
        return self.low == self.high


def rounded(size: float, low: float, high: float, scale: float = 1.0) -> RoundedInterval:
    """Return an interval times `scale`, rounded to a quarter of its width or to units.

    >>> rounded(0.274, 0.2511, 0.2989, 100)
    RoundedInterval(size=27, low=25, high=30)

    An interval without width, that of a constant, is its value.

    >>> rounded(4.5, 4.5, 4.5)
    RoundedInterval(size=4.5, low=4.5, high=4.5)
    """
    size, low, high = size * scale, low * scale, high * scale
    if low == high:
        constant = tidy(round(size, 2))
        return RoundedInterval(constant, constant, constant)
    step = step_of(low, high)
    least, most = math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step
    return RoundedInterval(tidy(round(size / step) * step), tidy(least), tidy(most))


def step_of(low: float, high: float) -> float:
    """Return the unit to which an interval is rounded: 1, or the decimal place of a fourth of its width."""
    fourth = (high - low) / 4
    return 10.0 ** max(-2, min(0, math.floor(math.log10(fourth)))) if fourth > 0 else 1.0


def near(value: float, step: float) -> Number:
    """Return a value rounded to a unit."""
    return tidy(round(value / step) * step)


def tidy(value: float) -> Number:
    """Return an integer if it is one, without the rounding errors of binary fractions."""
    clean = round(value, 3)
    return int(clean) if clean == int(clean) else clean
