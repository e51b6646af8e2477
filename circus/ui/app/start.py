"""Entry point of the app: opens the window, runs the loop and reports a crash."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from circus import games
from circus.core.errors import CircusError
from circus.platform import folders
from circus.platform.console import say, wait_for_nobody
from circus.ui.app.options import Options
from circus.ui.gfx import bootstrap, memory

if TYPE_CHECKING:
    from circus.ui.app.loop import Loop

CRASHED = 1
"""Exit code after an uncaught exception."""


def run(options: Options) -> int:
    """Open the app, run it until the window is closed and return the exit code.

    Raises:
        CircusError: no window can be opened, or the file of the test port cannot be written.
        OSError: the command line asks for a table whose record cannot be written.
    """
    wait_for_nobody()
    try:
        bootstrap.prepare(kiosk=options.attendant is not None)
        with _only_copy() as alone:
            return _watched(options, alone)
    except CircusError as error:
        _show_box(str(error))
        raise


def _watched(options: Options, alone: bool) -> int:
    from circus.ui.app import native_faults

    with native_faults.reported() as fallen:
        return _opened(options, alone, fallen)


def _opened(options: Options, alone: bool, fallen: Sequence[Path]) -> int:
    """Run the app with its window; return the exit code, that of a crash included."""
    memory.put_off()
    from circus.ui.app.loop import Loop

    loop: Loop | None = None
    begun = False
    try:
        loop = Loop(options)
        loop.begin()
        begun = True
        if options.attendant is None:
            _warn(loop, alone, fallen)
        loop.run()
    except Exception as error:
        if isinstance(error, CircusError) or (not begun and isinstance(error, OSError)):
            raise
        if options.attendant:
            with suppress(Exception):
                options.attendant.crashed(error)
        return _crashed(error, loop, alone=options.attendant is not None)
    finally:
        memory.take_up()
        if loop:
            loop.close()
    return 0


@contextmanager
def _only_copy() -> Iterator[bool]:
    """Hold a lock file; yield whether this is the user's only running copy of the program."""
    path = folders.data_folder() / "open.lock"
    try:
        folders.private_folder(path.parent)
        folders.make_private()
        file = folders.open_to_lock(path)
    except OSError:
        yield True
        return
    with file:
        yield folders.try_lock(file)


def _warn(loop: "Loop", alone: bool, fallen: Sequence[Path]) -> None:
    """Show one start-up notice, the most important one, if there is reason for any.

    In order: the data folder cannot be written, the last run was killed by a native fault, another copy runs.
    """
    usual, used = folders.users_folder(), folders.data_folder()
    if used != usual:
        loop.warn("folder", folder=str(usual), instead=str(used))
    elif fallen:
        loop.warn("fallen", file=str(fallen[-1]))
    elif not alone:
        loop.warn("twice")


def _crashed(error: Exception, loop: "Loop | None", *, alone: bool) -> int:
    """Write the report of a crash and print its path on stderr; show it in the window if that still works.

    An unattended program (`alone`) shows nothing: nobody would read it, and its supervisor restarts it.
    """
    from circus.ui.app import report

    path, fault = None, ""
    with suppress(Exception):
        fault = games.fault_in_game(error)
    with suppress(Exception):
        path = report.write(error, loop.kit.settings if loop else None)
    where = f"what happened is written in {path}" if path else f"no folder takes a report of it: {error!r}"
    cause = f"the program stopped: {fault};" if fault else "the program stopped by a mistake of its own, and"
    line = f"{cause} your game is kept; {where}"
    say(f"circus: {line}")
    if alone:
        return CRASHED
    if loop:
        with suppress(Exception):
            loop.show_crash(path, fault)
    else:
        _show_box(line)
    return CRASHED


def _show_box(message: str) -> None:
    """Show a system message box if there is no stderr, as when the program was started by a click."""
    if sys.stderr is None:
        with suppress(Exception):
            import pygame

            pygame.display.message_box("Circus", message, "error")
