"""A visit: what one party did at the stand, line by line as it happens, in a folder of its own."""

import json
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from circus import __version__
from circus.core.errors import CircusError
from circus.folders import write_whole
from circus.line_file import LineFile
from circus.session.records_index import stem_of
from circus.session.table_setup import TableSetup
from circus.untrusted import limits, lines_of, open_regular, parsed, parsed_file
from circus.untrusted.shapes import NULL, OBJECT, TEXT, choice, either, thing, whole

FINISHED, LEFT, TIME, STAFF = "finished", "left", "time", "staff"
"""How a visit ends: its game was played to the end, it was left, the time was over, the staff ended it."""

FACTS = "session.json"
_LAPTOP = "laptop.json"
ACTS, ANSWERS, NOTES = "acts.jsonl", "answers.jsonl", "notes.jsonl"

_MOST_AWAY_MS = 300_000
"""A program that was broken off is back sooner: if the clock on the wall says otherwise, it has jumped."""

_LOOKED_AT = 300
"""So many of the last visits are looked at for one that never ended."""

_SHAPE = thing(
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
"""The facts of a visit, as the protocol names them."""


class Visit:
    """One visit, from the touch that begins it to the way out.

    What the disk refuses is raised, waits, and is written before the next thing that it takes.

    Attributes:
        folder: what it leaves.
        facts: of its `session.json`.
    """

    def __init__(
        self,
        folder: Path,
        facts: dict[str, Any],
        clock: Callable[[], int],
        already: int | None = None,
        check: Callable[[], None] | None = None,
    ) -> None:
        """`already` is how long it has lasted, in milliseconds, if it goes on.

        `check` raises OSError while the stand's folder is not there: then nothing is laid in its stead.
        """
        self.folder = folder
        self.facts = facts
        self._clock, self._again = clock, already is not None
        self._already = already or 0
        self._record = max((path.name for path in folder.glob("[0-9][0-9]-*.jsonl")), default="")
        self._files: dict[str, LineFile] = {}
        self._waiting: dict[str, bytes] = {}
        self._check = check
        self._has_facts = self._again

    @classmethod
    def begin(cls, stand: Path, language: str, clock: Callable[[], int]) -> Self:
        """A new visit at the stand; raises OSError where its folder cannot be written."""
        visit = cls.new(stand, language, clock)
        visit.lay()
        return visit

    @classmethod
    def new(
        cls, stand: Path, language: str, clock: Callable[[], int], check: Callable[[], None] | None = None
    ) -> Self:
        """A visit of which nothing is written yet.

        `clock` gives the milliseconds since now; the wall clock, which may jump, only names the folder.
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
        """A visit that goes on after the program was broken off; raises OSError or `CircusError`.

        Its times count on from its first beginning; `clock` gives the milliseconds since now.
        """
        facts = parsed_file(folder / FACTS, limits.KEPT)
        _SHAPE.check(facts)
        facts = {"game": None, "options": {}, "seats": None, "level": None, "language": "", **facts}
        return cls(folder, facts, clock, _lasted(folder, facts), check)

    @property
    def is_open(self) -> bool:
        """Whether it has not ended."""
        return self.facts["ended"] is None

    @property
    def ms(self) -> int:
        """How long it has lasted, in milliseconds."""
        return self._already + self._clock()

    @property
    def played_ms(self) -> int:
        """So long ago its first game began; 0 where none has."""
        begun = min((line["ms"] for line in _lines(self.folder / ACTS) if "record" in line), default=None)
        return 0 if begun is None else max(0, self.ms - begun)

    @property
    def record(self) -> Path | None:
        """Of its last game, as far as it was written; `None` where none has begun."""
        records = self.folder.glob("[0-9][0-9]-*.jsonl")
        return max(records, key=lambda path: stem_of(path.name), default=None)

    def game_begins(self, table_setup: TableSetup) -> Path:
        """A game begins; the file that its record is written to."""
        game, setup = table_setup.open()
        number = 1 + len(list(self.folder.glob("[0-9][0-9]-*.jsonl")))
        self._record = f"{number:02}-{game.name}.jsonl"
        self.facts |= {
            "game": game.name,
            "options": dict(setup.options),
            "seats": setup.seats,
            "level": setup.level_name,
        }
        self.lay()
        self.act("table", record=self._record)
        return self.folder / self._record

    def act(self, scene: str, **what: object) -> None:
        """Writes what was done; raises OSError."""
        self._append(ACTS, {"scene": scene, **what})

    def answer(self, question: str, answer: object, seat: int | None) -> None:
        """Writes what was answered on the card at the end; raises OSError."""
        facts = {"seat": seat, "question": question, "answer": answer, "record": self._record or None}
        self._append(ANSWERS, facts)

    def note(self, words: str, at: int) -> None:
        """Writes a line of the staff, pinned to the game as it stands after `at` actions; raises OSError."""
        self._append(NOTES, {"note": words, "record": self._record or None, "n": at})

    def close(self, how: str, language: str) -> None:
        """The visit is over; raises OSError where that cannot be written, and can be asked again."""
        if self.is_open:
            now = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
            self.facts |= {"ended": now, "how": how, "language": language}
            self._wait(ACTS, {"scene": "attract", "closed": how})
        self.catch_up()
        self.lay()
        for file in self._files.values():
            file.close()

    def catch_up(self) -> None:
        """Writes what has waited for the disk; raises OSError where it still refuses."""
        if not self._has_facts:
            self.lay()
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
            self.lay()
        self._open(name).append(self._waiting[name])
        del self._waiting[name]

    def _open(self, name: str) -> LineFile:
        if name not in self._files:
            path = self.folder / name
            begun = self._again and path.exists()
            self._files[name] = LineFile.again(path) if begun else LineFile(path, durable=True)
        return self._files[name]

    def lay(self) -> None:
        """Lays down its folder, and what is known of it; raises OSError."""
        if self._check:
            self._check()
        self.facts["laptop"] = self.facts["laptop"] or laptop(self.folder.parent)
        text = json.dumps(self.facts, ensure_ascii=False) + "\n"
        write_whole(self.folder / FACTS, text.encode(errors="backslashreplace"))
        self._has_facts = True


def _lasted(folder: Path, facts: Mapping[str, Any]) -> int:
    """How long a visit that was broken off has lasted by now, in milliseconds, as far as that can be told."""
    written = [line["ms"] for name in (ACTS, ANSWERS, NOTES) for line in _lines(folder / name)]
    last = int(max(written, default=0))
    try:
        begun = datetime.fromisoformat(facts["begun"])
        said = int((datetime.now(UTC) - begun).total_seconds() * 1000)
    except (ValueError, TypeError):
        said = last
    return min(max(said, last), last + _MOST_AWAY_MS)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file of a visit that hold, each with its time."""
    with suppress(OSError, CircusError), open_regular(path, limits.RECORD.file) as file:
        for raw in lines_of(file):
            line = parsed(raw)
            if isinstance(line.get("ms"), int | float):
                yield line


def laptop(stand: Path) -> str:
    """What this laptop is called in its visits: some letters that say nothing, the same all day."""
    with suppress(OSError, CircusError):
        if name := laptop_of(stand):
            return name
    name = secrets.token_hex(4)
    write_whole(stand / _LAPTOP, (json.dumps({"laptop": name}) + "\n").encode())
    return name


def laptop_of(stand: Path) -> str:
    """What it is called there already; "" for no name. Raises OSError or `CircusError`."""
    name = parsed_file(stand / _LAPTOP, limits.KEPT).get("laptop")
    return name if isinstance(name, str) and name.isalnum() else ""


def folders_of(stand: Path) -> list[Path]:
    """The folders of all visits, the oldest first."""
    try:
        return sorted(path.parent for path in stand.glob(f"*/{FACTS}"))
    except OSError:
        return []


def facts_of(folder: Path) -> dict[str, Any] | None:
    """The facts of a visit; `None` where they cannot be read."""
    try:
        facts = parsed_file(folder / FACTS, limits.KEPT)
        _SHAPE.check(facts)
    except (OSError, CircusError):
        return None
    return facts


def broken_off(stand: Path) -> Path | None:
    """The latest visit that never ended: the program was broken off in it.

    It need not be the last by name: the clock that named it may have jumped.
    """
    for folder in folders_of(stand)[: -_LOOKED_AT - 1 : -1]:
        facts = facts_of(folder)
        if facts and facts["ended"] is None:
            return folder
    return None
