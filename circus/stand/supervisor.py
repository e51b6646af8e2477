"""The supervisor: starts the stand's program, and starts it again when it has crashed or frozen."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

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
    """What a running program tells its supervisor: that it lives.

    Attributes:
        is_orphan: whether the supervisor is gone: then nobody would start the program again.
    """

    def __init__(self, wire: Connection | None = None) -> None:
        """`wire` leads to the supervisor; without one nobody listens."""
        self._wire = wire
        self._rested = BEAT_MS
        self.is_orphan = False

    def beat(self, ms: float) -> None:
        """Time passes."""
        self._rested += ms
        if self._rested < BEAT_MS or self._wire is None:
            return
        self._rested = 0.0
        try:
            self._wire.send_bytes(b".")
        except OSError:
            self.is_orphan = True


Program = Callable[[bool, Connection], None]
"""What is supervised: it is told whether it goes on after it was broken off, and beats on the wire."""


def supervised(program: Program) -> int:
    """Runs `program` in a process of its own until it ends by itself; returns its exit code."""
    goes_on = False
    spawning = multiprocessing.get_context("spawn")
    while True:
        begun = time.monotonic()
        heard, wire = spawning.Pipe(duplex=False)
        process = spawning.Process(target=program, args=(goes_on, wire))
        process.start()
        wire.close()
        with heard:
            code = _watched(process, heard)
        if code in (0, 2):
            return code
        say(f"circus: the stand's program ended with code {code}; it is started again")
        goes_on = True
        if time.monotonic() - begun < HASTY_S:
            time.sleep(1.0)


def _watched(process: BaseProcess, heard: Connection) -> int:
    """Waits for the end of a process, and brings it about where it has frozen; returns the exit code."""
    begun, seen = False, time.monotonic()
    try:
        while process.exitcode is None:
            process.join(LOOKED_S)
            if _beats(heard):
                begun, seen = True, time.monotonic()
            elif time.monotonic() - seen > (FROZEN_S if begun else STARTING_S):
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


def _beats(heard: Connection) -> bool:
    """Whether it has said that it lives since this was last asked."""
    beats = False
    with suppress(EOFError, OSError):
        while heard.poll():
            heard.recv_bytes()
            beats = True
    return beats
