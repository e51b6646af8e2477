"""The supervisor: starts the stand's program, and starts it again when it has crashed or frozen."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from circus.voice import say, wait_for_nobody

BEAT_S = 0.5
"""So often a program that lives says so."""
FROZEN_S, STARTING_S = 2.5, 30.0
"""So long it may do nothing: once it has begun, and before."""
HOPELESS_S = 10.0
"""So long it may be at one thing where the machine lets it work but little."""
IDLE_SHARE = 0.02
"""Who uses less of a core than this is not at anything: it waits for what does not come."""
LOOKED_S = 0.25
"""So often it is looked at."""
HASTY_S = 3.0
"""A program that twice running does not even live so long waits a second, lest the laptop burn."""


UNOPENED = 69
"""The exit code of a program that could not open its window, and has said why."""


class Pulse:
    """What a running program tells its supervisor: that it lives, and how much it has worked.

    Attributes:
        is_orphan: whether the supervisor is gone: then nobody would start the program again.
    """

    def __init__(self, wire: Connection | None = None) -> None:
        """`wire` leads to the supervisor; without one nobody listens."""
        self._rounds = 0
        self.is_orphan = False
        if wire:
            threading.Thread(target=self._tell, args=(wire,), daemon=True).start()

    @property
    def has_begun(self) -> bool:
        """Whether the program has come round at all."""
        return self._rounds > 0

    def beat(self) -> None:
        """The program has come round once more."""
        self._rounds += 1

    def _tell(self, wire: Connection) -> None:
        while not self.is_orphan:
            try:
                wire.send((self._rounds, time.process_time()))
            except OSError:
                self.is_orphan = True
            time.sleep(BEAT_S)


class Watch:
    """Tells whether a program has frozen, by what its pulse says; time is a number of seconds."""

    def __init__(self, now: float) -> None:
        self._heard = self._moved = now
        self._rounds, self._worked, self._works = 0, 0.0, 0.0

    def hear(self, now: float, rounds: int, worked: float) -> None:
        """The pulse has said how often the program came round, and how many seconds it has worked."""
        self._heard, self._works = now, worked
        if rounds != self._rounds:
            self._rounds, self._moved, self._worked = rounds, now, worked

    def is_frozen(self, now: float) -> bool:
        """Whether it does not come round any more, though it could.

        A program that works but is given little of the machine is slow, not frozen.
        """
        if not self._rounds:
            return now - self._moved > STARTING_S
        still, worked = now - self._moved, self._works - self._worked
        if now - self._heard > FROZEN_S or still > HOPELESS_S:
            return True
        return still > FROZEN_S and (worked > 0.8 * FROZEN_S or worked < IDLE_SHARE * still)


Program = Callable[[bool, Connection], None]
"""What is supervised: it is told whether it goes on after it was broken off, and beats on the wire."""


def supervised(program: Program) -> int:
    """Runs `program` in a process of its own until it ends by itself; returns its exit code.

    One that twice running falls over at once begins anew: what it goes on with may be what it falls over.
    One whose window cannot be opened from the start is not tried again.
    """
    wait_for_nobody()
    goes_on = was_hasty = was_tried = False
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
        if code == UNOPENED and not was_tried:
            return 1
        was_tried = True
        say(f"circus: the stand's program ended with code {code}; it is started again")
        is_hasty = time.monotonic() - begun < HASTY_S
        goes_on = not (is_hasty and was_hasty and code > 0)
        if is_hasty and was_hasty:
            time.sleep(1.0)
        was_hasty = is_hasty


def _watched(process: BaseProcess, heard: Connection) -> int:
    """Waits for the end of a process, and brings it about where it has frozen; returns the exit code."""
    watch = Watch(time.monotonic())
    try:
        while process.exitcode is None:
            process.join(LOOKED_S)
            with suppress(EOFError, OSError):
                while heard.poll():
                    watch.hear(time.monotonic(), *heard.recv())
            if watch.is_frozen(time.monotonic()) and process.exitcode is None:
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
