"""List entry of a record, read from its first line and its end only, so that large files are cheap."""

import errno
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import IO, Any, NamedTuple

from circus import games
from circus.core.brand import SEAT_COLOURS
from circus.core.errors import (
    CircusError,
    EarlierRulesError,
    LaterRulesError,
    MissingBoardError,
    UnknownNameError,
)
from circus.core.game import Game, rules_number
from circus.core.option import Value, with_absent
from circus.platform.fault_log import note_fault
from circus.platform.sanitizing import known_name
from circus.platform.untrusted import LineError, limits, lines_of, open_regular, parsed
from circus.records.identity import first_action, identity_of
from circus.records.record import HEADER, VERSION, Player
from circus.session.deals import known_deal
from circus.session.table_setup import HUMAN, USUAL_LEVEL, Seat

OPEN, ENDED, WATCHED, BAD = "o", "e", "w", "b"
"""Kinds of records: left unfinished by people, ended, unfinished between bots, unusable."""

UNSETTLED = OPEN + WATCHED + BAD
"""The kinds that may still change."""

HEADER_BYTES = 64_000
"""Maximum size of a first line: real ones have less than 2,000 bytes."""

TAIL_BYTES = 8_000
"""Bytes at the end that are first searched for the end line; pins may follow it."""

MAX_TAIL = 1_000_000
"""Maximum size of the pins after the end line."""

BOARD, DAMAGED, EARLIER, EMPTY, FOREIGN, LARGE, LATER, UNKNOWN, UNREADABLE = (
    "board",
    "damaged",
    "earlier",
    "empty",
    "foreign",
    "large",
    "later",
    "unknown",
    "unreadable",
)
"""Reasons why a record cannot be used; each has a message in the catalogues."""

_FAULTS: dict[type[CircusError], str] = {
    EarlierRulesError: EARLIER,
    LaterRulesError: LATER,
    MissingBoardError: BOARD,
}
"""Reasons other than damage why a record cannot be read."""


class FileStamp(NamedTuple):
    """Identity of a file's content: its size, and its last change in nanoseconds."""

    size: int
    changed: int

    @classmethod
    def of(cls, path: Path | str) -> "FileStamp | None":
        """Return the current stamp of a file; `None` if it is gone."""
        try:
            facts = os.lstat(path)
        except OSError:
            return None
        return cls(facts.st_size, facts.st_mtime_ns)


@dataclass(frozen=True)
class RecordEntry:
    """One record in a list.

    Attributes:
        path: of the record.
        stamp: of the file when it was read.
        kind: `OPEN`, `ENDED`, `WATCHED` or `BAD`.
        game: its name; "" for an unusable record.
        seats: the first players.
        began: UTC, from the record.
        series: from the header.
        options: from the header, defaults included.
        deal: the code of its draws; "" without one.
        branched: whether it is a different continuation of a past game.
        turn: the latest phase, round and turn; () until the record was read completely.
        actions, ms: number of actions, and time of the last one; 0 until the record was read completely.
        winners, scores: the result.
        fault: the key and the details of the reason why it cannot be used.
        identity: of the game (`circus.records.identity`), equal for copies of its record; "" if unusable.
        order: numbers of the beginning and of the latest continuation (`Header.order`); 0 in older records,
            which come before all others.
    """

    path: Path
    stamp: FileStamp
    kind: str
    game: str = ""
    seats: tuple[Seat, ...] = ()
    began: str = ""
    series: Mapping[str, Any] | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    deal: str = ""
    branched: bool = False
    turn: tuple[Any, ...] = ()
    actions: int = 0
    ms: int = 0
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    fault: tuple[str, str] = field(default=("", ""))
    identity: str = ""
    order: tuple[int, int] = (0, 0)

    @property
    def begin_order(self) -> tuple[int, str, str]:
        """Sort key: games begun later are greater, whatever the clock said."""
        return self.order[0], self.began, self.path.name

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players."""
        return tuple(seat.name for seat in self.seats)

    @property
    def played(self) -> datetime:
        """Time of the last play, in local time."""
        try:
            return datetime.fromtimestamp(self.stamp.changed / 1e9).astimezone()
        except (OverflowError, ValueError, OSError):
            return datetime.fromtimestamp(0).astimezone()

    def line(self) -> str:
        """Return the entry as a line of an index."""
        facts = {
            "game": self.game,
            "seats": [(seat.name, seat.kind, seat.strength, seat.colour) for seat in self.seats],
            "began": self.began,
            "series": self.series,
            "options": dict(self.options),
            "deal": self.deal,
            "branched": self.branched,
            "turn": self.turn,
            "actions": self.actions,
            "ms": self.ms,
            "winners": self.winners,
            "scores": self.scores,
            "fault": self.fault,
        }
        text = json.dumps({key: value for key, value in facts.items() if value})
        return "\t".join(map(str, (self.kind, *self.stamp, self.identity, *self.order, text)))

    @classmethod
    def of_line(cls, path: Path, line: str) -> "RecordEntry":
        """Return the entry of a `line`."""
        kind, size, changed, identity, begun, continued, text = line.split("\t", 6)
        facts = parsed(text.encode(), limits.CACHE)
        return cls(
            path,
            FileStamp(int(size), int(changed)),
            kind,
            facts.get("game", ""),
            tuple(Seat(*seat) for seat in facts.get("seats", ())),
            facts.get("began", ""),
            facts.get("series"),
            facts.get("options", {}),
            facts.get("deal", ""),
            facts.get("branched", False),
            tuple(facts.get("turn", ())),
            facts.get("actions", 0),
            facts.get("ms", 0),
            tuple(facts.get("winners", ())),
            tuple(facts.get("scores", ())),
            tuple(facts.get("fault", ("", ""))),
            identity,
            (int(begun), int(continued)),
        )


def stamp_of_line(line: str) -> FileStamp:
    """Return the stamp in a line of an index."""
    _, size, changed, _ = line.split("\t", 3)
    return FileStamp(int(size), int(changed))


def identity_of_line(line: str) -> str:
    """Return the identity in a line of an index."""
    return line.split("\t", 4)[3]


def order_of_line(line: str) -> tuple[int, int]:
    """Return the order in a line of an index."""
    _, begun, continued, _ = line.split("\t", 6)[3:]
    return int(begun), int(continued)


def depends_on_program(line: str) -> bool:
    """Return whether a record of an index is unusable because of the installed games, not of itself."""
    return f'"fault": ["{LATER}"' in line or (f'"fault": ["{FOREIGN}", "' in line and '", ""]' not in line)


def entry_of(path: Path, stamp: FileStamp) -> RecordEntry:
    """Return the entry from the first line and the end of a record; it never raises."""
    try:
        with open_regular(path) as file:
            header = _header(file)
            end = _end(file, stamp.size)
            return _described(path, stamp, header, end, file)
    except _FaultError as fault:
        return bad_entry(path, stamp, *fault.args)
    except OSError as error:
        large = error.errno == errno.EFBIG
        return bad_entry(path, stamp, *((LARGE,) if large else (UNREADABLE, error.strerror or "")))
    except (CircusError, ValueError, KeyError, TypeError, AttributeError):
        return bad_entry(path, stamp, DAMAGED)
    except Exception as error:
        note_fault(f"{path} is listed as damaged", error)
        return bad_entry(path, stamp, DAMAGED)


def bad_entry(path: Path, stamp: FileStamp, fault: str, reason: str = "") -> RecordEntry:
    """Return the entry of an unusable record."""
    return RecordEntry(path, stamp, BAD, fault=(fault, reason[:200]))


def invalid_entry(path: Path, stamp: FileStamp, error: CircusError) -> RecordEntry:
    """Return the entry of a record that was read completely and is invalid, with the reason."""
    if isinstance(error, UnknownNameError):
        return bad_entry(path, stamp, UNKNOWN, error.name)
    reason = str(error).removeprefix(f"{path}:").strip()
    return bad_entry(path, stamp, _FAULTS.get(type(error), DAMAGED), reason)


class _FaultError(Exception):
    """Reason why a record cannot be used: the key of a message."""


def _header(file: IO[bytes]) -> dict[str, Any]:
    """Return the first line of a record; raise `_FaultError`, or `LineError` for a wrong shape."""
    raw = file.readline(HEADER_BYTES)
    if not raw.strip():
        raise _FaultError(EMPTY)
    try:
        header = parsed(raw)
    except LineError:
        raise _FaultError(DAMAGED if raw.startswith(b'{"record"') else FOREIGN) from None
    version = header.get("record")
    if type(version) is not int or version < 1:
        raise _FaultError(FOREIGN)
    if version > VERSION:
        raise _FaultError(LATER)
    HEADER.check(header)
    return header


def _described(
    path: Path, stamp: FileStamp, header: dict[str, Any], end: dict[str, Any] | None, file: IO[bytes]
) -> RecordEntry:
    """Return the entry from a checked header and the end line; raise `_FaultError` if it is unusable."""
    game, series, deal = header["game"], header.get("series"), known_deal(header.get("deal"))
    if not games.is_playable(game):
        raise _FaultError(FOREIGN, game)
    declared = games.find(game)
    if _is_of_later_rules(declared, header):
        raise _FaultError(LATER)
    players = [Player(each["name"], each["kind"], each.get("strength")) for each in header["players"]]
    if header["seats"] not in declared.seats or len(players) != header["seats"]:
        raise _FaultError(DAMAGED)
    seats = seats_of(players, header.get("colours"))
    entry = RecordEntry(
        path,
        stamp,
        OPEN,
        game,
        seats,
        datetime.fromisoformat(header["started"]).isoformat(),
        series if isinstance(series, dict) else None,
        {**with_absent(declared.options, header["options"]), **header.get("numbers", {})},
        deal.code if deal else "",
        isinstance(header.get("branch_of"), dict),
        identity=identity_of(header, _first_action(file)),
        order=_order(header),
    )
    if end is not None:
        winners, scores = _numbers(end["winners"]), _numbers(end["scores"])
        if not set(winners) <= set(range(len(seats))) or len(scores) != len(seats):
            raise _FaultError(DAMAGED)
        return replace(entry, kind=ENDED, winners=winners, scores=scores)
    return entry if _has_person(seats, file) else replace(entry, kind=WATCHED)


def _order(header: Mapping[str, Any]) -> tuple[int, int]:
    order: list[int] = header.get("order", [])
    begun, continued, *_ = (*order, 0, 0)
    return begun, max(begun, continued)


def _first_action(file: IO[bytes]) -> str:
    """Return the first action of a record, whose file may be at any place."""
    file.seek(0)
    file.readline(HEADER_BYTES)
    return first_action(file)


def _is_of_later_rules(game: Game[Any], header: dict[str, Any]) -> bool:
    """Return whether a record requires rules that this program does not have yet.

    Raises:
        ValueError: it does not name its rules.
    """
    return rules_number(header.get("rules", "0")) > rules_number(game.rules)


def seats_of(players: Sequence[Player], colours: object) -> tuple[Seat, ...]:
    """Return the seats with their recorded colours, or the usual ones if the record has none."""
    known = colours if isinstance(colours, list | tuple) else ()
    whole = len(known) >= len(players) and all(colour in SEAT_COLOURS for colour in known)
    if not whole or len(set(known)) < len(players):
        known = SEAT_COLOURS
    return tuple(
        Seat(known_name(player.name), player.kind, player.strength or USUAL_LEVEL, colour)
        for player, colour in zip(players, known, strict=False)
    )


def _end(file: IO[bytes], size: int) -> dict[str, Any] | None:
    """Return the end line; `None` if there is none: only pins may follow it."""
    tail = TAIL_BYTES
    while True:
        file.seek(max(0, size - tail))
        lines = file.read(tail).split(b"\n")
        for raw in reversed(lines if tail >= size else lines[1:]):
            if raw.startswith(b'{"end"'):
                end = parsed(raw + b"\n")["end"]
                return end if isinstance(end, dict) else None
            if raw.strip() and not raw.startswith(b'{"pin"'):
                return None
        if tail >= min(size, MAX_TAIL):
            return None
        tail *= 4


def _numbers(listed: object) -> tuple[int, ...]:
    if not isinstance(listed, list) or not all(type(each) is int for each in listed):
        raise _FaultError(DAMAGED)
    return tuple(listed)


def _has_person(seats: Iterable[Seat], file: IO[bytes]) -> bool:
    """Return whether a person plays, from the start or since a change of seat."""
    if any(seat.kind == HUMAN for seat in seats):
        return True
    file.seek(0)
    return any(line.startswith(b'{"sits"') for line in lines_of(file))
