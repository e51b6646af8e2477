"""Heuristics for a turn: attack if possible, else approach an enemy, else take cover."""

from collections.abc import Callable, Sequence
from typing import Final

from circus.core.action import Action
from circus.games.clearing_house.board import WIDTH, steps_from
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
from circus.games.clearing_house.evaluation import DANGER, harm_worth
from circus.games.clearing_house.state import ClearingHouse

WHIM: Final = 0.3
"""Random addition to the value of an attack, so that targets vary."""

ARMOR_FROM: Final = 0.1
"""Minimum danger for playing Armor."""

FEAR: Final = (0.0, 2.0, 1.0, 1.0, 0.5)
"""Weight of danger, by the number of hits that a player survives, plus one; the last for any more."""

HUNT: Final = 0.05
"""Value of a step towards the nearest enemy; it grows with every round after `PATIENCE`."""

PATIENCE: Final = 6
"""Number of rounds until bots grow bold.

The player who hides longest wins most often, and the rules set three players no limit (CH-33). Without this
constant, games between good players take fifty rounds.
"""

LAZY: Final = 0.02
"""Minimum gain of a step."""

TIE: Final = 1e-9
"""Difference below which values are equal: sums in another order of seats differ by their rounding."""

Draw = Callable[[], float]
"""Source of random numbers from 0 to below 1."""

Steps = Sequence[Action]
"""Moves to other cells."""

Foe = tuple[int, int, float, float, float]
"""Cell of an enemy, its seat, the values of an Attack and of a Ranged Attack that hits, and its whim.

Whims, and `choose_play`'s other random numbers, keep bots fair: choices between equals must not follow the
order of seats or cells, which would give a seat of a symmetric board more wins than the rules do.
"""


def choose_play(state: ClearingHouse, seat: int, random: Draw) -> Action | None:
    """Return the card for the seat in turn to play, `None` to end the turn; `state` may be its view."""
    foes = _foes(state, seat, random)
    found = _blow(state, seat, foes, random)
    if found:
        return found
    steps = _steps(state, seat)
    if state.left > 1:
        found = _approach(state, seat, foes, steps, random) or _set_trap(state, seat, random)
        if found:
            return found
    return _cover(state, seat, foes, steps, random)


def _foes(state: ClearingHouse, seat: int, random: Draw) -> list[Foe]:
    config, at, hearts, armor = state.config, state.at, state.hearts, state.armor
    blows = harm_worth(config.hearts, config.damage.attack)
    shots = harm_worth(config.hearts, config.damage.ranged)
    found = []
    for other in state.living:
        if other != seat:
            whim, left = WHIM * random(), 0 if armor[other] else hearts[other]
            found.append((at[other], other, blows[left] + whim, shots[left] + whim, whim))
    return found


def _blow(state: ClearingHouse, seat: int, foes: list[Foe], random: Draw) -> Action | None:
    """Return the best of Attack, Ranged Attack, and Abduct onto a trap; `None` if none is possible."""
    config, hand = state.config, state.hand[seat]
    spot, chance = config.spots[seat][state.at[seat]], config.shots.chance
    attacks = hand & HAS[ATTACK] or state.base[seat] & 1
    shoots, abducts = hand & HAS[RANGED_ATTACK], hand & HAS[ABDUCT]
    traps = state.traps & spot.grabs & ~state.occupied if abducts else 0
    trapped = harm_worth(config.hearts, config.damage.trap)
    best, found = 0.0, None
    in_line = spot.distance
    for cell, other, blow, shot, whim in foes:
        distance = in_line[cell]
        if not distance:
            continue
        if traps and spot.grabs >> cell & 1 and trapped[state.hearts[other]] + whim > best:
            best = trapped[state.hearts[other]] + whim
            found = _any([action for end, action in spot.abductions[other] if end & traps], random)
        elif distance == 1 and attacks and blow > best:
            best, found = blow, spot.attacks[other]
        elif shoots and shot * chance[distance] > best:
            best, found = shot * chance[distance], spot.shots[other]
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


def _any(actions: Sequence[Action], random: Draw) -> Action:
    """Return one of these actions, each with equal probability."""
    return actions[int(random() * len(actions))]


def _approach(state: ClearingHouse, seat: int, foes: list[Foe], steps: Steps, random: Draw) -> Action | None:
    """Return a step after which the next card can attack; `None` if there is none."""
    shoots = state.hand[seat] & HAS[RANGED_ATTACK]
    attacks = state.hand[seat] & HAS[ATTACK] or state.base[seat] & 1
    if not (shoots or attacks):
        return None
    distance, chance = state.config.board.distance, state.config.shots.chance
    best, found, equals = 0.0, None, 0
    for action in steps:
        in_line = distance[action.code[2]]
        most = 0.0
        for there, _, blow, shot, _ in foes:
            far = in_line[there]
            worth = shot * chance[far] if shoots else 0.0
            if far == 1 and attacks and blow > worth:
                worth = blow
            if worth > most:
                most = worth
        if most > best + TIE:
            best, found, equals = most, action, 1
        elif most > best - TIE and equals:
            equals += 1
            if random() * equals < 1:
                found = action
    return found


def _set_trap(state: ClearingHouse, seat: int, random: Draw) -> Action | None:
    """Return an Ambush next to the seat, for an adjacent enemy to be abducted onto it next."""
    hand = state.hand[seat]
    if not (hand & HAS[AMBUSH] and hand & HAS[ABDUCT] and state.supply[seat]):
        return None
    spot = state.config.spots[seat][state.at[seat]]
    if not spot.near & state.occupied:
        return None
    taken = state.occupied | state.tape | state.traps
    found: list[Action] = []
    for four, ambushes in spot.ambushes:
        beside = four & spot.near
        if beside & taken != beside:
            found += ambushes[four & (taken | ~spot.near)]
    return _any(found, random) if found else None


def _cover(state: ClearingHouse, seat: int, foes: list[Foe], steps: Steps, random: Draw) -> Action | None:
    """Return Armor if in danger, else a step to a safer cell; `None` if none is."""
    far = [steps_from(foe[0]) for foe in foes]
    danger, nearest = _exposed(state.at[seat], far)
    if state.hand[seat] & HAS[ARMOR] and danger > ARMOR_FROM and not state.armor[seat]:
        return state.config.spots[seat][state.at[seat]].armor
    fear = FEAR[min(-(-state.hearts[seat] // max(1, state.config.damage.attack)), len(FEAR) - 1)]
    hunt = HUNT * max(1, state.round - PATIENCE + 1)
    most, found = fear * -danger - hunt * nearest + LAZY, None
    equals = 0
    for action in steps:
        danger, nearest = _exposed(action.code[2], far)
        gain = fear * -danger - hunt * nearest
        if gain > most + TIE:
            most, found, equals = gain, action, 1
        elif gain > most - TIE and equals:
            equals += 1
            if random() * equals < 1:
                found = action
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
