"""Search run for a limited time in a process beside the app, which stores its trials as it goes."""

import json
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from math import inf
from pathlib import Path
from typing import Any

from circus.lab import crew
from circus.lab.experiment.stored import figure, names_of
from circus.lab.tuning import report
from circus.lab.tuning.question import of_line
from circus.lab.tuning.stored import PROGRESS, holds_search, read
from circus.platform.folders import write_whole

PROGRESS_SECONDS = 0.5
"""Minimum seconds between two writes of the progress."""

SAMPLE_GAMES = 20
"""Number of games from which the figures of the published numbers are estimated."""


def tune_for(line: Mapping[str, Any], folder: Path, seconds: float | None) -> int:
    """Start or resume a search for `seconds`, then play the best again; return its number of sets.

    Args:
        line: the question, as `tuning.json` has it.
        folder: of the search; created if missing.
        seconds: `None` to search until no more sets are proposed, 0 to only play the best again. A killed
            process loses no set that was stored.

    Raises:
        CircusError: the folder holds something else, or is damaged.
    """
    from circus.lab.tuning.run import Tuning

    tuning = Tuning(of_line(line), folder, resume=holds_search(folder))
    end = inf if seconds is None else time.monotonic() + seconds
    with closing(crew.alone()) as workers:
        for _ in tuning.run(workers, lambda: time.monotonic() >= end, _ProgressFile(folder).write):
            pass
    return len(tuning.trials)


class _ProgressFile:
    """File with the progress of a search, written at most every `PROGRESS_SECONDS`."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / PROGRESS
        self._written = -inf

    def write(self, stage: str, done: int, of: int) -> None:
        """Write the progress unless it was just written; the end of a stage is always written."""
        if time.monotonic() < self._written + PROGRESS_SECONDS and done < of:
            return
        self._written = time.monotonic()
        line = {"stage": stage, "done": done, "of": of}
        with suppress(OSError):
            write_whole(self._path, (json.dumps(line) + "\n").encode())


def published_figures(line: Mapping[str, Any]) -> dict[str, float]:
    """Return the figures of the published numbers in `SAMPLE_GAMES` games, by name.

    Args:
        line: a question; its numbers to search do not matter.
    """
    from circus.lab.experiment.run import Experiment

    question = of_line(line)
    experiment = Experiment(question.asked([question.published], SAMPLE_GAMES, question.seed))
    with closing(crew.alone()) as workers:
        for _ in experiment.run(workers):
            pass
    (variant,) = experiment.results(spoken=False)["variants"]
    found = {name: figure(variant, name) for name in names_of(variant)}
    return {name: value[0] for name, value in found.items() if value}


def write_report(folder: Path, language: str) -> Path:
    """Write the page of an ended search and return its path; raise `CircusError`."""
    return report.write(folder, read(folder), language)
