"""Shows a file in the program with which this system shows folders."""

import os
import sys
from collections.abc import Mapping
from pathlib import PurePath
from subprocess import DEVNULL, Popen

from circus.core.errors import UsageError


def show(path: PurePath) -> None:
    """Opens the folder of a file, the file chosen where the system can.

    Raises:
        UsageError: if this system has nothing to show folders with.
    """
    try:
        Popen(
            words(path, sys.platform),
            env=environment(os.environ),
            stdin=DEVNULL,
            stdout=DEVNULL,
            stderr=DEVNULL,
            start_new_session=True,
        )
    except OSError:
        raise UsageError(f"no program that shows folders was found: the file is {path}") from None


def words(path: PurePath, platform: str) -> list[str]:
    """The command of a system, named as `sys.platform` names it."""
    if platform == "win32":
        return ["explorer", "/select,", str(path)]
    if platform == "darwin":
        return ["open", "-R", str(path)]
    return ["xdg-open", str(path.parent)]


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """What another program is started with: the libraries of a packaged app are for that app alone."""
    given = dict(own)
    usual = given.pop("LD_LIBRARY_PATH_ORIG", None)
    if usual is not None:
        given["LD_LIBRARY_PATH"] = usual
    elif getattr(sys, "frozen", False):
        given.pop("LD_LIBRARY_PATH", None)
    return given
