"""Quel Cirque's rule text and its rulings, sentence by sentence; and short words to set a table with.

A turn is written `FACE CHOICE`, for whoever's turn it is: `white move clown/0 cell/1,2`.
"""

from circus import levels
from circus.core.action import CHANCE
from circus.core.level import Level
from circus.games.quel_cirque import GAME
from tests.table import Table

COLORS = ("red", "green", "yellow", "blue")


def board(name: str = "big_top") -> Level:
    """A board that is shipped with the game."""
    return levels.load(GAME, name)


def opened(seats: int = 4, level: str = "big_top", **options: object) -> Table:
    """A table where seat 0 has red, seat 1 green, … and seat 0 begins."""
    table = Table(GAME, seats, board(level), **options)
    return table.play(f"*:colors {' '.join(COLORS[:seats])}", "*:first seat/0")


def roll(table: Table, face: str) -> Table:
    """Rolls the die."""
    return table.play(f"*:roll {face}")


def turns(table: Table, *lines: str) -> Table:
    """Plays whole turns."""
    for line in lines:
        face, choice = line.split(" ", 1)
        roll(table, face)
        choose(table, choice)
    return table


def choose(table: Table, choice: str) -> Table:
    """Plays a choice of whoever's turn it is."""
    return table.play(f"{table.awaited[0]}:{choice}")


def walk(table: Table, clown: str, *cells: str) -> Table:
    """Walks a clown that holds one marble step by step, a turn each, on white rolls."""
    return turns(table, *(f"white move {clown} {cell}" for cell in cells))


def refused(table: Table, choice: str, rule: str) -> None:
    """Whoever's turn it is may not choose this, because of `rule`."""
    table.refused(f"{table.awaited[0]}:{choice}", rule)


def choices(table: Table, begin: str = "") -> list[str]:
    """What whoever's turn it is may choose, as far as it begins so; without the seat and the beginning."""
    (seat,) = table.awaited
    whole = [line.partition(":")[2] for line in table.legal(seat)]
    return [line.removeprefix(begin).strip() for line in whole if line.startswith(begin)]


def place_of(table: Table, clown: str) -> str:
    """Where a clown stands."""
    (place,) = (piece.place for piece in GAME.pieces(table.state) if piece.name == clown)
    return place


def marbles_in(table: Table, place: str, seat: int | None = None) -> list[str]:
    """The colors of the marbles in a place, bottom first; as `seat` sees them if one is given."""
    seen = table.state if seat is None else table.view(seat)
    return [piece.face for piece in GAME.pieces(seen) if piece.kind == "marble" and piece.place == place]


def draws(table: Table) -> list[str]:
    """The outcomes of the draw that is due."""
    return table.legal(CHANCE)
