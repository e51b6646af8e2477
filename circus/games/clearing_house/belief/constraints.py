"""Constraints on hidden cards: the bags of cards in slots that a seat cannot distinguish.

A drafter sees the whole pack each time it comes by. Hidden cards therefore form groups: the cards that others
took between two sightings, and the pool of all cards never seen. Every way to deal the cards of a group to
its slots agrees with the observations.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from circus.games.clearing_house.board import SEATS
from circus.games.clearing_house.cards import (
    MAX_OF_A_KIND,
    ONE_OF_EACH,
    UNIT,
    bag_of,
    beyond,
    cards_in,
    count,
    kinds_in,
)
from circus.games.clearing_house.state import HIDDEN, ClearingHouse, Draft, EarlierDeal, every_card

NO_OWNER: Final = SEATS
NOT_DRAFTED: Final = -1
NO_PACK: Final = -1


class Slot(NamedTuple):
    """Place of one hidden card.

    Attributes:
        owner: seat that got it, or `NO_OWNER`.
        place: pack it was dealt in, or `NO_PACK`.
        turn: number of the pick from that pack, or `NOT_DRAFTED`.
    """

    owner: int
    place: int
    turn: int


Cards = tuple[int, list[Slot]]
"""A bag, and the slots of its cards."""


class Group(NamedTuple):
    """Cards known only as a bag: the bag, the numbers of their slots, and these by owner."""

    cards: int
    slots: tuple[int, ...]
    of: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class Constraints:
    """Knowledge of a seat about the last deal, independent of later plays.

    Attributes:
        slots: every slot of a hidden card.
        groups: the bags of cards in these slots; the pool is the last.
        fixed: by owner the bag of cards that it certainly got.
        most: by owner the maximum of each kind that it can have got, as a bag.
        holding: by card the mask of the groups that contain it.
        reach: by owner the mask of the groups in which it has a slot.
        total: bag of all cards of the deal and of the hands of those who died before it.
        held_by_dead: by seat the minimum hand of each player who died before the deal, as a bag.
        pairs: any two slots of a group with different owners, or undrafted ones in different packs. Each slot
            is followed by its owner. Slots of players who died before the deal are left out.
        circulating: minimum of the pool's cards that went to the seats dealt to, as a bag.
        dead_slots: slots of those who died before the deal.
    """

    slots: tuple[Slot, ...]
    groups: tuple[Group, ...]
    fixed: tuple[int, ...]
    most: tuple[int, ...]
    holding: tuple[int, ...]
    reach: tuple[int, ...]
    total: int
    held_by_dead: tuple[int, ...]
    pairs: tuple[tuple[int, int, int, int], ...]
    circulating: int
    dead_slots: tuple[int, ...]


class Memory(NamedTuple):
    """Knowledge, kind by kind, about cards of earlier deals (CH-36, CH-48).

    Attributes:
        held_by_dead: by seat the minimum hand of each dead player; `()` before the first redraft.
        circulating: minimum of the cards that are dealt to all living players together.
    """

    held_by_dead: tuple[int, ...]
    circulating: int


def constraints_of(view: ClearingHouse, viewer: int) -> Constraints:
    """Return the constraints that a view puts on the last deal."""
    hands = tuple((seat, view.sizes[seat], view.hand[seat]) for seat in _dead_before(view))
    deal = (view.drafters, view.share, view.extra, view.stock)
    return _make(viewer, *deal, view.packs, view.picks, hands, memory_of(view, viewer))


def memory_of(view: ClearingHouse, viewer: int) -> Memory:
    """Return the knowledge that a view still has about the cards of earlier deals."""
    return _remembered(view.earlier[viewer], viewer, every_card(view)) if view.earlier else NO_MEMORY


def _dead_before(deal: ClearingHouse | EarlierDeal) -> list[int]:
    """Return the seats that died before the last deal: their cards take no part in it."""
    return [seat for seat in range(len(deal.sizes)) if seat not in deal.living and seat not in deal.drafters]


@lru_cache(maxsize=64)
def _make(
    viewer: int,
    drafters: tuple[int, ...],
    share: int,
    extra: int,
    stock: int,
    packs: tuple[int, ...],
    picks: Draft,
    hands: tuple[tuple[int, int, int], ...],
    memory: Memory,
) -> Constraints:
    """Return the constraints of a deal, with every card either certain or in a group; cached by value."""
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
    held_by_dead, circulating = memory
    return _numbered(groups, fixed, held_by_dead, beyond(circulating, known), [seat for seat, _, _ in hands])


def _numbered(
    groups: list[Cards], fixed: list[int], held_by_dead: tuple[int, ...], circulating: int, dead: list[int]
) -> Constraints:
    """Return the constraints of these groups, their slots numbered."""
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
    return Constraints(
        tuple(slots),
        tuple(made),
        tuple(fixed),
        tuple(most),
        tuple(_mask(count(group.cards, card) for group in made) for card in range(len(UNIT))),
        tuple(_mask(len(group.of[owner]) for group in made) for owner in range(len(fixed))),
        sum(fixed) + sum(cards for cards, _ in groups),
        held_by_dead,
        tuple(_pairs(slots, made, dead)),
        circulating,
        tuple(number for owner in dead for number in made[-1].of[owner]),
    )


def _mask(counts: Iterable[int]) -> int:
    """Return a mask with a bit for every count that is not 0."""
    return sum(1 << bit for bit, number in enumerate(counts) if number)


def _pairs(slots: list[Slot], groups: list[Group], dead: list[int]) -> Iterator[tuple[int, int, int, int]]:
    for group in groups:
        for one, other in combinations(group.slots, 2):
            its, others = slots[one].owner, slots[other].owner
            together = its == others and (its != NO_OWNER or slots[one].place == slots[other].place)
            if not (together or its in dead or others in dead):
                yield one, its, other, others


NO_MEMORY: Final = Memory((), 0)


@lru_cache(maxsize=64)
def _remembered(deals: tuple[EarlierDeal, ...], viewer: int, every: int) -> Memory:
    """Return the knowledge left from the deals that a seat saw; `every` is the bag of all cards of the game.

    A new deal hides the cards of the living again; cards of dead players stay with them.
    """
    if not deals:
        return NO_MEMORY
    before, deal = _remembered(deals[:-1], viewer, every), deals[-1]
    dead = _dead_before(deal)
    hands = tuple((seat, deal.sizes[seat], deal.hand if seat == viewer else HIDDEN) for seat in dead)
    dealt = (deal.drafters, deal.share, deal.extra, deal.stock)
    known = _make(viewer, *dealt, deal.packs, deal.picks, hands, before)
    sure = _sure(deal, known)
    held = list(map(beyond, sure, deal.spent))
    held_by_dead = tuple(
        0 if seat == viewer or seat in deal.living else before.held_by_dead[seat] if seat in dead else hand
        for seat, hand in enumerate(held)
    )
    circulated = before.circulating if len(deals) > 1 else deal.stock
    own = max(deal.hand, 0) if viewer in dead else 0
    seen = deal.stock - known.groups[-1].cards - own
    circulated = _most(circulated, _most(seen, sum(sure[seat] for seat in deal.drafters)))
    circulating = beyond(circulated, deal.out - (every - deal.stock))
    lost = sum(deal.sizes[seat] for seat in deal.drafters if seat not in deal.living)
    in_hand = sum(deal.hand if seat == viewer else held[seat] for seat in deal.living)
    spared = beyond(circulating, ONE_OF_EACH * min(MAX_OF_A_KIND, lost))
    return Memory(held_by_dead, _most(spared, in_hand))


def _most(bag: int, other: int) -> int:
    return other + beyond(bag, other)


def _sure(deal: EarlierDeal, known: Constraints) -> list[int]:
    """Return the minimum of each hand, spent cards included, considered separately."""
    sure = [bag + _forced(known, seat) for seat, bag in enumerate(known.fixed[: len(deal.sizes)])]
    for thief, victim, card, thief_shown, victim_shown, *_ in deal.steals:
        sure[thief] = _most(sure[thief], thief_shown)
        sure[victim] = _most(sure[victim], victim_shown)
        if card == HIDDEN:
            sure[victim] = beyond(sure[victim], ONE_OF_EACH)
        else:
            sure[thief] += UNIT[card]
            sure[victim] = beyond(sure[victim], UNIT[card])
    return list(map(_most, sure, deal.shown))


def _forced(known: Constraints, seat: int) -> int:
    """Return the cards that a seat must have got from groups with too few slots of others."""
    forced = 0
    for cards, slots, of in known.groups:
        others = len(slots) - len(of[seat])
        forced += sum(UNIT[card] * max(0, count(cards, card) - others) for card in kinds_in(cards))
    return forced
