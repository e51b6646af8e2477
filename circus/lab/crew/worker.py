"""Main function of a process of the pool: it does the numbers it receives until the pool closes the pipe."""

import os
import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any

from circus.lab.crew.parts import parts
from circus.platforms import ignore_interrupts, lower_priority

BATCH_SECONDS = 0.05
"""Results wait this long for company on their way between processes."""

BEAT_SECONDS = 0.5
"""Time between two signs of life."""


def serve(line: Connection, beats: Any, modest: bool) -> None:
    """Receive a task, then numbers; send batches of results, or the error that ended one.

    This process waits for its numbers without a limit: it ends when the pool, or the program, has ended.

    Args:
        line: leads to the pool.
        beats: shared number that grows for as long as this process lives.
        modest: whether everything else on this machine comes first.
    """
    ignore_interrupts()
    if modest:
        lower_priority()
    Thread(target=_live, args=(beats,), daemon=True).start()
    try:
        for message in _messages(line):
            for part in parts(message):
                line.send_bytes(part)
    except (EOFError, OSError):
        return  # the program has ended or has closed the pipe


def _live(beats: Any) -> None:
    """Count up for as long as the program runs; end this process with it, whatever the process does."""
    parent = parent_process()
    beats.value = 1
    while parent and not wait([parent.sentinel], BEAT_SECONDS):
        beats.value += 1
    os._exit(0)


def _messages(line: Connection) -> Iterator[bytes]:
    """Yield one pickled message after another; raises EOFError or OSError when the pipe is closed."""
    packed_task = line.recv_bytes()
    try:
        task = pickle.loads(packed_task)
    except Exception as error:
        yield _packed(error)
        return
    while True:
        yield from _told(task, pickle.loads(line.recv_bytes()))


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
