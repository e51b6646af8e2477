"""Past of a running game from the viewer's information, at any moment of it."""

from collections.abc import Iterator, Sequence
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.errors import UsageError
from circus.core.facts import Turn
from circus.core.frame import Frame, frames_of, view_of
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.session.game_session import GameSession
from circus.session.table_setup import Seat


class LookingBack:
    """Past of a session for one viewer.

    Attributes:
        eyes: the viewer, a seat or -1 for the public; no other view is ever shown.
        at: the current position, 0 to `of`.
    """

    def __init__(self, session: GameSession, eyes: int) -> None:
        self._session = session
        self.eyes = eyes
        self.at = self.of

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._session.game

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self._session.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The current players."""
        return self._session.seats

    @property
    def of(self) -> int:
        """The number of the present position."""
        return len(self._session.match.timeline)

    def view(self, seat: int) -> State:
        """Return the current position; raise `UsageError` for another viewer."""
        if seat != self.eyes:
            raise UsageError("the past of a game is shown to the eyes at the table only")
        return view_of(self.game, self._session.match.timeline.at(self.at), seat)

    def step_to(self, at: int) -> list[Frame]:
        """Go to position `at`; return the viewer's frames of the action that led there."""
        self.at = at
        return self._session.match.timeline.frames(at, self.eyes)


class FrameFeed:
    """Frames of each action for one viewer, returned once and updated as the game continues.

    Each action is computed once: after an undo the remaining ones are still cached.
    """

    def __init__(self, session: GameSession, eyes: int) -> None:
        self._session = session
        self._eyes = eyes
        self._known: list[Action] = []
        self._state: State = session.game.start(session.setup)

    def news(self) -> Iterator[tuple[int, Turn, Sequence[Frame]]]:
        """Yield each new action: the position it led to, its turn, its frames.

        An action belongs to the turn in which it was done, its results too; a draw outside of turns to the
        one that it leads to. A position that was returned before means that the
        actions from there on were undone.
        """
        timeline, game = self._session.match.timeline, self._session.game
        pairs = zip(self._known, timeline.actions, strict=False)
        stands = next((n for n, (old, new) in enumerate(pairs) if old is not new), None)
        stands = min(len(self._known), len(timeline)) if stands is None else stands
        if stands < len(self._known):
            del self._known[stands:]
            self._state = timeline.at(stands)
        for at in range(stands + 1, len(timeline) + 1):
            action = timeline.actions[at - 1]
            before = game.facts.turn(game.view(self._state, CHANCE))
            frames = frames_of(game, self._state, action, (self._eyes,))[self._eyes]
            after = game.facts.turn(game.view(self._state, CHANCE))
            turn = after if action.seat == CHANCE and not before.turn else before
            self._known.append(action)
            yield at, turn, frames

    @property
    def stands(self) -> int:
        """Number of returned actions that are still valid."""
        return len(self._known)
