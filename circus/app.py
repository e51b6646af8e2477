"""The app: what the command line asks of it, and opening it where a window can be opened."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from circus.stage import bootstrap

if TYPE_CHECKING:
    from circus.scenes.stage_manager import StageManager


@dataclass(frozen=True)
class Options:
    """What the command line says.

    Attributes:
        size: of the window in pixels; `None` for the usual one.
        language: instead of the one in the settings, for this time.
        speed: of `circus.stage.settings.SPEEDS`, likewise.
        expose: the file of the test port.
        first: opens something on top of the lobby at once, such as a table.
    """

    size: tuple[int, int] | None = None
    language: str | None = None
    speed: str | None = None
    expose: Path | None = None
    first: "Callable[[StageManager], None] | None" = None


def run(options: Options) -> int:
    """Opens the app and runs it until the window is closed; returns the exit code.

    Raises:
        CircusError: no window can be opened, or the file of the test port cannot be written.
    """
    bootstrap.prepare()
    from circus.loop import Loop

    loop = Loop(options)
    try:
        loop.run()
    finally:
        loop.close()
    return 0
