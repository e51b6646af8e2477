"""Phones at a table: a small mark at the plates of seats that are played on phones."""

from dataclasses import dataclass

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel, Pose, Target, Widget, icon
from circus.ui.gfx.widgets.base import centred
from circus.ui.scenes.phones.overview import PhonesOverview
from circus.ui.scenes.table.tabletop import PORTRAIT_HANG_U
from circus.ui.skins.table_view import TableView

CONNECTED, AWAY = "ui/phone/", "ui/phone-away/"
"""Prefixes of the marks' names; the number of the seat follows."""

_SIZE_U, _ICON_U = 42.0, 27.0
_INSIDE_U, _BELOW_TOP_U = 24.0, 17.0
"""Distance of a mark's centre from the left and upper edges of a portrait."""


@dataclass(frozen=True)
class PhoneMark:
    """Mark of a phone, its centre at (x, y) in units; a click opens an explanation."""

    name: str
    x: float
    y: float

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the disc with the phone, crossed out without a connection."""
        return [centred(kit, theme.LAYER_CONTROL, _disc(kit, self.name.startswith(AWAY)), self.x, self.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return a box round the disc that is large enough for a finger."""
        side = max(_SIZE_U, theme.TARGET_U)
        return [Target(self.name, kit.units.rect(self.x - side / 2, self.y - side / 2, side, side))]


@painted
def _disc(kit: Toolkit, is_away: bool) -> Surface:
    side = kit.units.px(_SIZE_U)
    panel = Panel(kit, (side, side), 5)
    middle, body = _SIZE_U / 2, theme.DISABLED if is_away else theme.NAVY
    ring = f'<circle cx="{middle}" cy="{middle}" r="{middle - 1.5}" '
    panel.shadow(ring + 'fill="#FFFFFF"/>', 1, 2, 3, 0.45)
    panel.vector(ring + f'fill="{body}" stroke="{theme.CREAM}" stroke-width="2"/>')
    panel.put(icon(kit, "no-phone" if is_away else "phone", _ICON_U, theme.PAPER), middle, middle)
    return panel.surface


def phone_marks(table: TableView, overview: PhonesOverview) -> list[Widget]:
    """Return the mark at the plate of each seat with a phone."""
    found: list[Widget] = []
    for seat in sorted(overview.joined):
        if zone := table.plate(seat):
            prefix = AWAY if seat in overview.away else CONNECTED
            found.append(mark_at(f"{prefix}{seat}", zone))
    return found


def mark_at(name: str, zone: Zone) -> PhoneMark:
    """Return a mark at the upper left of the portrait on a plate, since its emblem is lower right.

    The mark ends before the portrait's left edge: beyond it are the window's edge or the next plate.
    """
    left, top = zone.x - zone.width / 2 - PORTRAIT_HANG_U, zone.y - zone.size / 2
    return PhoneMark(name, left + _INSIDE_U, top + _BELOW_TOP_U)
