"""Sources of sound: sines, struck bodies, wave tables, noise, voices."""

import math
from collections.abc import Iterable, Sequence
from random import Random

from assets.synthesis.samples import RATE, Curve, Samples, count, drawn, exact

SIZE = 8192
"""Steps in one period of a wave table."""
NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
ACCIDENTALS = {"#": 1, "b": -1}

Table = tuple[float, ...]
Modes = Sequence[tuple[float, float, float]]
"""Modes of a body: (hertz, seconds to fall by 60 dB, strength) of each."""


def overtones(strengths: Sequence[float]) -> Table:
    """Return one period of a wave with these strengths of its partials, and its first step again."""
    turn = [
        math.fsum(
            strength * exact(math.sin(2 * math.pi * number * step / SIZE))
            for number, strength in enumerate(strengths, start=1)
        )
        for step in range(SIZE)
    ]
    return (*turn, turn[0])


SINE = overtones([1.0])


def pitch(name: str) -> int:
    """Return the number of a note such as `Bb4`, in half tones; C4 is 60."""
    step = NAMES[name[0]] + sum(ACCIDENTALS[sign] for sign in name[1:-1])
    return 12 * (int(name[-1]) + 1) + step


def hertz(number: float) -> float:
    """Return the frequency of a note by its number."""
    return exact(440 * 2 ** ((number - 69) / 12))


def tone(table: Table, pitches: Iterable[float], phase: float = 0.0) -> Samples:
    """Return a wave with a frequency in hertz for each sample; `phase` in periods."""
    result: Samples = []
    place = phase * SIZE % SIZE
    step = SIZE / RATE
    for frequency in pitches:
        index = int(place)
        low = table[index]
        result.append(low + (table[index + 1] - low) * (place - index))
        place = (place + frequency * step) % SIZE
    return result


def glide(curve: Curve, seconds: float) -> Samples:
    """Return a sine whose pitch follows a curve of hertz."""
    return tone(SINE, drawn(curve, count(seconds)))


def struck(modes: Modes, seconds: float) -> Samples:
    """Return the ringing of a body after an impact at its first sample."""
    length = count(seconds)
    result = [0.0] * length
    for frequency, fall, strength in modes:
        if frequency < 0.48 * RATE:
            ringing = _ring(frequency, fall, length)
            result = [old + strength * new for old, new in zip(result, ringing, strict=True)]
    return result


def noise(random: Random, seconds: float) -> Samples:
    """Return white noise between -1 and 1."""
    return [2 * random.random() - 1 for _ in range(count(seconds))]


def between(random: Random, low: float, high: float) -> float:
    """Draw a number uniformly between two."""
    return low + (high - low) * random.random()


def wavering(random: Random, curve: Curve, seconds: float, depth: float, rate: float) -> Samples:
    """Return a pitch for each sample that follows a curve with a vibrato; `depth` as a part of the pitch."""
    vibrato = tone(SINE, [rate] * count(seconds), random.random())
    return [
        base * (1 + depth * swing) for base, swing in zip(drawn(curve, count(seconds)), vibrato, strict=True)
    ]


def voice(pitches: Iterable[float], phase: float) -> Samples:
    """Return the buzz of vocal cords: a band-limited saw wave."""
    result: Samples = []
    for frequency in pitches:
        step = frequency / RATE
        height = 2 * phase - 1
        if phase < step:
            part = phase / step
            height -= 2 * part - part * part - 1
        elif phase > 1 - step:
            part = (phase - 1) / step
            height -= part * part + 2 * part + 1
        result.append(height)
        phase = (phase + step) % 1.0
    return result


def bent(carrier: float, index: Curve, seconds: float, ratio: float = 1.0) -> Samples:
    """Return a frequency-modulated wave, bright where `index` (in radians) is high: the sound of brass."""
    length = count(seconds)
    swing = tone(SINE, [carrier * ratio] * length)
    depths = drawn(index, length)
    step = carrier * SIZE / RATE
    turn = SIZE / (2 * math.pi)
    return [
        SINE[int(step * number + turn * depth * push) % SIZE]
        for number, (depth, push) in enumerate(zip(depths, swing, strict=True))
    ]


def _ring(frequency: float, fall: float, length: int) -> Samples:
    """Return one decaying sine, computed by recurrence."""
    shrink = exact(math.exp(-math.log(1000) / (fall * RATE)))
    angle = 2 * math.pi * frequency / RATE
    first = exact(2 * shrink * math.cos(angle))
    second = exact(shrink * shrink)
    before, now = 0.0, exact(shrink * math.sin(angle))
    result = [0.0] * length
    for number in range(1, length):
        result[number] = now
        before, now = now, first * now - second * before
    return result
