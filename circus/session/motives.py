"""Motives: why a bot did what it did, as far as a pair of eyes can work it out from what they saw."""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.frame import OPEN, Frame, frames_of, seen_by
from circus.core.game import Game
from circus.core.policy import Policy, Reason
from circus.core.state import State
from circus.timeline import Timeline

WORLDS = 10
"""So many worlds are tried that look alike to who asks."""

LOOK_BACK = 40
"""Of so many actions, the latest, the one that an event or a thing belongs to is found."""


class Motive(NamedTuple):
    """Why a seat acted.

    Attributes:
        seat: who acted.
        reason: what speaks for it, as a hint would say it; `None` where nothing does, or it is hidden.
        forced: whether there was nothing else that the seat might have done.
        hidden: whether that hangs on what the eyes that ask cannot know.
    """

    seat: int
    reason: Reason | None = None
    forced: bool = False
    hidden: bool = False


def motive(timeline: Timeline, n: int, viewer: int) -> Motive | None:
    """Why action `n`, counted from 1, was done; `None` where nobody chose it or its game gives no reasons.

    While the game is going it is worked out from what `viewer` saw alone: the reason is told where it is the
    same in every world that they can imagine. Afterwards, and to open eyes, it is that of the actor's view.
    """
    game, action = timeline.game, timeline.actions[n - 1]
    tells = game.policy.reason if game.policy else None
    if action.seat == CHANCE or tells is None:
        return None
    before = timeline.at(n - 1)
    if viewer in (OPEN, action.seat) or game.outcome(timeline.at(len(timeline))) is not None:
        return _of(game, before, action)
    seen = seen_by(game, before, viewer)
    return guessed(game, seen, timeline.frames(n, viewer), viewer, action)


def guessed(game: Game[Any], seen: State, told: Sequence[Frame], viewer: int, action: Action) -> Motive:
    """Return the motive as eyes can guess it that saw `seen`, and then what was `told` of an action."""
    worlds = list(_likely(game, seen, told, viewer, action)) if is_told(game, told, action) else []
    found = [_of(game, world, action) for world in worlds]
    if not found or any(each.reason != found[0].reason for each in found):
        return Motive(action.seat, hidden=True)
    return found[0]._replace(forced=all(each.forced for each in found))


def is_told(game: Game[Any], told: Sequence[Frame], action: Action) -> bool:
    """Return whether what was told of an action names all of it: it is none that is done in secret."""
    assert game.policy
    if action.verb in game.policy.open_verbs:
        return True
    events = [frame.event for frame in told if frame.event and frame.event.facts.get("seat") == action.seat]
    named = {name for event in events for value in event.facts.values() for name in _names(value)}
    return named.issuperset(action.picks) if action.picks else action.verb in {each.kind for each in events}


def _names(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _of(game: Game[Any], world: State, action: Action) -> Motive:
    """Return the motive where all is known: as the seat itself sees that world."""
    assert game.policy and game.policy.reason
    seat = action.seat
    reason = game.policy.reason(game.view(world, seat), action)
    return Motive(seat, reason, forced=len(game.legal(world, seat)) == 1)


def _likely(
    game: Game[Any], seen: State, told: Sequence[Frame], viewer: int, action: Action
) -> Iterator[State]:
    """Worlds that looked as `seen` before an action, and where it looks as `told`."""
    policy: Policy[Any] | None = game.policy
    assert policy
    fill = policy.filler(seen) if policy.filler else partial(game.fill, seen)
    for number in range(WORLDS):
        world = fill(Random(number))
        if game.forbids(world, action) is not None:
            continue
        if action.verb in policy.open_verbs or _looks(game, world, action, viewer) == told:
            yield world


def _looks(game: Game[Any], world: State, action: Action, viewer: int) -> Sequence[Frame]:
    return frames_of(game, world.copy(), action, (viewer,))[viewer]


def deed_told(timeline: Timeline, event: Event, viewer: int) -> int:
    """Return the number of the action, from 1, that told these eyes of an event; 0 for none of the latest."""
    for n in range(len(timeline), max(0, len(timeline) - LOOK_BACK), -1):
        if any(frame.event == event for frame in timeline.frames(n, viewer)):
            return n
    return 0


def deed_with(timeline: Timeline, name: str) -> int:
    """Return the number of the latest action, from 1, that picked a thing of this name; 0 for none."""
    for n in range(len(timeline), max(0, len(timeline) - LOOK_BACK), -1):
        if name in timeline.actions[n - 1].picks:
            return n
    return 0
