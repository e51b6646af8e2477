"""Sounds of card, paper, ribbon and cloth."""

from random import Random

from assets.synthesis.filters import band, high, low, room
from assets.synthesis.samples import Curve, Samples, add, mixed, shaped, silence
from assets.synthesis.tones import between, noise, struck


def card_slide() -> Samples:
    """Make the sound of a card that glides over felt and stops."""
    random = Random("card slide")
    glide = band(noise(random, 0.2), [(0, 1600), (0.09, 3800), (0.2, 2100)], 0.8)
    glide = shaped(glide, [(0, 0), (0.03, 0.55), (0.1, 1), (0.17, 0.5), (0.2, 0)])
    grain = _crackle(random, 0.18, 260, 2600, 0.004)
    return room(mixed((0, 1, glide), (0, 0.35, grain), (0.145, 0.5, _pat(random, 150, 1500))), 0.12, 0.15)


def card_flip() -> Samples:
    """Make the sound of a card that bends, turns in the air and lands flat."""
    random = Random("card flip")
    snap = shaped(band(noise(random, 0.03), 3400, 1.4), [(0, 0), (0.001, 1), (0.012, 0.3), (0.03, 0)])
    air = band(noise(random, 0.12), [(0, 1800), (0.06, 4200), (0.12, 2400)], 0.9)
    air = shaped(air, [(0, 0), (0.05, 0.5), (0.12, 0)])
    return room(mixed((0, 0.9, snap), (0.01, 0.7, air), (0.115, 0.9, _pat(random, 190, 3200))), 0.14, 0.18)


def shuffle() -> Samples:
    """Make the sound of a riffle shuffle: two halves interleave, bend back, fall and are tapped square."""
    random = Random("shuffle")
    result = silence(1.25)
    moment = 0.02
    for number in range(34):
        swell = 0.45 + 0.55 * number / 33
        add(result, _tick(random), moment, swell * between(random, 0.6, 1))
        moment += 0.0185 - 0.006 * number / 33 + between(random, -0.003, 0.003)
    moment = 0.68
    for number in range(46):
        add(result, _tick(random), moment, between(random, 0.35, 0.6) * (1 - number / 70))
        moment += 0.0052 + between(random, -0.001, 0.001)
    bridge = band(noise(random, 0.27), [(0, 1500), (0.13, 3600), (0.27, 1900)], 0.7)
    add(result, shaped(bridge, [(0, 0), (0.08, 0.7), (0.16, 0.7), (0.27, 0)]), 0.67, 0.6)
    for start, strength in ((1.02, 0.4), (1.13, 0.5)):
        add(result, _pat(random, 210, 1900), start, strength)
    return room(result, 0.12, 0.2)


def page() -> Samples:
    """Make the sound of a page of the rulebook that is turned."""
    random = Random("page")
    swing = band(noise(random, 0.42), [(0, 1300), (0.16, 3600), (0.3, 2600), (0.42, 1200)], 0.7)
    swing = shaped(swing, [(0, 0), (0.06, 0.4), (0.12, 0.3), (0.22, 1), (0.3, 0.55), (0.42, 0)])
    crackle = _crackle(random, 0.36, 150, 3000, 0.006)
    crackle = shaped(crackle, [(0, 0.6), (0.05, 1), (0.12, 0.5), (0.22, 1), (0.36, 0.2)])
    return room(mixed((0, 1, swing), (0, 0.8, crackle), (0.3, 0.35, _pat(random, 170, 1200))), 0.12, 0.2)


def tape() -> Samples:
    """Make the sound of barrier tape pulled off its roll and torn."""
    random = Random("tape")
    result = silence(0.52)
    moment = 0.0
    while moment < 0.4:
        burst = shaped(band(noise(random, 0.009), between(random, 2300, 3600), 1.3), _plosive(0.009))
        add(result, burst, moment, between(random, 0.5, 1) * (0.35 + moment * 1.5))
        moment += 0.0075 - 0.008 * moment + between(random, 0, 0.0016)
    hiss = shaped(
        band(noise(random, 0.42), [(0, 2400), (0.42, 5200)], 1.0), [(0, 0.1), (0.38, 0.8), (0.42, 0)]
    )
    tear = shaped(high(noise(random, 0.07), 2200), [(0, 0), (0.004, 1), (0.02, 0.7), (0.07, 0)])
    add(result, hiss, 0, 0.7)
    add(result, tear, 0.425, 1.0)
    return room(result, 0.15, 0.2)


def curtain() -> Samples:
    """Make the sound of a heavy velvet curtain, its rings clinking on the rail."""
    random = Random("curtain")
    heavy = band(noise(random, 0.75), [(0, 350), (0.28, 1100), (0.5, 700), (0.75, 300)], 0.6)
    heavy = shaped(heavy, [(0, 0), (0.1, 0.5), (0.28, 1), (0.42, 0.65), (0.52, 0.85), (0.75, 0)])
    nap = band(noise(random, 0.7), [(0, 2000), (0.3, 4500), (0.7, 2200)], 0.8)
    nap = shaped(nap, [(0, 0), (0.27, 0.75), (0.4, 0.4), (0.5, 0.55), (0.7, 0)])
    result = mixed((0, 1, heavy), (0.02, 0.3, nap))
    for number in range(9):
        ring = between(random, 3100, 4300)
        clink = struck([(ring, 0.09, 1), (ring * 1.71, 0.06, 0.6)], 0.1)
        add(result, clink, 0.06 + 0.05 * number + between(random, 0, 0.03), between(random, 0.02, 0.06))
    return room(result, 0.2, 0.35)


def whoosh() -> Samples:
    """Make the sound of something that flies past."""
    random = Random("whoosh")
    centre = [(0, 450), (0.16, 2300), (0.36, 600)]
    air = band(noise(random, 0.36), centre, 1.6)
    breath = low(noise(random, 0.36), [(0, 300), (0.16, 900), (0.36, 250)])
    envelope: Curve = [(0, 0), (0.08, 0.3), (0.16, 1), (0.22, 0.7), (0.36, 0)]
    return room(mixed((0, 1, shaped(air, envelope)), (0, 0.5, shaped(breath, envelope))), 0.15, 0.25)


def _pat(random: Random, body: float, brightness: float) -> Samples:
    """Make a flat impact on the table: a short slap over a soft thump."""
    slap = shaped(low(noise(random, 0.03), brightness), [(0, 0), (0.0015, 1), (0.009, 0.4), (0.03, 0)])
    return mixed((0, 1.6, slap), (0, 0.4, struck([(body, 0.04, 1), (body * 2.3, 0.03, 0.5)], 0.06)))


def _tick(random: Random) -> Samples:
    """Make the tick of one card's edge."""
    centre = between(random, 2300, 3900)
    return shaped(band(noise(random, 0.011), centre, 1.6), _plosive(0.011))


def _plosive(seconds: float) -> Curve:
    return [(0, 0), (0.0006, 1), (0.3 * seconds, 0.45), (seconds, 0)]


def _crackle(random: Random, seconds: float, per_second: float, centre: float, length: float) -> Samples:
    """Make a crackle of fibres at random moments."""
    result = silence(seconds + length)
    for _ in range(round(seconds * per_second)):
        fibre = shaped(band(noise(random, length), between(random, 0.6, 1.7) * centre, 2), _plosive(length))
        add(result, fibre, random.random() * seconds, between(random, 0.1, 1) ** 2)
    return result
