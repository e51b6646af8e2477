"""Process pool for numbered work; a process that hangs or dies is replaced, and its work repeated."""

import pickle
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from multiprocessing.connection import wait
from typing import Any, Generic, TypeVar

from circus.bots.outbox import Outbox
from circus.lab.crew.interrupts import not_for_children
from circus.lab.crew.ledger import WorkLedger
from circus.lab.crew.pace import MeanDuration
from circus.lab.crew.parts import Assembly
from circus.lab.crew.silence import IdleTime
from circus.lab.crew.worker import BATCH_SECONDS, serve
from circus.platform.console import say
from circus.platform.systems import spawning_context
from circus.platform.untrusted import reason_of

LONG_SECONDS = 0.5
"""Seconds from which on a process gets one piece at a time, so that none is queued at the end."""

MAX_AT_ONCE = 64
"""Maximum number of numbers in a batch."""

START_LIMIT, SILENCE_LIMIT = 60.0, 30.0
"""Seconds without a sign of life before a process is replaced: before its first one, and afterwards."""

TICK_SECONDS = 0.5
"""Maximum time between two checks of the processes."""

END_LIMIT = 2.0
"""Time limit for the end of a killed process; the system ends it later in any case."""

MAX_JOBS = 30 if sys.platform == "win32" else 1000
"""Maximum number of processes in a pool: Windows waits for at most 63 handles, and each process has two."""

R = TypeVar("R")


class Pool(Generic[R]):
    """Process pool for numbered work; its creator closes it.

    A process that dies or shows no sign of life is replaced. Its unfinished numbers are repeated one at a
    time by a process on its own, so that a number that kills is identified.

    Attributes:
        replaced: the number of processes that ended or had to be ended.
    """

    def __init__(
        self,
        task: Callable[[int], R],
        numbers: Iterable[int],
        jobs: int,
        *,
        low_priority: bool = False,
        lost: Callable[[int], None] | None = None,
    ) -> None:
        """Start the processes.

        Args:
            task: has to be picklable, as has its result.
            numbers: consumed lazily, so they may be very many.
            jobs: the maximum number of processes.
            low_priority: whether they run at low priority.
            lost: is called with each number that will be repeated.

        Raises:
            OSError: if the system has no resources for another process.
        """
        self._task, self._low_priority, self._lost = pickle.dumps(task), low_priority, lost
        self._ledger = WorkLedger(numbers)
        self._jobs = min(jobs, MAX_JOBS)
        self._pace = MeanDuration()
        self._workers: list[_Worker] = []
        self.replaced = 0
        try:
            self._hand_out()
        except BaseException:  # Ctrl-C too: no caller has the pool yet, so nobody else would close it
            self.close()
            raise

    @property
    def ended(self) -> bool:
        """Whether all results have been received."""
        return self._ledger.ended

    def receive(self, timeout: float | None = None) -> list[tuple[int, R]]:
        """Return the numbers and results that have arrived; wait at most `timeout` seconds for some.

        Call it until the pool has ended: it also replaces processes.

        Raises:
            CrewError: if a number kills every process. An exception of the task is raised here too.
        """
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            left = TICK_SECONDS if until is None else max(0.0, until - time.monotonic())
            found = self._received(min(TICK_SECONDS, left))
            if found or not left or self.ended:
                return found

    def _received(self, seconds: float) -> list[tuple[int, R]]:
        """Wait at most `seconds` for answers, or for the end of a process, and collect the results."""
        wait([handle for each in self._workers for handle in each.handles], seconds)
        found: list[tuple[int, R]] = []
        for worker in list(self._workers):
            has_ended = worker.has_ended  # looked up first: answers sent before the end are still read
            for answer in worker.answers():
                found += self._counted(worker, answer)
            if has_ended or worker.is_cut_off or worker.is_silent(time.monotonic()):
                self._bury(worker)
        self._hand_out()
        return found

    def close(self) -> None:
        """End every process at once."""
        for worker in self._workers:
            worker.end()
        self._workers = []

    def _counted(self, worker: "_Worker", answer: Any) -> Sequence[tuple[int, R]]:
        """Mark the numbers of a batch as done; raise an exception that a process has sent."""
        if isinstance(answer, Exception):
            raise answer
        batch, seconds = answer
        self._pace.learn(len(batch), seconds)
        for number, _ in batch:
            worker.under_way.remove(number)
            self._ledger.done(number)
        found: Sequence[tuple[int, R]] = batch
        return found

    def _bury(self, worker: "_Worker") -> None:
        self._workers.remove(worker)
        self.replaced += 1
        worker.end()
        self._ledger.take_back_lost(worker.under_way)
        if self._lost:
            for number in worker.under_way:
                self._lost(number)

    def _hand_out(self) -> None:
        """Give work to every process with free capacity, and start processes while there are too few."""
        size, most = self._sizes()
        for full in range(size, most + 1, size):
            self._staff()
            for worker in self._workers:
                if len(worker.under_way) <= full - size and not worker.is_alone:
                    self._give(worker, size)

    def _give(self, worker: "_Worker", size: int) -> None:
        if self._ledger.suspects and worker.under_way:
            return
        is_alone = self._ledger.suspects
        if numbers := self._ledger.take(size):
            worker.give(numbers, is_alone)

    def _sizes(self) -> tuple[int, int]:
        """Return the batch size, and the maximum number of numbers that one process may hold."""
        size = self._pace.pieces(BATCH_SECONDS, MAX_AT_ONCE)
        return size, size if self._pace.is_slow(LONG_SECONDS) else 2 * size

    def _staff(self) -> None:
        """Start missing processes if work waits; if the system refuses, continue with the present ones."""
        idle = sum(not each.under_way for each in self._workers)
        if len(self._workers) == self._jobs or idle or not self._ledger.more:
            return
        try:
            with not_for_children():
                while len(self._workers) < self._jobs and self._ledger.more:
                    self._workers.append(_Worker(self._task, self._low_priority))
                    self._give(self._workers[-1], 1)
        except OSError:
            if not self._workers:
                raise
            self._jobs = len(self._workers)  # no resources for more: the existing ones do the work


class _Worker:
    """Process of the pool with the numbers that it holds.

    Attributes:
        under_way: unanswered numbers.
        is_cut_off: whether its pipe is closed.
    """

    def __init__(self, packed_task: bytes, low_priority: bool) -> None:
        """Start it; raise OSError if the system has no resources for another process or thread."""
        context = spawning_context()
        self._beats = context.RawValue("L", 0)
        self._line, theirs = context.Pipe()
        # The task is not an argument: starting a process blocks until its arguments have been read.
        self._process = context.Process(target=serve, args=(theirs, self._beats, low_priority), daemon=True)
        try:
            self._process.start()
            self._outbox = Outbox(self._line)
        except OSError:
            self._line.close()  # a process that has started reads the end of the pipe, and ends
            raise
        finally:
            theirs.close()
        self._outbox.post(packed_task)
        self._assembly = Assembly()
        self._silence = IdleTime(time.monotonic(), 0)
        self.under_way: list[int] = []
        self.is_cut_off = False
        self._holds_suspect = False

    @property
    def handles(self) -> tuple[Any, int]:
        """Handles to wait for: its pipe and its end.

        On Windows the pipe of a process that is killed during its start stays open.
        """
        return self._line, self._process.sentinel

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended."""
        return self._process.exitcode is not None

    @property
    def is_alone(self) -> bool:
        """Whether it runs a number that may kill it, and therefore gets no other one."""
        return self._holds_suspect and bool(self.under_way)

    def is_silent(self, now: float) -> bool:
        """Return whether it has shown no sign of life for too long, and print that; `now` is in seconds."""
        beats = self._beats.value
        limit = SILENCE_LIMIT if beats else START_LIMIT
        if self._silence.seconds_at(now, beats) <= limit:
            return False
        say(
            f"circus: a process of the lab has shown no sign of life for {limit:.0f} s: "
            "it is ended, and another one does its work"
        )
        return True

    def give(self, numbers: list[int], suspect: bool) -> None:
        """Send numbers; if the process is dead, this shows when its answer is awaited."""
        self.under_way += numbers
        self._holds_suspect = suspect
        self._outbox.post(pickle.dumps(numbers))

    def answers(self) -> Iterator[Any]:
        """Yield the answers that have arrived; never block."""
        try:
            while self._line.poll():
                message = self._assembly.whole(self._line.recv_bytes())
                if message is not None:
                    yield pickle.loads(message)
        except (EOFError, OSError):
            self.is_cut_off = True

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()  # a stopped process reacts to nothing else
        self._process.join(END_LIMIT)
        self._outbox.close()
        self._line.close()


def in_processes(
    task: Callable[[int], R],
    numbers: Iterable[int],
    jobs: int,
    lost: Callable[[int], None] | None = None,
) -> Iterator[tuple[int, R]]:
    """Yield numbers and results from `jobs` processes as they arrive; closing the generator ends these.

    If the system refuses every process (a container without a writable /dev/shm does), this process does the
    work, and says so.

    Raises:
        CrewError: if a number kills every process. An exception of the task is raised here too.
    """
    numbers = iter(numbers)
    peeked = list(islice(numbers, 1))  # a pool that cannot start has read at most this one
    try:
        pool = Pool(task, chain(peeked, numbers), jobs, lost=lost)
    except OSError as error:
        say(f"circus: no other process can be started ({reason_of(error)}): this one does all the work")
        yield from ((number, task(number)) for number in chain(peeked, numbers))
        return
    try:
        while not pool.ended:
            yield from pool.receive()
    finally:
        pool.close()
