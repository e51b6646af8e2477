"""Sounds of the audience: voices, hands and whistles; and the drum roll."""

from random import Random

from assets.synthesis.filters import Formants, band, high, room, spoken
from assets.synthesis.instruments import cymbal, snare
from assets.synthesis.samples import Curve, Samples, add, mixed, shaped, silence, value_at
from assets.synthesis.tones import between, glide, noise, voice, wavering

OOH: Formants = (
    ([(0, 300), (0.35, 390), (1.2, 310)], 5, 1.0),
    ([(0, 700), (0.35, 920), (1.2, 720)], 6, 1.0),
    ([(0, 2300)], 7, 0.2),
)
YEAH: Formants = (
    ([(0, 380), (0.2, 640), (1.4, 760)], 4, 1.0),
    ([(0, 2100), (0.25, 1800), (1.4, 1300)], 5, 0.6),
    ([(0, 2700)], 6, 0.3),
)
HANDS = 24
"""Number of different claps; several people may share one."""


def ooh() -> Samples:
    """Make an "ooh" of the audience: a swell of voices that rises and sinks."""
    random = Random("ooh")
    voices = _chorus(random, 18, 1.3, ((0, 0.86), (0.38, 1.16), (0.7, 1.02), (1.3, 0.74)), 0.16)
    breath = shaped(band(noise(random, 1.4), 800, 0.9), [(0, 0), (0.4, 0.9), (1.4, 0)])
    result = mixed((0, 1, spoken(voices, OOH)), (0, 0.25, breath))
    return room(shaped(result, [(0, 0), (0.3, 0.9), (0.55, 1), (0.9, 0.6), (1.45, 0)]), 0.35, 0.6)


def applause() -> Samples:
    """Make applause: hands join one after another, all clap, and the last ones stop."""
    random = Random("applause")
    density: Curve = [(0, 0.15), (0.45, 0.9), (1.0, 1), (1.7, 0.85), (2.7, 0)]
    return room(_clapping(random, 46, 2.7, density), 0.3, 0.5)


def cheer() -> Samples:
    """Make a cheer with cries, whistles and hands for the winner."""
    random = Random("cheer")
    rise: Curve = ((0, 0.85), (0.3, 1.25), (1.1, 1.3), (1.6, 1.0))
    cries = spoken(_chorus(random, 20, 1.6, rise, 0.3), YEAH)
    breath = band(noise(random, 1.7), [(0, 900), (0.4, 1700), (1.7, 1100)], 0.8)
    result = mixed((0, 1, cries), (0, 0.4, breath))
    result = shaped(result, [(0, 0), (0.25, 0.9), (0.7, 1), (1.2, 0.75), (1.9, 0)])
    hands = _clapping(random, 30, 2.1, [(0, 0.2), (0.4, 1), (1.4, 0.8), (2.1, 0)])
    add(result, hands, 0.15, 0.5)
    for start, low, top in ((0.35, 1500, 2500), (0.95, 1750, 2850)):
        add(result, _whistle(random, low, top), start, 0.16)
    return room(result, 0.3, 0.5)


def drum_roll() -> Samples:
    """Make a growing drum roll that ends with a last stroke and a cymbal."""
    random = Random("drum roll")
    result = silence(1.75)
    moment = 0.0
    right = True
    while moment < 1.55:
        strength = 0.5 + 0.7 * (moment / 1.55) ** 2
        hand = 1.0 if right else 0.86
        add(result, snare(random, 0.75), moment, strength * hand * between(random, 0.85, 1))
        moment += 0.041 - 0.006 * moment / 1.55 + between(random, -0.002, 0.002)
        right = not right
    add(result, snare(random, 1.2), 1.6, 1.7)
    add(result, cymbal(random, 0.7), 1.6, 0.6)
    return room(result, 0.22, 0.45)


def _chorus(random: Random, people: int, seconds: float, contour: Curve, spread: float) -> Samples:
    """Mix many voices on one contour, each with its pitch, a small delay and a small deviation."""
    result: Samples = []
    for number in range(people):
        own = between(random, 105, 165) if number % 2 else between(random, 190, 300)
        bend = between(random, 0.8, 1.2)
        curve = [(moment, own * (1 + (part - 1) * bend)) for moment, part in contour]
        pitches = wavering(random, curve, seconds, 0.012, between(random, 4.5, 6.5))
        sung = shaped(voice(pitches, random.random()), [(0, 0), (0.12, 1), (seconds - 0.3, 1), (seconds, 0)])
        add(result, sung, random.random() * spread, between(random, 2, 4) / people)
    return result


def _clapping(random: Random, people: int, seconds: float, density: Curve) -> Samples:
    """Mix the claps of many people in individual rhythms; `density` is the chance of a clap at a beat."""
    hands = [_clap(random) for _ in range(HANDS)]
    result = silence(seconds)
    for number in range(people):
        pair = hands[number % HANDS]
        distance = between(random, 0.25, 1)
        beat = between(random, 0.19, 0.29)
        moment = random.random() * beat
        while moment < seconds:
            if random.random() < value_at(density, moment):
                add(result, pair, moment, distance * distance * between(random, 0.7, 1))
            moment += beat * between(random, 0.93, 1.07)
    return result


def _clap(random: Random) -> Samples:
    """Make one clap: a flat crack over the hollow sound of the hands."""
    centre = between(random, 800, 1900)
    hollow = band(noise(random, 0.045), centre, 1.5)
    crack = high(noise(random, 0.02), 2500)
    return mixed(
        (0, 1, shaped(hollow, [(0, 0), (0.0015, 1), (0.012, 0.5), (0.045, 0)])),
        (0, 0.3, shaped(crack, [(0, 0), (0.001, 1), (0.005, 0.4), (0.02, 0)])),
    )


def _whistle(random: Random, low: float, top: float) -> Samples:
    """Make a whistle through two fingers: up and down again."""
    tune = glide([(0, low), (0.12, top), (0.3, top * 0.98), (0.48, low * 1.1)], 0.5)
    air = band(noise(random, 0.5), [(0, low), (0.12, top), (0.48, low)], 8)
    return shaped(mixed((0, 1, tune), (0, 0.6, air)), [(0, 0), (0.05, 0.9), (0.3, 1), (0.5, 0)])
