"""Simulate: many games between bots, over several processes, each game a record if wanted."""

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any

from circus import __version__, bots, games, levels
from circus.core.errors import UsageError
from circus.core.game import Game, Outcome, Setup
from circus.lab import crew
from circus.lab.bar import Bar
from circus.lab.selfplay import play_out
from circus.lab.tally import Tally
from circus.match import Match
from circus.record import Player, Writer, header_of

DIGITS = 4
"""Of the number in a record's file name; more when there are more games."""

BAR_AFTER = 1.0
"""Seconds until the progress bar shows itself."""


@dataclass(frozen=True)
class Plan:
    """What to simulate, small enough to send to another process.

    Attributes:
        game, seats, options, level: the set-up, by names and values.
        strengths: the bots, one a seat.
        games: how many, all rotations counted.
        rotate: play each deal once per seat, the bots moved round.
        seed: equal seeds play equal games, whatever `jobs` is.
        records: the folder for records; `None` writes none.
        with_legal: records carry the legal sets.
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
        """The game and its checked set-up; raises `UsageError` or `LevelError`."""
        game = games.find(self.game)
        level = levels.load(game, self.level) if self.level else levels.default(game)
        return game, game.setup(self.seats, dict(self.options), level)

    def seated(self, number: int) -> tuple[int, tuple[str, ...]]:
        """Which deal game `number` plays, and which bot sits on each seat."""
        if not self.rotate:
            return number, self.strengths
        deal, turn = divmod(number, self.seats)
        return deal, self.strengths[turn:] + self.strengths[:turn]

    def record_path(self, number: int) -> Path | None:
        """Where game `number` is recorded."""
        if self.records is None:
            return None
        digits = max(DIGITS, len(str(self.games - 1)))
        return self.records / f"{number:0{digits}}.jsonl"


@dataclass(frozen=True)
class Played:
    """One game of a plan; without an outcome if it was broken off."""

    outcome: Outcome | None
    strengths: tuple[str, ...]
    actions: int


def simulate(plan: Plan, jobs: int = 1) -> tuple[Tally, float]:
    """Plays the whole plan; returns the tally and the seconds it took.

    Shows a progress bar on stderr when it takes longer than a second.

    Raises:
        UsageError: before anything is written, if the plan cannot be played.
        CrewError: if a game ends every process that plays it.
    """
    plan.open()
    _claim_folder(plan)
    tally, started = Tally(plan.seats), time.perf_counter()
    players = crew.processes(min(jobs, plan.games), partial(_forget, plan))
    with _progress(plan.games) as bar:
        for _, played in players.work(partial(_play, plan), range(plan.games)):
            if played.outcome:
                tally.add(played.outcome, played.strengths, played.actions)
            else:
                tally.endless += 1
            bar.update()
    return tally, time.perf_counter() - started


def _progress(games: int) -> Any:
    """A bar that shows itself after a second, and only to a person at a terminal."""
    at_terminal = sys.stderr is not None and sys.stderr.isatty()
    return Bar(
        total=games, unit="game", delay=BAR_AFTER, mininterval=0.5, leave=False, disable=not at_terminal
    )


def _claim_folder(plan: Plan) -> None:
    """Makes the folder for records, and never lets a game overwrite an older one."""
    if plan.records is None:
        return
    try:
        plan.records.mkdir(parents=True, exist_ok=True)
        taken = next(plan.records.glob("*.jsonl"), None)
    except OSError as error:
        raise UsageError(f"{plan.records} cannot hold records: {error.strerror}") from None
    if taken:
        raise UsageError(f"{plan.records} already holds records ({taken.name}): choose an empty folder")


def _play(plan: Plan, number: int) -> Played:
    return _simulator(plan).play(number)


@lru_cache(maxsize=1)
def _simulator(plan: Plan) -> "Simulator":
    return Simulator(plan)


def _forget(plan: Plan, number: int) -> None:
    """A process was killed before its game had counted: what it left of the record makes room."""
    if path := plan.record_path(number):
        path.unlink(missing_ok=True)


class Simulator:
    """Plays games of one plan; made once a process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._game, self._setup = plan.open()
        if plan.records:
            levels.copier(self._game, self._setup)(plan.records)

    def play(self, number: int) -> Played:
        """What game `number` came to."""
        match, strengths = self.match(number)
        return Played(match.outcome, strengths, len(match.actions))

    def match(self, number: int) -> tuple[Match, tuple[str, ...]]:
        """Game `number` as it was played to its end or broken off, and which bot sat on each seat."""
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
