"""Notable games: of each variant the longest, the most dramatic and the strangest."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from circus import __version__
from circus.content import levels
from circus.lab.crew import Crew
from circus.lab.experiment.measures import measures
from circus.lab.experiment.playing import GameLine, prepare
from circus.lab.experiment.question import ExperimentQuestion
from circus.lab.experiment.stored import RECORDS, record_name
from circus.lab.experiment.sums import FigureSums, Floats
from circus.platform.folders import private_folder
from circus.records.match import Match
from circus.records.record import BOT, Player, Writer, header_of

LONGEST, DRAMATIC, STRANGEST = "longest", "dramatic", "strangest"
KINDS = (LONGEST, DRAMATIC, STRANGEST)
"""Reasons: most plies; most drama; figures furthest from those of the games before it."""

ENOUGH = 30
"""Minimum number of deals before a game can be strange."""

FURTHEST = 10.0
"""Maximum that one figure counts, in standard deviations: a value that never varied before is only rare."""


class NotableGame(NamedTuple):
    """Game whose record is written.

    Attributes:
        score: plies, drama, or the mean of its squared standard deviations.
    """

    variant: int
    kind: str
    score: float
    deal: int
    table: str

    @property
    def file(self) -> str:
        """File name of its record."""
        return record_name(self.variant, self.kind)

    def line(self) -> dict[str, Any]:
        """Return it as in the results."""
        facts = {"variant": self.variant, "kind": self.kind, "file": f"{RECORDS}/{self.file}"}
        return {**facts, "score": round(self.score, 6), "deal": self.deal}


class NotableGames:
    """Finder of notable games while deals are summed in their order: equal deals leave equal picks."""

    def __init__(self, question: ExperimentQuestion) -> None:
        listed = measures(question)
        names = [each.name for each in listed]
        self._plies = names.index("plies")
        self._drama = names.index("drama")
        compared = [
            not each.is_ratio and not each.name.startswith(("win_share", "turn_share")) for each in listed
        ]
        self._compared = np.flatnonzero(compared)
        self._found: dict[tuple[int, str], NotableGame] = {}

    @property
    def sorted_picks(self) -> list[NotableGame]:
        """Picks by variant, then in the order of `KINDS`."""
        return sorted(self._found.values(), key=lambda each: (each.variant, KINDS.index(each.kind)))

    def look(self, lines: Sequence[GameLine], before: FigureSums) -> None:
        """Examine all games of a deal; `before` are the sums without it."""
        means = _means(before) if before.deals >= ENOUGH else None
        for line in lines:
            if line.is_ordinary:
                self._offer(line, LONGEST, line.amounts[self._plies])
                self._offer(line, DRAMATIC, line.amounts[self._drama])
                if means:
                    self._offer(line, STRANGEST, (self._strange(line, *means), 1.0))

    def _offer(self, line: GameLine, kind: str, amount: tuple[float, float] | None) -> None:
        best = self._found.get((line.variant, kind))
        if amount is not None and (best is None or amount[0] > best.score):
            pick = NotableGame(line.variant, kind, amount[0], line.deal, line.table)
            self._found[line.variant, kind] = pick

    def _strange(self, line: GameLine, means: Floats, widths: Floats) -> float:
        """Return the mean of the squared deviations of its figures, in standard deviations."""
        own = np.array([np.nan if each is None else each[0] for each in line.amounts])
        gaps = np.abs(own - means[: len(own), line.variant])[self._compared]
        width = widths[: len(own), line.variant][self._compared]
        with np.errstate(divide="ignore", invalid="ignore"):
            off = np.where(gaps == 0, 0.0, np.minimum(gaps / width, FURTHEST))
        return float(np.nanmean(off**2))


def _means(sums: FigureSums) -> tuple[Floats, Floats]:
    """Return mean and standard deviation of each figure and variant over the games so far."""
    variants = sums.variants
    own = np.arange(variants)
    with np.errstate(divide="ignore", invalid="ignore"):
        means = sums.totals[:, :variants] / sums.totals[:, variants:]
        squares = sums.products[:, own, own] / sums.totals[:, variants:]
    return means, np.sqrt(np.maximum(squares - means**2, 0))


def replay_game(question: ExperimentQuestion, picks: tuple[NotableGame, ...], number: int) -> tuple[str, ...]:
    """Play one of these games again and return its actions as text."""
    pick, table = picks[number], prepare(question)
    (seating,) = (each for each in table.seatings if each.name == pick.table)
    return tuple(map(str, table.course(pick.deal, pick.variant, seating).actions))


def write_records(
    question: ExperimentQuestion, picks: Sequence[NotableGame], folder: Path, crew: Crew
) -> None:
    """Play these games again and write their records; raise OSError."""
    private_folder(folder / RECORDS)
    again = partial(replay_game, question, tuple(picks))
    for number, actions in crew.work(again, range(len(picks))):
        _write(question, picks[number], actions, folder / RECORDS / picks[number].file)


def _write(question: ExperimentQuestion, pick: NotableGame, actions: Sequence[str], path: Path) -> None:
    table = prepare(question)
    (seating,) = (each for each in table.seatings if each.name == pick.table)
    players = [Player(f"{bot} {seat + 1}", BOT, bot) for seat, bot in enumerate(seating.bots)]
    setup = table.setups[pick.variant]
    header = header_of(table.game, setup, __version__, STARTED, players)
    path.unlink(missing_ok=True)
    writer = Writer(path, header, lambda: 0, copy_board=levels.copier(table.game, setup))
    try:
        match = Match(table.game, setup, writer)
        for action in actions:
            match.play(table.game.verbs.parse(action))
    finally:
        writer.close()


STARTED = "2000-01-01T00:00:00Z"
"""Constant date of these records, so that equal experiments leave equal records."""
