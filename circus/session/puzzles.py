"""Puzzles on this machine: the list, the solved ones, and the table of each."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

from circus import games
from circus.platform.folders import data_folder, is_there, private_folder
from circus.platform.untrusted import content, limits
from circus.records import puzzle
from circus.records.puzzle import Puzzle
from circus.session.exercise import Exercise
from circus.session.referee import KnownCosts
from circus.session.table_setup import Seat, first_table_setup


class PuzzleTable:
    """One puzzle at its table.

    Attributes:
        puzzle: the task.
        exercise: the choice to be made.
        seats: the players.
        costs: the cost of each choice.
    """

    def __init__(self, found: Puzzle, seats: Sequence[Seat]) -> None:
        self.puzzle = found
        self.exercise = Exercise(found.timeline, len(found.timeline), found.best)
        self.seats = tuple(seats)
        self.costs = KnownCosts(found.losses)


class PuzzleOffer(Protocol):
    """Puzzle that can be opened."""

    @property
    def game(self) -> str:
        """The game that is played."""

    @property
    def mark(self) -> str:
        """Identifier among the puzzles of its game, independent of its position in a list."""

    @property
    def title(self) -> str:
        """Id of the message that names it; "" for a puzzle without a name."""

    def table(self) -> PuzzleTable:
        """Return its table; raise `RecordError` if its file is invalid."""


@dataclass(frozen=True)
class Shipped:
    """Puzzle that is shipped with its game."""

    game: str
    name: str

    @property
    def mark(self) -> str:
        """Identifier from the content of its file, which may have another position in a later version."""
        return _content_of(self.game, self.name)

    @property
    def title(self) -> str:
        """Id of the message in the texts of its game."""
        return f"{self.game}-puzzle-{self.name}"

    def table(self) -> PuzzleTable:
        """Return its table with the names of the game's first table."""
        found = puzzle.find(self.game, self.name)
        return PuzzleTable(found, first_table_setup(self.game, found.setup.seats).seats)


def with_puzzles() -> list[str]:
    """Return the games with puzzles, in the order of the lobby."""
    return [game for game in games.in_order() if puzzle.names(game)]


def shipped(game: str) -> list[Shipped]:
    """Return the puzzles of a game, easy ones first."""
    return [Shipped(game, name) for name in puzzle.names(game)]


def is_solved(offer: PuzzleOffer) -> bool:
    """Return whether this puzzle was solved here."""
    return is_there(_note(offer))


def solved(offers: Sequence[PuzzleOffer]) -> int:
    """Return the number of these puzzles that were solved here."""
    return sum(map(is_solved, offers))


def first_open(offers: Sequence[PuzzleOffer]) -> int:
    """Return the index of the first unsolved puzzle; 0 if all are solved."""
    return next((at for at, offer in enumerate(offers) if not is_solved(offer)), 0)


def note_solved(offer: PuzzleOffer) -> None:
    """Store that a puzzle was solved; raise OSError if the folder cannot be written."""
    path = _note(offer)
    private_folder(path.parent)
    path.touch(mode=0o600)


def _note(offer: PuzzleOffer) -> Path:
    return data_folder() / "solved" / offer.game / offer.mark


@cache
def _content_of(game: str, name: str) -> str:
    path = games.folder(game) / puzzle.FOLDER / f"{name}.jsonl"
    return blake2b(content(path, limits.RECORD.file), digest_size=8).hexdigest()
