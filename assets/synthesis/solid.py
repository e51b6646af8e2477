"""Sounds of hard objects: chips, dice, marbles, traps, shoes, bells; and of shots and pies."""

from collections.abc import Sequence
from random import Random

from assets.synthesis.filters import band, high, low, room
from assets.synthesis.samples import Samples, add, mixed, shaped
from assets.synthesis.tones import Modes, between, glide, noise, struck

GLASS: Modes = ((2710, 0.11, 1), (4390, 0.08, 0.7), (6130, 0.06, 0.5), (8050, 0.04, 0.3))
CLAY: Modes = ((1840, 0.05, 0.8), (3120, 0.06, 1), (4510, 0.045, 0.7), (6380, 0.03, 0.4))
IVORY: Modes = ((1150, 0.035, 0.9), (1990, 0.04, 1), (2870, 0.03, 0.7), (4220, 0.02, 0.4))
Blows = Sequence[tuple[float, float, float]]
"""Impacts: (seconds, strength, pitch of the ring as a factor)."""
BOARD: Modes = ((138, 0.12, 1), (233, 0.09, 0.7), (391, 0.06, 0.5), (642, 0.04, 0.3))


def chip() -> Samples:
    """Make the sound of a clay chip that falls on another and settles."""
    random = Random("chip")
    blows = ((0, 1, 1.0), (0.052, 0.55, 1.06), (0.088, 0.3, 1.02), (0.112, 0.15, 1.05))
    return room(_blows(random, CLAY, blows, 0.12), 0.14, 0.2)


def die() -> Samples:
    """Make the sound of a die that is thrown, tumbles over the table and stops."""
    random = Random("die")
    blows = []
    moment, strength = 0.0, 1.0
    while moment < 0.56:
        blows.append((moment, strength * between(random, 0.75, 1), between(random, 0.82, 1.2)))
        moment += 0.118 * strength**0.6 + between(random, 0, 0.012)
        strength *= 0.8
    return room(_blows(random, IVORY, blows, 0.2), 0.16, 0.25)


def marble_roll() -> Samples:
    """Make the sound of a glass marble that rolls over wood ever more slowly."""
    random = Random("marble roll")
    seconds = 0.95
    rumble = band(noise(random, seconds), [(0, 620), (seconds, 330)], 1.1)
    hum = band(noise(random, seconds), [(0, 2500), (seconds, 1500)], 3.0)
    result = mixed((0, 1, rumble), (0, 0.35, hum))
    turns = glide([(0, 17), (seconds, 8)], seconds)
    result = [sample * (0.68 + 0.32 * turn) for sample, turn in zip(result, turns, strict=True)]
    moment = 0.0
    while moment < seconds - 0.1:
        grain = _blow(random, GLASS, between(random, 0.7, 0.9), 0.3)
        add(result, grain, moment, between(random, 0.02, 0.09))
        moment += between(random, 0.012, 0.04)
    result = shaped(result, [(0, 0), (0.07, 0.9), (0.3, 1), (seconds, 0.12), (seconds + 0.05, 0)])
    return room(result, 0.12, 0.2)


def marble_drop() -> Samples:
    """Make the sound of a glass marble that falls into its hollow and bounces."""
    random = Random("marble drop")
    blows = ((0, 1, 1.0), (0.135, 0.5, 1.01), (0.222, 0.27, 1.0), (0.276, 0.15, 1.02), (0.309, 0.08, 1.0))
    return room(_blows(random, GLASS, blows, 0.25), 0.16, 0.25)


def step() -> Samples:
    """Make the sound of a leather sole on floor boards: heel, then toe."""
    random = Random("step")
    heel = mixed((0, 1, struck(BOARD, 0.15)), (0, 1.8, _knock(random, 2200, 0.02)))
    toe = mixed(
        (0, 0.7, struck([(f * 1.3, fall, gain) for f, fall, gain in BOARD], 0.12)),
        (0, 1.4, _knock(random, 3000, 0.03)),
    )
    return room(mixed((0, 1, heel), (0.085, 0.5, toe)), 0.2, 0.25)


def trap_snap() -> Samples:
    """Make the sound of a bear trap that snaps shut and rattles on its chain."""
    random = Random("trap snap")
    spring = shaped(glide([(0, 340), (0.05, 900)], 0.05), [(0, 0), (0.04, 0.7), (0.05, 0)])
    iron: Modes = (
        (412, 0.3, 0.7), (968, 0.5, 0.9), (1487, 0.6, 1), (2293, 0.5, 0.9),
        (3461, 0.35, 0.8), (4827, 0.25, 0.6), (6914, 0.1, 0.4),
    )  # fmt: skip
    clash = mixed(
        (0, 0.6, struck(iron, 0.45)), (0, 2.2, _knock(random, 5200, 0.04)), (0, 0.7, struck(BOARD, 0.15))
    )
    result = mixed((0, 0.25, spring), (0.045, 1, clash))
    for number in range(6):
        link = [(frequency * between(random, 1.6, 2.3), 0.06, gain) for frequency, _, gain in iron[1:5]]
        add(result, struck(link, 0.08), 0.16 + 0.04 * number + between(random, 0, 0.02), 0.1 - 0.013 * number)
    return room(result, 0.2, 0.35)


def bell() -> Samples:
    """Make the sound of a counter bell, the signal that reactions are possible."""
    random = Random("bell")
    base = 1661.2
    metal: Modes = tuple(
        (base * ratio, fall, strength)
        for ratio, fall, strength in (
            (1, 1.5, 1), (1.0031, 1.4, 0.25), (2.006, 0.9, 0.35), (2.741, 0.7, 0.4), (4.13, 0.4, 0.22),
            (5.37, 0.25, 0.12),
        )
    )  # fmt: skip
    return room(mixed((0, 1, struck(metal, 1.1)), (0, 0.6, _knock(random, 6000, 0.006))), 0.12, 0.4)


def shot() -> Samples:
    """Make the sound of a stage pistol: crack, thump, and the echo of the hall."""
    random = Random("shot")
    crack = shaped(high(noise(random, 0.05), 900), [(0, 0), (0.0006, 1), (0.008, 0.55), (0.05, 0)])
    blast = low(noise(random, 0.3), [(0, 5200), (0.06, 1700), (0.3, 350)])
    blast = shaped(blast, [(0, 0), (0.001, 1), (0.04, 0.6), (0.12, 0.3), (0.3, 0)])
    thump = shaped(glide([(0, 190), (0.05, 85), (0.2, 50)], 0.2), [(0, 0), (0.002, 1), (0.06, 0.7), (0.2, 0)])
    return room(mixed((0, 1, crack), (0, 1.5, blast), (0, 0.9, thump)), 0.8, 0.8)


def pie_splat() -> Samples:
    """Make the sound of a cream pie that hits its target, with dripping cream."""
    random = Random("pie splat")
    thud = shaped(
        glide([(0, 210), (0.06, 85), (0.16, 55)], 0.16), [(0, 0), (0.003, 1), (0.07, 0.6), (0.16, 0)]
    )
    burst = low(noise(random, 0.3), [(0, 5200), (0.05, 2400), (0.3, 420)], 1.1)
    burst = shaped(burst, [(0, 0), (0.004, 1), (0.05, 0.66), (0.13, 0.42), (0.3, 0)])
    slosh = band(noise(random, 0.3), [(0, 650), (0.1, 1500), (0.2, 500), (0.3, 950)], 4.0)
    slosh = shaped(slosh, [(0, 0), (0.05, 0.9), (0.15, 0.6), (0.2, 0.8), (0.3, 0)])
    result = mixed((0, 0.9, thud), (0, 1.3, burst), (0.03, 1.0, slosh))
    for moment, strength in ((0.2, 0.4), (0.27, 0.28), (0.37, 0.34), (0.45, 0.16)):
        start = between(random, 380, 640)
        drop = glide([(0, start), (0.045, start * between(random, 1.7, 2.4))], 0.05)
        add(result, shaped(drop, [(0, 0), (0.006, 1), (0.03, 0.6), (0.05, 0)]), moment, strength)
    return room(result, 0.1, 0.2)


def _blows(random: Random, body: Modes, blows: Blows, wood: float) -> Samples:
    """Mix impacts of a body on the table; `wood` is the loudness of the wood's answer."""
    result: Samples = []
    for seconds, strength, height in blows:
        add(result, _blow(random, body, height, 0.8), seconds, strength)
        add(result, struck(BOARD, 0.15), seconds, 2 * wood * strength)
    return result


def _knock(random: Random, brightness: float, seconds: float) -> Samples:
    """Make the noise of the moment of contact."""
    return shaped(
        low(noise(random, seconds), brightness), [(0, 0), (0.0007, 1), (0.3 * seconds, 0.4), (seconds, 0)]
    )


def _blow(random: Random, body: Modes, height: float, hardness: float) -> Samples:
    modes = [
        (frequency * height, fall, strength * between(random, 0.6, 1)) for frequency, fall, strength in body
    ]
    return mixed((0, 1, struck(modes, 0.16)), (0, hardness, _knock(random, 5200, 0.004)))
