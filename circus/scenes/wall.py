"""A wall: a scene of sheets and buttons on the parlour's wall, laid anew whenever the window changes."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TypeVar

from circus.scenes.scene import Scene, SceneContext
from circus.stage.compositor import Composition
from circus.stage.widgets import Target, Widget, items_of, targets_of

S = TypeVar("S")

Doers = Mapping[str, Callable[[S, list[str]], None]]
"""What a click does to a scene: by the second part of its target's name, told the parts behind it."""


class WallScene(Scene):
    """A list, a form, a set of figures: whatever hangs on the wall and can be chosen.

    Attributes:
        prefix: of the keys of its sentences; `PREFIX-hint-NAME` explains the target `ui/NAME`.
    """

    prefix = ""

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._widgets: list[Widget] = []

    def resized(self) -> None:
        """Lay everything out for another size, language or text size."""
        self._lay()

    def frame(self) -> Composition:
        """Return all that hangs there."""
        return Composition(self.kit.background("parlour"), items_of(self._widgets, self.kit, self.pose))

    def targets(self) -> list[Target]:
        """Return all that can be chosen."""
        return targets_of(self._widgets, self.kit)

    def hint(self, name: str) -> str:
        """Explains what is chosen, where the catalogues have a sentence for it."""
        key = f"{self.prefix}-hint-{name.split('/')[1]}" if name.count("/") else ""
        return self.kit.texts.say(key) if key and self.kit.texts.has(key) else ""

    @abstractmethod
    def _lay(self) -> None:
        """Hangs everything up in `_widgets`."""


def do(scene: S, doers: Doers[S], name: str | None) -> bool:
    """Do what a click on a target does, if anything; true if it does."""
    parts = (name or "").split("/")
    doer = doers.get(parts[1]) if len(parts) > 1 else None
    if doer:
        doer(scene, parts[2:])
    return doer is not None
