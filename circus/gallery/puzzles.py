"""The pictures of each game's puzzles: one as it asks, after a wrong choice, and after the right one."""

from collections.abc import Callable, Iterator

from circus.core.errors import CircusError
from circus.gallery.games import Show
from circus.scenes.puzzles.scene import PuzzleScene
from circus.scenes.scene_manager import SceneManager
from circus.scenes.transition import CUT
from circus.session.puzzles import shipped

STEP_MS, MOST_STEPS = 1000.0, 60

NUMBER = 4
"""The place of the puzzle that is shown, from 0."""


def puzzles(game: str) -> Iterator[tuple[str, Show]]:
    """The pictures of a game's puzzle by name; none where it has no puzzles."""
    if len(shipped(game)) <= NUMBER:
        return
    yield f"{game}_puzzle", _shown(game, lambda _: None)
    yield f"{game}_puzzle_failed", _shown(game, _fail)
    yield f"{game}_puzzle_solved", _shown(game, lambda scene: scene.play(scene.asked.quest.best))


def _fail(scene: PuzzleScene) -> None:
    """The worst choice is tried."""
    losses = scene.asked.puzzle.losses
    scene.play(max(losses, key=lambda action: losses[action]))


def _shown(game: str, act: Callable[[PuzzleScene], None]) -> Show:
    def show(manager: SceneManager) -> None:
        scene = PuzzleScene(manager, shipped(game), NUMBER)
        manager.push(scene, CUT)
        _settle(scene, lambda: scene.chooser is not None)
        act(scene)
        _settle(scene, lambda: not scene.director.busy)

    return show


def _settle(scene: PuzzleScene, holds: Callable[[], bool]) -> None:
    for _ in range(MOST_STEPS):
        if holds():
            return
        scene.advance(STEP_MS)
    raise CircusError(f"the puzzle of {scene.game} never comes to rest")
