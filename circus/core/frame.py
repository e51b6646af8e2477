"""Frames: a game as one pair of eyes sees it pass, the view kept at every moment that is told."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from circus.core.action import Action
from circus.core.event import Event, Tell
from circus.core.game import Game
from circus.core.state import State

OPEN = -2
"""Eyes that see everything and hear everything: of who looks at a game that is over."""


def seen_by(game: Game[Any], state: State, viewer: int) -> State:
    """The state as these eyes see it: a seat's, the public's (-1), or open ones."""
    view: State = state.copy() if viewer == OPEN else game.view(state, viewer)
    return view


class Frame(NamedTuple):
    """One moment.

    Attributes:
        event: what had just happened; `None` for the settled position after an action.
        view: what these eyes saw of the table at that moment, the event already done.
    """

    event: Event | None
    view: State


class FrameRecorder:
    """Keeps the frames of each pair of eyes while actions are applied to one state.

    Attributes:
        frames: for each viewer (-1 for the public, `OPEN` for all) the frames so far, oldest first.
    """

    def __init__(self, game: Game[Any], viewers: Iterable[int]) -> None:
        self._game = game
        self.frames: dict[int, list[Frame]] = {viewer: [] for viewer in viewers}

    def telling(self, state: State) -> Tell | None:
        """What to give `Game.apply` with this state; `None` when nobody watches."""
        if not self.frames:
            return None

        def tell(event: Event) -> None:
            for viewer, frames in self.frames.items():
                if viewer == OPEN or event.heard_by(viewer):
                    frames.append(Frame(event, seen_by(self._game, state, viewer)))

        return tell

    def settle(self, state: State) -> None:
        """Ends an action: each viewer's last frame is the position as it is now."""
        for viewer, frames in self.frames.items():
            view = seen_by(self._game, state, viewer)
            if not frames or frames[-1].view != view:
                frames.append(Frame(None, view))


def frames_of(
    game: Game[Any], state: State, action: Action, viewers: Iterable[int]
) -> dict[int, list[Frame]]:
    """Applies `action` to `state`, in place, and returns each viewer's frames, at least one."""
    recorder = FrameRecorder(game, viewers)
    game.apply(state, action, recorder.telling(state))
    recorder.settle(state)
    return recorder.frames
