"""Each player's chance to stay clean in a standoff, computed from the players' numbers of cards."""

from functools import lru_cache
from math import exp
from typing import Final, TypeVar

from circus.core.memo import MANY, Memo
from circus.games.clown_standoff.state import DODGES

T = TypeVar("T")

Counts = tuple[int, ...]
"""Number of Clown cards of each player still in: the holder of the Pie deck first, then clockwise."""

Chances = tuple[float, ...]
"""Chance of each of these players, in the same order, to be the last one clean."""

MOST_EXACT: Final = 4
"""Maximum number of players with exact chances; with more the positions are too many."""

TRICK_WEIGHT: Final = 0.45
"""Exponent per trick's worth of cards, fitted to the exact chances of 3 to 5 players."""

_DECKS: Final = DODGES + 1
"""Number of different Pie decks, which differ in their Dodges."""


def rough_chances(counts: Counts) -> Chances:
    """Return chances estimated from the numbers of cards alone; the mean error is 2 % with a whole deck."""
    many = len(counts)
    weights = [exp(TRICK_WEIGHT * cards / many) for cards in counts]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def chances(counts: Counts, dodges: int) -> Chances:
    """Return the chances before a turn if all players play optimally.

    A tie for the most cards goes to the nearest player clockwise, whatever the faces: fewer positions.
    """
    many = len(counts)
    if many > MOST_EXACT:
        return _chances_of_many(counts, dodges)
    return tuple(_KNOWN[counts][dodges * many : (dodges + 1) * many])


def chances_of_reveal(counts: Counts, dodges: int) -> Chances:
    """Return the chances if the holder reveals the top card of a deck with this number of Dodges."""
    many = len(counts)
    if many > MOST_EXACT:
        return _chances_of_reveal_by_many(counts, dodges)
    place = (_DECKS + dodges) * many
    return tuple(_KNOWN[counts][place : place + many])


def best_way(counts: Counts, dodges: int) -> str:
    """Return the verb of the best turn; cards are paid only if that improves the holder's chance."""
    mine, best, found = counts[0], "reveal", chances_of_reveal(counts, dodges)[0]
    if mine and dodges < DODGES:
        bought = chances_of_reveal(_after_reshuffle(counts), DODGES)[0]
        if bought > found:
            best, found = "reshuffle", bought
    if mine >= len(counts) and chances(_after_pass(counts), dodges)[-1] > found:
        best = "pass"
    return best


def _after_reshuffle(counts: Counts) -> Counts:
    return counts[0] - 1, *counts[1:]


def _after_pass(counts: Counts) -> Counts:
    return *counts[1:], counts[0] - len(counts)


def _turned(each: tuple[T, ...], places: int) -> tuple[T, ...]:
    return each[places:] + each[:places]


def _work_out(counts: Counts) -> list[float]:
    """Return the chances before a turn, deck after deck by Dodges, followed by those of a reveal.

    All rotations of the players are computed together, because a Dodge leads from one to the next. Every
    other result leaves fewer cards or players, so the recursion is one level deep for each of these.
    """
    many = len(counts)
    if many == 1:
        return [1.0] * (2 * _DECKS)
    ring = [_turned(counts, place) for place in range(many)]
    hits = [_chances_after_hit(each) for each in ring]
    bought = [_chances_after_reshuffle(each) if each[0] else [] for each in ring]
    passed = [_chances_after_pass(each) if each[0] >= many else [] for each in ring]
    turns: list[list[float]] = [[] for _ in ring]
    reveals: list[list[float]] = [[] for _ in ring]
    for dodges in range(_DECKS):
        latest = len(turns[0])
        for place in range(many):
            reveal = _revealed(hits[place], turns[place + 1 - many], latest, dodges)
            reveals[place] += reveal
            turns[place] += _best(reveal, [] if dodges == DODGES else bought[place], passed[place], latest)
    for place in range(many):
        turns[place] += reveals[place]
        _KNOWN[ring[place]] = turns[place]
    return turns[0]


def _revealed(hit: list[float], dodged: list[float], latest: int, dodges: int) -> list[float]:
    """Return the chances of a reveal, the holder's first: the mean over the cards of the deck.

    Args:
        hit: chances if the card is the pie.
        dodged: chances after a Dodge, deck after deck, of the next holder first. Those of the deck with one
            Dodge less are the last ones before `latest`.
        latest: index in `dodged`.
        dodges: number of Dodges in the deck, which has one pie.
    """
    if not dodges:
        return hit
    risk = 1 / (dodges + 1)
    many = len(hit)
    place = latest - many
    found = [(1 - risk) * dodged[latest - 1]]
    for each in range(1, many):
        found.append(risk * hit[each] + (1 - risk) * dodged[place])
        place += 1
    return found


def _best(reveal: list[float], bought: list[float], passed: list[float], place: int) -> list[float]:
    """Return the best chances for the holder; those of a pass begin at `place` in `passed`.

    `bought` and `passed` are empty if impossible or pointless: a whole deck is not worth a reshuffle.
    """
    best = reveal
    if bought and bought[0] > best[0]:
        best = bought
    if passed and passed[place] > best[0]:
        best = passed[place : place + len(reveal)]
    return best


def _chances_after_hit(counts: Counts) -> list[float]:
    """Return the chances after the holder is hit: the player with the most cards gets the new deck."""
    others = counts[1:]
    many = len(others)
    most = others.index(max(others))
    told = chances(_turned(others, most), DODGES)
    return [0.0, *told[many - most :], *told[: many - most]]


def _chances_after_reshuffle(counts: Counts) -> list[float]:
    return list(chances_of_reveal(_after_reshuffle(counts), DODGES))


def _chances_after_pass(counts: Counts) -> list[float]:
    """Return the chances after a pass, deck after deck, for the present holder and the players after."""
    many = len(counts)
    told, found = _KNOWN[_after_pass(counts)], list[float]()
    for latest in range(many, (_DECKS + 1) * many, many):
        found.append(told[latest - 1])
        found += told[latest - many : latest - 1]
    return found


_KNOWN: Final = Memo(_work_out)
"""Cache of `_work_out`, by the cards of at most `MOST_EXACT` players; larger than any game needs."""


@lru_cache(maxsize=MANY)
def _chances_of_many(counts: Counts, dodges: int) -> Chances:
    """Return `chances` for more players: exact only one pass or hit ahead."""
    reveal = chances_of_reveal(counts, dodges)
    bought = _chances_after_reshuffle(counts) if counts[0] and dodges < DODGES else []
    passed = list(_turned(chances(_after_pass(counts), dodges), -1)) if counts[0] >= len(counts) else []
    return tuple(_best(list(reveal), bought, passed, 0))


@lru_cache(maxsize=MANY)
def _chances_of_reveal_by_many(counts: Counts, dodges: int) -> Chances:
    """Return `chances_of_reveal` for more players: rough after a Dodge."""
    rough = list(_turned(rough_chances(counts), 1))
    return tuple(_revealed(_chances_after_hit(counts), rough, len(rough), dodges))
