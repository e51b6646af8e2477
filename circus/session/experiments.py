"""Experiments of the app's Lab: their folders, the running one, and the bin."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from math import prod
from pathlib import Path
from random import Random
from shutil import rmtree
from types import MappingProxyType
from typing import Any, NamedTuple

from circus import games
from circus.content import levels
from circus.core.option import Value, spell
from circus.lab.crew.background import one_call
from circus.lab.experiment import report, spreadsheet
from circus.lab.experiment.beside import keep_records, run_for
from circus.lab.experiment.ledger import question_in
from circus.lab.experiment.question import LEVEL, MAX_GAMES, ExperimentQuestion, variants_of
from circus.lab.experiment.stored import StoredExperiment, read
from circus.platform.folders import data_folder, is_there, private_folder
from circus.platform.job import Job, only_part
from circus.session import saves
from circus.session.lab_run import LabRun, LabWork, read_subfolders, write_page

MINUTES = (1, 5, 30, 0)
"""Minutes that one may run; 0 for no limit."""


class ExperimentRequest(NamedTuple):
    """Selection of a designer.

    Attributes:
        tried: values of options and numbers, and boards by `LEVEL`.
        all_together: whether all combinations of these and the usual values are compared, instead of each
            alone with the usual rules.
        numbers: the changed numbers of the rules, which hold for all variants unless tried.
    """

    game: str
    seats: int
    strength: str
    tried: tuple[tuple[str, Value], ...]
    all_together: bool = False
    numbers: Mapping[str, int] = MappingProxyType({})


def question_of(asked: ExperimentRequest, seed: int) -> ExperimentQuestion:
    """Return the experiment's question.

    Raises:
        UsageError: there is nothing to compare.
    """
    game = games.find(asked.game)
    usual: dict[str, Value] = {name: each.default for name, each in game.declared.items()}
    usual |= asked.numbers
    usual |= {LEVEL: game.level.default} if game.level else {}
    values: dict[str, list[Value]] = {}
    for name, value in asked.tried:
        values.setdefault(name, [usual[name]]).append(value)
    fixed = {name: value for name, value in asked.numbers.items() if name not in values}
    own = {name: value for name, value in asked.numbers.items() if name in values}
    variants = variants_of(game, fixed, values, each=not asked.all_together, usual=own)
    return ExperimentQuestion(
        game=asked.game,
        seats=asked.seats,
        level=None,
        variants=variants,
        bots=(asked.strength,),
        ladder=False,
        games=MAX_GAMES,
        until=None,
        seed=seed,
    )


def unusual_values(game: str) -> list[tuple[str, Value]]:
    """Return every unusual value of an option, in the game's order, followed by the boards."""
    declared = games.find(game)
    others = [name for name in levels.names(declared) if declared.level and name != declared.level.default]
    found = [(option.name, value) for option in declared.options for value in option.others]
    return [*found, *((LEVEL, name) for name in others)]


def variants_count(tried: Sequence[tuple[str, Value]], *, all_together: bool) -> int:
    """Return the number of variants that are compared with the usual rules."""
    if not all_together:
        return len(tried)
    return prod(1 + each for each in Counter(name for name, _ in tried).values()) - 1


def spell_choice(name: str, value: Value) -> str:
    """Return the value as the command line spells it."""
    return f"{name}={spell(value)}"


def experiments_folder() -> Path:
    """Return the folder of all experiments; each has a subfolder."""
    return data_folder() / "lab"


def bin_folder() -> Path:
    """Return the folder of deleted experiments."""
    return saves.bin_folder() / "lab"


def new_folder(game: str) -> Path:
    """Return a path for an experiment that starts now; nothing is written."""
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{game}"
    return _free(experiments_folder(), stem)


def past_experiments() -> list[StoredExperiment]:
    """Return every readable experiment, the newest first."""
    return read_subfolders(experiments_folder(), read)


def delete(folder: Path) -> Path:
    """Move an experiment into the bin; return its new path; raise OSError."""
    return _moved(folder, bin_folder())


def put_back(folder: Path) -> Path:
    """Move an experiment out of the bin; raise OSError."""
    return _moved(folder, experiments_folder())


def empty_bin() -> None:
    """Delete every experiment in the bin permanently; raise OSError."""
    if is_there(bin_folder()):
        rmtree(bin_folder())


def _moved(folder: Path, to: Path) -> Path:
    private_folder(to)
    return folder.rename(_free(to, folder.name))


def _free(folder: Path, stem: str) -> Path:
    path, number = folder / stem, 1
    while path.exists():
        number += 1
        path = folder / f"{stem} ({number})"
    return path


Start = Callable[[Mapping[str, Any], Path, float | None], LabWork]
"""Function that starts an experiment: the question, the folder, the seconds."""


def start_beside(
    line: Mapping[str, Any], folder: Path, seconds: float | None, *, low_priority: bool = True
) -> LabWork:
    """Run an experiment in one process that ends with the program; raise OSError if it cannot be started."""
    return one_call(partial(run_for, line, folder, seconds), low_priority=low_priority)


def report_job(folder: Path, language: str, *, low_priority: bool = True) -> Job[Path, Path]:
    """Start a process that writes the report."""
    return write_page(partial(report.write, folder, language), low_priority=low_priority)


def tables_job(folder: Path, *, low_priority: bool = True) -> Job[Path, Path]:
    """Start a process that writes the tables for a spreadsheet and returns their folder."""
    return write_page(partial(spreadsheet.write_tables, folder), low_priority=low_priority)


def records_job(folder: Path) -> Job[Any, Any]:
    """Start a process that writes the notable games of a stopped experiment."""
    start = partial(one_call, partial(keep_records, folder))
    return Job(start, only_part, purpose="the search for games worth watching")


class Experimenting(LabRun[StoredExperiment]):
    """One running experiment."""

    def __init__(
        self, folder: Path, question: ExperimentQuestion, minutes: int, start: Start = start_beside
    ) -> None:
        """Start or resume it for `minutes`; 0 sets no limit."""
        begin = partial(start, question.line(), folder, minutes * 60 if minutes else None)
        super().__init__(folder, begin, partial(read, folder), "an experiment")

    @classmethod
    def again(cls, folder: Path, minutes: int, start: Start = start_beside) -> "Experimenting":
        """Resume an experiment; raise `CircusError` if it cannot be read."""
        return cls(folder, question_in(folder), minutes, start)


def fresh_seed() -> int:
    """Return a random seed for an experiment without a chosen one."""
    return Random().randrange(2**32)
