"""Interface of a table's display."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from circus.core.frame import Frame


class Call(NamedTuple):
    """Call of a person to the mouse.

    Attributes:
        seat: of the person.
        recap: the frames they missed.
        secrets: those of them that only they may see, shown again separately.
        stays: whether they still have the mouse: only their hand was covered.
    """

    seat: int
    recap: tuple[Frame, ...]
    secrets: tuple[Frame, ...]
    stays: bool = False


class Listener(Protocol):
    """Display of a table, notified at once and in order."""

    def view_changed(self) -> None:
        """Show the position again: the viewer has changed, or an action was undone."""

    def frames_came(self, frames: Sequence[Frame]) -> None:
        """Show the frames of an event, from the viewer's information."""

    def person_asked(self, seat: int) -> None:
        """Notice that the person at the screen may choose now."""

    def person_called(self, call: Call) -> None:
        """Close the curtain, or keep a hand covered, until `Host.open_curtain`."""
