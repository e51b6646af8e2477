"""Clown Standoff: the six clowns, the pies, the drum, marks, splashes of cream and the people."""

from assets.drawing.pen import Svg
from assets.drawing.standoff_deck import deck


def sprites() -> dict[str, Svg]:
    """Every sprite of the game by name."""
    return deck()
