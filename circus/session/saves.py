"""Saves: every game is a record in the user's folder from its first action on; unfinished ones go on."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from circus import __version__, bots, games
from circus.core.brand import SEAT_COLOURS
from circus.core.errors import CircusError, UsageError
from circus.folders import data_folder
from circus.match import Match
from circus.record import Writer, header_of, is_written_elsewhere
from circus.replay import Replay, read, resume
from circus.session.game_session import GameSession
from circus.session.series import Series, series_of, series_of_line
from circus.session.table_setup import HUMAN, USUAL_LEVEL, Seat, TableSetup, load_table_setup
from circus.untrusted import lines_of, open_regular, parsed

RECENT = 30
"""How many of the newest records are looked through for unfinished games."""

TAIL = 4096
"""Bytes at the end of a record in which its end line is looked for."""


@dataclass(frozen=True)
class Save:
    """An unfinished game.

    Attributes:
        path: of its newest record.
        game: its name.
        names: of the players.
        started: UTC, as the record says it.
    """

    path: Path
    game: str
    names: tuple[str, ...]
    started: str


class Resumed(NamedTuple):
    """An unfinished game that goes on.

    Attributes:
        series: the games before this one.
    """

    table_setup: TableSetup
    session: GameSession
    series: Series


def records_folder() -> Path:
    """Where the games of this user are kept."""
    return data_folder() / "records"


def unfinished(folder: Path | None = None) -> list[Save]:
    """The unfinished games, the latest first, without those that cannot be read or another window plays."""
    folder = folder or records_folder()
    newest: dict[str, Path] = {}
    for path in sorted(folder.glob("*.jsonl")):
        newest[path.stem.partition("~")[0]] = path
    latest = sorted(newest.values(), key=lambda path: path.stem, reverse=True)[:RECENT]
    return [save for save in map(_save, latest) if save is not None]


def begin(
    table_setup: TableSetup, rng: Random, record: Path | None = None, series: Series | None = None
) -> GameSession:
    """Starts a game; its record is on the disk before the first action.

    Args:
        table_setup: who plays what.
        rng: draws for chance and for bots.
        record: the file that it is written to; a new one in the folder of records when left out.
        series: the games before this one, which travel with the record; a new series when left out.

    Raises:
        UsageError, LevelError: if the table cannot be played.
        OSError: if the record cannot be written.
    """
    game, setup = table_setup.open()
    now = datetime.now(UTC)
    path = record or records_folder() / f"{now:%Y%m%d-%H%M%S-%f}-{table_setup.game}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    header = header_of(
        game,
        setup,
        __version__,
        f"{now:%Y-%m-%dT%H:%M:%SZ}",
        [seat.player for seat in table_setup.seats],
        colours=[seat.colour for seat in table_setup.seats],
        series=(series or series_of(table_setup)).line(),
    )
    journal = Writer(path, header, stopwatch(), durable=True)
    return GameSession(Match(game, setup, journal), table_setup.seats, rng)


def go_on(path: Path, rng: Random) -> Resumed:
    """The game of a record, exactly where it was left, written on in a new record.

    A series that cannot be read starts anew.

    Raises:
        RecordError: if the record does not hold; it is left as it is.
        UsageError: if a bot of it is not known here, or another copy of the program plays it.
        OSError: if no record can be written.
    """
    for player in read(path, cut_end=True).players:
        bots.find(player.strength or USUAL_LEVEL)
    stem = path.stem.partition("~")[0]
    if any(map(is_written_elsewhere, path.parent.glob(f"{stem}*.jsonl"))):
        raise UsageError("this game is open in another window: go on there, or close that one")
    replay = resume(path, _free(path.parent, stem), stopwatch())
    header, seats = replay.header, _seats(replay)
    series = series_of_line(header.series, len(seats))
    table_setup = TableSetup(
        header.game,
        seats,
        header.options,
        header.level,
        series.kind,
        series.goal,
        load_table_setup(header.game).aids,
    )
    return Resumed(table_setup, GameSession(replay.match, seats, rng), series)


def _seats(replay: Replay) -> tuple[Seat, ...]:
    """Who sat where at last, each in the colour they had; in the usual ones where a record tells none."""
    colours = replay.header.colours
    if not set(colours) <= set(SEAT_COLOURS) or len(set(colours)) < len(replay.players):
        colours = SEAT_COLOURS
    return tuple(
        Seat(player.name, player.kind, player.strength or USUAL_LEVEL, colour)
        for player, colour in zip(replay.players, colours, strict=False)
    )


def stopwatch() -> Callable[[], int]:
    """Milliseconds since now."""
    origin = time.monotonic()
    return lambda: int((time.monotonic() - origin) * 1000)


def _free(folder: Path, stem: str) -> Path:
    """A record that does not exist yet, numbered so that it comes after the others of its game."""
    path, number = folder / f"{stem}.jsonl", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}~{number:03}.jsonl"
    return path


def _save(path: Path) -> Save | None:
    """What the lobby says of a record; `None` if it has ended, has no person in it, or cannot be read."""
    try:
        with open_regular(path) as file:
            header = parsed(next(lines_of(file), b""))
            file.seek(max(0, path.stat().st_size - TAIL))
            if b'{"end"' in file.read() or is_written_elsewhere(path):
                return None
        return _described(path, header)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, CircusError):
        return None


def _described(path: Path, header: dict[str, Any]) -> Save | None:
    players = header["players"]
    if not any(player["kind"] == HUMAN for player in players) and b'{"sits"' not in path.read_bytes():
        return None
    datetime.fromisoformat(header["started"])
    names = tuple(str(player["name"]) for player in players)
    return Save(path, games.find(header["game"]).name, names, header["started"])
