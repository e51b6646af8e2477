"""Benchmark of the lessons: the seconds of each lesson at its real table, in table time, in each language.

The learner reads 16 letters a second and takes 1.5 s for each click. It follows the requests, clicks
explanations away once they are read, and then plays as the fastest bot that plays to win. Motions have the
durations of normal speed.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.core.action import Action
from circus.core.errors import UsageError
from circus.platform.folders import elsewhere
from circus.records import lesson
from circus.records.lesson import Lesson
from circus.tools.bench.pace import CLICK_MS, PERSON, SIZE, TICK_MS
from circus.ui.gfx import bootstrap
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import Tap
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.coaching import ANYWAY
from circus.ui.scenes.table.lesson import LessonScene

LETTERS_PER_S = 16.0
"""Reading speed of the learner."""

MAX_S, FIRST_S = 180.0, 20.0
"""Maximum seconds of a lesson, and until the first own move."""


class LessonSeconds(NamedTuple):
    """Seconds of a lesson: in all, until the learner's first own move, and until play is free."""

    seconds: float
    first: float
    free: float


def lessons() -> dict[str, dict[str, dict[str, float]]]:
    """Measure the lesson of each game that has one, in each language."""
    taught = [name for name in games.names() if lesson.find(name)]
    return {
        name: {
            language: {
                what: round(seconds) for what, seconds in play_lesson(name, language)._asdict().items()
            }
            for language in LANGUAGES
        }
        for name in taught
    }


def play_lesson(game: str, language: str, person: str = PERSON) -> LessonSeconds:
    """Play a lesson to its end; once play is free, this bot plays for the learner.

    Raises:
        UsageError: if the game has no lesson.
    """
    found = lesson.find(game)
    if found is None:
        raise UsageError(f"{game} has no lesson")
    with TemporaryDirectory() as folder, elsewhere(Path(folder)):
        scene, manager = _opened(found, language)
        try:
            return _Learner(scene, manager, person).learns()
        finally:
            scene.close()


def _opened(found: Lesson, language: str) -> tuple[LessonScene, SceneManager]:
    bootstrap.choose_display()
    bootstrap.prepare()
    manager = SceneManager(
        Toolkit(AppWindow(SIZE), Texts(language), Settings(language=language, speed="normal"))
    )
    scene = LessonScene(manager, found)
    manager.push(scene)
    return scene, manager


class _Learner:
    """Simulated learner with a clock."""

    def __init__(self, scene: LessonScene, manager: SceneManager, person: str) -> None:
        self._scene, self._manager, self._person = scene, manager, person
        self._passed = self._reads = self._left = 0.0
        self._read_sentence = ""
        self._action: Action | None = None

    def learns(self) -> LessonSeconds:
        """Play the whole lesson."""
        scene, first, free = self._scene, 0.0, 0.0
        while not scene.is_over:
            if self._acts():
                first = first or self._passed
            self._manager.advance(TICK_MS)
            self._passed += TICK_MS
            free = free or (self._passed if scene.teacher.is_free else 0.0)
        return LessonSeconds(self._passed / 1000, first / 1000, free / 1000)

    def _acts(self) -> bool:
        """Read, choose and click; return whether an action was played."""
        scene = self._scene
        self._read()
        if scene.director.waiting:
            scene.director.finish()
        if self._explains():
            self._left -= TICK_MS
            if max(self._reads, self._left) <= 0:
                scene.go_on()
            return False
        if scene.chooser is None or scene.director.busy or not self._is_asked():
            self._action = None
        elif self._action is None:
            self._action = self._choice(scene.chooser.seat)
            self._left = max(0.0, self._reads) + CLICK_MS * max(1, len(self._action.picks))
        elif self._left > 0:
            self._left -= TICK_MS
        else:
            self._do(self._action)
            return True
        return False

    def _read(self) -> None:
        sentence = self._scene.sentence
        if sentence != self._read_sentence:
            self._read_sentence, self._action, self._left = sentence, None, CLICK_MS
            self._reads = len(sentence) / LETTERS_PER_S * 1000
        self._reads -= TICK_MS

    def _explains(self) -> bool:
        """Return whether the coach speaks a sentence without requesting an action."""
        line = self._scene.teacher.spoken
        return line is not None and not line.let and not line.at_end

    def _is_asked(self) -> bool:
        """Return whether the learner has to do the next action, as opposed to watching it."""
        teacher = self._scene.teacher
        return bool(teacher.let) or (teacher.is_free and not teacher.holds)

    def _choice(self, seat: int) -> Action:
        teacher = self._scene.teacher
        return teacher.let[0] if teacher.let else self._scene.session.choice_of(seat, self._person)

    def _do(self, action: Action) -> None:
        """Play an action, also if the coach asks for a confirmation."""
        self._action = None
        self._scene.play(action)
        if "coach" in self._scene.port():
            self._manager.handle(Tap(ANYWAY, (0, 0)))
