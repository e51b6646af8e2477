"""Running a search: trials are written one by one, so that a stopped search continues."""

import json
from collections.abc import Iterator, Mapping
from math import inf
from pathlib import Path
from typing import Any

from circus.core.errors import CircusError, UsageError
from circus.lab.crew import Crew
from circus.lab.experiment.measures import PART, SHARE, measures
from circus.lab.experiment.question import MAX_SEED
from circus.lab.experiment.results import SEATS
from circus.lab.experiment.run import Experiment
from circus.lab.tuning.distance import Figure, step_of
from circus.lab.tuning.question import Choice, TuningQuestion, of_line
from circus.lab.tuning.search import AGAIN, TRIALS, Figures, Trial, Tuned, finalists, search, tuned
from circus.platform.folders import private_folder, write_whole
from circus.platform.untrusted import limits, parsed, parsed_file, reason_of
from circus.platform.untrusted.shapes import FLAG, TEXT, either, list_of, number, object_of, table_of, whole
from circus.records.line_file import LineFile

QUESTION, TRIAL_LINES, FINAL, RESULTS = "tuning.json", "trials.jsonl", "finalists", "tuned.json"
"""Files of a search, and the folder with the experiment on fresh deals."""

_LINE = object_of(
    {
        "numbers": table_of(either(TEXT, FLAG, whole()), 99),
        "figures": table_of(list_of(number(-1e12, 1e12), 3), 99),
    },
    closed=True,
)


class Tuning:
    """Search, run from the first trial, or from where it was stopped, to the finalists on fresh deals.

    Attributes:
        question: the question.
        trials: all so far, in order.
        tuned: the finalists, the nearest to the aims first; empty before the end.
    """

    def __init__(self, question: TuningQuestion, folder: Path | None = None, *, resume: bool = False) -> None:
        """Create `folder`, or read back the trials in it.

        Raises:
            UsageError: an aim is no figure of this game, or the folder contains anything else.
            CircusError: its trials cannot be read.
        """
        self.question = question
        self.aims = _aims(question)
        self.trials: list[Trial] = []
        self.tuned: list[Tuned] = []
        self._folder = folder
        self._file = self._open(folder, resume) if folder else None

    @property
    def planned(self) -> int:
        """Maximum number of trials."""
        return min(TRIALS, self.question.size)

    def run(self, crew: Crew) -> Iterator[int]:
        """Search, then play the finalists again; yield the number of trials after each.

        A caller that stops iterating, or is killed, loses no trial that was yielded.
        """

        def play(choices: list[Choice]) -> list[Figures]:
            return self._play(choices, crew)

        try:
            for trial in search(self.question, self.aims, play, tuple(self.trials)):
                self.trials.append(trial)
                self._write(trial)
                yield len(self.trials)
            self._play_again(crew)
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
            "games": question.games,
            "fresh_games": question.games * AGAIN,
            "aims": dict(question.aims),
            "published": dict(question.published),
            "tuned": [_line_of(each) for each in self.tuned],
            "question": question.line(),
        }

    def _play(self, choices: list[Choice], crew: Crew) -> list[Figures]:
        asked = self.question.asked(choices, self.question.games, self.question.seed)
        return self._figures(Experiment(asked), crew)

    def _play_again(self, crew: Crew) -> None:
        chosen = finalists(self.question, self.aims, self.trials)
        seed = (self.question.seed + 1) % MAX_SEED
        asked = self.question.asked(chosen, self.question.games * AGAIN, seed)
        folder = self._folder / FINAL if self._folder else None
        experiment = Experiment(asked, folder, resume=bool(folder and folder.exists()))
        measured = self._figures(experiment, crew)
        self.tuned = tuned(self.aims, list(map(Trial, chosen, measured)))
        if self._folder:
            write_whole(self._folder / RESULTS, (json.dumps(self.results()) + "\n").encode())

    def _figures(self, experiment: Experiment, crew: Crew) -> list[Figures]:
        for _ in experiment.run(crew):
            pass
        variants = experiment.results(spoken=False)["variants"]
        return [_figures_of(variant, [name for name, _ in self.question.aims]) for variant in variants]

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
        for text in (folder / TRIAL_LINES).read_bytes().splitlines(keepends=True):
            if text.endswith(b"\n"):
                line = parsed(text)
                _LINE.check(line)
                figures = {name: (mean, low, high) for name, (mean, low, high) in line["figures"].items()}
                self.trials.append(Trial(tuple(line["numbers"].items()), figures))

    def _write(self, trial: Trial) -> None:
        if self._file:
            line = {"numbers": dict(trial.choice), "figures": trial.figures}
            self._file.append((json.dumps(line) + "\n").encode())


def question_in(folder: Path) -> TuningQuestion:
    """Return the question of a search that was started; raise `UsageError`."""
    path = folder / QUESTION
    try:
        return of_line(parsed_file(path, limits.CACHE))
    except FileNotFoundError:
        raise UsageError(f"{folder} holds no search to go on with: leave --resume out") from None
    except (OSError, CircusError) as error:
        raise UsageError(f"{path}: {reason_of(error)}") from None


def _aims(question: TuningQuestion) -> list[tuple[str, float, float]]:
    """Return name, value and step of each aim; raise `UsageError` for an unknown figure."""
    asked = question.asked([question.published], question.games, question.seed)
    units = {each.name: each.unit for each in measures(asked)}
    for name, _ in question.aims:
        if name not in units:
            known = ", ".join(each for each in units if "/" not in each)
            raise UsageError(f"there is no figure '{name}': choose {SEATS}/0, {known} or another of the JSON")
    return [(name, aim, step_of(aim, is_share=units[name] in (SHARE, PART))) for name, aim in question.aims]


def _figures_of(variant: Mapping[str, Any], names: list[str]) -> dict[str, Figure]:
    """Return the figures of these names that a variant has with an interval."""
    found = {}
    for name in names:
        kind, _, seat = name.partition("/")
        told = variant[SEATS][int(seat)] if kind == SEATS else variant.get(name)
        if told is not None and None not in told:
            found[name] = (told[0], told[1], told[2])
    return found


def _line_of(each: Tuned) -> dict[str, Any]:
    return {
        "numbers": dict(each.choice),
        "aims": {name: list(figure) for name, figure in each.figures.items()},
        "distance": round(each.distance, 4) if each.distance < inf else None,
        "nearer_than_published": each.is_nearer,
    }
