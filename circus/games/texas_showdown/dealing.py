"""Dealing: sets of cards split at random into equal hands, quickly."""

from random import Random

from circus.games.texas_showdown.cards import CARDS

_SPOT_BITS = len(CARDS).bit_length()
_SPOTS = tuple(1 << spot for spot in range(1 << _SPOT_BITS))
"""Every card as a set of one, and four spots without a card, so that random bits draw one of them."""

_NEAR = 2
"""How many cards a part may be off its size to be put right; further off, it is drawn anew."""


def split(cards: int, hands: int, rng: Random) -> list[int]:
    """A set of cards dealt out equally; every deal is as likely as any other.

    Sets are halved while they can be, because a fair coin for each card (a random bit mask) is
    close to a half at once.
    """
    if hands == 1:
        return [cards]
    first = hands // 2 if hands % 2 == 0 else 1
    part = subset(cards, cards.bit_count() * first // hands, rng)
    return split(part, first, rng) + split(cards ^ part, hands - first, rng)


def subset(cards: int, size: int, rng: Random) -> int:
    """A random part of a set, every one of that size as likely as any other.

    A coin for each card (two where few are wanted) draws a part of some size, until that is near
    the right one; all parts of equal size are equally likely. Cards drawn at random then leave or
    join it, which favors none.
    """
    coins = rng.getrandbits
    few = 3 * size <= cards.bit_count()
    surplus = len(CARDS)
    while abs(surplus) > _NEAR:
        part = cards & coins(len(CARDS))
        if few:
            part &= coins(len(CARDS))
        surplus = part.bit_count() - size
    movable = part if surplus > 0 else cards ^ part
    for _ in range(abs(surplus)):
        bit = 0
        while not bit & movable:
            bit = _SPOTS[coins(_SPOT_BITS)]
        movable ^= bit
        part ^= bit
    return part
