"""Areas of a table that slips must not cover: the prompt, one's own hand and plate, the counters."""

from collections.abc import Sequence

from pygame import Rect

from circus.content.levels.layouts import Zone
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.pieces import box_of
from circus.ui.scenes.table.prompt import ribbon
from circus.ui.scenes.table.tabletop import PORTRAIT_HANG_U
from circus.ui.skins.about import zones as worded_zones
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableView

_LARGE = 1 / 8
"""Share of the window: no slip is as large."""
WORDS_COUNT = 3
"""How much more drawn words count than the same area of a piece or a plate."""


def rect_of(kit: Toolkit, zone: Zone) -> Rect:
    """Return the box of a zone in pixels."""
    return kit.units.rect(*zone.box)


def prompt(kit: Toolkit, skin: Skin, table: TableView) -> list[Rect]:
    """Return the box of the prompt with its words; empty without a prompt."""
    zone, shown = table.layout.zones.get("prompt"), ribbon(kit, skin, table)
    return [rect_of(kit, zone).union(kit.units.rect(*shown.reach(kit)))] if zone and shown else []


def own(kit: Toolkit, skin: Skin, table: TableView, placed: Sequence[PlacedPiece]) -> list[Rect]:
    """Return the boxes of the viewer's hand and plate, the hand first."""
    place = f"hand/{table.viewer}"
    held = [box_of(kit, skin, piece) for piece in placed if piece.place == place]
    zone = table.plate(table.viewer) if table.viewer >= 0 else None
    return [*held, *([plate(kit, zone)] if zone else [])]


def plates(kit: Toolkit, table: TableView) -> list[Rect]:
    """Return the boxes of the plates of all seats, with their portraits."""
    return [plate(kit, zone) for name, zone in table.layout.zones.items() if name.startswith("plate/")]


def plate(kit: Toolkit, zone: Zone) -> Rect:
    """Return the box of a plate with the portrait that extends over its left end."""
    left, top = zone.x - zone.width / 2 - PORTRAIT_HANG_U, zone.y - zone.size / 2
    return rect_of(kit, zone).union(kit.units.rect(left, top, zone.size, zone.size))


def pieces(kit: Toolkit, skin: Skin, placed: Sequence[PlacedPiece]) -> list[Rect]:
    """Return the boxes of pieces with a name, which are picks."""
    return [box_of(kit, skin, piece) for piece in placed if piece.name]


def counters(kit: Toolkit, table: TableView) -> list[Rect]:
    """Return the boxes of the slips and counters of a table."""
    return [rect_of(kit, table.layout.zones[item.place]) for item in worded_zones(kit.texts, table)]


def drawn(kit: Toolkit, skin: Skin, table: TableView, placed: Sequence[PlacedPiece]) -> list[Rect]:
    """Return the boxes of drawings among and over the pieces, except those that fill the window."""
    among = [item for item in skin.painter.furniture(kit, table) if item.layer > theme.LAYER_PROPS]
    return [*_small_boxes(kit, among), *marks(kit, skin, table, placed)]


def labels(kit: Toolkit, skin: Skin, table: TableView) -> list[Rect]:
    """Return the boxes of small drawings on the table, below the pieces: labels, counters, places."""
    return _small_boxes(kit, skin.painter.furniture(kit, table))


def goal(kit: Toolkit, skin: Skin, table: TableView) -> list[Rect]:
    """Return the boxes of the goal in words on the table."""
    return _small_boxes(kit, skin.painter.goal(kit, table))


def marks(kit: Toolkit, skin: Skin, table: TableView, placed: Sequence[PlacedPiece]) -> list[Rect]:
    """Return the boxes of drawings over the pieces, except those that fill the window."""
    return _small_boxes(kit, skin.painter.overlays(kit, table, placed))


def _small_boxes(kit: Toolkit, items: Sequence[Item]) -> list[Rect]:
    boxes = [item.surface.get_rect(topleft=(item.x, item.y)) for item in items]
    return [box for box in boxes if is_small(kit, box)]


def is_small(kit: Toolkit, box: Rect, share: float = _LARGE) -> bool:
    """Return whether a box is at most a share of the window, so that a slip can avoid it completely.

    A part of a larger one stays visible in any case.
    """
    wide, high = kit.units.size
    return box.w * box.h <= wide * high * share
