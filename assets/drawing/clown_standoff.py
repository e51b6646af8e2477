"""Clown Standoff: the six clowns, the pies, the drum, marks, splashes of cream and the people."""

from assets.drawing.pen import Svg
from assets.drawing.standoff_deck import deck
from assets.drawing.standoff_pies import pies
from assets.drawing.standoff_seats import seats
from assets.drawing.standoff_splats import splats
from assets.drawing.standoff_table import table


def sprites() -> dict[str, Svg]:
    """Every sprite of the game by name."""
    return deck() | pies() | table() | splats() | seats()
