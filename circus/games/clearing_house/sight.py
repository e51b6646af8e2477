"""What a seat saw of the draft, and which cards that leaves in which places it cannot tell apart.

A drafter sees every pack whole whenever it comes by. So the cards lie in groups: those that others took
from a pack between two sightings, one each; those left of a pack after the last sighting; and the pool
of all that was never seen. Within a group every way to deal its cards to its slots fits what was seen.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from circus.games.clearing_house.actions import SEATS
from circus.games.clearing_house.cards import UNIT, bag_of, beyond, cards_in, count, kinds_in
from circus.games.clearing_house.state import HIDDEN, ClearingHouse, Draft

NO_OWNER = SEATS
NOT_DRAFTED = -1
NO_PACK = -1


class Slot(NamedTuple):
    """Where a hidden card lies.

    Attributes:
        owner: the seat that got it, or `NO_OWNER`.
        place: the pack it was dealt in, or `NO_PACK`.
        turn: when it was drafted from that pack, or `NOT_DRAFTED`.
    """

    owner: int
    place: int
    turn: int


Cards = tuple[int, list[Slot]]
"""A bag, and the places of its cards."""


class Group(NamedTuple):
    """Cards known only as a whole: their bag, the slots they lie in, and by owner which of these."""

    cards: int
    slots: tuple[int, ...]
    of: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class Sight:
    """What a seat knows of the last deal, whatever was played since.

    Attributes:
        slots: every place of a hidden card.
        groups: the cards that lie in them; the pool is the last.
        fixed, most: by owner the bag of cards that they got for certain, one by one, and the most of
            each kind that they can have got.
        holding: by card the mask of the groups that hold it.
        reach: by owner the mask of the groups that they have a slot in.
        total: the bag of all cards of the deal and of the hands of those who died before it.
        entombed: by seat the least that those who died before the deal hold.
        pairs: every two slots of a group that have different owners, each slot followed by its owner; those
            of the buried left out.
        circulating: what the pool holds, at the least, for those who were dealt to.
        buried: the slots of those who died before the deal.
    """

    slots: tuple[Slot, ...]
    groups: tuple[Group, ...]
    fixed: tuple[int, ...]
    most: tuple[int, ...]
    holding: tuple[int, ...]
    reach: tuple[int, ...]
    total: int
    entombed: tuple[int, ...]
    pairs: tuple[tuple[int, int, int, int], ...]
    circulating: int
    buried: tuple[int, ...]


def seen_draft(state: ClearingHouse, seat: int) -> tuple[tuple[int, ...], Draft]:
    """What a drafter saw: each pack whenever it came by, so who passed what only as a whole (CH-37)."""
    around, done = len(state.drafters), len(state.picks[0]) if state.picks else 0
    packs, picks = [], []
    for place in range(len(state.picks)):
        first = (state.drafters.index(seat) - place) % around if seat in state.drafters else done + 1
        if first > done or first >= state.share:
            packs.append(HIDDEN if done < state.share else 0)
            picks.append((HIDDEN,) * done)
            continue
        pack, seen = _seen_pack(state, place, first)
        packs.append(pack)
        picks.append((*(HIDDEN,) * first, *seen))
    return tuple(packs), tuple(picks)


def _seen_pack(state: ClearingHouse, place: int, first: int) -> tuple[int, tuple[int, ...]]:
    """A pack as a drafter saw it last, and what was taken from it since they saw it first.

    Between two sightings the cards taken are known, but not by whom: they are sorted.
    """
    drafted, pack = state.picks[place], state.packs[place]
    around, done = len(state.drafters), len(state.picks[place])
    seen: list[int] = []
    for sighting in range(first, done, around):
        since = drafted[sighting + 1 : sighting + around]
        seen.append(drafted[sighting])
        if sighting + around <= done < state.share or done == state.share:
            seen += sorted(since)
        else:
            seen += (HIDDEN,) * len(since)
            pack += bag_of(since)
    return pack, tuple(seen)


def buried(state: ClearingHouse) -> list[int]:
    """The seats that died before the last deal: their cards are no part of it."""
    return [
        seat for seat in range(state.config.seats) if seat not in state.living and seat not in state.drafters
    ]


def sight_of(state: ClearingHouse, viewer: int) -> Sight:
    """What a view knows of the last deal."""
    hands = tuple((seat, state.sizes[seat], state.hand[seat]) for seat in buried(state))
    deal = (state.drafters, state.share, state.extra, state.stock)
    memory = (state.tombs[viewer] if state.tombs else (), state.circulating[viewer])
    return _make(viewer, *deal, state.packs, state.picks, hands, memory)


@lru_cache(maxsize=256)
def _make(
    viewer: int,
    drafters: tuple[int, ...],
    share: int,
    extra: int,
    stock: int,
    packs: tuple[int, ...],
    picks: Draft,
    hands: tuple[tuple[int, int, int], ...],
    memory: tuple[tuple[int, ...], int],
) -> Sight:
    """Sorts every card of the deal into the known and the groups; made once for equal knowledge."""
    fixed = [extra] * SEATS + [0]
    groups: list[Cards] = []
    pool, unseen, around = stock, list[Slot](), len(drafters)
    for place, taken in enumerate(picks):
        takers = [Slot(drafters[(place + turn) % around], place, turn) for turn in range(len(taken))]
        rest = [Slot(NO_OWNER, place, NOT_DRAFTED)] * (share - len(taken))
        first = (drafters.index(viewer) - place) % around if viewer in drafters else share
        unseen += takers[:first]
        if packs[place] == HIDDEN:
            unseen += rest
            continue
        pool -= packs[place] + bag_of(card for card in taken[first:] if card != HIDDEN)
        for own in range(first, len(taken), around):
            fixed[takers[own].owner] += UNIT[taken[own]]
            since, others = taken[own + 1 : own + around], takers[own + 1 : own + around]
            if HIDDEN in since:
                groups.append((packs[place], others + rest))
            elif len(since) == 1:
                fixed[others[0].owner] += UNIT[since[0]]
            elif since:
                groups.append((bag_of(since), others))
    known = stock - pool
    for seat, size, hand in hands:
        pool -= max(hand, 0)
        unseen += [Slot(seat, NO_PACK, NOT_DRAFTED)] * (size if hand == HIDDEN else 0)
    left = len(cards_in(pool)) - len(unseen)
    groups.append((pool, unseen + [Slot(NO_OWNER, NO_PACK, NOT_DRAFTED)] * left))
    entombed, circulating = memory
    return _numbered(groups, fixed, entombed, beyond(circulating, known), [seat for seat, _, _ in hands])


def _numbered(
    groups: list[Cards], fixed: list[int], entombed: tuple[int, ...], circulating: int, dead: list[int]
) -> Sight:
    """The groups with their slots numbered, and what follows from them."""
    slots: list[Slot] = []
    made: list[Group] = []
    most = fixed[:]
    for cards, places in groups:
        of: list[list[int]] = [[] for _ in fixed]
        for number, slot in enumerate(places, len(slots)):
            of[slot.owner].append(number)
        made.append(Group(cards, tuple(range(len(slots), len(slots) + len(places))), tuple(map(tuple, of))))
        slots += places
        for owner, numbers in enumerate(of):
            most[owner] += sum(UNIT[card] * min(count(cards, card), len(numbers)) for card in kinds_in(cards))
    return Sight(
        tuple(slots),
        tuple(made),
        tuple(fixed),
        tuple(most),
        tuple(_mask(count(group.cards, card) for group in made) for card in range(len(UNIT))),
        tuple(_mask(len(group.of[owner]) for group in made) for owner in range(len(fixed))),
        sum(fixed) + sum(cards for cards, _ in groups),
        entombed,
        tuple(_pairs(slots, made, dead)),
        circulating,
        tuple(number for owner in dead for number in made[-1].of[owner]),
    )


def _mask(counts: Iterable[int]) -> int:
    """A bit for every count that is not 0."""
    return sum(1 << bit for bit, number in enumerate(counts) if number)


def _pairs(slots: list[Slot], groups: list[Group], dead: list[int]) -> Iterator[tuple[int, int, int, int]]:
    for group in groups:
        for one, other in combinations(group.slots, 2):
            its, others = slots[one].owner, slots[other].owner
            lying = its == others and (its != NO_OWNER or slots[one].place == slots[other].place)
            if not (lying or its in dead or others in dead):
                yield one, its, other, others
