"""Visit: everything that one party did at the stand, written line by line to a folder."""

import json
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Self

from circus import __version__
from circus.core.errors import CircusError
from circus.platform.folders import write_whole
from circus.platform.system_files import files_in
from circus.platform.untrusted import limits, lines_of, open_regular, parsed, parsed_file
from circus.platform.untrusted.shapes import NULL, OBJECT, TEXT, choice, either, object_of, whole
from circus.records.line_file import LineFile
from circus.session.records_index import stem_of
from circus.session.table_setup import TableSetup
from circus.stand.wall_clock import true_times

FINISHED, LEFT, TIME, STAFF = "finished", "left", "time", "staff"
"""Endings of a visit: the game was finished, it was left, the time was over, the staff ended it."""

FACTS = "session.json"
_LAPTOP = "laptop.json"
ACTS, ANSWERS, NOTES = "acts.jsonl", "answers.jsonl", "notes.jsonl"

_MOMENT = "%Y-%m-%dT%H:%M:%SZ"

_MAX_AWAY_MS = 300_000
"""Maximum absence of an interrupted program: if the wall clock shows a longer one, it has jumped."""

_MAX_SEARCHED = 300
"""Maximum number of latest visits that are searched for an unfinished one."""

_SHAPE = object_of(
    {
        "session": whole(1),
        "id": TEXT,
        "laptop": TEXT,
        "begun": TEXT,
        "ended": either(TEXT, NULL),
        "how": either(choice(FINISHED, LEFT, TIME, STAFF), NULL),
    },
    {
        "app": TEXT,
        "game": either(TEXT, NULL),
        "options": OBJECT,
        "seats": either(whole(1), NULL),
        "level": either(TEXT, NULL),
        "language": TEXT,
    },
)
"""Shape of the facts of a visit, as the protocol names them."""


class Visit:
    """One visit, from its first touch to its end.

    If the disk refuses a line, the error is raised and the line queued; it is written before the next line
    that succeeds.

    Attributes:
        folder: the folder of its files.
        facts: content of its `session.json`.
    """

    def __init__(
        self,
        folder: Path,
        facts: dict[str, Any],
        clock: Callable[[], int],
        already: int | None = None,
        check: Callable[[], None] | None = None,
    ) -> None:
        """Make a visit; `already` is its duration in milliseconds so far, if it is continued.

        `check` raises OSError while the stand's folder is missing: then nothing is created there.
        """
        self.folder = folder
        self.facts = facts
        self._clock, self._again = clock, already is not None
        self._already = already or 0
        self._record = max((path.name for path in records_of(folder)), default="")
        self._files: dict[str, LineFile] = {}
        self._waiting: dict[str, bytes] = {}
        self._check = check
        self._has_facts = self._again

    @classmethod
    def begin(cls, stand: Path, language: str, clock: Callable[[], int]) -> Self:
        """Start a new visit at the stand; raise OSError if its folder cannot be written."""
        visit = cls.new(stand, language, clock)
        visit.write_folder()
        return visit

    @classmethod
    def new(
        cls, stand: Path, language: str, clock: Callable[[], int], check: Callable[[], None] | None = None
    ) -> Self:
        """Return a visit of which nothing is written yet.

        `clock` returns the milliseconds since this call. The wall clock, which may jump, only names
        the folder.
        """
        now, number = datetime.now(UTC), secrets.token_hex(6)
        folder = stand / f"{now:%Y%m%d-%H%M%S}-{number[:6]}"
        facts = {
            "session": 1, "id": number, "laptop": "", "app": __version__,
            "game": None, "options": {}, "seats": None, "level": None, "language": language,
            "begun": f"{now:%Y-%m-%dT%H:%M:%SZ}", "ended": None, "how": None,
        }  # fmt: skip
        return cls(folder, facts, clock, check=check)

    @classmethod
    def again(cls, folder: Path, clock: Callable[[], int], check: Callable[[], None] | None = None) -> Self:
        """Return a visit to continue after an interruption; raise OSError or `CircusError`.

        Its times continue from its start; `clock` returns the milliseconds since this call.
        """
        facts = parsed_file(folder / FACTS, limits.STORED)
        _SHAPE.check(facts)
        facts = {"game": None, "options": {}, "seats": None, "level": None, "language": "", **facts}
        return cls(folder, facts, clock, _lasted(folder, facts), check)

    @property
    def is_open(self) -> bool:
        """Whether it has not ended."""
        return self.facts["ended"] is None

    @property
    def ms(self) -> int:
        """Duration in milliseconds."""
        return self._already + self._clock()

    @property
    def played_ms(self) -> int:
        """Milliseconds since its first game began; 0 without a game."""
        begun = min((line["ms"] for line in _lines(self.folder / ACTS) if "record" in line), default=None)
        return 0 if begun is None else max(0, self.ms - begun)

    @property
    def record(self) -> Path | None:
        """Record of its last game, as far as it was written; `None` without a game."""
        return max(records_of(self.folder), key=lambda path: stem_of(path.name), default=None)

    def game_begins(self, table_setup: TableSetup) -> Path:
        """Note the start of a game and return the file for its record."""
        game, setup = table_setup.open()
        number = 1 + len(records_of(self.folder))
        self._record = f"{number:02}-{game.name}.jsonl"
        self.facts |= {
            "game": game.name,
            "options": setup.choices,
            "seats": setup.seats,
            "level": setup.level_name,
        }
        self.write_folder()
        self.act("table", record=self._record)
        return self.folder / self._record

    def act(self, scene: str, **what: object) -> None:
        """Write an act; raise OSError."""
        self._append(ACTS, {"scene": scene, **what})

    def answer(self, question: str, answer: object, seat: int | None) -> None:
        """Write an answer from the feedback card; raise OSError."""
        facts = {"seat": seat, "question": question, "answer": answer, "record": self._record or None}
        self._append(ANSWERS, facts)

    def note(self, words: str, at: int) -> None:
        """Write a note of the staff, pinned to the game after `at` actions; raise OSError."""
        self._append(NOTES, {"note": words, "record": self._record or None, "n": at})

    def close(self, how: str, language: str) -> None:
        """End the visit; raise OSError if that cannot be written; it can be called again."""
        if self.is_open:
            self.facts |= {**self._times(), "how": how, "language": language}
            self._wait(ACTS, {"scene": "attract", "closed": how})
        self.catch_up()
        self.write_folder()
        for file in self._files.values():
            file.close()

    def _times(self) -> dict[str, str]:
        """Return start and end; a clock that jumped makes no visit years long."""
        now = datetime.now(UTC)
        try:
            begun = datetime.fromisoformat(self.facts["begun"])
            begun, now = true_times(begun, timedelta(milliseconds=self.ms), now)
        except (ValueError, TypeError, OverflowError):
            return {"ended": f"{now:{_MOMENT}}"}
        return {"begun": f"{begun:{_MOMENT}}", "ended": f"{now:{_MOMENT}}"}

    def catch_up(self) -> None:
        """Write queued lines; raise OSError if the disk still refuses them."""
        if not self._has_facts:
            self.write_folder()
        for name in [*self._waiting]:
            self._write_waiting(name)

    def _append(self, name: str, line: dict[str, object]) -> None:
        self._wait(name, line)
        self._write_waiting(name)

    def _wait(self, name: str, line: dict[str, object]) -> None:
        text = json.dumps({"ms": self.ms, **line}, ensure_ascii=False)
        self._waiting[name] = self._waiting.get(name, b"") + text.encode(errors="backslashreplace") + b"\n"

    def _write_waiting(self, name: str) -> None:
        if not self._has_facts:
            self.write_folder()
        self._open(name).append(self._waiting[name])
        del self._waiting[name]

    def _open(self, name: str) -> LineFile:
        if name not in self._files:
            path = self.folder / name
            begun = self._again and path.exists()
            self._files[name] = LineFile.again(path) if begun else LineFile(path, durable=True)
        return self._files[name]

    def write_folder(self) -> None:
        """Create the folder of the visit and write its facts (`FACTS`); raise OSError."""
        if self._check:
            self._check()
        self.facts["laptop"] = self.facts["laptop"] or laptop(self.folder.parent)
        text = json.dumps(self.facts, ensure_ascii=False) + "\n"
        write_whole(self.folder / FACTS, text.encode(errors="backslashreplace"))
        self._has_facts = True


def _lasted(folder: Path, facts: Mapping[str, Any]) -> int:
    """Return the estimated duration of an interrupted visit until now, in milliseconds."""
    written = [line["ms"] for name in (ACTS, ANSWERS, NOTES) for line in _lines(folder / name)]
    last = int(max(written, default=0))
    try:
        begun = datetime.fromisoformat(facts["begun"])
        duration = int((datetime.now(UTC) - begun).total_seconds() * 1000)
    except (ValueError, TypeError):
        duration = last
    return min(max(duration, last), last + _MAX_AWAY_MS)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the valid lines of a file of a visit that have a time."""
    with suppress(OSError, CircusError), open_regular(path, limits.RECORD.file) as file:
        for raw in lines_of(file):
            line = parsed(raw)
            if isinstance(line.get("ms"), int | float):
                yield line


def laptop(stand: Path) -> str:
    """Return this laptop's name in its visits; make a random one if there is none."""
    with suppress(OSError, CircusError):
        if name := laptop_of(stand):
            return name
    name = secrets.token_hex(4)
    write_whole(stand / _LAPTOP, (json.dumps({"laptop": name}) + "\n").encode())
    return name


def laptop_of(stand: Path) -> str:
    """Return the laptop's stored name, "" for none; raise OSError or `CircusError`."""
    name = parsed_file(stand / _LAPTOP, limits.STORED).get("laptop")
    return name if isinstance(name, str) and name.isalnum() else ""


def folders_of(stand: Path) -> list[Path]:
    """Return the folders of all visits, the oldest first."""
    try:
        return sorted(path.parent for path in files_in(stand, f"*/{FACTS}"))
    except OSError:
        return []


def records_of(folder: Path) -> list[Path]:
    """Return the records of a visit, by name; copies of one game are among them."""
    return sorted(files_in(folder, "[0-9][0-9]-*.jsonl"))


def facts_of(folder: Path) -> dict[str, Any] | None:
    """Return the facts of a visit; `None` if they cannot be read."""
    try:
        facts = parsed_file(folder / FACTS, limits.STORED)
        _SHAPE.check(facts)
    except (OSError, CircusError):
        return None
    return facts


def broken_off(stand: Path) -> Path | None:
    """Return the latest unfinished visit, in which the program was interrupted.

    It need not be the last one by name: the clock that named it may have jumped.
    """
    for folder in folders_of(stand)[: -_MAX_SEARCHED - 1 : -1]:
        facts = facts_of(folder)
        if facts and facts["ended"] is None:
            return folder
    return None
