"""Ctrl-C reaches a whole group of processes, and is for the first one alone."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def inherited_as_ignored() -> Iterator[None]:
    """Processes that start meanwhile never hear of Ctrl-C; this one does again afterwards."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
