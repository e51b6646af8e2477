"""Guessing the hidden cards: a draft, thefts and hands that agree with all that a view knows.

Cards that the view cannot tell apart lie in groups: what was taken from a pack between two sightings,
what is left of a pack, and the pool of everything never seen. A group is dealt at random to its slots,
then cards are swapped inside groups until every hand holds what it later showed. Thefts that were not
seen take any card that the victim could spare.
"""

from random import Random
from typing import NamedTuple

from circus.games.clearing_house.cards import NO_LIMIT, UNIT, bag_of, cards_in, count, kinds_in, lacking
from circus.games.clearing_house.rounds import every_card
from circus.games.clearing_house.state import HIDDEN, ClearingHouse

ATTEMPTS = 40
"""Tries before the inferences from old plays and thefts are given up; nearly always one is enough."""

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
    for _ in range(ATTEMPTS):
        thefts = [theft[2] for theft in state.steals]
        bounds = _bounds(state, thefts, rng)
        for cards, _slots in groups:
            _shuffle(cards, rng)
        held = _held(fixed, groups)
        if _repair(groups, held, bounds, rng) and _guess_thefts(state, held, thefts, bounds, rng):
            break
    else:
        thefts = [max(card, 0) for card in thefts]
        held = _loose_hands(state, eyes, rng)
    _write(state, eyes, groups, held, thefts)


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


def _bounds(state: ClearingHouse, thefts: list[int], rng: Random) -> Bounds:
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
            if news and rng.random() < 0.5:
                thefts[index] = news[int(rng.random() * len(news))]
        if thefts[index] != HIDDEN:
            stolen = UNIT[thefts[index]]
            least[victim] += stolen
            least[thief] -= stolen if count(least[thief], thefts[index]) else 0
        least[thief] = thief_shown + lacking(thief_shown, least[thief])
        least[victim] = victim_shown + lacking(victim_shown, least[victim])
        most[thief], most[victim] = thief_most, victim_most
    return Bounds(least, most, spare)


def _repair(groups: list[Group], held: list[int], bounds: Bounds, rng: Random) -> bool:
    """Swaps cards inside groups until all bounds hold; whether that was possible."""
    for seat, (least, most) in enumerate(zip(bounds.least, bounds.most, strict=True)):
        for card in kinds_in(lacking(held[seat], least)):
            while count(held[seat], card) < count(least, card):
                if not _swap(groups, held, bounds, (seat, HIDDEN, card), rng):
                    return False
        if most != NO_LIMIT:
            for card in kinds_in(lacking(most, held[seat])):
                while count(held[seat], card) > count(most, card):
                    if not _swap(groups, held, bounds, (seat, card, HIDDEN), rng):
                        return False
    return True


def _swap(
    groups: list[Group], held: list[int], bounds: Bounds, wish: tuple[int, int, int], rng: Random
) -> bool:
    """A seat gives one card and gets another (`HIDDEN`: whichever); nobody may miss what they need."""
    seat, gives, gets = wish

    def can_spare(owner: int, card: int) -> bool:
        return owner < 0 or count(held[owner], card) > count(bounds.least[owner], card)

    def can_take(owner: int, card: int) -> bool:
        return owner < 0 or count(held[owner], card) < count(bounds.most[owner], card)

    swaps = [
        (cards, mine, other, slots[other][0])
        for cards, slots in groups
        for mine in range(len(cards))
        if slots[mine][0] == seat and gives in (HIDDEN, cards[mine]) and can_spare(seat, cards[mine])
        for other in range(len(cards))
        if slots[other][0] != seat and gets in (HIDDEN, cards[other]) and cards[other] != cards[mine]
        if can_take(seat, cards[other]) and can_spare(slots[other][0], cards[other])
        if can_take(slots[other][0], cards[mine])
    ]
    if not swaps:
        return False
    cards, mine, other, owner = swaps[int(rng.random() * len(swaps))]
    gain = UNIT[cards[other]] - UNIT[cards[mine]]
    cards[mine], cards[other] = cards[other], cards[mine]
    held[seat] += gain
    if owner >= 0:
        held[owner] -= gain
    return True


def _within(bag: int, least: int, most: int) -> bool:
    return not lacking(bag, least) and (most == NO_LIMIT or not lacking(most, bag))


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
        if lacking(held[victim], kept):
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
