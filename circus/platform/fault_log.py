"""Fault log: errors of the program that it survived, for its reports and for the tests.

Code that continues after an error notes it here: when a simple bot replaces one that failed, or when work
in another process is given up. The app writes a report for each cause; the tests fail unless they expect it.
"""

from collections import deque
from typing import NamedTuple

MAX_FAULTS = 50
"""Maximum number of stored faults; the oldest are dropped."""


class NotedFault(NamedTuple):
    """One survived error.

    Attributes:
        what: the part that the program did without, in a few words.
        cause: the error, as text.
    """

    what: str
    cause: str

    def __str__(self) -> str:
        return f"{self.what}: {self.cause}"


_FAULTS: deque[NotedFault] = deque(maxlen=MAX_FAULTS)
_COUNT = [0]


def note_fault(what: str, cause: Exception | str) -> None:
    """Store an error that the program survives."""
    _FAULTS.append(NotedFault(what, cause if isinstance(cause, str) else describe_error(cause)))
    _COUNT[0] += 1


def describe_error(error: Exception) -> str:
    """Return the type and the message of an error."""
    return f"{type(error).__name__}: {error}"


def fault_count() -> int:
    """Return how many faults this process has noted so far."""
    return _COUNT[0]


def faults_since(count: int) -> list[NotedFault]:
    """Return the faults noted since `fault_count` returned `count`, the oldest first.

    >>> before = fault_count()
    >>> note_fault("no review", ValueError("a seat is missing"))
    >>> [str(each) for each in faults_since(before)]
    ['no review: ValueError: a seat is missing']
    """
    new = min(_COUNT[0] - count, len(_FAULTS))
    return list(_FAULTS)[len(_FAULTS) - new :]
