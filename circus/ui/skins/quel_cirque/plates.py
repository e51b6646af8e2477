"""Scores and supplies of Quel Cirque: sockets, pennants with stars and symbol, racks of unowned colors."""

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.rules import stars
from circus.games.quel_cirque.state import HIDDEN
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Plate, Pose
from circus.ui.gfx.widgets.slips import dark_strip
from circus.ui.skins.quel_cirque.board import plan_of
from circus.ui.skins.quel_cirque.placement import cirque_state, plate_of, sockets
from circus.ui.skins.quel_cirque.spec import ART, NAMES_UP_U, PENNANT_RATIO, PENNANT_U, PLATE_ROOM_U
from circus.ui.skins.table_view import TableView

MARK_U, MARK_HIGH, LARGEST_MARK = 16.0, 1.7, 130
"""Size of the words at the last hole; height of their strip in that; text size in % up to which they grow."""

_INK = {"yellow": theme.INK}


def furniture(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the mark of the last hole, and the racks of colors without a known owner, with their stars."""
    items = goal(kit, table)
    for color, name in enumerate(COLORS):
        zone = table.layout.zones.get(f"rack/{name}")
        if zone and plate_of(table, color) < 0:
            items += Plate(zone.box, "navy").items(kit, Pose())
            items += _socket_items(kit, table, color)
            corner = zone.x - PENNANT_U * PENNANT_RATIO / 2, zone.y - zone.height / 2 - 6
            items.append(_pennant_item(kit, table, color, corner))
    return items


def goal(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the words at the last hole: it ends the game (QC-13)."""
    plan = plan_of(table)
    x, y = plan.centre(plan.board.holes[-1])
    size_u = MARK_U * min(1.0, LARGEST_MARK / kit.fonts.text_size)
    words = dark_strip(kit, kit.texts.say("quel_cirque-last-hole"), size_u, size_u * MARK_HIGH)
    corner = words.get_rect(center=kit.units.point(x, y - plan.cell / 2))
    return [Item(theme.LAYER_PLATE, words, corner.x, corner.y)]


def plate_items(kit: Toolkit, table: TableView, seat: int) -> list[Item]:
    """Return the ring round the portrait; with open colors also the marbles' sockets and the stars."""
    colors = cirque_state(table).colors
    color = colors[seat] if seat < len(colors) else HIDDEN
    zone = table.plate(seat)
    if color == HIDDEN or zone is None:
        return []
    items = _ring_items(kit, zone, COLORS[color])
    if plate_of(table, color) == seat:
        corner = (zone.x + zone.width / 2 - PENNANT_U * PENNANT_RATIO - 12, zone.y - zone.height / 2 - 4)
        items += [*_socket_items(kit, table, color), _pennant_item(kit, table, color, corner)]
    return items


def seat_colour(table: TableView, seat: int) -> str:
    """Return the colour of a seat's marbles and of the ring round its portrait; "" while it is unknown."""
    colors = cirque_state(table).colors
    color = colors[seat] if seat < len(colors) else HIDDEN
    return "" if color == HIDDEN else theme.PLAYER_COLOURS[COLORS[color]]


def plate_room(table: TableView) -> float:
    """Return the room for the pennant or the card."""
    return PLATE_ROOM_U


def names_up(table: TableView) -> float:
    """Return the offset of names, above the marbles if colors are open."""
    return 0.0 if cirque_state(table).config.secret_clown else NAMES_UP_U


def _ring_items(kit: Toolkit, zone: Zone, color: str) -> list[Item]:
    """Return a ring in the seat's color round its portrait."""
    if not zone.size:
        return []
    ring = kit.sprites.svg(f"{ART}ring_{color}", height_u=zone.size)
    x, y = kit.units.point(zone.x - zone.width / 2 - 16, zone.y - zone.size / 2)
    return [Item(theme.LAYER_PLATE, ring, x, y)]


def _socket_items(kit: Toolkit, table: TableView, color: int) -> list[Item]:
    """Return the empty sockets of a color."""
    items = []
    for x, y, height in sockets(table, color):
        socket = kit.sprites.svg(f"{ART}socket", height_u=height)
        corner = socket.get_rect(center=kit.units.point(x, y))
        items.append(Item(theme.LAYER_PLATE, socket, corner.x, corner.y))
    return items


def _pennant_item(kit: Toolkit, table: TableView, color: int, corner: tuple[float, float]) -> Item:
    """Return the pennant of a color with the stars that its marbles have won."""
    surface = pennant(kit, COLORS[color], stars(cirque_state(table))[color])
    return Item(theme.LAYER_PLATE, surface, *kit.units.point(*corner))


@painted
def pennant(kit: Toolkit, color: str, points: int) -> Surface:
    """Return a pennant with a number."""
    whole = kit.sprites.svg(f"{ART}pennant_{color}", height_u=PENNANT_U).copy()
    scale = whole.get_width() / 272
    size_u = 40 * min(1.0, 100 / kit.fonts.text_size)
    number = kit.fonts.line(str(points), "display", size_u, _INK.get(color, theme.PAPER), 58)
    whole.blit(number, number.get_rect(center=(round(136 * scale), round(114 * scale))))
    return whole
