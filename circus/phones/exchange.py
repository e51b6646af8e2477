"""Mailboxes between the thread of the server and the main loop; neither ever waits for the other."""

from collections import deque
from collections.abc import Callable, Mapping
from itertools import count
from threading import Lock
from time import monotonic

from circus.phones.messages import ClientMessage, refused_message
from circus.phones.rates import Offences

MAX_OFFENCES = 5
"""Number of offences after which a connection is cut off; one lapses each `LAPSE_S`."""

MAX_UNANSWERED = 40
"""Maximum number of messages of one connection that wait for the main loop."""

MAX_UNSENT = 200
"""Maximum number of unsent messages besides the document; a phone that takes none is cut off."""


class Link:
    """Connection of one phone, shared by both threads.

    Outgoing messages are sent in order; of unsent documents only the latest is stored, so a slow phone costs
    nothing.

    Attributes:
        number: of the connection; the first is 1.
        address: the phone's network address.
        language: of its sentences.
        has_ended: whether the phone has gone; messages of it may still wait for the main loop.
    """

    def __init__(
        self, number: int, address: str, wake: Callable[[], None], clock: Callable[[], float] = monotonic
    ) -> None:
        """Create a link; `wake` is called after each change, from any thread, and `clock` returns s."""
        self.number = number
        self.address = address
        self.language = "en"
        self.has_ended = False
        self._wake = wake
        self._clock = clock
        self._lock = Lock()
        self._unsent: deque[str] = deque()
        self._document: str | None = None
        self._offences = Offences()
        self._is_banned = self._is_cut = False
        self._unanswered = 0

    def __repr__(self) -> str:
        return f"<Link {self.number}>"

    def send(self, message: str) -> None:
        """Queue a message, after those queued before; none follows a last message."""
        with self._lock:
            self._is_cut = self._is_cut or len(self._unsent) >= MAX_UNSENT
            if not self._is_cut:
                self._unsent.append(message)
        self._wake()

    def publish(self, document: str) -> None:
        """Queue a document message; it replaces an unsent one and never follows a last message."""
        with self._lock:
            self._document = None if self._is_cut else document
        self._wake()

    def cut(self, message: str = "") -> None:
        """End the connection after a last message, which replaces all unsent ones."""
        with self._lock:
            self._unsent.clear()
            self._document = None
            if message:
                self._unsent.append(message)
            self._is_cut = True
        self._wake()

    def offend(self, code: str, text: str) -> None:
        """Refuse a message as an offence; too many cut the connection off."""
        self.send(refused_message(code, text))
        with self._lock:
            if self._offences.add(self._clock()) >= MAX_OFFENCES:
                self._is_banned = self._is_cut = True
        self._wake()

    @property
    def is_banned(self) -> bool:
        """Whether its offences were too many."""
        return self._is_banned

    @property
    def is_cut(self) -> bool:
        """Whether the connection ends once its last messages are sent."""
        return self._is_cut

    def take(self) -> tuple[list[str], bool]:
        """Return the messages to send now, and whether to close the connection afterwards."""
        with self._lock:
            messages = list(self._unsent)
            self._unsent.clear()
            if self._document is not None:
                messages.append(self._document)
                self._document = None
            return messages, self._is_cut

    def expect(self) -> bool:
        """Count a message that will wait for the main loop; return false if too many wait already."""
        with self._lock:
            if self._unanswered >= MAX_UNANSWERED:
                return False
            self._unanswered += 1
            return True

    def answered(self) -> None:
        """Count a message as handled by the main loop."""
        with self._lock:
            self._unanswered -= 1


class Exchange:
    """All links of a table, and the messages that wait for the main loop.

    Attributes:
        refusals: the sentence of each refusal by language and code; the server reads it.
    """

    def __init__(
        self, refusals: Mapping[str, Mapping[str, str]], clock: Callable[[], float] = monotonic
    ) -> None:
        """Create an exchange without links; `clock` returns s."""
        self.refusals = refusals
        self._clock = clock
        self._numbers = count(1)
        self._lock = Lock()
        self._waiting: deque[tuple[Link, ClientMessage | None]] = deque()

    def connect(self, address: str, wake: Callable[[], None]) -> Link:
        """Create the link of a new connection."""
        return Link(next(self._numbers), address, wake, self._clock)

    def put(self, link: Link, message: ClientMessage | None) -> None:
        """Pass a message to the main loop; `None`: the connection has ended."""
        if message is None:
            link.has_ended = True
        with self._lock:
            self._waiting.append((link, message))

    def take(self) -> tuple[Link, ClientMessage | None] | None:
        """Return the oldest message, `None` if none waits."""
        with self._lock:
            return self._waiting.popleft() if self._waiting else None
