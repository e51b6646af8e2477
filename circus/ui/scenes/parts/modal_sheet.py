"""Modal sheet: a scene that is one sheet over a still picture of the scene below."""

from abc import abstractmethod
from typing import ClassVar

from pygame import Surface

from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.widgets import Target, Veil, Widget, items_of, targets_of
from circus.ui.gfx.widgets.containers import NOWHERE, Part
from circus.ui.gfx.widgets.overlays import targets_around
from circus.ui.scenes.shell.scene import Scene, SceneContext


class ModalSheetScene(Scene):
    """Scene with one sheet in the middle of the window.

    Attributes:
        veil: dims the picture below; `None` for a picture that is dim.
    """

    veil: ClassVar[Veil | None] = Veil()

    def __init__(self, manager: SceneContext, below: Surface | None = None) -> None:
        """Open the sheet over the picture `below`, by default that of the current scene."""
        super().__init__(manager)
        self._below = below or manager.kit.snapshot()
        self._body = NOWHERE
        self._widgets: list[Widget] = []

    def enter(self) -> None:
        """Lay out the sheet."""
        self._build_widgets()

    def resized(self) -> None:
        """Scale the picture below to the new size, and lay out the sheet."""
        self._below = self.kit.stretched(self._below)
        self._build_widgets()

    def close(self) -> None:
        """Release the picture."""
        del self._below

    def frame(self) -> Composition:
        """Return the sheet over the picture."""
        veil = self.veil.items(self.kit, self.pose) if self.veil else []
        return Composition(self._below, [*veil, *items_of(self._widgets, self.kit, self.pose)])

    def targets(self) -> list[Target]:
        """Return the area around the sheet, the sheet and its widgets."""
        return [*targets_around(self.kit, self._body), *targets_of(self._widgets, self.kit)]

    @abstractmethod
    def _sheet(self) -> Part:
        """Return the sheet."""

    def _build_widgets(self) -> None:
        units, sheet = self.kit.units, self._sheet()
        self._body = sheet.box_in((0, 0, units.width_u, units.height_u))
        self._widgets = sheet.arrange(self._body)
        self.manager.refresh()
