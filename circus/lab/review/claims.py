"""Validation of the review: over many games a stronger bot loses less by its choices, and luck averages to 0.

    python -m circus.lab.review.claims FOLDER [GAME…] [--games N] [--jobs N]

Hard bots play among greedy ones, every deal is played once in each rotation of the seats, and each game is
reviewed at low effort. The sums of each game are written to a separate file in FOLDER as soon as it is
reviewed, so stopping and starting again loses nothing. `--games 0` prints the existing results.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import cycle, islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from circus import games
from circus.core.errors import CircusError
from circus.lab import crew
from circus.lab.proportion import Z95
from circus.lab.review.steps import steps
from circus.lab.review.verdict import Review, review_of
from circus.lab.simulate import SimulationPlan, Simulator
from circus.platform.console import say
from circus.platform.folders import write_whole
from circus.platform.untrusted import limits, parsed_file, reason_of, shapes

STRONG, WEAK = "hard", "greedy"
"""Strengths that are compared; their bots alternate."""

GAMES = 200
EFFORT = "low"
DEALS, PLAYOUTS = 77, 5
"""Seeds of the games and of their reviews."""

_ONE_A_SEAT = shapes.list_of(shapes.number(-1e6, 1e6), 8)
_SUMS = shapes.object_of(
    {
        "bots": shapes.list_of(shapes.choice(STRONG, WEAK), 8),
        "choices": _ONE_A_SEAT,
        "lost": _ONE_A_SEAT,
        "luck": _ONE_A_SEAT,
    }
)
"""Shape of the file of one game."""


class ClaimsError(CircusError):
    """Folder with a file that holds no such sums."""


@dataclass(frozen=True)
class ReviewSums:
    """Sums of the review of one game, a value for each seat.

    Attributes:
        bots: their strengths.
        choices: the number of choices.
        lost: the total cost of these, in shares of the win.
        luck: the effect of draws and of what the seat could not know.
    """

    bots: tuple[str, ...]
    choices: tuple[int, ...]
    lost: tuple[float, ...]
    luck: tuple[float, ...]

    def mean_loss(self, bot: str) -> float | None:
        """Return the mean loss of a choice of these bots; `None` if they had none."""
        seats = self._seats(bot)
        choices = sum(self.choices[seat] for seat in seats)
        return sum(self.lost[seat] for seat in seats) / choices if choices else None

    def mean_luck(self, bot: str) -> float:
        """Return the mean luck of a seat of these bots."""
        return fmean(self.luck[seat] for seat in self._seats(bot))

    def _seats(self, bot: str) -> list[int]:
        return [seat for seat, each in enumerate(self.bots) if each == bot]


class Interval(NamedTuple):
    """Mean over games, and half the width of its 95 % interval."""

    mean: float
    reach: float

    def __str__(self) -> str:
        return f"{self.mean:.4f} ± {self.reach:.4f}"


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of at least two values with its interval."""
    return Interval(fmean(values), Z95 * stdev(values) / sqrt(len(values)))


def sums_of(review: Review, bots: Sequence[str]) -> ReviewSums:
    """Return the sums of a review."""
    made = [review.made_by(seat) for seat in range(review.seats)]
    lost = tuple(sum(choice.judgement.loss for choice in each) for each in made)
    return ReviewSums(tuple(bots), tuple(map(len, made)), lost, review.luck)


def plan_of(game: str) -> SimulationPlan:
    """Return how a game is played here: its usual table, hard and greedy bots in turn."""
    seats = games.find(game).usual_seats
    bots = tuple(islice(cycle((STRONG, WEAK)), seats))
    return SimulationPlan(game, seats, (), None, bots, GAMES, DEALS, rotate=True)


def claim_lines(game: str, found: Sequence[ReviewSums]) -> Iterator[str]:
    """Yield the lines on one game: the mean losses, their difference, and the luck of bots and of seats."""
    if len(found) < 2:
        yield f"{game}: {len(found)} games, too few to say anything"
        return
    pairs = [(each.mean_loss(STRONG), each.mean_loss(WEAK)) for each in found]
    both = [(strong, weak) for strong, weak in pairs if strong is not None and weak is not None]
    yield f"{game}: {len(found)} games"
    for bot, losses in zip((STRONG, WEAK), zip(*both, strict=True), strict=True):
        yield f"  mean loss of a choice, {bot}: {interval(losses)}"
    yield f"  {WEAK} less {STRONG}: {interval([weak - strong for strong, weak in both])}"
    yield f"  luck of a {STRONG} seat: {interval([each.mean_luck(STRONG) for each in found])}"
    for seat in range(len(found[0].luck)):
        yield f"  luck of seat {seat}: {interval([each.luck[seat] for each in found])}"


def measure(game: str, folder: Path, count: int, jobs: int) -> list[ReviewSums]:
    """Play and review the missing ones of the first `count` games; return all sums in the folder.

    Raises:
        ClaimsError: if a file in the folder cannot be read.
        OSError: if one cannot be written.
    """
    missing = [number for number in range(count) if not _file(folder, game, number).exists()]
    for number, sums in crew.processes(jobs).work(partial(_judged, game), missing):
        _keep(_file(folder, game, number), sums)
    return [_read_sums(path) for path in sorted((folder / game).glob("*.json"))]


def _judged(game: str, number: int) -> ReviewSums:
    """Play and review the game of this number."""
    match, bots = Simulator(plan_of(game)).match(number)
    timeline = match.timeline
    judged = steps(timeline, range(len(timeline) + 1), EFFORT, PLAYOUTS)
    return sums_of(review_of(timeline, judged), bots)


def _file(folder: Path, game: str, number: int) -> Path:
    return folder / game / f"{number:04}.json"


def _keep(path: Path, sums: ReviewSums) -> None:
    write_whole(path, json.dumps(asdict(sums)).encode())


def _read_sums(path: Path) -> ReviewSums:
    try:
        found = parsed_file(path, limits.STORED)
        _SUMS.check(found)
    except (OSError, CircusError) as error:
        raise ClaimsError(f"{path} cannot be read ({reason_of(error)}): delete it") from None
    return ReviewSums(*(tuple(found[key]) for key in ("bots", "choices", "lost", "luck")))


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m circus.lab.review.claims")
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    parser.add_argument("games", metavar="GAME", nargs="*", default=games.names())
    parser.add_argument("--games", dest="count", metavar="N", type=int, default=GAMES)
    parser.add_argument("--jobs", metavar="N", type=int, default=1)
    read = parser.parse_args(arguments)
    try:
        for game in read.games:
            for line in claim_lines(game, measure(game, read.folder, read.count, read.jobs)):
                say(line)
    except (CircusError, OSError) as error:
        say(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
