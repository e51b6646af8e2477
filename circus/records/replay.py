"""Replay: reads a record back and verifies every line."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from circus import games
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.errors import (
    CircusError,
    EarlierRulesError,
    LaterRulesError,
    RecordError,
    UnknownNameError,
    UnknownOptionError,
    UsageError,
)
from circus.core.game import Game, Setup, rules_number
from circus.core.option import with_absent
from circus.platform.folders import records_folder, spare_folders
from circus.platform.untrusted import (
    CutError,
    LineError,
    limits,
    lines_of,
    open_regular,
    parsed,
    shortened,
)
from circus.platform.untrusted.shapes import OBJECT, TEXT, list_of
from circus.records.fingerprint import fingerprint, is_current
from circus.records.match import Match
from circus.records.pin import Pin, pin_of_line
from circus.records.record import HEADER, LINES, VERSION, Header, Player, header_of


@dataclass(frozen=True)
class Replay:
    """A record that was read back.

    Attributes:
        header: its first line.
        match: the game after the actions in force.
        players: the final player of each seat; the header has the first ones.
        ms: the time of the last action, in milliseconds.
        ended: whether there is an end line.
        board_has_changed: whether the present board of that name is different or missing.
        pins: the pinned moments in order.
    """

    header: Header
    match: Match
    players: tuple[Player, ...]
    ms: float
    ended: bool
    board_has_changed: bool = False
    pins: tuple[Pin, ...] = ()

    @property
    def board_note(self) -> str:
        """Note that the board has changed and the record is read on its own copy; "" if it is unchanged."""
        level = self.match.setup.level
        if not (self.board_has_changed and level):
            return ""
        return f"the board '{level.name}' has changed since; this game is read on its own one"


LineSink = Callable[[bytes, dict[str, Any]], None]
"""Receiver of a record's lines, as bytes and parsed."""


def read(path: Path, *, cut_end: bool = False, sink: LineSink = lambda raw, line: None) -> Replay:
    """Read the record in `path` and verify every line.

    Args:
        path: the record; it is read once.
        cut_end: ignore an incomplete last line, as a crash may leave it.
        sink: receives every valid line, the header first.

    Raises:
        RecordError: the record is invalid; as FILE:LINE: reason.
    """
    number = 1
    reader: _Reader | None = None
    try:
        with open_regular(path, limits.RECORD.file) as file:
            lines = lines_of(file)
            first = next(lines, b"")
            header = parsed(first)
            reader = _Reader(header, path.parent)
            sink(first, header)
            for raw in lines:
                number += 1
                line = parsed(raw)
                reader.take(line)
                sink(raw, line)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except CircusError as reason:
        if not (cut_end and reader and isinstance(reason, CutError)):
            raise _refused(f"{path}:{number}", reason, reader) from None
    assert reader
    players, changed = tuple(reader.players), reader.board_has_changed
    return Replay(reader.header, reader.match, players, reader.ms, reader.ended, changed, reader.pins)


def read_with_lines(path: Path, *, cut_end: bool = False) -> tuple[Replay, list[dict[str, Any]]]:
    """Read a record as `read` does; return also its parsed lines, the header first."""
    found: list[dict[str, Any]] = []

    def take(raw: bytes, line: dict[str, Any]) -> None:
        found.append(line)

    return read(path, cut_end=cut_end, sink=take), found


def _refused(place: str, reason: CircusError, reader: "_Reader | None") -> RecordError:
    """Return the error for an invalid record; if it names earlier rules, it may be valid by those."""
    text = shortened(str(reason))
    if isinstance(reason, UnknownNameError):
        return UnknownNameError(f"{place}: {text}", reason.name)
    if isinstance(reason, RecordError):
        return type(reason)(f"{place}: {text}")
    if reader and reader.has_earlier_rules and not isinstance(reason, LineError):
        rules = f"played by rules {reader.header.rules}, and these are {reader.match.game.rules}"
        return EarlierRulesError(f"{place}: {text} ({rules})")
    return RecordError(f"{place}: {text}")


class _Reader:
    """Interpreter of a record that checks and plays its lines one by one."""

    def __init__(self, first: dict[str, Any], folder: Path) -> None:
        self.header, game, setup, self.board_has_changed = _read_header(first, folder)
        self.match = Match(game, setup)
        self.players = list(self.header.players)
        self.ms: float = 0
        self.ended = False
        self._pins: list[Pin] = []
        self._kinds: dict[str, Callable[[dict[str, Any]], None]] = {
            "record": self._second_header,
            "action": self._action,
            "undo": self._undo,
            "end": self._end,
            "pin": self._pin,
            "sits": self._sits,
            "say": self._say,
            "state": self._state,
            "example": self._example,
            "forbidden": self._forbidden,
            "puzzle": self._puzzle,
        }

    @property
    def has_earlier_rules(self) -> bool:
        """Whether it names a version of the rules other than the present one."""
        return self.header.rules not in ("", self.match.game.rules)

    @property
    def pins(self) -> tuple[Pin, ...]:
        """Pinned moments; if the position of one was taken back, it moves to the last position in force."""
        last = len(self.match.actions)
        return tuple(pin if pin.at <= last else pin._replace(at=last) for pin in self._pins)

    def take(self, line: dict[str, Any]) -> None:
        """Play one line; raise `CircusError` with what is wrong with it."""
        kinds = [kind for kind in self._kinds if kind in line]
        if len(kinds) > 1:
            raise LineError(f"one line cannot be {' and '.join(kinds)}")
        if self.ended and kinds != ["pin"]:
            raise LineError("nothing but pins may follow the end")
        for kind in kinds:
            if kind in LINES:
                LINES[kind].check(line)
            self._kinds[kind](line)

    def _second_header(self, _line: dict[str, Any]) -> None:
        raise LineError("a second header")

    def _action(self, line: dict[str, Any]) -> None:
        self._time(line["ms"])
        action = self.match.game.verbs.parse(line["action"])
        true = sorted(map(str, self.match.legal_actions(action.seat))) if "legal" in line else []
        self.match.play(action)
        if "legal" in line:
            _check_legal(line["legal"], action.seat, true)

    def _time(self, ms: float) -> None:
        if ms < self.ms:
            raise LineError(f"'ms' goes back from {self.ms} to {ms}")
        self.ms = ms

    def _undo(self, line: dict[str, Any]) -> None:
        self.match.undo(line["undo"])

    def _pin(self, line: dict[str, Any]) -> None:
        """Store a pin; the game is unchanged."""
        pin = pin_of_line(len(self.match.actions), line["pin"])
        if pin:
            self._pins.append(pin)

    def _say(self, line: dict[str, Any]) -> None:
        """Check a spoken line of a lesson: the actions of `let` have to be legal now."""
        for text in line.get("let", ()):
            action = self.match.game.verbs.parse(text)
            if action not in self.match.legal_actions(action.seat):
                raise LineError(f"'{action}', which '{line['say']}' lets be done, is not legal here")

    def _example(self, _line: dict[str, Any]) -> None:
        """Accept the line; it changes nothing."""

    def _forbidden(self, line: dict[str, Any]) -> None:
        """Check a line of an example: the action has to be illegal now, and forbidden by the given rule."""
        forbidden = line["forbidden"]
        action = self.match.game.verbs.parse(forbidden["action"])
        why = self.match.game.rule_violation(self.match.state, action)
        if why is None:
            raise LineError(f"'{action}' is legal here")
        if forbidden["rule"] not in (why.rule, *why.rule.split(", ")):
            raise LineError(f"'{action}' is forbidden by {why.rule}, not by {forbidden['rule']}")

    def _puzzle(self, line: dict[str, Any]) -> None:
        """Check a puzzle: its best action must be legal now, and every other legal action needs its loss."""
        puzzle, match = line["puzzle"], self.match
        best = match.game.verbs.parse(puzzle["best"])
        if best.seat != puzzle["seat"] or best not in match.legal_actions(best.seat):
            raise LineError(f"'{best}' is nothing that seat {puzzle['seat']} may do here")
        others = {str(action) for action in match.legal_actions(best.seat) if action != best}
        if others != puzzle["losses"].keys():
            raise LineError(f"'losses' have to name what seat {best.seat} may do besides '{best}'")

    def _sits(self, line: dict[str, Any]) -> None:
        entry = line["sits"]
        seat = entry["seat"]
        if seat >= len(self.players):
            raise LineError(f"there is no seat {seat}")
        self.players[seat] = _player(entry)

    def _state(self, line: dict[str, Any]) -> None:
        if is_current(line["state"]) and line["state"] != fingerprint(self.match.game, self.match.state):
            raise LineError(
                "the game stands otherwise here than where it was written: its rules have changed"
            )

    def _end(self, line: dict[str, Any]) -> None:
        """Check the end line against the outcome by the rules."""
        written, outcome = line["end"], self.match.outcome
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


def _check_legal(written: list[str], seat: int, true: list[str]) -> None:
    if seat == CHANCE:
        raise LineError("'legal' on a line of chance")
    if written != true:
        raise LineError(f"'legal' is not what {_who(seat)} may do: {_difference(written, true)}")


def _difference(written: list[str], true: list[str]) -> str:
    missing = [each for each in true if each not in written]
    extra = [each for each in written if each not in true]
    if missing:
        return f"'{missing[0]}' is missing"
    return f"'{extra[0]}' is too much" if extra else "it has to be sorted, each action once"


def _read_header(line: dict[str, Any], folder: Path) -> tuple[Header, Game[Any], Setup, bool]:
    """Return the header, the game, its set-up, and whether the present board of that name is different."""
    version = line.get("record")
    if version is None:
        raise LineError("not a record: the first line has to be the header")
    if type(version) is not int or version < 1:
        raise LineError(f"there is no record version {json.dumps(version)}")
    if version > VERSION:
        raise LineError(f"record version {version} is of a later Circus: update this one to read it")
    HEADER.check(line)
    game, setup, changed = _read_setup(line, folder)
    players = tuple(map(_player, line["players"]))
    if len(players) != setup.seats:
        raise LineError(f"{len(players)} players for {setup.seats} seats")
    colours, series, deal = line.get("colours", []), line.get("series"), line.get("deal")
    if not list_of(TEXT, setup.seats).holds(colours) or len(colours) != setup.seats:
        colours = []
    header = header_of(
        game,
        setup,
        line["app"],
        line["started"],
        players,
        colours=colours,
        series=series if OBJECT.holds(series) else None,
        deal=deal if isinstance(deal, str) else "",
        order=tuple(line.get("order", ())),
    )
    header = replace(header, rules=line.get("rules", ""), board=line.get("board", ""))
    return header, game, setup, changed


def _read_setup(line: dict[str, Any], folder: Path) -> tuple[Game[Any], Setup, bool]:
    """Return the game, its set-up, and whether the present board of that name is different."""
    try:
        game = games.find(line["game"])
        _check_rules(game, line)
        options = {**with_absent(game.options, line["options"]), **line.get("numbers", {})}
        board = levels.of_record(game, line["level"], line.get("board"), _folders(folder))
        return game, game.setup(line["seats"], options, board.level), board.has_changed
    except UnknownOptionError as reason:
        raise UnknownNameError(str(reason), reason.name) from None
    except UsageError as reason:
        raise LineError(str(reason)) from None


def _folders(own: Path) -> Iterator[Path]:
    """Yield the folders that may hold the copy of a board; a record may have been moved without it."""
    yield own
    yield records_folder()
    yield from spare_folders()


def _check_rules(game: Game[Any], line: dict[str, Any]) -> None:
    """Refuse rules that this program does not have: a later version, or an unknown number."""
    try:
        is_later = rules_number(line.get("rules", "0")) > rules_number(game.rules)
    except ValueError:
        raise LineError("'rules' has to be whole numbers with points between them") from None
    if is_later:
        raise LaterRulesError(
            f"rules {line['rules']} of {game.name} are of a later Circus, which has to read it; "
            f"these are {game.rules}"
        )
    declared = [number.name for number in game.numbers]
    for name in line.get("numbers", ()):
        if name not in declared:
            known = ", ".join(declared) or "none"
            raise UnknownNameError(f"there is no number '{name}': {game.name} has {known}", name)


def _player(entry: dict[str, Any]) -> Player:
    if entry["kind"] == "bot" and entry.get("strength") is None:
        raise LineError("a bot needs its strength")
    return Player(entry["name"], entry["kind"], entry.get("strength"))
