"""Value of a position of Clearing House for each seat, and values of attacks and cells.

The weights were fitted to the results of games between greedy bots.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from circus.core.memo import Memo
from circus.core.policy import shares
from circus.games.clearing_house.board import steps_from
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    BITS,
    HAS,
    INTERVENE,
    MOST_OF_A_KIND,
    RANGED_ATTACK,
)
from circus.games.clearing_house.rules import outcome
from circus.games.clearing_house.state import DUEL_ROUNDS, HEARTS, ClearingHouse

BY_HEARTS: Final = {
    2: (0.0, -0.8, -0.25, 0.3, 0.75),
    3: (0.0, -0.85, -0.24, 0.23, 0.86),
    4: (0.0, -0.96, -0.21, 0.34, 0.83),
}
"""By number of living players: the addition to a seat's log weight by its hearts."""

BY_CARD: Final = {
    2: {RANGED_ATTACK: 0.7, INTERVENE: 0.5, ATTACK: 0.4, ABDUCT: 0.1, AMBUSH: 0.1, ARMOR: 0.1},
    3: {RANGED_ATTACK: 0.74, INTERVENE: 0.52, ATTACK: 0.5, ARMOR: 0.19, ABDUCT: 0.18, AMBUSH: 0.11},
    4: {RANGED_ATTACK: 0.82, INTERVENE: 0.54, ATTACK: 0.39, ARMOR: 0.32, ABDUCT: 0.23, AMBUSH: 0.19},
}
"""By number of living players: the addition for each card that a seat holds or has played in this round."""

LOST_TURN: Final = {2: 0.6, 3: 0.3, 4: 0.05}
ARMORED: Final = 0.12
NEAR: Final = (0.0, 0.15, 0.08, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""Deduction for an enemy, by king's steps."""

KILL: Final = 2.0
WOUNDED: Final = 0.15
ON_ARMOR: Final = 0.45
"""Value of an attack that armor takes, where a heart counts 1.

`KILL` is added for the last heart, `WOUNDED` for each heart lost before.
"""

DANGER: Final = (0.0, 0.5, 0.38, 0.16, 0.06, 0.02, 0.0, 0.0, 0.0, 0.0)
"""Expected loss to an enemy before the next turn, in hearts, by king's steps."""

_HEART_WORTH: Final = tuple(1 + WOUNDED * (HEARTS - left) + KILL * (left == 1) for left in range(HEARTS + 1))
"""Value of `heart_worth`, by hearts left."""

_SHIFTS: Final = {
    living: tuple((BITS * card, each) for card, each in worth.items()) for living, worth in BY_CARD.items()
}


def evaluate(state: ClearingHouse) -> Sequence[float]:
    """Return each seat's share of the win; at the end the actual share."""
    end = outcome(state)
    if end:
        return shares(end.winners, state.config.seats)
    weights, pressing = [0.0] * state.config.seats, _pressing(state)
    for seat in state.living:
        weights[seat] = exp(pressing * _strength(state, seat))
    total = sum(weights)
    return [weight / total for weight in weights]


def _pressing(state: ClearingHouse) -> float:
    """Return the factor of strength, which decreases in the rounds before a stalemate (CH-33)."""
    if not state.duel_from:
        return 1.0
    left = DUEL_ROUNDS - max(0, state.round - state.duel_from)
    return left / DUEL_ROUNDS


def _strength(state: ClearingHouse, seat: int) -> float:
    """Return the strength of a seat by hearts, cards, owed turns, armor and near enemies."""
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


def _danger_from(enemy: int) -> tuple[float, ...]:
    return tuple(DANGER[steps] for steps in steps_from(enemy))


danger_from: Final[Callable[[int], tuple[float, ...]]] = Memo(_danger_from).__getitem__
"""Expected loss to an enemy on a cell, by one's own cell, in hearts."""


def danger_at(state: ClearingHouse, seat: int, cell: int) -> float:
    """Return the expected loss of a seat on this cell until its next turn, in hearts."""
    return sum(danger_from(state.at[other])[cell] for other in state.living if other != seat)


def blow_worth(state: ClearingHouse, other: int) -> float:
    """Return the value of an attack on this player, in hearts."""
    return ON_ARMOR if state.armor[other] else heart_worth(state, other)


def heart_worth(state: ClearingHouse, other: int) -> float:
    """Return the value of taking a heart of this player: higher for wounded ones, most for the last heart."""
    return _HEART_WORTH[state.hearts[other]]


def can_strike_from(state: ClearingHouse, seat: int, cell: int) -> bool:
    """Return whether this seat has a card to attack another player from this cell."""
    in_line = state.config.board.distance[cell]
    reach = 5 if state.hand[seat] & HAS[RANGED_ATTACK] else 1
    attacks = reach > 1 or state.hand[seat] & HAS[ATTACK] or state.base[seat] & 1
    return bool(attacks) and any(
        0 < in_line[state.at[other]] <= reach for other in state.living if other != seat
    )
