"""Sprites of Quel Cirque: three clowns, marbles, the board, the die, the people and the poster."""

from assets.drawing.lobby import poster_sheet
from assets.drawing.palette import TEAL
from assets.drawing.pen import Svg
from assets.drawing.quel_cirque.board import board, star_mark
from assets.drawing.quel_cirque.clowns import clowns
from assets.drawing.quel_cirque.die import dice
from assets.drawing.quel_cirque.lobby_poster import poster
from assets.drawing.quel_cirque.marbles import marbles
from assets.drawing.quel_cirque.marks import marks
from assets.drawing.quel_cirque.people import people


def sprites() -> dict[str, Svg]:
    """Return every sprite of the game by name."""
    pictures = clowns() | marbles() | dice() | board() | marks() | people()
    return pictures | {"star": star_mark(), "poster": poster(), "poster_sheet": poster_sheet(TEAL)}
