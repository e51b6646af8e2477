"""Rule text and rulings of Quel Cirque, sentence by sentence, with helpers that set up a table.

A turn is written `FACE CHOICE`, for the seat in turn: `white move clown/0 cell/1,2`.
"""

from circus.content import levels
from circus.core.action import CHANCE
from circus.core.level import Level
from circus.games.quel_cirque import GAME
from tests.table import Table

COLORS = ("red", "green", "yellow", "blue")


def board(name: str = "big_top") -> Level:
    """Return a board that ships with the game."""
    return levels.load(GAME, name)


def opened(seats: int = 4, level: str = "big_top", **options: object) -> Table:
    """Return a table where seat 0 has red, seat 1 green, … and seat 0 begins."""
    table = Table(GAME, seats, board(level), **options)
    return table.play(f"*:colors {' '.join(COLORS[:seats])}", "*:first seat/0")


def roll(table: Table, face: str) -> Table:
    """Roll the die."""
    return table.play(f"*:roll {face}")


def turns(table: Table, *lines: str) -> Table:
    """Play whole turns."""
    for line in lines:
        face, choice = line.split(" ", 1)
        roll(table, face)
        choose(table, choice)
    return table


def choose(table: Table, choice: str) -> Table:
    """Play a choice of the seat in turn."""
    return table.play(f"{table.awaited[0]}:{choice}")


def walk(table: Table, clown: str, *cells: str) -> Table:
    """Move a clown that holds one marble step by step, a turn each, on white rolls."""
    return turns(table, *(f"white move {clown} {cell}" for cell in cells))


def refused(table: Table, choice: str, rule: str) -> None:
    """Check that the seat in turn may not choose this, because of `rule`."""
    table.refused(f"{table.awaited[0]}:{choice}", rule)


def choices(table: Table, begin: str = "") -> list[str]:
    """Return the choices of the seat in turn that start with `begin`, without the seat and that start."""
    (seat,) = table.awaited
    whole = [line.partition(":")[2] for line in table.legal(seat)]
    return [line.removeprefix(begin).strip() for line in whole if line.startswith(begin)]


def place_of(table: Table, clown: str) -> str:
    """Return the place of a clown."""
    (place,) = (piece.place for piece in GAME.pieces(table.state) if piece.name == clown)
    return place


def marbles_in(table: Table, place: str, seat: int | None = None) -> list[str]:
    """Return the colors of the marbles in a place, bottom first; in the view of `seat` if given."""
    seen = table.state if seat is None else table.view(seat)
    return [piece.face for piece in GAME.pieces(seen) if piece.kind == "marble" and piece.place == place]


def draws(table: Table) -> list[str]:
    """Return the outcomes of the pending draw."""
    return table.legal(CHANCE)
