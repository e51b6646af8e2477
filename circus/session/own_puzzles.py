"""Puzzles of this machine's own games: searched after a review and cached next to the record."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from hashlib import blake2b
from pathlib import Path

from circus import __version__
from circus.core.errors import CircusError, RecordError
from circus.lab.puzzles.reviewed import SearchedChoice
from circus.platform.faulty_items import unless_faulty
from circus.platform.folders import records_folder, spare_folders, write_whole
from circus.platform.system_files import files_in
from circus.platform.untrusted import LineError, limits, parsed_file
from circus.platform.untrusted.shapes import TEXT, list_of, number, object_of, table_of, whole
from circus.records.puzzle import Puzzle
from circus.records.replay import read
from circus.records.timeline import Timeline
from circus.session.puzzles import PuzzleTable
from circus.session.record_entry import ENDED, FileStamp, RecordEntry, entry_of, seats_of
from circus.session.review_cache import course_digest

ENGINE = 1
"""Increased when the search changes: cached puzzles of other versions are dropped."""

ENDING = ".puzzles.json"

MAX_PUZZLES = 3
"""Maximum number of puzzles per game."""

_SHAPE = object_of(
    {
        "puzzles": whole(1),
        "circus": TEXT,
        "of": TEXT,
        "seen": whole(0),
        "found": list_of(
            object_of(
                {"at": whole(0), "best": TEXT, "losses": table_of(number(0, 1), 999)},
                closed=True,
            ),
            MAX_PUZZLES,
        ),
    },
    closed=True,
)


@dataclass(frozen=True)
class PuzzleSearchProgress:
    """Progress of the search in one game.

    Attributes:
        of: digest of the game's course.
        seen: number of its candidate choices that were examined.
        found: the puzzles among them.
    """

    of: str
    seen: int = 0
    found: tuple[SearchedChoice, ...] = ()

    @property
    def is_full(self) -> bool:
        """Whether the maximum number was reached."""
        return len(self.found) >= MAX_PUZZLES

    def with_next(self, choice: SearchedChoice) -> "PuzzleSearchProgress":
        """Return the progress after one more choice."""
        found = (*self.found, choice) if choice.best else self.found
        return PuzzleSearchProgress(self.of, self.seen + 1, found)


def puzzles_file(record: Path) -> Path:
    """Return the path of a record's puzzles."""
    return record.with_name(f"{record.name.removesuffix('.jsonl')}{ENDING}")


def load_puzzles(record: Path, timeline: Timeline) -> PuzzleSearchProgress:
    """Return the cached search of this game; an empty one if there is no valid one."""
    progress, mark = _cached_progress(puzzles_file(record)), course_digest(timeline)
    return progress if progress and progress.of == mark else PuzzleSearchProgress(mark)


def store_puzzles(record: Path, progress: PuzzleSearchProgress) -> None:
    """Write the search next to the record; raise OSError if the disk refuses it."""
    line = {
        "puzzles": ENGINE,
        "circus": __version__,
        "of": progress.of,
        "seen": progress.seen,
        "found": [each._asdict() for each in progress.found],
    }
    write_whole(puzzles_file(record), json.dumps(line).encode())


def _cached_progress(file: Path) -> PuzzleSearchProgress | None:
    """Return the cached search; `None` if it is missing, damaged or of another version."""
    try:
        line = parsed_file(file, limits.CACHE)
        _SHAPE.check(line)
    except (OSError, CircusError):
        return None
    if (line["puzzles"], line["circus"]) != (ENGINE, __version__):
        return None
    return PuzzleSearchProgress(
        line["of"], line["seen"], tuple(SearchedChoice(**each) for each in line["found"])
    )


@dataclass(frozen=True)
class OwnPuzzle:
    """Puzzle of a game that was played here."""

    record: Path
    game: str
    of: str
    choice: SearchedChoice

    @property
    def mark(self) -> str:
        """Identifier by the course of its game and the moment."""
        return blake2b(f"{self.of} {self.choice.at}".encode(), digest_size=8).hexdigest()

    @property
    def title(self) -> str:
        """No name."""
        return ""

    def table(self) -> PuzzleTable:
        """Return its table with the names of the players; raise `RecordError` if record and puzzle differ."""
        replay, choice = read(self.record), self.choice
        timeline = replay.match.timeline
        if course_digest(timeline) != self.of:
            raise RecordError(f"{self.record}: this game went otherwise: have it reviewed again")
        try:
            found = _puzzle(timeline, choice, self.record.stem)
        except CircusError as error:
            raise RecordError(f"{puzzles_file(self.record)}: {error}") from None
        return PuzzleTable(found, seats_of(replay.players, replay.header.colours))


def _puzzle(timeline: Timeline, choice: SearchedChoice, name: str) -> Puzzle:
    """Return the puzzle; raise `CircusError` if its stored data is invalid."""
    parse = timeline.game.verbs.parse
    before, best = timeline.branch(choice.at), parse(choice.best)
    if choice.at == len(timeline) or timeline.actions[choice.at].seat != best.seat:
        raise LineError(f"action {choice.at + 1} is no choice of seat {best.seat}")
    losses = {parse(action): loss for action, loss in choice.losses.items()}
    legal = timeline.game.legal_actions(before.at(choice.at), best.seat)
    if set(legal) != {best, *losses} or best in losses:
        raise LineError(f"action {choice.at + 1} is another choice")
    return Puzzle(f"{name} {choice.at}", before, best, losses)


@dataclass(frozen=True)
class OwnGame:
    """Game that was played here, and its puzzles."""

    entry: RecordEntry
    offers: Sequence[OwnPuzzle]

    @property
    def began(self) -> datetime:
        """Its start, in local time."""
        return datetime.fromisoformat(self.entry.began).astimezone()


def own_games() -> list[OwnGame]:
    """Return the games of this machine with puzzles, the latest first."""
    found = [each for folder in (records_folder(), *spare_folders()) for each in _games_in(folder)]
    return sorted(found, key=lambda each: each.entry.begin_order, reverse=True)


def _games_in(folder: Path) -> Iterator[OwnGame]:
    """Yield the games of a folder; of copies of one game the first."""
    seen: set[str] = set()
    for file in sorted(files_in(folder, f"*{ENDING}"), key=lambda path: (len(path.name), path.name)):
        record = file.with_name(f"{file.name.removesuffix(ENDING)}.jsonl")
        progress, stamp = unless_faulty(file, partial(_cached_progress, file)), FileStamp.of(record)
        if progress is None or stamp is None or not progress.found or progress.of in seen:
            continue
        seen.add(progress.of)
        entry = entry_of(record, stamp)
        if entry.kind == ENDED:
            yield OwnGame(
                entry, [OwnPuzzle(record, entry.game, progress.of, each) for each in progress.found]
            )
