"""Rollouts of Texas Showdown: sensible cards, chosen in few steps, to the end of the hand."""

from collections.abc import Sequence
from itertools import islice
from operator import add
from random import Random
from typing import Final

from circus.games.texas_showdown.actions import gifts_of
from circus.games.texas_showdown.cards import (
    BIT,
    CARDS,
    COLOR_OF,
    COLOR_SETS,
    COLORED,
    TALLY,
    Contest,
    cards_of,
    set_of,
    winning_card,
)
from circus.games.texas_showdown.evaluation import evaluate, win_shares
from circus.games.texas_showdown.rules import apply, reason_after, scored
from circus.games.texas_showdown.state import DEAL, GIVE, OPEN, OVER, ShowdownState

_RANKED: Final = [list(cards_of(color)) for color in COLOR_SETS]
_RANKS: Final = range(max(map(len, _RANKED)))

HIGHEST: Final = tuple(set_of(cards[-1 - rank] for cards in _RANKED if rank < len(cards)) for rank in _RANKS)
"""Sets of cards by rank from the top: the Sheriffs, then the second highest card of each color, and so on."""

LOWEST: Final = tuple(set_of(cards[rank] for cards in _RANKED if rank < len(cards)) for rank in _RANKS)
"""Sets of cards by rank from the bottom: the lowest card of each color, then the second lowest, and so on."""

ORDERS: Final = {
    seats: tuple(tuple((leader + step) % seats for step in range(seats)) for leader in range(seats))
    for seats in range(3, 7)
}
"""For each number of seats and each leader, the seats in the order of play."""


def rollout(state: ShowdownState, rng: Random) -> Sequence[float]:
    """Play sensible cards to the end of the hand and return the shares for these points."""
    if state.step == GIVE:
        passed = state.config.cards_passed
        for seat in state.awaited:
            apply(state, gifts_of(seat, dangerous(state.hands[seat], passed), passed)[0])
    if state.step in (DEAL, OVER):
        return evaluate(state)
    config = state.config
    state.piles = finish_hand(state, rng)
    points = tuple(map(add, state.points, scored(state)))
    return win_shares(config, points, bool(reason_after(config, points)))


def dangerous(held: int, count: int) -> int:
    """Return the set of the `count` cards nearest to the top of their colors."""
    return set_of(islice((card for rank in HIGHEST for card in cards_of(held & rank)), count))


def follow(hand: int, colors: int, cards: int, tally: int, contests: Contest, last: bool) -> int:
    """Return the number of the card that a sensible player adds to a trick.

    The card stays out of the trick and is the most dangerous one to keep. If every card would take the trick,
    it is the lowest one, or the highest for the last player.

    Args:
        hand: the player's cards, as a set.
        colors: all cards of the colors in the trick, as a set.
        cards: cards in the trick, as a set.
        tally: tally of the trick.
        contests: competing cards by tally.
        last: true if the player is the last of the trick.
    """
    matching = hand & colors
    if not matching:
        return _discard(hand, cards, tally, contests)
    rest = matching
    while rest:
        high = rest.bit_length() - 1
        color = COLOR_OF[high]
        if winning_card(cards | BIT[high], tally + TALLY[high], contests) != high:
            return high
        below = rest & color & BIT[winning_card(cards, tally + TALLY[high], contests)] - 1
        if below:
            return below.bit_length() - 1
        rest &= ~color
    return (matching if last else matching & -matching).bit_length() - 1


def _discard(hand: int, cards: int, tally: int, contests: Contest) -> int:
    """Return a card of another color: the nearest to the top of its color that does not take the trick."""
    for rank in HIGHEST:
        held = hand & rank
        while held:
            high = held.bit_length() - 1
            if winning_card(cards | BIT[high], tally + TALLY[high], contests) != high:
                return high
            held ^= BIT[high]
    return (hand & -hand).bit_length() - 1


def lead(hand: int, rng: Random) -> int:
    """Return the number of the card that a sensible player leads: a low card of a random color."""
    for rank in LOWEST:
        low = hand & rank
        if low:
            some = low & rng.getrandbits(len(CARDS))
            return (some or low).bit_length() - 1
    raise AssertionError("nobody leads from an empty hand")


def finish_hand(state: ShowdownState, rng: Random) -> list[int]:
    """Play the hand out from its opening or later; return the cards that each seat has taken at the end.

    The state is not changed. A seat that may name the next leader (TX-13) leads itself.
    """
    config, left, colors = state.config, state.left, COLORED[state.colors]
    contests, orders = config.contest, ORDERS[config.seats]
    piles, hands = state.piles[:], state.hands[:]
    cards, tally = state.trick(), state.tally
    played = [each & left for each in state.played]
    order: tuple[int, ...] = orders[state.awaited[0]]
    if cards:
        order = tuple([seat for seat in order if not played[seat]])
    elif state.step == OPEN:
        opening = config.opening.bit_length() - 1
        cards, tally, colors = config.opening, TALLY[opening], COLOR_OF[opening]
        played[order[0]] = cards
        hands[order[0]] ^= config.opening
        order = order[1:]
    while left:
        last = order[-1]
        for seat in order:
            hand = hands[seat]
            card = follow(hand, colors, cards, tally, contests, seat == last) if cards else lead(hand, rng)
            tally += TALLY[card]
            colors |= COLOR_OF[card]
            played[seat] = bit = BIT[card]
            cards |= bit
            hands[seat] = hand ^ bit
        winner = played.index(BIT[winning_card(cards, tally, contests)])
        piles[winner] |= cards
        left ^= cards
        cards = tally = colors = 0
        order = orders[winner]
    return piles
