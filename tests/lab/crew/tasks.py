"""Work for a crew, in a module of its own so that every process can import it."""

import os
import signal
import sys
import time
from pathlib import Path

from circus.core.errors import UsageError

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""Ends a process on the spot."""


def square(number: int) -> int:
    return number * number


def slow_square(number: int) -> int:
    time.sleep(0.01)
    return number * number


def stumbles_over_five(number: int) -> int:
    if number == 5:
        raise UsageError("five!")
    return number


class UntravelledError(Exception):
    """Cannot be made anew from what it was made of."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def raises_what_cannot_travel(number: int) -> int:
    raise UntravelledError("this", "that")


def returns_what_cannot_travel(number: int) -> object:
    return lambda: number


def killed_at_five(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), KILL)
    return number


def killed_once_at(folder: Path, marks: tuple[int, ...], number: int) -> int:
    """Its process is killed the first time it comes to a marked number; each try leaves a file."""
    tries = len(list(folder.glob(f"{number} *")))
    (folder / f"{number} {tries}").touch()
    if number in marks and not tries:
        os.kill(os.getpid(), KILL)
    return number * number


def says_where(number: int) -> int:
    time.sleep(0.02)
    return os.getpid()


def never_ends(number: int) -> int:
    if number > 1:
        time.sleep(3600)
    return number


LONG = 5_000_000
"""Bytes of an answer that no pipe holds."""


def long_answer(folder: Path, number: int) -> bytes:
    (folder / "done").touch()
    return bytes(LONG)


def length_and_number(some: bytes, number: int) -> int:
    return len(some) + number
