"""The process pool: shares numbered work out over processes, none of which outlives or hangs the others."""

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from circus.bots.worker_process import be_modest, die_with_parent
from circus.core.errors import CircusError

BATCH_SECONDS = 0.05
"""Results wait this long for company on their way between processes."""

T = TypeVar("T")

Work = Callable[[Sequence[int]], Iterator[T]]
"""Does the numbered pieces of work it is given; has to be picklable."""


class ProcessPoolError(CircusError):
    """A process of the pool was killed from outside."""


class Pool(Generic[T]):
    """Processes that share numbered work out; whoever has made one closes it.

    Attributes:
        ended: whether all of it has come.
    """

    def __init__(self, work: Work[T], pieces: int, jobs: int, *, modest: bool = False) -> None:
        """Starts them; `modest` ones let everything else go first and end when this program has gone.

        Raises:
            OSError: if the system has no room for another process.
        """
        self._processes: list[BaseProcess] = []
        jobs = max(1, min(jobs, pieces))
        try:
            self._answers = self._start(work, [range(job, pieces, jobs) for job in range(jobs)], modest)
        except OSError:
            self.close()
            raise

    @property
    def ended(self) -> bool:
        """Whether nothing more will come."""
        return not self._answers

    def receive(self, timeout: float | None = None) -> list[T]:
        """What has come since, in that order; waits for something until `timeout` seconds are over.

        Raises:
            ProcessPoolError: if a process was killed; whatever the work raises in a process is raised here.
        """
        found: list[T] = []
        for each in wait(self._answers, timeout):
            batch = _receive(each)
            found += batch
            if not batch:
                self._answers.remove(each)
        return found

    def close(self) -> None:
        """Ends every process, whatever it is at."""
        for process in self._processes:
            process.terminate()
            process.join()
        self._processes = []

    def _start(self, work: Work[T], shares: list[range], modest: bool) -> list[Any]:
        """Returns where the answers come in.

        Ctrl-C reaches a whole group of processes; the pool inherits that it is for the first one alone.
        """
        context = get_context("spawn")
        answers: list[Any] = []
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            for share in shares:
                receiver, sender = context.Pipe(duplex=False)
                task = (work, share, sender, modest)
                process = context.Process(target=_work_through, args=task, daemon=True)
                process.start()
                sender.close()
                self._processes.append(process)
                answers.append(receiver)
        finally:
            signal.signal(signal.SIGINT, heard)
        return answers


def shared(work: Work[T], pieces: int, jobs: int) -> Iterator[T]:
    """The results of `work` for the numbers below `pieces`, in the order they come in.

    Raises:
        ProcessPoolError: if a process was killed; whatever `work` raises in a process is raised here.
    """
    if min(jobs, pieces) == 1:
        yield from work(range(pieces))
        return
    pool = Pool(work, pieces, jobs)
    try:
        while not pool.ended:
            yield from pool.receive()
    finally:
        pool.close()


def _receive(answers: Any) -> list[Any]:
    try:
        batch: list[Any] | Exception = answers.recv()
    except EOFError:
        raise ProcessPoolError("a process was killed: start again, with fewer --jobs") from None
    if isinstance(batch, Exception):
        raise batch
    return batch


def _work_through(work: Work[T], share: Sequence[int], sender: Connection, modest: bool) -> None:
    """Sends batches of results, an empty one at the end; or else what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if modest:
        be_modest()
        die_with_parent()
    try:
        for batch in _batches(work(share)):
            sender.send(batch)
    except BrokenPipeError:
        return  # the first process was killed: nobody listens any more
    except Exception as error:
        sender.send(error)


def _batches(results: Iterator[T]) -> Iterator[list[T]]:
    """As many results as come in `BATCH_SECONDS`, at least one; an empty batch is the last."""
    batch: list[T] = []
    begun = time.perf_counter()
    for result in results:
        batch.append(result)
        if time.perf_counter() - begun > BATCH_SECONDS:
            yield batch
            batch, begun = [], time.perf_counter()
    if batch:
        yield batch
    yield []
