"""What the words about the things of Clown Standoff are told."""

from circus.looks.about import SEAT, Known, Thing
from circus.looks.clown_standoff.spec import state_of
from circus.looks.table_view import TableView

LAID = ("collected", "cancelled")
"""Places where a clown in sight means something else than in a hand or a trick."""


def known(table: TableView, thing: Thing) -> Known:
    """A clown in sight is its value, and what it is good for where it lies; a seat has collected some."""
    where, _, owner = thing.place.partition("/")
    if thing.kind == "card" and owner == "dummy" and not thing.face:
        return Known("card-dummy")
    if thing.kind == "card" and thing.face and where not in ("discard", "box"):
        return Known("card-laid" if where in LAID else "card-face")
    if thing.kind == SEAT and thing.face.isdigit():
        cards = sum(piece.place == f"collected/{thing.face}" for piece in table.pieces)
        out = "true" if int(thing.face) in state_of(table).fallen else "false"
        return Known(facts={"cards": cards, "out": out})
    return Known()
