"""A sitting at the table: who sits where, who may look, what was missed, which files are kept."""

from dataclasses import replace
from pathlib import Path
from random import Random

from circus.core.option import Value
from circus.session import saves
from circus.session.choice import BOT, HUMAN, Choice, first_choice
from circus.session.sitting import Sitting


def chosen(game: str, seats: int, people: int = 1, options: dict[str, Value] | None = None) -> Choice:
    """A table whose first seats are persons."""
    choice = first_choice(game, seats)
    sat = tuple(
        replace(seat, kind=HUMAN if number < people else BOT) for number, seat in enumerate(choice.seats)
    )
    return replace(choice, seats=sat, options=options or {})


def begun(folder: Path, choice: Choice, *lines: str) -> Sitting:
    """A game of this table, its record in `folder`, after these lines."""
    sitting = saves.begin(choice, Random(1), folder / "game.jsonl")
    return played(sitting, *lines)


def played(sitting: Sitting, *lines: str) -> Sitting:
    """The sitting after these lines, draws included."""
    for line in lines:
        sitting.play(sitting.match.game.verbs.parse(line))
    return sitting
