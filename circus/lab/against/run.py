"""Running a comparison: each side without results plays its games, then the common deals are compared."""

import json
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from circus import games
from circus.core.errors import UsageError
from circus.core.option import Value
from circus.lab import crew
from circus.lab.against import checkout
from circus.lab.against.comparing import check_deals, compare
from circus.lab.against.side import CHECKOUT, RESULTS, Side
from circus.lab.against.stored_games import StoredGames, stored_games
from circus.lab.experiment.question import MAX_GAMES, ExperimentQuestion, of_line
from circus.lab.experiment.run import Experiment
from circus.lab.experiment.stored import QUESTION
from circus.platform.folders import is_there, private_folder, write_whole
from circus.platform.untrusted import LineError, limits, parsed_file, reason_of

COMPARISON = "against.json"
"""File with the sides and the question of a comparison; a resumed one has to have the same."""

PLAYED = ("side_1", "side_2")
"""Folders of the games that were played for a comparison."""


@dataclass(frozen=True)
class VersionComparison:
    """Comparison of two sides.

    Attributes:
        sides: the two sides.
        question: of the games that a side without results plays.
        chosen: options and numbers that were named.
        folder: for games, results and report.
        stored: the games of the sides that are folders of results, by number of the side.
        deals: maximum number of deals; `None` for all that both have.
    """

    sides: tuple[Side, Side]
    question: ExperimentQuestion
    chosen: Mapping[str, Value]
    folder: Path
    stored: Mapping[int, StoredGames]
    deals: int | None = None

    @cached_property
    def descriptions(self) -> list[dict[str, Any]]:
        """Both sides as in the results."""
        return [side.line() for side in self.sides]

    def begin(self, *, resume: bool) -> None:
        """Check both sides and create the folder, or continue in it; nothing is played.

        Raises:
            UsageError: the folder holds something else.
            CircusError: a checkout cannot play.
        """
        for side in self.sides:
            if side.kind == CHECKOUT:
                checkout.check(side.folder)
        text = json.dumps({"sides": self.descriptions, "question": self.question.line()})
        if resume:
            if _stored_line(self.folder) != json.loads(text):
                raise UsageError(
                    f"{self.folder} holds another comparison, or a side has changed: choose another"
                )
            return
        path = self.folder / COMPARISON
        try:
            if is_there(self.folder) and any(self.folder.iterdir()):
                way = (
                    "add --resume to go on, or choose another folder" if is_there(path) else "choose another"
                )
                raise UsageError(f"{self.folder} is not empty: {way}")
            private_folder(self.folder)
            write_whole(path, f"{text}\n".encode())
        except OSError as error:
            raise UsageError(f"{self.folder} cannot hold a comparison: {reason_of(error)}") from None

    @property
    def games_to_play(self) -> int:
        """Number of games that the sides without results play together."""
        return self._games_of_side * sum(side.kind != RESULTS for side in self.sides)

    @property
    def _games_of_side(self) -> int:
        return len(self.question.seated) * (self.question.deals or 0)

    def play(self, jobs: int) -> Generator[int, None, None]:
        """Play the games of the sides without results; yield the number of games so far from time to time.

        A caller that stops iterating, or is killed, loses no deal that was played.

        Raises:
            CircusError: a side cannot play.
        """
        before = 0
        for side, name in zip(self.sides, PLAYED, strict=True):
            if side.kind == RESULTS:
                continue
            folder = self.folder / name
            if side.kind == CHECKOUT:
                counts = checkout.play(side.folder, self.question, self.chosen, folder, jobs)
            else:
                counts = self._play_here(folder, jobs)
            with closing(counts):
                for count in counts:
                    yield before + count
            before += self._games_of_side
            yield before

    def _play_here(self, folder: Path, jobs: int) -> Generator[int, None, None]:
        workers = crew.processes(jobs)
        try:
            experiment = Experiment(self.question, folder, resume=is_there(folder / QUESTION))
            for deals in experiment.run(workers):
                yield deals * len(self.question.seated)
        finally:
            workers.close()

    def results(self, *, write: bool) -> dict[str, Any]:
        """Return the results of both sides on their common deals; with `write` also store them.

        Raises:
            CircusError: they have no deals in common, or the games cannot be read or stored.
        """
        one, two = (self._games(number, side) for number, side in enumerate(self.sides))
        return compare((one, two), self.descriptions, self.deals, self.folder if write else None)

    def _games(self, number: int, side: Side) -> StoredGames:
        if number in self.stored:
            return self.stored[number]
        return stored_games(self.folder / PLAYED[number], self.question.game, {})


def comparison(
    sides: tuple[Side, Side],
    asked: ExperimentQuestion,
    chosen: Mapping[str, Value],
    named: frozenset[str],
    folder: Path,
) -> VersionComparison:
    """Return the comparison of two sides; a side without results plays like the one that has some.

    Args:
        sides: the two sides.
        asked: seats, board, bots, games, seed and rules.
        chosen: the options and numbers that were named.
        named: the attributes of `asked` that were named; the others are defaults.
        folder: for games, results and report.

    Raises:
        UsageError: a folder has no such games, or the sides have no deals in common.
    """
    stored = {
        number: stored_games(side.folder, asked.game, chosen, asked.level)
        for number, side in enumerate(sides)
        if side.kind == RESULTS
    }
    for each in stored.values():
        _check_named(each, asked, named)
    if len(stored) == 2:
        check_deals((stored[0], stored[1]))
    question = asked
    if stored:
        question = _question_like(next(iter(stored.values())), asked.games if "games" in named else None)
        chosen = games.find(asked.game).changed(dict(question.variants[0].options))
    return VersionComparison(
        sides, question, chosen, folder, stored, question.deals if "games" in named else None
    )


def seed_in(folder: Path) -> int:
    """Return the seed of a comparison that was started; raise `UsageError`."""
    try:
        return of_line(_stored_line(folder).get("question", {})).seed
    except LineError as error:
        raise UsageError(f"{folder / COMPARISON}: {reason_of(error)}") from None


def _stored_line(folder: Path) -> dict[str, Any]:
    """Return the sides and the question in the folder of a comparison; raise `UsageError`."""
    path = folder / COMPARISON
    try:
        return parsed_file(path, limits.CACHE)
    except FileNotFoundError:
        raise UsageError(f"{folder} holds no comparison to go on with: leave --resume out") from None
    except (OSError, LineError) as error:
        raise UsageError(f"{path}: {reason_of(error)}") from None


def _check_named(side: StoredGames, asked: ExperimentQuestion, named: frozenset[str]) -> None:
    """Raise `UsageError` if a folder was played with another value than was named."""
    for name in sorted(named & {"seats", "bots", "seed"}):
        values = getattr(side.question, name), getattr(asked, name)
        if values[0] != values[1]:
            stored, wanted = (",".join(each) if isinstance(each, tuple) else each for each in values)
            raise UsageError(
                f"{side.folder} has no such deals: its {name} is {stored}, not {wanted}: leave --{name} out"
            )


def _question_like(side: StoredGames, count: int | None) -> ExperimentQuestion:
    """Return the question whose games are the deals of a side, at most `count` games.

    Raises:
        UsageError: the folder has a ladder of bots, or no complete deal.
    """
    asked, rules = side.question, side.rules
    if asked.ladder:
        raise UsageError(f"{side.folder} has a ladder of bots: compare it with another folder like that")
    deals = sum(1 for _ in side.deals((), 0))
    if not deals:
        raise UsageError(f"{side.folder} has no complete deal: let its experiment play some first")
    board = rules.level
    return ExperimentQuestion(
        game=asked.game,
        seats=asked.seats,
        level=board,
        variants=(replace(rules, level=None),),
        bots=asked.bots,
        ladder=False,
        games=min(deals * len(asked.seated), count or MAX_GAMES),
        until=None,
        seed=asked.seed,
    )
