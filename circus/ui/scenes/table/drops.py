"""Rules for drops: in the open play area of the table, unless the piece is there already."""

from collections.abc import Sequence

from circus.content.levels.layouts import Zone
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.input.gestures import Drop
from circus.ui.scenes.table.pieces import named
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableView


def not_on_own_cards(table: TableView, placed: Sequence[PlacedPiece], drop: Drop) -> Drop:
    """Return the drop without its target if that is another card of the viewer's hand.

    Those cards only make room.
    """
    over = named(placed, drop.over) if drop.over else None
    return drop._replace(over=None) if over and over.place == f"hand/{table.viewer}" else drop


def is_in_play(kit: Toolkit, skin: Skin, table: TableView, placed: Sequence[PlacedPiece], drop: Drop) -> bool:
    """Return whether a piece was carried into the play area, or from elsewhere into the viewer's hand.

    A table whose layout has no play area is one as a whole, except the hand.
    """
    piece = named(placed, drop.name)
    x, y = kit.units.u(drop.pos[0]), kit.units.u(drop.pos[1])
    if piece is None or (drop.over or "").startswith("ui/"):
        return False
    zones = [zone for name, zone in table.layout.zones.items() if name in skin.input.play_zones]
    hand = table.locate(f"hand/{table.viewer}")
    if not zones:
        inside = 0 <= x < kit.units.width_u and 0 <= y < kit.units.height_u
        return inside and drop.over is None and not (hand and _holds(hand, x, y))
    zones += [hand] if hand else []
    return any(_holds(zone, x, y) and not _holds(zone, piece.x, piece.y) for zone in zones)


def _holds(zone: Zone, x: float, y: float) -> bool:
    return abs(x - zone.x) <= zone.width / 2 and abs(y - zone.y) <= zone.height / 2
