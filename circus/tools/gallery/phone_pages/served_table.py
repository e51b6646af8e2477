"""Table with the server of its phones, whose main loop runs in a thread."""

import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Event, Thread

from circus.content.data import sprite_files
from circus.core.errors import CircusError
from circus.phones.server import PhoneServer
from circus.phones.table import PhoneTable
from circus.session.host import Host
from circus.tools.gallery.phone_pages.browser import PATIENCE_S
from circus.ui.phones import SkinDescriber

_ROUND_S = 0.008
_ROUND_MS = 16.0


class ServedTable:
    """Table, its phones and their server.

    Attributes:
        host: of the game.
        table: the phones.
        server: of the page.
        fault: the error that ended the main loop; `None` while it runs.
    """

    def __init__(self, host: Host) -> None:
        """Start the server and the main loop."""
        self.host = host
        self.table = PhoneTable(host, SkinDescriber())
        self.server = PhoneServer(self.table.exchange, sprite_files(host.session.game.name))
        self.fault: BaseException | None = None
        self._runs = True
        self._calls: Queue[tuple[Callable[[], object], Event]] = Queue()
        self.server.start(port=0)
        self._invitations = dict(self.table.invitations)
        self._thread = Thread(target=self._run, name="main loop", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            while self._runs:
                self._answer_calls()
                self.host.advance(_ROUND_MS)
                self.table.advance(_ROUND_MS)
                self.table.answer_request(gives=True)  # nobody sits at a screen
                time.sleep(_ROUND_S)
        except BaseException as fault:  # reported in the thread that waits
            self.fault = fault

    def _answer_calls(self) -> None:
        with suppress(Empty):
            while True:
                call, done = self._calls.get_nowait()
                call()
                done.set()

    def do(self, call: Callable[[], object]) -> None:
        """Call a function between two rounds of the main loop.

        Raises:
            CircusError: if the main loop has ended.
        """
        done = Event()
        self._calls.put((call, done))
        if not done.wait(PATIENCE_S):
            raise CircusError("the table of the phones does not answer") from self.fault

    def link(self, seat: int) -> str:
        """Return the address in the QR code of a seat."""
        return f"{self.server.url}#{self._invitations[seat]}"

    def close(self) -> None:
        """Stop the main loop and the server."""
        self._runs = False
        self._thread.join(10)
        self.server.stop()
