"""A scheduler and its workers, each a process of its own on this machine, as a room of laptops would have."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.program import ROOT, wait_for

WORKER = ("worker", "--nthreads", "1", "--no-dashboard", "--memory-limit", "0", "--host", "127.0.0.1")


class Machines:
    """What was started; all of it ends with the `with`."""

    def __init__(self, folder: Path, path: Path) -> None:
        """`path` is where the scheduler finds modules, which needs no circus."""
        self._folder, self._path = folder, path
        self._started: list[subprocess.Popen[bytes]] = []
        self.address = ""

    def __enter__(self) -> Self:
        """Starts the scheduler."""
        told = self._folder / "scheduler.json"
        words = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self._dask(*words, "--scheduler-file", str(told), path=self._path)
        wait_for(lambda: told.exists() and "address" in told.read_text(encoding="utf-8"), 120)
        self.address = "tcp://" + told.read_text(encoding="utf-8").split('"tcp://', 1)[1].split('"', 1)[0]
        return self

    def __exit__(self, *_: object) -> None:
        for each in self._started:
            each.kill()
            each.wait()

    def end_scheduler(self) -> None:
        """Ends it, as a pulled plug would."""
        self._started[0].kill()

    def worker(self, path: Path = ROOT) -> subprocess.Popen[bytes]:
        """One with one thread and nobody who starts it again; `path` is where it finds circus."""
        name = f"worker {len(self._started)}"
        return self._dask(*WORKER, "--no-nanny", "--name", name, self.address, path=path)

    def _dask(self, *words: str, path: Path) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "PYTHONPATH": str(path), "DASK_TEMPORARY_DIRECTORY": str(self._folder)}
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "distributed.cli.dask_" + words[0], *words[1:]],
            env=environment,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._started.append(process)
        return process
