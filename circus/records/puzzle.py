"""Puzzles: a position with one clearly best action, stored as the beginning of a record."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from circus import games
from circus.core.action import Action
from circus.core.errors import RecordError
from circus.core.state import State
from circus.records.replay import read_with_lines
from circus.records.timeline import OfTimeline, Timeline

FOLDER = "puzzles"
"""Name of the folder in a game's folder with its puzzles, one file each: `NAME.jsonl`."""


@dataclass(frozen=True)
class Puzzle(OfTimeline):
    """Decision of one seat, posed from that seat's own view.

    Attributes:
        name: the stem of its file, which never changes for the same puzzle.
        timeline: all actions before it.
        best: the solution.
        losses: the cost of each other legal action, in shares of the win.
    """

    name: str
    timeline: Timeline
    best: Action
    losses: Mapping[Action, float]

    @property
    def seat(self) -> int:
        """Seat that decides."""
        return self.best.seat

    @property
    def view(self) -> State:
        """View of that seat."""
        view: State = self.game.view(self.timeline.at(len(self.timeline)), self.seat)
        return view


def names(game: str) -> list[str]:
    """Return the names of all puzzles of a game, in the order in which they are offered."""
    return sorted(path.stem for path in (games.folder(game) / FOLDER).glob("*.jsonl"))


def find(game: str, name: str) -> Puzzle:
    """Return a puzzle of a game.

    Raises:
        RecordError: as FILE:LINE: reason, if the file is missing or invalid.
    """
    return read_puzzle(games.folder(game) / FOLDER / f"{name}.jsonl")


def read_puzzle(path: Path) -> Puzzle:
    """Read a puzzle and verify every line; raise `RecordError` as FILE:LINE: reason."""
    replay, lines = read_with_lines(path)
    match = replay.match
    asked: dict[str, Any] | None = None
    for number, line in enumerate(lines, 1):
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
