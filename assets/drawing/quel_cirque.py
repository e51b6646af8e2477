"""Quel Cirque: three clowns, marbles, the board, the die, the people and the poster."""

from assets.drawing.cirque_clowns import clowns
from assets.drawing.cirque_marbles import marbles
from assets.drawing.pen import Svg


def sprites() -> dict[str, Svg]:
    """Every sprite of the game by name."""
    return marbles() | clowns()
