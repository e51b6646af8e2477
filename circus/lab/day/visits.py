"""Reader of the visits in a folder: follows no links, skips damaged parts and names them."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from circus.core.errors import CircusError
from circus.lab.day.paper_session import PAPER, paper_game
from circus.lab.day.played import PlayedGame, played_game, stem_of
from circus.platform.faulty_items import unless_faulty
from circus.platform.folders import is_folder, is_there
from circus.platform.system_files import files_in, is_system_file
from circus.platform.untrusted import (
    CutError,
    LineError,
    limits,
    lines_of,
    open_regular,
    parsed,
    parsed_file,
    reason_of,
)
from circus.platform.untrusted.shapes import (
    FLAG,
    MOMENT,
    NULL,
    TEXT,
    Shape,
    choice,
    either,
    number,
    object_of,
    whole,
)
from circus.records.identity import grouped_copies, name_order

VERSION = 1
"""Version of the format of visits; a later one is not read."""

HEAD, ACTS, ANSWERS, NOTES = "session.json", "acts.jsonl", "answers.jsonl", "notes.jsonl"
"""Files of a visit beside its records."""

CONFUSING, NOTHING = "confusing", "nothing"
"""Question whose answers are rules, any number of them, and the answer that none was."""

DEEPEST = 8
"""Maximum depth of the folders that are searched."""

FINISHED, LEFT, TIME, STAFF = "finished", "left", "time", "staff"
HOWS = (FINISHED, LEFT, TIME, STAFF)
"""Possible endings of a visit; an interrupted one has none until it is closed as `left`."""

_VISIT = re.compile(r"\d{8}-\d{6}-\S+")
"""Name of a visit's folder: the time of its start, and its id."""

_MS = number(0, 10**12)
_HEAD = object_of(
    {},
    {
        "session": whole(1),
        "id": TEXT,
        "laptop": TEXT,
        "app": TEXT,
        "language": either(TEXT, NULL),
        "game": either(TEXT, NULL),
        "begun": MOMENT,
        "ended": either(MOMENT, NULL),
        "how": either(choice(*HOWS), NULL),
    },
)
_ANSWER = object_of(
    {"question": TEXT, "answer": either(TEXT, whole())},
    {"seat": either(whole(-1), NULL), "record": either(TEXT, NULL), "ms": _MS},
)
_NOTE = object_of({"note": TEXT}, {"record": either(TEXT, NULL), "n": either(whole(0), NULL), "ms": _MS})
_BETWEEN = object_of({"note": TEXT}, {"at": TEXT})
_ACT = object_of(
    {},
    {
        "ms": _MS,
        "record": TEXT,
        "language": TEXT,
        "pause": _MS,
        "lesson": object_of({"game": TEXT}, {"step": whole(0), "of": whole(0), "left": FLAG}),
    },
)
"""Shape of the acts that are read: those with a figure; clicks are ignored here."""


class Skipped(NamedTuple):
    """File that could not be read, and the reason."""

    path: str
    why: str


class VisitorAnswer(NamedTuple):
    """Answer of a visitor at the end.

    Attributes:
        seat: the seat that answered; `None` for the whole table.
        game: the name of its game; "" if unknown.
        played: the game itself; `None` if its record cannot be read.
    """

    question: str
    answer: str | int
    seat: int | None
    game: str
    played: PlayedGame | None


class Note(NamedTuple):
    """Private note of the staff; `n` is the position of its game, `at` the time of one between visits."""

    ms: float
    note: str
    game: str
    played: PlayedGame | None
    n: int | None
    at: str = ""


class ClosedLesson(NamedTuple):
    """Closed lesson: the step, the number of steps, and whether it was left before its end."""

    game: str
    step: int
    of: int
    left: bool


@dataclass(frozen=True)
class RecordedVisit:
    """Visit at a stand.

    Attributes:
        laptop: its name; without one, the folder of the visit.
        app: the version of the program; "" if unknown.
        begun, ended: `None` if the file does not say.
        how: one of `HOWS`; `None` for an interrupted visit.
        began_ms: the start of each game since the start of the visit, by the stem of its record.
        languages: those chosen during it.
        pauses: durations of the pauses, in milliseconds.
        skipped: its unreadable files.
        size: bytes of its files: the larger one of two copies is more complete.
    """

    path: Path
    id: str
    laptop: str
    language: str
    app: str
    begun: datetime | None
    ended: datetime | None
    how: str | None
    games: tuple[PlayedGame, ...] = ()
    answers: tuple[VisitorAnswer, ...] = ()
    notes: tuple[Note, ...] = ()
    lessons: tuple[ClosedLesson, ...] = ()
    began_ms: dict[str, float] = field(default_factory=dict)
    languages: tuple[str, ...] = ()
    pauses: tuple[float, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    size: int = 0

    @property
    def visitors(self) -> int:
        """Number of people at its largest table; 1 if no game was started."""
        return max((len(game.people) for game in self.games), default=0) or 1

    @property
    def first_move_ms(self) -> float | None:
        """Milliseconds from its start to the first choice of a person; `None` if there was none."""
        moves = [
            self.began_ms[game.stem] + game.first_ms
            for game in self.games
            if game.stem in self.began_ms and game.first_ms is not None
        ]
        return min(moves, default=None)


def find_visits(folder: Path, deepest: int = DEEPEST) -> Iterator[Path | Skipped]:
    """Yield the folders of visits in a folder, which may be one itself, by name; links are not followed."""
    if is_there(folder / HEAD) or _VISIT.fullmatch(folder.name):
        yield folder
        return
    try:
        inner = sorted(each for each in folder.iterdir() if _may_hold_visits(each))
    except OSError as error:
        yield Skipped(str(folder), reason_of(error))
        return
    for each in inner if deepest else ():
        yield from find_visits(each, deepest - 1)


def _may_hold_visits(path: Path) -> bool:
    return is_folder(path) and not path.is_symlink() and not is_system_file(path.name)


def visit_of(folder: Path) -> RecordedVisit | Skipped:
    """Return the visit in a folder, with the names of its unreadable files."""
    try:
        head = parsed_file(folder / HEAD, limits.STORED)
        _HEAD.check(head)
    except (OSError, LineError) as error:
        return Skipped(str(folder / HEAD), reason_of(error))
    if head.get("session", VERSION) > VERSION:
        return Skipped(str(folder / HEAD), f"session version {head['session']} is of a later Circus")
    skipped: list[Skipped] = []
    games = tuple(_games(folder, skipped))
    acts = list(_lines(folder / ACTS, _ACT, skipped))
    return RecordedVisit(
        path=folder,
        id=head.get("id") or folder.name.rpartition("-")[2],
        laptop=head.get("laptop") or str(folder.parent.resolve()),
        language=head.get("language") or "",
        app=head.get("app") or "",
        begun=_moment(head.get("begun")),
        ended=_moment(head.get("ended")),
        how=head.get("how"),
        games=games,
        answers=tuple(_answers(_lines(folder / ANSWERS, _ANSWER, skipped), games, head.get("game"))),
        notes=tuple(_notes(_lines(folder / NOTES, _NOTE, skipped), games)),
        lessons=tuple(_lessons(acts)),
        began_ms={stem_of(Path(act["record"])): act["ms"] for act in acts if {"record", "ms"} <= act.keys()},
        languages=tuple(dict.fromkeys(act["language"] for act in acts if "language" in act)),
        pauses=tuple(act["pause"] for act in acts if "pause" in act),
        skipped=tuple(skipped),
        size=_size(folder),
    )


def _games(folder: Path, skipped: list[Skipped]) -> Iterator[PlayedGame]:
    """Yield its games in the order of their starts, one on paper last.

    Of a game with several records it is the longest valid one.

    The game has the name that the program gave: answers and notes refer to that.
    """
    records = [path for path in files_in(folder, "*.jsonl") if not path.name.startswith(_NO_RECORDS)]
    for copies in grouped_copies(records):
        stem = min((stem_of(path) for path in copies.all), key=name_order)
        for path in copies.all:
            game = unless_faulty(path, partial(played_game, path), partial(skip_file, path, skipped))
            if game:
                yield replace(game, stem=stem)
                break
        for path in copies.others:
            if stem_of(path) != stem_of(copies.longest):
                skip_file(path, skipped, f"a copy of {copies.longest.name}: the game counts once")
    paper = folder / PAPER
    if is_there(paper) and (
        game := unless_faulty(paper, partial(paper_game, paper), partial(skip_file, paper, skipped))
    ):
        yield game


def skip_file(path: Path, skipped: list[Skipped], reason: str) -> None:
    """Append a file that cannot be read to `skipped`."""
    skipped.append(Skipped(str(path), reason.removeprefix(f"{path}:").strip()))


_NO_RECORDS = tuple(name.removesuffix(".jsonl") for name in (ACTS, ANSWERS, NOTES))
"""First letters of files of lines that are no records, and of their copies."""


def _lines(path: Path, shape: Shape, skipped: list[Skipped]) -> Iterator[dict[str, Any]]:
    """Yield the valid lines; the first invalid one is reported, except an incomplete last one."""
    faults: list[str] = []
    try:
        with open_regular(path) as file:
            for at, raw in enumerate(lines_of(file), 1):
                try:
                    line = parsed(raw)
                    shape.check(line)
                except CutError:
                    continue
                except LineError as error:
                    faults.append(f"line {at}: {reason_of(error)}")
                else:
                    yield line
    except FileNotFoundError:
        return
    except (OSError, CircusError) as error:
        faults.append(reason_of(error))
    if faults:
        skipped.append(Skipped(str(path), faults[0]))


def _answers(
    lines: Iterator[dict[str, Any]], games: tuple[PlayedGame, ...], usual: str | None
) -> Iterator[VisitorAnswer]:
    """Yield the last answer to each question; without a record it refers to the last game.

    Several rules may be named as confusing: each is an answer of its own.
    """
    answers: dict[tuple[object, ...], VisitorAnswer] = {}
    for line in lines:
        played, name = _spoken_of(line.get("record"), games)
        if not line.get("record"):
            played = games[-1] if games else None
            name = played.game.name if played else usual or ""
        seat = _seat(line.get("seat"), played)
        answer = VisitorAnswer(line["question"], line["answer"], seat, name, played)
        several = answer.answer if answer.question == CONFUSING else ""
        answers[answer.question, several, seat, name, played.stem if played else line.get("record")] = answer
    yield from answers.values()


def _seat(seat: int | None, played: PlayedGame | None) -> int | None:
    """Return the seat of an answer; the only person at a table answers for it."""
    if seat is not None and (played is None or seat in range(played.setup.seats)):
        return seat if seat >= 0 else None
    return next(iter(played.people)) if played and len(played.people) == 1 else None


def _spoken_of(record: str | None, games: tuple[PlayedGame, ...]) -> tuple[PlayedGame | None, str]:
    """Return the game with this record's stem, and its kind, which the stem has if it is unreadable."""
    stem = stem_of(Path(record or ""))
    played = next((game for game in games if game.stem == stem), None)
    return played, played.game.name if played else stem.partition("-")[2]


def _notes(lines: Iterator[dict[str, Any]], games: tuple[PlayedGame, ...]) -> Iterator[Note]:
    for line in lines:
        played, name = _spoken_of(line.get("record"), games)
        yield Note(line.get("ms", 0), line["note"], name, played, line.get("n"))


def notes_between(folder: Path, skipped: list[Skipped]) -> Iterator[Note]:
    """Yield the notes of the staff between visits, from a stand's folder or folders of stands."""
    inner: list[Path] = []
    with suppress(OSError):  # `find_visits` names a folder that cannot be read
        inner = sorted(each for each in files_in(folder, "*") if is_folder(each))
    for stand in (folder, *inner):
        if not is_there(stand / HEAD) and is_there(stand / NOTES):
            for line in _lines(stand / NOTES, _BETWEEN, skipped):
                yield Note(0, line["note"], "", None, None, line.get("at", ""))


def _lessons(acts: list[dict[str, Any]]) -> Iterator[ClosedLesson]:
    for act in acts:
        if lesson := act.get("lesson"):
            step, of = lesson.get("step", 0), lesson.get("of", 0)
            yield ClosedLesson(lesson["game"], step, of, lesson.get("left", step < of))


def _moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None


def _size(folder: Path) -> int:
    sizes = 0
    with suppress(OSError):
        for path in folder.iterdir():
            with suppress(OSError):
                sizes += path.lstat().st_size
    return sizes
