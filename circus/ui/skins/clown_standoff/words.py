"""Facts for the explanations of Clown Standoff's items."""

from circus.ui.skins.about import SEAT, ZONE, InspectableItem, Known
from circus.ui.skins.clown_standoff.spec import shows_odds, state_of
from circus.ui.skins.table_view import TableView

LAID = ("collected", "cancelled")
"""Places where a face-up clown has another meaning than in a hand or a trick."""


def known(table: TableView, thing: InspectableItem) -> Known:
    """Return the facts of an item.

    For a face-up clown: its value and use by place. For a seat: its collected clowns. The zone of the odds is
    a part of the drum while they are not shown.
    """
    where, _, owner = thing.place.partition("/")
    if thing.kind == "card" and owner == "dummy" and not thing.face:
        return Known("card-dummy")
    if thing.kind == "card" and thing.face and where not in ("discard", "box"):
        return Known("card-laid" if where in LAID else "card-face")
    if thing.kind == SEAT and thing.face.isdigit():
        cards = sum(piece.place == f"collected/{thing.face}" for piece in table.pieces)
        out = "true" if int(thing.face) in state_of(table).fallen else "false"
        return Known(facts={"cards": cards, "out": out})
    if thing.kind == ZONE and thing.face == "slip" and not shows_odds(table):
        return Known("drum")
    return Known()
