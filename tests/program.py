"""The program as a user starts it: a process of its own, from the checkout."""

import locale
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

COMPILED = EXTENSION_SUFFIXES[0]
"""Suffix of compiled modules on this system."""

not_sources = shutil.ignore_patterns("__pycache__", "*.egg-info", f"*{COMPILED}")
"""For `shutil.copytree`: what was made in a checkout, compiled rules included."""


@dataclass(frozen=True)
class Run:
    """What a finished process left: exit code, standard output, standard error."""

    code: int
    out: str
    err: str


def circus(*words: str, cwd: Path = ROOT) -> Run:
    """Runs `main.py` with these words to its end."""
    done = subprocess.run([sys.executable, str(ROOT / "main.py"), *words], capture_output=True, cwd=cwd)
    return Run(done.returncode, decoded(done.stdout), decoded(done.stderr))


def decoded(said: bytes) -> str:
    """Return what a program wrote into a pipe, in the encoding and with the line ends of this system."""
    encoding = locale.getencoding() if sys.platform == "win32" else "utf-8"
    return said.decode(encoding).replace(os.linesep, "\n")


def started(*words: str) -> subprocess.Popen[str]:
    """Starts `main.py` as the leader of its own group, which a terminal's Ctrl-C would reach as one."""
    return subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )


def wait_for(ready: Callable[[], bool], seconds: float = 30.0) -> None:
    """Looks again and again until `ready`; fails after so many seconds."""
    deadline = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


def report_texts(folder: Path) -> list[str]:
    """Return the reports below a folder with user folders in it, those of native faults included."""
    found = sorted(folder.glob("**/circus/reports/*"))
    paths = [path for path in found if path.is_file() and not path.is_symlink()]
    return [text for path in paths if (text := path.read_text(errors="replace", encoding="utf-8"))]


def records_in(folder: Path) -> list[Path]:
    """The records of a folder, sorted by number; none if there is no folder."""
    return sorted(folder.glob("*.jsonl"), key=lambda path: int(path.stem))


def wait_until_nobody_writes(folder: Path) -> None:
    """Waits until no more records appear: no process outlives the first one."""
    counts = [-1]

    def settled() -> bool:
        counts.append(len(records_in(folder)))
        time.sleep(0.3)
        return counts[-1] == counts[-2]

    wait_for(settled)
