"""Process beside the app that plays an experiment or a search, and the reader of its folder."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from circus.core.errors import CircusError
from circus.lab.crew.background import one_call
from circus.platform.faulty_items import unless_faulty
from circus.platform.folders import private_folder
from circus.platform.job import Job, Work, only_part
from circus.platform.system_files import files_in

S = TypeVar("S")


class LabWork(Work[Any], Protocol):
    """Work of the process of an experiment or a search."""

    @property
    def replaced(self) -> int:
        """Number of processes that ended or hung, and were replaced."""


class LabRun(Generic[S]):
    """Running experiment or search.

    Attributes:
        folder: of its files.
        job: its process.
    """

    def __init__(
        self, folder: Path, start: Callable[[], LabWork], read: Callable[[], S], purpose: str
    ) -> None:
        """Start the process.

        Args:
            folder: of its files.
            start: starts the process; raises OSError if that fails.
            read: returns what is stored in the folder so far; raises `CircusError` if that is nothing yet.
            purpose: for the note of an error.
        """
        self.folder = folder
        self._read = read
        self._running: LabWork | None = None

        def begin() -> LabWork:
            private_folder(folder.parent)
            self._running = start()
            return self._running

        self.job: Job[Any, Any] = Job(begin, only_part, purpose=purpose)

    @property
    def was_replaced(self) -> bool:
        """Whether a process that ended or hung was replaced."""
        return self._running is not None and self._running.replaced > 0

    def look(self) -> S | None:
        """Return what is stored so far; `None` before there is anything. It never waits."""
        self.job.poll()
        with suppress(CircusError):
            return self._read()
        return None

    def stop(self) -> None:
        """Stop it; everything that was stored stays, and it can be resumed."""
        self.job.cancel()


def read_subfolders(folder: Path, read: Callable[[Path], S]) -> list[S]:
    """Return the result of `read` for each folder in this one that it can read, the newest first."""
    found: list[S] = []
    with suppress(OSError):
        for each in sorted(files_in(folder, "*"), reverse=True):
            if (one := unless_faulty(each, partial(read, each))) is not None:
                found.append(one)
    return found


def write_page(write: Callable[[], Path], *, low_priority: bool = True) -> Job[Path, Path]:
    """Start a process that writes a report and returns its path."""
    start = partial(one_call, write, low_priority=low_priority)
    return Job(start, only_part, expected=(CircusError, OSError))
