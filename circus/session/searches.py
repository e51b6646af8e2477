"""Searches of the app's Lab for numbers of the rules that reach aims: requests, and the running one."""

from collections.abc import Callable, Mapping
from functools import partial
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from circus import games
from circus.core.option import Value
from circus.lab.crew.background import one_call
from circus.lab.tuning.aims import FIRST
from circus.lab.tuning.beside import published_figures, tune_for, write_report
from circus.lab.tuning.question import Choice, Space, TuningQuestion
from circus.lab.tuning.stored import StoredSearch, question_in, read
from circus.platform.job import Job, only_part
from circus.session.experiments import experiments_folder
from circus.session.lab_run import LabRun, LabWork, read_subfolders, write_page

GAMES = (10, 20, 50, 100, 200, 500)
"""Numbers of games of each set that are offered."""

QUICK = "greedy"
"""Bots whose few games show where the published figures are."""

Range = tuple[int, int]
"""Lowest and highest value of a number."""


class SearchRequest(NamedTuple):
    """Selection of a designer.

    Attributes:
        game, seats, level, strength: the table; without a level the default board.
        ranges: of the numbers that differ from their published value; a range of one value fixes a number.
        options: names of the options of which all values are tried.
        aims: wished value of each figure.
        games: number of games of each set.
    """

    game: str
    seats: int
    level: str | None
    strength: str
    ranges: Mapping[str, Range]
    options: frozenset[str]
    aims: Mapping[str, float]
    games: int

    @property
    def spaces(self) -> tuple[Space, ...]:
        """The varied numbers and options with their values, in the game's order."""
        declared = games.find(self.game)
        found: list[Space] = [
            (number.name, tuple(range(self.ranges[number.name][0], self.ranges[number.name][1] + 1)))
            for number in declared.numbers
            if number.name in self.ranges and self.ranges[number.name][0] < self.ranges[number.name][1]
        ]
        found += [(option.name, option.values) for option in declared.options if option.name in self.options]
        return tuple(found)

    @property
    def fixed(self) -> dict[str, Value]:
        """Numbers with one value that is not the published one."""
        single = {name: low for name, (low, high) in self.ranges.items() if low == high}
        return games.find(self.game).changed(single)

    @property
    def size(self) -> int:
        """Number of sets of numbers."""
        return prod(len(values) for _, values in self.spaces)

    def question(self, seed: int) -> TuningQuestion:
        """Return the question; raise `UsageError` if it cannot be asked."""
        return TuningQuestion(
            game=self.game,
            seats=self.seats,
            level=self.level,
            fixed=tuple(self.fixed.items()),
            spaces=self.spaces,
            aims=tuple(self.aims.items()),
            bots=(self.strength,),
            games=self.games,
            seed=seed,
        )


def sample_question(game: str, seats: int, level: str | None) -> TuningQuestion:
    """Return the question of which a few games show the figures of the published rules."""
    aims = dict.fromkeys(FIRST, 0.0)
    return SearchRequest(game, seats, level, QUICK, {}, frozenset(), aims, GAMES[0]).question(0)


Measuring = Job[dict[str, float], dict[str, float]]
"""Job that measures the figures of the published rules."""


def published_job(question: TuningQuestion) -> Measuring:
    """Start a process that plays a few games by the published rules."""
    start = partial(one_call, partial(published_figures, question.line()))
    return Job(start, only_part, purpose="the figures of the published rules")


def past_searches() -> list[StoredSearch]:
    """Return every readable search, the newest first."""
    return read_subfolders(experiments_folder(), read)


StartSearch = Callable[[Mapping[str, Any], Path, float | None], LabWork]
"""Function that starts a search: the question, the folder, the seconds."""


def start_search(
    line: Mapping[str, Any], folder: Path, seconds: float | None, *, low_priority: bool = True
) -> LabWork:
    """Run a search in one process that ends with the program; raise OSError if it cannot be started."""
    return one_call(partial(tune_for, line, folder, seconds), low_priority=low_priority)


def search_report_job(folder: Path, language: str, *, low_priority: bool = True) -> Job[Path, Path]:
    """Start a process that writes the report of a search."""
    return write_page(partial(write_report, folder, language), low_priority=low_priority)


class Searching(LabRun[StoredSearch]):
    """One running search for numbers."""

    def __init__(
        self,
        folder: Path,
        question: TuningQuestion,
        seconds: float | None,
        start: StartSearch = start_search,
    ) -> None:
        """Start or resume it for `seconds`; 0 only plays the best again, `None` sets no limit."""
        begin = partial(start, question.line(), folder, seconds)
        super().__init__(folder, begin, partial(read, folder, question), "a search for numbers")

    @classmethod
    def again(cls, folder: Path, seconds: float | None, start: StartSearch = start_search) -> "Searching":
        """Resume a search; raise `CircusError` if it cannot be read."""
        return cls(folder, question_in(folder), seconds, start)


def values_of(question: TuningQuestion, choice: Choice) -> dict[str, Value]:
    """Return the options and numbers with which a set is played."""
    return {**dict(question.fixed), **dict(choice)}
