"""What a standoff is worth: each player's chance to stay clean, by how many cards everybody has."""

from functools import lru_cache
from math import exp
from typing import TypeVar

from circus.games.clown_standoff.state import DODGES

T = TypeVar("T")

Counts = tuple[int, ...]
"""How many Clown cards each player still in has: the holder of the Pie deck first, then clockwise."""

Chances = tuple[float, ...]
"""For each of these players, in the same order, the chance to be the last one clean."""

MOST_EXACT = 4
"""Up to so many players every turn to come is worked out; with more the positions are too many."""

TRICK_WEIGHT = 0.45
"""How much a trick's worth of cards raises a chance: fitted to what is worked out for 3 to 5 players."""

REMEMBERED = 1 << 16


def rough_chances(counts: Counts) -> Chances:
    """The chances told from the numbers of cards alone, 2 % off on average where a deck is whole."""
    many = len(counts)
    weights = [exp(TRICK_WEIGHT * cards / many) for cards in counts]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@lru_cache(maxsize=REMEMBERED)
def chances(counts: Counts, dodges: int) -> Chances:
    """The chances before a turn, if everybody does what is best for himself.

    A tie for the most cards goes to the nearest clockwise, whatever the faces: that keeps positions few.
    """
    if len(counts) == 1:
        return (1.0,)
    best = chances_of_reveal(counts, dodges)
    mine, others = counts[0], counts[1:]
    if mine and dodges < DODGES:
        best = max(best, chances_of_reveal((mine - 1, *others), DODGES), key=_holders)
    cost = len(counts)
    if mine >= cost:
        best = max(best, _turned(chances((*others, mine - cost), dodges), -1), key=_holders)
    return best


def _holders(each: Chances) -> float:
    return each[0]


def _turned(each: tuple[T, ...], places: int) -> tuple[T, ...]:
    return each[places:] + each[:places]


@lru_cache(maxsize=REMEMBERED)
def chances_of_reveal(counts: Counts, dodges: int) -> Chances:
    """The chances when the holder reveals the top Pie card of a deck with so many Dodges."""
    others = counts[1:]
    most = others.index(max(others))
    hit = _turned(chances(_turned(others, most), DODGES), len(others) - most)
    if not dodges:
        return (0.0, *hit)
    if len(counts) > MOST_EXACT:
        dodged = rough_chances(counts)
    else:
        dodged = _turned(chances((*others, counts[0]), dodges - 1), -1)
    risk = 1 / (dodges + 1)
    return (
        (1 - risk) * dodged[0],
        *(risk * out + (1 - risk) * on for out, on in zip(hit, dodged[1:], strict=True)),
    )
