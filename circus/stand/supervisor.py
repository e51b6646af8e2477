"""The supervisor: starts the stand's program, and starts it again when it has crashed or frozen."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

from circus.voice import say

BEAT_MS = 500.0
"""So often a program that lives says so."""
FROZEN_S, STARTING_S = 2.5, 30.0
"""So long it may be silent: once it has begun, and before."""
LOOKED_S = 0.25
"""So often it is looked at."""
HASTY_S = 5.0
"""A program that does not even live so long is not started again at once, lest the laptop burn."""


class Pulse:
    """What a running program leaves for its supervisor.

    Attributes:
        is_orphan: whether the supervisor is gone: then nobody would start the program again.
    """

    def __init__(self, stand: Path) -> None:
        self._path = _path(stand)
        self._rested = BEAT_MS
        self._parent = multiprocessing.parent_process()
        self._count = 0
        self.is_orphan = False

    def beat(self, ms: float) -> None:
        """Time passes; where nothing can be written the supervisor will hear nothing."""
        self._rested += ms
        if self._rested < BEAT_MS or self._parent is None:
            return
        self._rested, self._count = 0.0, self._count + 1
        self.is_orphan = not self._parent.is_alive()
        with suppress(OSError):
            self._path.write_text(str(self._count))


def supervised(stand: Path, program: Callable[[bool], None]) -> int:
    """Runs `program` in a process of its own until it ends by itself; returns its exit code.

    It is told whether it goes on after it was broken off.
    """
    goes_on = False
    while True:
        begun = time.monotonic()
        with suppress(OSError):
            _path(stand).unlink(missing_ok=True)
        process = multiprocessing.get_context("spawn").Process(target=program, args=(goes_on,))
        process.start()
        code = _watched(process, stand)
        if code in (0, 2):
            return code
        say(f"circus: the stand's program ended with code {code}; it is started again")
        goes_on = True
        if time.monotonic() - begun < HASTY_S:
            time.sleep(1.0)


def _watched(process: BaseProcess, stand: Path) -> int:
    """Waits for the end of a process, and brings it about where it has frozen; returns the exit code."""
    last, seen = "", time.monotonic()
    try:
        while process.exitcode is None:
            process.join(LOOKED_S)
            beat = _beat(stand)
            if beat != last:
                last, seen = beat, time.monotonic()
            elif time.monotonic() - seen > (FROZEN_S if last else STARTING_S):
                _end(process)
    except KeyboardInterrupt:
        process.terminate()
        process.join()
        raise
    return process.exitcode or 0


def _end(process: BaseProcess) -> None:
    """Ends a frozen process, which writes where it was as far as it can."""
    say("circus: the stand's program answers no more; it is ended")
    if process.pid and hasattr(signal, "SIGABRT") and os.name == "posix":
        with suppress(OSError):
            os.kill(process.pid, signal.SIGABRT)
        process.join(0.2)
    process.kill()
    process.join()


def _beat(stand: Path) -> str:
    try:
        return _path(stand).read_text()
    except OSError:
        return ""


def _path(stand: Path) -> Path:
    return stand / "alive"
