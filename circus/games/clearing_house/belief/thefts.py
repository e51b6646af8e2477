"""Trace of the minimum hands back through the thefts, to the cards that the draft must have given."""

from collections.abc import Callable
from random import Random
from typing import Final

from circus.games.clearing_house.belief.constraints import Constraints
from circus.games.clearing_house.belief.dealing import shuffle
from circus.games.clearing_house.board import SEATS
from circus.games.clearing_house.cards import (
    ATTACK,
    MAX_OF_A_KIND,
    MOVE,
    NO_LIMIT,
    UNIT,
    beyond,
    cards_in,
    count,
    covers,
    kinds_in,
)
from circus.games.clearing_house.state import HIDDEN, Steal

EXCESS_FIRST_ODDS: Final = 0.8
"""Probability that a card its thief cannot have drafted is tried before one that it can."""

LIMITED_ODDS: Final = 0.3
"""Probability that a theft is first supposed to be of a kind limited by base cards."""

LIMITED: Final = (ATTACK, MOVE)
"""Base cards: playing one reveals the number of ordinary cards of its kind in the hand (CH-49)."""


class TheftSearch:
    """Search over suppositions about every hidden theft, with the resulting bounds.

    Attributes:
        thefts: stolen cards in order; `HIDDEN` for any card that the victim could spare.
        kept: for each theft the minimum bag of its victim after it.
        counted: for each theft the bag of all cards of kinds that a spare card cannot be of. Thief or victim
            later held a certain number of these.
        least, most: by seat the minimum and maximum bags that the draft must have given.
        limited: true if any `most` is a real limit.
    """

    def __init__(
        self,
        known: Constraints,
        steals: tuple[Steal, ...],
        shown: tuple[int, ...],
        most: tuple[int, ...],
        sizes: tuple[int, ...],
    ) -> None:
        """Start from the present bounds `shown` and `most`; `sizes` counts spent cards too."""
        self._known, self._steals, self._sizes = known, steals, list(sizes)
        self._gains = [sum(theft[0] == seat for theft in steals) for seat in range(len(shown))]
        self.thefts = [theft[2] for theft in steals]
        self.kept, self.counted = [0] * len(steals), [0] * len(steals)
        self.least, self.most = list(shown), list(most)
        for seat, bag in enumerate(known.held_by_dead):
            self.least[seat] += bag
        self._failed = set[tuple[int, ...]]()
        self._late_odds = 0.0
        self.limited = any(bag != NO_LIMIT for bag in most) or any(
            bag != NO_LIMIT for theft in steals for bag in theft[5:]
        )

    def search(
        self, steps: int, rng: Random, drafted: Callable[["TheftSearch"], bool], late_odds: float
    ) -> bool:
        """Return whether a supposition was found that `drafted` accepts, within `steps` steps.

        Equal bounds before the same theft are never tried twice. `late_odds` is the probability that a card
        first shown by a thief after a theft is taken for the stolen one.
        """
        self._late_odds = late_odds
        self._steps, self._random, self._drafted = steps, rng.random, drafted
        self._first, self._successes = True, 0
        return self._before(len(self.thefts) - 1)

    def exhaust(self, steps: int, rng: Random, drafted: Callable[["TheftSearch"], bool]) -> bool:
        """Call `drafted` with every supposition; return whether `steps` were enough."""
        self._steps, self._random, self._drafted = steps, rng.random, drafted
        self._first, self._successes = False, 0
        self._before(len(self.thefts) - 1)
        return self._steps >= 0

    @property
    def barred(self) -> tuple[int, ...]:
        """Mask of the kinds, by owner, of which it has its minimum and no more (CH-49)."""
        barred = [0] * (SEATS + 1)
        if self.limited:
            for seat, bag in enumerate(self.most):
                barred[seat] = sum(1 << card for card in LIMITED if count(bag, card) < MAX_OF_A_KIND)
        return tuple(barred)

    def _before(self, index: int) -> bool:
        """Go back from the theft of this number to the draft; return whether to stop there."""
        bounds = (index, *self.least, *self.most)
        if bounds in self._failed:
            return False
        if index < 0:
            if self._can_be_drafted() and self._drafted(self):
                self._successes += 1
                return self._first
            self._failed.add(bounds)
            return False
        before = self._successes
        thief, victim, seen = self._steals[index][:3]
        least, most = self.least, self.most
        now = least[thief], least[victim], most[thief], most[victim]
        self.kept[index] = least[victim]
        self._sizes[thief] -= 1
        self._sizes[victim] += 1
        self._gains[thief] -= 1
        for card in (seen,) if seen != HIDDEN else self._explanations(index):
            self._steps -= 1
            if self._steps < 0:
                return False
            self.thefts[index] = card
            if self._undo(index, card) and self._before(index - 1):
                return True
            least[thief], least[victim], most[thief], most[victim] = now
        self._sizes[thief] += 1
        self._sizes[victim] -= 1
        self._gains[thief] += 1
        if self._successes == before:
            self._failed.add(bounds)
        return False

    def _undo(self, index: int, card: int) -> bool:
        """Compute the bounds before a theft of this card; return whether they are possible."""
        thief, victim, _, thief_shown, victim_shown, thief_most, victim_most = self._steals[index]
        least, most = self.least, self.most
        if card != HIDDEN:
            if count(least[victim], card) == MAX_OF_A_KIND or not self._shift(thief, victim, card):
                return False
            least[thief] = beyond(least[thief], UNIT[card])
            least[victim] += UNIT[card]
        least[thief] = thief_shown + beyond(least[thief], thief_shown)
        least[victim] = victim_shown + beyond(least[victim], victim_shown)
        if self.limited:
            most[thief] -= beyond(most[thief], thief_most)
            most[victim] -= beyond(most[victim], victim_most)
            if not (covers(most[thief], least[thief]) and covers(most[victim], least[victim])):
                return False
        return (
            len(cards_in(self.kept[index])) < self._sizes[victim]
            and covers(self._known.total, sum(least))
            and self._explicable(thief)
            and self._explicable(victim)
        )

    def _explicable(self, seat: int) -> bool:
        """Return whether a hand is large enough, and cards not drafted can have been stolen earlier."""
        bag = self.least[seat]
        if len(cards_in(bag)) > self._sizes[seat]:
            return False
        return len(cards_in(beyond(bag, self._known.most[seat]))) <= self._gains[seat]

    def _can_be_drafted(self) -> bool:
        known = self._known
        if not all(map(covers, known.most, self.least)):
            return False
        return not self.limited or (
            all(map(covers, self.most, self.least)) and all(map(covers, self.most, known.fixed))
        )

    def _explanations(self, index: int) -> list[int]:
        """Return the cards that a theft may explain, likely ones first; `HIDDEN` for a spare card."""
        thief, victim, _, thief_shown, victim_shown, thief_most, _ = self._steals[index]
        random = self._random
        must = beyond(self.least[thief], thief_most) or beyond(victim_shown, self.most[victim])
        if must:
            kinds = list(kinds_in(must))
            shuffle(kinds, random)
            return kinds
        late = list(kinds_in(beyond(self.least[thief], thief_shown)))
        shuffle(late, random)
        excess = kinds_in(beyond(self.least[thief], self._known.most[thief]))
        if excess:
            if random() < EXCESS_FIRST_ODDS:
                late.sort(key=lambda card: card not in excess)
            odds = len(excess) / (self._gains[thief] + 1)
        else:
            odds = self._late_odds if late else 0.0
        ordered = [*late, HIDDEN] if random() < odds else [HIDDEN, *late]
        if self.limited:
            counted = self._limits(thief) | self._limits(victim)
            self.counted[index] = counted
            others = [card for card in kinds_in(counted) if card not in late]
            ordered = [*others, *ordered] if random() < LIMITED_ODDS else [*ordered, *others]
        return ordered

    def _limits(self, seat: int) -> int:
        """Return the maximum count of every kind of which this hand holds a known number, as a bag."""
        most = self.most[seat]
        if most == NO_LIMIT:
            return 0
        return sum(UNIT[card] * MAX_OF_A_KIND for card in LIMITED if count(most, card) < MAX_OF_A_KIND)

    def _shift(self, thief: int, victim: int, card: int) -> bool:
        """Adjust the maxima before the theft: the thief's falls by one card, the victim's rises by one.

        Returns false if the thief cannot have held the card.
        """
        most, unit = self.most, UNIT[card]
        if not count(most[thief], card):
            return False
        if count(most[thief], card) < MAX_OF_A_KIND:
            most[thief] -= unit
        if count(most[victim], card) < MAX_OF_A_KIND:
            most[victim] += unit
        return True
