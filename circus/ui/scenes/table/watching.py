"""Controls for spectators: buttons to go faster or to the end, and a hint about hurrying."""

from collections.abc import Iterable

from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel, centred, icon
from circus.ui.skins.table_view import TableButton, TableView

FAST, SKIP = "ui/fast", "ui/skip"
HURRY = 5.0
"""Time factor while the table is held down, or at the spectators' fast pace."""

OUT_PACE = 2.5
"""Time factor once all persons at the screen are out of the game."""

_ZONE, _END_ZONE = "button/hint", "button/undo"
"""Zones of the hint and undo buttons, which spectators do not need."""
_WORD_U, _ICON_U, _GAP_U, _PAD_U = 18.0, 22.0, 10.0, 10.0
_LINES, _LEADING = 2, 0.94
"""Small leading: the largest letters must fit between the buttons above and below."""


def only_watch(table: TableView, people: Iterable[int]) -> bool:
    """Return whether no person has a further choice, in the shown frame."""
    return all(table.game.facts.is_out(table.state, seat) for seat in people)


def buttons(*, is_fast: bool) -> tuple[TableButton, ...]:
    """Return the buttons to change the pace, and to skip to the end."""
    pace = ("table-usual-pace", "play") if is_fast else ("table-fast", "fast")
    return (TableButton(FAST, _ZONE, *pace), TableButton(SKIP, _END_ZONE, "table-skip", "step"))


def word(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the hint that holding the button down hurries, in the zone of the hint button."""
    zone = table.layout.zones.get(_ZONE)
    if zone is None:
        return []
    surface = _written(kit, kit.texts.say("table-hold-to-hurry"), zone.width)
    return [centred(kit, theme.LAYER_CONTROL, surface, zone.x, zone.y)]


@painted
def _written(kit: Toolkit, words: str, width_u: float) -> Surface:
    """Return a few words in at most two lines on a dark strip, behind two arrows if there is room."""
    icon_u = _ICON_U + _GAP_U
    if kit.fonts.lines(words, "ui", _WORD_U, width_u - icon_u) > _LINES:
        icon_u = 0.0
    room = width_u - icon_u
    text = kit.fonts.block(
        words, "ui", _WORD_U, theme.CREAM, width_u=room, leading=_LEADING, most=_LINES, even=True
    )
    high = max(_ICON_U, kit.units.u(text.get_height()))
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(high)))
    wide = kit.units.u(text.get_width())
    left = (room - wide) / 2
    strip = max(0.0, left - _PAD_U), min(width_u, left + icon_u + wide + _PAD_U)
    panel.vector(svg.box(strip[0], 0, strip[1] - strip[0], high, "#17101A", 0.6, radius=8))
    if icon_u:
        panel.put(icon(kit, "fast", _ICON_U, theme.CREAM), left + _ICON_U / 2, high / 2)
    panel.put(text, left + icon_u + wide / 2, high / 2)
    return panel.surface
