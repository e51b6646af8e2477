"""Random draws of hidden cards: drafts, thefts and hands that agree with all that a view shows.

A world is a complete past that agrees with the view: each drafter's picks, and the card of each hidden theft.
A replay of it would give the seat the same observations. The present minimum of each hand is traced back
through the thefts to its minimum in the draft (`thefts`), which is then dealt accordingly (`dealing`).

If few worlds are possible, all are enumerated once and a draw selects one (`enumeration`). Otherwise some
worlds are searched for and cached by view. A draw starts from one of them and swaps hidden cards at random
where the seat cannot tell the difference. Sometimes a new world is searched for, so that every possible one
can be drawn.

Every world agrees with these observations:

- each pack as it came by, and that each drafter in between took one card of it (`constraints`);
- cards that a hand showed (played, discarded, spent on an Intervene), before a theft and after it;
- each stolen card, for thief and victim; for the others, that one spare card moved;
- with protected base cards, that a hand is out of ordinary ones of a kind (CH-49);
- kind by kind, across a redraft, the cards that dead players certainly have or cannot have (`constraints`).

Worlds are not weighted by the likely choices of the players: which cards they would pick, play or keep.
"""

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from circus.games.clearing_house.belief.constraints import NO_PACK, NOT_DRAFTED, Constraints, constraints_of
from circus.games.clearing_house.belief.dealing import Dealing, shuffle
from circus.games.clearing_house.belief.enumeration import Bags, Distribution, Enumeration
from circus.games.clearing_house.belief.thefts import TheftSearch
from circus.games.clearing_house.board import SEATS
from circus.games.clearing_house.cards import UNIT, beyond, cards_in, count, covers
from circus.games.clearing_house.state import HIDDEN, ClearingHouse, Steal, every_card

WORLDS: Final = 8
"""Number of worlds that are searched for and cached if a view allows many."""

CACHED_VIEWS: Final = 32
"""Maximum number of views with cached worlds: older views rarely recur, and sessions run for days."""

STEPS: Final = 100
"""Maximum steps of the first search for a world, doubled for each further search."""

SWAPS: Final = 40
"""Number of swaps tried from a cached world to another."""

FEW_SWAPS: Final = 10
"""Maximum number of swaps of a world at which an enumeration of all worlds is tried."""

ENUMERATION_STEPS: Final = (4500, 4500, 4500, 1300, 1300, *[450] * (FEW_SWAPS - 4))
"""Maximum steps of the enumeration, by number of swaps."""

NEW_WORLD_ODDS: Final = 1 / 64
NEW_WORLD_ODDS_WITH_FEW_SWAPS: Final = 1 / 12
"""Probability of a search for a new world: higher if swaps lead to few others."""

MAX_DISTRIBUTIONS: Final = 200
"""Maximum number of worlds that are enumerated."""

Thefts = tuple[Steal, ...]


class World(NamedTuple):
    """Complete past that agrees with a view.

    Attributes:
        faces: by slot of the constraints its card.
        least: by owner the bag that the draft must have given.
        spare: by owner the bag that the draft gave in excess of it.
        barred: by owner the mask of the kinds limited to its minimum (CH-49).
        thefts: stolen cards in order; `HIDDEN` for any card that the victim could spare.
        kept, counted: for each theft the bags that exclude such a card, see `TheftSearch`.
        stolen: stolen cards, spare ones included, that agree with these faces.
        steps: limit of steps of the search that found it; doubled at every attempt.
        free: true if any other deal of the hidden cards would agree as well.
    """

    faces: tuple[int, ...]
    least: Bags
    spare: Bags
    barred: Bags
    thefts: Bags
    kept: Bags
    counted: Bags
    stolen: Bags
    steps: int
    free: bool


class Evidence(NamedTuple):
    """Knowledge of a view about hidden cards: constraints of the draft, and observations since.

    Attributes:
        known: constraints of the draft and earlier deals.
        steals, shown, most: as in `ClearingHouse`.
        sizes: number of cards of each seat, spent ones included.
    """

    known: Constraints
    steals: Thefts
    shown: Bags
    most: Bags
    sizes: Bags

    def search(self) -> TheftSearch:
        """Return a new search for the possible thefts."""
        return TheftSearch(*self)


class Sampler:
    """Random generator of the hidden cards of one view.

    Attributes:
        distributions: every possible distribution of the hidden cards; empty if they are many.
    """

    def __init__(self, view: ClearingHouse, viewer: int) -> None:
        """Prepare the data that all draws share."""
        self._viewer = viewer
        sizes = [size + len(cards_in(bag)) for size, bag in zip(view.sizes, view.spent, strict=True)]
        known = constraints_of(view, viewer)
        self._evidence = Evidence(known, view.steals, tuple(view.shown), tuple(view.most), tuple(sizes))
        self.distributions, self._bounds = _distributions_of(self._evidence)
        self._new_world_odds = _new_world_odds(self._evidence)

    def put(self, state: ClearingHouse, rng: Random) -> None:
        """Replace every hidden card of a copy of the view by a possible one, in place."""
        known, steals = self._evidence.known, self._evidence.steals
        if self.distributions:
            distribution = self.distributions[bisect(self._bounds, rng.random() * self._bounds[-1])]
            faces = _cards_by_slot(known, distribution, rng)
            _write(state, self._viewer, known, faces, distribution.held, distribution.stolen)
            return
        if rng.random() < self._new_world_odds:
            world = _search_world(self._evidence, rng)
            faces, held, stolen = _without_swaps(steals, world)
        else:
            world = _world(self._evidence, int(rng.random() * WORLDS))
            faces, held = _dealt_anew(known, world, rng) if world.free else _swapped(known, world, rng)
            thefts = _steal(steals, world, held, rng)
            if thefts is None:
                faces, held, stolen = _without_swaps(steals, world)
            else:
                stolen = thefts
        _write(state, self._viewer, known, faces, held, stolen)


def _new_world_odds(evidence: Evidence) -> float:
    """Return the probability of a search for a new world; close to 0 if searches take long."""
    few = _swaps(evidence) <= FEW_SWAPS
    return (NEW_WORLD_ODDS_WITH_FEW_SWAPS if few else NEW_WORLD_ODDS) * (
        STEPS / _world(evidence, 0).steps
    ) ** 2


@lru_cache(maxsize=CACHED_VIEWS)
def _distributions_of(evidence: Evidence) -> tuple[Sequence[Distribution], Sequence[float]]:
    """Return every possible world with the running sums of their weights; empty if they are many."""
    swaps = _swaps(evidence)
    if swaps > FEW_SWAPS:
        return (), ()
    enumeration = Enumeration(evidence.known, evidence.steals, MAX_DISTRIBUTIONS, ENUMERATION_STEPS[swaps])
    distributions = enumeration.distributions(evidence.search())
    return distributions, list(accumulate(distribution.weight for distribution in distributions))


@lru_cache(maxsize=CACHED_VIEWS)
def _swaps(evidence: Evidence) -> int:
    """Return the number of worlds one swap away from the first one, at most one more than `FEW_SWAPS`."""
    known, world = evidence.known, _world(evidence, 0)
    faces, spare = world.faces, world.spare
    swaps = set[tuple[int, int, int, int]]()
    for one, its, other, others in known.pairs:
        card, gain = faces[one], faces[other]
        if its != others and card != gain and count(spare[its], card) and count(spare[others], gain):
            swaps.add((its, others, card, gain) if its < others else (others, its, gain, card))
            if len(swaps) > FEW_SWAPS:
                break
    return len(swaps)


def _cards_by_slot(known: Constraints, distribution: Distribution, rng: Random) -> list[int]:
    """Return a card by slot, each owner's cards of a group in random order."""
    faces = [HIDDEN] * len(known.slots)
    for group, bags in zip(known.groups, distribution.deal, strict=True):
        for slots, bag in zip(group.of, bags, strict=True):
            cards = list(cards_in(bag))
            shuffle(cards, rng.random)
            for slot, card in zip(slots, cards, strict=True):
                faces[slot] = card
    return faces


def _without_swaps(steals: Thefts, world: World) -> tuple[list[int], list[int], list[int]]:
    """Return a world without swaps: its faces, the present bag of each owner, and the stolen cards."""
    held, stolen = _drafted(world.least, world.spare), list(world.stolen)
    _move(steals, held, stolen)
    return list(world.faces), held, stolen


@lru_cache(maxsize=CACHED_VIEWS * WORLDS)
def _world(evidence: Evidence, number: int) -> World:
    """Return a possible world, found by a search seeded with this number."""
    return _search_world(evidence, Random(number))


def _search_world(evidence: Evidence, rng: Random) -> World:
    """Return a possible world, found by a random search."""
    steps, late_odds = STEPS, rng.random()
    found: list[World] = []

    def can_be_dealt(search: TheftSearch) -> bool:
        world = _deal(evidence.known, evidence.steals, search, 40 + steps // 20, rng)
        if world:
            found.append(world._replace(steps=steps))
        return world is not None

    while not evidence.search().search(steps, rng, can_be_dealt, late_odds):
        steps *= 2
    return found[0]


def _deal(known: Constraints, steals: Thefts, search: TheftSearch, steps: int, rng: Random) -> World | None:
    """Return the world of a supposition; `None` if its draft cannot be dealt or its thefts cannot occur."""
    barred = search.barred
    dealing = Dealing(known, barred, steps, rng)
    if not dealing.deal(search.least):
        return None
    least = (*search.least, *[0] * (SEATS + 1 - len(search.least)))
    world = World(
        faces=tuple(dealing.faces),
        least=least,
        spare=tuple(map(beyond, dealing.held, least)),
        barred=barred,
        thefts=tuple(search.thefts),
        kept=tuple(search.kept),
        counted=tuple(search.counted),
        stolen=(),
        steps=steps,
        free=not (any(barred) or known.dead_slots) and all(map(covers, known.fixed, least)),
    )
    stolen = _steal(steals, world, dealing.held, rng)
    return None if stolen is None else world._replace(stolen=tuple(stolen))


def _dealt_anew(known: Constraints, world: World, rng: Random) -> tuple[list[int], list[int]]:
    """Return a new deal: by slot a card of its group, and by owner the bag from the draft."""
    dealing = Dealing(known, world.barred, STEPS, rng)
    dealing.deal(())
    return dealing.faces, dealing.held


def _swapped(known: Constraints, world: World, rng: Random) -> tuple[list[int], list[int]]:
    """Return the same after swaps of two cards of a group that leave every owner its minimum."""
    random, pairs = rng.random, known.pairs
    faces, spare, barred, most = list(world.faces), list(world.spare), world.barred, len(pairs)
    for _ in range(min(SWAPS, 2 * most)):
        one, its, other, others = pairs[int(random() * most)]
        card, gain = faces[one], faces[other]
        if card == gain or barred[its] >> gain & 1 or barred[others] >> card & 1:
            continue
        if count(spare[its], card) and count(spare[others], gain):
            faces[one], faces[other] = gain, card
            change = UNIT[gain] - UNIT[card]
            spare[its] += change
            spare[others] -= change
    return faces, _drafted(world.least, spare)


def _drafted(least: Sequence[int], spare: Sequence[int]) -> list[int]:
    return [bag + other for bag, other in zip(least, spare, strict=True)]


def _steal(steals: Thefts, world: World, held: list[int], rng: Random) -> list[int] | None:
    """Carry out the thefts on the bags held; one that explains nothing takes any spare card.

    Returns the stolen cards; `None` if no spare card is left, which happens only with counted kinds.
    """
    thefts = list(world.thefts)
    for index, card in enumerate(thefts):
        victim = steals[index][1]
        if card == HIDDEN:
            cards = cards_in(beyond(beyond(held[victim], world.kept[index]), world.counted[index]))
            if not cards:
                return None
            thefts[index] = cards[int(rng.random() * len(cards))]
        _move(steals[index : index + 1], held, thefts[index : index + 1])
    return thefts


def _move(steals: Thefts, held: list[int], cards: list[int]) -> None:
    """Move the stolen cards between the bags held."""
    for (thief, victim, *_), card in zip(steals, cards, strict=True):
        held[thief] += UNIT[card]
        held[victim] -= UNIT[card]


def _write(
    state: ClearingHouse,
    viewer: int,
    known: Constraints,
    faces: Sequence[int],
    held: Sequence[int],
    thefts: Sequence[int],
) -> None:
    """Write the drawn cards into the state.

    Args:
        state: a copy of the view, changed in place.
        viewer: the seat whose hand is left as it is.
        known: the slots of the draft that hold a hidden card.
        faces: the card of each of these slots.
        held: the bag that each seat held, cards spent since then included.
        thefts: the card of each theft; empty if there was none.
    """
    picks = [list(each) for each in state.picks]
    packs = list(state.packs)
    for slot in known.slots:
        if slot.place != NO_PACK and slot.turn == NOT_DRAFTED:
            packs[slot.place] = 0
    for card, (_owner, place, turn) in zip(faces, known.slots, strict=True):
        if turn != NOT_DRAFTED:
            picks[place][turn] = card
        elif place != NO_PACK:
            packs[place] += UNIT[card]
    state.picks, state.packs = tuple(map(tuple, picks)), tuple(packs)
    if thefts:
        state.steals = tuple(
            (*theft[:2], card, *theft[3:]) for theft, card in zip(state.steals, thefts, strict=True)
        )
    for seat, spent in enumerate(state.spent):
        if seat != viewer:
            state.hand[seat] = held[seat] - spent
    in_play = state.out + sum(state.hand) + sum(state.played) + sum(packs)
    state.undealt = every_card(state) - in_play
