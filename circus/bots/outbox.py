"""Outbox: sends messages to another process from a thread, so that the sender never waits for the reader."""

import contextlib
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread

END_LIMIT = 0.2
"""Seconds; on Windows the pipe of a process that was killed while it started may never be let go."""


class Outbox:
    """Queue of messages for one connection.

    A pipe takes only some kilobytes that nobody reads, and on Windows fewer than one question of a bot. A
    process that is stopped, or still starts, would hold up whoever writes more.
    """

    def __init__(self, line: Connection) -> None:
        """Start the thread; raises OSError where the system has no room for one."""
        self._messages: SimpleQueue[bytes | None] = SimpleQueue()
        words = line, self._messages
        self._thread = Thread(target=_send, args=words, daemon=True, name="circus outbox")
        try:
            self._thread.start()
        except RuntimeError as error:
            raise OSError(str(error)) from None

    def post(self, message: bytes) -> None:
        """Queue a pickled message; it is dropped if the other process has ended."""
        self._messages.put(message)

    def close(self) -> None:
        """End the thread; call it once the other process has ended, before the connection is closed."""
        self._messages.put(None)
        self._thread.join(END_LIMIT)


def _send(line: Connection, messages: "SimpleQueue[bytes | None]") -> None:
    with contextlib.suppress(OSError):  # the reader has ended: whoever waits for its answers notices
        for message in iter(messages.get, None):
            line.send_bytes(message)
