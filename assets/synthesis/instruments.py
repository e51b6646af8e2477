"""Instruments of the circus band: calliope, trumpet, horns, tuba, glockenspiel, drums and cymbals."""

from random import Random

from assets.synthesis.filters import band, high, low
from assets.synthesis.samples import Curve, Samples, count, drawn, mixed, shaped
from assets.synthesis.tones import SINE, bent, between, glide, hertz, noise, overtones, struck, tone

PIPE = overtones([1, 0.32, 0.2, 0.07, 0.05, 0.02])
FLAGEOLET = overtones([1, 0.12, 0.05])


def calliope(random: Random, note: int, seconds: float) -> Samples:
    """Play a steam organ: a warm rank, a small one an octave above, the valve's noise, a little vibrato."""
    base = hertz(note)
    length = count(seconds)
    swing = tone(SINE, [6.1] * length, random.random())
    depth = drawn([(0.08, 0), (0.25, 0.006)], length)
    pitches = [base * (1 + part * wave) for part, wave in zip(depth, swing, strict=True)]
    ranks = mixed(
        (0, 1, tone(PIPE, pitches)),
        (0, 0.42, tone(FLAGEOLET, [2.003 * value for value in pitches])),
    )
    valve = shaped(band(noise(random, 0.03), 2.5 * base, 2), [(0, 0), (0.006, 1), (0.03, 0)])
    return mixed((0, 1, shaped(ranks, _held(0.014, 0.85, seconds))), (0, 0.35, valve))


def trumpet(random: Random, note: int, seconds: float, brightness: float = 1.0) -> Samples:
    """Play a trumpet, brightest just after the attack."""
    base = hertz(note) * between(random, 0.998, 1.002)
    index: Curve = [
        (0, 0.4),
        (0.035, 4.4 * brightness),
        (0.12, 3.0 * brightness),
        (seconds, 2.3 * brightness),
    ]
    return shaped(bent(base, index, seconds), _held(0.022, 0.8, seconds))


def horn(note: int, seconds: float) -> Samples:
    """Play a short, round note of the accompaniment."""
    index: Curve = [(0, 0.3), (0.02, 2.0), (seconds, 0.9)]
    return shaped(bent(hertz(note), index, seconds), _held(0.012, 0.6, seconds))


def tuba(note: int, seconds: float) -> Samples:
    """Play a bass note."""
    index: Curve = [(0, 0.5), (0.03, 2.3), (0.1, 1.4), (seconds, 0.8)]
    return shaped(bent(hertz(note), index, seconds), _held(0.016, 0.7, seconds))


def glockenspiel(note: int) -> Samples:
    """Play a steel bar."""
    base = hertz(note)
    return struck([(base, 1.0, 1), (base * 2.756, 0.5, 0.35), (base * 5.404, 0.2, 0.15)], 0.8)


def snare(random: Random, strength: float) -> Samples:
    """Play one stroke: the skin, and the wires that rattle under it, longer for a stronger stroke."""
    seconds = 0.11 + 0.05 * strength
    wires = shaped(
        high(low(noise(random, seconds), 7500), 1500), [(0, 0), (0.001, 1), (0.03, 0.5), (seconds, 0)]
    )
    skin = struck([(187, 0.12, 1), (331, 0.09, 0.6), (523, 0.05, 0.3)], seconds)
    return mixed((0, 1, wires), (0, 0.7 * strength, skin))


def bass_drum(random: Random) -> Samples:
    """Play a big, soft, short drum."""
    skin = shaped(
        glide([(0, 105), (0.04, 66), (0.25, 52)], 0.25), [(0, 0), (0.004, 1), (0.08, 0.6), (0.25, 0)]
    )
    beater = shaped(low(noise(random, 0.02), 900), [(0, 0), (0.002, 1), (0.02, 0)])
    return mixed((0, 1, skin), (0, 0.5, beater))


def cymbal(random: Random, seconds: float) -> Samples:
    """Play two plates that clash and ring."""
    hiss = high(noise(random, seconds), 3600)
    metal = struck([(between(random, 2400, 9500), 0.8 * seconds, 0.1) for _ in range(14)], seconds)
    clash = mixed((0, 1, hiss), (0, 1, metal))
    return shaped(clash, [(0, 0), (0.003, 1), (0.06, 0.62), (0.3 * seconds, 0.36), (seconds, 0)])


def _held(rise: float, level: float, seconds: float) -> Curve:
    """Return the envelope of a blown note, released at its end."""
    fall = min(0.05, 0.3 * seconds)
    return [(0, 0), (rise, 1), (rise + 0.06, level), (seconds - fall, 0.9 * level), (seconds, 0)]
