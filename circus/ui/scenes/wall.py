"""Wall: a scene of sheets and buttons on the parlour's wall, laid out again for every window size."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TypeVar

from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.widgets import Target, Widget, items_of, targets_of
from circus.ui.scenes.scene import Scene, SceneContext

S = TypeVar("S")

Doers = Mapping[str, Callable[[S, list[str]], None]]
"""Handlers of clicks by the second part of the target's name; they receive the parts after it."""


class WallScene(Scene):
    """Scene with a list, a form or figures on the wall.

    Attributes:
        prefix: of its messages' keys; `PREFIX-hint-NAME` explains the target `ui/NAME`.
    """

    prefix = ""

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._widgets: list[Widget] = []

    def resized(self) -> None:
        """Lay everything out for another size, language or text size."""
        self._build_widgets()

    def frame(self) -> Composition:
        """Return the wall with its widgets."""
        return Composition(self.kit.background("parlour"), items_of(self._widgets, self.kit, self.pose))

    def targets(self) -> list[Target]:
        """Return the targets of the widgets."""
        return targets_of(self._widgets, self.kit)

    def hint(self, name: str) -> str:
        """Return the hint of a target, if the catalogues have one."""
        key = f"{self.prefix}-hint-{name.split('/')[1]}" if name.count("/") else ""
        return self.kit.texts.say(key) if key and self.kit.texts.has(key) else ""

    @abstractmethod
    def _build_widgets(self) -> None:
        """Lay out the widgets in `_widgets`."""


def do(scene: S, doers: Doers[S], name: str | None) -> bool:
    """Handle a click on a target; return whether it has a handler."""
    parts = (name or "").split("/")
    doer = doers.get(parts[1]) if len(parts) > 1 else None
    if doer:
        doer(scene, parts[2:])
    return doer is not None
