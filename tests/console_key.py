"""Ctrl+C and Ctrl+Break in a console of Windows in which a command runs."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.program import ROOT, Run, decoded

KEYS = {"Ctrl+C": 0, "Ctrl+Break": 1}
"""Key to the event of a console that it is."""

DRIVER = """
import ctypes, pathlib, signal, subprocess, sys, time
folder, event, *words = sys.argv[1:]
folder = pathlib.Path(folder)
with (folder / "said").open("wb") as said:
    command = subprocess.Popen([*words, str(folder / "out")], stderr=said, stdout=said)
def lines():
    return sum(each.read_bytes().count(b"\\n") for each in folder.glob("out/*.*"))
until = time.monotonic() + 120
while time.monotonic() < until and lines() < 5:
    time.sleep(0.1)
for each in (signal.SIGINT, signal.SIGBREAK):
    signal.signal(each, lambda *_: None)
ctypes.WinDLL("kernel32").GenerateConsoleCtrlEvent(int(event), 0)
(folder / "code").write_text(str(command.wait(60)))
"""


def press(
    key: str, command: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None
) -> Run:
    """Press a key in a new console while a command runs there; return how the command ended.

    Args:
        key: of `KEYS`.
        command: it gets a folder as its last word, and the key once files there have a few lines.
        folder: an empty one, for that folder and what the command says.
        environment: of the command; that of this process if `None`.
    """
    words = [sys.executable, "-c", DRIVER, str(folder), str(KEYS[key]), *command]
    flags = getattr(subprocess, "CREATE_NEW_CONSOLE", 0)
    given = os.environ if environment is None else environment
    subprocess.run(words, cwd=ROOT, env=given, creationflags=flags, timeout=240, check=True)
    said = decoded((folder / "said").read_bytes())
    return Run(int((folder / "code").read_text(encoding="utf-8")), "", said)
