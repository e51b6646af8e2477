"""Search run for a limited time in a process beside the app, which stores its trials as it goes."""

import json
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from circus.lab import crew
from circus.lab.experiment.stored import figure, names_of
from circus.lab.tuning import report
from circus.lab.tuning.question import of_line
from circus.lab.tuning.stored import PROGRESS, holds_search, read
from circus.platform.folders import write_whole

TOLD_EVERY = 0.5
"""Seconds between two writes of the progress."""

SAMPLE = 20
"""Games that show where the figures of the published numbers are."""


def tune_for(line: Mapping[str, Any], folder: Path, seconds: float | None, _number: int = 0) -> int:
    """Start or resume a search for `seconds`, then play the best again; return its number of sets.

    Args:
        line: the question, as `tuning.json` has it.
        folder: of the search; created if missing.
        seconds: `None` until no more sets are proposed, 0 to only play the best again. A killed process loses
            no set that was stored.

    Raises:
        CircusError: the folder holds something else, or is damaged.
    """
    from circus.lab.tuning.run import Tuning

    tuning = Tuning(of_line(line), folder, resume=holds_search(folder))
    end = None if seconds is None else time.monotonic() + seconds
    with closing(crew.alone()) as workers:
        for _ in tuning.run(workers, lambda: end is not None and time.monotonic() >= end, _teller(folder)):
            pass
    return len(tuning.trials)


def _teller(folder: Path) -> Callable[[str, int, int], None]:
    """Return a listener that writes the progress now and then."""
    told = 0.0

    def tell(stage: str, done: int, of: int) -> None:
        nonlocal told
        if time.monotonic() < told + TOLD_EVERY and done < of:
            return
        told = time.monotonic()
        line = {"stage": stage, "done": done, "of": of}
        with suppress(OSError):
            write_whole(folder / PROGRESS, (json.dumps(line) + "\n").encode())

    return tell


def published_figures(line: Mapping[str, Any], _number: int = 0) -> dict[str, float]:
    """Return the figures of the published numbers in a few games, by name.

    Args:
        line: a question; its numbers to search do not matter.
    """
    from circus.lab.experiment.run import Experiment

    question = of_line(line)
    experiment = Experiment(question.asked([question.published], SAMPLE, question.seed))
    with closing(crew.alone()) as workers:
        for _ in experiment.run(workers):
            pass
    (variant,) = experiment.results(spoken=False)["variants"]
    found = {name: figure(variant, name) for name in names_of(variant)}
    return {name: value[0] for name, value in found.items() if value}


def write_report(folder: Path, language: str, _number: int = 0) -> Path:
    """Write the page of a search whose best sets were played again; return its path; raise `CircusError`."""
    return report.write(folder, read(folder), language)
