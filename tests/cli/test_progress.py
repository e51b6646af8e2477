"""The progress bar: only after a second, only at a terminal, and gone at the end."""

import os
import pty
import re
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.program import ROOT, started

SIMULATE = ("simulate", "clown_standoff", "--games")


class Terminal:
    """A process whose stderr is a terminal, and what it showed there."""

    def __init__(self, *words: str) -> None:
        self._screen, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "main.py"), *words], stdout=subprocess.DEVNULL, stderr=slave
        )
        os.close(slave)

    def read(self) -> str:
        """What comes next; nothing when the process has ended."""
        try:
            return os.read(self._screen, 4096).decode()
        except OSError:  # Linux tells the end of a terminal so
            return ""


def test_a_short_run_shows_no_bar() -> None:
    terminal = Terminal(*SIMULATE, "5")
    assert terminal.read() == ""
    assert terminal.process.wait() == 0


def test_a_long_run_shows_a_bar_after_a_second_and_wipes_it_away() -> None:
    begun = time.monotonic()
    terminal = Terminal(*SIMULATE, "1000000")
    shown = terminal.read()
    assert time.monotonic() - begun > 1.0
    while shown.count("/1000000") < 2:
        shown += terminal.read()
    terminal.process.send_signal(signal.SIGINT)
    while more := terminal.read():
        shown += more
    assert terminal.process.wait() == 1
    assert (
        shown.replace("\r\n", "").rsplit("\r", 1)[-1] == "circus: stopped; every line already written is kept"
    )


def test_a_file_of_errors_gets_no_bar() -> None:
    process = started(*SIMULATE, "1000000")
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert err == "circus: stopped; every line already written is kept\n"


def test_the_bar_of_an_experiment_tells_the_interval_so_far_and_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ("lab", "clown_standoff", "--vary", "no_tricks=play,sit_out", "--games", "1000000", "--seed", "1")
    out = ("--out", str(tmp_path / "out"))
    for resume in ((), ("--resume",)):
        terminal = Terminal(*words, *out, *resume)
        shown = terminal.read()
        while "+/- " not in shown:
            shown += terminal.read()
        assert re.search(r"\d+/2000000 .*game/s, Player 1 wins: .*\d\.\d points \+/- \d+\.\d\]", shown)
        terminal.process.send_signal(signal.SIGINT)
        while more := terminal.read():
            shown += more
        assert shown.endswith("the same command with --resume goes on\r\n")
        assert terminal.process.wait() == 1
