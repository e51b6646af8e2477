"""Targets of Flip Circus's table besides pieces, and the picks of pieces."""

from circus.games.flip_circus.ring import POSITIONS
from circus.ui.gfx.director import PlacedPiece
from circus.ui.skins import plain
from circus.ui.skins.flip_circus.menu import choice_places, menu_places
from circus.ui.skins.flip_circus.plates import counter_places, rosette_place
from circus.ui.skins.flip_circus.readings import is_ring_set
from circus.ui.skins.flip_circus.ring import FIELD_PART, ring_of
from circus.ui.skins.flip_circus.spec import APPLAUSE
from circus.ui.skins.table_view import PickablePlace, TableView


def places(table: TableView) -> list[PickablePlace]:
    """Return tokens, the counter, the rosette's button, and the open menu."""
    found = plain.places(table)
    if is_ring_set(table):
        ring = ring_of(table)
        side = ring.size * FIELD_PART
        found += [
            PickablePlace(f"token/{position}", *ring.spot(position), side, side) for position in POSITIONS
        ]
    found += counter_places(table) + rosette_place(table)
    return found + menu_places(table) + choice_places(table)


def aim(table: TableView, piece: PlacedPiece) -> str:
    """Return the pick of a piece: Applause has one, tokens are targets by their places."""
    return piece.name if piece.kind == APPLAUSE else ""


def verbs(table: TableView) -> list[str]:
    """Return no buttons, since menu and counter are the buttons."""
    return []
