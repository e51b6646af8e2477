"""Each player's chance to stay clean in a standoff, computed from the players' numbers of cards."""

from collections.abc import Callable, Sequence
from functools import partial
from math import exp
from typing import Final, TypeVar

from circus.core.memo import Memo

T = TypeVar("T")

Counts = tuple[int, ...]
"""Number of Clown cards of each player still in: the holder of the Pie deck first, then clockwise."""

Chances = tuple[float, ...]
"""Chance of each of these players, in the same order, to be the last one clean."""

CountsAndDeck = tuple[Counts, int]
"""These numbers of cards, and the number of Dodges in the Pie deck."""

MAX_EXACT: Final = 4
"""Maximum number of players with exact chances; with more the positions are too many."""

MAX_CARDS: Final = 24
"""Maximum number of cards of so many players with exact chances: those of six published hands."""

TRICK_WEIGHT: Final = 0.45
"""Exponent per price of a pass, fitted to the exact chances of 3 to 5 players by the published rules."""

_MANY: Final = 1 << 15
"""Maximum number of positions in a cache; `MAX_EXACT` players with `MAX_CARDS` cards have 20,475."""


class StandoffChances:
    """Chances of the players by the numbers of one game, cached.

    Attributes:
        hits, dodges: numbers of Pie cards of a whole deck.
        prices: cards that a pass costs, by the number of players still in.
        opening: for each first seat the shares of all seats at the start, by their numbers of cards.
    """

    __slots__ = ("_decks", "_known", "_of_many", "_reveals_of_many", "dodges", "hits", "opening", "prices")

    def __init__(self, hits: int, dodges: int, prices: tuple[int, ...], *, cardless_sit_out: bool) -> None:
        """Create empty caches; with `cardless_sit_out` a seat without cards takes no part (CS-9)."""
        self.hits, self.dodges, self.prices = hits, dodges, prices
        opening = partial(self._opening_shares, cardless_sit_out)
        self.opening = tuple(Memo(partial(opening, first)) for first in range(len(prices) - 1))
        self._decks = dodges + 1
        self._known = Memo(self._work_out, _MANY)
        self._of_many = Memo(self._turn_of_many)
        self._reveals_of_many = Memo(self._reveal_of_many)

    def is_exact(self, counts: Counts) -> bool:
        """Return whether the chances with these cards are exact."""
        many = len(counts)
        return many < MAX_EXACT or (many == MAX_EXACT and sum(counts) <= MAX_CARDS)

    def rough(self, counts: Counts) -> Chances:
        """Return chances estimated from the numbers of cards alone.

        The mean error is 2 % with a whole deck by the published rules.
        """
        price = self.prices[len(counts)]
        weights = [exp(TRICK_WEIGHT * cards / price) for cards in counts]
        total = sum(weights)
        return tuple([weight / total for weight in weights])

    def of_round(self, counts: Counts) -> Chances:
        """Return the chances at the start of a round; rough for too many players or cards."""
        return self.of_turn(counts, self.dodges) if self.is_exact(counts) else self.rough(counts)

    def of_turn(self, counts: Counts, dodges: int) -> Chances:
        """Return the chances before a turn if all players play optimally.

        A tie for the most cards goes to the nearest player clockwise, whatever the faces: fewer positions.
        """
        if not self.is_exact(counts):
            return self._of_many[counts, dodges]
        many = len(counts)
        return tuple(self._known[counts][dodges * many : (dodges + 1) * many])

    def of_reveal(self, counts: Counts, dodges: int) -> Chances:
        """Return the chances if the holder reveals the top card of a deck with this number of Dodges."""
        if not self.is_exact(counts):
            return self._reveals_of_many[counts, dodges]
        many = len(counts)
        place = (self._decks + dodges) * many
        return tuple(self._known[counts][place : place + many])

    def best_turn(self, counts: Counts, dodges: int) -> str:
        """Return the verb of the best turn; cards are paid only if that improves the holder's chance."""
        mine, best, found = counts[0], "reveal", self.of_reveal(counts, dodges)[0]
        if mine and dodges < self.dodges:
            bought = self.of_reveal(_after_reshuffle(counts), self.dodges)[0]
            if bought > found:
                best, found = "reshuffle", bought
        if self._can_pass(counts) and self.of_turn(self._after_pass(counts), dodges)[-1] > found:
            best = "pass"
        return best

    def _opening_shares(self, cardless_sit_out: bool, first: int, sizes: Counts) -> tuple[float, ...]:
        """Return the shares at the start; if nobody has cards, all take part anyway (CS-9)."""
        seats = range(len(sizes))
        playing = [seat for seat in seats if sizes[seat] or not cardless_sit_out] or seats
        return share_by_seat(sizes, playing, first, self.of_round)

    def _can_pass(self, counts: Counts) -> bool:
        return counts[0] >= self.prices[len(counts)]

    def _after_pass(self, counts: Counts) -> Counts:
        return *counts[1:], counts[0] - self.prices[len(counts)]

    def _work_out(self, counts: Counts) -> list[float]:
        """Return the chances before a turn, deck after deck by Dodges, followed by those of a reveal.

        All rotations of the players are computed together, because a Dodge leads from one to the next. Every
        other result leaves fewer cards or players, so the recursion is one level deep for each of these.
        """
        many, decks = len(counts), self._decks
        if many == 1:
            return [1.0] * (2 * decks)
        ring = [_turned(counts, place) for place in range(many)]
        hits = [self._after_hit(each) for each in ring]
        bought = [self._bought(each) if each[0] else [] for each in ring]
        passed = [self._passed(each) if self._can_pass(each) else [] for each in ring]
        turns: list[list[float]] = [[] for _ in ring]
        reveals: list[list[float]] = [[] for _ in ring]
        for dodges in range(decks):
            latest, whole = len(turns[0]), dodges == self.dodges
            for place in range(many):
                reveal = self._revealed(hits[place], turns[place + 1 - many], latest, dodges)
                reveals[place] += reveal
                turns[place] += _best(reveal, [] if whole else bought[place], passed[place], latest)
        for place in range(many):
            turns[place] += reveals[place]
            self._known[ring[place]] = turns[place]
        return turns[0]

    def _revealed(self, hit: list[float], dodged: list[float], latest: int, dodges: int) -> list[float]:
        """Return the chances of a reveal, the holder's first: the mean over the cards of the deck.

        Args:
            hit: chances if the card is a Hit.
            dodged: chances after a Dodge, deck after deck, of the next holder first. Those of the deck with
                one Dodge less are the last ones before `latest`.
            latest: index in `dodged`.
            dodges: number of Dodges in the deck.
        """
        if not dodges:
            return hit
        risk = self.hits / (dodges + self.hits)
        many = len(hit)
        place = latest - many
        found = [(1 - risk) * dodged[latest - 1]]
        for each in range(1, many):
            found.append(risk * hit[each] + (1 - risk) * dodged[place])
            place += 1
        return found

    def _after_hit(self, counts: Counts) -> list[float]:
        """Return the chances after the holder is hit: the player with the most cards gets the new deck."""
        others = counts[1:]
        many = len(others)
        most = others.index(max(others))
        next_turn = self.of_turn(_turned(others, most), self.dodges)
        return [0.0, *next_turn[many - most :], *next_turn[: many - most]]

    def _bought(self, counts: Counts) -> list[float]:
        return list(self.of_reveal(_after_reshuffle(counts), self.dodges))

    def _passed(self, counts: Counts) -> list[float]:
        """Return the chances after a pass, deck after deck, for the present holder and the players after."""
        many = len(counts)
        known, found = self._known[self._after_pass(counts)], list[float]()
        for latest in range(many, (self._decks + 1) * many, many):
            found.append(known[latest - 1])
            found += known[latest - many : latest - 1]
        return found

    def _turn_of_many(self, key: CountsAndDeck) -> Chances:
        """Return `of_turn` for too many players or cards: exact only one pass or hit ahead."""
        counts, dodges = key
        reveal = self.of_reveal(counts, dodges)
        bought = self._bought(counts) if counts[0] and dodges < self.dodges else []
        passed: list[float] = []
        if self._can_pass(counts):
            passed = list(_turned(self.of_turn(self._after_pass(counts), dodges), -1))
        return tuple(_best(list(reveal), bought, passed, 0))

    def _reveal_of_many(self, key: CountsAndDeck) -> Chances:
        """Return `of_reveal` for too many players or cards: rough after a Dodge."""
        counts, dodges = key
        rough = list(_turned(self.rough(counts), 1))
        return tuple(self._revealed(self._after_hit(counts), rough, len(rough), dodges))


def _after_reshuffle(counts: Counts) -> Counts:
    return counts[0] - 1, *counts[1:]


def _turned(each: tuple[T, ...], places: int) -> tuple[T, ...]:
    return each[places:] + each[:places]


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


def share_by_seat(
    sizes: Sequence[int],
    playing: Sequence[int],
    holder: int,
    worth: Callable[[Counts], Sequence[float]],
) -> tuple[float, ...]:
    """Return each seat's share of the win.

    Args:
        sizes: number of collected cards of each seat.
        playing: seats still in the game.
        holder: seat that holds the Pie deck.
        worth: returns the chances for the counts of the players still in, the holder's first.
    """
    place = playing.index(holder)
    clockwise = (*playing[place:], *playing[:place])
    shares = worth(tuple([sizes[seat] for seat in clockwise]))
    shared = dict(zip(clockwise, shares, strict=True))
    return tuple([shared.get(seat, 0.0) for seat in range(len(sizes))])
