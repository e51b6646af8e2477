"""Records: one JSON Lines file a game, appended and flushed action by action."""

import errno
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any
from weakref import WeakSet

from circus.content.levels.digest import digest_of
from circus.core.action import CHANCE, Action
from circus.core.game import Game, Outcome, Setup
from circus.core.option import Value
from circus.platform.folders import private_folder, try_lock
from circus.platform.untrusted import limits, open_regular
from circus.platform.untrusted.shapes import (
    FLAG,
    MOMENT,
    NULL,
    OBJECT,
    TEXT,
    Shape,
    choice,
    either,
    list_of,
    number,
    object_of,
    table_of,
    whole,
)
from circus.records.line_file import LineFile
from circus.records.pin import Pin

VERSION = 1
"""Version of the format; a reader refuses a later one."""

HUMAN, BOT = "human", "bot"
"""Kinds of player."""

MAX_MS = 10**12
"""Maximum time in milliseconds; no game lasts that long, so a later time is invalid."""

_PLAYER = {"name": TEXT, "kind": choice(HUMAN, BOT)}
_STRENGTH = {"strength": either(TEXT, NULL)}

_DIGEST = Shape(
    "32 hexadecimal digits",
    lambda value: isinstance(value, str) and len(value) == 32 and set(value) <= set("0123456789abcdef"),
)

HEADER = object_of(
    {
        "game": TEXT,
        "seats": whole(),
        "options": table_of(either(TEXT, FLAG, whole()), 99),
        "level": either(TEXT, NULL),
        "app": TEXT,
        "started": MOMENT,
        "players": list_of(object_of(_PLAYER, _STRENGTH), 99),
    },
    {"rules": TEXT, "board": _DIGEST, "numbers": table_of(whole(), 99), "order": list_of(whole(0), 2)},
)
"""Required and optional keys of the first line beside its version; other keys are ignored."""

LINES = {
    "action": object_of({"action": TEXT, "ms": number(0, MAX_MS)}, {"legal": list_of(TEXT, 99_999)}),
    "undo": object_of({"undo": whole()}),
    "end": object_of({"end": OBJECT}),
    "pin": object_of({"pin": OBJECT}, {"ms": number(0, MAX_MS)}),
    "sits": object_of({"sits": object_of({"seat": whole(0), **_PLAYER}, _STRENGTH)}),
    "say": object_of({"say": TEXT}, {"points": list_of(TEXT, 99), "let": list_of(TEXT, 999), "during": TEXT}),
    "state": object_of({"state": TEXT}),
    "example": object_of(
        {"example": object_of({"seat": either(whole(0), NULL)}, {"tells": list_of(TEXT, 99)}, closed=True)}
    ),
    "forbidden": object_of({"forbidden": object_of({"action": TEXT, "rule": TEXT}, closed=True)}),
    "puzzle": object_of(
        {
            "puzzle": object_of(
                {"seat": whole(0), "best": TEXT, "losses": table_of(number(0, 1), 999)}, closed=True
            )
        }
    ),
}
"""Required and optional keys of the other lines, by the key that names their kind."""


@dataclass(frozen=True)
class Player:
    """Player of a seat: a person, or a bot of a strength."""

    name: str
    kind: str
    strength: str | None = None

    def line(self) -> dict[str, Any]:
        """Return its entry for the record."""
        return {key: value for key, value in asdict(self).items() if value is not None}


@dataclass(frozen=True)
class Header:
    """First line of a record: all that is fixed before the first action.

    Attributes:
        level: the name of the board; `None` for the game's default board.
        app: the version that wrote it.
        started: UTC, `2026-11-20T10:00:00Z`.
        colours: one for each seat, so that a resumed game shows the same colours and faces; empty without a
            table. Written as `"colours"`; readers that do not support it ignore it.
        series: the games before this one, as `circus.session.series` writes them; `None` for a single game.
        branch_of: the name of the record and the number of the action where this game branched off; `None`
            for a game that is no branch.
        deal: the code of its draws, six letters; "" if they have none.
        rules: the version of the rules; "" in older records without one.
        numbers: the numbers of the rules that differ from the published ones.
        order: two numbers, by which games are sorted whatever the clock says: of the beginning, and of the
            latest continuation. They increase with each game that this user begins or continues; () without.
        board: the digest of the board's content (`circus.content.levels.digest`); a copy of the board lies
            beside the record. "" for a game without boards and in older records.
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
    branch_of: Mapping[str, Any] | None = None
    deal: str = ""
    rules: str = ""
    board: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)
    order: tuple[int, ...] = ()

    @property
    def choices(self) -> dict[str, Value]:
        """The options and the changed numbers, as `Game.setup` takes them."""
        return {**self.options, **self.numbers}

    def line(self) -> dict[str, Any]:
        """Return it as a line of the file, without empty optional values."""
        line = {each.name: getattr(self, each.name) for each in fields(self)}
        optional = {key: value for key in _OPTIONAL if (value := line.pop(key))}
        return {"record": VERSION, **line, "players": [player.line() for player in self.players], **optional}


_OPTIONAL = ("rules", "numbers", "board", "colours", "series", "branch_of", "deal", "order")


def continued_header(line: bytes, number: int) -> bytes:
    """Return the first line of a record with the number of its latest continuation."""
    header = json.loads(line)
    begun = header.get("order") or [0]
    return _encode({**header, "order": [begun[0], number]})


def header_of(
    game: Game[Any],
    setup: Setup,
    app: str,
    started: str,
    players: Sequence[Player],
    *,
    colours: Sequence[str] = (),
    series: Mapping[str, Any] | None = None,
    branch_of: Mapping[str, Any] | None = None,
    deal: str = "",
    order: tuple[int, ...] = (),
) -> Header:
    """Return the header of a game that is about to start."""
    return Header(
        game.name,
        setup.seats,
        dict(setup.options),
        setup.level_name,
        app,
        started,
        tuple(players),
        tuple(colours),
        series,
        branch_of,
        deal,
        game.rules,
        digest_of(setup.level),
        setup.changed,
        order,
    )


class Writer:
    """Writer of the record of one game to a new file; every line is flushed before the call returns.

    Args:
        path: must not exist yet; raises `FileExistsError` if it does.
        opening: the header, or the whole lines of a record that this one continues.
        clock: milliseconds since the start of the game.
        with_legal: also write the legal actions of the acting seat.
        durable: wait until each line is on the disk, so that a power failure loses none.
        copy_board: stores the copy of the board in a given folder (`levels.copier`), wherever the record is.

    If the disk is full or gone, every call raises `OSError`, and only whole lines precede the next one.
    """

    def __init__(
        self,
        path: Path,
        opening: Header | bytes,
        clock: Callable[[], int],
        *,
        with_legal: bool = False,
        durable: bool = False,
        copy_board: Callable[[Path], None] = lambda folder: None,
    ) -> None:
        self._clock = clock
        self._copy_board = copy_board
        self._with_legal = with_legal
        self._is_given_up = self._is_closing = False
        self._waiting: bytes | None = None
        copy_board(path.parent)
        self._file = LineFile(path, durable=durable)
        _WRITERS.add(self)
        try:
            self._append(opening if isinstance(opening, bytes) else _encode(opening.line()))
        except OSError:
            self.close()
            path.unlink(missing_ok=True)
            raise

    def action(self, action: Action, legal: Sequence[Action], before: str | None = None) -> None:
        """Write one action with its time, after the fingerprint of the position before it, if given."""
        line: dict[str, Any] = {"action": str(action), "ms": self._clock()}
        if self._with_legal and action.seat != CHANCE:
            line["legal"] = sorted(map(str, legal))
        self._append((_encode({"state": before}) if before else b"") + _encode(line))

    def undo(self, count: int) -> None:
        """Write that the last `count` actions in force are taken back."""
        self._append(_encode({"undo": count}))

    def end(self, outcome: Outcome) -> None:
        """Write how the game ended and close the file."""
        self._append(_encode({"end": outcome._asdict()}))
        self.close()

    def sits(self, seat: int, player: Player) -> None:
        """Write the player of a seat from now on; readers that do not support the line ignore it."""
        self._append(_encode({"sits": {"seat": seat, **player.line()}}))

    @property
    def path(self) -> Path:
        """Path of the file that it writes to now."""
        return self._file.path

    def move(self, folders: Iterable[Path]) -> None:
        """Continue in the first of these folders that takes all lines so far; raise OSError if none does.

        The old file is deleted if the disk allows it.
        """
        fault = OSError(errno.ENOENT, "there is no folder", str(self.path))
        left = self.path
        for folder in folders:
            try:
                self._copy_board(private_folder(folder))
                self._file.move(folder / self.path.name)
            except OSError as error:
                fault = error
            else:
                with suppress(OSError):
                    left.unlink()
                return
        raise fault

    def give_up(self) -> None:
        """Write nothing from now on; the lines written so far stay valid."""
        self._is_given_up, self._waiting = True, None
        self.close()

    def hold_back(self) -> None:
        """Raise nothing from now on: refused lines are queued and written with the next successful line."""
        self._waiting = self._waiting or b""

    def note(self, kind: str, facts: Mapping[str, object]) -> None:
        """Write something that is no part of the game ("help", "refused") with its time.

        Readers ignore the line.
        """
        self._append(_encode({kind: dict(facts), "ms": self._clock()}))

    def pin(self, pin: Pin) -> None:
        """Write a pinned moment; allowed after the end of the game too."""
        line = _encode({"pin": pin.line(), "ms": self._clock()})
        if self._file.is_closed and not self._is_given_up:
            self._file.append_afterwards(line)
        else:
            self._append(line)

    def close(self) -> None:
        """Close the file, or, if lines are still queued, as soon as they are written."""
        self._is_closing = True
        self.catch_up()

    def catch_up(self) -> bool:
        """Try to write the queued lines; return whether all are written and the file is closed."""
        if self._waiting:
            self._append(b"")
        if self._is_closing and not self._waiting:
            _WRITERS.discard(self)
            self._file.close()
        return self._file.is_closed

    def _append(self, lines: bytes) -> None:
        """Append whole lines; after `hold_back` queue them, and try to write the queue."""
        if self._is_given_up:
            return
        if self._waiting is None:
            self._file.append(lines)
            return
        self._waiting += lines
        with suppress(OSError):
            self._file.append(self._waiting)
            self._waiting = b""


_WRITERS: WeakSet[Writer] = WeakSet()


def being_written() -> list[Path]:
    """Return the records that this process is writing."""
    return sorted(writer.path for writer in _WRITERS)


def writer_of(path: Path) -> Writer | None:
    """Return the writer of this record in this process; `None` if there is none."""
    return next((writer for writer in _WRITERS if writer.path == path), None)


def is_written_elsewhere(path: Path) -> bool:
    """Return whether another process, a second copy of the program, is writing this record."""
    if path in being_written():
        return False
    try:
        with open_regular(path, limits.RECORD.file) as file:
            return not try_lock(file)
    except OSError:
        return False


def _encode(line: dict[str, Any]) -> bytes:
    """Encode a line as UTF-8 JSON; a lone surrogate (half a pasted emoji) is escaped, the same JSON text."""
    return json.dumps(line, ensure_ascii=False).encode(errors="backslashreplace") + b"\n"
