"""Kiosk policy: which actions an unattended program allows, and its timeouts."""

from typing import Protocol

from circus.records.record import Writer
from circus.ui.gfx.compositor import Item
from circus.ui.input.gestures import Gesture
from circus.ui.scenes.shell.scene import Navigator, Scene, SceneContext


class Attendant(Protocol):
    """Kiosk policy of an unattended program: allowed actions and timeouts.

    Attributes:
        navigator: opens scenes at their destinations.
    """

    navigator: Navigator

    def open(self, manager: SceneContext) -> Scene:
        """Return the lowest scene, which replaces the lobby."""

    def takes(self, gesture: Gesture, manager: SceneContext) -> bool:
        """Return whether the gesture is consumed here; called before the scenes get it."""

    def advance(self, ms: float, manager: SceneContext) -> None:
        """Advance timeouts by `ms`; called once a round."""

    def over(self, manager: SceneContext) -> list[Item]:
        """Return the items drawn over every scene."""

    def cannot_write(self, writer: Writer, error: OSError) -> None:
        """Handle a record that cannot be written; the game continues."""

    def crashed(self, error: Exception) -> None:
        """Handle the exception that ends the program."""
