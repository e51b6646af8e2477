"""Saloon: old planks, and on them the card table of felt with its stitched leather rim."""

import math
import random

from pygame import Surface

from circus.ui.gfx.easel import Easel
from circus.ui.gfx.svg import box, filled, lined, moved, oval, path
from circus.ui.gfx.textures import FELT, WOOD, Grain, sheet
from circus.ui.gfx.units import Units

PLANK_U = 100
RIM_U = 24
TONES = ("#785032", "#724A2D", "#6C4529", "#7C5535", "#754A2B")
GAP, GRAIN, SHINE, SHADOW = "#1F0E06", "#2E1709", "#C08B56", "#170A06"
LEATHER = (Grain(5, 5, 0.10), Grain(1.6, 1.6, 0.07), Grain(120, 90, 0.06))
CHIPS = {"blue": ("#2F5676", "#1C3550"), "black": ("#3A3236", "#1E191C"), "red": ("#8C2F33", "#561A20")}
WHITE = filled("#FFFFFF")


def paint(units: Units, felt: tuple[float, float, float, float] | None = None) -> Surface:
    """Paint planks, table, small objects and lamplight."""
    if felt is None:
        felt = (450, 620, 392, 400) if units.portrait else (units.width_u / 2, 324, 488, 200)
    easel = Easel(units, "#5A371E")
    _floor(easel)
    _table(easel, *felt)
    _draw_props(easel, *felt)
    x, y, across, along = felt
    easel.lamp(
        (x, y + along * 0.2),
        (max(across * 2.0, units.width_u * 0.62), max(along * 3.2, units.height_u * 0.78)),
        [
            (0, "#FFF6E4"),
            (0.3, "#FBE6C6"),
            (0.55, "#D9B795"),
            (0.78, "#A17D74"),
            (0.93, "#755A66"),
            (1, "#604B60"),
        ],
    )
    easel.glow((x, y), (across * 1.15, along * 1.5), "#2A200F")
    return easel.surface


def _floor(easel: Easel, seed: int = 5) -> None:
    """Draw planks from edge to edge, each of different wood, with one cut, nails and knots."""
    chance = random.Random(seed)
    width, height = easel.units.width_u, easel.units.height_u
    seams: list[str] = []
    for row in range(math.ceil(height / PLANK_U)):
        top = row * PLANK_U
        cut = width * chance.uniform(0.12, 0.88)
        for left, right in ((0.0, cut), (cut, width)):
            _plank(easel, left, top, right, chance)
            seams.append(_grain_lines(left, top, right, chance))
        seams.append(_seam(cut, top, width))
    easel.vector("".join(seams))


def _plank(easel: Easel, left: float, top: float, right: float, chance: random.Random) -> None:
    rect = easel.px((left, top, right - left, PLANK_U))
    if rect.w and rect.h:
        tone = chance.choice(TONES)
        plank = sheet(tone, WOOD, rect.size, easel.units.scale, chance.randrange(1 << 30))
        easel.surface.blit(plank, rect)


def _seam(cut: float, top: float, width: float) -> str:
    """Return the dark gap above a plank, the light on its upper edge, the cut and its nails."""
    low = top + PLANK_U
    nails = "".join(
        oval(x, y, 3.4, 3.4, filled("#2A150A")) + oval(x - 0.9, y - 1, 1.3, 1.3, filled("#8E6744"))
        for x in (cut - 13, cut + 13)
        for y in (top + 22, low - 20)
    )
    return (
        box(-10, top - 1.6, width + 20, 3.4, GAP)
        + box(-10, top + 1.8, width + 20, 1.7, SHINE, 0.34)
        + box(-10, low - 7, width + 20, 5.4, GAP, 0.2)
        + box(cut - 1.4, top, 2.8, PLANK_U, GAP)
        + box(cut + 1.4, top + 2, 1.5, PLANK_U - 4, SHINE, 0.3)
        + nails
    )


def _grain_lines(left: float, top: float, right: float, chance: random.Random) -> str:
    """Return a few lines of grain, sometimes around a knot."""
    lines = []
    has_knot = right - left > 320 and chance.random() < 0.55
    knot = chance.uniform(left + 90, right - 90) if has_knot else -1000.0
    height = top + chance.uniform(30, PLANK_U - 30)
    for _ in range(7):
        y = top + chance.uniform(12, PLANK_U - 12)
        start = chance.uniform(left, right - 60)
        end = min(right - 4, start + chance.uniform(120, 460))
        if start - 60 < knot < end + 60 and abs(y - height) < 24:
            continue
        bow, third = chance.uniform(-5, 5), (end - start) / 3
        curve = f"C{start + third:.0f} {y + bow:.1f} {end - third:.0f} {y - bow:.1f} {end:.0f} {y:.1f}"
        style = lined(GRAIN, chance.uniform(1.1, 2.2), chance.uniform(0.16, 0.34))
        lines.append(path(f"M{start:.0f} {y:.1f} {curve}", style))
    if has_knot:
        lines.append(_knot(knot, height, chance.uniform(7, 12)))
    return "".join(lines)


def _knot(x: float, y: float, size: float) -> str:
    """Return a knot in the wood, with the rings around it."""
    rings = [
        oval(x, y, size * 1.6, size, filled("#35190A", 0.55)),
        oval(x, y, size * 0.9, size * 0.5, filled("#1C0C04", 0.5)),
    ]
    for step in (1, 2):
        reach, bow = size * (1.6 + step * 1.8), size * (0.9 + step * 0.42)
        for side in (-1, 1):
            bend, end = y + side * bow * 1.7, y + side * bow * 0.3
            curve = f"C{x - reach * 0.45:.0f} {bend:.1f} {x + reach * 0.45:.0f} {bend:.1f}"
            line = f"M{x - reach:.0f} {end:.1f} {curve} {x + reach:.0f} {end:.1f}"
            rings.append(path(line, lined(GRAIN, 1.7, 0.4 - step * 0.1)))
    return "".join(rings)


def _table(easel: Easel, x: float, y: float, across: float, along: float) -> None:
    """Draw shadow on the planks, leather rim, sunken felt, a printed star and ring."""
    outer_x, outer_y = across + RIM_U, along + RIM_U - 2
    room = (x - outer_x - 80, y - outer_y - 60, 2 * outer_x + 180, 2 * outer_y + 170)
    easel.shadow(oval(x + 14, y + 26, outer_x + 4, outer_y + 4, WHITE), room, 26, 0.62, SHADOW)
    easel.shadow(oval(x + 3, y + 9, outer_x + 2, outer_y + 2, WHITE), room, 6, 0.6, SHADOW)
    easel.vector(oval(x, y + 9, outer_x, outer_y, filled("#2B1409")), room)
    easel.inlay("#74421F", LEATHER, oval(x, y, outer_x, outer_y, WHITE), room, 3)
    easel.vector(_rim(x, y, across, along), room)
    inner = (x - across - 2, y - along - 2, 2 * across + 4, 2 * along + 4)
    easel.inlay("#1F6C53", FELT, oval(x, y, across, along, WHITE), inner, 4)
    easel.vector(_print(x, y, across, along), inner)


def _rim(x: float, y: float, across: float, along: float) -> str:
    """Return a round leather rim: dark edges, light on the upper left shoulder, thread in its middle."""
    middle = across + RIM_U * 0.52, along + RIM_U * 0.48
    outer = across + RIM_U - 1.5, along + RIM_U - 3.5
    a, b = middle
    girth = math.pi * (3 * (a + b) - math.sqrt((3 * a + b) * (a + 3 * b)))
    stitch = girth / round(girth / 19)
    dashes = f'stroke-dasharray="{stitch * 0.56:.3f} {stitch * 0.44:.3f}"'
    light = (
        f'<defs><linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="{x - across * 0.5:.1f}" '
        f'y1="{y - along:.1f}" x2="{x + across * 0.5:.1f}" y2="{y + along:.1f}">'
        '<stop offset="0" stop-color="#E2A768" stop-opacity="0.6"/>'
        '<stop offset="0.45" stop-color="#E2A768" stop-opacity="0.1"/>'
        '<stop offset="1" stop-color="#1D0B04" stop-opacity="0.5"/></linearGradient></defs>'
    )
    return (
        light
        + oval(x, y, *outer, lined("#2B1409", 3.6))
        + oval(x, y, *middle, lined("url(#rim)", RIM_U * 0.7))
        + oval(x, y, a + 7, b + 7, lined("#F0C48A", 2.4, 0.26))
        + oval(x, y + 1.6, *middle, lined("#2B1409", 5, 0.55))
        + oval(x, y, *middle, f"{lined('#E3C08D', 2.8)} {dashes}")
    )


def _print(x: float, y: float, across: float, along: float) -> str:
    """Return a star and a thin ring printed on the cloth, with the shade of the rim."""
    points = []
    for step in range(10):
        reach = 0.7 if step % 2 == 0 else 0.3
        angle = math.pi * (step / 5 - 0.5)
        wide = min(across, along * 1.15) * 0.94
        points.append(f"{x + reach * wide * math.cos(angle):.1f} {y + reach * along * math.sin(angle):.1f}")
    star = path(f"M{' L'.join(points)} Z", lined("#A9DDB6", 3, 0.15, fill="#8FD0A8") + ' fill-opacity="0.05"')
    shade = "".join(
        path(
            _ring(x, y, across, along)
            + _ring(x + width * 0.3, y + width * 0.5, across - width * 0.5, along - width * 0.5),
            filled("#07261C", 0.13) + ' fill-rule="evenodd"',
        )
        for width in (6, 11, 17, 24, 32)
    )
    ring = oval(x, y, across - 42, along - 34, lined("#A9DDB6", 2.6, 0.26))
    return star + ring + shade + oval(x, y, across, along, lined("#0C2A20", 3.2))


def _ring(x: float, y: float, across: float, along: float) -> str:
    """Return the SVG path data of an ellipse around a point, with these two radii."""
    arc = f"A{across:g} {along:g} 0 1 1"
    return f"M{x - across:g} {y:g} {arc} {x + across:g} {y:g} {arc} {x - across:g} {y:g} Z"


def _draw_props(easel: Easel, x: float, y: float, across: float, along: float) -> None:
    """Draw a horseshoe and chips on the planks, dull, clear of seats and felt."""
    spots = [
        (x - across, y - along * 0.93, "shoe"),
        (x + across * 0.93, y - along * 1.18, "blue"),
        (x + across * 1.02, y - along * 1.02, "black"),
        (x - across * 0.91, y + along * 1.14, "blue"),
        (x + across * 0.88, y + along * 1.17, "red"),
    ]
    for left, top, kind in spots:
        if not (44 < left < easel.units.width_u - 44 and 44 < top < easel.units.height_u - 44):
            continue
        body = _horseshoe(left, top) if kind == "shoe" else _chip(left, top, *CHIPS[kind])
        room = (left - 60, top - 60, 130, 140)
        easel.shadow(moved(body, 4, 7), room, 5, 0.55, SHADOW)
        easel.vector(body, room)


def _chip(x: float, y: float, face: str, dark: str) -> str:
    """Return a chip with its thickness, eight pale marks and a scuffed shine."""
    dash = math.pi * 22 / 8
    marks = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="22" fill="none" stroke="#D8C7A4" stroke-width="7" '
    return (
        oval(x, y + 6, 26, 26, lined("#1D1210", 2.4, fill=dark))
        + oval(x, y, 26, 26, lined("#1D1210", 2.4, fill=face))
        + f'{marks} stroke-dasharray="{dash:.3f} {dash:.3f}"/>'
        + oval(x, y, 15.5, 15.5, lined(dark, 2.4, fill=face))
        + path(
            f"M{x - 10:.1f} {y - 6:.1f} A12 12 0 0 1 {x + 3:.1f} {y - 11:.1f}", lined("#FFF6E0", 2.6, 0.35)
        )
    )


def _horseshoe(x: float, y: float) -> str:
    """Return an open horseshoe of dull iron, with nail holes."""
    bow = "M-21 34 C-40 -2 -30 -34 0 -34 C30 -34 40 -2 21 34"
    holes = "".join(
        oval(side * left, top, 2.7, 2.7, filled("#1F1A1E"))
        for side in (-1, 1)
        for left, top in ((29.5, 2), (27.4, -13), (18.5, -25))
    )
    iron = path(bow, lined("#211A1D", 19)) + path(bow, lined("#5B5257", 13.5))
    return moved(iron + moved(path(bow, lined("#8A7F82", 3, 0.6)), -2.5, -3) + holes, x, y)
