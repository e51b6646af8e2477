"""Whoever shows a table, and what it is told."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from circus.core.frame import Frame


class Call(NamedTuple):
    """A person is called to the mouse.

    Attributes:
        seat: who is called.
        recap: the frames they missed.
        secrets: those of them that told something to their eyes only: they are shown again, alone.
        stays: they have the mouse already, for nobody else was called since: only their hand was covered.
    """

    seat: int
    recap: tuple[Frame, ...]
    secrets: tuple[Frame, ...]
    stays: bool = False


class Listener(Protocol):
    """Whoever shows the table; told at once, in the order in which things happen."""

    def view_changed(self) -> None:
        """Another pair of eyes looks, or an action was taken back: the position is shown anew."""

    def frames_came(self, frames: Sequence[Frame]) -> None:
        """Something happened, as the eyes at the screen see it."""

    def person_asked(self, seat: int) -> None:
        """The person at the screen may choose now."""

    def person_called(self, call: Call) -> None:
        """The curtain closes, or a hand stays covered, until `Host.open_curtain`."""
