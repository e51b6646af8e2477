"""Pictures of each game's lesson: its second sentence and its last one at the table."""

from collections.abc import Iterator

from circus.core.errors import CircusError
from circus.records import lesson
from circus.records.lesson import Lesson
from circus.tools.gallery.games import Show
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.lesson import LessonScene

STEP_MS = 1000.0
MAX_STEPS = 900
"""Maximum number of steps to the last sentence of any lesson."""


def lessons(game: str) -> Iterator[tuple[str, Show]]:
    """Yield the pictures of a game's lesson by name; none if it has no lesson."""
    found = lesson.find(game)
    if found is None:
        return
    last = len(found.sentences) - (1 if found.ending else 0)
    for name, step in (("second", min(2, last)), ("last", last)):
        yield f"{game}_lesson_{name}", _shown(found, step)


def _shown(found: Lesson, step: int) -> Show:
    def show(manager: SceneManager) -> None:
        scene = LessonScene(manager, found)
        manager.push(scene, CUT)
        for _ in range(MAX_STEPS):
            if _speaks(scene, step):
                return
            if scene.teacher.step < step:
                scene.skip()
            scene.advance(STEP_MS)
        raise CircusError(f"the lesson of {scene.game} never comes to its sentence {step}")

    return show


def _speaks(scene: LessonScene, step: int) -> bool:
    """Return whether a sentence is spoken, and everything else is at rest."""
    asked = not scene.teacher.let or scene.chooser is not None
    return (
        scene.teacher.step == step and scene.teacher.spoken is not None and not scene.director.busy and asked
    )
