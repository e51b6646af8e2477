"""Beds of the tables: quiet loops of the place where each game is played, without a seam."""

from collections.abc import Callable
from random import Random

from assets.synthesis import instruments
from assets.synthesis.filters import Formants, band, low, room, spoken
from assets.synthesis.samples import RATE, Curve, Samples, add, count, folded, mixed, shaped, silence
from assets.synthesis.tones import between, glide, hertz, noise, pitch, struck, voice

SECONDS = 14
"""Length of a loop."""
SEAM = 2.0
"""Seconds over which the end of a loop fades into its beginning."""
MURMUR: Formants = (([(0, 420)], 3, 1.0), ([(0, 900)], 4, 0.6), ([(0, 2100)], 5, 0.12))


def arena() -> Samples:
    """Make the bed of Clown Standoff: an audience that murmurs, a chair that creaks, a distant laugh."""
    random = Random("arena")
    people = mixed((0, 1, _air(random, 380, 0.7)), (0, 0.8, _people(random, 26, 0.5)))
    return _loop(people)


def ring() -> Samples:
    """Make the bed of Flip Circus: the still ring, and an organ that somebody tunes far away."""
    random = Random("ring")
    result = _air(random, 260, 0.6)
    for number, name in enumerate(["F4", "C5", "A4", "D5", "Bb4", "C5"]):
        note = instruments.calliope(random, pitch(name), 1.4)
        add(result, low(note, 900), 0.8 + 2.2 * number + between(random, 0, 0.4), 0.05)
    return _loop(room(result, 0.4, 1.2))


def saloon() -> Samples:
    """Make the bed of Texas Showdown: low talk, glasses, and a few notes of a piano in another room."""
    random = Random("saloon")
    result = mixed((0, 0.8, _air(random, 320, 0.7)), (0, 0.7, _people(random, 14, 0.35)))
    for number, name in enumerate(["C4", "E4", "G4", "A4", "G4", "E4", "F4", "D4", "C4"]):
        base = hertz(pitch(name))
        key = struck([(base, 0.5, 1), (2.01 * base, 0.3, 0.4), (3.02 * base, 0.2, 0.15)], 1.0)
        add(result, low(key, 1100), 1.0 + 1.3 * number + between(random, -0.08, 0.2), 0.06)
    for _ in range(5):
        base = between(random, 2300, 3400)
        add(
            result,
            struck([(base, 0.12, 1), (1.58 * base, 0.08, 0.5)], 0.4),
            between(random, 0, SECONDS),
            0.02,
        )
    return _loop(room(result, 0.3, 0.8))


def night() -> Samples:
    """Make the bed of Clearing House: wind over the yard, and crickets."""
    random = Random("night")
    gusts: Curve = [(0, 260), (4, 420), (8, 240), (12, 380), (SECONDS + SEAM, 260)]
    result = mixed((0, 1, band(noise(random, SECONDS + SEAM), gusts, 1.4)))
    for start, pitch_hz, every in ((0.3, 3350, 1.9), (1.1, 2950, 2.6)):
        moment = start
        while moment < SECONDS:
            for pulse in range(4):
                add(result, _chirp(pitch_hz), moment + 0.055 * pulse, 0.016)
            moment += every + between(random, -0.2, 0.3)
    return _loop(result)


def tent() -> Samples:
    """Make the bed of Quel Cirque: canvas that breathes in the wind, and a music box under the seats."""
    random = Random("tent")
    breath: Curve = [(0, 180), (3, 340), (7, 200), (11, 320), (SECONDS + SEAM, 180)]
    result = band(noise(random, SECONDS + SEAM), breath, 1.0)
    for number, name in enumerate(["G5", "E5", "C5", "D5", "E5", "C5", "A4"]):
        add(result, low(instruments.glockenspiel(pitch(name)), 2400), 1.2 + 1.7 * number, 0.035)
    for _ in range(4):
        flap = shaped(low(noise(random, 0.25), 500), [(0, 0), (0.03, 1), (0.25, 0)])
        add(result, flap, between(random, 0, SECONDS), 0.25)
    return _loop(room(result, 0.25, 0.8))


BEDS: dict[str, Callable[[], Samples]] = {
    "bed_arena": arena,
    "bed_ring": ring,
    "bed_saloon": saloon,
    "bed_night": night,
    "bed_tent": tent,
}
"""Function that makes each bed."""


def _loop(samples: Samples) -> Samples:
    """Return a loop: the end fades as the beginning rises, so that noise stays as loud."""
    length, whole = count(SECONDS), count(SECONDS + SEAM)
    rise = [(0.25 * SEAM * step, (step / 4) ** 0.25) for step in range(5)]
    fall = [(SECONDS + SEAM - moment, level) for moment, level in reversed(rise)]
    return folded(shaped(samples[:whole], [*rise, *fall]), length)


def _air(random: Random, centre: float, sharpness: float) -> Samples:
    """Return the noise of a large room."""
    return band(noise(random, SECONDS + SEAM), centre, sharpness)


def _people(random: Random, many: int, loudness: float) -> Samples:
    """Return talk of which no word is understood: short buzzes of voices, shaped like vowels."""
    result = silence(SECONDS + SEAM)
    for number in range(many * 3):
        seconds = between(random, 0.25, 0.7)
        base = between(random, 95, 150) if number % 2 else between(random, 170, 240)
        buzz = voice([base * (1 + 0.1 * step / (seconds * RATE)) for step in range(count(seconds))], 0.0)
        said = shaped(buzz, [(0, 0), (0.3 * seconds, 1), (0.7 * seconds, 0.8), (seconds, 0)])
        add(result, said, between(random, 0, SECONDS + SEAM - 0.8), 0.08 * loudness)
    return low(spoken(result, MURMUR), 1600)


def _chirp(hertz_: float) -> Samples:
    return shaped(glide([(0, hertz_), (0.04, 1.02 * hertz_)], 0.04), [(0, 0), (0.012, 1), (0.04, 0)])
