"""Crash screen after an internal error: what was saved, the path of the report, the way out."""

from pathlib import Path

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.widgets import Modal, ModalButton, Target
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Key, Tap
from circus.ui.scenes.shell.scene import Scene, SceneContext

_LEAVE = "ui/quit"


class CrashScene(Scene):
    """Last scene after an internal error; it uses nothing from earlier scenes."""

    name = "crash"

    def __init__(self, manager: SceneContext, report: Path | None, fault: str = "") -> None:
        """Show the crash.

        `report` is the file of the report, `None` if it could not be written. `fault` describes a mistake in
        the code of a game; it is "" for one of the program.
        """
        super().__init__(manager)
        self._report = report
        self._fault = fault
        self._background: Surface | None = None

    def resized(self) -> None:
        """Drop the background of the old size."""
        self._background = None

    def handle(self, gesture: Gesture) -> bool:
        """End the program on Enter, Esc or a click on the button."""
        keyed = isinstance(gesture, Key) and gesture.key in ("return", "space")
        left = isinstance(gesture, Cancel) and gesture.source == ESCAPE
        if keyed or left or (isinstance(gesture, Tap) and gesture.name == _LEAVE):
            self.manager.quit()
            return True
        return False

    def frame(self) -> Composition:
        """Return the sheet over a plain dark background."""
        if self._background is None:
            self._background = blank(self.kit.units.size)
            self._background.fill(theme.NIGHT)
        return Composition(self._background, self._sheet().items(self.kit, self.pose))

    def targets(self) -> list[Target]:
        """Return the button."""
        return self._sheet().targets(self.kit)

    def _sheet(self) -> Modal:
        texts = self.kit.texts
        file = str(self._report) if self._report else ""
        cause = texts.say("crash-cause-game", fault=self._fault) if self._fault else texts.say("crash-cause")
        saved = texts.say("crash-text", file=file) if file else texts.say("crash-text-unwritten")
        button = ModalButton(_LEAVE, texts.say("crash-leave"))
        return Modal(texts.say("crash-title"), f"{cause} {saved}", (button,), width=820)
