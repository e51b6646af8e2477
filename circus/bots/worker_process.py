"""What runs in the worker's process: it answers questions until the program at the other end is gone."""

import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

from circus.bots.codec import opened
from circus.bots.thinker import Answer, Question
from circus.platforms import ignore_interrupts, lower_priority

LOOK_SECONDS = 0.5
"""How often it is made sure that the program is still there."""


def work(line: Connection, ticket: Any, how: Callable[[Question, Callable[[], bool]], Answer]) -> None:
    """Answers what comes down the line; `ticket` holds the number of the question that still matters."""
    ignore_interrupts()
    lower_priority()
    die_with_parent()
    try:
        line.send((0, None, None))  # ready
        while _answered(line, ticket, how):
            pass
    except (EOFError, OSError):
        return  # the program has ended or closed the line: nobody listens any more


def _answered(line: Connection, ticket: Any, how: Callable[[Question, Callable[[], bool]], Answer]) -> bool:
    """Answers one question; false if the bot broke down: then this process is not trusted any more."""
    number, packed_question = line.recv()
    try:
        answer = how(opened(packed_question), _stop(ticket, number))
        reason = answer.reason and (answer.reason.key, dict(answer.reason.facts))
        costs = [(str(each.action), each.loss, each.stderr) for each in answer.costs]
        reply = pickle.dumps((number, str(answer.action), (reason, costs)))
    except Exception as error:
        line.send_bytes(pickle.dumps((number, None, f"{type(error).__name__}: {error}")))
        return False
    line.send_bytes(reply)
    return True


def _stop(ticket: Any, number: int) -> Callable[[], bool]:
    """Whether the question has been dropped, or the one who asked is gone."""
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
    """A bot that never looks up is ended too, where there are timers that interrupt it."""
    if sys.platform == "win32":
        return

    def look(_signal: int, _frame: object) -> None:
        if _is_orphan():
            os._exit(0)

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, LOOK_SECONDS, LOOK_SECONDS)
