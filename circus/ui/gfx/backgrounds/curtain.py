"""Curtain: red velvet in folds, swags with rope and fringe, stage boards, posts and footlights."""

import math
import random
from collections.abc import Sequence

import pygame
from pygame import Surface

from circus.ui.gfx.backgrounds.trimmings import fringe, post, rope, shell, tassel, through
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.svg import box, filled, lined, moved, oval, path
from circus.ui.gfx.textures import NAP, WOOD, blend_rows, ramp, sheet
from circus.ui.gfx.units import Units

STAGE_U = 124
"""Height of the boards in front of the curtain, in units; the hem ends just above them."""
SWAG_U = 320
SWAG_DEPTH_U = 150
GATHER_U = 62
"""Height at which two swags meet."""
SWAY_U = 15
ROWS = 40
"""Number of heights at which the folds are placed; between them they are interpolated."""
VELVET = ramp(
    [(0, "#2E0510"), (0.22, "#56101A"), (0.5, "#8C1A22"), (0.72, "#B3262B"), (0.9, "#CF4640"), (1, "#EE8068")]
)
SHADE = "#14020A"
LAMP = ((0, "#FFFAF0"), (0.5, "#F4E4D8"), (0.8, "#C4A8A8"), (1, "#8A6E80"))
Point = tuple[float, float]


def paint(units: Units) -> Surface:
    """Paint the whole curtain, closed."""
    easel = Easel(units)
    easel.surface.blit(paint_velvet(units), (0, 0))
    easel.surface.blit(paint_valance(units), (0, 0))
    _barrier(easel)
    _footlights(easel)
    easel.lamp((units.width_u / 2, units.height_u * 0.5), (units.width_u * 0.66, units.height_u * 0.82), LAMP)
    return easel.surface


def paint_velvet(units: Units) -> Surface:
    """Paint folds, hem and boards: the part that slides aside when the curtain opens."""
    easel = Easel(units)
    low = units.height_u - STAGE_U
    _folds(easel, low + 4, random.Random(17))
    _boards(easel, low)
    _hem(easel, low)
    return easel.surface


def paint_valance(units: Units) -> Surface:
    """Paint the swags above, with alpha: they stay when the curtain opens."""
    easel = Easel(units, clear=True)
    count = max(3, round(units.width_u / SWAG_U))
    width = units.width_u / count
    lefts = [step * width for step in range(count)]
    room = (0.0, 0.0, units.width_u, SWAG_DEPTH_U + 70.0)
    easel.shadow(moved("".join(_swag(left, width) for left in lefts), 6, 30), room, 13, 0.7, SHADE)
    for number, left in enumerate(lefts):
        _cloth(easel, left, width, number)
    easel.vector("".join(fringe(_edge(left, width)) + rope(_edge(left, width), 13) for left in lefts), room)
    tassels = "".join(tassel(round(left, 1), GATHER_U + 8) for left in lefts[1:])
    easel.shadow(moved(tassels, 4, 7), room, 5, 0.6, SHADE)
    easel.vector(tassels, room)
    return easel.surface


def _folds(easel: Easel, low: float, chance: random.Random) -> None:
    """Draw rows of folds at several heights, with swaying edges."""
    width = easel.units.width_u
    edges = [0.0]
    while edges[-1] < width + SWAY_U:
        edges.append(edges[-1] + chance.uniform(34, 95))
    sways = [(chance.uniform(0, math.tau), chance.uniform(2.2, 4.8), chance.uniform(0.3, 1)) for _ in edges]
    shines = [0.66 + 0.34 * chance.random() ** 0.7 for _ in edges]
    rows = []
    for step in range(ROWS):
        share = step / (ROWS - 1)
        placed = [
            edge + SWAY_U * size * math.sin(phase + speed * share)
            for edge, (phase, speed, size) in zip(edges, sways, strict=True)
        ]
        rows.append(_fold_row([-SWAY_U, *placed[1:]], shines, width))
    rect = easel.px((0, 0, width, low))
    velvet = blend_rows(rows, rect.size)
    nap = sheet("#E2DCDC", NAP, rect.size, easel.units.scale, 17)
    velvet.blit(nap, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    easel.surface.blit(velvet, rect)
    middle = width / 2
    easel.vector(
        path(_drop(middle - 3, low), lined("#1C020A", 7, 0.8))
        + path(_drop(middle + 5, low), lined("#E06A5A", 4, 0.3)),
        (middle - 40, 0, 80, low),
    )


def _drop(x: float, low: float) -> str:
    """Return an almost straight line from the top to `low`: the join of the two halves."""
    return f"M{x:.1f} -9 C{x - 3:.1f} {low * 0.4:.1f} {x + 7:.1f} {low * 0.7:.1f} {x + 2:.1f} {low:.1f}"


def _fold_row(edges: Sequence[float], shines: Sequence[float], width: float) -> list[tuple[int, int, int]]:
    """Return the colours along one height, two units apart."""
    row = []
    fold = 0
    for column in range(round(width / 2)):
        x = column * 2
        while fold + 2 < len(edges) and x >= edges[fold + 1]:
            fold += 1
        share = (x - edges[fold]) / max(1.0, edges[fold + 1] - edges[fold])
        row.append(VELVET(shines[fold] * _light(min(1.0, max(0.0, share)))))
    return row


def _light(share: float) -> float:
    """Return the light across a fold: dark at its left edge, bright on the left shoulder, then decreasing."""
    if share < 0.34:
        return 0.08 + 0.86 * math.pow(math.sin(share / 0.34 * math.pi / 2), 1.4)
    return 0.94 - 0.80 * math.pow((share - 0.34) / 0.66, 1.15)


def _boards(easel: Easel, low: float) -> None:
    """Draw dark boards of the stage, in the curtain's shade where they begin."""
    width, height = easel.units.width_u, easel.units.height_u - low
    room = (0.0, low, width, height)
    easel.inlay("#5C3C24", WOOD, box(-10, low, width + 20, height + 10, "#FFFFFF"), room, 51)
    gaps = "".join(
        box(-10, low + place, width + 20, 2.6, "#180B05", 0.8)
        + box(-10, low + place + 2.6, width + 20, 1.4, "#D9A870", 0.3)
        for place in (40, 76)
    )
    shade = "".join(box(-10, low, width + 20, high, "#12050A", 0.24) for high in (8, 16, 26, 38))
    easel.vector(gaps + shade, room)


def _hem(easel: Easel, low: float) -> None:
    """Draw braid and fringe at the foot of the velvet."""
    width = easel.units.width_u
    top = low - 28
    strands = "".join(
        path(
            f"M{step * 7 + 3} {top + 14} l{step % 3 - 1} {26 + step * 7 % 5}",
            lined(("#8E6632", "#7A5528", "#9C743C")[step % 3], 4.6),
        )
        for step in range(round(width / 7))
    )
    weave = [(step * 12.0, top + (12 if step % 2 else 5)) for step in range(round(width / 12) + 2)]
    easel.vector(
        box(-10, top + 10, width + 20, 28, "#3E2411")
        + strands
        + box(-10, top - 2, width + 20, 20, "#4A2C14")
        + box(-10, top, width + 20, 16, "#93692F")
        + box(-10, top + 1, width + 20, 3, "#CDA865", 0.7)
        + path(through(weave), lined("#5C3D18", 2.6)),
        (0, top - 6, width, 60),
    )


def _edge(left: float, width: float) -> list[Point]:
    """Return the hanging edge of one swag."""
    depth = SWAG_DEPTH_U - GATHER_U
    return [
        (left + width * step / 24, GATHER_U + depth * math.pow(math.sin(math.pi * step / 24), 0.85))
        for step in range(24)
    ] + [(left + width, GATHER_U)]


def _swag(left: float, width: float) -> str:
    line = f"{through(_edge(left, width))} L{left + width:.1f} -50 L{left:.1f} -50 Z"
    return path(line, filled("#FFFFFF"))


def _cloth(easel: Easel, left: float, width: float, number: int) -> None:
    """Draw cloth gathered at both ends, with successively deeper arcs as folds."""
    room = (left, 0.0, width, SWAG_DEPTH_U + 8.0)
    easel.inlay("#A01F27", NAP, _swag(left, width), room, 60 + number)
    arcs = "".join(_arc(left, width, 4 + step * 9.5, 8 + step * 25) for step in range(6))
    stops = ((0, 0.72), (0.2, 0.1), (0.62, 0), (1, 0.78))
    marks = "".join(
        f'<stop offset="{place}" stop-color="#22030A" stop-opacity="{dark}"/>' for place, dark in stops
    )
    ends = (
        f'<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="{left:.1f}" y1="0" '
        f'x2="{left + width:.1f}" y2="0">{marks}</linearGradient></defs>'
    )
    shade = ends + box(left - 4, -4, width + 8, SWAG_DEPTH_U + 14, "url(#s)")
    drawn, rect = easel.shape(arcs + shade, room)
    mask, _ = easel.shape(_swag(left, width), room)
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    easel.surface.blit(drawn, rect)


def _arc(left: float, width: float, start: float, depth: float) -> str:
    """Return one fold of a swag: a soft dark line and the light on the cloth below it."""
    strokes = (
        (0, "#2E040C", 0.2, 15),
        (-2, "#2E040C", 0.3, 8),
        (-3, "#22020A", 0.34, 3.4),
        (11, "#E8675A", 0.16, 9),
        (10, "#F08A72", 0.24, 3.6),
    )
    parts = []
    for shift, colour, alpha, thick in strokes:
        low, end = start + (depth - start) * 1.3 + shift, start + shift * 0.3
        bow = f"C{left + width * 0.26:.1f} {low:.1f} {left + width * 0.74:.1f} {low:.1f}"
        line = f"M{left - 4:.1f} {end:.1f} {bow} {left + width + 4:.1f} {end:.1f}"
        parts.append(path(line, lined(colour, thick, alpha)))
    return "".join(parts)


def _barrier(easel: Easel) -> None:
    """Draw two posts, the rope between them, and ropes that leave the picture."""
    width, height = easel.units.width_u, easel.units.height_u
    left, right = width * 0.119, width * 0.881
    top, low = height - 204, height - 38
    ropes = (
        _hung((left, top), (right, top), 108),
        _hung((-60, top + 84), (left, top), 26),
        _hung((right, top), (width + 60, top + 84), 26),
    )
    drawn = "".join(rope(points, 19) for points in ropes) + post(left, top, low) + post(right, top, low)
    room = (0, top - 60, width, height - top + 60)
    feet = "".join(oval(x, low + 6, 50, 13, filled("#FFFFFF")) for x in (left, right))
    easel.shadow(feet, room, 8, 0.7, SHADE)
    easel.shadow(moved(drawn, 9, 14), room, 7, 0.5, SHADE)
    easel.vector(drawn, room)


def _hung(start: Point, end: Point, sag: float) -> list[Point]:
    """Return a line hanging between two points, `sag` deeper in its middle."""
    return [
        (
            start[0] + (end[0] - start[0]) * step / 40,
            start[1] + (end[1] - start[1]) * step / 40 + sag * (1 - (step / 20 - 1) ** 2),
        )
        for step in range(41)
    ]


def _footlights(easel: Easel) -> None:
    """Draw shells along the edge of the stage, with their light on the hem."""
    width, height = easel.units.width_u, easel.units.height_u
    count = max(3, round(width / 200) - 1)
    places = [width * (step + 0.5) / count for step in range(count)]
    for x in places:
        easel.glow((x, height - 70), (170, 110), "#24160A")
    easel.vector("".join(shell(x, height + 8) for x in places), (0.0, height - 84.0, width, 84.0))
