"""The process pool: shares numbered work out over processes, none of which outlives or hangs the others."""

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from circus.core.errors import CircusError

BATCH_SECONDS = 0.05
"""Results wait this long for company on their way between processes."""

T = TypeVar("T")

Work = Callable[[Sequence[int]], Iterator[T]]
"""Does the numbered pieces of work it is given; has to be picklable."""


class ProcessPoolError(CircusError):
    """A process of the pool was killed from outside."""


def shared(work: Work[T], pieces: int, jobs: int) -> Iterator[T]:
    """The results of `work` for the numbers below `pieces`, in the order they come in.

    Raises:
        ProcessPoolError: if a process was killed; whatever `work` raises in a process is raised here.
    """
    jobs = min(jobs, pieces)
    if jobs == 1:
        yield from work(range(pieces))
        return
    pool: list[BaseProcess] = []
    try:
        answers: list[Any] = _start(pool, work, [range(job, pieces, jobs) for job in range(jobs)])
        while answers:
            for each in wait(answers):
                batch = _receive(each)
                yield from batch
                if not batch:
                    answers.remove(each)
    finally:
        for process in pool:
            process.terminate()
            process.join()


def _start(pool: list[BaseProcess], work: Work[T], shares: list[range]) -> list[Connection]:
    """Fills the pool and returns where its answers come in.

    Ctrl-C reaches a whole group of processes; the pool inherits that it is for this one alone.
    """
    context = get_context("spawn")
    answers: list[Connection] = []
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for share in shares:
            receiver, sender = context.Pipe(duplex=False)
            process = context.Process(target=_work_through, args=(work, share, sender), daemon=True)
            process.start()
            sender.close()
            pool.append(process)
            answers.append(receiver)
    finally:
        signal.signal(signal.SIGINT, heard)
    return answers


def _receive(answers: Any) -> list[Any]:
    try:
        batch: list[Any] | Exception = answers.recv()
    except EOFError:
        raise ProcessPoolError("a process was killed: start again, with fewer --jobs") from None
    if isinstance(batch, Exception):
        raise batch
    return batch


def _work_through(work: Work[T], share: Sequence[int], sender: Connection) -> None:
    """Sends batches of results, an empty one at the end; or else what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
