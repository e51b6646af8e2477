"""A visit: what one party did at the stand, line by line as it happens, in a folder of its own."""

import json
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from circus import __version__
from circus.core.errors import CircusError
from circus.folders import private_folder, write_whole
from circus.line_file import LineFile
from circus.session.table_setup import TableSetup
from circus.untrusted import limits, parsed_file
from circus.untrusted.shapes import NULL, OBJECT, TEXT, choice, either, thing, whole

FINISHED, LEFT, TIME, STAFF = "finished", "left", "time", "staff"
"""How a visit ends: its game was played to the end, it was left, the time was over, the staff ended it."""

FACTS = "session.json"
ACTS, ANSWERS, NOTES = "acts.jsonl", "answers.jsonl", "notes.jsonl"

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

    Attributes:
        folder: what it leaves.
        facts: of its `session.json`.
    """

    def __init__(self, folder: Path, facts: dict[str, Any], clock: Callable[[], int], *, again: bool) -> None:
        self.folder = folder
        self.facts = facts
        self._clock = clock
        self._record = max((path.name for path in folder.glob("[0-9][0-9]-*.jsonl")), default="")
        self._files: dict[str, LineFile] = {}
        self._again = again

    @classmethod
    def begin(cls, stand: Path, language: str, clock: Callable[[], int]) -> Self:
        """A new visit at the stand; raises OSError where its folder cannot be written.

        `clock` gives the milliseconds since now; the wall clock, which may jump, only names the folder.
        """
        now, number = datetime.now(UTC), secrets.token_hex(6)
        folder = private_folder(stand / f"{now:%Y%m%d-%H%M%S}-{number[:6]}")
        facts = {
            "session": 1, "id": number, "laptop": laptop(stand), "app": __version__,
            "game": None, "options": {}, "seats": None, "level": None, "language": language,
            "begun": f"{now:%Y-%m-%dT%H:%M:%SZ}", "ended": None, "how": None,
        }  # fmt: skip
        visit = cls(folder, facts, clock, again=False)
        visit._write_facts()
        return visit

    @classmethod
    def again(cls, folder: Path, clock: Callable[[], int]) -> Self:
        """A visit that goes on after the program was broken off; raises OSError or `CircusError`."""
        facts = parsed_file(folder / FACTS, limits.KEPT)
        _SHAPE.check(facts)
        return cls(folder, facts, clock, again=True)

    @property
    def is_open(self) -> bool:
        """Whether it has not ended."""
        return self.facts["ended"] is None

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
        self._write_facts()
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
        """The visit is over; what cannot be written any more is missing, nothing else."""
        try:
            self.act("attract", closed=how)
            now = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
            self.facts |= {"ended": now, "how": how, "language": language}
            self._write_facts()
        finally:
            for file in self._files.values():
                file.close()

    def _append(self, name: str, line: dict[str, object]) -> None:
        if name not in self._files:
            path = self.folder / name
            begun = self._again and path.exists()
            self._files[name] = LineFile.again(path) if begun else LineFile(path, durable=True)
        text = json.dumps({"ms": self._clock(), **line}, ensure_ascii=False)
        self._files[name].append(text.encode(errors="backslashreplace") + b"\n")

    def _write_facts(self) -> None:
        write_whole(self.folder / FACTS, (json.dumps(self.facts, ensure_ascii=False) + "\n").encode())


def laptop(stand: Path) -> str:
    """What this laptop is called in its visits: some letters that say nothing, the same all day."""
    path = stand / "laptop.json"
    try:
        name = parsed_file(path, limits.KEPT).get("laptop")
        if isinstance(name, str) and name.isalnum():
            return name
    except (OSError, CircusError):
        pass
    name = secrets.token_hex(4)
    write_whole(path, (json.dumps({"laptop": name}) + "\n").encode())
    return name


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
    """The latest visit, if it never ended: the program was broken off in it."""
    latest = next(reversed(folders_of(stand)), None)
    facts = facts_of(latest) if latest else None
    return latest if facts and facts["ended"] is None else None
