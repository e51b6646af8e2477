"""A client: one pair of eyes of its own at a session, beside the shared screen: a phone, a second window."""

from collections.abc import Callable, Sequence

from circus.core.action import Action
from circus.core.frame import Frame
from circus.core.state import State
from circus.session.game_session import GameSession


class Client:
    """What one seat sees of a session, frame by frame, and what it may do.

    Attributes:
        seat: whose eyes these are; -1 for the public.
    """

    def __init__(self, session: GameSession, seat: int, answer: Callable[[int, Action], None]) -> None:
        """`answer` carries out an action of that seat."""
        self.seat = seat
        self._session = session
        self._answer = answer
        self._frames: list[Frame] = []

    @property
    def view(self) -> State:
        """The position as this seat may see it."""
        return self._session.view(self.seat)

    @property
    def legal(self) -> Sequence[Action]:
        """What this seat may do now."""
        return self._session.match.legal(self.seat) if self.seat in self._session.awaited else ()

    def answer(self, action: Action) -> None:
        """Do something; raise `IllegalActionError` and changes nothing where the rules forbid it."""
        self._answer(self.seat, action)

    def receive(self, frames: Sequence[Frame]) -> None:
        """Take the frames of one action."""
        self._frames += frames

    def take_frames(self) -> list[Frame]:
        """Return the frames since this was last asked, the oldest first."""
        frames, self._frames = self._frames, []
        return frames
