"""First evening: a lesson, a game and a puzzle of each game, in the order of the lobby."""

from pathlib import Path
from typing import NamedTuple

from circus import games
from circus.platform.folders import data_folder, is_there, private_folder

LESSON, GAME, PUZZLE = "lesson", "game", "puzzle"

_FILES = {LESSON: "lesson.jsonl", PUZZLE: "puzzles/*.jsonl"}
"""Files of a game that has such steps; their modules would make the first screen late."""

_MARKS = {LESSON: "learnt", GAME: "finished", PUZZLE: "solved"}
"""Folders of the user's data with a mark for each game: a file, or a folder with one for each puzzle."""


class EveningStep(NamedTuple):
    """Next step of the first evening.

    Attributes:
        kind: `LESSON`, `GAME` or `PUZZLE`.
        game: its name.
        done, steps: number of steps that were done on this machine, in any order; of all steps.
    """

    kind: str
    game: str
    done: int
    steps: int


def next_step() -> EveningStep | None:
    """Return the first step that was not done on this machine; `None` after the last."""
    steps = [(kind, game) for game in games.in_order() for kind in (LESSON, GAME, PUZZLE) if _has(kind, game)]
    undone = [step for step in steps if not _is_done(*step)]
    return EveningStep(*undone[0], len(steps) - len(undone), len(steps)) if undone else None


def note_finished(game: str) -> None:
    """Store that a person finished a game; raise OSError if the folder cannot be written."""
    path = _mark(game)
    private_folder(path.parent)
    path.touch(mode=0o600)


def _has(kind: str, game: str) -> bool:
    """Return whether a game has such a step; its files are not read."""
    return kind == GAME or any(True for _ in games.folder(game).glob(_FILES[kind]))


def _is_done(kind: str, game: str) -> bool:
    mark = data_folder() / _MARKS[kind] / game
    return is_there(mark) and (kind != PUZZLE or any(mark.iterdir()))


def _mark(game: str) -> Path:
    return data_folder() / _MARKS[GAME] / game
