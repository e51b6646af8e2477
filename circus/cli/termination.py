"""Termination: SIGTERM ends a command as Ctrl-C does, and no process of the command holds its end up."""

import argparse
import signal
import sys
from collections.abc import Callable
from functools import wraps

Command = Callable[[argparse.Namespace], int]


def ends_in_order(command: Command) -> Command:
    """Wrap a command that starts processes: SIGTERM raises KeyboardInterrupt in it, a second one ends it.

    Without this SIGTERM would end the first process alone, and one of its own that is stopped would stay.
    """

    @wraps(command)
    def wrapped(arguments: argparse.Namespace) -> int:
        before = signal.signal(signal.SIGTERM, _interrupt)
        try:
            return command(arguments)
        finally:
            signal.signal(signal.SIGTERM, before)

    return wrapped


def _interrupt(_signal: int, _frame: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    raise KeyboardInterrupt


def end_helpers() -> None:
    """Kill the daemon processes that are left: Python would wait for each at its exit, without a limit."""
    if "multiprocessing.process" in sys.modules:
        from multiprocessing import active_children

        for child in active_children():
            if child.daemon:
                child.kill()
