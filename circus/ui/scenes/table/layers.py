"""Layers of a table: parts are asked about a gesture, an action or the picture only while they are open."""

from circus.core.action import Action
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.widgets import Widget
from circus.ui.input.gestures import Gesture


class Layer:
    """Part of a table that may have something open above it; by default it does nothing.

    Attributes:
        height: order of the open layers; the highest is drawn last.
        outlasts_events: whether it stays open when the table shows an event.
    """

    height = 0
    outlasts_events = False

    def handle(self, gesture: Gesture) -> bool:
        """Handle a gesture before the table does; return false to leave it to others."""
        return False

    def stops(self, action: Action) -> bool:
        """Return whether an action of the person waits for a confirmation."""
        return False

    def advance(self, ms: float) -> None:
        """Advance its time."""

    def end(self) -> None:
        """Close it, since the person has acted or another position is shown."""

    def words(self) -> str:
        """Return the sentence that replaces the caption; "" for none."""
        return ""

    def slip(self) -> Widget | None:
        """Return the widget above the table, the same until it changes; `None` for none."""
        return None

    def items(self) -> list[Item]:
        """Return the drawn items above the table."""
        return []


class OpenLayers:
    """The layers of one table that have something open.

    Attributes:
        open: those layers, the lowest first.
    """

    def __init__(self) -> None:
        self.open: tuple[Layer, ...] = ()

    def add(self, layer: Layer) -> None:
        """Note that a layer has something open."""
        if layer not in self.open:
            self.open = tuple(sorted((*self.open, layer), key=lambda each: each.height))

    def remove(self, layer: Layer) -> None:
        """Note that it is closed."""
        self.open = tuple(each for each in self.open if each is not layer)
