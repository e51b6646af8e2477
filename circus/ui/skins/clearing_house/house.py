"""House of Clearing House from above: walls, windows, floors, rugs, inner walls, and its lamplight."""

from collections.abc import Iterator

import pygame
from pygame import Surface

from circus.core.level import Cell
from circus.ui.gfx import svg
from circus.ui.gfx.blank import blank
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.svg import box, framed
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.clearing_house.board import WALL_U, HouseBoardPlan
from circus.ui.skins.clearing_house.rooms import MANSION, FloorRoom, gaps, rooms
from circus.ui.skins.clearing_house.spec import ART

DARK_LINE, PALE_LINE = "#1A1220", "#F7E8C9"
RUG_ALPHA = 205
ROOM_TONE = {MANSION: "#9490B4", "warehouse": "#7D84A8"}
WALL_TONE, WALL_LIGHT, WALL_DARK = "#6B4A4C", "#9A7470", "#2A1A20"


def furnished(kit: Toolkit, easel: Easel, plan: HouseBoardPlan, style: str) -> None:
    """Draw the house with all of its immovable objects."""
    _walls(easel, plan)
    inside = _floors(kit, plan, style)
    _lit(kit, inside, plan, style)
    _frames(kit, inside, plan)
    easel.surface.blit(inside, kit.units.point(plan.left, plan.top))
    if style == MANSION:
        _thresholds(easel, plan, style)
    for gap in gaps(plan.board):
        _blocked(kit, easel, plan, gap)
    _windows(kit, easel, plan)
    _lamps(kit, easel, plan, style)


def _walls(easel: Easel, plan: HouseBoardPlan) -> None:
    """Draw the thick outer wall with its shadow on the gravel."""
    left, top = plan.left - WALL_U, plan.top - WALL_U
    wide, high = plan.width + 2 * WALL_U, plan.height + 2 * WALL_U
    room = (left - 60, top - 40, wide + 140, high + 140)
    easel.shadow(box(left + 12, top + 18, wide, high, "#FFFFFF", radius=10), room, 16, 0.75, "#05060F")
    easel.vector(
        framed(left, top, wide, high, WALL_TONE, WALL_DARK, 4, radius=9)
        + framed(left + 4, top + 4, wide - 8, high - 8, "none", WALL_LIGHT, 2.4, radius=6)
        + framed(
            plan.left - 3, plan.top - 3, plan.width + 6, plan.height + 6, "#1A1018", WALL_DARK, 4, radius=2
        ),
        room,
    )


def _floors(kit: Toolkit, plan: HouseBoardPlan, style: str) -> Surface:
    """Return all floors with their rugs on a separate surface."""
    units = kit.units
    left, top = units.point(plan.left, plan.top)
    right, low = units.point(plan.left + plan.width, plan.top + plan.height)
    sheet = blank((right - left, low - top))
    for room in rooms(plan.board, style):
        for column in range(room.column, room.column + room.columns):
            for row in range(room.row, room.row + room.rows):
                _tile(kit, sheet, plan, room.floor, (column, row))
        if room.rug:
            _rug(kit, sheet, plan, room)
    return sheet


def _tile(kit: Toolkit, sheet: Surface, plan: HouseBoardPlan, floor: str, cell: Cell) -> None:
    x0, y0 = _at(kit, plan, cell)
    x1, y1 = _at(kit, plan, (cell[0] + 1, cell[1] + 1))
    tile = kit.sprites.svg(f"{ART}{floor}", width_u=plan.cell)
    if tile.get_size() != (x1 - x0, y1 - y0):
        tile = pygame.transform.smoothscale(tile, (x1 - x0, y1 - y0))
    sheet.blit(tile, (x0, y0))


def _at(kit: Toolkit, plan: HouseBoardPlan, cell: Cell) -> tuple[int, int]:
    """Return the upper left corner of a space on the sheet of the floors, in pixels."""
    left, top = kit.units.point(plan.left, plan.top)
    x, y = kit.units.point(*plan.corner(cell))
    return x - left, y - top


def _rug(kit: Toolkit, sheet: Surface, plan: HouseBoardPlan, room: FloorRoom) -> None:
    """Draw a rug in the middle of its room, its ornament muted, with a thin shadow."""
    name = f"{ART}{room.rug}"
    ratio = kit.sprites.ratio(name)
    wide = min(room.columns * plan.cell * 0.9, room.rows * plan.cell * 0.9 * ratio)
    rug = kit.sprites.faded(kit.sprites.svg(name, width_u=wide), RUG_ALPHA)
    x = (room.column - 1 + room.columns / 2) * plan.cell
    y = (room.row - 1 + room.rows / 2) * plan.cell
    place = rug.get_rect(center=kit.units.point(x, y))
    shadow = kit.sprites.shadow(rug, 4, 0.4)
    sheet.blit(
        shadow, shadow.get_rect(center=(place.centerx + kit.units.px(3), place.centery + kit.units.px(4)))
    )
    sheet.blit(rug, place)


def lamp_spots(plan: HouseBoardPlan, style: str) -> Iterator[tuple[float, float]]:
    """Yield the corners of four spaces with a lamp, so that no lamp is on a space."""
    columns, rows = plan.board.columns, plan.board.rows
    spots = ((2, 2), (4, 4)) if (columns, rows) == (6, 6) else ((2, 2), (columns - 2, rows - 2))
    more = ((columns - 2, 2), (2, rows - 2)) if style != MANSION else ()
    for column, row in (*spots, *more):
        yield plan.left + column * plan.cell, plan.top + row * plan.cell


def _lit(kit: Toolkit, sheet: Surface, plan: HouseBoardPlan, style: str) -> None:
    """Draw dim rooms, with warm light around the lamps and in the middle."""
    shrink = 8
    size = max(2, sheet.get_width() // shrink), max(2, sheet.get_height() // shrink)
    light = blank(size)
    light.fill(ROOM_TONE[style])
    pools = [(x - plan.left, y - plan.top, 2.7) for x, y in lamp_spots(plan, style)]
    pools.append((plan.width / 2, plan.height / 2, 3.4))
    for x, y, reach in pools:
        pool = _pool(kit, reach * plan.cell, shrink)
        place = pool.get_rect(center=(kit.units.px(x) // shrink, kit.units.px(y) // shrink))
        light.blit(pool, place, special_flags=pygame.BLEND_RGB_ADD)
    soft = pygame.transform.smoothscale(light, sheet.get_size())
    sheet.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _pool(kit: Toolkit, reach_u: float, shrink: int) -> Surface:
    """Return a disc of light that fades to zero."""
    stops = "".join(
        f'<stop offset="{place:g}" stop-color="{colour}"/>'
        for place, colour in ((0, "#6B6548"), (0.35, "#564E34"), (0.7, "#2A241A"), (1, "#000000"))
    )
    body = (
        f'<defs><radialGradient id="p" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">{stops}'
        '</radialGradient></defs><rect width="100" height="100" fill="#000000"/>'
        '<circle cx="50" cy="50" r="50" fill="url(#p)"/>'
    )
    side = max(4, 2 * kit.units.px(reach_u) // shrink)
    drawn = svg.raster(svg.document(100, 100, body).encode(), (side, side))
    whole = blank(drawn.get_size())
    whole.blit(drawn, (0, 0))
    return whole


def _frames(kit: Toolkit, sheet: Surface, plan: HouseBoardPlan) -> None:
    """Draw the frame of every space: dark below, cream above."""
    inset = plan.cell * 0.03
    parts = []
    for column, row in sorted(plan.board.spaces):
        x, y = (column - 1) * plan.cell + inset, (row - 1) * plan.cell + inset
        side = plan.cell - 2 * inset
        for colour, thick, alpha in ((DARK_LINE, 5, 0.62), (PALE_LINE, 2.4, 0.72)):
            parts.append(
                f'<rect x="{x:.2f}" y="{y:.2f}" width="{side:.2f}" height="{side:.2f}" '
                f'rx="{10 * plan.k:.1f}" fill="none" '
                f'stroke="{colour}" stroke-opacity="{alpha}" stroke-width="{thick}"/>'
            )
    document = svg.document(plan.width, plan.height, "".join(parts))
    sheet.blit(svg.raster(document.encode(), sheet.get_size()), (0, 0))


def _thresholds(easel: Easel, plan: HouseBoardPlan, style: str) -> None:
    """Draw a strip of wood between two rooms: it blocks nothing, but separates them visibly."""
    strips = []
    for room in rooms(plan.board, style):
        x, y = plan.corner((room.column, room.row))
        wide, high = room.columns * plan.cell, room.rows * plan.cell
        if room.column > 1:
            strips.append(_strip(x - 4, y, 8, high))
        if room.row > 1:
            strips.append(_strip(x, y - 4, wide, 8))
    easel.vector("".join(strips), (plan.left - 8, plan.top - 8, plan.width + 16, plan.height + 16))


def _strip(x: float, y: float, wide: float, high: float) -> str:
    return framed(x, y, wide, high, "#7A5238", "#26160F", 1.6) + box(
        x + 1.4, y + 1.4, max(1.0, wide - 2.8), max(1.0, min(high - 2.8, 1.6)), "#D3A77C", 0.55
    )


_STOCK = ("crate", "barrel", "pallet", "crate", "shelf", "forklift")


def _blocked(kit: Toolkit, easel: Easel, plan: HouseBoardPlan, gap: Cell) -> None:
    """Draw an inner wall as big as a space, with goods on it."""
    x, y = plan.corner(gap)
    side = plan.cell
    shade = (x - 20, y - 10, side + 50, side + 50)
    easel.shadow(box(x + 8, y + 10, side - 4, side - 4, "#FFFFFF", radius=6), shade, 6, 0.6, "#05060F")
    easel.vector(
        framed(x + 2, y + 2, side - 4, side - 4, "#4A4454", "#17121E", 3.4, radius=5)
        + framed(x + 6, y + 6, side - 12, side - 12, "#3A3444", "#2A2432", 2, radius=4),
        shade,
    )
    _wall_ends(kit, easel, plan, gap)
    name = _STOCK[(gap[0] * 5 + gap[1] * 3) % len(_STOCK)]
    ratio = kit.sprites.ratio(f"{ART}{name}")
    wide = side * (0.78 if ratio < 1.3 else 0.92)
    tilt = (0.0, 4.0, -5.0)[(gap[0] + gap[1]) % 3]
    sprite = kit.sprites.svg(f"{ART}{name}", width_u=wide, tilt=tilt)
    easel.surface.blit(sprite, sprite.get_rect(center=kit.units.point(x + side / 2, y + side / 2)))


def _wall_ends(kit: Toolkit, easel: Easel, plan: HouseBoardPlan, gap: Cell) -> None:
    """Draw bricks along the sides of an inner wall that touch spaces."""
    x, y = plan.corner(gap)
    thick = plan.cell * 20 / 132
    level = kit.sprites.svg(f"{ART}wall_h", width_u=plan.cell)
    upright = kit.sprites.svg(f"{ART}wall_v", height_u=plan.cell)
    for beside, sprite, left, top in (
        ((gap[0], gap[1] - 1), level, x, y),
        ((gap[0], gap[1] + 1), level, x, y + plan.cell - thick),
        ((gap[0] - 1, gap[1]), upright, x, y),
        ((gap[0] + 1, gap[1]), upright, x + plan.cell - thick, y),
    ):
        if beside in plan.board.spaces:
            easel.surface.blit(sprite, kit.units.point(left, top))


def _windows(kit: Toolkit, easel: Easel, plan: HouseBoardPlan) -> None:
    """Draw lit windows in the wall, one at each space of the border."""
    wide = plan.cell * 0.54
    level = kit.sprites.svg(f"{ART}window", width_u=wide)
    upright = kit.sprites.tilted(level, 90)
    for column in range(plan.board.columns):
        x = plan.left + (column + 0.5) * plan.cell
        for y in (plan.top - WALL_U / 2, plan.top + plan.height + WALL_U / 2):
            easel.surface.blit(level, level.get_rect(center=kit.units.point(x, y)))
    for row in range(plan.board.rows):
        y = plan.top + (row + 0.5) * plan.cell
        for x in (plan.left - WALL_U / 2, plan.left + plan.width + WALL_U / 2):
            easel.surface.blit(upright, upright.get_rect(center=kit.units.point(x, y)))


def _lamps(kit: Toolkit, easel: Easel, plan: HouseBoardPlan, style: str) -> None:
    for x, y in lamp_spots(plan, style):
        easel.glow((x, y), (plan.cell * 1.5, plan.cell * 1.5), "#38280F")
        sprite = kit.sprites.svg(f"{ART}lamp", width_u=plan.cell * 0.44)
        easel.surface.blit(sprite, sprite.get_rect(center=kit.units.point(x, y)))
