"""Dealing the cards that a seat cannot place, so that every hand gets what it is known to have had."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from circus.games.clearing_house.cards import UNIT, beyond, cards_in, count, covers
from circus.games.clearing_house.constraints import Constraints
from circus.games.clearing_house.state import HIDDEN

Need = tuple[int, int]
"""An owner, and a card that they must get."""


class Dealing:
    """One try at dealing the groups of what is known to their slots.

    Attributes:
        faces: by slot the card in it.
        held: by owner the bag of all they got in the draft.
    """

    def __init__(self, known: Constraints, barred: Sequence[int], steps: int, rng: Random) -> None:
        """`barred` has by owner a mask of kinds that they get no more of than they need (CH-49)."""
        self._known, self._barred, self._steps, self._random = known, barred, steps, rng.random
        self._limits = any(barred)
        self._left = [group.cards for group in known.groups]
        self._holding, self._open = list(known.holding), list(known.reach)
        self._free = [[len(slots) for slots in group.of] for group in known.groups]
        self.faces = [HIDDEN] * len(known.slots)
        self.held = list(known.fixed)

    def deal(self, least: Sequence[int]) -> bool:
        """Whether all got at least these bags; a search that ends, and gives up only after its steps."""
        fixed = self._known.fixed
        first: list[Need] = []
        then: list[Need] = []
        for owner, bag in enumerate(least):
            if not covers(fixed[owner], bag):
                for card in cards_in(beyond(bag, fixed[owner])):
                    (first if self._barred[owner] >> card & 1 else then).append((owner, card))
        return self._place(first, then) and self._deal_rest()

    def _place(self, needs: list[Need], then: list[Need] | None = None) -> bool:
        """Places the needs one by one, each time the one with the fewest groups to meet it from.

        Those of barred kinds come first; from `then` on nobody gets more of these.
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
        """A group to meet a need from, as likely as a deal of all its cards would do it."""
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
        return next(group for bound, group in odds if drawn < bound)

    def _put(self, group: int, owner: int, card: int) -> None:
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
        """All other cards go to the slots still free, at random."""
        known, faces, held = self._known, self.faces, self.held
        if known.buried and not self._bury():
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

    def _bury(self) -> bool:
        """Who died before the deal holds nothing that is needed for what went round since."""
        known, pool = self._known, len(self._left) - 1
        round_the_table = sum(
            UNIT[self.faces[slot]]
            for slot in known.groups[pool].slots
            if self.faces[slot] >= 0 and slot not in known.buried
        )
        spare = list(cards_in(beyond(self._left[pool], beyond(known.circulating, round_the_table))))
        slots = [slot for slot in known.buried if self.faces[slot] < 0]
        if len(spare) < len(slots):
            return False
        shuffle(spare, self._random)
        for slot, card in zip(slots, spare, strict=False):
            self.faces[slot] = card
            self.held[known.slots[slot].owner] += UNIT[card]
            self._left[pool] -= UNIT[card]
        return True

    def _can_be_sorted(self, groups: Iterable[int]) -> bool:
        """Whether what is left of these groups can be dealt so that nobody gets what they are barred from."""
        if not self._limits:
            return True
        for group in groups:
            cards = list(cards_in(self._left[group]))
            slots = [slot for slot in self._known.groups[group].slots if self.faces[slot] < 0]
            if not self._sort_out(cards, slots):
                return False
        return True

    def _sort_out(self, cards: list[int], slots: list[int]) -> bool:
        """Reorders the cards so that no slot gets one that its owner is barred from, if that can be."""
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
    """Brings cards into a random order, in place."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
