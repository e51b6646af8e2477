"""Protection of child processes from Ctrl-C, which the terminal sends to the whole process group."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.resource_tracker import ensure_running

from circus.platform.systems import children_ignore_ctrl_c


@contextmanager
def not_for_children() -> Iterator[None]:
    """Make processes that are started in this block ignore Ctrl-C, also those of threads started in it.

    Processes that they start later, such as the successor of a killed worker, inherit this. This process
    receives a Ctrl-C from within the block after it; on Windows it does not receive it.
    """
    if sys.platform == "win32":
        with children_ignore_ctrl_c():
            yield
    else:
        ensure_running()  # otherwise the first process would start it, and it would unblock the signal again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
