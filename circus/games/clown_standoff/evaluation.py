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
    return chances_of(best_way(counts, dodges), counts, dodges) if len(counts) > 1 else (1.0,)


def best_way(counts: Counts, dodges: int) -> str:
    """The verb of the best turn; cards are paid only where that gains something."""
    mine, ways = counts[0], ["reveal"]
    if mine and dodges < DODGES:
        ways.append("reshuffle")
    if mine >= len(counts):
        ways.append("pass")
    return max(ways, key=lambda way: chances_of(way, counts, dodges)[0])


def chances_of(way: str, counts: Counts, dodges: int) -> Chances:
    """The chances when the holder does this: `reveal`, `reshuffle` or `pass`."""
    mine, others = counts[0], counts[1:]
    if way == "reveal":
        return chances_of_reveal(counts, dodges)
    if way == "reshuffle":
        return chances_of_reveal((mine - 1, *others), DODGES)
    return _turned(chances((*others, mine - len(counts)), dodges), -1)


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
