"""Ctrl-C reaches a whole group of processes, and is for the first one alone."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.resource_tracker import ensure_running

from circus.platforms import children_ignore_ctrl_c


@contextmanager
def not_for_children() -> Iterator[None]:
    """Processes that start meanwhile never hear of Ctrl-C, nor do those that threads begun meanwhile start.

    Whoever is started by them later, such as the successor of a worker that was killed, has it so too. This
    process hears what came meanwhile behind it; on Windows it does not hear of it.
    """
    if sys.platform == "win32":
        with children_ignore_ctrl_c():
            yield
    else:
        ensure_running()  # the first process would start it, and it would let the signal through again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
