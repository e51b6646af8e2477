"""Main function of a pool process: it runs the numbers it receives until the pool closes the pipe."""

import os
import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any

from circus.lab.crew.parts import parts
from circus.platform.systems import ignore_interrupts, lower_priority

BATCH_SECONDS = 0.05
"""Seconds for which results are collected into one message."""

BEAT_SECONDS = 0.5
"""Seconds between two signs of life."""


def serve(line: Connection, beats: Any, low_priority: bool) -> None:
    """Receive a task, then numbers; send batches of results, or the exception that ended one.

    This process waits for its numbers without a time limit: it ends when the pool, or the program, ends.

    Args:
        line: the pipe to the pool.
        beats: shared counter that grows as long as this process lives.
        low_priority: whether to run at low priority.
    """
    ignore_interrupts()
    if low_priority:
        lower_priority()
    Thread(target=_live, args=(beats,), daemon=True).start()
    try:
        for message in _messages(line):
            for part in parts(message):
                line.send_bytes(part)
    except (EOFError, OSError):
        return  # the program has ended or has closed the pipe


def _live(beats: Any) -> None:
    """Count up as long as the parent process runs; then end this process, whatever it is doing."""
    parent = parent_process()
    beats.value = 1
    while parent and not wait([parent.sentinel], BEAT_SECONDS):
        beats.value += 1
    os._exit(0)


def _messages(line: Connection) -> Iterator[bytes]:
    """Yield one pickled message after another; raise EOFError or OSError when the pipe is closed."""
    packed_task = line.recv_bytes()
    try:
        task = pickle.loads(packed_task)
    except Exception as error:
        yield _packed(error)
        return
    while True:
        yield from _pickled_messages(task, pickle.loads(line.recv_bytes()))


def _pickled_messages(task: Callable[[int], Any], numbers: Sequence[int]) -> Iterator[bytes]:
    """Yield the messages, pickled here, so that a failure to pickle is reported as well."""
    try:
        yield from map(pickle.dumps, batches(task, numbers, BATCH_SECONDS))
    except Exception as error:
        yield _packed(error)


def batches(
    task: Callable[[int], Any], numbers: Sequence[int], longest: float
) -> Iterator[tuple[list[tuple[int, Any]], float]]:
    """Yield batches of numbers with results, each of about `longest` seconds, and their durations."""
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
    """Pickle the exception, or its text if it cannot be pickled."""
    try:
        message = pickle.dumps(error)
        pickle.loads(message)
    except Exception:
        return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))
    return message
