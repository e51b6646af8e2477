"""The pool: processes that share numbered work out, none of which outlives, hangs or cheats the others."""

from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import Any, Generic, TypeVar

from circus.lab.crew.interrupts import not_for_children
from circus.lab.crew.ledger import Ledger
from circus.lab.crew.pace import Pace
from circus.lab.crew.worker import BATCH_SECONDS, serve

LONG_SECONDS = 0.5
"""Who does pieces as long as this gets one at a time, so that at the end nobody holds a second one."""

MOST_AT_ONCE = 64
"""Numbers in a batch, however small they are."""

R = TypeVar("R")


class Pool(Generic[R]):
    """Processes that share numbered work out; whoever has made one closes it.

    A process that is killed is replaced, and what it had not answered is done again: by one process on its
    own, so that a piece of work that kills is found.
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
        self._task, self._modest, self._lost = task, modest, lost
        self._ledger = Ledger(numbers)
        self._jobs = jobs
        self._pace = Pace()
        self._workers: list[_Worker] = []
        self._hand_out()

    @property
    def ended(self) -> bool:
        """Whether nothing more will come."""
        return self._ledger.ended

    def receive(self, timeout: float | None = None) -> list[tuple[int, R]]:
        """Numbers and results that have come since; waits for some until `timeout` seconds are over.

        Raises:
            CrewError: if a piece of work ends every process; whatever the task raises is raised here.
        """
        found: list[tuple[int, R]] = []
        said = wait([each.line for each in self._workers], timeout)
        for worker in [each for each in self._workers if each.line in said]:
            found += self._answer(worker)
        self._hand_out()
        return found

    def close(self) -> None:
        """Ends every process, whatever it is at."""
        for worker in self._workers:
            worker.end()
        self._workers = []

    def _answer(self, worker: "_Worker") -> list[tuple[int, R]]:
        """What a process says; nothing if it was killed."""
        try:
            answer = worker.line.recv()
        except (EOFError, OSError):
            self._bury(worker)
            return []
        if isinstance(answer, Exception):
            raise answer
        batch, seconds = answer
        self._pace.learn(len(batch), seconds)
        for number, _ in batch:
            worker.under_way.remove(number)
            self._ledger.done(number)
        return list(batch)

    def _bury(self, worker: "_Worker") -> None:
        self._workers.remove(worker)
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
    """One process, and what it has not answered yet."""

    def __init__(self, task: Callable[[int], Any], modest: bool) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(task, theirs, modest), daemon=True)
        try:
            self._process.start()
        except OSError:
            self.line.close()
            raise
        finally:
            theirs.close()
        self.under_way: list[int] = []
        self._holds_suspect = False

    @property
    def is_alone(self) -> bool:
        """Whether it has a number that may kill it, and gets nothing beside that."""
        return self._holds_suspect and bool(self.under_way)

    def give(self, numbers: list[int], suspect: bool) -> None:
        """Sends numbers; one that has been killed meanwhile is found out when its answer is waited for."""
        self.under_way += numbers
        self._holds_suspect = suspect
        try:
            self.line.send(numbers)
        except OSError:
            return

    def end(self) -> None:
        """Ends the process, whatever it is at."""
        self._process.kill()  # one that was stopped hears nothing else
        self._process.join()
        self.line.close()


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
