"""Refusals at a table: the reason next to the refused item, until it was read."""

from dataclasses import replace

from pygame import Rect

from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Target, Widget
from circus.ui.scenes.table.areas import areas_among
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.layers import Layer
from circus.ui.scenes.table.pointing import visible_box
from circus.ui.scenes.table.refusal import SHAKE_MS, Refusal


class Refusals(Layer):
    """The refusal that is shown now.

    Attributes:
        shown: the refusal; `None` for none.
    """

    height = 1

    def __init__(self, table: TableContext) -> None:
        self._table = table
        self.shown: Refusal | None = None
        self._slip: tuple[tuple[Toolkit, Refusal], Widget] | None = None

    @property
    def shakes(self) -> bool:
        """Whether the refused item is still shaking."""
        return self.shown is not None and self.shown.shakes

    def end(self) -> None:
        """Remove the refusal."""
        self.shown = None
        self._table.layers.remove(self)

    def advance(self, ms: float) -> None:
        """Advance the shaking."""
        if self.shown:
            self.shown = replace(self.shown, age=self.shown.age + ms)

    def refuse(self, name: str, words: str, ruling: str = "") -> None:
        """Show the reason next to the refused item; of several with one name, the one at the pointer."""
        table = self._table
        pos = table.input.menu_at
        targets = table.owner.targets()
        alike = [each for each in targets if each.name == name] or [Target(name, Rect(*pos, 1, 1))]
        picked = next((each for each in reversed(alike) if each.rect.collidepoint(pos)), alike[-1])
        rect = visible_box(picked, targets) if picked in targets else picked.rect
        age = SHAKE_MS if table.kit.settings.speed == "off" else 0.0
        self.shown = Refusal(name, rect, words, ruling, age)
        table.layers.add(self)
        table.session.note_refused(table.host.viewer, ruling)

    def slip(self) -> Widget | None:
        """Return the sentence next to the refused item, at a constant place off prompt, choices and hand."""
        if self.shown is None:
            return None
        table, shown = self._table, self.shown
        key = table.kit, replace(shown, age=0.0)
        if self._slip is None or self._slip[0] != key:
            areas = areas_among(table, table.own_targets, shown.name, is_near=True)
            self._slip = key, shown.slip(table.kit, areas)
        return self._slip[1]

    def items(self) -> list[Item]:
        """Return the mark on the refused item, and the sentence."""
        slip, kit = self.slip(), self._table.kit
        if self.shown is None or slip is None:
            return []
        return [*self.shown.mark(kit), *slip.items(kit, self._table.manager.pose)]
