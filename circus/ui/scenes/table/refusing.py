"""Refusals of a table: the reason next to the refused item, until it was read."""

from dataclasses import replace

from pygame import Rect

from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Widget
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.pacing import PacedTable
from circus.ui.scenes.table.refusal import SHAKE_MS, Refusal


class RefusingTable(PacedTable):
    """Table that explains its refusals."""

    _slip_for: tuple[tuple[Toolkit, Refusal], Widget] | None = None

    def not_now(self) -> str:
        """Return the reply about an item that is legal but leads nowhere now."""
        return self.kit.texts.say("table-not-now")

    def _refuse(self, name: str, words: str, ruling: str = "") -> None:
        """Show the reason next to the refused item; of several with one name, the one at the pointer."""
        pos = self._input.menu_at
        alike = [each.rect for each in self.targets() if each.name == name]
        spare = alike[-1] if alike else Rect(*pos, 1, 1)
        rect = next((each for each in reversed(alike) if each.collidepoint(pos)), spare)
        age = SHAKE_MS if self.kit.settings.speed == "off" else 0.0
        self._refusal = Refusal(name, rect, words, ruling, age)
        self.session.note_refused(self.host.viewer, ruling)

    def _slip(self, refusal: Refusal) -> Widget:
        """Return the sentence next to the refused item, at a constant place off prompt, choices and hand."""
        key = self.kit, replace(refusal, age=0.0)
        if self._slip_for is None or self._slip_for[0] != key:
            self._slip_for = key, self._laid_slip(refusal)
        return self._slip_for[1]

    def _laid_slip(self, refusal: Refusal) -> Widget:
        free, spare = self._free_among(self._tabletop.targets(self._still), refusal.name)
        kit, skin, table, placed = self.kit, self.presenter.skin, self.table, self.director.placed
        told = [*sight.counters(kit, table), *sight.drawn(kit, skin, table, placed)]
        return refusal.slip(kit, [*free, *told], spare)
