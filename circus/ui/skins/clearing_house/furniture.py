"""Drawings below the pieces of Clearing House: the counter board, and the cloth under the draft pack."""

from pygame import Surface

from circus.games.clearing_house.facts import left_neighbour
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.clearing_house.placement import is_covered
from circus.ui.skins.clearing_house.plates import centred, counters
from circus.ui.skins.clearing_house.seats import emblem, figure
from circus.ui.skins.clearing_house.spec import ART
from circus.ui.skins.table_view import TableView

HEAD_U, FOOT_U, SIDE_U = 56.0, 16.0, 28.0
"""Margins of the cloth above, below and at the sides of the cards."""


def furniture(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the counter board, and the cloth under an open pack."""
    return [*counters(kit, table), *_cloth(kit, table)]


def _cloth(kit: Toolkit, table: TableView) -> list[Item]:
    """Return a dark cloth over the house while the viewer drafts, with the direction of the passes."""
    state = state_of(table)
    if not is_covered(table):
        return []
    zone = table.layout.zones["pack/0"]
    number, share = len(state.picks[0]) + 1, state.share
    onward = left_neighbour(state, table.viewer)
    y = zone.y - zone.height / 2 - HEAD_U / 2 + 2
    left, right = zone.x - zone.width / 2 - SIDE_U + 30, zone.x + zone.width / 2 + SIDE_U - 28
    words = kit.texts.say("clearing_house-table-pack", number=number, count=share)
    title = kit.fonts.line(words, "display", 25, theme.PAPER, zone.width * 0.44)
    words = kit.texts.say("clearing_house-table-to", name=table.seats[onward].name)
    pass_on = kit.fonts.line(words, "ui-semibold", 21, theme.CREAM, zone.width * 0.38)
    badge, arrow = emblem(kit, figure(table, onward), 36), kit.sprites.svg(f"{ART}allow", height_u=32)
    wide = kit.units.u(pass_on.get_width())
    return [
        centred(kit, cloth_body(kit, zone.width, zone.height), zone.x, zone.y - (HEAD_U - FOOT_U) / 2),
        centred(kit, title, left + kit.units.u(title.get_width()) / 2, y),
        centred(kit, badge, right - 18, y),
        centred(kit, pass_on, right - 46 - wide / 2, y),
        centred(kit, arrow, right - 46 - wide - 30, y),
    ]


@painted
def cloth_body(kit: Toolkit, width_u: float, height_u: float) -> Surface:
    """Return the empty cloth for a pack of this size in units."""
    wide, high = width_u + 2 * SIDE_U, height_u + HEAD_U + FOOT_U
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), 24)
    whole = svg.box(0, 0, wide, high, "#FFFFFF", radius=20)
    panel.shadow(whole, 4, 10, 10, 0.6)
    panel.vector(
        svg.box(0, 0, wide, high, "#221C34", 0.97, radius=20)
        + svg.framed(1.5, 1.5, wide - 3, high - 3, "none", "#0E0A18", 3, radius=19)
        + svg.framed(9, 9, wide - 18, high - 18, "none", "#8F7FB4", 1.8, radius=13)
    )
    return panel.surface
