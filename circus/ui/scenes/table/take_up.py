"""Hand-over button for a person who has the mouse: their hand stays covered until they press it."""

from circus.content.levels.layouts import Zone
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button
from circus.ui.gfx.widgets.buttons import GOLD, button_width

TAKE_UP = "ui/take-up"


def take_up(kit: Toolkit, name: str, zone: Zone) -> Button:
    """Return a golden button with the person's name in the prompt's zone."""
    label = kit.texts.say("table-take-up", name=name)
    wide = min(zone.width, button_width(kit, label, "closed-eye", GOLD))
    high = max(zone.height, kit.fonts.height_u("display", 26) + 18)
    box = (zone.x - wide / 2, zone.y - high / 2, wide, high)
    return Button(TAKE_UP, box, label, "closed-eye", GOLD, wanted=True, layer=theme.LAYER_CONTROL)
