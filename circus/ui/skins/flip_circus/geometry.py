"""Boxes and centres: from boxes to targets, from points to items."""

from circus.ui.skins.table_view import PickablePlace

Box = tuple[float, float, float, float]
"""Left, top, width and height in units."""


def place_in(name: str, box: Box) -> PickablePlace:
    """Return the target of a box."""
    left, top, width, height = box
    return PickablePlace(name, left + width / 2, top + height / 2, width, height)
