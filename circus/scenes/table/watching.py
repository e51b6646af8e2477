"""For those who watch: buttons that go faster or to the end, and a quiet word on how to hurry."""

from collections.abc import Iterable

from pygame import Surface

from circus.looks.table_view import TableButton, TableView
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Panel, icon

FAST, SKIP = BUTTONS = "ui/fast", "ui/skip"
HURRY = 5.0
"""How much faster the table is while it is held down, or for those who wish it fast."""

OUT_PACE = 2.5
"""How much faster it is by itself once everybody at the screen is out: nothing concerns them any more."""

_ZONE, _END_ZONE = "button/hint", "button/undo"
"""Who has nothing to choose needs neither hint nor undo: their places are free."""
_WORD_U, _ICON_U, _GAP_U = 18.0, 22.0, 10.0
_LINES, _LEADING = 2, 0.94
"""Close lines: the largest letters lie between the buttons above and below."""


def only_watch(table: TableView, people: Iterable[int]) -> bool:
    """Return whether no person has a decision to come, as the frame that is shown has it."""
    return all(table.game.facts.is_out(table.state, seat) for seat in people)


def buttons(*, is_fast: bool) -> tuple[TableButton, ...]:
    """Faster, or at the usual pace again; and straight to the end."""
    pace = ("table-usual-pace", "play") if is_fast else ("table-fast", "fast")
    return (TableButton(FAST, _ZONE, *pace), TableButton(SKIP, _END_ZONE, "table-skip", "step"))


def word(kit: Toolkit, table: TableView) -> list[Item]:
    """That holding the button down hurries: where the hint is while one may choose."""
    zone = table.layout.zones.get(_ZONE)
    if zone is None:
        return []
    surface = _written(kit, kit.texts.say("table-hold-to-hurry"), zone.width)
    place = surface.get_rect(center=kit.units.point(zone.x, zone.y))
    return [Item(theme.LAYER_CONTROL, surface, place.x, place.y)]


@painted
def _written(kit: Toolkit, words: str, width_u: float) -> Surface:
    """Return two arrows and a few words, pale on the table, in two lines where one is too narrow."""
    room = width_u - _ICON_U - _GAP_U
    text = kit.fonts.block(words, "ui", _WORD_U, theme.CREAM, width_u=room, leading=_LEADING, most=_LINES)
    high = max(_ICON_U, kit.units.u(text.get_height()))
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(high)))
    left = (width_u - _ICON_U - _GAP_U - kit.units.u(text.get_width())) / 2
    panel.put(icon(kit, "fast", _ICON_U, theme.CREAM), left + _ICON_U / 2, high / 2)
    panel.put(text, left + _ICON_U + _GAP_U + kit.units.u(text.get_width()) / 2, high / 2)
    return panel.surface
