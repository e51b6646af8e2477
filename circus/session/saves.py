"""Saved games: every game has a record in the user's folder from its first action; unfinished ones resume."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from circus import __version__, bots
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.errors import CircusError, PlayedElsewhereError, UnknownNameError, UsageError
from circus.platform.fault_log import describe_error, note_fault
from circus.platform.folders import data_folder, private_folder, spare_folders, write_whole
from circus.platform.folders import records_folder as records_folder
from circus.platform.untrusted import open_regular
from circus.records.match import Match
from circus.records.record import Header, Player, Writer, header_of, is_written_elsewhere
from circus.records.replay import read
from circus.records.resume import open_record
from circus.session.all_records import AllRecords
from circus.session.deals import CodedDeal, known_deal
from circus.session.game_session import GameSession
from circus.session.record_entry import (
    DAMAGED,
    ENDED,
    OPEN,
    WATCHED,
    RecordEntry,
    bad_entry,
    invalid_entry,
    seats_of,
)
from circus.session.records_index import ENDING, files_of_game, stem_of
from circus.session.series import Series, series_of, series_of_line
from circus.session.table_setup import USUAL_LEVEL, TableSetup, load_table_setup, with_coaches_of


class Resumed(NamedTuple):
    """Resumed game.

    Attributes:
        series: the games before this one.
        board_has_changed: whether the board of its name has changed, or is gone.
    """

    table_setup: TableSetup
    session: GameSession
    series: Series
    board_has_changed: bool = False


def bin_folder() -> Path:
    """Return the folder of deleted games until the bin is emptied; its records are not listed."""
    return data_folder() / "bin"


def all_records() -> AllRecords:
    """Return all records of this user, those in spare folders included."""
    return AllRecords(records_folder(), spare_folders())


def unfinished(folder: Path | None = None) -> list[RecordEntry]:
    """Return the unfinished games, the last played first, except those open in another copy of Circus."""
    index = AllRecords(folder) if folder else all_records()
    index.refresh()
    index.read_on()
    return [entry for entry in index.unfinished() if not is_written_elsewhere(entry.path)]


def read_completely(entry: RecordEntry) -> RecordEntry:
    """Return the entry with the facts that need its complete record: its turn, actions and time.

    An invalid record becomes a bad entry with the reason.
    """
    try:
        replay = read(entry.path, cut_end=entry.kind != ENDED)
        if entry.kind != ENDED:
            _check_bots(entry.path, replay.players)
        return replace(
            entry,
            turn=tuple(replay.match.game.facts.turn(replay.match.state)),
            actions=len(replay.match.actions),
            ms=ceil(replay.ms),
            seats=seats_of(replay.players, replay.header.colours),
        )
    except CircusError as error:
        return invalid_entry(entry.path, entry.stamp, error)
    except Exception as error:
        note_fault(f"{entry.path} is listed as damaged", error)
        return bad_entry(entry.path, entry.stamp, DAMAGED, describe_error(error))


def begin(
    table_setup: TableSetup,
    rng: Random,
    record: Path | None = None,
    series: Series | None = None,
    deal: CodedDeal | None = None,
) -> GameSession:
    """Start a game; its record is on the disk before the first action.

    Args:
        table_setup: game, seats and options.
        rng: draws for chance.
        record: its file; by default a new one in the folder of records.
        series: the games before this one, which are stored in the record; by default a new series.
        deal: the draws of the whole game; its code is stored in the record.

    Raises:
        UsageError, LevelError: the table cannot be played.
        OSError: the record cannot be written.
    """
    game, setup = table_setup.open()
    line = (series or series_of(table_setup)).line()
    number = next_number()
    header = new_header(table_setup, series=line, deal=deal.code if deal else "", order=(number, number))
    journal = new_record(header, header, levels.copier(game, setup), record)
    return GameSession(Match(game, setup, journal), table_setup.seats, rng, deal)


def begin_unrecorded(table_setup: TableSetup, rng: Random, deal: CodedDeal | None = None) -> GameSession:
    """Start a game without a record, because the disk cannot be written."""
    return GameSession(Match(*table_setup.open()), table_setup.seats, rng, deal)


def next_number() -> int:
    """Return the number of a game that is begun or continued now: 1 more than the last one of this user.

    It is stored beside the folder of records. If that file is lost, the records have the last number.
    """
    folder = records_folder()
    path = folder.with_name(f"{folder.name}.number")
    try:
        with open_regular(path, _MAX_DIGITS) as file:
            last = int(file.read())
    except (OSError, ValueError):
        records = all_records()
        records.refresh()
        records.read_on()
        last = max((each.order[1] for each in records.listed((OPEN, WATCHED, ENDED))), default=0)
    with suppress(OSError):  # the records may be in a spare folder
        write_whole(path, str(last + 1).encode())
    return last + 1


_MAX_DIGITS = 18


def new_header(table_setup: TableSetup, **more: Any) -> Header:
    """Return the header of a game of this table that starts now.

    `more` is as for `circus.records.record.header_of`.
    """
    game, setup = table_setup.open()
    started = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
    players = [seat.player for seat in table_setup.seats]
    colours = [seat.colour for seat in table_setup.seats]
    return header_of(game, setup, __version__, started, players, colours=colours, **more)


def new_record(
    header: Header, opening: Header | bytes, copy_board: Callable[[Path], None], record: Path | None = None
) -> Writer:
    """Return a new record on the disk, readable by its owner only; by default in the folder of records."""
    name = f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}-{header.game}.jsonl"
    path = record or records_folder() / name
    private_folder(path.parent)
    return Writer(path, opening, stopwatch(), durable=True, copy_board=copy_board)


@contextmanager
def discard_if_not_opened(session: GameSession) -> Iterator[None]:
    """Delete the record of a new game if its table cannot be opened, so that it is not listed for ever."""
    try:
        yield
    except Exception:
        if session.match.actions:
            session.close()
        else:
            discard_if_unplayed(session)
        raise


def discard_if_unplayed(session: GameSession) -> bool:
    """Close a game and delete its record if nobody has acted yet; return whether it is so."""
    if any(action.seat != CHANCE for action in session.match.actions):
        return False
    session.close()
    if path := session.record_path:
        path.unlink(missing_ok=True)
    return True


def go_on(path: Path, rng: Random) -> Resumed:
    """Resume the game of a record exactly at its end, with a new record.

    A series that cannot be read is replaced by a new one.

    Raises:
        RecordError: the record is invalid, or a bot of it is unknown here; the file is unchanged.
        PlayedElsewhereError: another copy of the program plays it.
        OSError: no record can be written.
    """
    if any(map(is_written_elsewhere, files_of_game(path))):
        raise PlayedElsewhereError("this game is open in another window: go on there, or close that one")
    record = open_record(path, _free(path), stopwatch(), partial(_check_bots, path), next_number())
    header, last = record.header, load_table_setup(record.header.game)
    seats = with_coaches_of(seats_of(record.players, header.colours), last.seats)
    series = series_of_line(header.series, len(seats))
    table_setup = TableSetup(
        header.game,
        seats,
        header.choices,
        header.level,
        series.kind,
        series.goal,
        last.aids,
        record.match.setup.level,
        last.secrecy,
    )
    session = GameSession(record.match, seats, rng, known_deal(header.deal))
    session.pins = record.pins
    return Resumed(table_setup, session, series, record.board_has_changed)


def _check_bots(path: Path, players: Sequence[Player]) -> None:
    """Check that every bot of the record is known here; raise `UnknownNameError`."""
    for player in players:
        strength = player.strength or USUAL_LEVEL
        try:
            bots.find(strength)
        except UsageError as error:
            raise UnknownNameError(f"{path}: {error}", strength) from None


def stopwatch() -> Callable[[], int]:
    """Return a function that returns the milliseconds since this call."""
    origin = time.monotonic()
    return lambda: int((time.monotonic() - origin) * 1000)


def _free(path: Path) -> Path:
    """Return the path of a new record, with a number after all others of the same game."""
    stem, _ = stem_of(path.name)
    number = 1 + max((stem_of(each.name)[1] for each in files_of_game(path)), default=0)
    return path.with_name(f"{stem}~{number:03}{ENDING}")
