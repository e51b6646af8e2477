"""Guessing the hidden cards: a draft, thefts and hands that agree with all that a view knows.

A guess is a whole past that fits: who drafted what, and which card each unseen theft took. Replayed, it
would have told its seat nothing else. What each hand must hold now is followed back through the thefts
to what it must have got in the draft (`thefts`), and the draft is dealt so (`dealing`). A few such worlds
are searched for and kept for each view; a guess starts from one of them and swaps hidden cards at random
where the seat cannot tell.

Known for certain, and so in every guess:
- each pack as it came by, and that each drafter in between took one card of it (`constraints`);
- what a hand showed (played, discarded, spent on an Intervene), before a theft and after it;
- each stolen card, for thief and victim; for the others, that one card which could be spared moved;
- with protected base cards, that a hand is out of ordinary ones of a kind (CH-49);
- kind by kind, across a redraft, what went out with the dead, and what cannot have (`constraints`).

Not weighed, only possible: who would have picked, played or kept what.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from circus.games.clearing_house.board import SEATS
from circus.games.clearing_house.cards import MOST_OF_A_KIND, UNIT, beyond, cards_in, count, covers
from circus.games.clearing_house.constraints import NO_PACK, NOT_DRAFTED, Constraints, constraints_of
from circus.games.clearing_house.dealing import Dealing
from circus.games.clearing_house.state import HIDDEN, ClearingHouse, Steal, every_card
from circus.games.clearing_house.thefts import LIMITED, TheftSearch

WORLDS = 8
"""How many worlds are searched for where a view leaves a choice."""

STEPS = 100
"""What the first search for a world may take; every further one may take twice as much."""

SWAPS = 40
"""How many swaps are tried to get from a world to a guess."""

Thefts = tuple[Steal, ...]
Bags = tuple[int, ...]


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
    free: bool


def sample_cards(state: ClearingHouse, viewer: int, rng: Random) -> None:
    """Replaces every hidden card of a view by a possible one, in place."""
    known, steals = constraints_of(state, viewer), state.steals
    sizes = [size + len(cards_in(bag)) for size, bag in zip(state.sizes, state.spent, strict=True)]
    number = int(rng.random() * WORLDS)
    world = _world(known, steals, tuple(state.shown), tuple(state.most), tuple(sizes), number)
    faces, held = _dealt_anew(known, world, rng) if world.free else _swapped(known, world, rng)
    thefts = _steal(steals, world, held, rng)
    if thefts is None:
        faces, held, thefts = list(world.faces), _drafted(world.least, world.spare), list(world.loot)
        _move(steals, held, thefts)
    _write(state, viewer, known, faces, held, thefts)


@lru_cache(maxsize=2048)
def _world(known: Constraints, steals: Thefts, shown: Bags, most: Bags, sizes: Bags, number: int) -> World:
    """A world that fits, found by a search that this number makes different; the true one is one."""
    rng, steps = Random(number), STEPS
    found: list[World] = []

    def can_be_dealt(past: TheftSearch) -> bool:
        world = _deal(known, steals, past, 40 + steps // 20, rng)
        if world:
            found.append(world)
        return world is not None

    while not TheftSearch(known, steals, shown, most, sizes).search(steps, rng, can_be_dealt):
        steps *= 2
    return found[0]


def _deal(known: Constraints, steals: Thefts, past: TheftSearch, steps: int, rng: Random) -> World | None:
    """The world of a past, if its draft can be dealt and its thefts can be made."""
    barred = _barred(past)
    dealing = Dealing(known, barred, steps, rng)
    if not dealing.deal(past.least):
        return None
    least = (*past.least, *[0] * (SEATS + 1 - len(past.least)))
    world = World(
        faces=tuple(dealing.faces),
        least=least,
        spare=tuple(map(beyond, dealing.held, least)),
        barred=barred,
        thefts=tuple(past.thefts),
        kept=tuple(past.kept),
        counted=tuple(past.counted),
        loot=(),
        free=not (any(barred) or known.buried) and all(map(covers, known.fixed, least)),
    )
    loot = _steal(steals, world, dealing.held, rng)
    return None if loot is None else world._replace(loot=tuple(loot))


def _barred(past: TheftSearch) -> Bags:
    """By owner the mask of the kinds of which they have what they need and no more (CH-49)."""
    barred = [0] * (SEATS + 1)
    if past.limited:
        for seat, bag in enumerate(past.most):
            barred[seat] = sum(1 << card for card in LIMITED if count(bag, card) < MOST_OF_A_KIND)
    return tuple(barred)


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
    faces: list[int],
    held: list[int],
    thefts: list[int],
) -> None:
    """Puts the guessed cards where they lie."""
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
