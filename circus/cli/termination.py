"""Termination: SIGTERM or Ctrl+Break ends a command as Ctrl-C does; none of its processes delays that."""

import argparse
import signal
import sys
from collections.abc import Callable
from functools import wraps

from circus.platform.systems import TERMINATIONS

Command = Callable[[argparse.Namespace], int]


def ends_in_order(command: Command) -> Command:
    """Wrap a command that starts processes: `TERMINATIONS` raise KeyboardInterrupt, the second one ends it.

    Without this they would end the first process alone, and a stopped child process would stay.
    """

    @wraps(command)
    def wrapped(arguments: argparse.Namespace) -> int:
        before = [(each, signal.signal(each, _interrupt)) for each in TERMINATIONS]
        try:
            return command(arguments)
        finally:
            for each, handler in before:
                signal.signal(each, handler)

    return wrapped


def _interrupt(_signal: int, _frame: object) -> None:
    for each in TERMINATIONS:
        signal.signal(each, signal.SIG_DFL)
    raise KeyboardInterrupt


def end_helpers() -> None:
    """Kill the remaining daemon processes: Python would wait for each at its exit, without a limit."""
    if "multiprocessing.process" in sys.modules:
        from multiprocessing import active_children

        for child in active_children():
            if child.daemon:
                child.kill()
