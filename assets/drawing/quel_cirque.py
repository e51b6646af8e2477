"""Quel Cirque: three clowns, marbles, the board, the die, the people and the poster."""

from assets.drawing.cirque_board import board, star_mark
from assets.drawing.cirque_clowns import clowns
from assets.drawing.cirque_die import dice
from assets.drawing.cirque_marbles import marbles
from assets.drawing.cirque_marks import marks
from assets.drawing.cirque_people import people
from assets.drawing.cirque_poster import poster
from assets.drawing.pen import Svg


def sprites() -> dict[str, Svg]:
    """Every sprite of the game by name."""
    pictures = clowns() | marbles() | dice() | board() | marks() | people()
    return pictures | {"star": star_mark(), "poster": poster()}
