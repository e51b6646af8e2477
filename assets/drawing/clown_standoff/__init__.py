"""Sprites of Clown Standoff: the six clowns, the pies, the drum, marks, splashes of cream and the people."""

from assets.drawing.clown_standoff.deck import deck
from assets.drawing.clown_standoff.lobby_poster import poster
from assets.drawing.clown_standoff.pies import pies
from assets.drawing.clown_standoff.seats import seats
from assets.drawing.clown_standoff.splats import splats
from assets.drawing.clown_standoff.table import table
from assets.drawing.lobby import poster_sheet
from assets.drawing.pen import Svg


def sprites() -> dict[str, Svg]:
    """Return every sprite of the game by name."""
    return (
        deck()
        | pies()
        | table()
        | splats()
        | seats()
        | {"poster": poster(), "poster_sheet": poster_sheet("#C2473A")}
    )
