"""Dealing: sets of cards split at random into equal hands, quickly."""

from random import Random
from typing import Final

from circus.games.texas_showdown.cards import CARDS

_NEAR: Final = 2
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
    coins, count = rng.getrandbits, cards.bit_count()
    if 2 * size > count:
        return cards ^ subset(cards, count - size, rng)
    few, many = 3 * size <= count, len(CARDS)
    surplus = many
    while surplus > _NEAR or surplus < -_NEAR:
        part = cards & coins(many)
        if few:
            part &= coins(many)
        surplus = part.bit_count() - size
    while surplus:
        one = part if surplus > 0 else cards ^ part
        while one & one - 1:
            one = one & coins(many) or one
        part ^= one
        surplus += -1 if surplus > 0 else 1
    return part
