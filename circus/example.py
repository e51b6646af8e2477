"""Examples: positions and short plays that a rulebook shows on the table, told as record prefixes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from circus import games
from circus.core.action import CHANCE, Action
from circus.core.errors import CircusError, RecordError
from circus.core.frame import Frame, seen_by
from circus.core.game import Game, Setup, Why
from circus.core.state import State
from circus.record import Header
from circus.replay import read
from circus.timeline import OfTimeline, Timeline
from circus.untrusted import lines_of, open_regular, parsed

FOLDER = "examples"
"""Of a game whose book has examples, in the game's folder: one file an example, `NAME.jsonl`."""


class Forbidden(NamedTuple):
    """What cannot be done in the last position.

    Attributes:
        rule: the ruling, or the heading of the rule, that forbids it.
    """

    action: Action
    rule: str


@dataclass(frozen=True)
class Example(OfTimeline):
    """A position, and the moves that are made from it.

    Attributes:
        name: by which the book asks for it.
        header: what is played, and who sits there.
        timeline: everything that happens, the actions that set the table first.
        begins: the position of the timeline where the example begins.
        seat: whose eyes see it; -1 for the public's.
        tells: kinds of events that its moves tell.
        forbidden: what is not legal in its last position.
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
        """How many moves it has; 0 where it is a position alone."""
        return len(self.timeline) - self.begins

    def view(self, move: int) -> State:
        """The position after so many of its moves, as its eyes see it."""
        return seen_by(self.game, self.timeline.at(self.begins + move), self.seat)

    def frames(self, move: int) -> list[Frame]:
        """What its eyes see of a move, counted from 1."""
        return self.timeline.frames(self.begins + move, self.seat)

    @cached_property
    def refusals(self) -> tuple[Why, ...]:
        """Why what is forbidden cannot be done."""
        last = self.timeline.at(len(self.timeline))
        found = (self.game.forbids(last, each.action) for each in self.forbidden)
        return tuple(why for why in found if why)


def names(game: str) -> list[str]:
    """Every example that the folder of a game holds, sorted."""
    return sorted(path.stem for path in (games.folder(game) / FOLDER).glob("*.jsonl"))


def find(game: str, name: str) -> Example:
    """An example of a game.

    Raises:
        RecordError: as FILE:LINE: reason, where there is no such file or it does not hold.
    """
    return read_example(games.folder(game) / FOLDER / f"{name}.jsonl")


def read_example(path: Path) -> Example:
    """The example in a file, every line of it verified; raises `RecordError` as FILE:LINE: reason."""
    replay = read(path)
    match = replay.match
    played = 0
    opening: dict[str, Any] | None = None
    begins = 0
    forbidden: list[Forbidden] = []
    for number, line in _lines(path):
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


def _lines(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    with open_regular(path) as file:
        for number, raw in enumerate(lines_of(file), 1):
            yield number, parsed(raw)


def _opening(line: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """Where it begins; `circus.replay` has seen to its shape."""
    seat = line["seat"]
    if seat is not None and seat >= setup.seats:
        raise RecordError(f"there is no seat {seat}")
    return line


def _forbidden(line: dict[str, Any], game: Game[Any]) -> Forbidden:
    """One thing that is not legal; `circus.replay` has seen to its shape, and that its rule forbids it."""
    return Forbidden(game.verbs.parse(line["action"]), line["rule"])
