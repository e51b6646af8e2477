"""Games of one side, read from a folder of results that any version of the program may have written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, NamedTuple

from circus import games
from circus.core.errors import CircusError, UsageError
from circus.core.game import Game
from circus.core.option import Value, spell
from circus.lab.experiment.ledger import HEAD, LONGEST_LINE, MAX_BYTES, LedgerError, amounts_in, cells_of
from circus.lab.experiment.measures import Measure
from circus.lab.experiment.playing import GameLine
from circus.lab.experiment.question import ExperimentQuestion, Variant, of_line
from circus.lab.experiment.stored import GAMES, QUESTION
from circus.platform.folders import try_lock
from circus.platform.untrusted import LineError, limits, open_regular, parsed_file, reason_of


class StoredGames(NamedTuple):
    """Games of one variant in a folder of results.

    Attributes:
        folder: of the results.
        question: of the experiment there.
        variant: its number.
    """

    folder: Path
    question: ExperimentQuestion
    variant: int

    @property
    def rules(self) -> Variant:
        """The variant, with its board."""
        own = self.question.variants[self.variant]
        return replace(own, level=own.level or self.question.level)

    def columns(self) -> list[str]:
        """Return the columns of the file of games; raise `UsageError` or `LedgerError`."""
        path = self.folder / GAMES
        try:
            with open_regular(path, MAX_BYTES) as file:
                columns = cells_of(file.readline(LONGEST_LINE))
        except OSError as error:
            raise UsageError(f"{path} cannot be read: {reason_of(error)}") from None
        if columns[: len(HEAD)] != [*HEAD] or len(set(columns)) < len(columns):
            raise LedgerError(f"{path}:1: these are no games of a lab")
        return columns

    def deals(self, listed: Sequence[Measure], side: int) -> Iterator[tuple[GameLine, ...]]:
        """Yield the games of each complete deal, without those of a ladder.

        Args:
            listed: the figures to read; one without a column is unknown.
            side: number of the variant in the games that are yielded.

        Raises:
            LedgerError: a line is invalid.
            UsageError: the file cannot be read, or another process is writing it.
        """
        path = self.folder / GAMES
        try:
            with open_regular(path, MAX_BYTES) as file:
                if not try_lock(file):
                    raise UsageError(f"{path} is being written by another process: let it end first")
                yield from self._deals(file, listed, side)
        except OSError as error:
            raise UsageError(f"{path} cannot be read: {reason_of(error)}") from None

    def _deals(self, file: IO[bytes], listed: Sequence[Measure], side: int) -> Iterator[tuple[GameLine, ...]]:
        columns, tables = cells_of(file.readline(LONGEST_LINE)), len(self.question.seated)
        deal: list[GameLine] = []
        number = 0
        for at, raw in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), 2):
            if not raw.endswith(b"\n"):
                return  # an incomplete last line
            try:
                line = _line(columns, raw, listed)
            except ValueError:
                raise LedgerError(f"{self.folder / GAMES}:{at}: this is no game of a lab") from None
            if line.variant != self.variant or not line.is_ordinary:
                continue
            if line.deal != number:
                raise LedgerError(f"{self.folder / GAMES}:{at}: a game of deal {number} has to be here")
            deal.append(line._replace(variant=side))
            if len(deal) == tables:
                yield tuple(deal)
                deal, number = [], number + 1


def _line(columns: Sequence[str], raw: bytes, listed: Sequence[Measure]) -> GameLine:
    """Return the game of a line; raise ValueError if there is none."""
    row = dict(zip(columns, cells_of(raw), strict=True))
    deal, variant, table, reason, actions = (row[name] for name in HEAD)
    if not table or not reason:
        raise ValueError
    return GameLine(int(deal), int(variant), table, reason, int(actions), amounts_in(row, listed))


def stored_question(folder: Path, game: str) -> ExperimentQuestion:
    """Return the question that was asked in a folder.

    Raises:
        UsageError: it cannot be read, is of another game, or of rules that this version does not have.
    """
    path = folder / QUESTION
    try:
        line = parsed_file(path, limits.CACHE)
    except LineError as error:
        raise UsageError(f"{path} does not hold: {reason_of(error)}") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {reason_of(error)}") from None
    if line.get("game") != game:
        raise UsageError(f"{folder} holds no games of {game}: name a folder of this game")
    try:
        return of_line(line)
    except LineError as error:
        raise UsageError(f"{path} does not hold: {reason_of(error)}") from None
    except CircusError as error:
        raise UsageError(f"{folder} was played by rules that this version does not have: {error}") from None


def stored_games(
    folder: Path, game: str, chosen: Mapping[str, Value], level: str | None = None
) -> StoredGames:
    """Return the games in a folder that one variant has played; variants without a verb or card do not count.

    Args:
        folder: of results.
        game: its expected game.
        chosen: options and numbers of the variant; they choose one of several.
        level: its board; `None` for any.

    Raises:
        UsageError: there is no such variant, or more than one, or the folder cannot be used.
    """
    question = stored_question(folder, game)
    if any(each.side for each in question.variants):
        raise UsageError(f"{folder} holds a comparison: name one of the folders that it compares")
    listed = [StoredGames(folder, question, at) for at in range(len(question.variants))]
    fitting = [each for each in listed if _fits(each.rules, games.find(game), chosen, level)]
    if len(fitting) == 1:
        return fitting[0]
    named = {**chosen, **({"level": level} if level else {})}
    asked = " ".join(f"{name}={spell(value)}" for name, value in named.items())
    if not fitting:
        raise UsageError(f"{folder} has no variant with {asked}: name another one, or none")
    which = f" with {asked}" if asked else ""
    raise UsageError(f"{folder} has {len(fitting)} variants{which}: choose one with --option or --number")


def _fits(rules: Variant, game: Game[Any], chosen: Mapping[str, Value], level: str | None) -> bool:
    values = {name: each.default for name, each in game.declared.items()} | dict(rules.options)
    default = game.level.default if game.level else None
    return (
        rules.without is None and chosen.items() <= values.items() and level in (None, rules.level or default)
    )
