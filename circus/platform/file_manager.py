"""Commands that show a file in the system's file manager, or open a page in its browser."""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import PurePath
from subprocess import DEVNULL, Popen, TimeoutExpired
from threading import Thread

from circus.core.errors import UsageError

HANDED_OVER_SECONDS = 10.0
"""Seconds in which a program that finds no browser has exited with an error."""


def show(path: PurePath) -> None:
    """Open the folder of a file, with the file selected if the system can.

    Raises:
        UsageError: if this system has no file manager.
    """
    try:
        _started(words(path, sys.platform))
    except OSError:
        raise UsageError(f"no program that shows folders was found: the file is {path}") from None


def open_page(path: PurePath) -> None:
    """Open a page in the browser, or its folder if there is no browser.

    Raises:
        UsageError: if this system has no file manager either.
    """
    try:
        process = _started(page_words(path, sys.platform))
    except OSError:
        show(path)
        return
    Thread(target=_show_unless_opened, args=(process, path), daemon=True).start()


def _started(command: Sequence[str]) -> "Popen[bytes]":
    """Start a program, detached and silent; raise OSError if it does not exist."""
    return Popen(
        command,
        env=environment(os.environ),
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    )


def _show_unless_opened(process: "Popen[bytes]", path: PurePath) -> None:
    """Show the folder if the browser command fails within `HANDED_OVER_SECONDS`."""
    with suppress(TimeoutExpired, UsageError):
        if process.wait(HANDED_OVER_SECONDS):
            show(path)


def words(path: PurePath, platform: str) -> list[str]:
    """Return the command that shows the folder of a file; `platform` is a value of `sys.platform`."""
    if platform == "win32":
        return ["explorer", "/select,", str(path)]
    if platform == "darwin":
        return ["open", "-R", str(path)]
    return ["xdg-open", str(path.parent)]


def page_words(path: PurePath, platform: str) -> list[str]:
    """Return the command that opens a page with the system's default program."""
    if platform == "win32":
        return ["rundll32", "url.dll,FileProtocolHandler", str(path)]
    if platform == "darwin":
        return ["open", str(path)]
    return ["xdg-open", str(path)]


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for another program, without the libraries of a packaged app."""
    given = dict(own)
    usual = given.pop("LD_LIBRARY_PATH_ORIG", None)
    if usual is not None:
        given["LD_LIBRARY_PATH"] = usual
    elif getattr(sys, "frozen", False):
        given.pop("LD_LIBRARY_PATH", None)
    return given
