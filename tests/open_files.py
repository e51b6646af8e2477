"""Files that the program removes, renames or replaces while it has them open, which Windows refuses."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FrameType

from tests.program import ROOT

EVENTS = {"os.remove": ((0, 1),), "os.rename": ((0, 2), (1, 3))}
"""Audit event of Python to its arguments: the places of each path, and of the folder it is relative to."""

FILES_OF_PROCESS = Path("/proc/self/fd")

_found: list[str] = []


def watch() -> None:
    """Note such files from now on, where the system lists the open ones; this cannot be switched off."""
    if FILES_OF_PROCESS.is_dir():
        sys.addaudithook(_note)


def take_found() -> list[str]:
    """Return what was noted since the last call."""
    found = _found[:]
    _found.clear()
    return found


def _note(event: str, arguments: tuple[object, ...]) -> None:
    if event in EVENTS and (caller := _caller(sys._getframe(1))):
        opened = set(_opened())
        for path in _paths(arguments, EVENTS[event]):
            if path in opened:
                _found.append(f"{event} of {path}, which is open, in {caller}")


def _paths(arguments: tuple[object, ...], places: tuple[tuple[int, int], ...]) -> Iterator[str]:
    for place, folder_place in places:
        path, folder = os.fsdecode(arguments[place]), arguments[folder_place]  # type: ignore[arg-type]
        base = Path.cwd() if folder in (-1, None) else (FILES_OF_PROCESS / str(folder)).readlink()
        whole = base / path
        yield str(whole.parent.resolve() / whole.name)


def _opened() -> Iterator[str]:
    for each in FILES_OF_PROCESS.iterdir():
        with suppress(OSError):  # the folder itself was open for the listing
            yield str(each.readlink())


def _caller(frame: FrameType | None) -> str:
    """Return the place in the program that caused a call of the standard library; "" for other callers.

    The standard library's own nameless files are removed while they are open on POSIX only.
    """
    while frame:
        code = frame.f_code
        owner = "" if code.co_name == "TemporaryFile" else _owner(code.co_filename)
        if owner is not None:
            return owner and f"{owner}:{frame.f_lineno}"
        frame = frame.f_back
    return ""


@cache
def _owner(file: str) -> str | None:
    """Return the name of a file of the program; "" for one that may remove open files, `None` for others."""
    path = Path(file)
    if path.is_relative_to(ROOT / "circus"):
        return path.name
    return "" if path.match("multiprocessing/heap.py") or path.is_relative_to(ROOT / "tests") else None
