"""Sprites of Clearing House: mobsters, cards, pieces, the mansion, its garden, the warehouse, marks."""

from assets.drawing.clearing_house import (
    cards,
    die,
    emblems,
    figures,
    garden,
    lives,
    lobby_poster,
    marks,
    portraits,
    rooms,
    tape,
    trap,
    warehouse,
)
from assets.drawing.lobby import poster_sheet
from assets.drawing.palette import NAVY
from assets.drawing.pen import Svg

PARTS = (
    cards,
    die,
    emblems,
    figures,
    garden,
    lives,
    marks,
    portraits,
    rooms,
    tape,
    trap,
    warehouse,
)


def sprites() -> dict[str, Svg]:
    """Return every sprite of the game by name."""
    pictures = {"poster": lobby_poster.poster(), "poster_sheet": poster_sheet(NAVY)}
    for part in PARTS:
        pictures |= part.sprites()
    return pictures
