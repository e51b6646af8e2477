"""Drawing the hidden cards: a draft, thefts and hands that agree with all that a view knows.

A world is a whole past that fits: who drafted what, and which card each unseen theft took. Replayed, it
would have told its seat nothing else. What each hand must hold now is followed back through the thefts
to what it must have got in the draft (`thefts`), and the draft is dealt so (`dealing`).

Where only few worlds are possible they are all found once and one of them is drawn (`enumeration`). Else
some worlds are searched for and kept for each view; a draw starts from one of them and swaps hidden cards
at random where the seat cannot tell. Now and then a new world is searched for instead, so that no
possible one is out of reach.

Known for certain, and so in every world:
- each pack as it came by, and that each drafter in between took one card of it (`constraints`);
- what a hand showed (played, discarded, spent on an Intervene), before a theft and after it;
- each stolen card, for thief and victim; for the others, that one card which could be spared moved;
- with protected base cards, that a hand is out of ordinary ones of a kind (CH-49);
- kind by kind, across a redraft, what went out with the dead, and what cannot have (`constraints`).

Not weighed, only possible: who would have picked, played or kept what.
"""

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from circus.games.clearing_house.board import SEATS
from circus.games.clearing_house.cards import UNIT, beyond, cards_in, count, covers
from circus.games.clearing_house.constraints import NO_PACK, NOT_DRAFTED, Constraints, constraints_of
from circus.games.clearing_house.dealing import Dealing, shuffle
from circus.games.clearing_house.enumeration import Bags, Enumeration, Lie
from circus.games.clearing_house.state import HIDDEN, ClearingHouse, Steal, every_card
from circus.games.clearing_house.thefts import TheftSearch

WORLDS: Final = 8
"""How many worlds are searched for and kept where a view leaves many."""

KEPT: Final = 32
"""Of so many views: an older one is hardly ever asked about again, and a program runs for days."""

STEPS: Final = 100
"""What the first search for a world may take; every further one may take twice as much."""

SWAPS: Final = 40
"""How many swaps are tried to get from a kept world to another."""

FEW_SWAPS: Final = 10
"""Where a world has at most so many swaps there may be few worlds: then all are looked for."""

ENUMERATION_STEPS: Final = (4500, 4500, 4500, 1300, 1300, *[450] * (FEW_SWAPS - 4))
"""By swaps, what may be spent on finding all worlds."""

NEW_WORLD_ODDS: Final = 1 / 64
NEW_WORLD_ODDS_WITH_FEW_SWAPS: Final = 1 / 12
"""How often a world is searched for anew: more often where swaps lead to few others."""

FEW_LIES: Final = 200
"""How many ways for the cards to lie are still few."""

Thefts = tuple[Steal, ...]


class World(NamedTuple):
    """A past that fits.

    Attributes:
        faces: by slot of the known the card in it.
        least: by owner the bag that the draft must have given.
        spare: by owner the bag that the draft gave beyond it.
        barred: by owner the mask of the kinds that they got no more of (CH-49).
        thefts: the stolen cards in order; `HIDDEN` for any card that the victim could spare.
        kept, counted: for each theft what such a card cannot be, see `TheftSearch`.
        loot: the stolen cards, spare ones too, as they fit these faces.
        steps: how many it took to find it, twice as many at every try.
        free: whether any other deal of the hidden cards would fit as well.
    """

    faces: tuple[int, ...]
    least: Bags
    spare: Bags
    barred: Bags
    thefts: Bags
    kept: Bags
    counted: Bags
    loot: Bags
    steps: int
    free: bool


class Evidence(NamedTuple):
    """All that a view knows of the hidden cards: the constraints of the draft, and what play told since.

    Attributes:
        known: of the draft and earlier deals.
        steals, shown, most: as in `ClearingHouse`.
        sizes: how many cards each seat holds, spent ones included.
    """

    known: Constraints
    steals: Thefts
    shown: Bags
    most: Bags
    sizes: Bags

    def search(self) -> TheftSearch:
        """A search for what the thefts may have been."""
        return TheftSearch(*self)


class Sampler:
    """Draws the hidden cards of one view."""

    def __init__(self, view: ClearingHouse, viewer: int) -> None:
        """Prepares what all draws share."""
        self._viewer = viewer
        sizes = [size + len(cards_in(bag)) for size, bag in zip(view.sizes, view.spent, strict=True)]
        known = constraints_of(view, viewer)
        self._evidence = Evidence(known, view.steals, tuple(view.shown), tuple(view.most), tuple(sizes))
        self._lies, self._bounds = _few_lies(self._evidence)
        self._new_world_odds = _new_world_odds(self._evidence)

    def put(self, state: ClearingHouse, rng: Random) -> None:
        """Replaces every hidden card of a copy of the view by a possible one, in place."""
        known, steals = self._evidence.known, self._evidence.steals
        if self._lies:
            lie = self._lies[bisect(self._bounds, rng.random() * self._bounds[-1])]
            _write(state, self._viewer, known, _laid(known, lie, rng), lie.held, lie.loot)
            return
        if rng.random() < self._new_world_odds:
            world = _found(self._evidence, rng)
            faces, held, loot = _as_found(steals, world)
        else:
            world = _world(self._evidence, int(rng.random() * WORLDS))
            faces, held = _dealt_anew(known, world, rng) if world.free else _swapped(known, world, rng)
            thefts = _steal(steals, world, held, rng)
            faces, held, loot = (faces, held, thefts) if thefts is not None else _as_found(steals, world)
        _write(state, self._viewer, known, faces, held, loot)


def _new_world_odds(evidence: Evidence) -> float:
    """How often a world is searched for anew; hardly ever where that takes long."""
    few = _swaps(evidence) <= FEW_SWAPS
    return (NEW_WORLD_ODDS_WITH_FEW_SWAPS if few else NEW_WORLD_ODDS) * (
        STEPS / _world(evidence, 0).steps
    ) ** 2


@lru_cache(maxsize=KEPT)
def _few_lies(evidence: Evidence) -> tuple[Sequence[Lie], Sequence[float]]:
    """Every way in which the hidden cards can lie, and the sums of their weights; none if they are many."""
    swaps = _swaps(evidence)
    if swaps > FEW_SWAPS:
        return (), ()
    enumeration = Enumeration(evidence.known, evidence.steals, FEW_LIES, ENUMERATION_STEPS[swaps])
    lies = enumeration.lies(evidence.search())
    return lies, list(accumulate(lie.weight for lie in lies))


@lru_cache(maxsize=KEPT)
def _swaps(evidence: Evidence) -> int:
    """How many worlds are one swap of two owners away from the first one, or one more than `FEW_SWAPS`."""
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


def _laid(known: Constraints, lie: Lie, rng: Random) -> list[int]:
    """By slot a card, each owner's cards of a group in any order."""
    faces = [HIDDEN] * len(known.slots)
    for group, bags in zip(known.groups, lie.deal, strict=True):
        for slots, bag in zip(group.of, bags, strict=True):
            cards = list(cards_in(bag))
            shuffle(cards, rng.random)
            for slot, card in zip(slots, cards, strict=True):
                faces[slot] = card
    return faces


def _as_found(steals: Thefts, world: World) -> tuple[list[int], list[int], list[int]]:
    """A world without any swap: its faces, who holds what now, and what was stolen."""
    held, loot = _drafted(world.least, world.spare), list(world.loot)
    _move(steals, held, loot)
    return list(world.faces), held, loot


@lru_cache(maxsize=KEPT * WORLDS)
def _world(evidence: Evidence, number: int) -> World:
    """A world that fits, found by a search that this number makes different."""
    return _found(evidence, Random(number))


def _found(evidence: Evidence, rng: Random) -> World:
    """A world that fits, searched for at random."""
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
    """The world of a supposition, if its draft can be dealt and its thefts can be made."""
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
        loot=(),
        steps=steps,
        free=not (any(barred) or known.buried) and all(map(covers, known.fixed, least)),
    )
    loot = _steal(steals, world, dealing.held, rng)
    return None if loot is None else world._replace(loot=tuple(loot))


def _dealt_anew(known: Constraints, world: World, rng: Random) -> tuple[list[int], list[int]]:
    """By slot a card of its group, and by owner what the draft gave then."""
    dealing = Dealing(known, world.barred, STEPS, rng)
    dealing.deal(())
    return dealing.faces, dealing.held


def _swapped(known: Constraints, world: World, rng: Random) -> tuple[list[int], list[int]]:
    """The same, by swaps of two cards of a group that leave every hand what it must have got."""
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
    """The thefts played through, hands changed; those that explain nothing take any card to spare.

    `None` if there is none, which can only be where kinds are counted.
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
    """The stolen cards change hands."""
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
    """Puts the drawn cards where they lie."""
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
