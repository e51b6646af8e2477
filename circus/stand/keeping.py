"""Storage of visits: today's figures, expiry, and deletion."""

import json
import shutil
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from circus.core.errors import CircusError
from circus.platform.folders import write_whole
from circus.platform.untrusted import limits, lines_of, open_regular, parsed_file
from circus.platform.untrusted.shapes import TEXT, table_of
from circus.session.records_index import stem_of
from circus.stand.visit import FINISHED, LEFT, facts_of, folders_of

KEPT_DAYS = 30
"""Default number of days for which visits are stored."""

_OLD, _MARKS = "old.json", table_of(TEXT, 99_999)
"""File of the visits that are too old, with the day on which each was first marked."""


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


def folders_of_today(stand: Path) -> list[Path]:
    """Return the folders of the visits that started today, by the local wall clock."""
    today = datetime.now().astimezone().date()
    return [folder for folder in folders_of(stand) if _day(folder) == today]


def figures(stand: Path) -> Figures:
    """Return today's figures, as far as the files can be read."""
    folders = folders_of_today(stand)
    ends = [facts["how"] for folder in folders if (facts := facts_of(folder))]
    records = {
        (folder, stem_of(record.name)[0]): record
        for folder in folders
        for record in sorted(folder.glob("[0-9][0-9]-*.jsonl"), key=lambda path: stem_of(path.name))
    }
    pins = sum(_pins(record) for record in records.values())
    return Figures(len(folders), ends.count(FINISHED), ends.count(LEFT), len(records), pins)


def wipe(stand: Path, *, today: bool, spare: Path | None = None) -> int:
    """Delete today's visits or all, except `spare`, the present one; return their number.

    Raises:
        OSError: if one cannot be deleted.
    """
    gone = [folder for folder in (folders_of_today(stand) if today else folders_of(stand)) if folder != spare]
    for folder in gone:
        shutil.rmtree(folder)
    return len(gone)


def expire(stand: Path, today: date | None = None, days: int = KEPT_DAYS) -> int:
    """Delete visits older than `days`; return their number.

    A visit is deleted only if it was too old on an earlier day too, so that a jump of the clock deletes
    nothing.

    Raises:
        OSError: if one cannot be deleted.
    """
    today = today or datetime.now().astimezone().date()
    oldest, marks = today - timedelta(days=days), _marked(stand)
    old = [folder for folder in folders_of(stand) if (day := _day(folder)) and day < oldest]
    gone = [folder for folder in old if marks.get(folder.name, str(today)) != str(today)]
    for folder in gone:
        shutil.rmtree(folder)
    left = {folder.name: marks.get(folder.name, str(today)) for folder in old if folder not in gone}
    if left != marks:
        write_whole(stand / _OLD, (json.dumps(left) + "\n").encode())
    return len(gone)


def _marked(stand: Path) -> dict[str, str]:
    """Return the marked visits, and the day on which each was first marked."""
    try:
        marks = parsed_file(stand / _OLD, limits.STORED)
        _MARKS.check(marks)
    except (OSError, CircusError):
        return {}
    return marks


def _day(folder: Path) -> date | None:
    """Return the local day on which a visit started; `None` if its name has no date."""
    try:
        began = datetime.strptime(folder.name[:15], "%Y%m%d-%H%M%S")
    except ValueError:
        return None
    return began.replace(tzinfo=UTC).astimezone().date()


def _pins(record: Path) -> int:
    try:
        with open_regular(record, limits.RECORD.file) as file:
            return sum(line.startswith(b'{"pin":') for line in lines_of(file))
    except (OSError, CircusError):
        return 0
