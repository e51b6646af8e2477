"""SIGTERM or Ctrl+Break ends a command with its processes, even one that is stopped, in one line."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.lab.crew.test_cluster import workers_of
from tests.program import ROOT, decoded, started, wait_for

ENDED_FROM_WITHIN = """
import pathlib, signal, sys, threading, time
from circus.cli import main
from circus.platform.systems import TERMINATIONS
games = pathlib.Path(sys.argv[1])
def end():
    while not any(games.glob("*.jsonl")):
        time.sleep(0.02)
    signal.raise_signal(TERMINATIONS[-1])
threading.Thread(target=end, daemon=True).start()
sys.exit(main(["simulate", "quel_cirque", "--games", "1000000", "--jobs", "2", "--record", sys.argv[1]]))
"""
"""Raises the signal in the process itself: Wine sends no Ctrl+Break."""


def test_the_signal_of_this_system_ends_a_command_whose_games_are_kept(tmp_path: Path) -> None:
    words = [sys.executable, "-c", ENDED_FROM_WITHIN, str(tmp_path / "games")]
    with (tmp_path / "said").open("wb") as file:
        done = subprocess.run(words, cwd=ROOT, stdout=file, stderr=file, timeout=60)
    said = decoded((tmp_path / "said").read_bytes())
    assert (done.returncode, said) == (1, "circus: stopped; every line already written is kept\n")
    assert list((tmp_path / "games").glob("*.jsonl"))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_sigterm_ends_a_command_and_a_process_of_it_that_is_stopped() -> None:
    words = ("simulate", "quel_cirque", "--games", "1000000", "--jobs", "2")
    process = started(*words)
    workers: set[int] = set()
    try:
        wait_for(lambda: len(workers_of(process.pid)) == 2, 120)
        workers = workers_of(process.pid)
        os.kill(min(workers), signal.SIGSTOP)
        process.terminate()
        out, err = process.communicate(timeout=60)
        wait_for(lambda: not any(Path(f"/proc/{each}").exists() for each in workers), 10)
    finally:
        process.kill()
        for each in workers:
            with suppress(OSError):
                os.kill(each, signal.SIGKILL)
    assert (process.returncode, out) == (1, "")
    assert err == "circus: stopped; every line already written is kept\n"
