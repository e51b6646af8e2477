"""Guessing the hidden cards: a draft, thefts and hands that agree with all that a view knows.

Cards that the view cannot tell apart lie in groups: what was taken from a pack between two sightings,
what is left of a pack, and the pool of everything never seen. A group is dealt at random to its slots,
then cards are swapped inside groups until every hand holds what it later showed. Thefts that were not
seen take any card that the victim could spare.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from circus.games.clearing_house.cards import (
    NO_LIMIT,
    UNIT,
    bag_of,
    cards_in,
    count,
    covers,
    kinds_in,
    lacking,
)
from circus.games.clearing_house.rounds import every_card
from circus.games.clearing_house.state import HIDDEN, ClearingHouse

SWAPS = 25
ATTEMPTS = 8
"""Tries, and swaps in each, before the inferences from plays before a theft are given up."""

FIRST_COIN, LATER_COIN = 0.5, 0.1
"""How likely a card that a thief showed later is taken for the stolen one; see also `_suppose`."""

NO_OWNER = -1
NO_PACK = -1
IN_PACK = -1


class Slot(NamedTuple):
    """Where a hidden card lies.

    Attributes:
        owner: the seat that got it, or `NO_OWNER`.
        place: the pack it was dealt in, or `NO_PACK`.
        turn: when it was drafted from that pack, or `IN_PACK`.
    """

    owner: int
    place: int
    turn: int


Group = tuple[list[int], list[Slot]]
"""Cards known only as a whole, and the slots where they lie, in no order."""


class Bounds(NamedTuple):
    """By seat the least and the most of each card that its hand got in the draft, as bags.

    `spare` has for each theft the least that its victim must keep.
    """

    least: list[int]
    most: list[int]
    spare: list[int]


def guess_cards(state: ClearingHouse, eyes: int, rng: Random) -> None:
    """Replaces every hidden card of a view by a possible one, in place."""
    groups = _groups(state, eyes)
    fixed = _fixed_hands(state, groups)
    seen = [theft[2] for theft in state.steals]
    supposed = seen[:]
    for attempt in range(ATTEMPTS):
        thefts = supposed[:]
        bounds = _bounds(state, thefts, FIRST_COIN if attempt == 0 else LATER_COIN, rng)
        for cards, _slots in groups:
            _shuffle(cards, rng)
        held = _held(fixed, groups)
        missed = _repair(groups, held, bounds, rng)
        if missed:
            supposed = _suppose(state, supposed, missed, rng) or seen[:]
        elif _guess_thefts(state, held, thefts, bounds, rng):
            break
    else:
        thefts = [max(card, 0) for card in seen]
        held = _loose_hands(state, eyes, rng)
    _write(state, eyes, groups, held, thefts)


def _suppose(
    state: ClearingHouse, supposed: list[int], missed: tuple[int, int], rng: Random
) -> list[int] | None:
    """One more theft supposed, of a card that a seat cannot have drafted; `None` if there is none."""
    seat, card = missed
    open_thefts = [
        index for index, theft in enumerate(state.steals) if theft[0] == seat and supposed[index] == HIDDEN
    ]
    if not open_thefts:
        return None
    index = open_thefts[int(rng.random() * len(open_thefts))]
    return [*supposed[:index], card, *supposed[index + 1 :]]


def _shuffle(cards: list[int], rng: Random) -> None:
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def _buried(state: ClearingHouse) -> list[int]:
    """The seats that died before the last deal: their cards are no part of it."""
    return [
        seat for seat in range(state.config.seats) if seat not in state.living and seat not in state.drafters
    ]


def _groups(state: ClearingHouse, eyes: int) -> list[Group]:
    """The hidden cards of a view; the pool comes last."""
    found: list[Group] = []
    pool, unseen = state.stock, list[Slot]()
    around = len(state.drafters)
    for place, picks in enumerate(state.picks):
        pack = state.packs[place]
        slots = [Slot(state.drafters[(place + turn) % around], place, turn) for turn in range(len(picks))]
        rest = [Slot(NO_OWNER, place, IN_PACK)] * (state.share - len(picks))
        first = len(picks)
        if eyes in state.drafters:
            first = min(first, (state.drafters.index(eyes) - place) % around)
        pool -= bag_of(card for card in picks[first:] if card != HIDDEN)
        unseen += slots[:first]
        if pack == HIDDEN:
            unseen += rest
        else:
            pool -= pack
            found += _seen_groups(picks, slots, first, pack, rest, around)
    for seat in _buried(state):
        if seat == eyes:
            pool -= state.hand[seat]
        else:
            unseen += [Slot(seat, NO_PACK, IN_PACK)] * state.sizes[seat]
    cards = list(cards_in(pool))
    unseen += [Slot(NO_OWNER, NO_PACK, IN_PACK)] * (len(cards) - len(unseen))
    found.append((cards, unseen))
    return found


def _seen_groups(
    picks: tuple[int, ...], slots: list[Slot], first: int, pack: int, rest: list[Slot], around: int
) -> list[Group]:
    """What others took from a pack between two sightings, and what is left after the last."""
    found: list[Group] = []
    for own in range(first, len(picks), around):
        taken, takers = list(picks[own + 1 : own + around]), slots[own + 1 : own + around]
        if HIDDEN in taken:
            found.append((list(cards_in(pack)), takers + rest))
        elif len(taken) > 1:
            found.append((taken, takers))
    return found


def _fixed_hands(state: ClearingHouse, groups: list[Group]) -> list[int]:
    """By seat the base cards and the draft's cards that are known one by one."""
    hands = [state.extra] * state.config.seats
    grouped = {slot[1:] for _, slots in groups for slot in slots}
    around = len(state.drafters)
    for place, picks in enumerate(state.picks):
        for turn, card in enumerate(picks):
            if (place, turn) not in grouped:
                hands[state.drafters[(place + turn) % around]] += UNIT[card]
    return hands


def _held(fixed: list[int], groups: list[Group]) -> list[int]:
    """By seat what its hand got in the draft, the groups dealt out as they lie."""
    held = fixed[:]
    for cards, slots in groups:
        for card, slot in zip(cards, slots, strict=True):
            if slot[0] >= 0:
                held[slot[0]] += UNIT[card]
    return held


def _bounds(state: ClearingHouse, thefts: list[int], coin: float, rng: Random) -> Bounds:
    """What the hands must have held after the draft, followed back from now through the thefts.

    Where a thief later showed cards that he need not have had before, a coin decides whether the
    stolen card was one of them; it is then written to `thefts`.
    """
    least, most = state.shown[:], state.most[:]
    spare = [0] * len(thefts)
    for index in range(len(thefts) - 1, -1, -1):
        thief, victim, _, thief_shown, victim_shown, thief_most, victim_most = state.steals[index]
        spare[index] = least[victim]
        if thefts[index] == HIDDEN:
            news = cards_in(lacking(thief_shown, least[thief]))
            if news and rng.random() < coin:
                thefts[index] = news[int(rng.random() * len(news))]
        if thefts[index] != HIDDEN:
            stolen = UNIT[thefts[index]]
            least[victim] += stolen
            least[thief] -= stolen if count(least[thief], thefts[index]) else 0
        least[thief] = thief_shown + lacking(thief_shown, least[thief])
        least[victim] = victim_shown + lacking(victim_shown, least[victim])
        most[thief], most[victim] = thief_most, victim_most
    return Bounds(least, most, spare)


def _repair(groups: list[Group], held: list[int], bounds: Bounds, rng: Random) -> tuple[int, int] | None:
    """Swaps cards inside groups until all bounds hold; else a seat and a card that they fail for.

    A swap may open another gap of the same size, so that a chain of swaps is found step by step.
    """
    for _ in range(SWAPS):
        missed = _missed(held, bounds, rng)
        if missed is None:
            break
        seat, card, gives = missed
        if not _swap(groups, held, bounds, (seat, card, HIDDEN) if gives else (seat, HIDDEN, card), rng):
            return seat, card
    else:
        return seat, card
    return None


def _missed(held: list[int], bounds: Bounds, rng: Random) -> tuple[int, int, bool] | None:
    """A seat with too few of a card, or too many (`True`); `None` if all bounds hold."""
    found: list[tuple[int, int, bool]] = []
    for seat, bag in enumerate(held):
        if not covers(bag, bounds.least[seat]):
            found += [(seat, card, False) for card in kinds_in(lacking(bag, bounds.least[seat]))]
        if not covers(bounds.most[seat], bag):
            found += [(seat, card, True) for card in kinds_in(lacking(bounds.most[seat], bag))]
    return found[int(rng.random() * len(found))] if found else None


def _swap(
    groups: list[Group], held: list[int], bounds: Bounds, wish: tuple[int, int, int], rng: Random
) -> bool:
    """A seat gives one card and gets another (`HIDDEN`: whichever), where that opens the smallest gap."""
    seat = wish[0]
    best, found = 1, list[tuple[Group, int, int]]()
    for group, mine, other in _possible_swaps(groups, wish):
        cards, slots = group
        given, gained = cards[mine], cards[other]
        gap = _gap(held, bounds, seat, given, gained) + _gap(held, bounds, slots[other][0], gained, given)
        if gap < best:
            best, found = gap, []
        if gap == best:
            found.append((group, mine, other))
    if not found:
        return False
    (cards, slots), mine, other = found[int(rng.random() * len(found))]
    gain = UNIT[cards[other]] - UNIT[cards[mine]]
    cards[mine], cards[other] = cards[other], cards[mine]
    held[seat] += gain
    if slots[other][0] >= 0:
        held[slots[other][0]] -= gain
    return True


def _possible_swaps(groups: list[Group], wish: tuple[int, int, int]) -> Iterator[tuple[Group, int, int]]:
    """Every two slots of a group between which a wish can be met."""
    seat, gives, gets = wish
    needed = gets if gives == HIDDEN else gives
    for group in groups:
        cards, slots = group
        if needed not in cards:
            continue
        others = [k for k, card in enumerate(cards) if slots[k][0] != seat and gets in (HIDDEN, card)]
        for mine, given in enumerate(cards):
            if slots[mine][0] == seat and given != gets and gives in (HIDDEN, given):
                yield from ((group, mine, other) for other in others if cards[other] != given)


def _gap(held: list[int], bounds: Bounds, owner: int, given: int, gained: int) -> int:
    """By how many cards a seat breaks its bounds more, or less, if it gives one card for another."""
    if owner < 0:
        return 0
    bag, least, most = held[owner], bounds.least[owner], bounds.most[owner]
    gap = (count(bag, given) <= count(least, given)) - (count(bag, gained) < count(least, gained))
    if most != NO_LIMIT:
        gap += (count(bag, gained) >= count(most, gained)) - (count(bag, given) > count(most, given))
    return gap


def _within(bag: int, least: int, most: int) -> bool:
    return covers(bag, least) and covers(most, bag)


def _guess_thefts(
    state: ClearingHouse, held: list[int], thefts: list[int], bounds: Bounds, rng: Random
) -> bool:
    """Plays the thefts through, each of a card that can be spared; whether every hand agrees."""
    for index, (thief, victim, _, *shown_and_most) in enumerate(state.steals):
        thief_shown, victim_shown, thief_most, victim_most = shown_and_most
        if not _within(held[thief], thief_shown, thief_most):
            return False
        if not _within(held[victim], victim_shown, victim_most):
            return False
        kept = bounds.spare[index]
        if not covers(held[victim], kept):
            return False
        spare = cards_in(held[victim] - kept)
        if thefts[index] == HIDDEN and spare:
            thefts[index] = spare[int(rng.random() * len(spare))]
        if thefts[index] not in spare:
            return False
        held[thief] += UNIT[thefts[index]]
        held[victim] -= UNIT[thefts[index]]
    return not state.steals or all(map(_within, held, state.shown, state.most))


def _loose_hands(state: ClearingHouse, eyes: int, rng: Random) -> list[int]:
    """Hands that agree with what is held for certain now, though not with how it came about."""
    seats = range(state.config.seats)
    known = [state.shown[seat] - state.spent[seat] for seat in seats]
    hidden = every_card(state) - state.out - sum(state.played)
    if eyes >= 0:
        hidden -= state.hand[eyes]
        known[eyes] = state.hand[eyes]
    cards = list(cards_in(hidden - sum(known[seat] for seat in seats if seat != eyes)))
    _shuffle(cards, rng)
    for seat in seats:
        while len(cards_in(known[seat])) < state.sizes[seat]:
            known[seat] += UNIT[cards.pop()]
    return [hand + state.spent[seat] for seat, hand in enumerate(known)]


def _write(state: ClearingHouse, eyes: int, groups: list[Group], held: list[int], thefts: list[int]) -> None:
    """Puts the guessed cards where they lie."""
    picks = [list(each) for each in state.picks]
    packs = list(state.packs)
    for cards, slots in groups:
        for place in {slot[1] for slot in slots if slot[1] >= 0 and slot[2] < 0}:
            packs[place] = 0
        for card, (_owner, place, turn) in zip(cards, slots, strict=True):
            if turn >= 0:
                picks[place][turn] = card
            elif place >= 0:
                packs[place] += UNIT[card]
    state.picks, state.packs = tuple(map(tuple, picks)), tuple(packs)
    state.steals = tuple(
        (*theft[:2], card, *theft[3:]) for theft, card in zip(state.steals, thefts, strict=True)
    )
    for seat, bag in enumerate(held):
        if seat != eyes:
            state.hand[seat] = bag - state.spent[seat]
    in_play = state.out + sum(state.hand) + sum(state.played) + sum(packs)
    state.undealt = every_card(state) - in_play
