"""Filters of sounds: swept filters, formants, a small room."""

import math
from collections.abc import Iterator, Sequence

from assets.synthesis.samples import RATE, Curve, Samples, add, count, exact, silence, value_at

BLOCK = 32
"""Samples between two updates of a moving filter."""
COMBS = (0.0297, 0.0371, 0.0411, 0.0437)
DIFFUSERS = (0.0051, 0.0017)
"""Delays of the small room, in seconds."""

Formants = Sequence[tuple[Curve, float, float]]
"""Vowel: (hertz over time, sharpness, strength) of each of its resonances."""


def low(samples: Samples, cutoff: Curve | float, sharpness: float = 0.7) -> Samples:
    """Return the frequencies below the cutoff (low-pass filter)."""
    return [below for below, _, _ in _split(samples, cutoff, sharpness)]


def band(samples: Samples, centre: Curve | float, sharpness: float = 1.0) -> Samples:
    """Return the frequencies around the centre (band-pass filter)."""
    return [around for _, around, _ in _split(samples, centre, sharpness)]


def high(samples: Samples, cutoff: Curve | float, sharpness: float = 0.7) -> Samples:
    """Return the frequencies above the cutoff (high-pass filter)."""
    return [above for _, _, above in _split(samples, cutoff, sharpness)]


def spoken(buzz: Samples, formants: Formants) -> Samples:
    """Filter a buzz through a mouth with these formants."""
    result = [0.0] * len(buzz)
    for centre, sharpness, strength in formants:
        add(result, band(buzz, centre, sharpness), gain=strength)
    return result


def room(samples: Samples, share: float, tail: float, damping: float = 0.4) -> Samples:
    """Add a small hall that rings for `tail` seconds; `share` is the hall's loudness."""
    source = samples + silence(tail)
    wet = [0.0] * len(source)
    for delay in COMBS:
        keep = exact(math.exp(-math.log(1000) * delay / tail))
        add(wet, _comb(source, count(delay), keep, damping), gain=0.25)
    for delay in DIFFUSERS:
        wet = _diffused(wet, count(delay))
    add(source, wet, gain=share)
    return source


def _split(samples: Samples, cutoff: Curve | float, sharpness: float) -> Iterator[tuple[float, float, float]]:
    """Yield each sample split into its parts below, around and above the cutoff (a state variable filter)."""
    curve = cutoff if isinstance(cutoff, Sequence) else [(0.0, cutoff)]
    loss = 1 / sharpness
    first = second = 0.0
    for start in range(0, len(samples), BLOCK):
        frequency = min(max(value_at(curve, start / RATE), 20.0), 0.46 * RATE)
        slope = exact(math.tan(math.pi * frequency / RATE))
        one = 1 / (1 + slope * (slope + loss))
        two = slope * one
        three = slope * two
        for sample in samples[start : start + BLOCK]:
            rest = sample - second
            around = one * first + two * rest
            below = second + two * first + three * rest
            first = 2 * around - first
            second = 2 * below - second
            yield below, loss * around, sample - loss * around - below


def _comb(samples: Samples, delay: int, keep: float, damping: float) -> Samples:
    """Return repeated echoes of the samples, each darker than the one before (a comb filter)."""
    result = [0.0] * len(samples)
    memory = [0.0] * delay
    dark = 0.0
    place = 0
    for number, sample in enumerate(samples):
        heard = memory[place]
        result[number] = heard
        dark += (heard - dark) * (1 - damping)
        memory[place] = sample + dark * keep
        place = place + 1 if place + 1 < delay else 0
    return result


def _diffused(samples: Samples, delay: int) -> Samples:
    """Smear echoes without colouring them (an all-pass filter)."""
    result = [0.0] * len(samples)
    memory = [0.0] * delay
    place = 0
    for number, sample in enumerate(samples):
        heard = memory[place]
        kept = sample + 0.5 * heard
        result[number] = heard - 0.5 * kept
        memory[place] = kept
        place = place + 1 if place + 1 < delay else 0
    return result
