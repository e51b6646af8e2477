"""Probe of the sound device, in a process that may wait for a sound server as long as that likes.

Opening a device blocks the interpreter in every thread: for 30 s where a PulseAudio server accepts the
connection and never answers.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from circus.platform.systems import ignore_interrupts, spawning_context

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

DRIVER = "SDL_AUDIODRIVER"

Device = tuple[int, int, int, int]
"""Arguments of `mixer.init`."""

SERVERLESS_DRIVERS = ("dummy", "disk")
"""Drivers of SDL that ask nobody."""

END_SECONDS = 1.0
"""Maximum time to wait for the end of a killed process; the system ends it later in any case."""


def may_wait() -> bool:
    """Return whether opening a device may wait for another program, as on Linux for a sound server."""
    return sys.platform == "linux" and os.environ.get(DRIVER) not in SERVERLESS_DRIVERS


class SoundProbe:
    """Attempt to open a device in another process, from its creation until `answer` returns no `None`."""

    def __init__(self, device: Device) -> None:
        """Start the process; raises OSError."""
        context = spawning_context()
        self._line, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_try, args=(theirs, device), daemon=True)
        self._process.start()
        theirs.close()

    def answer(self) -> str | None:
        """Return the driver of SDL with which a device could be opened, "" for none; `None` before that."""
        if not self._line.poll():
            return None
        try:
            return str(self._line.recv())
        except (EOFError, OSError):
            return ""

    def close(self) -> None:
        """End the process."""
        self._line.close()
        self._process.kill()
        self._process.join(END_SECONDS)


@contextmanager
def only_driver(name: str) -> Iterator[None]:
    """Let SDL try one driver only: one before it may be that of a server that does not answer."""
    before = os.environ.get(DRIVER)
    os.environ[DRIVER] = name
    try:
        yield
    finally:
        if before is None:
            del os.environ[DRIVER]
        else:
            os.environ[DRIVER] = before


def _try(line: "Connection", device: Device) -> None:
    """Open the device and send the driver; exit at once, since ending in order may wait for the server."""
    ignore_interrupts()
    with suppress(Exception):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        from pygame import mixer

        mixer.init(*device)
        line.send(mixer.get_driver())
    os._exit(0)
