"""Native faults: what kills the process from below Python leaves a report too, found at the next start."""

import faulthandler
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from circus.folders import hold, open_new, open_to_hold, private_folder
from circus.report import folder

_WATCHED = ".watch"
"""The ending of a report that is written only if the process is killed by a fault."""


@contextmanager
def reported() -> Iterator[list[Path]]:
    """Watches this process; yields the reports of processes before it that have died of such a fault.

    Where no report can be written, nothing is watched, and all else goes on.
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
    hold(file)
    faulthandler.enable(file)
    return file


def _collected(place: Path) -> list[Path]:
    """Makes reports of what dead processes left, and takes the empty ones away."""
    found = []
    for path in sorted(place.glob(f"*{_WATCHED}")):
        with suppress(OSError):
            with open_to_hold(path) as file:
                if not hold(file):
                    continue
            if path.stat().st_size:
                found.append(path.rename(path.with_suffix(".txt")))
            else:
                path.unlink()
    return found
