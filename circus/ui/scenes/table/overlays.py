"""Marks over a table: dots on the plates of thinking players, lamps on a hint's picks."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel, Target, centred, icon
from circus.ui.gfx.widgets.base import outline
from circus.ui.input.picker import VERB
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.pieces import box_of, named, silhouette
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableView

DOTS = 3
DOTS_MS = 300
"""Time in ms that each of the three dots is the bright one."""

_BUBBLE = 54.0, 26.0
_ON_PLATE_U = 4.0
"""Extension of a bubble over the plate; more would cover a name in large letters."""
_LAMP_U = 34.0
_ROUND_THE_HEAD = (0, 40, -40, 65, -65)
"""Directions of a lamp from the centre of a piece, in degrees from its head, the preferred first."""
_EDGE = 0.1
"""Share of a lamp that may lie over a label."""
_ROUND_BUTTON_U = 16.0
_LAMP_LINE = "#BFE8DC"
_FRAME = ((5, theme.TEAL, 1), (1.6, _LAMP_LINE, 0.9))


class DotsClock:
    """Clock of the dots on the plates of thinking players.

    Attributes:
        ms: the time so far.
    """

    def __init__(self) -> None:
        self.ms = 0.0

    @property
    def bright(self) -> int:
        """Index of the bright dot."""
        return int(self.ms / DOTS_MS) % DOTS

    def advance(self, ms: float) -> bool:
        """Advance time; return whether another dot is bright now."""
        before, self.ms = self.ms, self.ms + ms
        return before // DOTS_MS != self.ms // DOTS_MS


def dots(kit: Toolkit, table: TableView, seats: Iterable[int], clock: float) -> list[Item]:
    """Return a bubble above the name of each of these seats; `clock` in ms determines the bright dot."""
    bright = int(clock / DOTS_MS) % DOTS
    wide, high = _BUBBLE
    found = []
    for seat in seats:
        zone = table.plate(seat)
        if zone is not None:
            left, top = zone.x - zone.width / 2 + zone.size, zone.y - zone.height / 2
            rect = kit.units.rect(left, max(2.0, top - high + _ON_PLATE_U), wide, high)
            found.append(Item(theme.LAYER_TAG, _bubble(kit, rect.size, bright), rect.x, rect.y))
    return found


def lamps(
    kit: Toolkit,
    skin: Skin,
    table: TableView,
    names: Mapping[str, int],
    shown: Sequence[PlacedPiece],
    targets: Sequence[Target],
) -> list[Item]:
    """Return a lamp on each item of these names, as many per name as given.

    Lamps of pieces cover no label on the table, if another place at the piece is free. Of several pieces of
    a name, those at another marked item come first: the plus of the suggested clown, for instance.
    """
    found: list[Item] = []
    words = sight.labels(kit, skin, table)
    left = Counter(names)
    for piece in sorted(shown, key=lambda each: each.place not in names):
        name = skin.input.aim(table, piece)
        if name and left[name] > 0:
            left[name] -= 1
            found += _on_piece(kit, skin, piece, words)
    covers = [box_of(kit, skin, piece) for piece in shown]
    for target in targets:
        if left[target.name] > 0:
            left[target.name] = 0
            pieces = _lying_at(kit, shown, target)
            found += _on_piece(kit, skin, pieces, words) if pieces else _on_box(kit, target, covers)
    return found


def _lying_at(kit: Toolkit, shown: Sequence[PlacedPiece], target: Target) -> PlacedPiece | None:
    """Return the piece at a target: it is marked in its own shape."""
    found = named(shown, target.name)
    return found if found and target.rect.collidepoint(kit.units.point(found.x, found.y)) else None


def _on_piece(kit: Toolkit, skin: Skin, piece: PlacedPiece, words: Sequence[Rect]) -> list[Item]:
    """Return a lamp at the head of a piece, and its outline glowing in teal.

    The lamp is above a piece, or beside its head where it would cover words there. It touches a card, since
    the prompt is close above a hand.
    """
    head = piece.height / 2 + (0.0 if piece.kind == "card" else _LAMP_U / 2)
    lamp, turns = _lamp(kit), (0,) if piece.kind == "card" else _ROUND_THE_HEAD
    places = []
    for aside in turns:
        turn = math.radians(piece.tilt + aside)
        middle = kit.units.point(piece.x + head * math.sin(turn), piece.y - head * math.cos(turn))
        places.append(lamp.get_rect(center=middle))
    place = next((each for each in places if not _hides(each, words)), places[0])
    shape = silhouette(kit, skin, piece)
    glow = kit.sprites.glow(shape, theme.TEAL, 7, 0.95)
    glow = kit.sprites.tilted(glow, piece.tilt) if piece.tilt else glow
    halo = centred(kit, theme.LAYER_HALO, glow, piece.x, piece.y)
    return [halo, Item(theme.LAYER_TAG, lamp, place.x, place.y)]


def _hides(lamp: Rect, words: Sequence[Rect]) -> bool:
    """Return whether a lamp lies over more than the edge of a label."""
    parts = [lamp.clip(each) for each in words]
    return any(part.w * part.h > _EDGE * lamp.w * lamp.h for part in parts)


def _on_box(kit: Toolkit, target: Target, covers: Sequence[Rect]) -> list[Item]:
    """Return a teal line round a place or a button, and a lamp that covers no piece.

    On a place the lamp is inside at the bottom, since pieces behind extend upwards; on a button it is at the
    left, since labels may extend at the right. The line round a button is outside of it, below overlapping
    drawings.
    """
    box, is_button = target.rect, target.name.startswith(VERB)
    room = kit.units.px(_ROUND_BUTTON_U if is_button else 6)
    frame = outline(kit, box.inflate(room, room).size, 2.5, theme.RADIUS_U, _FRAME)
    around, lamp = frame.get_rect(center=box.center), _lamp(kit)
    inner = box.inflate(-lamp.get_width(), -lamp.get_height())
    corners = [box.topleft, box.bottomleft, box.topright, box.bottomright]
    if not is_button:
        corners = [inner.bottomleft, inner.topleft, inner.bottomright, inner.topright, *corners]
    places = [lamp.get_rect(center=corner) for corner in corners]
    place = next((each for each in places if each.collidelist(covers) == -1), places[0])
    return [
        Item(theme.LAYER_PROPS if is_button else theme.LAYER_CONTROL, frame, around.x, around.y),
        Item(theme.LAYER_CONTROL, lamp, place.x, place.y),
    ]


@painted
def _bubble(kit: Toolkit, size: tuple[int, int], bright: int) -> Surface:
    panel = Panel(kit, size)
    middle = panel.height_u / 2
    line = f'stroke="{theme.CREAM}" stroke-opacity="0.45" stroke-width="1.6"'
    body = panel.rounded(1, middle, f'fill="{theme.NIGHT}" {line}')
    for number in range(DOTS):
        x = panel.width_u / 2 + (number - 1) * 13
        reach, strength = (4.6, 1.0) if number == bright else (3.6, 0.45)
        body += (
            f'<circle cx="{x:.2f}" cy="{middle:.2f}" r="{reach}" fill="{theme.CREAM}" '
            f'fill-opacity="{strength}"/>'
        )
    panel.vector(body)
    return panel.surface


@painted
def _lamp(kit: Toolkit) -> Surface:
    side = kit.units.px(_LAMP_U)
    panel = Panel(kit, (side, side), 6)
    middle = panel.width_u / 2
    disc = f'<circle cx="{middle:.2f}" cy="{middle:.2f}" r="{middle - 1.4:.2f}" '
    panel.shadow(disc + 'fill="#FFFFFF"/>', 1, 2, 3, 0.45)
    panel.vector(disc + f'fill="{theme.CHOSEN}" stroke="{_LAMP_LINE}" stroke-width="2.2"/>')
    panel.put(icon(kit, "bulb", 22, theme.PAPER), middle, middle)
    return panel.surface
