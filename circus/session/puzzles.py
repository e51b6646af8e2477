"""The puzzles on this machine: which there are, which were solved, and the table of one of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

from circus import games, puzzle
from circus.folders import data_folder, is_there, private_folder
from circus.puzzle import Puzzle
from circus.session.quest import Quest
from circus.session.referee import KnownCosts
from circus.session.table_setup import Seat, first_table_setup
from circus.untrusted import content, limits


class PuzzleTable:
    """One puzzle at its table.

    Attributes:
        puzzle: what is asked.
        quest: the choice that is to be made.
        seats: who sits there.
        costs: what each choice costs.
    """

    def __init__(self, found: Puzzle, seats: Sequence[Seat]) -> None:
        self.puzzle = found
        self.quest = Quest(found.timeline, len(found.timeline), found.best)
        self.seats = tuple(seats)
        self.costs = KnownCosts(found.losses)


class Offer(Protocol):
    """A puzzle that can be opened."""

    @property
    def game(self) -> str:
        """What is played."""

    @property
    def mark(self) -> str:
        """Letters that tell it from all others of its game, wherever it stands in a list."""

    def table(self) -> PuzzleTable:
        """It at its table; raises `RecordError` if its file does not hold."""


@dataclass(frozen=True)
class Shipped:
    """A puzzle that came with its game."""

    game: str
    name: str

    @property
    def mark(self) -> str:
        """By what its file holds: it may stand elsewhere in the list of a later version."""
        return _content_of(self.game, self.name)

    def table(self) -> PuzzleTable:
        """Under the names that every first table of the game has."""
        found = puzzle.find(self.game, self.name)
        return PuzzleTable(found, first_table_setup(self.game, found.setup.seats).seats)


def with_puzzles() -> list[str]:
    """Return the games that bring puzzles, in the order in which the lobby shows them."""
    return [game for game in games.in_order() if puzzle.names(game)]


def shipped(game: str) -> list[Shipped]:
    """Return the puzzles that a game brings, easy ones first."""
    return [Shipped(game, name) for name in puzzle.names(game)]


def is_solved(offer: Offer) -> bool:
    """Return whether somebody has found what is best in this puzzle here."""
    return is_there(_note(offer))


def solved(offers: Sequence[Offer]) -> int:
    """Return how many of these puzzles were solved here."""
    return sum(map(is_solved, offers))


def first_open(offers: Sequence[Offer]) -> int:
    """Return the place of the first puzzle that was not solved yet, from 0; 0 where all were."""
    return next((at for at, offer in enumerate(offers) if not is_solved(offer)), 0)


def note_solved(offer: Offer) -> None:
    """Remember that a puzzle was solved; raise OSError if the folder cannot be written."""
    path = _note(offer)
    private_folder(path.parent)
    path.touch(mode=0o600)


def _note(offer: Offer) -> Path:
    return data_folder() / "solved" / offer.game / offer.mark


@cache
def _content_of(game: str, name: str) -> str:
    path = games.folder(game) / puzzle.FOLDER / f"{name}.jsonl"
    return blake2b(content(path, limits.RECORD.file), digest_size=8).hexdigest()
