"""Scores and supplies of Quel Cirque: sockets, pennants with stars and symbol, racks of unowned colors."""

from collections.abc import Sequence

from pygame import Surface

from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.state import HIDDEN, CirqueState
from circus.levels.layouts import Zone
from circus.looks.quel_cirque.board import ART, cell_of, plan_of
from circus.looks.quel_cirque.pieces import PLATE_MARBLE_U, RACK_MARBLE_U, flies, owner, sockets
from circus.looks.table_view import Place, TableView
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.director import PlacedPiece
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Plate, Pose

PENNANT_U = 96.0
PENNANT_RATIO = 272 / 336
_INK = {"yellow": theme.INK}


def cirque_state(table: TableView) -> CirqueState:
    """The state of a table of Quel Cirque."""
    assert isinstance(table.state, CirqueState)
    return table.state


def racked(table: TableView) -> list[int]:
    """The colors whose marbles lie on racks beside the board."""
    return [color for color in range(len(COLORS)) if owner(cirque_state(table), color) < 0]


def rack_items(kit: Toolkit, table: TableView) -> list[Item]:
    """The racks with their empty sockets."""
    items: list[Item] = []
    for color in racked(table):
        zone = table.layout.zones.get(f"rack/{COLORS[color]}")
        if zone:
            box = (zone.x - zone.width / 2, zone.y - zone.height / 2, zone.width, zone.height)
            items += Plate(box, "navy").items(kit, Pose())
            items += socket_items(kit, table, color)
    return items


def socket_items(kit: Toolkit, table: TableView, color: int) -> list[Item]:
    """The empty sockets of a color."""
    items = []
    for x, y, height in sockets(table, color):
        socket = kit.sprites.svg(f"{ART}socket", height_u=height)
        place = socket.get_rect(center=kit.units.point(x, y))
        items.append(Item(theme.LAYER_PLATE, socket, place.x, place.y))
    return items


def supply_places(table: TableView) -> list[Place]:
    """Where the marbles of a color can be picked: all its sockets, as one place."""
    found = []
    for color, name in enumerate(COLORS):
        spots = sockets(table, color)
        if spots and cirque_state(table).supply[color]:
            (x0, y0, height), (x1, y1, _) = spots[0], spots[-1]
            room = max(height, theme.TARGET_U)
            found.append(Place(name, (x0 + x1) / 2, (y0 + y1) / 2, abs(x1 - x0) + room, abs(y1 - y0) + room))
    return found


def ring_items(kit: Toolkit, table: TableView, seat: int) -> list[Item]:
    """A ring in the seat's color round its portrait, when that is known."""
    color = known_color(table, seat)
    zone = table.layout.zones.get(f"plate/{table.chair(seat)}")
    if not color or zone is None or not zone.size:
        return []
    ring = kit.sprites.svg(f"{ART}ring_{color}", height_u=zone.size)
    x, y = kit.units.point(zone.x - zone.width / 2 - 16, zone.y - zone.size / 2)
    return [Item(theme.LAYER_PLATE, ring, x, y)]


def known_color(table: TableView, seat: int) -> str:
    """The color of a seat, "" as long as nobody here may know it."""
    colors = cirque_state(table).colors
    return "" if seat >= len(colors) or colors[seat] == HIDDEN else COLORS[colors[seat]]


def pennant_items(kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
    """A pennant for each color with the stars of the marbles that are seen to lie in holes."""
    plan, state = plan_of(table), cirque_state(table)
    stars = dict.fromkeys(COLORS, 0)
    for piece in shown:
        if piece.kind == "marble" and piece.place.startswith("hole/") and not flies(piece):
            stars[piece.face] += plan.board.stars[plan.board.holes.index(cell_of(piece.place))]
    items = []
    for color, name in enumerate(COLORS):
        seat = owner(state, color)
        zone = table.layout.zones.get(f"rack/{name}" if seat < 0 else f"plate/{table.chair(seat)}")
        if zone:
            pennant = _pennant(kit, name, stars[name])
            left, top = _pennant_corner(zone, seat >= 0)
            items.append(Item(theme.LAYER_PLATE, pennant, *kit.units.point(left, top)))
    return items


def _pennant_corner(zone: Zone, on_plate: bool) -> tuple[float, float]:
    width, top = PENNANT_U * PENNANT_RATIO, zone.y - zone.height / 2
    if on_plate:
        return zone.x + zone.width / 2 - width - 12, top - 4
    return zone.x - width / 2, top - 6


def _pennant(kit: Toolkit, color: str, stars: int) -> Surface:
    key = ("quel_cirque pennant", color, stars)
    return kit.panel(key, lambda: _stitched(kit, color, stars))


def _stitched(kit: Toolkit, color: str, stars: int) -> Surface:
    """A pennant with its number."""
    whole = kit.sprites.svg(f"{ART}pennant_{color}", height_u=PENNANT_U).copy()
    scale = whole.get_width() / 272
    size_u = 40 * min(1.0, 100 / kit.fonts.text_size)
    number = kit.fonts.line(str(stars), "display", size_u, _INK.get(color, theme.PAPER), 58)
    whole.blit(number, number.get_rect(center=(round(136 * scale), round(114 * scale))))
    return whole


def warm(kit: Toolkit, table: TableView) -> None:
    """Draws what appears when colors are handed out."""
    zone = table.layout.zones["plate/0"]
    for name in COLORS:
        kit.sprites.svg(f"{ART}ring_{name}", height_u=zone.size)
        _pennant(kit, name, 0)
    for height in (PLATE_MARBLE_U, RACK_MARBLE_U):
        kit.sprites.svg(f"{ART}socket", height_u=height)
