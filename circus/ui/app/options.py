"""Options of the app from the command line."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from circus.ui.scenes.shell.destinations import Destination

if TYPE_CHECKING:
    from circus.ui.app.kiosk_policy import Attendant


@dataclass(frozen=True)
class Options:
    """Options from the command line.

    Attributes:
        size: window size in pixels; `None` for the usual one.
        language: overrides the language of the settings in this run.
        speed: one of `circus.ui.gfx.settings.SPEEDS`; overrides the settings in this run.
        expose: the file of the test port.
        first: the destination that is opened over the lobby at once, such as a table.
        over: the destination that is opened over the first one, such as the phones of a table.
        attendant: the kiosk policy of an unattended program, as at a stand.
    """

    size: tuple[int, int] | None = None
    language: str | None = None
    speed: str | None = None
    expose: Path | None = None
    first: Destination | None = None
    over: Destination | None = None
    attendant: "Attendant | None" = None
