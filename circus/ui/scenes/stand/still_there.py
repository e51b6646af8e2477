"""Idle question over the current scene, before the kiosk returns to its attract screen."""

from typing import Protocol

from pygame import Surface

from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.widgets import Modal, ModalButton, Target
from circus.ui.input.gestures import Cancel, Gesture, Key, Tap
from circus.ui.scenes.shell.scene import Scene, SceneContext
from circus.ui.scenes.shell.transition import CUT

COUNTED_MS = 20_000.0
STAY = "ui/stay"


class Waiting(Protocol):
    """Interface of the kiosk policy for the idle question."""

    def stay(self) -> None:
        """Reset the idle time."""

    def leave(self, manager: SceneContext) -> None:
        """End the visit."""


class StillThereScene(Scene):
    """Question with a countdown; any gesture answers it."""

    name = "still_there"

    def __init__(self, manager: SceneContext, keeper: Waiting) -> None:
        super().__init__(manager)
        self._keeper = keeper
        self._left = COUNTED_MS
        self._screen: Surface | None = manager.kit.snapshot()

    def resized(self) -> None:
        """Stretch the picture of the scene below."""
        if self._screen:
            self._screen = self.kit.stretched(self._screen)

    def close(self) -> None:
        """Release the picture of the scene below."""
        self._screen = None

    def advance(self, ms: float) -> None:
        """Advance the countdown."""
        before = self._seconds
        self._left -= ms
        if self._left <= 0:
            self._keeper.leave(self.manager)
        elif self._seconds != before:
            self.manager.refresh()

    def handle(self, gesture: Gesture) -> bool:
        """Stay on a click or a key; pointer motion is ignored."""
        if isinstance(gesture, Tap | Key | Cancel):
            self._keeper.stay()
            self.manager.back(CUT)
        return True

    def frame(self) -> Composition:
        """Return the question over the current scene."""
        assert self._screen is not None
        return Composition(self._screen, self._modal().items(self.kit, self.pose))

    def targets(self) -> list[Target]:
        """Return the button, and the area around it."""
        return self._modal().targets(self.kit)

    @property
    def _seconds(self) -> int:
        return max(0, -int(-self._left // 1000))

    def _modal(self) -> Modal:
        texts = self.kit.texts
        words = texts.say("stand-still-there-text", seconds=self._seconds)
        return Modal(
            texts.say("stand-still-there"), words, (ModalButton(STAY, texts.say("stand-stay"), "gold"),)
        )
