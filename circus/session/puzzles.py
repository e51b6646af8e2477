"""The puzzles of a game on this machine: which there are, which were solved, and the table of one of them."""

from dataclasses import replace
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random

from circus import games, puzzle
from circus.bots.cost import Cost
from circus.core.action import Action
from circus.folders import data_folder, private_folder
from circus.puzzle import Puzzle
from circus.session.game_session import GameSession
from circus.session.quest import Quest, Verdict, quest_session, quest_table
from circus.session.table_setup import TableSetup, first_table_setup, load_table_setup
from circus.untrusted import content, limits

BYSTANDER = "greedy"
"""How those play who have to choose at the same time: quickly, it decides nothing."""


def with_puzzles() -> list[str]:
    """The games that bring puzzles, in the order in which the lobby shows them."""
    return [game for game in games.in_order() if puzzle.names(game)]


def is_solved(game: str, name: str) -> bool:
    """Whether somebody has found what is best in this puzzle here."""
    return _mark(game, name).exists()


def solved(game: str) -> int:
    """How many puzzles of a game were solved here."""
    return sum(is_solved(game, name) for name in puzzle.names(game))


def first_open(game: str) -> int:
    """The place of the first puzzle of a game that was not solved yet, from 0; 0 where all were."""
    return next((at for at, name in enumerate(puzzle.names(game)) if not is_solved(game, name)), 0)


def note_solved(game: str, name: str) -> None:
    """Remembers that a puzzle was solved; raises OSError if the folder cannot be written."""
    path = _mark(game, name)
    private_folder(path.parent)
    path.touch(mode=0o600)


def _mark(game: str, name: str) -> Path:
    return data_folder() / "solved" / game / _content_of(game, name)


@cache
def _content_of(game: str, name: str) -> str:
    """Letters that tell a puzzle from all others, wherever it stands in the list of a later version."""
    path = games.folder(game) / puzzle.FOLDER / f"{name}.jsonl"
    return blake2b(content(path, limits.RECORD.file), digest_size=8).hexdigest()


class PuzzleTable:
    """One puzzle at its table.

    Attributes:
        puzzle: what is asked.
        quest: the choice that is to be made.
        table_setup: who sits there, under the names that every first table of the game has.
    """

    def __init__(self, found: Puzzle) -> None:
        first = first_table_setup(found.game.name, found.setup.seats)
        seats = tuple(replace(seat, strength=BYSTANDER) for seat in first.seats)
        self.puzzle = found
        self.quest = Quest(found.timeline, len(found.timeline), found.best)
        aids = load_table_setup(found.game.name).aids
        self.table_setup: TableSetup = replace(quest_table(self.quest, seats), aids=aids)

    def session(self) -> GameSession:
        """The position, for a person who chooses; nothing of it is written down."""
        rng = Random(f"{self.puzzle.game.name} {self.puzzle.name}")
        return quest_session(self.quest, self.table_setup.seats, rng)

    def is_right(self, action: Action) -> bool:
        """Whether a try is the best choice, or does the same with other pieces."""
        verdict = self.quest.verdict(action, Cost(action, self.loss(action), 0.0))
        return verdict in (Verdict.FOUND, Verdict.AS_GOOD)

    def loss(self, action: Action) -> float:
        """What a try costs, in shares of the win."""
        return self.puzzle.losses.get(action, 0.0)

    @property
    def least_loss(self) -> float:
        """What the best of all wrong choices costs."""
        losses = self.puzzle.losses
        return min(loss for action, loss in losses.items() if not self.is_right(action))
