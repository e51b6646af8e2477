"""What the command line asks of the app."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from circus.scenes.destinations import Destination

if TYPE_CHECKING:
    from circus.attendant import Attendant


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
    attendant: "Attendant | None" = None
