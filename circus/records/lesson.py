"""Lessons: a guided first game for each game, stored as a record with spoken lines."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from circus import games
from circus.core.action import Action
from circus.core.errors import CircusError, RecordError
from circus.core.game import Game
from circus.core.level import Level
from circus.records.record import HUMAN, Header
from circus.records.replay import read_with_lines

FILE = "lesson.jsonl"
"""Name of the file in a game's folder that holds its lesson."""

MAX_LINES = 14
"""Maximum number of sentences in a lesson."""


@dataclass(frozen=True)
class Say:
    """One spoken sentence.

    Attributes:
        key: the key of the sentence in the catalogues.
        points: the targets that it points at, named as in the test port.
        let: actions of the learner that continue the lesson; empty for a sentence that needs none.
        at_end: whether it is spoken after the game is over.
        during: kind of the event of the preceding action at which it is spoken; the rest of that action is
            shown after the learner has read it. "" for a sentence spoken after the whole action.
    """

    key: str
    points: tuple[str, ...] = ()
    let: tuple[Action, ...] = ()
    at_end: bool = False
    during: str = ""


@dataclass(frozen=True)
class Lesson:
    """Guided game: its spoken lines and its actions in order.

    After the last action the game continues freely to its end.

    Attributes:
        header: the game and its players; the only person among them is the learner.
        board: the board; `None` for a game without boards.
        lines: sentences and actions.
        ending: the sentence for the end of the game; `None` for none.
    """

    header: Header
    lines: tuple[Say | Action, ...]
    ending: Say | None
    board: Level | None = None

    @property
    def game(self) -> Game[Any]:
        """Game that is taught."""
        return games.find(self.header.game)

    @property
    def learner(self) -> int:
        """Seat of the learner."""
        return [player.kind for player in self.header.players].index(HUMAN)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Script: the actions of every seat in order, chance included."""
        return tuple(line for line in self.lines if isinstance(line, Action))

    @cached_property
    def sentences(self) -> tuple[Say, ...]:
        """Every sentence in order, the ending last."""
        spoken = [line for line in self.lines if isinstance(line, Say)]
        return tuple(spoken + ([self.ending] if self.ending else []))


def find(game: str) -> Lesson | None:
    """Return the lesson of a game; `None` if it has none.

    Raises:
        RecordError: as FILE:LINE: reason, if its file is invalid.
    """
    path = games.folder(game) / FILE
    return read_lesson(path) if path.exists() else None


def read_lesson(path: Path) -> Lesson:
    """Read a lesson and verify every line; raise `RecordError` as FILE:LINE: reason."""
    replay, lines = read_with_lines(path)
    header, board = replay.header, replay.match.setup.level
    people = [player.kind for player in header.players].count(HUMAN)
    if people != 1:
        raise RecordError(f"{path}:1: a lesson has one learner, the only person in it: here are {people}")
    verbs = games.find(header.game).verbs
    spoken: list[Say | Action] = []
    ending: Say | None = None
    for number, line in enumerate(lines, 1):
        try:
            if "undo" in line:
                raise RecordError("nothing is taken back in a lesson")
            if "action" in line:
                spoken.append(verbs.parse(line["action"]))
            elif "say" in line:
                say = _say(line, verbs.parse)
                if ending:
                    raise RecordError("nothing follows what is said at the end")
                ending = say if say.at_end else None
                spoken += [] if say.at_end else [say]
        except CircusError as reason:
            raise RecordError(f"{path}:{number}: {reason}") from None
    lesson = Lesson(header, tuple(spoken), ending, board)
    _check(path, lesson)
    return lesson


def _say(line: dict[str, Any], parse: Any) -> Say:
    """Parse one spoken line; `circus.records.replay` has checked its shape and that `let` is legal."""
    let = tuple(parse(text) for text in line.get("let", ()))
    at_end, during = bool(line.get("at_end", False)), line.get("during", "")
    return Say(line["say"], tuple(line.get("points", ())), let, at_end, during)


def _check(path: Path, lesson: Lesson) -> None:
    """Check the number of sentences, and that each `let` contains the next action; raise `RecordError`."""
    if not 1 <= len(lesson.sentences) <= MAX_LINES:
        raise RecordError(f"{path}: a lesson speaks 1 to {MAX_LINES} lines, here are {len(lesson.sentences)}")
    for at, line in enumerate(lesson.lines):
        if isinstance(line, Say) and line.during and (line.let or not _follows_action(lesson, at)):
            raise RecordError(f"{path}: '{line.key}' is spoken during no action, or asks for one itself")
        if not isinstance(line, Say) or not line.let:
            continue
        then = lesson.lines[at + 1 : at + 2]
        if not then or then[0] not in line.let:
            raise RecordError(f"{path}: after '{line.key}' comes one of the actions that it lets be done")


def _follows_action(lesson: Lesson, at: int) -> bool:
    return at > 0 and isinstance(lesson.lines[at - 1], Action)
