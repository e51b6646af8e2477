"""Lists of many files: one that cannot be shown is passed over and reported once; the list goes on."""

from collections.abc import Callable
from typing import TypeVar

from circus.core.errors import CircusError
from circus.platform.console import say
from circus.platform.fault_log import describe_error, note_fault

T = TypeVar("T")

MAX_REPORTED = 1000
"""Maximum number of faulty items of which it is stored that they were reported."""

_REPORTED: dict[str, None] = {}


def unless_faulty(
    item: object, act: Callable[[], T], report: Callable[[str], object] | None = None
) -> T | None:
    """Return the result of `act` on one item of a list; `None` if it fails.

    A failure is reported: by `report` each time, else printed once for each item. An error that is no fault
    of the file (neither `CircusError` nor `OSError`) is also noted for the program's report.

    >>> unless_faulty("game 1", lambda: 1 + 1)
    2
    """
    try:
        return act()
    except Exception as error:  # a list of many must not stop at one of them
        is_new, is_of_file = _is_new(item), isinstance(error, CircusError | OSError)
        reason = str(error) if is_of_file else describe_error(error)
        if is_new and not is_of_file:
            note_fault(f"{item} is passed over", error)
        if report:
            report(reason)
        elif is_new:
            say(f"circus: {item} is passed over: {reason}")
        return None


def _is_new(item: object) -> bool:
    """Return whether an item fails for the first time."""
    name = str(item)
    if name in _REPORTED:
        return False
    if len(_REPORTED) >= MAX_REPORTED:
        del _REPORTED[next(iter(_REPORTED))]
    _REPORTED[name] = None
    return True
