"""First evening: a lesson, a game and a puzzle of each game, in the order of the lobby."""

from pathlib import Path
from typing import NamedTuple

from circus import games
from circus.platform.folders import data_folder, is_there, private_folder
from circus.records import lesson, puzzle
from circus.session.learnt import is_learnt
from circus.session.puzzles import has_solved

LESSON, GAME, PUZZLE = "lesson", "game", "puzzle"


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
    if kind == LESSON:
        return is_there(games.folder(game) / lesson.FILE)
    return kind == GAME or bool(puzzle.names(game))


def _is_done(kind: str, game: str) -> bool:
    if kind == LESSON:
        return is_learnt(game)
    return has_solved(game) if kind == PUZZLE else is_there(_mark(game))


def _mark(game: str) -> Path:
    return data_folder() / "finished" / game
