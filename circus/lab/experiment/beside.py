"""Experiment run for a limited time in a process beside the app, which stores its results as it goes."""

import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from circus.lab import crew
from circus.lab.experiment.ledger import question_in
from circus.lab.experiment.question import of_line
from circus.lab.experiment.stored import QUESTION


def run_for(line: Mapping[str, Any], folder: Path, seconds: float | None) -> int:
    """Start or resume an experiment for `seconds`; return its number of deals.

    Args:
        line: the question, as `question.json` has it.
        folder: of the experiment; created if missing.
        seconds: `None` to run until it is answered or this process is killed, which loses no complete deal.

    Raises:
        CircusError: the folder holds something else, or is damaged.
    """
    from circus.lab.experiment import humans
    from circus.lab.experiment.run import Experiment

    question, begun = of_line(line), (folder / QUESTION).exists()
    experiment = Experiment(question, folder, resume=begun, people=humans.beside(question))
    end = None if seconds is None else time.monotonic() + seconds
    with closing(crew.alone()) as workers, closing(experiment.run(workers)) as deals:
        for _ in deals:
            if end is not None and time.monotonic() > end:
                experiment.keep_records(workers)
                break
    return experiment.sums.deals


def keep_records(folder: Path) -> bool:
    """Write the records of the notable games to the folder of a stopped experiment.

    Returns:
        Whether there are any.

    Raises:
        CircusError: the folder is being written to, or is damaged.
    """
    from circus.lab.experiment import humans
    from circus.lab.experiment.run import Experiment

    question = question_in(folder)
    experiment = Experiment(question, folder, resume=True, people=humans.beside(question))
    with closing(crew.alone()) as workers, closing(experiment):
        experiment.keep_records(workers)
        return experiment.sums.deals > 0
