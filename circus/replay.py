"""Replay: reads a record back, verifies every line of it, and goes on with a broken-off game."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any

from circus import games, levels
from circus.core.action import CHANCE
from circus.core.errors import CircusError, RecordError, UsageError
from circus.core.game import Game, Setup
from circus.match import Match
from circus.record import VERSION, Header, Player, Writer, header_of
from circus.untrusted import CutError, LineError, lines_of, open_regular, parsed

MOST_LETTERS = 400
"""Of the reason why a record is refused."""

MOST_MS = 10**12
"""No game lasts that long: a later time is no time."""


@dataclass(frozen=True)
class Replay:
    """A record read back.

    Attributes:
        header: its first line.
        match: the game as the standing actions leave it.
        players: who sat where at last; the header says who began.
        ms: the time of the last action, in milliseconds.
        ended: whether the end line stands.
        size: of its whole lines, in bytes.
    """

    header: Header
    match: Match
    players: tuple[Player, ...]
    ms: float
    ended: bool
    size: int


def read(path: Path, *, cut_end: bool = False) -> Replay:
    """The record in `path`, every line verified; raises `RecordError` as FILE:LINE: reason.

    With `cut_end` a last line that is cut off is passed over, as what a crash may leave.
    """
    number, size = 1, 0
    try:
        with open_regular(path) as file:
            lines = lines_of(file)
            first = next(lines, b"")
            reader, size = _Reader(parsed(first)), len(first)
            for raw in lines:
                number += 1
                reader.take(parsed(raw))
                size += len(raw)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except CircusError as reason:
        if not (cut_end and size and isinstance(reason, CutError)):
            raise RecordError(f"{path}:{number}: {_shorten(str(reason))}") from None
    return Replay(reader.header, reader.match, tuple(reader.players), reader.ms, reader.ended, size)


def resume(path: Path, new: Path, clock: Callable[[], int]) -> Replay:
    """Goes on with a broken-off game, from the last whole line of its record.

    Args:
        path: the record, which stays as it is.
        new: the record that the match writes on in, with all the lines of the old one.
        clock: milliseconds since now; times go on from the last one in the record.

    Raises:
        RecordError: if the old record does not hold.
        OSError: if there is a `new` file already, or none can be written.
    """
    replay = read(path, cut_end=True)
    lines = path.read_bytes()[: replay.size].removesuffix(b"\n") + b"\n"
    match, ms = replay.match, ceil(replay.ms)
    match.journal = Writer(new, lines, lambda: ms + clock(), durable=True)
    if match.outcome and not replay.ended:
        match.journal.end(match.outcome)
    return replay


def _shorten(reason: str) -> str:
    """At most `MOST_LETTERS` of a reason, which quotes what stands in the file."""
    return reason if len(reason) <= MOST_LETTERS else f"{reason[:MOST_LETTERS]}…"


class _Reader:
    """Takes the lines of a record one by one and plays them."""

    def __init__(self, first: dict[str, Any]) -> None:
        self.header, game, setup = _read_header(first)
        self.match = Match(game, setup)
        self.players = list(self.header.players)
        self.ms: float = 0
        self.ended = False
        self._kinds: dict[str, Callable[[dict[str, Any]], None]] = {
            "record": self._second_header,
            "action": self._action,
            "undo": self._undo,
            "end": self._end,
            "pin": self._pin,
            "sits": self._sits,
        }

    def take(self, line: dict[str, Any]) -> None:
        """Plays one line; raises `CircusError` with what is wrong with it."""
        kinds = [kind for kind in self._kinds if kind in line]
        if len(kinds) > 1:
            raise LineError(f"one line cannot be {' and '.join(kinds)}")
        if self.ended and kinds != ["pin"]:
            raise LineError("nothing but pins may follow the end")
        for kind in kinds:
            self._kinds[kind](line)

    def _second_header(self, _line: dict[str, Any]) -> None:
        raise LineError("a second header")

    def _action(self, line: dict[str, Any]) -> None:
        text = _expect(line, "action", str)
        self._time(line)
        action = self.match.game.verbs.parse(text)
        true = sorted(map(str, self.match.legal(action.seat))) if "legal" in line else []
        self.match.play(action)
        if "legal" in line:
            _check_legal(line["legal"], action.seat, true)

    def _time(self, line: dict[str, Any]) -> None:
        ms = line.get("ms")
        if isinstance(ms, bool) or not isinstance(ms, int | float) or not 0 <= ms < MOST_MS:
            raise LineError("'ms' has to be the milliseconds since the start of the game")
        if ms < self.ms:
            raise LineError(f"'ms' goes back from {self.ms} to {ms}")
        self.ms = ms

    def _undo(self, line: dict[str, Any]) -> None:
        self.match.undo(_expect(line, "undo", int))

    def _pin(self, line: dict[str, Any]) -> None:
        _expect(line, "pin", dict)

    def _sits(self, line: dict[str, Any]) -> None:
        entry = _expect(line, "sits", dict)
        seat = _expect(entry, "seat", int)
        if not 0 <= seat < len(self.players):
            raise LineError(f"there is no seat {seat}")
        self.players[seat] = _read_player(entry)

    def _end(self, line: dict[str, Any]) -> None:
        written, outcome = _expect(line, "end", dict), self.match.outcome
        if outcome is None:
            waiting = " and ".join(map(_who, self.match.state.awaited))
            raise LineError(f"the game has not ended: it waits for {waiting}")
        for key, value in outcome._asdict().items():
            found, expected = json.dumps(written.get(key)), json.dumps(value)
            if found != expected:
                raise LineError(f"the end has {key} {found}, the rules give {expected}")
        self.ended = True


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _check_legal(written: object, seat: int, true: list[str]) -> None:
    if seat == CHANCE:
        raise LineError("'legal' on a line of chance")
    if written != true:
        raise LineError(f"'legal' is not what {_who(seat)} may do: {_difference(written, true)}")


def _difference(written: object, true: list[str]) -> str:
    if not isinstance(written, list) or not all(isinstance(each, str) for each in written):
        return "it has to be a list of actions"
    missing = [each for each in true if each not in written]
    extra = [each for each in written if each not in true]
    if missing:
        return f"'{missing[0]}' is missing"
    return f"'{extra[0]}' is too much" if extra else "it has to be sorted, each action once"


def _expect(line: dict[str, Any], key: str, kind: type) -> Any:
    value = line.get(key)
    if type(value) is not kind:
        raise LineError(f"'{key}' is missing or not a JSON {_JSON_NAMES[kind]}")
    return value


_JSON_NAMES = {str: "string", int: "number", dict: "object", list: "array"}


def _read_header(line: dict[str, Any]) -> tuple[Header, Game[Any], Setup]:
    version = line.get("record")
    if version is None:
        raise LineError("not a record: the first line has to be the header")
    if type(version) is not int or version < 1:
        raise LineError(f"there is no record version {json.dumps(version)}")
    if version > VERSION:
        raise LineError(f"record version {version} is of a later Circus: update this one to read it")
    game, setup = _read_setup(line)
    players = tuple(map(_read_player, _expect(line, "players", list)))
    if len(players) != setup.seats:
        raise LineError(f"{len(players)} players for {setup.seats} seats")
    app, started = _expect(line, "app", str), _expect(line, "started", str)
    colours, series = _optional(line, "colours", list), _optional(line, "series", dict)
    if colours and not (len(colours) == setup.seats and all(isinstance(each, str) for each in colours)):
        colours = None
    header = header_of(game, setup, app, started, players, colours=colours or (), series=series)
    return header, game, setup


def _optional(line: dict[str, Any], key: str, kind: type) -> Any:
    """What an optional key holds; `None` where it is missing or damaged: the game can be read without it."""
    value = line.get(key)
    return value if type(value) is kind else None


def _read_setup(line: dict[str, Any]) -> tuple[Game[Any], Setup]:
    try:
        game = games.find(_expect(line, "game", str))
        options = _expect(line, "options", dict)
        missing = [option.name for option in game.options if option.name not in options]
        if missing:
            raise LineError(f"option {missing[0]} is missing")
        if "level" not in line:
            raise LineError("'level' is missing: write null for the default board")
        name = None if line["level"] is None else _expect(line, "level", str)
        level = levels.default(game) if name is None else levels.load(game, name)
        return game, game.setup(_expect(line, "seats", int), options, level)
    except UsageError as reason:
        raise LineError(str(reason)) from None


def _read_player(entry: object) -> Player:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        raise LineError("every player needs a name")
    kind, strength = entry.get("kind"), entry.get("strength")
    if kind not in ("human", "bot"):
        raise LineError(f"a player is 'human' or 'bot', not {json.dumps(kind)}")
    if kind == "bot" and not isinstance(strength, str):
        raise LineError("a bot needs its strength")
    if not isinstance(strength, str | None):
        raise LineError("a player's strength is a JSON string")
    return Player(entry["name"], kind, strength)
