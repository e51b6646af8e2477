"""Clients of a session: separate viewers besides the shared screen, such as the phones of persons."""

from collections.abc import Callable, Sequence

from circus.core.action import Action
from circus.core.frame import Frame
from circus.core.state import State
from circus.session.game_session import Frames, GameSession
from circus.session.reaction_clock import ReactionClock


class Client:
    """View of one seat on a session, frame by frame, with its actions.

    Attributes:
        seat: the viewer; -1 for the public.
    """

    def __init__(self, session: GameSession, seat: int, clients: "Clients") -> None:
        """Create a client of these."""
        self.seat = seat
        self._session = session
        self._clients = clients
        self._frames: list[Frame] = []

    @property
    def view(self) -> State:
        """The position as this seat sees it."""
        return self._session.view(self.seat)

    @property
    def legal(self) -> Sequence[Action]:
        """Legal actions of this seat.

        In a reaction window that asks persons together, both answers, with and without the card; in one that
        closes unasked, nothing.
        """
        return self._clients.legal(self.seat)

    def answer(self, action: Action) -> None:
        """Play an action, or answer a shared reaction window, which closes for all at once.

        Raises:
            IllegalActionError: it breaks a rule; nothing has changed.
        """
        self._clients.answer(self.seat, action)

    @property
    def is_changeable(self) -> bool:
        """Whether the seat has made a secret choice that it can take back: others have yet to choose."""
        return self._clients.is_changeable(self.seat)

    def take_back(self) -> bool:
        """Take back a secret choice; return whether it was possible."""
        return self._clients.take_back(self.seat)

    def receive(self, frames: Sequence[Frame]) -> None:
        """Take the frames of one action."""
        self._frames += frames

    def take_frames(self) -> list[Frame]:
        """Return the frames since the last call, the oldest first."""
        frames, self._frames = self._frames, []
        return frames


class Clients:
    """All clients of a session."""

    def __init__(
        self,
        session: GameSession,
        clock: ReactionClock,
        play: Callable[[int, Action], None],
        show: Callable[[], None],
    ) -> None:
        """Create an empty collection; `play` plays an action of a seat, `show` shows the position again."""
        self._session = session
        self._clock = clock
        self._play = play
        self._show = show
        self._clients: list[Client] = []

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the persons with a client."""
        return tuple(seat for seat in self._session.people if self.has(seat)) if self._clients else ()

    def has(self, seat: int) -> bool:
        """Check whether a seat has a client."""
        return any(client.seat == seat for client in self._clients)

    def add(self, seat: int) -> Client:
        """Create a client of a seat (-1: the public)."""
        client = Client(self._session, seat, self)
        self._clients.append(client)
        self._session.watch(seat)
        return client

    def remove(self, client: Client) -> None:
        """Create no more frames for a client."""
        self._clients.remove(client)
        self._session.look_away(client.seat)

    def deliver(self, frames: Frames) -> None:
        """Pass each client its frames of an action."""
        for client in self._clients:
            client.receive(frames[client.seat])

    def legal(self, seat: int) -> Sequence[Action]:
        """Return what a seat may do now; nothing in a window that closes unasked."""
        if self._is_together:
            return self._clock.answers(seat, self._session.people)
        return self._session.match.legal_actions(seat)

    def answer(self, seat: int, action: Action) -> None:
        """Play an action of a seat, or note its answer until the window closes for all."""
        if action.seat == seat and self._is_together:
            self._clock.respond(seat, action, self._session.people)
        else:
            self._play(seat, action)

    def is_changeable(self, seat: int) -> bool:
        """Check whether a seat can take its secret choice back."""
        return seat in self._session.people and self._clock.window is None and self._session.can_change(seat)

    def take_back(self, seat: int) -> bool:
        """Take back a secret choice; the others stay. Return whether it was possible."""
        if not self.is_changeable(seat):
            return False
        self._session.undo(seat)
        self._clock.forget()
        self._show()
        return True

    @property
    def _is_together(self) -> bool:
        """Whether a window is open for all persons together."""
        return self._clock.window is not None and self._clock.is_together(self._session.people)
