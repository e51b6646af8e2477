"""Asks gently over whatever is shown who is still there, before the stand goes back to its reel."""

from typing import Protocol

from pygame import Surface

from circus.input.gestures import Cancel, Gesture, Key, Tap
from circus.scenes.scene import Scene, SceneContext
from circus.scenes.transition import CUT
from circus.stage.compositor import Composition
from circus.stage.widgets import Modal, Target

COUNTED_MS = 20_000.0
STAY = "ui/stay"


class Waiting(Protocol):
    """Who keeps the stand."""

    def stay(self) -> None:
        """Somebody is still there."""

    def leave(self, manager: SceneContext) -> None:
        """Nobody is."""


class StillThereScene(Scene):
    """A question with a countdown; anything that is done answers it."""

    name = "still_there"

    def __init__(self, manager: SceneContext, keeper: Waiting) -> None:
        super().__init__(manager)
        self._keeper = keeper
        self._left = COUNTED_MS
        self._screen: Surface | None = manager.kit.snapshot()

    def resized(self) -> None:
        """What lies below is stretched."""
        if self._screen:
            self._screen = self.kit.stretched(self._screen)

    def close(self) -> None:
        """Let go of the picture of what lay below."""
        self._screen = None

    def advance(self, ms: float) -> None:
        """Count the seconds."""
        before = self._seconds
        self._left -= ms
        if self._left <= 0:
            self._keeper.leave(self.manager)
        elif self._seconds != before:
            self.manager.refresh()

    def handle(self, gesture: Gesture) -> bool:
        """Return a click or a key stays; a pointer that drifts says nothing."""
        if isinstance(gesture, Tap | Key | Cancel):
            self._keeper.stay()
            self.manager.back(CUT)
        return True

    def frame(self) -> Composition:
        """Return the question over what was shown."""
        assert self._screen is not None
        return Composition(self._screen, self._modal().items(self.kit, self.pose))

    def targets(self) -> list[Target]:
        """Return the button, and all round it."""
        return self._modal().targets(self.kit)

    @property
    def _seconds(self) -> int:
        return max(0, -int(-self._left // 1000))

    def _modal(self) -> Modal:
        texts = self.kit.texts
        words = texts.say("stand-still-there-text", seconds=self._seconds)
        return Modal(texts.say("stand-still-there"), words, ((STAY, texts.say("stand-stay"), "gold"),))
