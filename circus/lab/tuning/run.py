"""Running a search: trials are written one by one, so that a stopped search continues."""

import json
from collections.abc import Callable, Iterator, Mapping
from math import inf
from pathlib import Path
from shutil import rmtree
from typing import Any

from circus.core.errors import UsageError
from circus.lab.crew import Crew
from circus.lab.experiment import ledger
from circus.lab.experiment.question import MAX_SEED
from circus.lab.experiment.results import SEATS
from circus.lab.experiment.run import Experiment
from circus.lab.tuning.aims import checked_aims
from circus.lab.tuning.around import AROUND_AGAIN, Around, around_of, neighbours, stepped
from circus.lab.tuning.distance import Figure
from circus.lab.tuning.findings import aims_apart, idle_numbers, missed_aims
from circus.lab.tuning.question import Choice, TuningQuestion
from circus.lab.tuning.search import (
    AGAIN,
    Figures,
    Trial,
    Tuned,
    finalists,
    never,
    planned_trials,
    search,
    tuned,
)
from circus.lab.tuning.stored import (
    AROUND,
    FINAL,
    FRESH,
    QUESTION,
    RESULTS,
    SEARCHING,
    TRIAL_LINES,
    question_in,
    read_trials,
)
from circus.platform.folders import open_to_write, private_folder, try_lock, write_whole
from circus.platform.untrusted import reason_of
from circus.records.line_file import LineFile

Listener = Callable[[str, int, int], None]
"""Function that receives the stage, and the numbers of deals done and to do in it."""


class Tuning:
    """Search, run from the first trial, or from where it was stopped, to the finalists on fresh deals.

    Attributes:
        question: the question.
        trials: all so far, in order.
        tuned: the finalists, the nearest to the aims first; empty before the end.
        around: the steps around the nearest of them; `None` before the end, and if no number is varied.
        is_complete: whether the search proposes no more sets.
    """

    def __init__(self, question: TuningQuestion, folder: Path | None = None, *, resume: bool = False) -> None:
        """Create `folder`, or read back the trials in it.

        Raises:
            UsageError: an aim is no figure of this game, or the folder contains anything else, or another
                process searches there.
            CircusError: its trials cannot be read.
        """
        self.question = question
        self.aims = checked_aims(question)
        self.trials: list[Trial] = []
        self.tuned: list[Tuned] = []
        self.around: Around | None = None
        self.is_complete = False
        self._folder = folder
        self._file = self._open(folder, resume) if folder else None

    @property
    def planned(self) -> int:
        """Maximum number of trials."""
        return planned_trials(self.question)

    def run(
        self, crew: Crew, is_over: Callable[[], bool] = never, listener: Listener | None = None
    ) -> Iterator[int]:
        """Search, then play the finalists again; yield the number of trials after each.

        A caller that stops iterating, or is killed, loses no trial that was yielded.

        Args:
            crew: plays the games.
            is_over: asked before each batch; once true, the best so far are played again.
            listener: called after each deal.
        """

        def play(choices: list[Choice]) -> list[Figures]:
            asked = self.question.asked(choices, self.question.games, self.question.seed)
            return self._figures_in(self._played(Experiment(asked), crew, SEARCHING, listener))

        def ends() -> bool:
            self.is_complete = not is_over()
            return not self.is_complete

        try:
            self.is_complete = True
            for trial in search(self.question, self.aims, play, tuple(self.trials), ends):
                self.trials.append(trial)
                self._write(trial)
                yield len(self.trials)
            self._play_again(crew, listener)
            self._play_around(crew, listener)
        finally:
            if self._file:
                self._file.close()

    def results(self) -> dict[str, Any]:
        """Return the finalists as the object that `lab --json` prints."""
        question = self.question
        return {
            "game": question.game,
            "seats": question.seats,
            "bots": list(question.bots),
            "searched": len(self.trials),
            "of": question.size,
            "complete": self.is_complete,
            "games": question.games,
            "fresh_games": question.games * AGAIN,
            "aims": dict(question.aims),
            "published": dict(question.published),
            "tuned": [self._line_of(each) for each in self.tuned],
            "missed": missed_aims(self.aims, [*self.trials, *(_trial_of(each) for each in self.tuned)]),
            "idle": idle_numbers(self.trials),
            "around": self.around.line() if self.around else None,
            "question": question.line(),
        }

    def _line_of(self, each: Tuned) -> dict[str, Any]:
        published = next((one for one in self.tuned if one.choice == self.question.published), None)
        apart = aims_apart(self.aims, each.figures, published.figures) if published else {}
        return {**_line_of(each), "by_aim": apart if each is not published else {}}

    def _play_again(self, crew: Crew, listener: Listener | None) -> None:
        chosen = finalists(self.question, self.aims, self.trials)
        experiment = self._fresh(FINAL, chosen, AGAIN, 1)
        measured = self._figures_in(self._played(experiment, crew, FRESH, listener))
        self.tuned = tuned(self.aims, list(map(Trial, chosen, measured)))
        self._write_results()

    def _play_around(self, crew: Crew, listener: Listener | None) -> None:
        """Play the nearest set and those one step away on fresh deals."""
        choice = self.tuned[0].choice
        steps = neighbours(self.question, choice)
        if not steps:
            return
        choices = [choice, *(stepped(choice, *step) for step in steps)]
        experiment = self._fresh(AROUND, choices, AROUND_AGAIN, 2)
        found = self._played(experiment, crew, AROUND, listener)
        self.around = around_of(
            choice, steps, self._figures_in(found), found, self.question.games * AROUND_AGAIN
        )
        self._write_results()

    def _fresh(self, name: str, choices: list[Choice], factor: int, later: int) -> Experiment:
        """Return the experiment in a folder that plays sets of numbers on fresh deals.

        Args:
            name: of the folder.
            choices: the sets.
            factor: of the number of games of each set in the search.
            later: tells its deals from those of the search and of other folders.
        """
        seed = (self.question.seed + later) % MAX_SEED
        asked = self.question.asked(choices, self.question.games * factor, seed)
        folder = self._folder / name if self._folder else None
        if folder and folder.exists() and ledger.question_in(folder) != asked:
            rmtree(folder)  # more sets were tried since, and others are the best now
        return Experiment(asked, folder, resume=bool(folder and folder.exists()))

    def _played(
        self, experiment: Experiment, crew: Crew, stage: str, listener: Listener | None
    ) -> dict[str, Any]:
        """Play an experiment; return its results."""
        for deals in experiment.run(crew):
            if listener:
                listener(stage, deals, experiment.question.deals or 0)
        return experiment.results(spoken=False)

    def _figures_in(self, results: Mapping[str, Any]) -> list[Figures]:
        names = [name for name, _ in self.question.aims]
        return [_figures_of(variant, names) for variant in results["variants"]]

    def _write_results(self) -> None:
        if self._folder:
            write_whole(self._folder / RESULTS, (json.dumps(self.results()) + "\n").encode())

    def _open(self, folder: Path, resume: bool) -> LineFile:
        """Return the file of trials, a new one, or to resume the folder's; raise `CircusError`."""
        try:
            if resume:
                self._read(folder)
                return LineFile.again(folder / TRIAL_LINES, durable=False)
            if folder.exists() and any(folder.iterdir()):
                raise UsageError(f"{folder} is not empty: choose another folder, or add --resume to go on")
            private_folder(folder)
            write_whole(folder / QUESTION, (json.dumps(self.question.line()) + "\n").encode())
            return LineFile(folder / TRIAL_LINES)
        except OSError as error:
            raise UsageError(f"{folder} cannot hold a search: {reason_of(error)}") from None

    def _read(self, folder: Path) -> None:
        if question_in(folder) != self.question:
            raise UsageError(f"{folder} holds another search: choose another folder, or ask the same")
        path = folder / TRIAL_LINES
        if not path.exists():  # stopped before the first one
            LineFile(path).close()
        with open_to_write(path) as file:
            if not try_lock(file):
                raise UsageError(f"{path} is being written by another process: let it end first")
        self.trials = read_trials(folder, self.question)

    def _write(self, trial: Trial) -> None:
        if self._file:
            line = {"numbers": dict(trial.choice), "figures": trial.figures}
            self._file.append((json.dumps(line) + "\n").encode())


def _figures_of(variant: Mapping[str, Any], names: list[str]) -> dict[str, Figure]:
    """Return the figures of these names that a variant has with an interval."""
    found = {}
    for name in names:
        kind, _, seat = name.partition("/")
        figure = variant[SEATS][int(seat)] if kind == SEATS else variant.get(name)
        if figure is not None and None not in figure:
            found[name] = (figure[0], figure[1], figure[2])
    return found


def _trial_of(each: Tuned) -> Trial:
    return Trial(each.choice, each.figures)


def _line_of(each: Tuned) -> dict[str, Any]:
    return {
        "numbers": dict(each.choice),
        "aims": {name: list(figure) for name, figure in each.figures.items()},
        "distance": round(each.distance, 4) if each.distance < inf else None,
        "nearer_than_published": each.is_nearer,
    }
