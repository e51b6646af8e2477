"""Mistakes as exercises: the worst choices of a seat, one after the other."""

from collections.abc import Sequence

from circus.session.exercise import Exercise
from circus.session.playback import Playback
from circus.session.referee import Costs
from circus.ui.scenes.review.review_words import ReviewWords
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.table.exercise.scene import ExerciseScene
from circus.ui.scenes.table.log import BETWEEN


def mistake_scene(
    manager: SceneContext, playback: Playback, exercises: Sequence[Exercise], number: int = 0
) -> ExerciseScene:
    """Return the scene of one of the worst choices of a seat."""
    return ExerciseScene(manager, MistakeTask(manager, playback, exercises, number))


class MistakeTask:
    """Exercise of one of the worst choices of a seat."""

    name = "review"
    stored = "table-menu-mistake"
    costs: Costs | None = None

    def __init__(
        self, manager: SceneContext, playback: Playback, exercises: Sequence[Exercise], number: int
    ) -> None:
        self.exercise, self.seats = exercises[number], playback.seats
        self.number, self.of = number, len(exercises)
        self._manager = manager
        self._playback = playback
        self._exercises = exercises

    def asks(self) -> str:
        """Return the number of the mistake, the original action, and the hint that another one was better."""
        texts, exercise = self._manager.kit.texts, self.exercise
        words, n = ReviewWords(self._manager.kit, self._playback), len(exercise.timeline) + 1
        assert exercise.played
        text = words.asks(exercise.played.action, n)
        head = texts.say("mistakes-number", number=self.number + 1, of=len(self._exercises))
        return BETWEEN.join((head, texts.say("mistakes-asks", told=text)))

    def labels(self) -> tuple[str, str]:
        """Return the labels of the buttons to the next mistake and back to the review."""
        texts = self._manager.kit.texts
        return texts.say("mistakes-next"), texts.say("mistakes-done")

    def open(self, number: int) -> None:
        """Replace this mistake with another one."""
        self._manager.replace(mistake_scene(self._manager, self._playback, self._exercises, number))

    def solved(self) -> None:
        """Do nothing: a review stores no progress."""

    def port(self) -> dict[str, object]:
        """Return no further facts."""
        return {}
