"""Loudness as ITU-R BS.1770 weighs it, for mono sounds at any rate."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]


def weighted(samples: Sequence[float], rate: int) -> Signal:
    """Return the samples behind both filters of the K-weighting."""
    from scipy.signal import lfilter  # takes a second, in each process that collects tests

    signal = np.asarray(samples, dtype=np.float64)
    for above, below in (_shelf(rate), _high_pass(rate)):
        signal = lfilter(above, below, signal)
    return signal


def loudness(samples: Sequence[float], rate: int, seconds: float | None = None) -> float:
    """Return the loudness in LUFS, of all samples or of the loudest window of some `seconds`."""
    power = weighted(samples, rate) ** 2
    if seconds is None or len(power) <= seconds * rate:
        mean = float(power.mean())
    else:
        window = round(seconds * rate)
        sums = np.concatenate(([0.0], np.cumsum(power)))
        mean = float((sums[window:] - sums[:-window]).max()) / window
    return -0.691 + 10 * math.log10(mean)


def _shelf(rate: int) -> tuple[Signal, Signal]:
    k, q = math.tan(math.pi * 1681.974450955533 / rate), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    above = [high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k]
    return np.array(above) / (1 + k / q + k * k), _poles(k, q)


def _high_pass(rate: int) -> tuple[Signal, Signal]:
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    return np.array([1.0, -2.0, 1.0]), _poles(k, q)


def _poles(k: float, q: float) -> Signal:
    whole = 1 + k / q + k * k
    return np.array([1.0, 2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole])
