"""Examples of rulebooks: positions and short plays shown on the table, stored as beginnings of records."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from circus import games
from circus.core.action import CHANCE, Action
from circus.core.errors import CircusError, RecordError
from circus.core.frame import Frame, view_of
from circus.core.game import Game, RuleViolation, Setup
from circus.core.state import State
from circus.records.record import Header
from circus.records.replay import read_with_lines
from circus.records.timeline import OfTimeline, Timeline

FOLDER = "examples"
"""Name of the folder in a game's folder with its examples, one file each: `NAME.jsonl`."""


class Forbidden(NamedTuple):
    """Action that is illegal in the last position.

    Attributes:
        rule: the ruling, or the heading of the rule, that forbids it.
    """

    action: Action
    rule: str


@dataclass(frozen=True)
class Example(OfTimeline):
    """Position, and the moves that are played from it.

    Attributes:
        name: the name by which the book refers to it.
        header: the game and its players.
        timeline: all actions, those that set the table first.
        begins: the position of the timeline where the example begins.
        seat: the seat whose view is shown; -1 for the public view.
        tells: kinds of events that its moves emit.
        forbidden: illegal actions in its last position.
    """

    name: str
    header: Header
    timeline: Timeline
    begins: int
    seat: int
    tells: tuple[str, ...]
    forbidden: tuple[Forbidden, ...]

    @property
    def moves(self) -> int:
        """Number of moves; 0 for a position without moves."""
        return len(self.timeline) - self.begins

    def view(self, move: int) -> State:
        """Return the view of its seat after `move` moves."""
        return view_of(self.game, self.timeline.at(self.begins + move), self.seat)

    def frames(self, move: int) -> list[Frame]:
        """Return the frames of a move for its seat; moves are counted from 1."""
        return self.timeline.frames(self.begins + move, self.seat)

    @cached_property
    def refusals(self) -> tuple[RuleViolation, ...]:
        """Reasons why the forbidden actions are illegal."""
        last = self.timeline.at(len(self.timeline))
        found = (self.game.rule_violation(last, each.action) for each in self.forbidden)
        return tuple(why for why in found if why)


def names(game: str) -> list[str]:
    """Return the names of all examples of a game, sorted."""
    return sorted(path.stem for path in (games.folder(game) / FOLDER).glob("*.jsonl"))


def find(game: str, name: str) -> Example:
    """Return an example of a game.

    Raises:
        RecordError: as FILE:LINE: reason, if the file is missing or invalid.
    """
    return read_example(games.folder(game) / FOLDER / f"{name}.jsonl")


def read_example(path: Path) -> Example:
    """Read an example and verify every line; raise `RecordError` as FILE:LINE: reason."""
    replay, lines = read_with_lines(path)
    match = replay.match
    played = 0
    opening: dict[str, Any] | None = None
    begins = 0
    forbidden: list[Forbidden] = []
    for number, line in enumerate(lines, 1):
        try:
            if "undo" in line:
                raise RecordError("nothing is taken back in an example")
            if "action" in line:
                if forbidden:
                    raise RecordError("what is forbidden stands after the last action")
                played += 1
            elif "example" in line:
                if opening is not None:
                    raise RecordError("an example begins once")
                opening, begins = _opening(line["example"], match.setup), played
            elif "forbidden" in line:
                forbidden.append(_forbidden(line["forbidden"], match.game))
        except CircusError as reason:
            raise RecordError(f"{path}:{number}: {reason}") from None
    if opening is None:
        raise RecordError(f'{path}: no line tells where the example begins: write {{"example": …}}')
    seat = CHANCE if opening["seat"] is None else opening["seat"]
    tells = tuple(opening.get("tells", ()))
    return Example(path.stem, replay.header, match.timeline, begins, seat, tells, tuple(forbidden))


def _opening(line: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """Return the opening line after checking its seat; `circus.records.replay` has checked its shape."""
    seat = line["seat"]
    if seat is not None and seat >= setup.seats:
        raise RecordError(f"there is no seat {seat}")
    return line


def _forbidden(line: dict[str, Any], game: Game[Any]) -> Forbidden:
    """Parse a forbidden action; `circus.records.replay` has checked that this rule forbids it."""
    return Forbidden(game.verbs.parse(line["action"]), line["rule"])
