"""Each player's chance to stay clean in a standoff, worked out by how many cards everybody has."""

from functools import lru_cache
from math import exp
from operator import itemgetter
from typing import Final, TypeVar

from circus.games.clown_standoff.state import DODGES

T = TypeVar("T")

Counts = tuple[int, ...]
"""How many Clown cards each player still in has: the holder of the Pie deck first, then clockwise."""

Chances = tuple[float, ...]
"""For each of these players, in the same order, the chance to be the last one clean."""

Position = tuple[Counts, int]
"""These cards, and how many Dodges the Pie deck has."""

MOST_EXACT: Final = 4
"""Up to so many players every turn to come is worked out; with more the positions are too many."""

TRICK_WEIGHT: Final = 0.45
"""How much a trick's worth of cards raises a chance: fitted to what is worked out for 3 to 5 players."""

REMEMBERED: Final = 1 << 16
"""Positions that are kept; more than the worst game comes to."""

_known: dict[Position, Chances] = {}


def rough_chances(counts: Counts) -> Chances:
    """The chances told from the numbers of cards alone, 2 % off on average where a deck is whole."""
    many = len(counts)
    weights = [exp(TRICK_WEIGHT * cards / many) for cards in counts]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def chances(counts: Counts, dodges: int) -> Chances:
    """The chances before a turn, if everybody does what is best for himself.

    A tie for the most cards goes to the nearest clockwise, whatever the faces: that keeps positions few.
    """
    known = _known.get((counts, dodges))
    return _work_out((counts, dodges)) if known is None else known


def _work_out(position: Position) -> Chances:
    """Works out what a position rests on first, with a list of its own.

    Calls cannot do it: a standoff has more turns than calls can be nested.
    """
    if len(_known) > REMEMBERED:
        _known.clear()
    due, begun = [position], set[Position]()
    while due:
        latest = due[-1]
        counts, dodges = latest
        if latest in _known:
            due.pop()
        elif latest in begun:
            _known[due.pop()] = _best_chances(counts, dodges)
        else:
            begun.add(latest)
            due += [each for each in _positions_after_turn(counts, dodges) if each not in _known]
    return _known[position]


def _best_chances(counts: Counts, dodges: int) -> Chances:
    """The chances when the holder does what is best for himself."""
    if len(counts) == 1:
        return (1.0,)
    return max([chances_of(way, counts, dodges) for way in _ways(counts, dodges)], key=itemgetter(0))


def best_way(counts: Counts, dodges: int) -> str:
    """The verb of the best turn; cards are paid only where that gains something."""
    return max(_ways(counts, dodges), key=lambda way: chances_of(way, counts, dodges)[0])


def _ways(counts: Counts, dodges: int) -> list[str]:
    """What the holder can do that makes sense: a whole deck is not worth a reshuffle."""
    mine, ways = counts[0], ["reveal"]
    if mine and dodges < DODGES:
        ways.append("reshuffle")
    if mine >= len(counts):
        ways.append("pass")
    return ways


def chances_of(way: str, counts: Counts, dodges: int) -> Chances:
    """The chances when the holder does this: `reveal`, `reshuffle` or `pass`."""
    if way == "reveal":
        return chances_of_reveal(counts, dodges)
    if way == "reshuffle":
        return chances_of_reveal(_after_reshuffle(counts), DODGES)
    return _turned(chances(_after_pass(counts), dodges), -1)


def _turned(each: tuple[T, ...], places: int) -> tuple[T, ...]:
    return each[places:] + each[:places]


def _positions_after_turn(counts: Counts, dodges: int) -> list[Position]:
    """What can come of this turn, as far as it has to be worked out."""
    if len(counts) == 1:
        return []
    ways = _ways(counts, dodges)
    found = _positions_after_reveal(counts, dodges)
    if "reshuffle" in ways:
        found += _positions_after_reveal(_after_reshuffle(counts), DODGES)
    if "pass" in ways:
        found.append((_after_pass(counts), dodges))
    return found


def _positions_after_reveal(counts: Counts, dodges: int) -> list[Position]:
    found = [(_after_hit(counts), DODGES)]
    if dodges and len(counts) <= MOST_EXACT:
        found.append((_turned(counts, 1), dodges - 1))
    return found


def _after_reshuffle(counts: Counts) -> Counts:
    return counts[0] - 1, *counts[1:]


def _after_pass(counts: Counts) -> Counts:
    return *counts[1:], counts[0] - len(counts)


def _after_hit(counts: Counts) -> Counts:
    """The others, from whoever has the most cards and so gets the new deck."""
    others = counts[1:]
    return _turned(others, others.index(max(others)))


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
        dodged = _turned(chances(_turned(counts, 1), dodges - 1), -1)
    risk = 1 / (dodges + 1)
    return (
        (1 - risk) * dodged[0],
        *[risk * out + (1 - risk) * on for out, on in zip(hit, dodged[1:], strict=True)],
    )
