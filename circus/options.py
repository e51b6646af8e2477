"""What the command line asks of the app."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from circus.input.gestures import Gesture
from circus.record import Writer
from circus.scenes.destinations import Destination
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


@dataclass(frozen=True)
class Options:
    """What the command line says.

    Attributes:
        size: of the window in pixels; `None` for the usual one.
        language: instead of the one in the settings, for this time.
        speed: of `circus.stage.settings.SPEEDS`, likewise.
        expose: the file of the test port.
        first: what is opened on top of the lobby at once, such as a table.
        attendant: who minds the program where nobody else does, as at a stand.
    """

    size: tuple[int, int] | None = None
    language: str | None = None
    speed: str | None = None
    expose: Path | None = None
    first: Destination | None = None
    attendant: Attendant | None = None
