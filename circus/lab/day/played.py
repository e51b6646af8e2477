"""Game of a visit: its record read back, with the decisions, refusals, helps and pins in it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from circus.core.action import CHANCE, Action
from circus.core.facts import Turn
from circus.core.game import Game, Outcome, Setup
from circus.platform.untrusted.shapes import NULL, TEXT, either, object_of, whole
from circus.records.pin import Pin, pin_of_line
from circus.records.record import HUMAN, Player
from circus.records.replay import Replay, read_with_lines
from circus.records.timeline import Timeline

CARD = "card/"
"""Prefix of a pick that names a card."""

UNDO, ACTION = "undo", "action"

_SEAT = either(whole(-1), NULL)
_NOTED = {
    "refused": object_of({"rule": TEXT}, {"seat": _SEAT}),
    "help": object_of({"what": TEXT}, {"seat": _SEAT, "at": either(TEXT, NULL)}),
}
"""Shapes of counted lines that are no part of the game; others are ignored."""


class PlayedDecision(NamedTuple):
    """Person's choice between several actions.

    Attributes:
        n: the position after it.
        action: as text.
        ms: since the action before.
        turn: the turn in which it was made.
    """

    n: int
    seat: int
    verb: str
    action: str
    ms: float
    turn: Turn


class Noted(NamedTuple):
    """Refused action or requested help.

    Attributes:
        what: "refused", or the kind of help.
        at: the rule, the anchor or the item; "" for none.
        ms: since the start of the game; for a line without a time, that of the action before it.
    """

    what: str
    at: str
    seat: int | None
    ms: float


class PinnedMoment(NamedTuple):
    """Pinned moment.

    Attributes:
        n: the position at which a replay shows it: if it was taken back, the last one in force.
        face: one of `circus.records.pin.FACES`.
        ms: since the start of the game.
        actions: those in force at that time.
        stands: whether none of them was taken back later.
    """

    n: int
    face: str
    text: str
    seat: int | None
    ms: float
    actions: tuple[Action, ...]
    stands: bool


@dataclass(frozen=True)
class PlayedGame:
    """Started game, finished or not.

    Attributes:
        stem: the name of its record without the suffix; answers and notes refer to it.
        started: time of its start.
        players: the final player of each seat.
        colours: of the seats; empty if the record has none.
        people: seats that a person had at any time.
        ms: the time of its last action.
        first_ms: the time of the first choice of a person; `None` if there was none.
        ended: whether it was finished.
        turn: the last turn.
        undos: the number of undos.
        offered: the number of decisions of people in which a verb, or a card, could be chosen.
        chosen: the number of those in which it was.
    """

    path: Path
    stem: str
    game: Game[Any]
    setup: Setup
    timeline: Timeline
    players: tuple[Player, ...]
    colours: tuple[str, ...]
    started: datetime
    people: frozenset[int]
    ms: float
    first_ms: float | None
    ended: bool
    outcome: Outcome | None
    turn: Turn
    undos: int
    decisions: tuple[PlayedDecision, ...]
    noted: tuple[Noted, ...]
    pins: tuple[PinnedMoment, ...]
    offered: Mapping[str, int] = field(default_factory=dict)
    chosen: Mapping[str, int] = field(default_factory=dict)

    @property
    def minutes(self) -> float:
        """Duration in minutes."""
        return self.ms / 60_000

    @property
    def winners(self) -> tuple[int, ...]:
        """Winners of a finished game."""
        return self.outcome.winners if self.ended and self.outcome else ()


def played_game(path: Path) -> PlayedGame:
    """Return the game of a record, whose last line may be incomplete.

    Raises:
        RecordError: if the record is invalid.
    """
    replay, lines = read_with_lines(path, cut_end=True)
    extra = _ExtraLines(replay)
    for line in lines[1:]:
        extra.take(line)
    match, course = replay.match, _Course(replay, extra)
    return PlayedGame(
        path=path,
        stem=stem_of(path),
        game=match.game,
        setup=match.setup,
        timeline=match.timeline,
        players=replay.players,
        colours=replay.header.colours,
        started=datetime.fromisoformat(replay.header.started),
        people=frozenset(extra.people),
        ms=replay.ms,
        first_ms=extra.first_ms,
        ended=replay.ended,
        outcome=match.outcome,
        turn=match.game.facts.counted(match.state, match.setup.seats),
        undos=extra.undos,
        decisions=tuple(course.decisions),
        noted=tuple(extra.noted),
        pins=tuple(_pins(extra.pins, match.actions, match.game.verbs.parse)),
        offered=course.offered,
        chosen=course.chosen,
    )


def stem_of(path: Path) -> str:
    """Return the common start of the names of a game's records; a continued one has a number after `~`."""
    return path.stem.partition("~")[0]


class _Standing(NamedTuple):
    """Action in force: the time since the one before it, and whether a person did it."""

    text: str
    ms: float
    by_person: bool


class _ExtraLines:
    """Collector of the lines of a record that are no part of the game.

    Attributes:
        standing: the actions that no undo has taken back so far.
    """

    def __init__(self, replay: Replay) -> None:
        self._kinds = [player.kind for player in replay.header.players]
        self.people = {seat for seat, kind in enumerate(self._kinds) if kind == HUMAN}
        self.standing: list[_Standing] = []
        self.noted: list[Noted] = []
        self.pins: list[tuple[Pin, float, tuple[str, ...]]] = []
        self.undos = 0
        self.first_ms: float | None = None
        self._ms: float = 0

    def take(self, line: dict[str, Any]) -> None:
        """Process the next line."""
        if ACTION in line:
            self._action(line)
        elif UNDO in line:
            self.undos += 1
            del self.standing[len(self.standing) - line[UNDO] :]
        elif "sits" in line:
            seat, kind = line["sits"]["seat"], line["sits"]["kind"]
            self._kinds[seat] = kind
            self.people |= {seat} if kind == HUMAN else set()
        elif "pin" in line:
            self._pin(line)
        else:
            for kind, shape in _NOTED.items():
                if shape.holds(line.get(kind)):
                    self._note(kind, line[kind], line.get("ms"))

    def _action(self, line: dict[str, Any]) -> None:
        who = line[ACTION].partition(":")[0]
        by_person = who.isdecimal() and self._kinds[int(who)] == HUMAN
        if by_person and self.first_ms is None:
            self.first_ms = line["ms"]
        self.standing.append(_Standing(line[ACTION], line["ms"] - self._ms, by_person))
        self._ms = line["ms"]

    def _note(self, kind: str, line: dict[str, Any], ms: object) -> None:
        seat = line.get("seat")
        seat = seat if seat in range(len(self._kinds)) else None
        if kind == "help":
            self.noted.append(Noted(line["what"], line.get("at") or "", seat, self._when(ms)))
        else:
            self.noted.append(Noted(kind, line["rule"], seat, self._when(ms)))

    def _pin(self, line: dict[str, Any]) -> None:
        pin = pin_of_line(len(self.standing), line["pin"])
        if pin is not None:
            seat = pin.seat if pin.seat in range(len(self._kinds)) else None
            standing = tuple(each.text for each in self.standing)
            self.pins.append((pin._replace(seat=seat), self._when(line.get("ms")), standing))

    def _when(self, ms: object) -> float:
        return float(ms) if isinstance(ms, int | float) else self._ms


class _Course:
    """Decisions of the people, found by replaying the game."""

    def __init__(self, replay: Replay, extra: _ExtraLines) -> None:
        self.decisions: list[PlayedDecision] = []
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        game, match = replay.match.game, replay.match
        state = game.start(match.setup)
        for n, (action, standing) in enumerate(zip(match.actions, extra.standing, strict=True), 1):
            if standing.by_person and action.seat != CHANCE:
                legal = game.legal_actions(state, action.seat)
                if len(legal) > 1:
                    turn = game.facts.counted(state, match.setup.seats)
                    decision = PlayedDecision(n, action.seat, action.verb, standing.text, standing.ms, turn)
                    self._decide(decision, action, legal)
            game.apply(state, action, None)

    def _decide(self, decision: PlayedDecision, action: Action, legal: Sequence[Action]) -> None:
        self.decisions.append(decision)
        self.offered.update({name for each in legal for name in _names(each)})
        self.chosen.update(_names(action))


def _names(action: Action) -> set[str]:
    """Return the verb and the cards of an action."""
    return {action.verb, *(pick for pick in action.picks if pick.startswith(CARD))}


def _pins(
    pins: Sequence[tuple[Pin, float, tuple[str, ...]]],
    actions: Sequence[Action],
    parse: Callable[[str], Action],
) -> Iterator[PinnedMoment]:
    last = tuple(map(str, actions))
    for pin, ms, standing in pins:
        n = min(pin.at, len(last))
        stood, stands = tuple(map(parse, standing)), last[: pin.at] == standing
        yield PinnedMoment(n, pin.face, pin.text, pin.seat, ms, stood, stands)
