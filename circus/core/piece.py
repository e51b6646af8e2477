"""Pieces on the table with their places, as data for drawing, picking and counting."""

from typing import NamedTuple


class Piece(NamedTuple):
    """Piece on the table, as one view shows it.

    Attributes:
        kind: "card", "token", "marble", …; never changes.
        face: visible face; "" if the view hides it.
        place: "hand/0", "trick", "cell/3,4", "box", …
        name: pick that names the piece in an action; "" if no action can name it.
    """

    kind: str
    face: str
    place: str
    name: str = ""
