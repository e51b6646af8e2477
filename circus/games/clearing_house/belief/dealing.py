"""Random deals of hidden cards that give every hand its minimum."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from circus.games.clearing_house.belief.constraints import Constraints
from circus.games.clearing_house.cards import UNIT, beyond, cards_in, count, covers
from circus.games.clearing_house.state import HIDDEN

Need = tuple[int, int]
"""Owner, and a card that it must get."""


class Dealing:
    """One attempt to deal the groups of the constraints to their slots.

    Attributes:
        faces: by slot its card.
        held: by owner the bag of all cards it got in the draft.
    """

    def __init__(self, known: Constraints, barred: Sequence[int], steps: int, rng: Random) -> None:
        """Prepare an attempt; `barred` has by owner a mask of kinds limited to its needs (CH-49)."""
        self._known, self._barred, self._steps, self._random = known, barred, steps, rng.random
        self._limits = any(barred)
        self._left = [group.cards for group in known.groups]
        self._holding, self._open = list(known.holding), list(known.reach)
        self._free = [[len(slots) for slots in group.of] for group in known.groups]
        self.faces = [HIDDEN] * len(known.slots)
        self.held = list(known.fixed)

    def deal(self, least: Sequence[int]) -> bool:
        """Return whether every owner got at least its bag; the search is complete within its steps."""
        fixed = self._known.fixed
        first: list[Need] = []
        then: list[Need] = []
        for owner, bag in enumerate(least):
            if not covers(fixed[owner], bag):
                for card in cards_in(beyond(bag, fixed[owner])):
                    (first if self._barred[owner] >> card & 1 else then).append((owner, card))
        return self._place(first, then) and self._deal_rest()

    def _place(self, needs: list[Need], then: list[Need] | None = None) -> bool:
        """Place the needs one by one, the one with the fewest possible groups first; return whether all fit.

        Needs of barred kinds come first; owners get no more of these kinds once `then` is placed.
        """
        if not needs:
            return then is None or (self._can_be_sorted(range(len(self._left))) and self._place(then))
        self._steps -= 1
        scarcest, groups, fewest = 0, 0, len(self._left) + 1
        for index, (owner, card) in enumerate(needs):
            possible = self._holding[card] & self._open[owner]
            ways = possible.bit_count()
            if ways < fewest:
                scarcest, groups, fewest = index, possible, ways
                if ways < 2:
                    break
        owner, card = needs[scarcest]
        others = needs[:scarcest] + needs[scarcest + 1 :]
        while groups and self._steps > 0:
            group = self._choose(groups, owner, card)
            self._put(group, owner, card)
            if (then is not None or self._can_be_sorted((group,))) and self._place(others, then):
                return True
            self._take_back(group, owner, card)
            groups -= 1 << group
        return False

    def _choose(self, groups: int, owner: int, card: int) -> int:
        """Return a group to meet a need from, with the probability of a random deal of all its cards."""
        if not groups & groups - 1:
            return groups.bit_length() - 1
        odds: list[tuple[float, int]] = []
        total = 0.0
        for group, bag in enumerate(self._left):
            if groups >> group & 1:
                size = len(self._known.groups[group].slots)
                total += count(bag, card) * self._free[group][owner] / size
                odds.append((total, group))
        drawn = self._random() * total
        return next((group for bound, group in odds if drawn < bound), odds[-1][1])

    def _put(self, group: int, owner: int, card: int) -> None:
        """Deal a card of a group to an owner's next free slot."""
        free = self._free[group]
        free[owner] -= 1
        self._left[group] -= UNIT[card]
        self.held[owner] += UNIT[card]
        self.faces[self._known.groups[group].of[owner][free[owner]]] = card
        if not free[owner]:
            self._open[owner] -= 1 << group
        if not count(self._left[group], card):
            self._holding[card] -= 1 << group

    def _take_back(self, group: int, owner: int, card: int) -> None:
        free = self._free[group]
        self.faces[self._known.groups[group].of[owner][free[owner]]] = HIDDEN
        self._open[owner] |= 1 << group
        self._holding[card] |= 1 << group
        free[owner] += 1
        self._left[group] += UNIT[card]
        self.held[owner] -= UNIT[card]

    def _deal_rest(self) -> bool:
        """Deal all other cards to the free slots at random; return whether that was possible."""
        known, faces, held = self._known, self.faces, self.held
        if known.dead_slots and not self._deal_to_dead():
            return False
        for group, bag in zip(known.groups, self._left, strict=True):
            if not bag:
                continue
            cards = list(cards_in(bag))
            slots = [slot for slot in group.slots if faces[slot] < 0]
            shuffle(cards, self._random)
            if self._limits and not self._sort_out(cards, slots):
                return False
            for slot, card in zip(slots, cards, strict=True):
                faces[slot] = card
                held[known.slots[slot][0]] += UNIT[card]
        return True

    def _deal_to_dead(self) -> bool:
        """Fill the slots of earlier dead players with cards that need not have circulated.

        Returns false if there are too few of them.
        """
        known, pool = self._known, len(self._left) - 1
        circulating_already = sum(
            UNIT[self.faces[slot]]
            for slot in known.groups[pool].slots
            if self.faces[slot] >= 0 and slot not in known.dead_slots
        )
        spare = list(cards_in(beyond(self._left[pool], beyond(known.circulating, circulating_already))))
        slots = [slot for slot in known.dead_slots if self.faces[slot] < 0]
        if len(spare) < len(slots):
            return False
        shuffle(spare, self._random)
        for slot, card in zip(slots, spare, strict=False):
            self.faces[slot] = card
            self.held[known.slots[slot].owner] += UNIT[card]
            self._left[pool] -= UNIT[card]
        return True

    def _can_be_sorted(self, groups: Iterable[int]) -> bool:
        """Return whether the rest of these groups can be dealt without giving an owner a barred kind."""
        if not self._limits:
            return True
        for group in groups:
            cards = list(cards_in(self._left[group]))
            slots = [slot for slot in self._known.groups[group].slots if self.faces[slot] < 0]
            if not self._sort_out(cards, slots):
                return False
        return True

    def _sort_out(self, cards: list[int], slots: list[int]) -> bool:
        """Reorder the cards so that no slot gets a kind barred for its owner; return false if impossible."""
        barred = [self._barred[self._known.slots[slot].owner] for slot in slots]
        limited = [number for number, card in enumerate(cards) if any(mask >> card & 1 for mask in barred)]
        matched: dict[int, int] = {}

        def match(number: int, tried: set[int]) -> bool:
            for place, mask in enumerate(barred):
                if not mask >> cards[number] & 1 and place not in tried:
                    tried.add(place)
                    if place not in matched or match(matched[place], tried):
                        matched[place] = number
                        return True
            return False

        if not all(match(number, set()) for number in limited):
            return False
        others = [card for number, card in enumerate(cards) if number not in limited]
        cards[:] = [
            cards[matched[place]] if place in matched else others.pop() for place in range(len(slots))
        ]
        return True


def shuffle(cards: list[int], random: Callable[[], float]) -> None:
    """Shuffle cards in place."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
