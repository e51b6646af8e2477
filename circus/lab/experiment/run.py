"""Running an experiment: a crew plays deals in any order; they are summed in order and then dropped."""

import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from circus.core.errors import UsageError
from circus.lab.crew import Crew
from circus.lab.experiment.ledger import ExperimentLedger, Reader, question_in
from circus.lab.experiment.measures import ENDED
from circus.lab.experiment.playing import GameLine, play
from circus.lab.experiment.question import ExperimentQuestion
from circus.lab.experiment.records import NotableGames, write_records
from circus.lab.experiment.results import is_narrow, results
from circus.lab.experiment.sums import FigureSums
from circus.lab.experiment.verdict import absolutes, verdicts

RESULTS_SECONDS = 1.0
"""Seconds between two writes of the results so far."""


class Experiment:
    """Experiment, run from the first deal, or from where it was stopped, to the last one.

    Attributes:
        question: the question.
        sums: of all deals so far.
        ended: whether all deals are played.
    """

    def __init__(
        self,
        question: ExperimentQuestion,
        folder: Path | None = None,
        *,
        resume: bool = False,
        people: Sequence[dict[str, Any]] = (),
    ) -> None:
        """Create `folder`, or read back the games in it.

        `people` is the result of `humans.human_figures` on people's games, for comparison.

        Raises:
            UsageError: if the folder contains anything else, the main figure is unknown, or other versions
                played; nothing is written.
            LedgerError: if it is damaged.
        """
        if any(each.side for each in question.variants):
            raise UsageError("two sides were compared here: repeat that with lab --against")
        self.question = question
        self.sums = FigureSums(question)
        known = ", ".join(name for name in self.sums.names if "/" not in name)
        for option, name in (("until", question.until_of), *(("figure", each) for each in question.figures)):
            if name not in self.sums.names and not name.startswith(ENDED):
                raise UsageError(
                    f"--{option} knows no {name}: choose win_share/0, {known} or another of the JSON"
                )
        self._people = people
        self._picks = NotableGames(question)
        self._records: list[dict[str, Any]] = []
        self._seconds, self._fresh = 0.0, 0
        self._ledger = self._open(folder, resume) if folder else None

    def _open(self, folder: Path, resume: bool) -> ExperimentLedger:
        """Return a new ledger, or to resume the folder's, whose deals are summed; raise `UsageError`."""
        if not resume:
            return ExperimentLedger.new(folder, self.question)
        asked = question_in(folder)
        if asked != self.question and replace(asked, boards=self.question.boards) == self.question:
            raise UsageError(f"{folder} was begun on other boards: put them back, or choose another folder")
        if asked != self.question:
            raise UsageError(f"{folder} holds another experiment: choose another folder, or ask the same")
        reader = Reader(folder, self.question)
        for lines in reader.deals():
            self._add(lines)
        ledger = ExperimentLedger.again(folder, self.question, reader)
        if asked.people != self.question.people:
            ledger.ask(self.question)
        return ledger

    @property
    def ended(self) -> bool:
        """Whether the question is answered."""
        if self.question.until is not None:
            return is_narrow(self.question, self.sums)
        assert self.question.deals is not None
        return self.sums.deals >= self.question.deals

    def run(self, crew: Crew) -> Generator[int, None, None]:
        """Play to the end; yield the number of deals after each one.

        A caller that stops iterating, or is killed, loses no deal that was yielded.
        """
        shown = begun = time.monotonic()
        before = self.sums.deals
        try:
            for lines in self._in_order(crew):
                self._add(self._ledger.add(lines) if self._ledger else lines)
                now = time.monotonic()
                self._seconds, self._fresh = now - begun, self.sums.deals - before
                if self._ledger and now > shown + RESULTS_SECONDS:
                    self._ledger.write_results(self.results(spoken=False))
                    shown = time.monotonic()
                yield self.sums.deals
            self.keep_records(crew)
        finally:
            self.close()

    def keep_records(self, crew: Crew) -> None:
        """Play the notable games again and write their records to the folder, if there is one."""
        if self._ledger:
            picks = self._picks.sorted_picks
            write_records(self.question, picks, self._ledger.folder, crew)
            self._records = [pick.line() for pick in picks]

    def results(self, *, spoken: bool = True) -> dict[str, Any]:
        """Return all results so far and the speed, and, if `spoken`, the verdicts as sentences."""
        games = self._fresh * self.question.games_a_deal
        speed = round(games / self._seconds, 2) if self._seconds else None
        facts = {**results(self.question, self.sums), "games_per_s": speed}
        if spoken and self.sums.deals:
            facts |= {"verdicts": verdicts(facts), "absolute": absolutes(facts)}
        beside = {"humans": list(self._people), "records": self._records}
        return {**facts, **{key: listed for key, listed in beside.items() if listed}}

    def _add(self, lines: Sequence[GameLine]) -> None:
        self._picks.look(lines, self.sums)
        self.sums.add(lines)

    def _in_order(self, crew: Crew) -> Iterator[tuple[GameLine, ...]]:
        """Yield the missing deals in order; early ones are buffered."""
        if self.ended:
            return
        first, deals = self.sums.deals, self.question.deals
        numbers = count(first) if deals is None else range(first, deals)
        early: dict[int, tuple[GameLine, ...]] = {}
        due = first
        for number, lines in crew.work(partial(play, self.question), numbers):
            early[number] = lines
            while due in early:
                yield early.pop(due)
                due += 1
                if self.ended:
                    return

    def close(self) -> None:
        """Write the results so far and close the folder; `run` calls it at its end."""
        if self._ledger:
            with suppress(OSError):
                self._ledger.write_results(self.results())
            self._ledger.close()
