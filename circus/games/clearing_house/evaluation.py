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
    MAX_OF_A_KIND,
    RANGED_ATTACK,
)
from circus.games.clearing_house.rules import outcome
from circus.games.clearing_house.state import ClearingHouse

BY_HEARTS: Final = {
    2: (-0.8, -0.25, 0.3, 0.75),
    3: (-0.85, -0.24, 0.23, 0.86),
    4: (-0.96, -0.21, 0.34, 0.83),
}
"""By number of living players: the addition to a seat's log weight from its last heart to all four."""


def _by_hearts(hearts: int) -> dict[int, tuple[float, ...]]:
    """Return `BY_HEARTS` stretched to games with this number of hearts; index 0 is a seat without hearts."""
    return {
        living: (0.0, *(_between(values, left, hearts) for left in range(1, hearts + 1)))
        for living, values in BY_HEARTS.items()
    }


def _between(values: Sequence[float], left: int, hearts: int) -> float:
    """Return the value between the first, at one heart left, and the last, at all hearts."""
    place = (left - 1) / max(1, hearts - 1) * (len(values) - 1)
    low = min(int(place), len(values) - 2)
    return values[low] + (place - low) * (values[low + 1] - values[low])


_HEART_WEIGHTS: Final = Memo(_by_hearts)

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

USELESS: Final = -1.0
"""Value of a hit that does no damage: less than any whim."""

KILL: Final = 2.0
WOUNDED: Final = 0.15
ON_ARMOR: Final = 0.45
"""Value of an attack that armor takes, where a heart counts 1.

`KILL` is added for the last heart, `WOUNDED` for each heart lost before.
"""

DANGER: Final = (0.0, 0.5, 0.38, 0.16, 0.06, 0.02, 0.0, 0.0, 0.0, 0.0)
"""Expected loss to an enemy before the next turn, in hearts, by king's steps."""


def _harm_worth(hearts_and_damage: int) -> tuple[float, ...]:
    """Return the table of `harm_worth`."""
    hearts, damage = divmod(hearts_and_damage, _DAMAGES)
    if not damage:
        return (USELESS,) * (hearts + 1)
    taken = [
        min(damage, left) * (1 + WOUNDED * (hearts - left)) + KILL * (left <= damage)
        for left in range(1, hearts + 1)
    ]
    return (ON_ARMOR, *taken)


_HARM_WORTH: Final = Memo(_harm_worth)
_DAMAGES: Final = 8
"""Larger than any damage: hearts times it plus damage is a key."""

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
    rounds = state.config.stalemate_rounds
    return (rounds - max(0, state.round - state.duel_from)) / rounds


def _strength(state: ClearingHouse, seat: int) -> float:
    """Return the strength of a seat by hearts, cards, owed turns, armor and near enemies."""
    living = state.living
    many = len(living)
    by_hearts = _HEART_WEIGHTS[state.config.hearts][many]
    strength = by_hearts[state.hearts[seat]] - LOST_TURN[many] * state.owed[seat]
    if state.armor[seat]:
        strength += ARMORED
    cards = state.hand[seat] + state.played[seat]
    for shift, each in _SHIFTS[many]:
        strength += each * (cards >> shift & MAX_OF_A_KIND)
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


def harm_worth(hearts: int, damage: int) -> tuple[float, ...]:
    """Return the value of harm to a player by hearts left, in hearts; index 0 is a hit that armor takes.

    It is higher for wounded players, and highest for the last heart.

    Args:
        hearts: number of hearts at the start.
        damage: hearts that the harm costs.
    """
    return _HARM_WORTH[hearts * _DAMAGES + damage]


def can_strike_from(state: ClearingHouse, seat: int, cell: int) -> bool:
    """Return whether this seat has a card to attack another player from this cell."""
    spot, at = state.config.spots[seat][cell], state.at
    others = [at[other] for other in state.living if other != seat]
    if state.hand[seat] & HAS[RANGED_ATTACK] and any(spot.faces[there] for there in others):
        return True
    attacks = state.hand[seat] & HAS[ATTACK] or state.base[seat] & 1
    return bool(attacks) and any(spot.distance[there] == 1 for there in others)
