"""Reader of a search's folder: the question, the sets that were tried, and the best on fresh deals."""

from collections.abc import Mapping
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from circus import games
from circus.core.errors import CircusError, UsageError
from circus.core.option import Value
from circus.lab.tuning.aims import steps_of_aims
from circus.lab.tuning.around import Around, Step
from circus.lab.tuning.distance import Figure, distance
from circus.lab.tuning.question import Choice, TuningQuestion, of_line
from circus.lab.tuning.search import Trial, Tuned, planned_trials
from circus.platform.folders import is_there
from circus.platform.untrusted import LineError, limits, open_regular, parsed, parsed_file, reason_of
from circus.platform.untrusted.shapes import (
    FLAG,
    NULL,
    TEXT,
    either,
    list_of,
    number,
    object_of,
    table_of,
    whole,
)

QUESTION, TRIAL_LINES, FINAL = "tuning.json", "trials.jsonl", "finalists"
RESULTS, PROGRESS = "tuned.json", "progress.json"
"""Files of a search, and the folder with the experiment on fresh deals."""

AROUND = "around"
"""Folder with the experiment one step around the nearest set; also the stage in which it is played."""

SEARCHING, FRESH = "searching", "fresh"
"""Stages of a search: sets are tried, and the best are played again on fresh deals."""

_NUMBERS = table_of(either(TEXT, FLAG, whole()), 99)
_FIGURES = table_of(list_of(number(-1e12, 1e12), 3), 99)
TRIAL = object_of({"numbers": _NUMBERS, "figures": _FIGURES}, closed=True)
"""Shape of a line of the trials."""

_TUNED = object_of(
    {
        "numbers": _NUMBERS,
        "aims": _FIGURES,
        "distance": either(number(0, 1e12), NULL),
        "nearer_than_published": FLAG,
    }
)
_STEP = object_of({"name": TEXT, "value": whole(), "aims": _FIGURES, "change": _FIGURES})
_AROUND = object_of({"numbers": _NUMBERS, "games": whole(1), "aims": _FIGURES, "steps": list_of(_STEP, 99)})
_RESULTS = object_of(
    {"searched": whole(0), "tuned": list_of(_TUNED, 99)}, {"complete": FLAG, "around": either(_AROUND, NULL)}
)
_PROGRESS = object_of({"stage": TEXT, "done": whole(0), "of": whole(0)})


class TuningProgress(NamedTuple):
    """Part of a running search that is being played.

    Attributes:
        stage: `SEARCHING`, `FRESH` or `AROUND`.
        done, of: deals of the sets that are played together now.
    """

    stage: str
    done: int
    of: int


class StoredSearch(NamedTuple):
    """Search that was read from its folder.

    Attributes:
        question: the question.
        trials: the sets that were tried, in order.
        tuned: the best on fresh deals and the published numbers, the nearest first; empty if the search goes
            on.
        is_complete: whether the search proposes no more sets.
        progress: what is being played, if it runs.
        around: the steps around the nearest set; `None` if they were not played.
    """

    folder: Path
    question: TuningQuestion
    trials: tuple[Trial, ...]
    tuned: tuple[Tuned, ...]
    is_complete: bool
    progress: TuningProgress | None
    around: Around | None = None

    @property
    def game(self) -> str:
        """Name of the game."""
        return self.question.game

    @property
    def aims(self) -> list[tuple[str, float, float]]:
        """Name, value and step of each aim."""
        return steps_of_aims(self.question)

    @property
    def planned(self) -> int:
        """Maximum number of trials."""
        return planned_trials(self.question)

    def nearest(self, count: int) -> list[Trial]:
        """Return the best trials on the deals of the search, the nearest first."""
        aims = self.aims
        return sorted(self.trials, key=lambda trial: distance(trial.figures, aims))[:count]


def question_in(folder: Path) -> TuningQuestion:
    """Return the question of a search that was started; raise `UsageError`."""
    path = folder / QUESTION
    try:
        return of_line(parsed_file(path, limits.CACHE))
    except FileNotFoundError:
        raise UsageError(f"{folder} holds no search to go on with: leave --resume out") from None
    except (OSError, CircusError) as error:
        raise UsageError(f"{path}: {reason_of(error)}") from None


def holds_search(folder: Path) -> bool:
    """Return whether a folder contains a search."""
    return is_there(folder / QUESTION)


def read(folder: Path, question: TuningQuestion | None = None) -> StoredSearch:
    """Read the search in a folder, whether it runs, was stopped or has ended.

    Args:
        folder: of the search.
        question: that of the folder, if it was read before.

    Raises:
        CircusError: there is no valid search.
    """
    question = question or question_in(folder)
    trials = read_trials(folder, question)
    results: Mapping[str, Any] = _read(folder / RESULTS, _RESULTS) or {}
    is_current = results.get("searched") == len(trials)
    tuned = tuple(_tuned(each, question) for each in results["tuned"]) if is_current else ()
    line = _read(folder / PROGRESS, _PROGRESS)
    progress = TuningProgress(line["stage"], line["done"], line["of"]) if line else None
    is_complete = is_current and bool(results.get("complete"))
    steps = results.get("around") if is_current else None
    around = _around(steps, question) if steps else None
    return StoredSearch(folder, question, tuple(trials), tuned, is_complete, progress, around)


def read_trials(folder: Path, question: TuningQuestion) -> list[Trial]:
    """Return the trials of a folder, without an incomplete last line; raise `CircusError`."""
    path, found = folder / TRIAL_LINES, []
    try:
        with open_regular(path, limits.CACHE.file) as file:
            content = file.read()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {reason_of(error)}: choose another folder") from None
    for text in content.splitlines(keepends=True):
        if text.endswith(b"\n"):
            line = parsed(text)
            TRIAL.check(line)
            found.append(Trial(_choice(line["numbers"], question), _figures(line["figures"], question)))
    return found


def _choice(line: Mapping[str, Value], question: TuningQuestion) -> Choice:
    """Return a set of numbers; raise `LineError` if it is none of the question or the published one."""
    choice = tuple(line.items())
    allowed = dict(question.spaces)
    published = dict(question.published)
    if [*line] != [*allowed] or any(
        value not in allowed[name] and value != published[name] for name, value in choice
    ):
        raise LineError("'numbers' has to be a set of numbers of the search")
    return choice


def _figures(line: Mapping[str, Any], question: TuningQuestion) -> dict[str, Figure]:
    """Return the figures; raise `LineError` if one is no aim, or no interval."""
    if not line.keys() <= dict(question.aims).keys() or any(len(each) != 3 for each in line.values()):
        raise LineError("figures have to be aims of the search, each with mean, low and high")
    return {name: (mean, low, high) for name, (mean, low, high) in line.items()}


def _tuned(line: Mapping[str, Any], question: TuningQuestion) -> Tuned:
    distance = inf if line["distance"] is None else line["distance"]
    figures = _figures(line["aims"], question)
    return Tuned(_choice(line["numbers"], question), figures, distance, line["nearer_than_published"])


def _around(line: Mapping[str, Any], question: TuningQuestion) -> Around:
    declared, varied = games.find(question.game).declared, dict(question.spaces)
    steps = []
    for each in line["steps"]:
        name, value = each["name"], each["value"]
        if name not in varied or not declared[name].allows(value):
            raise LineError("a step has to be a number of the search with a value of its range")
        steps.append(Step(name, value, _figures(each["aims"], question), _figures(each["change"], question)))
    found = _choice(line["numbers"], question)
    return Around(found, line["games"], _figures(line["aims"], question), tuple(steps))


def _read(path: Path, shape: Any) -> dict[str, Any] | None:
    """Return a file of this shape; `None` if there is no valid one yet."""
    with suppress(OSError, CircusError):
        line = parsed_file(path, limits.CACHE)
        shape.check(line)
        return line
    return None
