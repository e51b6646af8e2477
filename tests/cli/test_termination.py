"""SIGTERM ends a command with its processes, even one that is stopped, in one line."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.lab.crew.test_cluster import workers_of
from tests.program import started, wait_for


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
