"""Shows a file in the program with which this system shows folders, or pages."""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import PurePath
from subprocess import DEVNULL, Popen, TimeoutExpired
from threading import Thread

from circus.core.errors import UsageError

HANDED_OVER_SECONDS = 10.0
"""Who hands a page to a browser and finds none has said so by then."""


def show(path: PurePath) -> None:
    """Opens the folder of a file, the file chosen where the system can.

    Raises:
        UsageError: if this system has nothing to show folders with.
    """
    try:
        _started(words(path, sys.platform))
    except OSError:
        raise UsageError(f"no program that shows folders was found: the file is {path}") from None


def open_page(path: PurePath) -> None:
    """Opens a page in the browser; its folder where there is none.

    Raises:
        UsageError: if this system has nothing to show folders with either.
    """
    try:
        process = _started(page_words(path, sys.platform))
    except OSError:
        show(path)
        return
    Thread(target=_show_unless_opened, args=(process, path), daemon=True).start()


def _started(command: Sequence[str]) -> "Popen[bytes]":
    """Another program; raises OSError where there is none of this name."""
    return Popen(
        command,
        env=environment(os.environ),
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    )


def _show_unless_opened(process: "Popen[bytes]", path: PurePath) -> None:
    """Shows the folder if nobody has opened the page."""
    with suppress(TimeoutExpired, UsageError):
        if process.wait(HANDED_OVER_SECONDS):
            show(path)


def words(path: PurePath, platform: str) -> list[str]:
    """The command of a system that shows a folder; the system is named as `sys.platform` names it."""
    if platform == "win32":
        return ["explorer", "/select,", str(path)]
    if platform == "darwin":
        return ["open", "-R", str(path)]
    return ["xdg-open", str(path.parent)]


def page_words(path: PurePath, platform: str) -> list[str]:
    """Likewise the command that opens a page with what the system opens pages with."""
    if platform == "win32":
        return ["rundll32", "url.dll,FileProtocolHandler", str(path)]
    if platform == "darwin":
        return ["open", str(path)]
    return ["xdg-open", str(path)]


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """What another program is started with: the libraries of a packaged app are for that app alone."""
    given = dict(own)
    usual = given.pop("LD_LIBRARY_PATH_ORIG", None)
    if usual is not None:
        given["LD_LIBRARY_PATH"] = usual
    elif getattr(sys, "frozen", False):
        given.pop("LD_LIBRARY_PATH", None)
    return given
