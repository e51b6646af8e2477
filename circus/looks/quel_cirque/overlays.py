"""Marks on the board of Quel Cirque: gold cells, chevrons, ghosts of clowns, chips above the holes."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees

import pygame
from pygame import Surface

from circus.games.quel_cirque.actions import CLOWNS
from circus.games.quel_cirque.board import STEPS
from circus.looks.quel_cirque.board import ART, CELL_U, FRAME_U, Plan, lay_hole
from circus.looks.quel_cirque.pieces import (
    CLOWN_U,
    CLOWN_UP_U,
    GAIN_U,
    HEAD_UP_U,
    MOUTH_UP_U,
    drawn,
    gain,
    topped,
)
from circus.looks.quel_cirque.preview import Fall, Preview
from circus.stage import svg, theme
from circus.stage.compositor import Item
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.boards import edge_lines

LAYER_CELL = theme.LAYER_HALO + 1
"""Painted cells lie under all pieces."""
GHOST_ALPHA, SOLID_ALPHA = 190, 236
FIELD_U = 122.0
"""The painted part of a cell."""
GOLD, PALE, FAINT = "gold", "pale", "faint"
"""A cell on the way; one that can be picked next; one that can be reached in the end."""


def previewed(kit: Toolkit, plan: Plan, seen: Preview, standing: Mapping[str, int]) -> list[Item]:
    """All marks of what is about to happen; `standing` are the cells where the clowns are now."""
    origin = standing.get(seen.clown, 0)
    others = {cell for clown, cell in standing.items() if clown != seen.clown}
    items = list(_cells(kit, plan, seen, origin))
    items += _chevrons(kit, plan, origin, seen)
    for clown, cell, top in seen.ghosts:
        items += ghost(kit, plan, clown, cell, top, cell in others)
    items += _chips(kit, plan, seen)
    return items


def _cells(kit: Toolkit, plan: Plan, seen: Preview, origin: int) -> Iterator[Item]:
    trail = {*seen.trail, *([origin] if origin else [])}
    near = (seen.onward | seen.choices) - trail
    for cell in seen.reach - trail - near if not seen.whole else ():
        yield cell_item(kit, plan, cell, FAINT)
    for cell in near:
        yield cell_item(kit, plan, cell, PALE)
    for cell in trail:
        yield cell_item(kit, plan, cell, GOLD)


def cell_item(kit: Toolkit, plan: Plan, cell: int, style: str) -> Item:
    """A painted cell."""
    key = ("quel_cirque cell", plan, cell if cell in plan.board.holes else 0, style)
    surface = kit.panel(key, lambda: _painted_cell(kit, plan, cell, style))
    x, y = plan.centre(cell)
    place = surface.get_rect(center=kit.units.point(x, y))
    return Item(LAYER_CELL, surface, place.x, place.y)


def _painted_cell(kit: Toolkit, plan: Plan, cell: int, style: str) -> Surface:
    side = plan.cell
    inset = (CELL_U - FIELD_U) / 2
    fill = {GOLD: ("#FFF0C2", 0.94), PALE: ("#FFF4D6", 0.72), FAINT: ("#FFF6E0", 0.42)}[style]
    body = svg.box(0, 0, FIELD_U, FIELD_U, fill[0], fill[1], radius=12)
    if style == FAINT:
        body += (
            '<rect x="3" y="3" width="116" height="116" rx="10" fill="none" stroke="#8A5A1C" '
            'stroke-width="2.6" stroke-dasharray="9 7" stroke-opacity="0.8"/>'
        )
    else:
        body += edge_lines(FIELD_U, FIELD_U, 12, theme.GOLD)
    document = svg.document(CELL_U, CELL_U, svg.moved(body, inset, inset))
    sheet = kit.sprites.svg_text(document, side, side).copy()
    if cell in plan.board.holes:
        lay_hole(kit, sheet, plan, cell, (0, 0))
    return sheet


def _chevrons(kit: Toolkit, plan: Plan, origin: int, seen: Preview) -> list[Item]:
    """Double arrows over the borders that are crossed, and to the cells that can come next."""
    if seen.lifted or not origin:
        return []
    way = [origin, *seen.trail]
    steps = list(pairwise(way))
    if not seen.whole:
        steps += [(way[-1], cell) for cell in sorted(seen.onward - {*way})]
    steps += _shoved(seen, way)
    heads = {origin, *(cell for _, cell, _ in seen.ghosts)}
    return [_chevron(kit, plan, *step, heads) for step in steps]


def _shoved(seen: Preview, way: Sequence[int]) -> list[tuple[int, int]]:
    """From where to where clowns are shoved."""
    return [
        (cell - step, cell)
        for clown, cell, _ in seen.ghosts
        for step in STEPS
        if clown != seen.clown and cell - step in seen.trail and cell - 2 * step in way
    ]


def _chevron(kit: Toolkit, plan: Plan, begin: int, end: int, heads: set[int]) -> Item:
    (x0, y0), (x1, y1) = plan.centre(begin), plan.centre(end)
    turn = round(degrees(atan2(y1 - y0, x1 - x0)) / 90) * 90
    sprite = kit.sprites.svg(f"{ART}chevrons", width_u=48 * plan.k, tilt=turn)
    # Across, they stand low, between the soles of the clowns; along, on the border itself.
    down = 22 * plan.k if x0 != x1 else 0.0
    aside = 46 * plan.k if x0 == x1 and (begin if y0 > y1 else end) in heads else 0.0
    place = sprite.get_rect(center=kit.units.point((x0 + x1) / 2 + aside, (y0 + y1) / 2 + down))
    return Item(theme.LAYER_TAG, sprite, place.x, place.y)


def ghost(kit: Toolkit, plan: Plan, clown: str, cell: int, top: str, solid: bool = False) -> list[Item]:
    """A clown that would stand there, seen through; less so before another one."""
    height = CLOWN_U * plan.k
    key = ("quel_cirque ghost", clown, top, height, solid)
    surface = kit.panel(key, lambda: _ghost(kit, clown, top, height, solid))
    x, y = plan.centre(cell)
    place = surface.get_rect(center=kit.units.point(x, y - CLOWN_UP_U * plan.k))
    return [Item(theme.LAYER_TAG, surface, place.x, place.y)]


def _ghost(kit: Toolkit, clown: str, top: str, height: float, solid: bool) -> Surface:
    whole = drawn(kit, "clown", clown, height).copy()
    if top:
        marble = topped(kit, clown, top, height)
        x, y = whole.get_width() // 2, round(whole.get_height() * (0.5 - MOUTH_UP_U / CLOWN_U))
        whole.blit(marble, marble.get_rect(center=(x, y)))
    whole.fill((255, 255, 255, SOLID_ALPHA if solid else GHOST_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return whole


def _chips(kit: Toolkit, plan: Plan, seen: Preview) -> list[Item]:
    """The marble and its stars above each hole that would be filled, or above who hides the hole."""
    return [_chip(kit, plan, fall, seen.ghosts) for fall in seen.falls]


def _chip(kit: Toolkit, plan: Plan, fall: Fall, ghosts: Sequence[tuple[str, int, str]]) -> Item:
    height = GAIN_U * max(0.82, plan.k)
    face = f"+{fall.stars} {fall.color}"
    chip = kit.panel(("quel_cirque", "gain", face, height), lambda: gain(kit, face, height))
    x, y = plan.centre(fall.cell)
    hidden = any(cell == fall.cell for _, cell, _ in ghosts)
    up = (HEAD_UP_U if hidden else 52.0) * plan.k
    tip_u = max(y - up, plan.top - FRAME_U * plan.k - 22 + height)
    left, tip = kit.units.point(x, tip_u)
    return Item(
        theme.LAYER_TAG + 1, chip, left - chip.get_width() // 2, tip - round(chip.get_height() * 0.945)
    )


def warm(kit: Toolkit, plan: Plan) -> None:
    """Draws the marks of any choice: painted cells, chevrons, ghosts."""
    for style in (GOLD, PALE, FAINT):
        for cell in (plan.board.starts[0], *plan.board.holes):
            cell_item(kit, plan, cell, style)
    for turn in (0, 90, 180, 270):
        kit.sprites.svg(f"{ART}chevrons", width_u=48 * plan.k, tilt=turn)
    for clown in CLOWNS:
        ghost(kit, plan, clown, plan.board.starts[0], "")
