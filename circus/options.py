"""What the command line asks of the app."""

from dataclasses import dataclass
from pathlib import Path

from circus.scenes.destinations import Destination


@dataclass(frozen=True)
class Options:
    """What the command line says.

    Attributes:
        size: of the window in pixels; `None` for the usual one.
        language: instead of the one in the settings, for this time.
        speed: of `circus.stage.settings.SPEEDS`, likewise.
        expose: the file of the test port.
        first: what is opened on top of the lobby at once, such as a table.
    """

    size: tuple[int, int] | None = None
    language: str | None = None
    speed: str | None = None
    expose: Path | None = None
    first: Destination | None = None
