"""A sitting at the table: who sits where, who may look, what was missed, which files are kept."""

from dataclasses import replace
from pathlib import Path
from random import Random

from circus.core.option import Value
from circus.session import saves
from circus.session.game_session import GameSession
from circus.session.table_setup import BOT, HUMAN, TableSetup, first_table_setup


def chosen(game: str, seats: int, people: int = 1, options: dict[str, Value] | None = None) -> TableSetup:
    """A table whose first seats are persons."""
    table_setup = first_table_setup(game, seats)
    sat = tuple(
        replace(seat, kind=HUMAN if number < people else BOT) for number, seat in enumerate(table_setup.seats)
    )
    return replace(table_setup, seats=sat, options=options or {})


def begun(folder: Path, table_setup: TableSetup, *lines: str) -> GameSession:
    """A game of this table, its record in `folder`, after these lines."""
    session = saves.begin(table_setup, Random(1), folder / "game.jsonl")
    return played(session, *lines)


def played(session: GameSession, *lines: str) -> GameSession:
    """The sitting after these lines, draws included."""
    for line in lines:
        session.play(session.match.game.verbs.parse(line))
    return session
