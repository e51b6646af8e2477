"""Guessing the hidden cards: a draft, thefts and hands that agree with all that a view knows.

A guess is a whole past that fits: who drafted what, and which card each unseen theft took. It is found
backwards. What each hand must hold now is followed back through the thefts to what it must have held
after the draft; a theft that nobody saw may explain a card that its thief showed later. Then the draft
is dealt so that every hand gets that, and the thefts that explain nothing take any card to spare.
"""

from functools import lru_cache
from random import Random
from typing import NamedTuple

from circus.games.clearing_house.actions import SEATS
from circus.games.clearing_house.cards import NO_LIMIT, UNIT, beyond, cards_in, count
from circus.games.clearing_house.dealing import Dealing
from circus.games.clearing_house.past import LIMITED, LIMITED_BAG, Past
from circus.games.clearing_house.sight import NO_PACK, NOT_DRAFTED, Sight, sight_of
from circus.games.clearing_house.state import HIDDEN, ClearingHouse, Steal, every_card

STEPS = 100
"""What the first search for a past may take; every further one may take twice as much."""

PASTS = 16
"""How many pasts are looked for where thefts were not seen; each is dealt anew for every guess."""

Thefts = tuple[Steal, ...]
Bags = tuple[int, ...]


class Guess(NamedTuple):
    """A past that fits.

    Attributes:
        past: the suppositions it rests on.
        faces, held, thefts: by slot the card in it, by owner the bag held now, the stolen cards.
    """

    past: Past
    faces: list[int]
    held: list[int]
    thefts: list[int]


def guess_cards(state: ClearingHouse, eyes: int, rng: Random) -> None:
    """Replaces every hidden card of a view by a possible one, in place."""
    sight, steals = sight_of(state, eyes), state.steals
    sizes = tuple(size + len(cards_in(bag)) for size, bag in zip(state.sizes, state.spent, strict=True))
    known = (sight, steals, tuple(state.shown), tuple(state.most), sizes)
    if any(theft[2] == HIDDEN for theft in steals):
        found = _past(*known, int(rng.random() * PASTS))
        guess = _deal(sight, steals, found.past, STEPS, rng) or found
    else:
        guess = _search(*known, rng)
    _write(state, eyes, sight, guess)


@lru_cache(maxsize=1024)
def _past(sight: Sight, steals: Thefts, shown: Bags, most: Bags, sizes: Bags, number: int) -> Guess:
    return _search(sight, steals, shown, most, sizes, Random(number))


def _search(sight: Sight, steals: Thefts, shown: Bags, most: Bags, sizes: Bags, rng: Random) -> Guess:
    """There is a past that fits: the true one."""
    steps = STEPS
    found: list[Guess] = []

    def can_be_dealt(past: Past) -> bool:
        guess = _deal(sight, steals, past, steps, rng)
        if guess:
            found.append(guess)
        return guess is not None

    while not Past(sight, steals, shown, most, sizes).search(steps, rng, can_be_dealt):
        steps *= 2
    return found[0]


def _deal(sight: Sight, steals: Thefts, past: Past, steps: int, rng: Random) -> Guess | None:
    """Deals the draft at random so that it meets the suppositions, and lets the thieves steal."""
    dealing = Dealing(sight, _barred(past), steps, rng)
    if not dealing.deal(past.least):
        return None
    held, thefts = dealing.held, past.thefts[:]
    for index, card in enumerate(thefts):
        thief, victim = steals[index][:2]
        if card == HIDDEN:
            spare = beyond(held[victim], past.kept[index])
            cards = cards_in(beyond(spare, LIMITED_BAG) if past.limited else spare)
            if not cards:
                return None
            card = thefts[index] = cards[int(rng.random() * len(cards))]
        held[thief] += UNIT[card]
        held[victim] -= UNIT[card]
    return Guess(past, dealing.faces, held, thefts)


def _barred(past: Past) -> list[int]:
    """By owner the mask of the kinds of which they have what they need and no more (CH-49)."""
    barred = [0] * (SEATS + 1)
    if past.limited:
        for seat, bag in enumerate(past.most):
            barred[seat] = sum(1 << card for card in LIMITED if count(bag, card) < count(NO_LIMIT, card))
    return barred


def _write(state: ClearingHouse, eyes: int, sight: Sight, guess: Guess) -> None:
    """Puts the guessed cards where they lie."""
    picks = [list(each) for each in state.picks]
    packs = list(state.packs)
    for slot in sight.slots:
        if slot.place != NO_PACK and slot.turn == NOT_DRAFTED:
            packs[slot.place] = 0
    for card, (_owner, place, turn) in zip(guess.faces, sight.slots, strict=True):
        if turn != NOT_DRAFTED:
            picks[place][turn] = card
        elif place != NO_PACK:
            packs[place] += UNIT[card]
    state.picks, state.packs = tuple(map(tuple, picks)), tuple(packs)
    if guess.thefts:
        state.steals = tuple(
            (*theft[:2], card, *theft[3:]) for theft, card in zip(state.steals, guess.thefts, strict=True)
        )
    for seat, spent in enumerate(state.spent):
        if seat != eyes:
            state.hand[seat] = guess.held[seat] - spent
    in_play = state.out + sum(state.hand) + sum(state.played) + sum(packs)
    state.undealt = every_card(state) - in_play
