"""Plates of Clown Standoff: the dummy's, and those of players hit by a pie."""

import pygame
from pygame import Surface

from circus.games.clown_standoff.cards import size
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Label, Plate, Pose, centred
from circus.ui.gfx.widgets.boards import NO_EDGE
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.skins.clown_standoff.placement import plate_zone
from circus.ui.skins.clown_standoff.spec import ART, state_of
from circus.ui.skins.plain import portrait
from circus.ui.skins.table_view import TableView

CREAM_MARGIN_U = 44.0
"""Border round the plate of a player who was hit, for cream and ribbon."""
PORTRAIT_HANG_U = 16.0


def plate_items(kit: Toolkit, table: TableView, seat: int) -> list[Item]:
    """Return cream on the plate of a seat that was hit."""
    if seat not in state_of(table).fallen:
        return []
    zone = plate_zone(table, seat)
    return [centred(kit, theme.LAYER_PLATE, creamed_plate(kit, table, seat), zone.x, zone.y)]


def creamed_plate(kit: Toolkit, table: TableView, seat: int) -> Surface:
    """Return the plate of this seat after a hit."""
    zone = plate_zone(table, seat)
    name = table.seats[seat].name
    return creamed(kit, portrait(table, seat), name, zone.width, zone.height, zone.size)


def dummy(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the plate of the third hand in a game of two."""
    if "plate/dummy" not in table.layout.zones:
        return []
    zone, state = table.layout.zones["plate/dummy"], state_of(table)
    say, left = kit.texts.say, zone.x - zone.width / 2
    box = (left, zone.y - zone.height / 2, zone.width, zone.height)
    inside = left + zone.size - PORTRAIT_HANG_U + 14
    room = zone.width - (inside - left) - 8
    held = size(state.hands[-1])
    lines = [(say("clown_standoff-table-dummy"), "display", theme.NAME_U, theme.PAPER, -14 if held else 0)]
    if held:
        count = say("clown_standoff-table-dummy-hand", count=held)
        lines.append((count, "ui", theme.CAPTION_U, theme.CREAM, 19))
    items = Plate(box, "wood", NO_EDGE).items(kit, Pose())
    for line, font, height, colour, down in lines:
        label = Label(
            inside, zone.y + down, line, font, height, colour, max_width=room, layer=theme.LAYER_PLATE
        )
        items += label.items(kit, Pose())
    portrait = kit.sprites.svg(f"{ART}dummy", height_u=zone.size)
    x, y = kit.units.point(left - PORTRAIT_HANG_U, zone.y - zone.size / 2)
    return [*items, Item(theme.LAYER_PLATE, portrait, x, y)]


@painted
def creamed(kit: Toolkit, portrait: str, name: str, wide: float, high: float, size: float) -> Surface:
    """Return the plate of a seat that was hit: grey, cream over the portrait, never over the name."""
    say = kit.texts.say
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), CREAM_MARGIN_U)
    whole = svg.box(0, 0, wide, high, "#FFFFFF", radius=theme.RADIUS_U)
    panel.shadow(whole, 3, 6, 7, 0.5)
    panel.vector(svg.framed(1.5, 1.5, wide - 3, high - 3, theme.DISABLED, "#2B2523", 3, radius=12))
    middle, left = size / 2 - 16, size - 2
    panel.write(name, "display", theme.NAME_U, "#E9DDC6", left, high / 2 - 15, anchor="midleft",
                max_width_u=wide - left - 12)  # fmt: skip
    panel.write(say("clown_standoff-table-out"), "ui", theme.CAPTION_U, theme.DISABLED_TEXT, left,
                high / 2 + 18, anchor="midleft", max_width_u=wide - left - 12)  # fmt: skip
    sprites = kit.sprites
    panel.put(sprites.tinted(sprites.svg(portrait, height_u=size), "#B9B0B4"), middle, high / 2)
    panel.put(sprites.svg(f"{ART}cream_mask", height_u=size * 1.1), middle, high / 2 + size * 0.04)
    for number, x, y, across in ((2, wide - 6, 4, 44), (3, left + 12, high + 6, 34), (1, -10, 10, 30)):
        panel.put(sprites.svg(f"{ART}splat_{number}", height_u=across), x, y)
    panel.put(_ribbon(kit, say("clown_standoff-table-pied")), wide - 66, high + 7)
    return panel.surface


def _ribbon(kit: Toolkit, words: str) -> Surface:
    """Return a small paper ribbon with swallow tails, hanging askew."""
    high = max(34.0, kit.fonts.height_u("display", 19) + 10)
    wide = kit.fonts.width_u(words, "display", 19) + 50
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), 8)
    notch = high / 2
    right = f"H{wide - 2:.1f} L{wide - 13:.1f} {notch:.1f} L{wide - 2:.1f} {high - 5:.1f}"
    shape = f"M2 5 {right} H2 L13 {notch:.1f} Z"
    panel.shadow(svg.path(shape, svg.filled("#FFFFFF")), 2, 4, 3, 0.45)
    panel.vector(svg.path(shape, svg.lined("#5A2A1E", 2.2, fill="#FFF6E0")))
    panel.write(words, "display", 19, "#7C1620", wide / 2, notch)
    return pygame.transform.rotozoom(panel.surface, 7, 1)
