"""Age of visits in days on which the program ran, so that no jump of a clock makes one older."""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from circus.core.errors import CircusError
from circus.platform.folders import write_whole
from circus.platform.untrusted import limits, parsed_file
from circus.platform.untrusted.shapes import TEXT, list_of, object_of, table_of, whole
from circus.stand.visit import facts_of, folders_of
from circus.stand.wall_clock import FIRST_RELEASE

STORED_DAYS = 30
"""Default number of running days for which visits are stored."""

_FILE, _EARLIER_FILE = "days.json", "old.json"
_NAMES = list_of(TEXT, 99_999)
_SHAPE = object_of(
    {"dates": _NAMES, "first": table_of(whole(0), 99_999), "accepted": _NAMES, "today": TEXT, "made": _NAMES}
)


@dataclass
class RunningDays:
    """Record of the dates on which the program ran at a stand.

    Attributes:
        dates: all of them, each once.
        first: by visit, the number of dates when it was first found.
        accepted: visits with an impossible date that the staff keeps.
        today: the present date.
        made: visits of today, also those that a wrong clock has dated otherwise.
    """

    dates: list[str] = field(default_factory=list)
    first: dict[str, int] = field(default_factory=dict)
    accepted: list[str] = field(default_factory=list)
    today: str = ""
    made: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """Number of running days so far."""
        return len(self.dates)

    def note_date(self, today: date, *, jumped: bool = False) -> None:
        """Note the present date; after a jump of the clock it is still the same day."""
        if str(today) not in self.dates:
            self.dates.append(str(today))
        if self.today != str(today) and not jumped:
            self.made.clear()
        self.today = str(today)

    def age(self, visit: str) -> int:
        """Return for how many running days a visit has been known; 0 if it is found now."""
        return self.count - self.first.setdefault(visit, self.count)


def present_date() -> date:
    """Return the present local date by the wall clock."""
    return datetime.now().astimezone().date()


def load_days(stand: Path) -> RunningDays:
    """Return what is stored; an empty record if there is none or it is damaged: then nothing is old."""
    try:
        facts = parsed_file(stand / _FILE, limits.STORED)
        _SHAPE.check(facts)
    except (OSError, CircusError):
        return RunningDays()
    return RunningDays(**{name: facts[name] for name in RunningDays.__dataclass_fields__})


def store_days(stand: Path, days: RunningDays) -> None:
    """Store it; raise OSError."""
    write_whole(stand / _FILE, (json.dumps(asdict(days)) + "\n").encode())
    with suppress(OSError):
        (stand / _EARLIER_FILE).unlink(missing_ok=True)


def note_day(stand: Path, today: date | None = None, *, jumped: bool = False, fresh: bool = False) -> None:
    """Note that the program runs today; `fresh` if the stand was opened anew. Raise OSError."""
    days = load_days(stand)
    if fresh:
        days.made.clear()
    days.note_date(today or present_date(), jumped=jumped)
    store_days(stand, days)


def note_visit(stand: Path, name: str) -> None:
    """Note a visit that begins now; raise OSError."""
    days = load_days(stand)
    days.made.append(name)
    days.first[name] = days.count
    store_days(stand, days)


def old_visits(stand: Path, today: date, days: int = STORED_DAYS) -> list[Path]:
    """Return the visits that were known on `days` earlier running days; raise OSError.

    Those with an impossible date wait for the staff.
    """
    known = load_days(stand)
    known.note_date(today)
    folders = folders_of(stand)
    asked = {folder.name for folder in _impossible(folders, known, today)}
    old = [folder for folder in folders if folder.name not in asked and known.age(folder.name) >= days]
    present = {folder.name for folder in folders} - {folder.name for folder in old}
    known.first = {name: first for name, first in known.first.items() if name in present}
    known.accepted = [name for name in known.accepted if name in present]
    store_days(stand, known)
    return old


def visits_of_today(stand: Path, today: date | None = None) -> list[Path]:
    """Return the folders of the visits of today: by their date, and those made since the stand was opened.

    A date that cannot be true makes no visit one of today.
    """
    days, today = load_days(stand), today or present_date()
    made = set(days.made)
    return [
        folder
        for folder in folders_of(stand)
        if folder.name in made or (day_of(folder) == today and today >= FIRST_RELEASE)
    ]


def impossible_visits(stand: Path, today: date | None = None) -> list[Path]:
    """Return the visits from before the release or from the future that the staff has not accepted.

    None are from the future while the clock itself is wrong.
    """
    return _impossible(folders_of(stand), load_days(stand), today or present_date())


def accept_visits(stand: Path, visits: Iterable[Path]) -> None:
    """Keep visits with an impossible date; their age counts from now on. Raise OSError."""
    days = load_days(stand)
    for name in {visit.name for visit in visits}:
        days.accepted.append(name)
        days.first[name] = days.count
    store_days(stand, days)


def _impossible(folders: Sequence[Path], days: RunningDays, today: date) -> list[Path]:
    if today < FIRST_RELEASE:
        return []
    settled = {*days.accepted, *days.made}
    latest = today + timedelta(days=1)
    return [folder for folder in folders if folder.name not in settled and not _is_possible(folder, latest)]


def _is_possible(folder: Path, latest: date) -> bool:
    """Return whether the date in a visit's name, or in its facts, which may be corrected, is possible."""
    day = day_of(folder)
    if day is None or FIRST_RELEASE <= day <= latest:
        return True
    facts = facts_of(folder) or {}
    with suppress(ValueError, KeyError):
        return FIRST_RELEASE <= datetime.fromisoformat(facts["begun"]).astimezone().date() <= latest
    return False


def day_of(folder: Path) -> date | None:
    """Return the local day on which a visit started; `None` if its name has no date."""
    try:
        began = datetime.strptime(folder.name[:15], "%Y%m%d-%H%M%S")
    except ValueError:
        return None
    return began.replace(tzinfo=UTC).astimezone().date()
