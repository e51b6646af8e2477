"""A game that is being played, looked back on with the eyes that look at the table: any moment of it."""

from collections.abc import Iterator, Sequence
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.errors import UsageError
from circus.core.facts import Turn
from circus.core.frame import Frame, frames_of, seen_by
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.session.game_session import GameSession
from circus.session.table_setup import Seat


class LookingBack:
    """The past of a session for one pair of eyes.

    Attributes:
        eyes: a seat, or -1 for the public; nothing else is ever shown.
        at: the position that is looked at, 0 to `of`.
    """

    def __init__(self, session: GameSession, eyes: int) -> None:
        self._session = session
        self.eyes = eyes
        self.at = self.of

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self._session.game

    @property
    def setup(self) -> Setup:
        """How it is played."""
        return self._session.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        return self._session.seats

    @property
    def of(self) -> int:
        """The number of the present position."""
        return len(self._session.match.timeline)

    def view(self, seat: int) -> State:
        """Return the position that is looked at; raises `UsageError` for other eyes than these."""
        if seat != self.eyes:
            raise UsageError("the past of a game is shown to the eyes at the table only")
        return seen_by(self.game, self._session.match.timeline.at(self.at), seat)

    def step_to(self, at: int) -> list[Frame]:
        """Look at position `at`; what these eyes saw of the action that led there."""
        self.at = at
        return self._session.match.timeline.frames(at, self.eyes)


class Heard:
    """What some eyes saw of each action, told once and kept up as the game goes on.

    Each action is worked out once: after an undo those that stand are known already.
    """

    def __init__(self, session: GameSession, eyes: int) -> None:
        self._session = session
        self._eyes = eyes
        self._known: list[Action] = []
        self._state: State = session.game.start(session.setup)

    def news(self) -> Iterator[tuple[int, Turn, Sequence[Frame]]]:
        """For each action not told yet: the position it led to, the turn it belongs to, its frames.

        A draw belongs to the turn that it leads to.

        A position that was told before means that what came from there on was taken back.
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
            turn = after if action.seat == CHANCE else before
            self._known.append(action)
            yield at, turn, frames

    @property
    def stands(self) -> int:
        """How many of the actions told still stand."""
        return len(self._known)
