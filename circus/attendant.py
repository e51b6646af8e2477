"""Who minds a program that is left alone: what may be done in it, and what time brings."""

from typing import Protocol

from circus.input.gestures import Gesture
from circus.record import Writer
from circus.scenes.scene import Navigator, Scene, SceneContext
from circus.stage.compositor import Item


class Attendant(Protocol):
    """Who minds a program that is left alone: what may be done in it, and what time brings.

    Attributes:
        navigator: the ways between its scenes.
    """

    navigator: Navigator

    def open(self, manager: SceneContext) -> Scene:
        """The lowest scene, in the place of the lobby."""

    def takes(self, gesture: Gesture, manager: SceneContext) -> bool:
        """Sees all that is done first; true for what goes no further."""

    def advance(self, ms: float, manager: SceneContext) -> None:
        """Time passes."""

    def over(self, manager: SceneContext) -> list[Item]:
        """What lies over every scene."""

    def cannot_write(self, writer: Writer, error: OSError) -> None:
        """A record takes no more lines: the game goes on all the same."""
