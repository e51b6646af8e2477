"""Supervisor: starts the stand's program, and restarts it if it crashed, froze or lost the screen."""

import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from circus.platform.awake_clock import AwakeClock
from circus.platform.console import say, wait_for_nobody
from circus.platform.systems import is_crash, spawning_context
from circus.stand.repeated_faults import LeftOut, ProgramFault, RepeatedFaults

BEAT_S = 0.5
"""Seconds between two reports of a running program."""
FROZEN_S, STARTING_S = 2.5, 30.0
"""Seconds without progress that are allowed: once it has begun, and before."""
HOPELESS_S = 10.0
"""Seconds that one round may take if the machine gives the program little time."""
AWAY_S = 5.0
"""Seconds for which its window may be hidden or without the keyboard before the program is restarted."""
IDLE_SHARE = 0.02
"""Share of a core below which a program is not working but waiting for something that does not come."""
END_S = 2.0
"""Time limit of each wait for a process that was ended."""
CHECK_S = 0.25
"""Seconds between two checks of the process."""
HASTY_S = 3.0
"""Seconds after its first round within which the end of a program is hasty; before that round it always is.

After two hasty ends the restart waits a second. The start itself does not count: on a slow machine it
takes longer than this."""


UNOPENED = 69
"""Exit code of a program that could not open its window, and has printed the reason."""


class Pulse:
    """Reports of a running program to its supervisor: its rounds, its work, whether its window is away.

    Attributes:
        is_orphan: whether the supervisor is gone, so that nothing would restart the program.
    """

    def __init__(self, wire: Connection | None = None) -> None:
        """Start to report over `wire`; without one nothing is sent."""
        self._rounds = 0
        self._is_away = False
        self.is_orphan = False
        self._wire, self._sending = wire, threading.Lock()
        if wire:
            threading.Thread(target=self._send_pulses, args=(wire,), daemon=True).start()

    @property
    def has_begun(self) -> bool:
        """Whether the program has made a round."""
        return self._rounds > 0

    def beat(self, *, is_away: bool = False) -> None:
        """Count one round of the program; `is_away` is that of `circus.stand.presence.Presence`."""
        self._rounds += 1
        self._is_away = is_away

    def report(self, fault: ProgramFault) -> None:
        """Report the fault that ends the program."""
        if self._wire:
            with suppress(OSError, ValueError), self._sending:
                self._wire.send(fault)

    def _send_pulses(self, wire: Connection) -> None:
        while not self.is_orphan:
            try:
                with self._sending:
                    wire.send((self._rounds, time.process_time(), self._is_away))
            except OSError:
                self.is_orphan = True
            time.sleep(BEAT_S)


class Watch:
    """Detector of a frozen program by its reports; time is passed in as seconds."""

    def __init__(self, now: float) -> None:
        self._reported = self._moved = now
        self._rounds, self._worked, self._works = 0, 0.0, 0.0
        self._begun: float | None = None
        self._away_since: float | None = None

    def hear(self, now: float, rounds: int, worked: float, is_away: bool = False) -> None:
        """Take a report: rounds, seconds of processor time, whether the window is away."""
        self._reported, self._works = now, worked
        self._away_since = (now if self._away_since is None else self._away_since) if is_away else None
        if rounds != self._rounds:
            self._begun = now if self._begun is None else self._begun
            self._rounds, self._moved, self._worked = rounds, now, worked

    def is_hasty(self, now: float) -> bool:
        """Return whether the program, which has ended, did so right after its start."""
        return self._begun is None or now - self._begun < HASTY_S

    def is_frozen(self, now: float) -> bool:
        """Return whether it has stopped making rounds although it could.

        A program that works but gets little time from the machine is slow, not frozen.
        """
        if not self._rounds:
            return now - self._moved > STARTING_S
        still, worked = now - self._moved, self._works - self._worked
        if now - self._reported > FROZEN_S or still > HOPELESS_S:
            return True
        return still > FROZEN_S and (worked > 0.8 * FROZEN_S or worked < IDLE_SHARE * still)

    def has_lost_screen(self, now: float) -> bool:
        """Return whether the window is hidden or without the keyboard, and cannot be brought back."""
        return self._away_since is not None and now - self._away_since > AWAY_S


Program = Callable[[bool, LeftOut, Connection], None]
"""Supervised function.

It takes whether it continues an interrupted run, what it leaves out, and the pipe for its reports.
"""


class ProgramEnd(NamedTuple):
    """End of a supervised program.

    Attributes:
        code: its exit code.
        is_hasty: whether it ended right after its start.
        fault: what ended it; `None` if it was ended because its window was away.
    """

    code: int
    is_hasty: bool
    fault: ProgramFault | None


def supervise(program: Program) -> int:
    """Run `program` in a child process until it exits normally; return its exit code.

    After two hasty ends it starts afresh, because the state that it continues may be the cause. After equal
    faults it starts without the part that may be the cause (`RepeatedFaults`). A program whose window cannot
    be opened at the first start is not restarted.
    """
    wait_for_nobody()
    faults, clock = RepeatedFaults(), AwakeClock()
    goes_on = was_hasty = was_tried = False
    spawning = spawning_context()
    while True:
        reports, wire = spawning.Pipe(duplex=False)
        process = spawning.Process(target=program, args=(goes_on, faults.left_out, wire))
        process.start()
        wire.close()
        with reports:
            code, is_hasty, fault = _watched(process, reports)
        if code in (0, 2):
            return code
        if code == UNOPENED and not was_tried:
            return 1
        was_tried = True
        say(f"circus: the stand's program ended with code {code}; it is started again")
        goes_on = not (is_hasty and was_hasty and not is_crash(code))
        waits = 1.0 if is_hasty and was_hasty else 0.0
        if fault:
            before = faults.left_out
            waits = max(waits, faults.note(fault, clock()))
            if faults.left_out != before:
                say(f"circus: the same fault again and again ({fault.place}): {_without(faults.left_out)}")
        time.sleep(waits)
        was_hasty = is_hasty


def _without(left_out: LeftOut) -> str:
    """Return what the program is started without, in words."""
    named = [*sorted(left_out.games), *sorted(left_out.files)]
    return f"it is started without {', '.join(['the reel', *named])}"


def _watched(process: BaseProcess, reports: Connection) -> ProgramEnd:
    """Wait for the end of a process, and kill it if it is frozen or has lost the screen."""
    clock = AwakeClock()  # after the laptop slept with both programs, nothing is frozen
    watch, told, reason = Watch(clock()), list[ProgramFault](), ""
    try:
        while process.exitcode is None:
            process.join(CHECK_S)
            _hear(reports, watch, told, clock())
            if process.exitcode is not None:
                break
            if watch.is_frozen(clock()):
                reason = "frozen"
                _end(process)
            elif watch.has_lost_screen(clock()):
                say("circus: the stand's window does not come back to the front; the program is ended")
                reason = "away"
                process.kill()
                process.join()
        _hear(reports, watch, told, clock())
    except KeyboardInterrupt:
        process.terminate()
        process.join(END_S)
        process.kill()  # a stopped process reacts to nothing else
        process.join(END_S)
        raise
    code = process.exitcode or 0
    fault = told[-1] if told else ProgramFault(reason or f"exit code {code}")
    return ProgramEnd(code, watch.is_hasty(clock()), None if reason == "away" else fault)


def _hear(reports: Connection, watch: Watch, told: list[ProgramFault], now: float) -> None:
    """Take the reports that have arrived."""
    with suppress(EOFError, OSError):
        while reports.poll():
            report = reports.recv()
            if isinstance(report, ProgramFault):
                told.append(report)
            else:
                watch.hear(now, *report)


def _end(process: BaseProcess) -> None:
    """End a frozen process; if possible it first writes its stack."""
    say("circus: the stand's program answers no more; it is ended")
    if process.pid and hasattr(signal, "SIGABRT") and os.name == "posix":
        with suppress(OSError):
            os.kill(process.pid, signal.SIGABRT)
        process.join(0.2)
    process.kill()
    process.join(END_S)
