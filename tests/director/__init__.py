"""From stages to motion and from pieces to places, with time as a number and no screen."""

from circus.ui.gfx.director import PlacedPiece


def lying(
    key: str, place: str = "table", x: float = 0.0, face: str = "red", kind: str = "card"
) -> PlacedPiece:
    """A piece that lies still."""
    return PlacedPiece(key, kind, face, place, x, 0.0, 100.0)
