"""Sounds of buttons, errors and scores: small, soft, wooden."""

from random import Random

from assets.synthesis.filters import low, room
from assets.synthesis.samples import Samples, add, mixed, shaped
from assets.synthesis.tones import Modes, hertz, noise, pitch, struck


def click() -> Samples:
    """Make the sound of a wooden button."""
    random = Random("click")
    wood: Modes = ((720, 0.045, 1), (1560, 0.03, 0.7), (2790, 0.018, 0.4))
    tap = shaped(low(noise(random, 0.012), 3800), [(0, 0), (0.0008, 1), (0.004, 0.4), (0.012, 0)])
    return mixed((0, 1, struck(wood, 0.06)), (0, 0.7, tap))


def soft_error() -> Samples:
    """Make the sound of an error: two low marimba bars, the second lower."""
    return room(mixed((0, 0.8, _bar("Eb4", 0.35)), (0.13, 1, _bar("B3", 0.45))), 0.12, 0.25)


def coin() -> Samples:
    """Make the sound of two coins, the second a fourth higher."""
    return room(mixed((0, 0.6, _chime("B5", 0.12)), (0.075, 1, _chime("E6", 0.9))), 0.12, 0.3)


def score() -> Samples:
    """Make the sound of points: a chord on a xylophone, upward."""
    result: Samples = []
    for number, name in enumerate(("F5", "A5", "C6", "F6")):
        add(result, _bar(name, 0.3), 0.075 * number, 0.75 + 0.08 * number)
    return room(result, 0.15, 0.3)


def _bar(name: str, fall: float) -> Samples:
    """Play a bar of a marimba or xylophone, struck with a soft mallet."""
    base = hertz(pitch(name))
    bar = struck([(base, fall, 1), (base * 3.93, fall * 0.3, 0.28), (base * 9.2, fall * 0.12, 0.1)], fall)
    return shaped(bar, [(0, 0), (0.002, 1), (fall, 1)])


def _chime(name: str, fall: float) -> Samples:
    """Play a small metal disc."""
    base = hertz(pitch(name))
    return struck(
        [
            (base, fall, 1),
            (base * 1.0015, fall, 0.4),
            (base * 2.42, fall * 0.5, 0.4),
            (base * 3.9, fall * 0.3, 0.2),
        ],
        fall,
    )
