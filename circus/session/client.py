"""Client of a session: a separate viewer besides the shared screen.

The server for phones, a later room, will attach one for each phone (`Host.attach`); until then the tests of
the host do.
"""

from collections.abc import Callable, Sequence

from circus.core.action import Action
from circus.core.frame import Frame
from circus.core.state import State
from circus.session.game_session import GameSession


class Client:
    """View of one seat on a session, frame by frame, with its actions.

    Attributes:
        seat: the viewer; -1 for the public.
    """

    def __init__(self, session: GameSession, seat: int, answer: Callable[[int, Action], None]) -> None:
        """Create a client; `answer` plays an action of that seat."""
        self.seat = seat
        self._session = session
        self._answer = answer
        self._frames: list[Frame] = []

    @property
    def view(self) -> State:
        """The position as this seat sees it."""
        return self._session.view(self.seat)

    @property
    def legal(self) -> Sequence[Action]:
        """The legal actions of this seat now."""
        return self._session.match.legal_actions(self.seat)

    def answer(self, action: Action) -> None:
        """Play an action.

        Raises:
            IllegalActionError: it breaks a rule; nothing has changed.
        """
        self._answer(self.seat, action)

    def receive(self, frames: Sequence[Frame]) -> None:
        """Take the frames of one action."""
        self._frames += frames

    def take_frames(self) -> list[Frame]:
        """Return the frames since the last call, the oldest first."""
        frames, self._frames = self._frames, []
        return frames
