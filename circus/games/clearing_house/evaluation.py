"""What a position of Clearing House is worth to each seat, told from hearts, cards and distances.

The weights were fitted to the ends of games that greedy bots played against one another.
"""

from collections.abc import Sequence
from math import exp

from circus.core.policy import shares
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    BITS,
    INTERVENE,
    MOST_OF_A_KIND,
    RANGED_ATTACK,
)
from circus.games.clearing_house.rounds import DUEL_ROUNDS
from circus.games.clearing_house.rules import outcome
from circus.games.clearing_house.state import ClearingHouse
from circus.games.clearing_house.thumb import steps_from

BY_HEARTS = {
    2: (0.0, -0.8, -0.25, 0.3, 0.75),
    3: (0.0, -0.85, -0.24, 0.23, 0.86),
    4: (0.0, -0.96, -0.21, 0.34, 0.83),
}
"""By how many live: what a seat's hearts add to its weight."""

BY_CARD = {
    2: {RANGED_ATTACK: 0.7, INTERVENE: 0.5, ATTACK: 0.4, ABDUCT: 0.1, AMBUSH: 0.1, ARMOR: 0.1},
    3: {RANGED_ATTACK: 0.74, INTERVENE: 0.52, ATTACK: 0.5, ARMOR: 0.19, ABDUCT: 0.18, AMBUSH: 0.11},
    4: {RANGED_ATTACK: 0.82, INTERVENE: 0.54, ATTACK: 0.39, ARMOR: 0.32, ABDUCT: 0.23, AMBUSH: 0.19},
}
"""By how many live: what each card adds that a seat holds or has played in this round."""

LOST_TURN = {2: 0.6, 3: 0.3, 4: 0.05}
ARMORED = 0.12
NEAR = (0.0, 0.15, 0.08, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""What an enemy so many king's steps away takes."""

_SHIFTS = {
    living: tuple((BITS * card, each) for card, each in worth.items()) for living, worth in BY_CARD.items()
}


def evaluate(state: ClearingHouse) -> Sequence[float]:
    """Each seat's share of the win; at the end what it won."""
    end = outcome(state)
    if end:
        return shares(end.winners, state.config.seats)
    weights, pressing = [0.0] * state.config.seats, _pressing(state)
    for seat in state.living:
        weights[seat] = exp(pressing * _strength(state, seat))
    total = sum(weights)
    return [weight / total for weight in weights]


def _pressing(state: ClearingHouse) -> float:
    """How much strength still counts: less and less in the rounds before a stalemate (CH-33)."""
    if not state.duel_from:
        return 1.0
    left = DUEL_ROUNDS - max(0, state.round - state.duel_from)
    return left / DUEL_ROUNDS


def _strength(state: ClearingHouse, seat: int) -> float:
    living = state.living
    many = len(living)
    strength = BY_HEARTS[many][state.hearts[seat]] - LOST_TURN[many] * state.owed[seat]
    if state.armor[seat]:
        strength += ARMORED
    cards = state.hand[seat] + state.played[seat]
    for shift, each in _SHIFTS[many]:
        strength += each * (cards >> shift & MOST_OF_A_KIND)
    steps, at = steps_from(state.at[seat]), state.at
    for other in living:
        strength -= NEAR[steps[at[other]]]
    return strength
