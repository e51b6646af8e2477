"""Enumeration of all possible distributions of hidden cards, if they are few.

Every supposition about the thefts is traced back to the draft. For each, the groups of cards are dealt to
their owners in every way that gives all owners their minimum. The enumeration aborts without a result as soon
as there are too many distributions, so it costs little where it does not help.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import add, sub
from random import Random
from typing import Final, NamedTuple

from circus.games.clearing_house.belief.constraints import Constraints
from circus.games.clearing_house.belief.thefts import TheftSearch
from circus.games.clearing_house.board import SEATS
from circus.games.clearing_house.cards import UNIT, beyond, cards_in, count, covers, kinds_in
from circus.games.clearing_house.state import HIDDEN, Steal

Bags = tuple[int, ...]
Deal = tuple[Bags, ...]
"""By group and owner the bag of the group's cards that the owner has."""

Stolen = tuple[float, Bags]
"""Weight of all sequences of thefts to one result, and the stolen cards of one of them."""

OWNERS: Final = range(SEATS + 1)


class Distribution(NamedTuple):
    """One possible distribution of the hidden cards.

    Attributes:
        deal: by group and owner the bag of cards.
        stolen: stolen cards in order, in one sequence with this result.
        held: by owner the bag held at the end, spent cards included.
        weight: number of card orders with this result, relative to the other distributions for a view.
    """

    deal: Deal
    stolen: Bags
    held: Bags
    weight: float


class TooManyError(Exception):
    """Limit of distributions, or of steps to find them, exceeded."""


class Enumeration:
    """One attempt to find every possible distribution."""

    def __init__(self, known: Constraints, steals: tuple[Steal, ...], most: int, steps: int) -> None:
        """Prepare an attempt that aborts beyond `most` distributions or `steps` steps."""
        self._known, self._steals, self._most, self._steps = known, steals, most, steps
        self._later, self._left = _later(known), _left(known)
        self._found: dict[tuple[Deal, Bags], Distribution] = {}

    def distributions(self, search: TheftSearch) -> Sequence[Distribution]:
        """Return every possible distribution; none if there are too many."""
        try:
            whole = search.exhaust(self._steps, Random(0), self._add_deals)
        except TooManyError:
            whole = False
        found = self._found.values() if whole else ()
        return tuple(each._replace(weight=each.weight * _ways(each.deal)) for each in found)

    def _add_deals(self, search: TheftSearch) -> bool:
        """Add every distribution of one supposition about the thefts; return whether there is any."""
        found = False
        least = (*search.least, *[0] * (len(OWNERS) - len(search.least)))
        for deal in self._deals(0, self._known.fixed, least, search.barred):
            held = list(self._known.fixed)
            for bags in deal:
                for owner, bag in enumerate(bags):
                    held[owner] += bag
            for end, (odds, stolen) in self._after_thefts(search, tuple(held)).items():
                found = True
                self._add(Distribution(deal, stolen, end, odds))
        return found

    def _add(self, distribution: Distribution) -> None:
        """Add a distribution; if two suppositions lead to it, the larger weight counts."""
        before = self._found.get((distribution.deal, distribution.held))
        if before is None or before.weight < distribution.weight:
            self._found[distribution.deal, distribution.held] = distribution
        if len(self._found) > self._most:
            raise TooManyError

    def _step(self) -> None:
        self._steps -= 1
        if self._steps < 0:
            raise TooManyError

    def _deals(self, number: int, got: Sequence[int], least: Bags, barred: Bags) -> Iterator[Deal]:
        """Yield every way to deal the groups from this number on."""
        self._step()
        known = self._known
        if number == len(known.groups):
            yield ()
            return
        needs = list(map(beyond, least, got))
        cards, slots = self._left[number]
        if not covers(cards, sum(needs)) or any(
            len(cards_in(bag)) > free for bag, free in zip(needs, slots, strict=True)
        ):
            return
        group, later = known.groups[number], self._later[number + 1]
        must = [beyond(least[owner], got[owner] + later[owner]) for owner in OWNERS]
        free = tuple(len(group.of[owner]) - len(cards_in(must[owner])) for owner in OWNERS)
        if min(free) < 0 or not covers(group.cards, sum(must)):
            return
        rest, limited = group.cards - sum(must), any(barred)
        for more in self._spread(kinds_in(rest), rest, free):
            bags = tuple(map(add, must, more))
            total = list(map(add, got, bags))
            if (not limited or all(map(_respects_barred, barred, total, least))) and self._has_circulated(
                number, bags
            ):
                for others in self._deals(number + 1, total, least, barred):
                    yield bags, *others

    def _spread(self, kinds: Sequence[int], cards: int, free: Bags) -> Iterator[list[int]]:
        """Yield every way to spread these kinds of a bag over owners with these numbers of free slots."""
        self._step()
        if not kinds:
            yield [0] * len(free)
            return
        kind, unit = kinds[0], UNIT[kinds[0]]
        for shares in _shares(count(cards, kind), free):
            left = tuple(map(sub, free, shares))
            for others in self._spread(kinds[1:], cards, left):
                yield [bag + unit * share for bag, share in zip(others, shares, strict=True)]

    def _has_circulated(self, number: int, bags: Bags) -> bool:
        """Return whether the living got the cards that are known to have circulated after earlier deaths."""
        known = self._known
        if not known.dead_slots or number < len(known.groups) - 1:
            return True
        dead = {known.slots[slot].owner for slot in known.dead_slots}
        return covers(sum(bag for owner, bag in enumerate(bags) if owner not in dead), known.circulating)

    def _after_thefts(self, search: TheftSearch, drafted: Bags) -> dict[Bags, Stolen]:
        """Return, by the bags held after all thefts, the weight and one sequence of stolen cards."""
        ends: dict[Bags, Stolen] = {drafted: (1.0, ())}
        for index, (thief, victim, *_) in enumerate(self._steals):
            before, ends = ends, {}
            card, spared = search.thefts[index], search.kept[index]
            for held, (odds, stolen) in before.items():
                self._step()
                cards: Sequence[int] = (card,)
                if card == HIDDEN:
                    cards = kinds_in(beyond(beyond(held[victim], spared), search.counted[index]))
                for each in cards:
                    after = list(held)
                    after[thief] += UNIT[each]
                    after[victim] -= UNIT[each]
                    end = tuple(after)
                    weight = odds * count(held[victim], each)
                    earlier, first_stolen = ends.get(end, (0.0, (*stolen, each)))
                    ends[end] = earlier + weight, first_stolen
        return ends


def _respects_barred(barred: int, total: int, least: int) -> bool:
    """Return whether an owner has no more of its barred kinds than its minimum."""
    return all(count(total, card) <= count(least, card) for card in range(len(UNIT)) if barred >> card & 1)


def _later(known: Constraints) -> list[list[int]]:
    """Return by group and owner the maximum of each kind it can get from this group and later ones."""
    later = [[0] * len(OWNERS)]
    for group in reversed(known.groups):
        here = [
            sum(
                UNIT[card] * min(count(group.cards, card), len(group.of[owner]))
                for card in kinds_in(group.cards)
            )
            for owner in OWNERS
        ]
        later.append([more + bag for more, bag in zip(here, later[-1], strict=True)])
    return later[::-1]


def _left(known: Constraints) -> list[tuple[int, Bags]]:
    """Return for each group the bag of its and all later cards, and how many of them each owner gets."""
    left: list[tuple[int, Bags]] = [(0, (0,) * len(OWNERS))]
    for group in reversed(known.groups):
        cards, slots = left[-1]
        left.append(
            (cards + group.cards, tuple(len(own) + more for own, more in zip(group.of, slots, strict=True)))
        )
    return left[::-1]


@lru_cache(maxsize=1 << 14)
def _shares(copies: int, free: Bags) -> Sequence[Bags]:
    """Return every way to share out equal cards over owners with these numbers of free slots."""
    if not free:
        return ((),) if not copies else ()
    least = max(0, copies - sum(free[1:]))
    return tuple(
        (share, *others)
        for share in range(least, min(copies, free[0]) + 1)
        for others in _shares(copies - share, free[1:])
    )


def _ways(deal: Deal) -> float:
    """Return the number of orders of the cards of a deal in the slots of their owners."""
    ways = 1.0
    for bags in deal:
        for bag in bags:
            placed = 0
            for kind in kinds_in(bag):
                for number in range(1, count(bag, kind) + 1):
                    placed += 1
                    ways *= placed / number
    return ways
