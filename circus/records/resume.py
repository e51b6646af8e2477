"""Resumption of an unfinished game: its record is read once and continued in a new file."""

from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from circus.content import levels
from circus.records.match import Match
from circus.records.pin import Pin
from circus.records.record import Header, Player, Writer, continued_header
from circus.records.replay import read


class OpenRecord(NamedTuple):
    """Record of a game that continues.

    Attributes:
        match: the game after the actions in force; `writer` is its journal.
        header: the first line.
        writer: of the new record, which has all whole lines of the old one.
        players: the final player of each seat.
        pins: the pinned moments in order.
        board_has_changed: whether the present board of that name is different or missing.
    """

    match: Match
    header: Header
    writer: Writer
    players: tuple[Player, ...]
    pins: tuple[Pin, ...]
    board_has_changed: bool


def open_record(
    path: Path,
    new: Path,
    clock: Callable[[], int],
    check: Callable[[tuple[Player, ...]], None] = lambda players: None,
    number: int = 0,
) -> OpenRecord:
    """Open a record so it can be resumed after its last whole line.

    Args:
        path: the record, which stays unchanged.
        new: the record in which the match continues; it must not exist.
        clock: returns the milliseconds since this call; times continue from the last one in the record.
        number: of this continuation (`Header.order`); 0 leaves the header as it is.
        check: receives the players before anything is written; raises if the game cannot be resumed.

    Raises:
        RecordError: if the old record is invalid.
        OSError: if `new` exists already or cannot be written.
    """
    lines: list[bytes] = []

    def take(raw: bytes, line: dict[str, Any]) -> None:
        lines.append(raw)

    replay = read(path, cut_end=True, sink=take)
    check(replay.players)
    if number:
        lines[0] = continued_header(lines[0], number)
    match, ms = replay.match, ceil(replay.ms)
    copy_board = levels.copier(match.game, match.setup)
    opening = b"".join(lines).removesuffix(b"\n") + b"\n"
    writer = Writer(new, opening, lambda: ms + clock(), durable=True, copy_board=copy_board)
    match.journal, match.is_closed = writer, replay.ended
    match.write_end()
    return OpenRecord(match, replay.header, writer, replay.players, replay.pins, replay.board_has_changed)
