"""Heuristics for a turn: attack if possible, else approach an enemy, else take cover."""

from collections.abc import Callable, Sequence
from typing import Final

from circus.core.action import Action
from circus.games.clearing_house.board import HIT_CHANCE, WIDTH, steps_from
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    DOUBLE_MOVE,
    HAS,
    MOVE,
    RANGED_ATTACK,
)
from circus.games.clearing_house.evaluation import DANGER, blow_worth, heart_worth
from circus.games.clearing_house.state import ClearingHouse

WHIM: Final = 0.3
"""Random addition to the value of an attack, so that targets vary."""

ARMOR_FROM: Final = 0.1
"""Minimum danger for playing Armor."""

FEAR: Final = (0.0, 2.0, 1.0, 1.0, 0.5)
"""Weight of danger, by hearts left."""

HUNT: Final = 0.05
"""Value of a step towards the nearest enemy; it grows with every round after `PATIENCE`."""

PATIENCE: Final = 6
"""Number of rounds until bots grow bold.

The player who hides longest wins most often, and the rules set three players no limit (CH-33). Without this
constant, games between good players take fifty rounds.
"""

LAZY: Final = 0.02
"""Minimum gain of a step."""

Foe = tuple[int, int, float]
"""Cell of an enemy, its seat, and the value of hitting it."""


def choose_play(state: ClearingHouse, seat: int, random: Callable[[], float]) -> Action | None:
    """Return the card for the seat in turn to play, `None` to end the turn; `state` may be its view."""
    foes = [
        (state.at[other], other, blow_worth(state, other) + WHIM * random())
        for other in state.living
        if other != seat
    ]
    found = _blow(state, seat, foes)
    if found:
        return found
    steps = _steps(state, seat)
    if state.left > 1:
        found = _approach(state, seat, foes, steps) or _lay_trap(state, seat, foes)
        if found:
            return found
    return _cover(state, seat, foes, steps)


def _blow(state: ClearingHouse, seat: int, foes: list[Foe]) -> Action | None:
    """Return the best of Attack, Ranged Attack, and Abduct onto a trap; `None` if none is possible."""
    hand, spot = state.hand[seat], state.config.spots[seat][state.at[seat]]
    attacks = hand & HAS[ATTACK] or state.base[seat] & 1
    shoots, abducts = hand & HAS[RANGED_ATTACK], hand & HAS[ABDUCT]
    traps = state.traps & spot.near & ~state.occupied if abducts else 0
    best, found = 0.0, None
    in_line = spot.distance
    for cell, other, worth in foes:
        distance = in_line[cell]
        if not distance:
            continue
        if distance == 1 and traps and heart_worth(state, other) > best:
            best = heart_worth(state, other)
            found = [action for cell, action in spot.abductions[other] if cell & traps][-1]
        elif distance == 1 and attacks and worth > best:
            best, found = worth, spot.attacks[other]
        elif shoots and worth * HIT_CHANCE[distance] > best:
            best, found = worth * HIT_CHANCE[distance], spot.shots[other]
    return found


def _steps(state: ClearingHouse, seat: int) -> tuple[Action, ...]:
    """Return the Moves and Double Moves that meet no trap."""
    hand, spot = state.hand[seat], state.config.spots[seat][state.at[seat]]
    shut = state.tape | state.traps
    taken = shut | state.occupied
    found: tuple[Action, ...] = ()
    if hand & HAS[MOVE] or state.base[seat] & 2:
        found = spot.moves[spot.near & taken]
    if hand & HAS[DOUBLE_MOVE]:
        found += spot.doubles[spot.ends & taken | spot.shut_ends[spot.near & shut]]
    return found


def _approach(state: ClearingHouse, seat: int, foes: list[Foe], steps: Sequence[Action]) -> Action | None:
    """Return a step after which the next card can attack; `None` if there is none."""
    shoots = state.hand[seat] & HAS[RANGED_ATTACK]
    if not (shoots or state.hand[seat] & HAS[ATTACK] or state.base[seat] & 1):
        return None
    distance = state.config.board.distance
    best, found = 0.0, None
    for action in steps:
        in_line = distance[action.code[2]]
        for there, _, worth in foes:
            far = in_line[there]
            if far and (far == 1 or shoots) and worth * HIT_CHANCE[far] > best:
                best, found = worth * HIT_CHANCE[far], action
    return found


def _lay_trap(state: ClearingHouse, seat: int, foes: list[Foe]) -> Action | None:
    """Return an Ambush next to the seat, for an adjacent enemy to be abducted onto it next."""
    hand = state.hand[seat]
    if not (hand & HAS[AMBUSH] and hand & HAS[ABDUCT] and state.supply[seat]):
        return None
    spot = state.config.spots[seat][state.at[seat]]
    if not spot.near & state.occupied:
        return None
    taken = state.occupied | state.tape | state.traps
    for four, ambushes in spot.ambushes:
        beside = four & spot.near
        if beside & taken != beside:
            return ambushes[four & (taken | ~spot.near)][0]
    return None


def _cover(state: ClearingHouse, seat: int, foes: list[Foe], steps: Sequence[Action]) -> Action | None:
    """Return Armor if in danger, else a step to a safer cell; `None` if none is."""
    far = [steps_from(cell) for cell, _, _ in foes]
    danger, nearest = _exposed(state.at[seat], far)
    if state.hand[seat] & HAS[ARMOR] and danger > ARMOR_FROM and not state.armor[seat]:
        return state.config.spots[seat][state.at[seat]].armor
    fear = FEAR[state.hearts[seat]]
    hunt = HUNT * max(1, state.round - PATIENCE + 1)
    most, found = fear * -danger - hunt * nearest + LAZY, None
    for action in steps:
        danger, nearest = _exposed(action.code[2], far)
        gain = fear * -danger - hunt * nearest
        if gain > most:
            most, found = gain, action
    return found


def _exposed(cell: int, far: Sequence[tuple[int, ...]]) -> tuple[float, int]:
    """Return the danger on a cell and the steps to the nearest enemy.

    `far` has the steps of each enemy to every cell.
    """
    danger, nearest = 0.0, WIDTH
    for steps in far:
        away = steps[cell]
        danger += DANGER[away]
        if away < nearest:
            nearest = away
    return danger, nearest
