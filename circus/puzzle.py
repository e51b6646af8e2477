"""Puzzles: a position with one choice that is clearly the best, told as the beginning of a record."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from circus import games
from circus.core.action import Action
from circus.core.errors import RecordError
from circus.core.state import State
from circus.replay import read
from circus.timeline import OfTimeline, Timeline
from circus.untrusted import lines_of, open_regular, parsed

FOLDER = "puzzles"
"""Of a game that brings puzzles, in the game's folder: one file a puzzle, `NAME.jsonl`."""


@dataclass(frozen=True)
class Puzzle(OfTimeline):
    """One choice; whose it is and what can be known is seen from its seat alone.

    Attributes:
        name: of its file, the same as long as the puzzle is the same.
        timeline: all that happened before.
        best: what is to be found.
        losses: what each other legal action costs, in shares of the win.
    """

    name: str
    timeline: Timeline
    best: Action
    losses: Mapping[Action, float]

    @property
    def seat(self) -> int:
        """Whose choice it is."""
        return self.best.seat

    @property
    def view(self) -> State:
        """The position as that seat sees it."""
        view: State = self.game.view(self.timeline.at(len(self.timeline)), self.seat)
        return view


def names(game: str) -> list[str]:
    """Every puzzle that the folder of a game holds, in the order in which they are offered."""
    return sorted(path.stem for path in (games.folder(game) / FOLDER).glob("*.jsonl"))


def find(game: str, name: str) -> Puzzle:
    """A puzzle of a game.

    Raises:
        RecordError: as FILE:LINE: reason, where there is no such file or it does not hold.
    """
    return read_puzzle(games.folder(game) / FOLDER / f"{name}.jsonl")


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle in a file, every line of it verified; raises `RecordError` as FILE:LINE: reason."""
    match = read(path).match
    asked: dict[str, Any] | None = None
    for number, line in _lines(path):
        if asked is not None:
            raise RecordError(f"{path}:{number}: nothing follows the line that asks")
        if "undo" in line:
            raise RecordError(f"{path}:{number}: nothing is taken back in a puzzle")
        asked = line.get("puzzle")
    if asked is None:
        raise RecordError(f'{path}: no line asks for a choice: write {{"puzzle": …}} as the last one')
    parse = match.game.verbs.parse
    losses = {parse(text): float(share) for text, share in asked["losses"].items()}
    return Puzzle(path.stem, match.timeline, parse(asked["best"]), losses)


def _lines(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    with open_regular(path) as file:
        for number, raw in enumerate(lines_of(file), 1):
            yield number, parsed(raw)
