"""Message queue to another process that never blocks the sender."""

import contextlib
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread

END_LIMIT = 0.2
"""Maximum time to wait for the thread, in seconds: Windows may never release the pipe of a killed process."""


class Outbox:
    """Queue of messages to another process, sent by a thread so that the sender never waits for the reader.

    A pipe buffers only some kilobytes, on Windows less than one question of a bot. Writing more would block
    while the other process is stopped or starting.
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
    with contextlib.suppress(OSError):  # the reader has ended: the receiver of its answers detects that
        for message in iter(messages.get, None):
            line.send_bytes(message)
