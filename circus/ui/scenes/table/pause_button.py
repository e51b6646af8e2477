"""Button of a mandatory pause, such as for the points of a hand: a press continues the game."""

from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, button_width
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.skins.table_view import TableView

SEEN = "ui/seen"
_HIGH_U = 62.0
_SIZE_U = 26


def pause_button(kit: Toolkit, table: TableView) -> Button:
    """Return a gold button that replaces the prompt during the pause."""
    zone, units = table.layout.zones.get("prompt"), kit.units
    x, y = (zone.x, zone.y) if zone else (units.width_u / 2, units.height_u - _HIGH_U)
    words = kit.texts.say("table-seen")
    wide = max(220.0, button_width(kit, words, "play", GOLD, _SIZE_U) + 24)
    box = (x - wide / 2, y - _HIGH_U / 2, wide, _HIGH_U)
    return Button(
        SEEN, box, words, "play", GOLD, wanted=True, size_u=_SIZE_U, end=True, layer=theme.LAYER_FLYING
    )
