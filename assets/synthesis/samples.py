"""Sequences of samples: mixing, shaping, mastering to a loudness, and writing as WAV."""

import io
import math
import sys
import wave
from array import array
from collections.abc import Sequence
from itertools import accumulate

RATE = 22_050
"""Samples per second."""
PEAK = 10 ** (-3.1 / 20)
"""Maximum of a finished sound as a part of full scale: slightly below -3 dB."""
WINDOW = RATE // 20
"""Samples in the 50 ms over which loudness is measured."""

Samples = list[float]
Curve = Sequence[tuple[float, float]]
"""Piecewise linear curve through (seconds, value) points, constant before the first and after the last."""


def exact(value: float) -> float:
    """Round to nine decimals, so that every system's mathematical library gives the same bytes."""
    return round(value, 9)


def count(seconds: float) -> int:
    """Return the number of samples in a time."""
    return round(seconds * RATE)


def silence(seconds: float) -> Samples:
    """Return silent samples for a time."""
    return [0.0] * count(seconds)


def add(onto: Samples, what: Samples, seconds: float = 0.0, gain: float = 1.0) -> None:
    """Mix `what` into `onto` from a moment on, in place; `onto` grows as needed."""
    add_at(onto, what, count(seconds), gain)


def add_at(onto: Samples, what: Samples, start: int, gain: float = 1.0) -> None:
    """Mix `what` into `onto` from a sample on, in place; `onto` grows as needed."""
    end = start + len(what)
    onto.extend([0.0] * (end - len(onto)))
    onto[start:end] = [old + gain * new for old, new in zip(onto[start:end], what, strict=True)]


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Return the mix of several parts, each (seconds, gain, samples)."""
    result: Samples = []
    for seconds, gain, part in parts:
        add(result, part, seconds, gain)
    return result


def value_at(curve: Curve, seconds: float) -> float:
    """Return the value of a curve at a moment."""
    before = curve[0]
    for point in curve:
        if point[0] > seconds:
            span = point[0] - before[0]
            return before[1] + (point[1] - before[1]) * (seconds - before[0]) / span if span else point[1]
        before = point
    return before[1]


def drawn(curve: Curve, length: int) -> Samples:
    """Return one value of a curve for each sample."""
    result: Samples = []
    level = curve[0][1]
    for seconds, target in curve:
        steps = min(count(seconds), length) - len(result)
        result += [level + (target - level) * step / steps for step in range(steps)]
        level = target
    return result + [level] * (length - len(result))


def shaped(samples: Samples, curve: Curve) -> Samples:
    """Scale samples by the square of a curve, which sounds like linear growth."""
    return [sample * level * level for sample, level in zip(samples, drawn(curve, len(samples)), strict=True)]


def folded(samples: Samples, length: int) -> Samples:
    """Return a loop of `length` samples; what rings beyond its end is mixed into its beginning."""
    result = samples[:length]
    for start in range(length, len(samples), length):
        add_at(result, samples[start : start + length], 0)
    return result


def loudest(samples: Sequence[float]) -> float:
    """Return the root mean square of the loudest 50 ms."""
    sums = [0.0, *accumulate(sample * sample for sample in samples)]
    window = min(WINDOW, len(samples))
    most = max(late - early for early, late in zip(sums, sums[window:], strict=False))
    return math.sqrt(most / WINDOW)


def mastered(samples: Samples, decibels: float, *, loop: bool = False) -> "array[int]":
    """Return a finished sound: no offset, no click at its ends, normalized, softly limited to the peak.

    Args:
        samples: at any level.
        decibels: of its loudest 50 ms, under full scale.
        loop: whether it is a loop, which is neither trimmed nor faded.
    """
    if not loop:
        samples = _trimmed(_without_offset(samples))
    gain = exact(10 ** (decibels / 20)) / loudest(samples)
    limited = [_limited(sample * gain) for sample in samples]
    if not loop:
        limited = _faded(limited, 0.0006, min(0.03, len(limited) / RATE / 5))
    return array("h", [round(sample * 32_767) for sample in limited])


def wav(samples: "array[int]") -> bytes:
    """Return the samples as a mono 16-bit WAV file."""
    little = array("h", samples)
    if sys.byteorder == "big":
        little.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(little.tobytes())
    return file.getvalue()


def _without_offset(samples: Samples) -> Samples:
    """Remove frequencies below 30 Hz, which cost headroom and are inaudible."""
    keep = exact(1 - 2 * math.pi * 30 / RATE)
    result: Samples = []
    before = after = 0.0
    for sample in samples:
        after = keep * (after + sample - before)
        before = sample
        result.append(after)
    return result


def _trimmed(samples: Samples) -> Samples:
    """Cut the end that stays 54 dB below the peak."""
    floor = max(map(abs, samples)) / 500
    end = len(samples)
    while end and abs(samples[end - 1]) < floor:
        end -= 1
    return samples[:end]


def _limited(sample: float) -> float:
    """Compress values beyond half of full scale towards the peak, which is never reached."""
    knee = 0.5
    over = (abs(sample) - knee) / (PEAK - knee)
    if over <= 0:
        return sample
    size = knee + (PEAK - knee) * over / (1 + over)
    return size if sample > 0 else -size


def _faded(samples: Samples, rise: float, fall: float) -> Samples:
    length = len(samples) / RATE
    last = length - 1 / RATE
    return shaped(samples, [(0, 0), (rise, 1), (max(rise, length - fall), 1), (last, 0)])
