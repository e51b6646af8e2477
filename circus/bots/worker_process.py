"""Main loop of the worker's process: it answers questions until the parent program has ended."""

import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

from circus.bots.codec import pack_move, unpack_question
from circus.bots.thinker import BotMove, MoveQuestion
from circus.platform.systems import ignore_interrupts, lower_priority

LOOK_SECONDS = 0.5
"""Interval between checks that the parent program still runs, in seconds."""


def work(line: Connection, ticket: Any, how: Callable[[MoveQuestion, Callable[[], bool]], BotMove]) -> None:
    """Answer the questions from `line`; `ticket` holds the number of the question that is still valid."""
    ignore_interrupts()
    lower_priority()
    die_with_parent()
    try:
        line.send((0, ""))  # ready
        while _answered(line, ticket, how):
            pass
    except (EOFError, OSError):
        return  # the parent program has ended or closed the line


def _answered(
    line: Connection, ticket: Any, how: Callable[[MoveQuestion, Callable[[], bool]], BotMove]
) -> bool:
    """Answer one question; return false if the bot failed, after which the process must end."""
    number, packed_question = line.recv()
    try:
        move = how(unpack_question(packed_question), _stop(ticket, number))
        reply = pickle.dumps((number, pack_move(move)))
    except Exception as error:
        line.send_bytes(pickle.dumps((number, f"{type(error).__name__}: {error}")))
        return False
    line.send_bytes(reply)
    return True


def _stop(ticket: Any, number: int) -> Callable[[], bool]:
    """Return a function that tests whether the question was dropped or the parent program has ended."""
    clock = time.monotonic
    next_look = clock() + LOOK_SECONDS

    def stop() -> bool:
        nonlocal next_look
        if ticket.value != number:
            return True
        if clock() > next_look:
            next_look = clock() + LOOK_SECONDS
            return _is_orphan()
        return False

    return stop


def _is_orphan() -> bool:
    parent = parent_process()
    return parent is None or not parent.is_alive()


def die_with_parent() -> None:
    """End this process with its parent even if the bot never polls; not possible on Windows."""
    if sys.platform == "win32":
        return

    def look(_signal: int, _frame: object) -> None:
        if _is_orphan():
            os._exit(0)

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, LOOK_SECONDS, LOOK_SECONDS)
