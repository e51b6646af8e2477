"""Frames: the views that one viewer gets while actions are applied, one after every event."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from circus.core.action import Action
from circus.core.event import Event, EventSink
from circus.core.game import Game
from circus.core.state import State

OPEN = -2
"""Viewer that may see every value and every event: used for finished games."""


def view_of(game: Game[Any], state: State, viewer: int) -> State:
    """Return an independent view for this viewer: a seat, the public (-1), or `OPEN` for a full copy."""
    view: State = state.copy() if viewer == OPEN else game.view(state, viewer)
    return view


class Frame(NamedTuple):
    """View of one moment.

    Attributes:
        event: the event that led to this view; `None` for the position after a complete action.
        view: the state as the viewer may see it, after the event.
    """

    event: Event | None
    view: State


class FrameRecorder:
    """Recorder that stores the frames of each viewer while actions are applied to one state.

    Attributes:
        frames: frames of each viewer (a seat, -1 for the public, or `OPEN`), oldest first.
    """

    def __init__(self, game: Game[Any], viewers: Iterable[int]) -> None:
        self._game = game
        self.frames: dict[int, list[Frame]] = {viewer: [] for viewer in viewers}

    def event_sink(self, state: State) -> EventSink | None:
        """Return the event sink to pass to `Game.apply` with this state; `None` if there are no viewers."""
        if not self.frames:
            return None

        def record_event(event: Event) -> None:
            for viewer, frames in self.frames.items():
                if viewer == OPEN or event.reaches(viewer):
                    frames.append(Frame(event, view_of(self._game, state, viewer)))

        return record_event

    def settle(self, state: State) -> None:
        """Store the position after an action, for each viewer whose last frame differs from it."""
        for viewer, frames in self.frames.items():
            view = view_of(self._game, state, viewer)
            if not frames or frames[-1].view != view:
                frames.append(Frame(None, view))


def frames_of(
    game: Game[Any], state: State, action: Action, viewers: Iterable[int]
) -> dict[int, list[Frame]]:
    """Apply `action` to `state` in place and return each viewer's frames, at least one each.

    >>> from random import Random
    >>> from circus import games
    >>> game = games.find(games.in_order()[0])
    >>> state = game.start(game.setup())

    >>> frames = frames_of(game, state, game.chance(state, Random(1)), viewers=(-1, OPEN))
    >>> frames[-1][-1].view == game.view(state, -1)
    True
    """
    recorder = FrameRecorder(game, viewers)
    game.apply(state, action, recorder.event_sink(state))
    recorder.settle(state)
    return recorder.frames
