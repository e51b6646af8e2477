"""Replay: reads a record back and verifies every line of it."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

from circus import games, levels
from circus.core.action import CHANCE, Action
from circus.core.errors import CircusError, RecordError, UsageError
from circus.core.game import Game, Setup
from circus.match import Match
from circus.record import VERSION, Header, Player, header_of


@dataclass(frozen=True)
class Replay:
    """A record read back.

    Attributes:
        header: its first line.
        match: the game as the standing actions leave it.
        ms: the time of the last action, in milliseconds.
        ended: whether the end line stands.
    """

    header: Header
    match: Match
    ms: float
    ended: bool


class _LineError(CircusError):
    """What is wrong with one line; `read` adds the file and the number."""


def read(path: Path) -> Replay:
    """The record in `path`, every line verified; raises `RecordError` as FILE:LINE: reason."""
    number = 1
    try:
        with path.open("rb") as file:
            reader = _Reader(_decode(file.readline()))
            for raw in file:
                number += 1
                reader.take(_decode(raw))
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except CircusError as reason:
        raise RecordError(f"{path}:{number}: {reason}") from None
    return Replay(reader.header, reader.match, reader.ms, reader.ended)


def _decode(raw: bytes) -> dict[str, Any]:
    if not raw.strip():
        raise _LineError("an empty line" if raw else "the file is empty")
    try:
        line = json.loads(raw.decode())
    except UnicodeDecodeError:
        raise _LineError("not UTF-8 text") from None
    except (ValueError, RecursionError):
        cut = not raw.endswith(b"\n")
        raise _LineError("the line is cut off" if cut else "not a JSON object") from None
    if not isinstance(line, dict):
        raise _LineError("not a JSON object")
    return line


class _Reader:
    """Takes the lines of a record one by one and plays them."""

    def __init__(self, first: dict[str, Any]) -> None:
        self.header, game, setup = _read_header(first)
        self.match = Match(game, setup)
        self.ms: float = 0
        self.ended = False
        self._kinds: dict[str, Callable[[dict[str, Any]], None]] = {
            "record": self._second_header,
            "action": self._action,
            "undo": self._undo,
            "end": self._end,
            "pin": self._pin,
        }

    def take(self, line: dict[str, Any]) -> None:
        """Plays one line; raises `CircusError` with what is wrong with it."""
        kinds = [kind for kind in self._kinds if kind in line]
        if len(kinds) > 1:
            raise _LineError(f"one line cannot be {' and '.join(kinds)}")
        if self.ended and kinds != ["pin"]:
            raise _LineError("nothing but pins may follow the end")
        for kind in kinds:
            self._kinds[kind](line)

    def _second_header(self, _line: dict[str, Any]) -> None:
        raise _LineError("a second header")

    def _action(self, line: dict[str, Any]) -> None:
        text = _expect(line, "action", str)
        self._time(line)
        action = self.match.game.verbs.parse(text)
        self._legal(line, action)
        self.match.play(action)

    def _time(self, line: dict[str, Any]) -> None:
        ms = line.get("ms")
        if isinstance(ms, bool) or not isinstance(ms, int | float) or not isfinite(ms) or ms < 0:
            raise _LineError("'ms' has to be the milliseconds since the start of the game")
        if ms < self.ms:
            raise _LineError(f"'ms' goes back from {self.ms} to {ms}")
        self.ms = ms

    def _legal(self, line: dict[str, Any], action: Action) -> None:
        if "legal" not in line:
            return
        if action.seat == CHANCE:
            raise _LineError("'legal' on a line of chance")
        written, true = line["legal"], sorted(map(str, self.match.legal(action.seat)))
        if written != true:
            raise _LineError(f"'legal' is not what {_who(action.seat)} may do: {_difference(written, true)}")

    def _undo(self, line: dict[str, Any]) -> None:
        self.match.undo(_expect(line, "undo", int))

    def _pin(self, line: dict[str, Any]) -> None:
        _expect(line, "pin", dict)

    def _end(self, line: dict[str, Any]) -> None:
        written, outcome = _expect(line, "end", dict), self.match.outcome
        if outcome is None:
            waiting = ", ".join(map(_who, self.match.state.awaited))
            raise _LineError(f"the game has not ended: {waiting} is awaited")
        for key, value in outcome._asdict().items():
            found, expected = json.dumps(written.get(key)), json.dumps(value)
            if found != expected:
                raise _LineError(f"the end has {key} {found}, the rules give {expected}")
        self.ended = True


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


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
        raise _LineError(f"'{key}' is missing or not a JSON {_JSON_NAMES[kind]}")
    return value


_JSON_NAMES = {str: "string", int: "number", dict: "object", list: "array"}


def _read_header(line: dict[str, Any]) -> tuple[Header, Game[Any], Setup]:
    version = line.get("record")
    if version is None:
        raise _LineError("not a record: the first line has to be the header")
    if type(version) is not int or version < 1:
        raise _LineError(f"there is no record version {json.dumps(version)}")
    if version > VERSION:
        raise _LineError(f"record version {version} is of a later Circus: update this one to read it")
    game, setup = _read_setup(line)
    players = tuple(map(_read_player, _expect(line, "players", list)))
    if len(players) != setup.seats:
        raise _LineError(f"{len(players)} players for {setup.seats} seats")
    app, started = _expect(line, "app", str), _expect(line, "started", str)
    return header_of(game, setup, app, started, players), game, setup


def _read_setup(line: dict[str, Any]) -> tuple[Game[Any], Setup]:
    try:
        game = games.find(_expect(line, "game", str))
        options = _expect(line, "options", dict)
        missing = [option.name for option in game.options if option.name not in options]
        if missing:
            raise _LineError(f"option {missing[0]} is missing")
        if "level" not in line:
            raise _LineError("'level' is missing: write null for the default board")
        name = None if line["level"] is None else _expect(line, "level", str)
        level = levels.default(game) if name is None else levels.load(game, name)
        return game, game.setup(_expect(line, "seats", int), options, level)
    except UsageError as reason:
        raise _LineError(str(reason)) from None


def _read_player(entry: object) -> Player:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        raise _LineError("every player needs a name")
    kind, strength = entry.get("kind"), entry.get("strength")
    if kind not in ("human", "bot"):
        raise _LineError(f"a player is 'human' or 'bot', not {json.dumps(kind)}")
    if not isinstance(strength, str) and (kind == "bot" or strength is not None):
        raise _LineError("a bot needs its strength")
    return Player(entry["name"], kind, strength)
