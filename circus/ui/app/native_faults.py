"""Reports of native faults: a process killed below Python leaves a report for the next start."""

import faulthandler
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from circus.platform.folders import open_new, open_to_lock, private_folder, try_lock
from circus.ui.app.report import folder

_WATCHED = ".watch"
"""Suffix of a report that is written only if a fault kills the process."""


@contextmanager
def reported() -> Iterator[list[Path]]:
    """Watch this process for native faults; yield the reports of earlier processes that died of one.

    If no report can be written, nothing is watched; no error is raised.
    """
    earlier: list[Path] = []
    file: IO[bytes] | None = None
    with suppress(OSError):
        place = private_folder(folder())
        earlier = _collected(place)
        file = _opened(place)
    try:
        yield earlier
    finally:
        if file:
            faulthandler.disable()
            with suppress(OSError):
                file.close()
                Path(file.name).unlink()


def _opened(place: Path) -> IO[bytes]:
    path = place / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}-{os.getpid()}{_WATCHED}"
    file = open_new(path)
    try_lock(file)
    faulthandler.enable(file)
    return file


def _collected(place: Path) -> list[Path]:
    """Rename the files of dead processes to reports and return these; delete the empty files."""
    found = []
    for path in sorted(place.glob(f"*{_WATCHED}")):
        with suppress(OSError):
            with open_to_lock(path) as file:
                if not try_lock(file):
                    continue
            if path.stat().st_size:
                found.append(path.rename(path.with_suffix(".txt")))
            else:
                path.unlink()
    return found
