"""Records: one JSON Lines file a game, appended and flushed action by action."""

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.game import Game, Outcome, Setup
from circus.core.option import Value

VERSION = 1
"""Of the format; a reader refuses a later one."""


@dataclass(frozen=True)
class Player:
    """Who sat on a seat: a person, or a bot of a strength."""

    name: str
    kind: str
    strength: str | None = None


@dataclass(frozen=True)
class Header:
    """The first line of a record: all that is fixed before the first action.

    Attributes:
        level: the name of the board; `None` for the game's default board.
        app: the version that wrote it.
        started: UTC, `2026-11-20T10:00:00Z`.
    """

    game: str
    seats: int
    options: dict[str, Value]
    level: str | None
    app: str
    started: str
    players: tuple[Player, ...] = field(default=())

    def line(self) -> dict[str, Any]:
        """As it stands in the file."""
        players = [{key: each for key, each in asdict(one).items() if each} for one in self.players]
        return {"record": VERSION, **asdict(self), "players": players}


def header_of(game: Game[Any], setup: Setup, app: str, started: str, players: Sequence[Player]) -> Header:
    """The header for a game about to start."""
    return Header(game.name, setup.seats, dict(setup.options), setup.level_name, app, started, tuple(players))


class Writer:
    """Appends a game to a new file; every line is flushed before the call returns.

    Args:
        path: must not exist yet; raises `FileExistsError` if it does.
        header: the first line.
        clock: milliseconds since the start of the game.
        with_legal: also write what the acting seat could have chosen.
        durable: wait until the disk has each line, so that a pulled plug loses none.
    """

    def __init__(
        self,
        path: Path,
        header: Header,
        clock: Callable[[], int],
        *,
        with_legal: bool = False,
        durable: bool = False,
    ) -> None:
        self._clock = clock
        self._with_legal = with_legal
        self._durable = durable
        self._file = path.open("xb")
        self._write(header.line())

    def action(self, action: Action, legal: Sequence[Action]) -> None:
        """Writes one action with the time."""
        line: dict[str, Any] = {"action": str(action), "ms": self._clock()}
        if self._with_legal and action.seat != CHANCE:
            line["legal"] = sorted(map(str, legal))
        self._write(line)

    def undo(self, count: int) -> None:
        """Writes that the last `count` actions that stand are taken back."""
        self._write({"undo": count})

    def end(self, outcome: Outcome) -> None:
        """Writes how the game ended."""
        self._write({"end": outcome._asdict()})

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        whole = self._file.tell()
        try:
            self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
            self._file.flush()
            if self._durable:
                os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(whole)
            raise
