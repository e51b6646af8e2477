"""Writer and reader of an experiment's folder: the question, one line a game, and the results."""

import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from itertools import islice
from math import isfinite
from pathlib import Path
from typing import IO, Any, Self

from circus.core.errors import CircusError, UsageError
from circus.lab.experiment.measures import Measure, measures
from circus.lab.experiment.observed import Amount
from circus.lab.experiment.playing import GameLine, prepare
from circus.lab.experiment.question import ExperimentQuestion, of_line
from circus.lab.experiment.stored import GAMES, QUESTION, RESULTS
from circus.platform.folders import private_folder, try_lock, write_whole
from circus.platform.untrusted import limits, open_regular, parsed_file, reason_of
from circus.records.line_file import LineFile

DEAL, VARIANT, TABLE, REASON, ACTIONS = "deal", "variant", "table", "reason", "actions"
HEAD = (DEAL, VARIANT, TABLE, REASON, ACTIONS)
"""First columns of `games.csv`. One for each figure follows, and for a ratio another one, `NAME:of`, with
its divisor."""

OF = ":of"

MAX_BYTES = 10**12
"""Maximum size of `games.csv`; ten million games take five thousand million bytes."""

LONGEST_LINE = 100_000
"""Maximum length of a line in bytes; usual ones are under a thousand."""


class LedgerError(CircusError):
    """Folder with something else than an experiment, or with a damaged one."""


class ExperimentLedger:
    """Folder of one experiment, to which games are added deal by deal.

    A deal is written at once; one that is incomplete after a power failure or a kill is dropped and played
    again.
    """

    def __init__(
        self, folder: Path, question: ExperimentQuestion, file: LineFile, heading: Sequence[str]
    ) -> None:
        self.folder = folder
        self._question = question
        self._columns = [(each.is_ratio, each.name in heading) for each in measures(question)]
        self._file = file

    @classmethod
    def new(cls, folder: Path, question: ExperimentQuestion) -> Self:
        """Create the folder; raise `UsageError` if it contains anything."""
        try:
            taken = next(folder.iterdir(), None) if folder.exists() else None
            if taken is None:
                private_folder(folder)
                write_whole(folder / QUESTION, _json(question.line()))
                file = LineFile(folder / GAMES)
        except OSError as error:
            raise UsageError(f"{folder} cannot hold an experiment: {reason_of(error)}") from None
        if taken is not None:
            is_ours = (folder / QUESTION).is_file()
            way = "add --resume to go on, or choose another folder" if is_ours else "choose an empty folder"
            raise UsageError(
                f"{folder} already holds {taken.name if not is_ours else 'an experiment'}: {way}"
            )
        return cls._headed(folder, question, file)

    @classmethod
    def again(cls, folder: Path, question: ExperimentQuestion, read: "Reader") -> Self:
        """Continue after what has been read of the games, or start if that is nothing; raise OSError.

        The columns stay: an experiment that was begun without a figure continues without it.
        """
        if read.size:
            file = LineFile.again(folder / GAMES, read.size, durable=False)
            return cls(folder, question, file, read.heading)
        return cls.over(folder, question)

    @classmethod
    def over(cls, folder: Path, question: ExperimentQuestion) -> Self:
        """Start in a folder that holds other files; an earlier question and its games are replaced.

        Raises:
            OSError: they cannot be written.
        """
        write_whole(folder / QUESTION, _json(question.line()))
        (folder / GAMES).unlink(missing_ok=True)
        return cls._headed(folder, question, LineFile(folder / GAMES))

    def ask(self, question: ExperimentQuestion) -> None:
        """Write a question over the stored one, from which it differs in details; raise OSError."""
        write_whole(self.folder / QUESTION, _json(question.line()))

    @classmethod
    def _headed(cls, folder: Path, question: ExperimentQuestion, file: LineFile) -> Self:
        heading = _heading(question)
        ledger = cls(folder, question, file, heading)
        ledger._write([heading])
        return ledger

    def add(self, lines: Sequence[GameLine]) -> tuple[GameLine, ...]:
        """Write all games of the next deal, and return them as they are written; raise OSError."""
        stored = tuple(self._without_absent(line) for line in lines)
        self._write([self._row(line) for line in stored])
        return stored

    def _without_absent(self, line: GameLine) -> GameLine:
        """Return a game without the figures that have no column."""
        pairs = zip(line.amounts, self._columns, strict=True)
        return line._replace(amounts=tuple(amount if is_there else None for amount, (_, is_there) in pairs))

    def write_results(self, results: dict[str, Any]) -> None:
        """Write the results so far atomically."""
        write_whole(self.folder / RESULTS, _json(results))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, rows: Sequence[Sequence[str]]) -> None:
        text = StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        self._file.append(text.getvalue().encode())

    def _row(self, line: GameLine) -> list[str]:
        row = [str(line.deal), str(line.variant), line.table, line.reason, str(line.actions)]
        for (is_ratio, is_there), amount in zip(self._columns, line.amounts, strict=True):
            if not is_there:
                continue
            if is_ratio:
                row += ("", "") if amount is None else map(_spelt, amount)
            else:
                row.append("" if amount is None else _spelt(amount[0]))
        return row


def question_in(folder: Path) -> ExperimentQuestion:
    """Return the question of an experiment that was started; raise `UsageError` or `LedgerError`."""
    path = folder / QUESTION
    try:
        return of_line(parsed_file(path, limits.CACHE))
    except FileNotFoundError:
        raise UsageError(f"{folder} holds no experiment to go on with: leave --resume out") from None
    except (OSError, CircusError) as error:
        raise LedgerError(f"{path}: {reason_of(error)}") from None


class Reader:
    """Reader of the games of an experiment, deal by deal.

    Attributes:
        size: bytes of the heading and of the complete deals read so far.
        heading: columns of the file; figures that were added since it was begun are missing.
    """

    def __init__(self, folder: Path, question: ExperimentQuestion) -> None:
        self._path = folder / GAMES
        self._question = question
        self.heading = _heading(question)
        self._seatings = [seating.name for seating in prepare(question).seatings]
        self.size = 0

    def deals(self) -> Iterator[tuple[GameLine, ...]]:
        """Yield the games of each complete deal.

        Raises:
            LedgerError: if a line is invalid, except in an incomplete last deal.
            UsageError: if another process is writing the file.
        """
        try:
            with open_regular(self._path, MAX_BYTES) as file:
                if not try_lock(file):
                    raise UsageError(f"{self._path} is being written by another process: let it end first")
                yield from self._deals(file)
        except FileNotFoundError:
            return
        except OSError as error:
            raise LedgerError(f"{self._path}: {reason_of(error)}") from None

    def _deals(self, file: IO[bytes]) -> Iterator[tuple[GameLine, ...]]:
        """Yield the complete deals of the file; raise `LedgerError` for an invalid one before the last."""
        first = file.readline(LONGEST_LINE)
        columns = cells_of(first)
        if columns != [name for name in self.heading if name in columns] or columns[: len(HEAD)] != [*HEAD]:
            if first.endswith(b"\n"):
                raise LedgerError(f"{self._path}:1: these are no games of this question")
            return
        self.size, self.heading = len(first), columns
        variants = range(len(self._question.variants))
        places = [(variant, table) for variant in variants for table in self._seatings]
        rows = iter(lambda: file.readline(LONGEST_LINE), b"")
        deal = 0
        while len(raw := list(islice(rows, len(places)))) == len(places):
            try:
                lines = tuple(self._line(each, deal, *place) for each, place in zip(raw, places, strict=True))
            except ValueError:
                if file.readline(1):
                    at = 2 + deal * len(places)
                    raise LedgerError(
                        f"{self._path}:{at}: this deal does not hold; delete it and all after it"
                    ) from None
                return
            self.size += sum(map(len, raw))
            yield lines
            deal += 1

    def _line(self, raw: bytes, deal: int, variant: int, table: str) -> GameLine:
        """Return one game; raise ValueError if the line is invalid or of another game."""
        cells = cells_of(raw)
        if not raw.endswith(b"\n") or len(cells) != len(self.heading):
            raise ValueError
        if cells[:3] != [str(deal), str(variant), table] or not cells[3]:
            raise ValueError
        amounts = amounts_in(dict(zip(self.heading, cells, strict=True)), measures(self._question))
        return GameLine(deal, variant, table, cells[3], int(cells[4]), amounts)


def amounts_in(row: Mapping[str, str], listed: Sequence[Measure]) -> tuple[Amount | None, ...]:
    """Return the amounts of these figures in a row of `games.csv`; raise ValueError if one is invalid.

    Args:
        row: its cells by column.
        listed: the figures; the amount of one without a column, or with an empty cell, is `None`.
    """
    return tuple(
        _amount(row.get(each.name, ""), row.get(each.name + OF, "") if each.is_ratio else "1")
        for each in listed
    )


def _amount(above: str, below: str) -> Amount | None:
    if not above:
        return None
    pair = float(above), float(below)
    if not all(map(isfinite, pair)):
        raise ValueError
    return pair


def cells_of(raw: bytes) -> list[str]:
    """Return the cells of a line; none if it is no valid text."""
    try:
        return next(csv.reader([raw.decode()]), [])
    except (UnicodeDecodeError, csv.Error):
        return []


def _heading(question: ExperimentQuestion) -> list[str]:
    columns = ([each.name, each.name + OF] if each.is_ratio else [each.name] for each in measures(question))
    return [*HEAD, *(name for pair in columns for name in pair)]


def _spelt(value: float) -> str:
    """Return the shortest decimal that reads back as the same bits."""
    return repr(value).removesuffix(".0")


def _json(content: dict[str, Any]) -> bytes:
    return (json.dumps(content, ensure_ascii=False, allow_nan=False) + "\n").encode()
