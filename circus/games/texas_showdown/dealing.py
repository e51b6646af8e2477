"""Dealing: sets of cards split at random into equal hands, quickly."""

from random import Random
from typing import Final

from circus.games.texas_showdown.cards import BIT, CARDS

_MANY: Final = len(CARDS)

_PLACE_BITS: Final = 6
_PLACES: Final[tuple[int, ...]] = (*BIT, *[0] * ((1 << _PLACE_BITS) - _MANY))
"""By so many random bits a card as a set of one, every one as likely as any other; now and then none."""

_NEAR: Final = 2
"""How many cards a part may be off its size to be put right; further off, it is drawn anew."""

_NEAR_HALF: Final = [[abs(count - half) <= 1 for count in range(_MANY + 1)] for half in range(_MANY // 2 + 1)]
"""By the half of a number of cards and how many a part has, whether that is one off at most."""


def split(cards: int, hands: int, rng: Random) -> list[int]:
    """A set of cards dealt out equally; every deal is as likely as any other.

    Sets are halved while they can be, because a fair coin for each card (a random bit mask) is
    close to a half at once.
    """
    if hands == 1:
        return [cards]
    if hands % 2:
        hand = subset(cards, cards.bit_count() // hands, rng)
        return [hand, *split(cards ^ hand, hands - 1, rng)]
    part = _half(cards, rng)
    if hands == 2:
        return [part, cards ^ part]
    hands //= 2
    return split(part, hands, rng) + split(cards ^ part, hands, rng)


def _half(cards: int, rng: Random) -> int:
    """A random half of a set of many cards, every one as likely as any other; see `subset`.

    No part that is more than one card off is put right, and that card is drawn from the whole deck until it
    is one of the set: of many cards one is soon found so.
    """
    coins, half = rng.getrandbits, cards.bit_count() // 2
    near, count = _NEAR_HALF[half], _MANY
    while not near[count]:
        part = cards & coins(_MANY)
        count = part.bit_count()
    if count == half:
        return part
    wanted = part if count > half else cards ^ part
    one = 0
    while not one & wanted:
        one = _PLACES[coins(_PLACE_BITS)]
    return part ^ one


def subset(cards: int, size: int, rng: Random) -> int:
    """A random part of a set, every one of that size as likely as any other.

    A coin for each card (two where few are wanted) draws a part of some size, until that is near
    the right one; all parts of equal size are equally likely. Cards drawn at random then leave or
    join it, which favors none.
    """
    coins, count = rng.getrandbits, cards.bit_count()
    if 2 * size > count:
        return cards ^ subset(cards, count - size, rng)
    few = 3 * size <= count
    surplus = _MANY
    while surplus > _NEAR or surplus < -_NEAR:
        part = cards & coins(_MANY)
        if few:
            part &= coins(_MANY)
        surplus = part.bit_count() - size
    while surplus:
        one = part if surplus > 0 else cards ^ part
        while one & one - 1:
            one = one & coins(_MANY) or one
        part ^= one
        surplus += -1 if surplus > 0 else 1
    return part
