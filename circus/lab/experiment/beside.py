"""An experiment that a process beside the app runs, for so long, writing down what it finds as it goes."""

import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from circus.lab import crew
from circus.lab.experiment.kept import QUESTION
from circus.lab.experiment.ledger import question_in
from circus.lab.experiment.question import of_line


def run_for(line: Mapping[str, Any], folder: Path, seconds: float | None, _number: int = 0) -> int:
    """Begins an experiment or goes on with it, for so many seconds; returns how many deals it has.

    Args:
        line: the question, as `question.json` holds it.
        folder: of the experiment, laid out where it is not yet.
        seconds: `None` to go on until it is answered or this process is ended, which loses no whole deal.

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


def keep_records(folder: Path, _number: int = 0) -> bool:
    """Lays the games worth looking at into the folder of an experiment that was stopped.

    Returns whether there are any now.

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
