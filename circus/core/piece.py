"""Pieces: what lies where on the table, as data for drawing, picking and counting."""

from typing import NamedTuple


class Piece(NamedTuple):
    """One thing on the table.

    Attributes:
        kind: "card", "token", "marble", …; never changes.
        face: what it shows to the eyes of this view; "" when they may not know it.
        place: where it lies: "hand/0", "trick", "cell/3,4", "box", …
        name: the pick that names it when a pointer touches it; "" if no action ever names it.
    """

    kind: str
    face: str
    place: str
    name: str = ""
