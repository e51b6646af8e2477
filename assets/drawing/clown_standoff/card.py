"""Shared parts of the cards of Clown Standoff: stock, lit field, the ring's curb, index plates, backs."""

import math
from collections.abc import Sequence

from assets.drawing.palette import PAPER, SAWDUST, WHITE_RAMP, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    Point,
    Shape,
    blob,
    box,
    box_window,
    circle,
    curve,
    cut,
    oval,
    poly,
    ring,
    star,
    together,
)

WIDTH, HEIGHT = 320, 440
PANEL = (20.0, 20.0, 280.0, 400.0)
"""Picture area of a card: left, top, width, height."""
WINDOW = box_window(*PANEL, 16)
PLATE = (10.0, 10.0, 77.0, 125.0)
PIP = "#D5303A"

NUMERALS = {
    1: "-13,-14 -4,-19 4,-28! 4,27!",
    2: "-16,-13 -8,-26 6,-27 15,-14 8,2 -16,26! 18,26!",
    3: "-15,-20 -4,-28 10,-25 14,-13 8,-4 -3,-1! 10,2 16,13 9,25 -4,28 -17,21",
    4: "8,28! 8,-27! -17,12! 19,12!",
    5: "14,-27! -11,-27! -13,-3! 2,-7 14,0 16,13 8,25 -4,28 -16,22",
    6: "11,-27 -6,-18 -15,2 -13,17 -3,27 8,26 16,14 12,2 2,-3 -9,1 -15,12",
}
PIPS: dict[int, Sequence[Point]] = {
    1: ((0, 0),),
    2: ((-12, 0), (12, 0)),
    3: ((-21, 0), (0, 0), (21, 0)),
    4: ((-12, -10), (12, -10), (-12, 11), (12, 11)),
    5: ((-21, -10), (0, -10), (21, -10), (-11, 11), (11, 11)),
    6: ((-21, -10), (0, -10), (21, -10), (-21, 11), (0, 11), (21, 11)),
}


def within(x: float, y: float, scale: float) -> tuple[Point, ...]:
    """Return the panel in the units of a figure drawn at (x, y) in `scale`, to cut its clothes."""
    return tuple(((a - x) / scale, (b - y) / scale) for a, b in WINDOW)


def draw_stock(svg: Svg, colour: str) -> None:
    """Draw card, border and the thin line in the card's own colour."""
    tones = ramp(colour)
    shine = svg.linear((0, 0), (WIDTH, HEIGHT), [(0, "#FFFCF2"), (0.6, PAPER), (1, "#EBDCBC")])
    svg.inked(box(3, 3, WIDTH - 6, HEIGHT - 6, 26), shine, tones.line, svg.mass)
    svg.stroke(box(11.5, 11.5, WIDTH - 23, HEIGHT - 23, 20), tones.base, 3.4)


def draw_spotlight(svg: Svg, colour: str, centre: Point = (170, 190), beam: bool = True) -> None:
    """Draw the picture's field: bright around the figure, a beam from above, stars of dust in it."""
    tones = ramp(colour)
    stops = [(0, tones.light), (0.5, tones.base), (1, tones.shade)]
    svg.fill(box(*PANEL, 16), svg.radial(centre, 270, stops))
    if beam:
        fade = svg.linear((150, 20), (190, 420), [(0, tones.high, 0.5), (1, tones.high, 0.14)])
        svg.fill(cut(poly([(112, 10), (176, 10), (330, 430), (40, 430)]), WINDOW), fade)
    dust = ((272, 64, 8), (246, 112, 5), (284, 150, 6), (40, 176, 7), (58, 222, 4.5), (280, 226, 5))
    svg.fill(together(*(star(x, y, r, 4, 0.28) for x, y, r in dust)), tones.high, 0.85)


def draw_curb(svg: Svg) -> None:
    """Draw the curb of the ring behind the figure, its panels red and cream, with sawdust before it."""
    top, low, foot = (oval(170, y, 330, 150) for y in (484, 500, 524))
    svg.fill(cut(top, WINDOW), "#D2605A")
    svg.fill(cut(low, WINDOW), "#A8262E")
    panels = []
    for at in (-156, -52, 52, 156):
        a, b = (math.radians(-90 + (at + d) * 0.18) for d in (-27, 27))
        rim = [(170 + 330 * math.cos(t), 500 + 150 * math.sin(t)) for t in (a, (a + b) / 2, b)]
        base = [(170 + 330 * math.cos(t), 524 + 150 * math.sin(t)) for t in (b, a)]
        panels.append(cut(poly([*rim, *base]), WINDOW))
    svg.fill(together(*panels), "#F4E2C2")
    sand = ramp(SAWDUST)
    floor = svg.linear((0, 374), (0, 420), [(0, sand.light), (1, sand.base)])
    svg.inked(cut(foot, WINDOW), floor, "#5A1320", svg.fine)
    for y in (484, 500):
        edge = [(x, y - 150 * math.sqrt(1 - ((x - 170) / 330) ** 2)) for x in (21, 95, 170, 245, 299)]
        svg.stroke(curve(edge), "#5A1320", svg.fine)


def draw_panel_edge(svg: Svg, colour: str) -> None:
    """Draw the dark line around the picture, after what is cut to it."""
    svg.stroke(box(*PANEL, 16), ramp(colour).line, svg.mass)


def draw_numeral(svg: Svg, value: int, colour: str) -> None:
    """Draw a value as one stroke, about 46 x 68 around the origin."""
    tones = ramp(colour)
    form = curve(NUMERALS[value])
    svg.stroke(form, tones.line, 18)
    svg.stroke(form, colour, 11)
    svg.stroke(_lit(form), tones.high, 3, 0.7)


def _lit(form: Shape) -> Shape:
    """Return the first half of a stroke, moved to the light."""
    dots = form.outline[: max(len(form.outline) // 2, 2)]
    return poly([(x - 1.6, y - 2) for x, y in dots], closed=False)


def _index(svg: Svg, value: int, colour: str) -> None:
    x, y, width, height = PLATE
    tones = ramp(colour)
    svg.fill(box(x + 4, y + 6, width, height, 17), tones.line, 0.3)
    svg.inked(box(x, y, width, height, 17), "#FFF8E6", tones.line, svg.mass)
    svg.stroke(box(x + 6, y + 6, width - 12, height - 12, 12), tones.base, 1.8, 0.55)
    with svg.at(x + width / 2, y + 43, 0.93):
        draw_numeral(svg, value, colour)
    for dx, dy in PIPS[value]:
        with svg.at(x + width / 2 + dx, y + 99 + dy * 0.94):
            svg.ball(0, 0, 7.7, ramp(PIP), 2.4)


def draw_indices(svg: Svg, value: int, colour: str) -> None:
    """Draw value and pips in two corners, the lower one upside down."""
    _index(svg, value, colour)
    with svg.at(WIDTH, HEIGHT, turn=180):
        _index(svg, value, colour)


def draw_medallion(svg: Svg, x: float, y: float, r: float, colour: str) -> None:
    """Draw the paper disc in the middle of a back, with a dotted rim."""
    line = ramp(colour).line
    svg.fill(circle(x + 4, y + 7, r + 3), mix(line, "#000000", 0.2), 0.4)
    svg.solid(circle(x, y, r), WHITE_RAMP, k=0.94)
    svg.fill(ring(circle(x, y, r - 3), circle(x, y, r - 14)), colour, 0.9)
    beads = [circle(x + (r - 8.5) * math.cos(a), y + (r - 8.5) * math.sin(a), 2.6) for a in _angles(28)]
    svg.fill(together(*beads), "#FFF3DA")
    svg.stroke(circle(x, y, r - 14), line, svg.fine)


def _angles(count: int) -> list[float]:
    return [math.tau * i / count for i in range(count)]


def draw_back_stock(svg: Svg, colour: str, rays: int = 20) -> None:
    """Draw a back: paper border, a field of rays, a double line."""
    tones = ramp(colour)
    draw_stock(svg, colour)
    stops = [(0, tones.light), (0.5, tones.base), (1, tones.shade)]
    svg.fill(box(*PANEL, 16), svg.radial((160, 220), 280, stops))
    if rays:
        svg.rays(WINDOW, (160, 220), tones.high, rays, 0.26, turn=4)
    draw_panel_edge(svg, colour)
    svg.stroke(box(32, 32, 256, 376, 10), "#F4E2C2", 3, 0.9)


def paint(svg: Svg, points: str, colour: str = "#FFFDF6") -> None:
    """Draw a clown's grease paint: no outline, a shade along the lower edge only."""
    tones = ramp(colour, "#4E2E26", "#DCCBBF")
    form = blob(points)
    svg.fill(form, tones.shade)
    svg.within(form, tones.base, (0.96, 0.93), (0.4, 0.1))
