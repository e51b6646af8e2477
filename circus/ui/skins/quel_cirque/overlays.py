"""Overlays of Quel Cirque: marbles in mouths, and previews of choices.

Gold cells and chevrons show the way, ghosts the clowns' new places, chips the marbles that would fall.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees

import pygame
from pygame import Surface

from circus.games.quel_cirque.actions import CLOWNS, COLORS
from circus.games.quel_cirque.board import FORWARD, STEPS
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.facts import ClownPosition, Fall
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.boards import edge_lines
from circus.ui.skins.quel_cirque import spec
from circus.ui.skins.quel_cirque.background import draw_hole
from circus.ui.skins.quel_cirque.board import CirqueBoardPlan, cell_of, plan_of
from circus.ui.skins.quel_cirque.counting import counting_items
from circus.ui.skins.quel_cirque.painter import clown, gain, topped
from circus.ui.skins.quel_cirque.placement import cirque_state, flies
from circus.ui.skins.quel_cirque.preview import CirquePreview, preview
from circus.ui.skins.table_view import TableView

LAYER_CELL = theme.LAYER_HALO + 1
"""Painted cells are below all pieces."""
GHOST_ALPHA, SOLID_ALPHA = 190, 236
FIELD_U = 122.0
"""The painted part of a cell."""
GOLD, PALE, FAINT = "gold", "pale", "faint"
"""Styles of a cell: on the way; can be picked next; can be reached in the end."""


def overlays(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return all overlays for the placed pieces."""
    heaps = {piece.place: piece for piece in placed if piece.kind == "marble"}
    items = [
        _mouth(kit, piece, heaps[piece.key])
        for piece in placed
        if piece.kind == "clown" and piece.key in heaps and not piece.tilt and piece.alpha >= 1
        if not (table.pointer.dragged and piece.name == table.pointer.dragged)
    ]
    return [*items, *_announced(kit, table, placed)] if table.choice.legal else items


def drag_overlay(
    kit: Toolkit, table: TableView, piece: PlacedPiece, placed: Sequence[PlacedPiece]
) -> list[Item]:
    """Return the marble in the mouth of a dragged clown."""
    heap = [each for each in placed if each.kind == "marble" and each.place == piece.key]
    return [_mouth(kit, piece, heap[-1])] if piece.kind == "clown" and heap and piece.alpha >= 1 else []


def drag_overlay_key(table: TableView, piece: PlacedPiece, x: float, y: float) -> Hashable:
    """Return whether a dragged clown is over its own cell.

    For a marble of a stack, return its position, since it may have a ring.
    """
    if piece.kind == "clown":
        return _is_home(plan_of(table), piece, x, y)
    return (x, y) if piece.place.startswith("clown/") and piece.kind == "marble" else None


def _mouth(kit: Toolkit, holder: PlacedPiece, top: PlacedPiece) -> Item:
    """Return the uppermost marble of a stack in its clown's mouth."""
    ball = topped(kit, holder.key, top.face, holder.height)
    x, y = kit.units.point(holder.x, holder.y)
    high = clown(kit, holder.key, holder.height).get_height()
    down = round(high * (0.5 - spec.MOUTH_UP_U / spec.CLOWN_U)) - high // 2
    corner = ball.get_rect(center=(x, y + down))
    return Item(theme.LAYER_FLYING if flies(holder) else theme.LAYER_PIECE, ball, corner.x, corner.y)


def _announced(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the preview of the picks, the pointer or a drag."""
    plan, standing = plan_of(table), _standing(placed)
    dragged = next((piece for piece in placed if piece.kind == "clown" and flies(piece)), None)
    if dragged is None and table.pointer.dragged:
        seen = CirquePreview()
    else:
        seen = preview(table, _crossed(table, plan, dragged) if dragged else ())
    if not seen.clown:
        gold = sorted(table.choice.selectable & standing.keys())
        items = [cell_item(kit, plan, standing[name], GOLD) for name in gold]
    else:
        items = _previewed(kit, plan, seen, standing, carried=dragged is not None)
        items += counting_items(kit, plan, seen, placed, cirque_state(table).config.marble_steps)
    if dragged and dragged.key in standing:
        items += _ghost(kit, plan, ClownPosition(CLOWNS.index(dragged.key), standing[dragged.key], NONE))
    return items


def _standing(placed: Sequence[PlacedPiece]) -> dict[str, int]:
    """Return the current cells of the clowns, by name."""
    clowns = [piece for piece in placed if piece.kind == "clown" and "," in piece.place]
    return {piece.key: cell_of(piece.place) for piece in clowns}


def _crossed(table: TableView, plan: CirqueBoardPlan, dragged: PlacedPiece) -> list[str]:
    """Return the cells that a dragged clown has crossed; none while the pointer is over its own cell."""
    if _is_home(plan, dragged, dragged.x, dragged.y):
        return []
    return [name for name in table.pointer.crossed if name.startswith("cell/")]


def _is_home(plan: CirqueBoardPlan, clown: PlacedPiece, x: float, y: float) -> bool:
    """Return whether a point is in the cell of a clown."""
    return "," in clown.place and plan.under(x, y) == cell_of(clown.place)


def _previewed(
    kit: Toolkit, plan: CirqueBoardPlan, seen: CirquePreview, standing: Mapping[str, int], carried: bool
) -> list[Item]:
    """Return all marks of a preview; a clown that is `carried` by the pointer has no ghost."""
    origin = standing.get(seen.clown, 0)
    others = {cell for name, cell in standing.items() if name != seen.clown}
    ghosts = [each for each in seen.comes_to.moved if not carried or CLOWNS[each.clown] != seen.clown]
    items = list(_cells(kit, plan, seen, origin))
    items += _chevrons(kit, plan, origin, seen, ghosts)
    for stand in ghosts:
        items += _ghost(kit, plan, stand, stand.cell in others)
    return items + [_chip(kit, plan, fall, ghosts) for fall in seen.comes_to.falls]


def _cells(kit: Toolkit, plan: CirqueBoardPlan, seen: CirquePreview, origin: int) -> Iterator[Item]:
    trail = {*seen.trail, *([origin] if origin else [])}
    near = (seen.onward | seen.choices) - trail
    for cell in seen.reach - trail - near if not seen.whole else ():
        yield cell_item(kit, plan, cell, FAINT)
    for cell in near:
        yield cell_item(kit, plan, cell, PALE)
    for cell in trail:
        yield cell_item(kit, plan, cell, GOLD)


def cell_item(kit: Toolkit, plan: CirqueBoardPlan, cell: int, style: str) -> Item:
    """Return a painted cell."""
    surface = _field(kit, plan, cell if cell in plan.board.holes else 0, style)
    x, y = plan.centre(cell)
    place = surface.get_rect(center=kit.units.point(x, y))
    return Item(LAYER_CELL, surface, place.x, place.y)


@painted
def _field(kit: Toolkit, plan: CirqueBoardPlan, hole: int, style: str) -> Surface:
    """Return the painted part of a cell; `hole` is the cell if it has a hole, else 0."""
    side = plan.cell
    inset = (spec.CELL_U - FIELD_U) / 2
    fill = {GOLD: ("#FFF0C2", 0.94), PALE: ("#FFF4D6", 0.72), FAINT: ("#FFF6E0", 0.42)}[style]
    body = svg.box(0, 0, FIELD_U, FIELD_U, fill[0], fill[1], radius=12)
    if style == FAINT:
        body += (
            '<rect x="3" y="3" width="116" height="116" rx="10" fill="none" stroke="#8A5A1C" '
            'stroke-width="2.6" stroke-dasharray="9 7" stroke-opacity="0.8"/>'
        )
    else:
        body += edge_lines(FIELD_U, FIELD_U, 12, theme.GOLD)
    document = svg.document(spec.CELL_U, spec.CELL_U, svg.moved(body, inset, inset))
    sheet = kit.sprites.svg_text(document, side, side).copy()
    if hole:
        draw_hole(kit, sheet, plan, hole, (0, 0))
    return sheet


def _chevrons(
    kit: Toolkit, plan: CirqueBoardPlan, origin: int, seen: CirquePreview, ghosts: Sequence[ClownPosition]
) -> list[Item]:
    """Return double arrows over the borders that are crossed, and to the cells that can be picked next.

    Those of a clown that is brought back lie before the start cells.
    """
    if seen.lifted or not origin:
        return []
    way = [origin, *seen.trail]
    steps = list(pairwise(way))
    if not seen.whole:
        steps += [_entered(way[-1], cell) for cell in sorted(seen.onward - {*way})]
    steps += _shoved(seen, way)
    heads = {origin, *(stand.cell for stand in ghosts)}
    return [_chevron(kit, plan, *step, heads) for step in steps]


def _entered(begin: int, end: int) -> tuple[int, int]:
    """Return the step that enters a cell: from its neighbor, if the clown comes from far."""
    return (begin if end - begin in STEPS else end + FORWARD, end)


def _shoved(seen: CirquePreview, way: Sequence[int]) -> list[tuple[int, int]]:
    """Return the origins and targets of shoved clowns."""
    return [
        (stand.cell - step, stand.cell)
        for stand in seen.comes_to.moved
        for step in STEPS
        if CLOWNS[stand.clown] != seen.clown
        and stand.cell - step in seen.trail
        and stand.cell - 2 * step in way
    ]


def _chevron(kit: Toolkit, plan: CirqueBoardPlan, begin: int, end: int, heads: set[int]) -> Item:
    (x0, y0), (x1, y1) = plan.centre(begin), plan.centre(end)
    turn = round(degrees(atan2(y1 - y0, x1 - x0)) / 90) * 90
    sprite = kit.sprites.svg(f"{spec.ART}chevrons", width_u=48 * plan.k, tilt=turn)
    # Across, they are low, between the soles of the clowns; along, on the border itself.
    down = 22 * plan.k if x0 != x1 else 0.0
    aside = 46 * plan.k if x0 == x1 and (begin if y0 > y1 else end) in heads else 0.0
    place = sprite.get_rect(center=kit.units.point((x0 + x1) / 2 + aside, (y0 + y1) / 2 + down))
    return Item(theme.LAYER_TAG, sprite, place.x, place.y)


def _ghost(kit: Toolkit, plan: CirqueBoardPlan, stand: ClownPosition, solid: bool = False) -> list[Item]:
    """Return a translucent clown at its possible place, fainter in front of another one."""
    top = COLORS[stand.top] if stand.top >= 0 else ""
    surface = ghost(kit, CLOWNS[stand.clown], top, spec.CLOWN_U * plan.k, solid)
    x, y = plan.centre(stand.cell)
    corner = surface.get_rect(center=kit.units.point(x, y - spec.CLOWN_UP_U * plan.k))
    return [Item(theme.LAYER_TAG, surface, corner.x, corner.y)]


@painted
def ghost(kit: Toolkit, name: str, top: str, height_u: float, solid: bool = False) -> Surface:
    """Return a translucent clown, with its uppermost marble if that color is known."""
    whole = clown(kit, name, height_u).copy()
    if top:
        ball = topped(kit, name, top, height_u)
        x, y = whole.get_width() // 2, round(whole.get_height() * (0.5 - spec.MOUTH_UP_U / spec.CLOWN_U))
        whole.blit(ball, ball.get_rect(center=(x, y)))
    whole.fill((255, 255, 255, SOLID_ALPHA if solid else GHOST_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return whole


def _chip(kit: Toolkit, plan: CirqueBoardPlan, fall: Fall, ghosts: Sequence[ClownPosition]) -> Item:
    """Return the marble and its stars above a hole that would be filled, or above the clown on the hole."""
    height = spec.GAIN_U * max(0.82, plan.k)
    chip = gain(kit, COLORS[fall.color] if fall.color >= 0 else "", fall.stars, height)
    x, y = plan.centre(fall.cell)
    hidden = any(stand.cell == fall.cell for stand in ghosts)
    up = (spec.HEAD_UP_U if hidden else 52.0) * plan.k
    tip_u = max(y - up, plan.top - spec.FRAME_U * plan.k - 22 + height)
    left, tip = kit.units.point(x, tip_u)
    return Item(
        theme.LAYER_TAG + 1, chip, left - chip.get_width() // 2, tip - round(chip.get_height() * 0.945)
    )
