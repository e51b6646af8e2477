"""Records: one JSON Lines file a game, appended and flushed action by action."""

import errno
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any
from weakref import WeakSet

from circus.core.action import CHANCE, Action
from circus.core.game import Game, Outcome, Setup
from circus.core.option import Value
from circus.folders import hold, private_folder
from circus.levels.digest import digest_of
from circus.line_file import LineFile
from circus.pin import Pin
from circus.untrusted import limits, open_regular
from circus.untrusted.shapes import (
    FLAG,
    MANY,
    MOMENT,
    NULL,
    OBJECT,
    TEXT,
    Shape,
    choice,
    either,
    list_of,
    number,
    table_of,
    thing,
    whole,
)

VERSION = 1
"""Of the format; a reader refuses a later one."""

HUMAN, BOT = "human", "bot"
"""The kinds of player."""

MOST_MS = 10**12
"""No game lasts that long: a later time is no time."""

_PLAYER = {"name": TEXT, "kind": choice(HUMAN, BOT)}
_STRENGTH = {"strength": either(TEXT, NULL)}

_DIGEST = Shape(
    "32 hexadecimal digits",
    lambda value: isinstance(value, str) and len(value) == 32 and set(value) <= set("0123456789abcdef"),
)

HEADER = thing(
    {
        "game": TEXT,
        "seats": whole(),
        "options": table_of(either(TEXT, FLAG, whole()), 99),
        "level": either(TEXT, NULL),
        "app": TEXT,
        "started": MOMENT,
        "players": list_of(thing(_PLAYER, _STRENGTH), 99),
    },
    {"rules": TEXT, "board": _DIGEST, "numbers": table_of(number(-MANY, MANY), 99)},
)
"""What the first line has to hold, and may, beside its version; other keys are passed over."""

LINES = {
    "action": thing({"action": TEXT, "ms": number(0, MOST_MS)}, {"legal": list_of(TEXT, 99_999)}),
    "undo": thing({"undo": whole()}),
    "end": thing({"end": OBJECT}),
    "pin": thing({"pin": OBJECT}, {"ms": number(0, MOST_MS)}),
    "sits": thing({"sits": thing({"seat": whole(0), **_PLAYER}, _STRENGTH)}),
    "say": thing({"say": TEXT}, {"points": list_of(TEXT, 99), "let": list_of(TEXT, 999)}),
    "state": thing({"state": TEXT}),
    "example": thing(
        {"example": thing({"seat": either(whole(0), NULL)}, {"tells": list_of(TEXT, 99)}, closed=True)}
    ),
    "forbidden": thing({"forbidden": thing({"action": TEXT, "rule": TEXT}, closed=True)}),
    "puzzle": thing(
        {
            "puzzle": thing(
                {"seat": whole(0), "best": TEXT, "losses": table_of(number(0, 1), 999)}, closed=True
            )
        }
    ),
}
"""What the other lines have to hold, by the key that tells their kind."""


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
        branch_of: the name of the record and the number of the action from which on this game went another
            way; `None` for a game that began at its beginning.
        deal: the code of its draws, six letters; "" where they have none.
        rules: the version of the rules; "" in records of before there was one.
        board: the digest of the board's content (`circus.levels.digest`), whose copy lies beside the record;
            "" for a game without boards, and in records of before.
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

    def line(self) -> dict[str, Any]:
        """As it stands in the file; what is optional and not given is left out."""
        line = {each.name: getattr(self, each.name) for each in fields(self)}
        optional = {key: value for key in _OPTIONAL if (value := line.pop(key))}
        return {"record": VERSION, **line, "players": [player.line() for player in self.players], **optional}


_OPTIONAL = ("rules", "board", "colours", "series", "branch_of", "deal")


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
) -> Header:
    """The header for a game about to start."""
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
    )


class Writer:
    """Appends a game to a new file; every line is flushed before the call returns.

    Args:
        path: must not exist yet; raises `FileExistsError` if it does.
        opening: the header, or the whole lines of a record that this one goes on with.
        clock: milliseconds since the start of the game.
        with_legal: also write what the acting seat could have chosen.
        durable: wait until the disk has each line, so that a pulled plug loses none.
        copy_board: stores the copy of the board in the folder it is given (`levels.copier`), wherever the
            record lies.

    Where the disk is full or gone, every call raises `OSError`, and only whole lines stand before the next.
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
        """Writes one action with the time; first the fingerprint of the position before it, if given."""
        line: dict[str, Any] = {"action": str(action), "ms": self._clock()}
        if self._with_legal and action.seat != CHANCE:
            line["legal"] = sorted(map(str, legal))
        self._append((_encode({"state": before}) if before else b"") + _encode(line))

    def undo(self, count: int) -> None:
        """Writes that the last `count` actions that stand are taken back."""
        self._append(_encode({"undo": count}))

    def end(self, outcome: Outcome) -> None:
        """Writes how the game ended and closes the file: nothing more happens in this game."""
        self._append(_encode({"end": outcome._asdict()}))
        self.close()

    def sits(self, seat: int, player: Player) -> None:
        """Writes who sits on a seat from now on; readers that do not know the line pass over it."""
        self._append(_encode({"sits": {"seat": seat, **player.line()}}))

    @property
    def path(self) -> Path:
        """The file that it writes into now."""
        return self._file.path

    def move(self, folders: Iterable[Path]) -> None:
        """Goes on in the first of these folders that takes all lines so far; raises OSError if none does.

        What is left in the old place is taken away where the disk allows it.
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
        """Writes nothing from now on; what was written stays and holds."""
        self._is_given_up, self._waiting = True, None
        self.close()

    def hold_back(self) -> None:
        """From now on nothing is raised: what the disk refuses waits for the next line that it takes."""
        self._waiting = self._waiting or b""

    def note(self, kind: str, facts: Mapping[str, object]) -> None:
        """Writes what is no part of the game ("help", "refused") with the time; readers pass over it."""
        self._append(_encode({kind: dict(facts), "ms": self._clock()}))

    def pin(self, pin: Pin) -> None:
        """Writes that this moment was pinned, also behind the end of the game."""
        line = _encode({"pin": pin.line(), "ms": self._clock()})
        if self._file.is_closed and not self._is_given_up:
            self._file.append_afterwards(line)
        else:
            self._append(line)

    def close(self) -> None:
        """Closes the file; where something still waits for the disk, as soon as it has caught up."""
        self._is_closing = True
        self.catch_up()

    def catch_up(self) -> bool:
        """Tries to write what waits; whether all is written and nothing more will come."""
        if self._waiting:
            self._append(b"")
        if self._is_closing and not self._waiting:
            _WRITERS.discard(self)
            self._file.close()
        return self._file.is_closed

    def _append(self, lines: bytes) -> None:
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
    """The records that this process writes at the moment."""
    return sorted(writer.path for writer in _WRITERS)


def writer_of(path: Path) -> Writer | None:
    """Who writes this record in this process at the moment."""
    return next((writer for writer in _WRITERS if writer.path == path), None)


def is_written_elsewhere(path: Path) -> bool:
    """Whether another process, a second copy of the program, writes this record at the moment."""
    if path in being_written():
        return False
    try:
        with open_regular(path, limits.RECORD.file) as file:
            return not hold(file)
    except OSError:
        return False


def _encode(line: dict[str, Any]) -> bytes:
    """A lone surrogate (half a pasted emoji) is not UTF-8; escaped, it is the same JSON text."""
    return json.dumps(line, ensure_ascii=False).encode(errors="backslashreplace") + b"\n"
