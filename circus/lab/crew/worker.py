"""What runs in a process of the pool: it does the numbers it is sent until nobody sends any more."""

import pickle
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from typing import Any

from circus.bots.worker_process import be_modest, die_with_parent

BATCH_SECONDS = 0.05
"""Results wait this long for company on their way between processes."""


def serve(task: Callable[[int], Any], line: Connection, modest: bool) -> None:
    """Sends batches of numbers with their results, and the seconds these took; or else what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if modest:
        be_modest()
    die_with_parent()
    while True:
        try:
            numbers = line.recv()
        except (EOFError, OSError):
            return  # the first process has ended: nobody listens any more
        for message in _told(task, numbers):
            try:
                line.send_bytes(message)
            except OSError:
                return


def _told(task: Callable[[int], Any], numbers: Sequence[int]) -> Iterator[bytes]:
    """What goes down the line, pickled here, so that what cannot be pickled is told as well."""
    try:
        yield from map(pickle.dumps, batches(task, numbers, BATCH_SECONDS))
    except Exception as error:
        yield _packed(error)


def batches(
    task: Callable[[int], Any], numbers: Sequence[int], longest: float
) -> Iterator[tuple[list[tuple[int, Any]], float]]:
    """Numbers and their results, as many at once as are done in `longest` seconds, and how long they took."""
    batch: list[tuple[int, Any]] = []
    begun = time.perf_counter()
    for number in numbers:
        batch.append((number, task(number)))
        if (took := time.perf_counter() - begun) > longest:
            yield batch, took
            batch, begun = [], time.perf_counter()
    if batch:
        yield batch, time.perf_counter() - begun


def _packed(error: Exception) -> bytes:
    """The error itself if it travels, else its words."""
    try:
        message = pickle.dumps(error)
        pickle.loads(message)
    except Exception:
        return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))
    return message
