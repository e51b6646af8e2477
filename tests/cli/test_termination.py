"""SIGTERM ends a command with its processes, even one that is stopped, in one line."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.lab.crew.test_cluster import workers_of
from tests.program import started, wait_for


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_sigterm_ends_the_lab_and_a_process_of_it_that_is_stopped(tmp_path: Path) -> None:
    process = started("lab", "quel_cirque", "--games", "1000000", "--jobs", "2", "--out", str(tmp_path / "o"))
    workers: set[int] = set()
    try:
        rows = tmp_path / "o" / "games.csv"
        wait_for(lambda: rows.exists() and rows.stat().st_size > 2000, 120)
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
    assert (process.returncode, out, err.count("\n")) == (1, "", 1), err
    assert err.startswith("circus: stopped after ")
