"""The visits in a folder: found without following links, each read as far as it holds, damage named."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from circus.core.errors import CircusError, RecordError
from circus.folders import is_folder, is_there
from circus.lab.day.played import PlayedGame, played_game, stem_of
from circus.untrusted import (
    CutError,
    LineError,
    limits,
    lines_of,
    open_regular,
    parsed,
    parsed_file,
    reason_of,
)
from circus.untrusted.shapes import FLAG, MOMENT, NULL, TEXT, Shape, choice, either, number, thing, whole

VERSION = 1
"""Of the format of visits; a later one is not read."""

HEAD, ACTS, ANSWERS, NOTES = "session.json", "acts.jsonl", "answers.jsonl", "notes.jsonl"
"""The files of a visit beside its records."""

DEEPEST = 8
"""Folders within one another that are looked through."""

FINISHED, LEFT, TIME, STAFF = "finished", "left", "time", "staff"
HOWS = (FINISHED, LEFT, TIME, STAFF)
"""How a visit can have ended; one that was broken off was left."""

_VISIT = re.compile(r"\d{8}-\d{6}-\S+")
"""The name of a visit's folder: when it began, and its id."""

_MS = number(0, 10**12)
_HEAD = thing(
    {},
    {
        "session": whole(1),
        "id": TEXT,
        "laptop": TEXT,
        "language": either(TEXT, NULL),
        "game": either(TEXT, NULL),
        "begun": MOMENT,
        "ended": either(MOMENT, NULL),
        "how": either(choice(*HOWS), NULL),
    },
)
_ANSWER = thing(
    {"question": TEXT, "answer": either(TEXT, whole())},
    {"seat": either(whole(-1), NULL), "record": either(TEXT, NULL), "ms": _MS},
)
_NOTE = thing({"note": TEXT}, {"record": either(TEXT, NULL), "n": either(whole(0), NULL), "ms": _MS})
_ACT = thing(
    {},
    {
        "ms": _MS,
        "record": TEXT,
        "language": TEXT,
        "pause": _MS,
        "lesson": thing({"game": TEXT}, {"step": whole(0), "of": whole(0), "left": FLAG}),
    },
)
"""Of the acts only those lines are read that tell a figure; clicks are for whoever looks closer."""


class Skipped(NamedTuple):
    """What could not be read, and why."""

    path: str
    why: str


class Answer(NamedTuple):
    """What somebody has said at the end.

    Attributes:
        seat: whose answer; `None` for the table's.
        game: what it speaks of; "" where that cannot be told.
        played: the game itself; `None` where its record cannot be read.
    """

    question: str
    answer: str | int
    seat: int | None
    game: str
    played: PlayedGame | None


class Note(NamedTuple):
    """A private line of the staff; `n` is the position of the game it was written at."""

    ms: float
    note: str
    game: str
    played: PlayedGame | None
    n: int | None


class Lesson(NamedTuple):
    """A lesson that was closed: at which step of how many, and whether it was left before its end."""

    game: str
    step: int
    of: int
    left: bool


@dataclass(frozen=True)
class Visit:
    """One visit at a stand.

    Attributes:
        laptop: whose it is; one that says none is known by the folder it lies in.
        begun, ended: `None` where the file does not say.
        how: of `HOWS`; `None` for a visit that was broken off.
        began_ms: when each game began, since the visit did, by the stem of its record.
        languages: that were chosen during it.
        pauses: how long nothing was done, each time that a person paused, in milliseconds.
        skipped: what of it could not be read.
        size: bytes of its files: of two copies the larger one is whole.
    """

    path: Path
    id: str
    laptop: str
    language: str
    begun: datetime | None
    ended: datetime | None
    how: str | None
    games: tuple[PlayedGame, ...] = ()
    answers: tuple[Answer, ...] = ()
    notes: tuple[Note, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    began_ms: dict[str, float] = field(default_factory=dict)
    languages: tuple[str, ...] = ()
    pauses: tuple[float, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    size: int = 0

    @property
    def visitors(self) -> int:
        """How many persons sat at its largest table; whoever came and began no game was one."""
        return max((len(game.people) for game in self.games), default=0) or 1

    @property
    def first_move_ms(self) -> float | None:
        """From its beginning to the first choice of a person; `None` where there was none."""
        moves = [
            self.began_ms[game.stem] + game.first_ms
            for game in self.games
            if game.stem in self.began_ms and game.first_ms is not None
        ]
        return min(moves, default=None)


def found(folder: Path, deepest: int = DEEPEST) -> Iterator[Path | Skipped]:
    """The folders of visits in a folder, which may be one itself, by name; links are left where they are."""
    if is_there(folder / HEAD) or _VISIT.fullmatch(folder.name):
        yield folder
        return
    try:
        inner = sorted(each for each in folder.iterdir() if is_folder(each) and not each.is_symlink())
    except OSError as error:
        yield Skipped(str(folder), reason_of(error))
        return
    for each in inner if deepest else ():
        yield from found(each, deepest - 1)


def visit_of(folder: Path) -> Visit | Skipped:
    """The visit in a folder; what cannot be read of its files is told with it."""
    try:
        head = parsed_file(folder / HEAD, limits.KEPT)
        _HEAD.check(head)
    except (OSError, LineError) as error:
        return Skipped(str(folder / HEAD), reason_of(error))
    if head.get("session", VERSION) > VERSION:
        return Skipped(str(folder / HEAD), f"session version {head['session']} is of a later Circus")
    skipped: list[Skipped] = []
    games = tuple(_games(folder, skipped))
    acts = list(_lines(folder / ACTS, _ACT, skipped))
    return Visit(
        path=folder,
        id=head.get("id") or folder.name.rpartition("-")[2],
        laptop=head.get("laptop") or str(folder.parent.resolve()),
        language=head.get("language") or "",
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
    """Its games in the order in which they were begun; of one that went on in another file the last."""
    records = {stem_of(path): path for path in sorted(folder.glob("*.jsonl")) if path.name not in _BESIDE}
    for path in records.values():
        try:
            yield played_game(path)
        except RecordError as error:
            skipped.append(Skipped(str(path), str(error).removeprefix(f"{path}:").strip()))


_BESIDE = (ACTS, ANSWERS, NOTES)


def _lines(path: Path, shape: Shape, skipped: list[Skipped]) -> Iterator[dict[str, Any]]:
    """The lines that hold; the first that does not is named, but not a last one that is cut off."""
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
) -> Iterator[Answer]:
    """The last answer to each question counts; without a record it speaks of the game played last."""
    kept: dict[tuple[object, ...], Answer] = {}
    for line in lines:
        played, name = _spoken_of(line.get("record"), games)
        if not line.get("record"):
            played = games[-1] if games else None
            name = played.game.name if played else usual or ""
        seat = _seat(line.get("seat"), played)
        answer = Answer(line["question"], line["answer"], seat, name, played)
        kept[answer.question, seat, name, played.stem if played else line.get("record")] = answer
    yield from kept.values()


def _seat(seat: int | None, played: PlayedGame | None) -> int | None:
    """Whose answer it is; a table with one person has one who can answer for it."""
    if seat is not None and (played is None or seat in range(played.setup.seats)):
        return seat if seat >= 0 else None
    return next(iter(played.people)) if played and len(played.people) == 1 else None


def _spoken_of(record: str | None, games: tuple[PlayedGame, ...]) -> tuple[PlayedGame | None, str]:
    """The game of a record's name, and what was played in it: where it cannot be read its name tells."""
    stem = stem_of(Path(record or ""))
    played = next((game for game in games if game.stem == stem), None)
    return played, played.game.name if played else stem.partition("-")[2]


def _notes(lines: Iterator[dict[str, Any]], games: tuple[PlayedGame, ...]) -> Iterator[Note]:
    for line in lines:
        played, name = _spoken_of(line.get("record"), games)
        yield Note(line.get("ms", 0), line["note"], name, played, line.get("n"))


def _lessons(acts: list[dict[str, Any]]) -> Iterator[Lesson]:
    for act in acts:
        if told := act.get("lesson"):
            step, of = told.get("step", 0), told.get("of", 0)
            yield Lesson(told["game"], step, of, told.get("left", step < of))


def _moment(said: str | None) -> datetime | None:
    return datetime.fromisoformat(said) if said else None


def _size(folder: Path) -> int:
    sizes = 0
    with suppress(OSError):
        for path in folder.iterdir():
            with suppress(OSError):
                sizes += path.lstat().st_size
    return sizes
