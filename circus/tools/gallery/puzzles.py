"""Pictures of puzzles: one of each game as posed, after a wrong choice and a right one; own puzzles."""

from collections.abc import Callable, Iterator
from re import sub
from typing import cast

from circus import games
from circus.core.action import CHANCE
from circus.core.errors import CircusError
from circus.lab.puzzles.reviewed import SearchedChoice
from circus.records.replay import read
from circus.records.timeline import Timeline
from circus.session.own_puzzles import MAX_PUZZLES, load_puzzles, own_games, store_puzzles
from circus.session.puzzles import note_solved, shipped
from circus.session.saves import records_folder
from circus.session.table_setup import first_table_setup
from circus.tools.gallery.afterwards import played_out
from circus.tools.gallery.games import Show
from circus.ui.scenes.puzzles.own import OwnPuzzlesScene
from circus.ui.scenes.puzzles.scene import PuzzleTask, puzzle_scene
from circus.ui.scenes.puzzles.shelf import PuzzlesScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.exercise.scene import ExerciseScene

_DAY = "2026-03-14T10:00:00Z"
"""Constant date."""

STEP_MS, MAX_STEPS = 1000.0, 60

NUMBER = 4
"""Index of the puzzle that is shown."""


def puzzles(game: str) -> Iterator[tuple[str, Show]]:
    """Yield the pictures of a game's puzzle by name; none if it has no puzzles."""
    if len(shipped(game)) <= NUMBER:
        return
    yield f"{game}_puzzle", _shown(game, lambda _: None)
    yield f"{game}_puzzle_failed", _shown(game, _fail)
    yield f"{game}_puzzle_solved", _shown(game, lambda scene: scene.play(scene.exercise.best))


def _fail(scene: ExerciseScene) -> None:
    """Play the worst choice."""
    losses = cast(PuzzleTask, scene.task).asked.puzzle.losses
    scene.play(max(losses, key=lambda action: losses[action]))


def _shown(game: str, act: Callable[[ExerciseScene], None]) -> Show:
    def show(manager: SceneManager) -> None:
        scene = puzzle_scene(manager, shipped(game), NUMBER)
        manager.push(scene, CUT)
        _settle(scene, lambda: scene.chooser is not None)
        act(scene)
        _settle(scene, lambda: not scene.director.busy)

    return show


def _settle(scene: ExerciseScene, holds: Callable[[], bool]) -> None:
    for _ in range(MAX_STEPS):
        if holds():
            return
        scene.advance(STEP_MS)
    raise CircusError(f"the puzzle of {scene.game} never comes to rest")


def lists() -> Iterator[tuple[str, Show]]:
    """Yield the lists of puzzles by name; the last one plays separate games."""
    yield "puzzles", lambda manager: manager.push(PuzzlesScene(manager), CUT)
    yield "puzzles_own_none", lambda manager: manager.push(OwnPuzzlesScene(manager), CUT)
    yield "puzzles_own", _own


def _own(manager: SceneManager) -> None:
    """Show the puzzles of games that were played here: the first choices of some, as if they were proved."""
    before = set(records_folder().glob("*.jsonl"))
    for number, game in enumerate(games.in_order()):
        played_out(first_table_setup(game), number)
    for number, record in enumerate(sorted(set(records_folder().glob("*.jsonl")) - before)):
        played = record.read_text(encoding="utf-8")
        record.write_text(sub('"started": "[^"]*"', f'"started": "{_DAY}"', played, count=1), "utf-8")
        timeline = read(record).match.timeline
        progress = load_puzzles(record, timeline)
        for at in _choices(timeline)[: 1 + number % MAX_PUZZLES]:
            best = timeline.actions[at]
            others = [
                each for each in timeline.game.legal_actions(timeline.at(at), best.seat) if each != best
            ]
            progress = progress.with_next(
                SearchedChoice(at, str(best), {str(action): 0.2 for action in others})
            )
        store_puzzles(record, progress)
    for offer in own_games()[0].offers:
        note_solved(offer)
    manager.push(OwnPuzzlesScene(manager), CUT)


def _choices(timeline: Timeline) -> list[int]:
    """Return the positions with more than one legal action."""
    legal = timeline.game.legal_actions
    made = ((at, action.seat) for at, action in enumerate(timeline.actions) if action.seat != CHANCE)
    return [at for at, seat in made if len(legal(timeline.at(at), seat)) > 1]
