"""Coach's gloved hand, which points at an item and nods."""

from collections.abc import Sequence
from math import cos, pi, radians, sin

from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Target, visible_part
from circus.ui.gfx.widgets.base import Stroke, outline
from circus.ui.scenes.table.pieces import box_of, silhouette
from circus.ui.skins.skin import Skin

NOD_MS = 900.0
"""Time in ms between two nods."""
STEPS = 12
"""Number of pictures of a nod."""

_WIDE_U = 84.0
_FINGER = 0.46
"""Distance of the finger's tip from the centre of the hand, in its widths."""
_NOD_U = 9.0
_FRAME = ((6, theme.INK, 0.75), (3.4, theme.PAPER, 1))
LAST = ((8.5, theme.INK, 0.8), (4.6, "#8FF0D0", 1))
"""Strokes of the line round a piece that moved last: mint, which marks nothing else."""
_SQUARE, _SOLID = 0.12, 100
_CORNERS = tuple((x * 0.86, y * 0.86) for x in (-1, 1) for y in (-1, 1))
_SIDE_MIDDLES = ((-0.9, 0.0), (0.9, 0.0), (0.0, -0.9), (0.0, 0.9))
"""Test points of a disc: transparent at the corners, solid at the side middles, in half sides."""
_SIDES = (-60, -120, -90, -30, -150, 0, 180, 30, 150, 60, 120, 90)
"""Directions of the hand, the preferred first; degrees clockwise from the right."""


def rects_of(names: Sequence[str], targets: Sequence[Target]) -> list[Rect]:
    """Return the visible boxes of the items of these names, in pixels.

    Of several with one name it is the uppermost. A card under other cards is its visible strip, a plate under
    marbles the whole plate.
    """
    found = []
    for name in names:
        at = max((at for at, target in enumerate(targets) if target.name == name), default=-1)
        if at >= 0:
            found.append(_uncovered(targets[at], targets[at + 1 :]))
    return found


def visible_box(target: Target, targets: Sequence[Target]) -> Rect:
    """Return the box of a target; of a card under other cards, its visible strip."""
    if not target.name.startswith("card/"):
        return target.rect
    return _uncovered(target, targets[targets.index(target) + 1 :]) or target.rect


def _uncovered(target: Target, above: Sequence[Target]) -> Rect:
    """Return the part of a target that is outside of later targets of its kind."""
    kind = target.name.partition("/")[0] + "/"
    return visible_part(target.rect, [each.rect for each in above if each.name.startswith(kind)])


def pointing(
    kit: Toolkit, rects: Sequence[Rect], free: Sequence[Rect], clock: float, rounds: Sequence[Rect] = ()
) -> list[Item]:
    """Return a line round each item and a hand at it, from the side that covers least of `free`.

    Items of `rounds` have a round line.
    """
    items: list[Item] = []
    for rect in rects:
        others = [*free, *(each for each in rects if each is not rect)]
        items += _round(kit, rect, rect in rounds)
        items.append(_hand(kit, rect, others, clock))
    return items


def ringed(
    kit: Toolkit, rects: Sequence[Rect], rounds: Sequence[Rect] = (), strokes: tuple[Stroke, ...] = _FRAME
) -> list[Item]:
    """Return a line round each of some items; those of `rounds` have a round one."""
    return [item for rect in rects for item in _round(kit, rect, rect in rounds, strokes)]


def round_ones(kit: Toolkit, skin: Skin, placed: Sequence[PlacedPiece], rects: Sequence[Rect]) -> list[Rect]:
    """Return the boxes that contain round pieces, which a square frame would cut."""
    return [rect for rect in rects if any(_fills(kit, skin, piece, rect) for piece in placed)]


def _fills(kit: Toolkit, skin: Skin, piece: PlacedPiece, rect: Rect) -> bool:
    """Return whether a round piece fills a box."""
    box = box_of(kit, skin, piece)
    if not rect.collidepoint(box.center) or abs(box.centerx - rect.centerx) > rect.w * _SQUARE:
        return False
    shape = silhouette(kit, skin, piece)
    return is_round(shape) and abs(shape.get_bounding_rect(_SOLID).w - rect.w) <= 2 * _SQUARE * rect.w


def solid_box(kit: Toolkit, skin: Skin, piece: PlacedPiece) -> Rect:
    """Return the box of what is solid of a piece, in pixels, without the margins of its picture."""
    shape = silhouette(kit, skin, piece)
    place = shape.get_rect(center=box_of(kit, skin, piece).center)
    return shape.get_bounding_rect(_SOLID).move(place.topleft)


def is_round(shape: Surface) -> bool:
    """Return whether a picture is a disc: transparent at its corners, solid at the middles of its sides."""
    box = shape.get_bounding_rect(_SOLID)
    if not box.h or abs(box.w - box.h) > _SQUARE * box.h:
        return False
    across, along = (box.w - 1) / 2, (box.h - 1) / 2

    def is_solid(x: float, y: float) -> bool:
        at = round(box.x + across + x * across), round(box.y + along + y * along)
        return shape.get_at(at).a > _SOLID

    return not any(is_solid(x, y) for x, y in _CORNERS) and all(is_solid(x, y) for x, y in _SIDE_MIDDLES)


def beat(clock: float) -> int:
    """Return the index of the nod's picture; the hand is redrawn when it changes."""
    return int(clock / NOD_MS * STEPS) % STEPS


def _hand(kit: Toolkit, rect: Rect, free: Sequence[Rect], clock: float) -> Item:
    """Return the hand with its fingertip slightly inside the edge of the item."""
    window = Rect(0, 0, *kit.units.size)
    places = [(turn, _place(kit, rect, turn, 0.0)) for turn in _SIDES]

    def hidden(side: tuple[int, Rect]) -> int:
        outside = side[1].w * side[1].h - _shared(side[1], window)
        return 4 * outside + sum(_shared(side[1], each) for each in free)

    turn, _ = min(places, key=hidden)
    still = kit.settings.reduced_motion
    nod = 0.0 if still else _NOD_U * (1 - cos(2 * pi * beat(clock) / STEPS)) / 2
    place = _place(kit, rect, turn, nod)
    return Item(theme.LAYER_FLYING + 1, _glove(kit, turn), place.x, place.y)


def _place(kit: Toolkit, rect: Rect, turn: int, nod: float) -> Rect:
    """Return the box of the hand from a direction, in degrees clockwise from the right."""
    x, y = _edge(rect, radians(turn))
    reach = kit.units.px(_WIDE_U * _FINGER + nod)
    x, y = x + reach * cos(radians(turn)), y + reach * sin(radians(turn))
    return _glove(kit, turn).get_rect(center=(round(x), round(y)))


def _shared(first: Rect, second: Rect) -> int:
    part = first.clip(second)
    return part.w * part.h


def _edge(rect: Rect, angle: float) -> tuple[float, float]:
    """Return the point of a rectangle's edge in a direction from its centre, slightly inside."""
    across, along = cos(angle), sin(angle)
    half_w, half_h = rect.w / 2 * 0.82, rect.h / 2 * 0.82
    share = min(
        half_w / abs(across) if abs(across) > 1e-6 else 1e9, half_h / abs(along) if abs(along) > 1e-6 else 1e9
    )
    return rect.centerx + across * share, rect.centery + along * share


def _glove(kit: Toolkit, turn: int) -> Surface:
    """Return the hand for a direction (degrees clockwise from the right), never upside down."""
    points = (turn + 180) % 360
    if 90 < points < 270:
        return kit.sprites.svg("common/glove", width_u=_WIDE_U, flip=True, tilt=points - 180)
    return kit.sprites.svg("common/glove", width_u=_WIDE_U, tilt=points)


def _round(kit: Toolkit, rect: Rect, is_disc: bool, strokes: tuple[Stroke, ...] = _FRAME) -> list[Item]:
    room = kit.units.px(7)
    size = rect.inflate(2 * room, 2 * room).size
    radius = kit.units.u(min(size)) / 2 - 3 if is_disc else theme.RADIUS_U
    frame = outline(kit, size, 3, radius, strokes)
    place = frame.get_rect(center=rect.center)
    return [Item(theme.LAYER_FLYING, frame, place.x, place.y)]
