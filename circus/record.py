"""Records: one JSON Lines file a game, appended and flushed action by action."""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any
from weakref import WeakSet

from circus.core.action import CHANCE, Action
from circus.core.game import Game, Outcome, Setup
from circus.core.option import Value
from circus.folders import hold
from circus.untrusted import open_regular

VERSION = 1
"""Of the format; a reader refuses a later one."""


@dataclass(frozen=True)
class Player:
    """Who sat on a seat: a person, or a bot of a strength."""

    name: str
    kind: str
    strength: str | None = None

    def line(self) -> dict[str, Any]:
        """As it stands in the file."""
        return {key: value for key, value in asdict(self).items() if value is not None}


@dataclass(frozen=True)
class Header:
    """The first line of a record: all that is fixed before the first action.

    Attributes:
        level: the name of the board; `None` for the game's default board.
        app: the version that wrote it.
        started: UTC, `2026-11-20T10:00:00Z`.
        colours: of the seats, one a seat, so that a resumed game shows the same colours and faces; empty
            where nobody sat at a table. Stands as `"colours"` in the file; who does not know it passes over.
        series: the games before this one, as `circus.session.series` writes them; `None` for a single game.
    """

    game: str
    seats: int
    options: dict[str, Value]
    level: str | None
    app: str
    started: str
    players: tuple[Player, ...] = field(default=())
    colours: tuple[str, ...] = field(default=())
    series: Mapping[str, Any] | None = None

    def line(self) -> dict[str, Any]:
        """As it stands in the file; what is optional and not given is left out."""
        line = {each.name: getattr(self, each.name) for each in fields(self)}
        optional = {key: value for key in ("colours", "series") if (value := line.pop(key))}
        return {"record": VERSION, **line, "players": [player.line() for player in self.players], **optional}


def header_of(
    game: Game[Any],
    setup: Setup,
    app: str,
    started: str,
    players: Sequence[Player],
    *,
    colours: Sequence[str] = (),
    series: Mapping[str, Any] | None = None,
) -> Header:
    """The header for a game about to start."""
    options, level = dict(setup.options), setup.level_name
    return Header(
        game.name, setup.seats, options, level, app, started, tuple(players), tuple(colours), series
    )


class Writer:
    """Appends a game to a new file; every line is flushed before the call returns.

    Args:
        path: must not exist yet; raises `FileExistsError` if it does.
        opening: the header, or the whole lines of a record that this one goes on with.
        clock: milliseconds since the start of the game.
        with_legal: also write what the acting seat could have chosen.
        durable: wait until the disk has each line, so that a pulled plug loses none.

    Where the disk is full or gone, every call raises `OSError` and leaves only whole lines behind.
    """

    def __init__(
        self,
        path: Path,
        opening: Header | bytes,
        clock: Callable[[], int],
        *,
        with_legal: bool = False,
        durable: bool = False,
    ) -> None:
        self._path = path
        self._clock = clock
        self._with_legal = with_legal
        self._durable = durable
        self._size = 0
        self._file = path.open("xb", buffering=0)
        hold(self._file)
        _WRITERS.add(self)
        try:
            self._append(opening if isinstance(opening, bytes) else _encode(opening.line()))
        except OSError:
            self.close()
            path.unlink()
            raise

    def action(self, action: Action, legal: Sequence[Action]) -> None:
        """Writes one action with the time."""
        line: dict[str, Any] = {"action": str(action), "ms": self._clock()}
        if self._with_legal and action.seat != CHANCE:
            line["legal"] = sorted(map(str, legal))
        self._append(_encode(line))

    def undo(self, count: int) -> None:
        """Writes that the last `count` actions that stand are taken back."""
        self._append(_encode({"undo": count}))

    def end(self, outcome: Outcome) -> None:
        """Writes how the game ended."""
        self._append(_encode({"end": outcome._asdict()}))

    def sits(self, seat: int, player: Player) -> None:
        """Writes who sits on a seat from now on; readers that do not know the line pass over it."""
        self._append(_encode({"sits": {"seat": seat, **player.line()}}))

    def close(self) -> None:
        """Closes the file."""
        _WRITERS.discard(self)
        self._file.close()

    def _append(self, text: bytes) -> None:
        # Unbuffered: what the disk refused must not wait in memory and come out with a later line.
        rest = memoryview(text)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
            if self._durable:
                os.fsync(self._file.fileno())
        except OSError as error:
            self._file.truncate(self._size)
            self._file.seek(self._size)
            raise OSError(error.errno, error.strerror, str(self._path)) from error
        self._size += len(text)


_WRITERS: WeakSet[Writer] = WeakSet()


def being_written() -> list[Path]:
    """The records that this process writes at the moment."""
    return sorted(writer._path for writer in _WRITERS)


def is_written_elsewhere(path: Path) -> bool:
    """Whether another process, a second copy of the program, writes this record at the moment."""
    if path in being_written():
        return False
    try:
        with open_regular(path) as file:
            return not hold(file)
    except OSError:
        return False


def _encode(line: dict[str, Any]) -> bytes:
    """A lone surrogate (half a pasted emoji) is not UTF-8; escaped, it is the same JSON text."""
    return json.dumps(line, ensure_ascii=False).encode(errors="backslashreplace") + b"\n"
