"""Storage of visits: today's figures, expiry, and deletion."""

import shutil
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import NamedTuple

from circus.core.errors import CircusError
from circus.platform.untrusted import limits, lines_of, open_regular
from circus.records.identity import grouped_copies
from circus.stand.running_days import STORED_DAYS, old_visits, present_date, visits_of_today
from circus.stand.visit import FINISHED, LEFT, facts_of, folders_of, records_of


class Figures(NamedTuple):
    """Figures of today.

    Attributes:
        visits: number of started ones.
        finished, left: how many of them ended so.
        games: number of records.
        pins: number of pinned moments.
    """

    visits: int
    finished: int
    left: int
    games: int
    pins: int


def figures(stand: Path) -> Figures:
    """Return today's figures, as far as the files can be read."""
    folders = visits_of_today(stand)
    ends = [facts["how"] for folder in folders if (facts := facts_of(folder))]
    games = [copies.longest for folder in folders for copies in grouped_copies(records_of(folder))]
    pins = sum(map(_pins, games))
    return Figures(len(folders), ends.count(FINISHED), ends.count(LEFT), len(games), pins)


def wipe(stand: Path, *, today: bool, spare: Path | None = None) -> int:
    """Delete today's visits or all, except `spare`, the present one; return their number.

    Raises:
        OSError: if one cannot be deleted.
    """
    gone = [folder for folder in (visits_of_today(stand) if today else folders_of(stand)) if folder != spare]
    return delete(gone)


def expire(stand: Path, today: date | None = None, days: int = STORED_DAYS) -> int:
    """Delete visits that were known on `days` earlier running days; return their number.

    Raises:
        OSError: if one cannot be deleted.
    """
    return delete(old_visits(stand, today or present_date(), days))


def delete(visits: Iterable[Path]) -> int:
    """Delete visits; return their number, or raise OSError at the first that cannot be deleted."""
    gone = [*visits]
    for folder in gone:
        shutil.rmtree(folder)
    return len(gone)


def _pins(record: Path) -> int:
    try:
        with open_regular(record, limits.RECORD.file) as file:
            return sum(line.startswith(b'{"pin":') for line in lines_of(file))
    except (OSError, CircusError):
        return 0
