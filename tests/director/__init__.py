"""From stages to motion and from pieces to places, with time as a number and no screen."""

from circus.stage.director import Shown


def lying(key: str, place: str = "table", x: float = 0.0, face: str = "red", kind: str = "card") -> Shown:
    """A piece that lies still."""
    return Shown(key, kind, face, place, x, 0.0, 100.0)
