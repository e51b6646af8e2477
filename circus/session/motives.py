"""Motives: reasons of a bot's action, from the information of a viewer."""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.frame import OPEN, Frame, frames_of, view_of
from circus.core.game import Game
from circus.core.policy import Policy, Reason
from circus.core.state import State
from circus.records.timeline import Timeline

WORLDS = 10
"""Number of determinizations that are tried."""

LOOK_BACK = 40
"""Maximum number of past actions that are searched for an event or an item."""


class Motive(NamedTuple):
    """Reason of a seat's action.

    Attributes:
        seat: the actor.
        reason: as a hint would explain it; `None` if there is none, or it is hidden.
        forced: whether the seat had no alternative.
        hidden: whether that depends on information hidden from the viewer.
    """

    seat: int
    reason: Reason | None = None
    forced: bool = False
    hidden: bool = False


def motive(timeline: Timeline, n: int, viewer: int) -> Motive | None:
    """Return the motive of action `n`, counted from 1; `None` for chance, or for a game without reasons.

    In a running game it is derived from the viewer's information alone: the reason must be equal in all
    determinizations. Afterwards, and with `OPEN`, it is that of the actor's view.
    """
    game, action = timeline.game, timeline.actions[n - 1]
    reason_of = game.policy.reason if game.policy else None
    if action.seat == CHANCE or reason_of is None:
        return None
    before = timeline.at(n - 1)
    if viewer in (OPEN, action.seat) or game.outcome(timeline.at(len(timeline))) is not None:
        return _true_motive(game, before, action)
    seen = view_of(game, before, viewer)
    return inferred_motive(game, seen, timeline.frames(n, viewer), viewer, action)


def inferred_motive(
    game: Game[Any], seen: State, frames: Sequence[Frame], viewer: int, action: Action
) -> Motive:
    """Return the motive as a viewer can infer it from its view `seen` and its `frames` of an action."""
    is_visible = is_fully_visible(game, frames, action)
    worlds = list(_likely(game, seen, frames, viewer, action)) if is_visible else []
    found = [_true_motive(game, world, action) for world in worlds]
    if not found or any(each.reason != found[0].reason for each in found):
        return Motive(action.seat, hidden=True)
    return found[0]._replace(forced=all(each.forced for each in found))


def is_fully_visible(game: Game[Any], frames: Sequence[Frame], action: Action) -> bool:
    """Return whether the visible frames of an action name all of it, so that it was not secret."""
    if game.policy and action.verb in game.policy.open_verbs:
        return True
    events = [frame.event for frame in frames if frame.event and frame.event.facts.get("seat") == action.seat]
    named = {name for event in events for value in event.facts.values() for name in _names(value)}
    return named.issuperset(action.picks) if action.picks else action.verb in {each.kind for each in events}


def _names(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _true_motive(game: Game[Any], world: State, action: Action) -> Motive:
    """Return the motive from full information: the seat's own view of that world."""
    assert game.policy and game.policy.reason
    seat = action.seat
    reason = game.policy.reason(game.view(world, seat), action)
    return Motive(seat, reason, forced=len(game.legal_actions(world, seat)) == 1)


def _likely(
    game: Game[Any], seen: State, frames: Sequence[Frame], viewer: int, action: Action
) -> Iterator[State]:
    """Yield determinizations of `seen` in which the action produces these frames."""
    policy: Policy[Any] | None = game.policy
    assert policy
    fill = policy.determinizer(seen) if policy.determinizer else partial(game.determinize, seen)
    for number in range(WORLDS):
        world = fill(Random(number))
        if game.rule_violation(world, action) is not None:
            continue
        if action.verb in policy.open_verbs or _frames_of(game, world, action, viewer) == frames:
            yield world


def _frames_of(game: Game[Any], world: State, action: Action, viewer: int) -> Sequence[Frame]:
    return frames_of(game, world.copy(), action, (viewer,))[viewer]


def action_behind(timeline: Timeline, event: Event, viewer: int) -> int:
    """Return the number of the action, from 1, behind an event; 0 if it is not one of the latest."""
    for n in range(len(timeline), max(0, len(timeline) - LOOK_BACK), -1):
        if any(frame.event == event for frame in timeline.frames(n, viewer)):
            return n
    return 0


def latest_pick_of(timeline: Timeline, name: str) -> int:
    """Return the number of the latest action, from 1, that picked this name; 0 for none."""
    for n in range(len(timeline), max(0, len(timeline) - LOOK_BACK), -1):
        if name in timeline.actions[n - 1].picks:
            return n
    return 0
