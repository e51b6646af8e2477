"""Fast random splits of a set of cards into equal hands."""

from random import Random
from typing import Final

from circus.games.texas_showdown.cards import BIT, CARDS

_MANY: Final = len(CARDS)

_PLACE_BITS: Final = 6
_PLACES: Final[tuple[int, ...]] = (*BIT, *[0] * ((1 << _PLACE_BITS) - _MANY))
"""A card as a set of one by `_PLACE_BITS` random bits, all equally likely; 0 for the unused values."""

_NEAR: Final = 2
"""Maximum difference in size at which a drawn part is adjusted; it is drawn again if further off."""

_NEAR_HALF: Final = [[abs(count - half) <= 1 for count in range(_MANY + 1)] for half in range(_MANY // 2 + 1)]
"""By half of a number of cards and size of a part, whether that differs from the half by at most one."""


def split(cards: int, hands: int, rng: Random) -> list[int]:
    """Return a set of cards dealt out equally; every deal is equally likely.

    Sets are halved while possible, because one random bit per card (a random mask) gives about half of them.
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
    """Return a random half of a set of many cards, every one equally likely; see `subset`.

    Only a part that is at most one card off is adjusted. That card is drawn from the whole deck until it is
    in the set, which is fast for many cards.
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
    """Return a random part of a set, every one of that size equally likely.

    One random bit per card (two for a small part) draws a part of some size, until that is near the right
    one; all parts of equal size are equally likely. Cards drawn at random are then removed or added, which
    favors none.
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
