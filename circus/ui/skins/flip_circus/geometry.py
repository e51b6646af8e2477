"""Boxes and centres: from boxes to targets, from points to items."""

from pygame import Surface

from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.table_view import PickablePlace

Box = tuple[float, float, float, float]
"""Left, top, width and height in units."""


def place_in(name: str, box: Box) -> PickablePlace:
    """Return the target of a box."""
    left, top, width, height = box
    return PickablePlace(name, left + width / 2, top + height / 2, width, height)


def centred(kit: Toolkit, layer: int, surface: Surface, x_u: float, y_u: float) -> Item:
    """Return a surface with its centre at a point in units."""
    x, y = kit.units.point(x_u, y_u)
    return Item(layer, surface, x - surface.get_width() // 2, y - surface.get_height() // 2)
