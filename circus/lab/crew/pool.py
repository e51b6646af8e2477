"""The pool: processes that share numbered work out, none of which outlives, hangs or cheats the others."""

import pickle
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import Any, Generic, TypeVar

from circus.bots.outbox import Outbox
from circus.lab.crew.interrupts import not_for_children
from circus.lab.crew.ledger import Ledger
from circus.lab.crew.pace import Pace
from circus.lab.crew.parts import Assembly
from circus.lab.crew.silence import Silence
from circus.lab.crew.worker import BATCH_SECONDS, serve
from circus.voice import say

LONG_SECONDS = 0.5
"""Who does pieces as long as this gets one at a time, so that at the end nobody holds a second one."""

MOST_AT_ONCE = 64
"""Numbers in a batch, however small they are."""

START_LIMIT, SILENCE_LIMIT = 60.0, 30.0
"""Seconds without a sign of life after which a process is replaced: before its first one, and afterwards."""

TICK_SECONDS = 0.5
"""Longest time between two looks at which processes live."""

END_LIMIT = 2.0
"""Seconds for which the end of a killed process is waited for; the system ends it later all the same."""

MAX_JOBS = 30 if sys.platform == "win32" else 1000
"""Processes of one pool: Windows waits for at most 63 handles, of which each process has two."""

R = TypeVar("R")


class Pool(Generic[R]):
    """Processes that share numbered work out; whoever has made one closes it.

    A process that is killed, or shows no sign of life, is replaced, and what it had not answered is done
    again: by one process on its own, so that a piece of work that kills is found.

    Attributes:
        replaced: how many processes had ended, or had to be ended.
    """

    def __init__(
        self,
        task: Callable[[int], R],
        numbers: Iterable[int],
        jobs: int,
        *,
        modest: bool = False,
        lost: Callable[[int], None] | None = None,
    ) -> None:
        """Starts them.

        Args:
            task: has to be picklable, as has what it returns.
            numbers: taken as late as possible, so there may be very many.
            jobs: at most so many processes.
            modest: they let everything else go first.
            lost: hears of each number that is going to be done again.

        Raises:
            OSError: if the system has no room for another process.
        """
        self._task, self._modest, self._lost = pickle.dumps(task), modest, lost
        self._ledger = Ledger(numbers)
        self._jobs = min(jobs, MAX_JOBS)
        self._pace = Pace()
        self._workers: list[_Worker] = []
        self.replaced = 0
        try:
            self._hand_out()
        except BaseException:  # Ctrl-C too: nobody has the pool yet, so nobody would close it
            self.close()
            raise

    @property
    def ended(self) -> bool:
        """Whether nothing more will come."""
        return self._ledger.ended

    def receive(self, timeout: float | None = None) -> list[tuple[int, R]]:
        """Return the numbers and results that have come since; wait at most `timeout` seconds for some.

        Call it again and again until the pool has ended: it also replaces processes.

        Raises:
            CrewError: if a piece of work ends every process; whatever the task raises is raised here.
        """
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            left = TICK_SECONDS if until is None else max(0.0, until - time.monotonic())
            found = self._received(min(TICK_SECONDS, left))
            if found or not left or self.ended:
                return found

    def _received(self, seconds: float) -> list[tuple[int, R]]:
        """Wait so long at most for answers, or for the end of a process."""
        wait([handle for each in self._workers for handle in each.handles], seconds)
        found: list[tuple[int, R]] = []
        for worker in list(self._workers):
            has_ended = worker.has_ended  # looked up first: what it sent before is still read
            for answer in worker.answers():
                found += self._counted(worker, answer)
            if has_ended or worker.is_cut_off or worker.is_silent(time.monotonic()):
                self._bury(worker)
        self._hand_out()
        return found

    def close(self) -> None:
        """Ends every process, whatever it is at."""
        for worker in self._workers:
            worker.end()
        self._workers = []

    def _counted(self, worker: "_Worker", answer: Any) -> Sequence[tuple[int, R]]:
        """Cross the numbers of a batch out; raises what went wrong in a process."""
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
        self._ledger.lost(worker.under_way)
        if self._lost:
            for number in worker.under_way:
                self._lost(number)

    def _hand_out(self) -> None:
        """Gives everybody who has room something to do, and starts processes while there are too few."""
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
        """How many numbers go out together, and how many one process may hold."""
        size = self._pace.pieces(BATCH_SECONDS, MOST_AT_ONCE)
        return size, size if self._pace.is_slow(LONG_SECONDS) else 2 * size

    def _staff(self) -> None:
        idle = sum(not each.under_way for each in self._workers)
        if len(self._workers) == self._jobs or idle or not self._ledger.more:
            return
        try:
            with not_for_children():
                while len(self._workers) < self._jobs and self._ledger.more:
                    self._workers.append(_Worker(self._task, self._modest))
                    self._give(self._workers[-1], 1)
        except OSError:
            if not self._workers:
                raise
            self._jobs = len(self._workers)  # the system has no room for more: those that are there do it


class _Worker:
    """One process, and what it has not answered yet.

    Attributes:
        under_way: numbers that it holds.
        is_cut_off: whether nothing more can come from it.
    """

    def __init__(self, packed_task: bytes, modest: bool) -> None:
        """Raises OSError if the system has no room for another process, or for a thread."""
        context = get_context("spawn")
        self._beats = context.RawValue("L", 0)
        self._line, theirs = context.Pipe()
        # The task does not go with the arguments: the start of a process waits until these have been read.
        self._process = context.Process(target=serve, args=(theirs, self._beats, modest), daemon=True)
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
        self._silence = Silence(time.monotonic(), 0)
        self.under_way: list[int] = []
        self.is_cut_off = False
        self._holds_suspect = False

    @property
    def handles(self) -> tuple[Any, int]:
        """What is waited for: its answers, or its end.

        On Windows the pipe of a process that is killed while it starts stays open.
        """
        return self._line, self._process.sentinel

    @property
    def has_ended(self) -> bool:
        """Whether the process is gone."""
        return self._process.exitcode is not None

    @property
    def is_alone(self) -> bool:
        """Whether it has a number that may kill it, and gets nothing beside that."""
        return self._holds_suspect and bool(self.under_way)

    def is_silent(self, now: float) -> bool:
        """Whether it has shown no sign of life for too long, which is said; `now` is in seconds."""
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
        """Sends numbers; one that has been killed meanwhile is found out when its answer is waited for."""
        self.under_way += numbers
        self._holds_suspect = suspect
        self._outbox.post(pickle.dumps(numbers))

    def answers(self) -> Iterator[Any]:
        """Yield what has come; never waits."""
        try:
            while self._line.poll():
                message = self._assembly.whole(self._line.recv_bytes())
                if message is not None:
                    yield pickle.loads(message)
        except (EOFError, OSError):
            self.is_cut_off = True

    def end(self) -> None:
        """Ends the process, whatever it is at."""
        self._process.kill()  # one that was stopped hears nothing else
        self._process.join(END_LIMIT)
        self._outbox.close()
        self._line.close()


def in_processes(
    task: Callable[[int], R],
    numbers: Iterable[int],
    jobs: int,
    lost: Callable[[int], None] | None = None,
) -> Iterator[tuple[int, R]]:
    """Numbers and results as they come in from so many processes, which end when nobody listens any more.

    Raises:
        CrewError: if a piece of work ends every process; whatever the task raises is raised here.
    """
    pool = Pool(task, numbers, jobs, lost=lost)
    try:
        while not pool.ended:
            yield from pool.receive()
    finally:
        pool.close()
