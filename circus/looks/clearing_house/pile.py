"""The pile of a window for reactions: the announced card, the Intervenes against it, the next place."""

from pygame import Surface

from circus.games.clearing_house.cards import CARDS
from circus.levels.layouts import Zone
from circus.looks.clearing_house.board import state_of
from circus.looks.clearing_house.painter import card
from circus.looks.clearing_house.spec import ART, CARD, SHEET
from circus.looks.plain import NORMAL
from circus.looks.table_view import TableView
from circus.stage import svg, theme
from circus.stage.compositor import Item
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.panel import Panel

LAYER = theme.LAYER_MODAL
PILE_CARD_U = 170.0
MOST_SHOWN = 3
"""So many cards fit beside the open place; of a longer pile the last ones are shown."""


def drawn(kit: Toolkit, table: TableView, zone: Zone) -> list[Item]:
    """The board with the pile on it."""
    state, say = state_of(table), kit.texts.say
    assert state.announced is not None
    names = [table.seats[state.announced.seat].name, *(table.seats[seat].name for seat in state.chain)]
    faces = [CARDS[state.announced.code[0]], *["intervene"] * len(state.chain)]
    laid = list(zip(range(1, len(names) + 1), faces, names, strict=True))[-MOST_SHOWN:]
    pitch = min(PILE_CARD_U * SHEET.ratio + 38, (zone.width - 40) / (len(laid) + 1))
    size = min(PILE_CARD_U, (pitch - 20) / SHEET.ratio)
    left, top = zone.x - pitch * len(laid) / 2, zone.y - zone.height / 2 + 62 + size / 2
    items = board(kit, zone, say("clearing_house-react-pile"))
    for index, (number, face, name) in enumerate(laid):
        x = left + pitch * index
        items.append(centred(kit, card(kit, CARD, face, size, NORMAL), x, top))
        items.append(centred(kit, _number(kit, number), x - size * SHEET.ratio / 2 + 4, top - size / 2 + 4))
        items.append(centred(kit, _arrow(kit), x + pitch / 2, top))
        items.append(line(kit, name, x, top + size / 2 + 20, pitch - 6))
    x = left + pitch * len(laid)
    items.append(centred(kit, kit.sprites.svg(f"{ART}stack_place", height_u=size), x, top))
    items.append(line(kit, say("clearing_house-react-reply"), x, top + size / 2 + 20, pitch - 6))
    foot = zone.y + zone.height / 2 - 30
    return [*items, line(kit, say("clearing_house-react-last-wins"), zone.x, foot, zone.width - 40)]


@painted
def _number(kit: Toolkit, number: int) -> Surface:
    panel = Panel(kit, (kit.units.px(35), kit.units.px(35)))
    middle = panel.width_u / 2
    panel.vector(svg.oval(middle, middle, 16, 16, svg.lined("#5A3A22", 2.4, fill=theme.PAPER)))
    panel.write(str(number), "display", 20, theme.INK, middle, middle, max_width_u=24)
    return panel.surface


def _arrow(kit: Toolkit) -> Surface:
    """To the left: onto the card that would be cancelled."""
    head = svg.path("M25 12 H5 M13 4 L4 12 L13 20", svg.lined(theme.CREAM, 3.6))
    return kit.sprites.svg_text(svg.document(28, 24, head), 28, 24)


def board(kit: Toolkit, zone: Zone, title: str) -> list[Item]:
    """A dark board with a title, as large as its zone."""
    words = kit.fonts.line(title, "display", 25, theme.PAPER, zone.width - 48)
    x, y = kit.units.point(zone.x - zone.width / 2 + 24, zone.y - zone.height / 2 + 29)
    return [
        centred(kit, board_body(kit, zone.width, zone.height), zone.x, zone.y),
        Item(LAYER, words, x, y - words.get_height() // 2),
    ]


@painted
def board_body(kit: Toolkit, width_u: float, height_u: float) -> Surface:
    """The empty board."""
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(height_u)), 20)
    wide, high = panel.width_u, panel.height_u
    panel.shadow(svg.box(0, 0, wide, high, "#FFFFFF", radius=14), 3, 7, 8, 0.55)
    panel.vector(
        svg.box(0, 0, wide, high, "#2B2332", 0.96, radius=14)
        + svg.framed(1.5, 1.5, wide - 3, high - 3, "none", "#120D18", 3, radius=13)
        + f'<path d="M14 4 H{wide - 14:.1f}" stroke="#B9A8CE" stroke-opacity="0.4" stroke-width="1.8"/>'
    )
    return panel.surface


def line(kit: Toolkit, words: str, x_u: float, y_u: float, room_u: float) -> Item:
    """One line with its middle at a point."""
    return centred(kit, kit.fonts.line(words, "ui", theme.CAPTION_U, theme.CREAM, room_u), x_u, y_u)


def centred(kit: Toolkit, surface: Surface, x_u: float, y_u: float) -> Item:
    """A surface of the window with its centre at a point in units."""
    x, y = kit.units.point(x_u, y_u)
    return Item(LAYER, surface, x - surface.get_width() // 2, y - surface.get_height() // 2)
