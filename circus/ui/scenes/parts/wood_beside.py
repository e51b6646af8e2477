"""Dark wood next to a table that takes only a part of the window."""

from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit


def wood_beside(kit: Toolkit, table: Surface) -> list[Item]:
    """Return boards to the right of a table's background and below it, up to the edges of the window.

    They are below everything, so no picture of the whole window is composed.
    """
    (width, height), (right, low) = kit.units.size, table.get_size()
    parts = Rect(right, 0, width - right, height), Rect(0, low, min(right, width), height - low)
    return [
        Item(
            theme.LAYER_GROUND,
            kit.backgrounds.texture("dark-wood", part.size, kit.units.scale),
            *part.topleft,
        )
        for part in parts
        if part.w > 0 and part.h > 0
    ]
