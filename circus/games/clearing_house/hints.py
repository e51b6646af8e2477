"""Justifications of actions in Clearing House, in one sentence."""

from circus.core.action import Action
from circus.core.policy import Reason
from circus.games.clearing_house.board import NOBODY, steps_from
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    CARDS,
    DOUBLE_MOVE,
    MOVE,
    RANGED_ATTACK,
)
from circus.games.clearing_house.evaluation import can_strike_from, danger_at
from circus.games.clearing_house.facts import is_deadly
from circus.games.clearing_house.state import ClearingHouse

FEW_HEARTS = 2
REACH = 2
"""Maximum king's steps at which an enemy may well attack next turn."""


def reason(view: ClearingHouse, action: Action) -> Reason | None:
    """Return the justification of an action of the seat that owns the view."""
    if action.verb == "play":
        return _OF_CARD[action.code[0]](view, action)
    if action.verb in ("draft", "discard"):
        return Reason(action.verb, {"card": f"card/{CARDS[action.code]}"})
    if action.verb == "intervene":
        key = "intervene-deadly" if is_deadly(view, action.seat) else "intervene"
        return Reason(key, {"hearts": view.hearts[action.seat]})
    return Reason(action.verb)


def _attack(view: ClearingHouse, action: Action) -> Reason:
    target = action.code[1]
    if target == NOBODY:
        return Reason("take-trap")
    damage = view.config.damage.attack
    key = _by_target(view, target, damage, ("attack", "attack-last", "attack-armor"))
    hearts = view.hearts[target]
    return Reason(key, {"target": target, "hearts": hearts, "left": max(0, hearts - damage)})


def _shot(view: ClearingHouse, action: Action) -> Reason:
    target = action.code[1]
    distance = view.config.board.distance[view.at[action.seat]][view.at[target]]
    key = _by_target(view, target, view.config.damage.ranged, ("shot", "shot-last", "shot-armor"))
    percent = round(100 * view.config.shots.chance[distance])
    return Reason(key, {"target": target, "hearts": view.hearts[target], "percent": percent})


def _by_target(view: ClearingHouse, target: int, damage: int, keys: tuple[str, str, str]) -> str:
    """Return the key for a usual target, for one that would die, or for one in armor."""
    usual, last_heart, armored = keys
    if view.armor[target]:
        return armored
    return last_heart if view.hearts[target] <= damage else usual


def _abduct(view: ClearingHouse, action: Action) -> Reason:
    _, victim, cell = action.code
    key = "abduct-trap" if view.traps >> cell & 1 else "abduct"
    return Reason(key, {"target": victim, "damage": view.config.damage.trap})


def _armor(view: ClearingHouse, action: Action) -> Reason:
    """Return the justification of Armor: few hearts left, or enemies nearby."""
    seat = action.seat
    steps = steps_from(view.at[seat])
    near = sum(steps[view.at[other]] <= REACH for other in view.living if other != seat)
    if near and view.hearts[seat] <= FEW_HEARTS:
        return Reason("armor-wounded", {"hearts": view.hearts[seat]})
    return Reason("armor", {"count": near}) if near else Reason("armor-far")


def _ambush(view: ClearingHouse, action: Action) -> Reason:
    return Reason("ambush")


def _move(view: ClearingHouse, action: Action) -> Reason:
    seat, cell = action.seat, action.code[2]
    if view.left > 1 and can_strike_from(view, seat, cell):
        return Reason("move-strike")
    safer = danger_at(view, seat, cell) < danger_at(view, seat, view.at[seat])
    if safer:
        return Reason("move-cover")
    steps = steps_from(cell)
    return Reason(
        "move-hunt", {"steps": min(steps[view.at[other]] for other in view.living if other != seat)}
    )


_OF_CARD = {
    ABDUCT: _abduct,
    AMBUSH: _ambush,
    ARMOR: _armor,
    ATTACK: _attack,
    DOUBLE_MOVE: _move,
    MOVE: _move,
    RANGED_ATTACK: _shot,
}
