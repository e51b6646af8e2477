"""Simulation: many games between bots, over several processes, with records if requested."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any

from circus import __version__, bots, games
from circus.content import levels
from circus.core.errors import UsageError
from circus.core.game import Game, Outcome, Setup
from circus.lab import crew
from circus.lab.bar import ProgressBar
from circus.lab.selfplay import play_out
from circus.lab.tally import Tally
from circus.records.match import Match
from circus.records.record import Player, Writer, header_of

DIGITS = 4
"""Minimum number of digits in a record's file name."""

BAR_AFTER = 1.0
"""Seconds until the progress bar appears."""


@dataclass(frozen=True)
class SimulationPlan:
    """Plan of a simulation, small enough to send to another process.

    Attributes:
        game, seats, options, level: the set-up, by names and values.
        strengths: the bots, one for each seat.
        games: their number, all rotations included.
        rotate: play each deal once for each seat, with the bots rotated.
        seed: equal seeds play equal games, whatever `jobs` is.
        records: the folder for records; `None` writes none.
        with_legal: whether records contain the legal actions.
    """

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]
    level: str | None
    strengths: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False
    records: Path | None = None
    with_legal: bool = False

    def open(self) -> tuple[Game[Any], Setup]:
        """Return the game and its checked set-up; raise `UsageError` or `LevelError`."""
        game = games.find(self.game)
        level = levels.load(game, self.level) if self.level else levels.default(game)
        return game, game.setup(self.seats, dict(self.options), level)

    def seated(self, number: int) -> tuple[int, tuple[str, ...]]:
        """Return the deal of game `number`, and the bot of each seat."""
        if not self.rotate:
            return number, self.strengths
        deal, turn = divmod(number, self.seats)
        return deal, self.strengths[turn:] + self.strengths[:turn]

    def record_path(self, number: int) -> Path | None:
        """Return the path of the record of game `number`; `None` without records."""
        if self.records is None:
            return None
        digits = max(DIGITS, len(str(self.games - 1)))
        return self.records / f"{number:0{digits}}.jsonl"


@dataclass(frozen=True)
class SimulatedGame:
    """Result of one game of a plan; no outcome if it was aborted."""

    outcome: Outcome | None
    strengths: tuple[str, ...]
    actions: int


def simulate(plan: SimulationPlan, jobs: int = 1) -> tuple[Tally, float]:
    """Play the whole plan; return the tally and the seconds that it took.

    Shows a progress bar on stderr if it takes longer than a second.

    Raises:
        UsageError: before anything is written, if the plan cannot be played.
        CrewError: if a game kills every process that plays it.
    """
    game, _ = plan.open()
    _claim_folder(plan)
    tally = Tally(plan.seats, sides=game.ending.sides(plan.seats))
    started = time.perf_counter()
    players = crew.processes(min(jobs, plan.games), partial(_forget, plan))
    with _progress(plan.games) as bar:
        for _, played in players.work(partial(_play, plan), range(plan.games)):
            if played.outcome:
                tally.add(played.outcome, played.strengths, played.actions)
            else:
                tally.add_endless()
            bar.update()
    return tally, time.perf_counter() - started


def _progress(games: int) -> Any:
    """Return a bar that appears after a second, and only on a terminal."""
    return ProgressBar(total=games, unit="game", delay=BAR_AFTER, mininterval=0.5)


def _claim_folder(plan: SimulationPlan) -> None:
    """Create the folder for records; refuse one with records, so that none is overwritten."""
    if plan.records is None:
        return
    try:
        plan.records.mkdir(parents=True, exist_ok=True)
        taken = next(plan.records.glob("*.jsonl"), None)
    except OSError as error:
        raise UsageError(f"{plan.records} cannot hold records: {error.strerror}") from None
    if taken:
        raise UsageError(f"{plan.records} already holds records ({taken.name}): choose an empty folder")


def _play(plan: SimulationPlan, number: int) -> SimulatedGame:
    return _simulator(plan).play(number)


@lru_cache(maxsize=1)
def _simulator(plan: SimulationPlan) -> "Simulator":
    return Simulator(plan)


def _forget(plan: SimulationPlan, number: int) -> None:
    """Delete the partial record of a game whose process was killed."""
    if path := plan.record_path(number):
        path.unlink(missing_ok=True)


class Simulator:
    """Runner of the games of one plan; created once a process."""

    def __init__(self, plan: SimulationPlan) -> None:
        self._plan = plan
        self._game, self._setup = plan.open()
        if plan.records:
            levels.copier(self._game, self._setup)(plan.records)

    def play(self, number: int) -> SimulatedGame:
        """Play game `number` and return its result."""
        match, strengths = self.match(number)
        return SimulatedGame(match.outcome, strengths, len(match.actions))

    def match(self, number: int) -> tuple[Match, tuple[str, ...]]:
        """Play game `number`; return its match and the bot of each seat."""
        deal, strengths = self._plan.seated(number)
        draws = Random(f"{self._plan.seed} deal {deal}")
        choices = Random(f"{self._plan.seed} game {number}")
        writer = self._writer(number, strengths)
        match = Match(self._game, self._setup, writer)
        try:
            play_out(match, [bots.find(each) for each in strengths], draws, choices)
        finally:
            if writer:
                writer.close()
        return match, strengths

    def _writer(self, number: int, strengths: Sequence[str]) -> Writer | None:
        path = self._plan.record_path(number)
        if path is None:
            return None
        players = [Player(f"{each} {seat + 1}", "bot", each) for seat, each in enumerate(strengths)]
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        header = header_of(self._game, self._setup, __version__, started, players)
        origin = time.perf_counter()
        return Writer(
            path, header, lambda: int((time.perf_counter() - origin) * 1000), with_legal=self._plan.with_legal
        )
