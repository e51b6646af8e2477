"""Police tape: a band between two points, the X over a sealed cell, the roll, a strip that unrolls."""

import math

from assets.drawing.palette import ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, box, box_window, circle, curve, cut, poly, ring, together

LEMON = ramp("#E4D548")
BLACK = "#2A2730"
CARDBOARD = ramp("#B58A5E")


def _bars(length: float, width: float, step: float) -> list[list[Point]]:
    """Return slanted bars along a band from x = 0 to `length`."""
    half, lean, wide = width / 2, width * 0.6, step * 0.48
    starts = [step * (i - 1) + 4 for i in range(math.ceil(length / step) + 1)]
    return [[(x, half), (x + lean, -half), (x + lean + wide, -half), (x + wide, half)] for x in starts]


def draw_band(svg: Svg, start: Point, end: Point, width: float, step: float = 0, shadow: float = 0.3) -> None:
    """Draw a band with torn ends: slanted bars, light along its upper edge, a shadow below."""
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    length, half = math.dist(start, end), width / 2
    torn, third = 0.2 * width, 0.3 * half
    edge = [(0, -half), (length, -half), (length - torn, -third), (length, third), (length - torn, half)]
    edge += [(0, half), (torn, third), (0, -third)]
    inside = box_window(0, -half, length - torn, width)
    bars = [cut(poly(bar), inside) for bar in _bars(length, width, step or 1.5 * width)]
    with svg.at(*start, turn=angle):
        form = poly(edge)
        svg.fill(poly([(x + 0.06 * width, y + 0.26 * width) for x, y in edge]), "#10142C", shadow)
        svg.fill(form, LEMON.base)
        svg.fill(together(*bars), BLACK)
        svg.fill(box(torn, 0.55 * half, length - 2 * torn, 0.45 * half), "#241A10", 0.24)
        lit = curve([(0.1 * width, -half * 0.74), (length - 0.1 * width, -half * 0.74)])
        svg.stroke(lit, "#FFFBD6", 0.09 * width, 0.75)
        svg.stroke(form, "#33290F", svg.part)


def tape() -> Svg:
    """Return the X over a sealed cell, 132 x 132."""
    svg = Svg(132, 132, weight=2.6)
    draw_band(svg, (9, 108), (123, 24), 24)
    draw_band(svg, (9, 24), (123, 108), 24, shadow=0.45)
    return svg


def tape_roll() -> Svg:
    """Return a roll of tape with its loose end, 64 x 64."""
    svg = Svg(64, 64, weight=2.6)
    svg.shadow(34, 55, 27, 7, 0.45)
    draw_band(svg, (26, 48), (61, 52), 13, 14)
    side = circle(29, 31, 24)
    svg.solid(side, LEMON, k=(0.9, 0.92))
    for i in range(10):
        a, b = math.radians(36 * i - 8), math.radians(36 * i + 10)
        dots = [
            (29 + r * math.cos(t), 31 + r * math.sin(t))
            for t, r in ((a, 21.5), (b, 21.5), (b + 0.22, 13), (a + 0.22, 13))
        ]
        svg.fill(poly(dots), BLACK)
    svg.stroke(side, "#33290F", svg.mass)
    svg.fill(ring(circle(29, 31, 14), circle(29, 31, 9)), CARDBOARD.base)
    svg.fill(circle(29, 31, 8.6), "#3B2A22")
    svg.stroke(together(circle(29, 31, 14), circle(29, 31, 8.6)), CARDBOARD.line, svg.part)
    svg.stroke(curve("13,22 18,15 25,12"), "#FFFBD6", 2.4, 0.85)
    return svg


def tape_strip() -> Svg:
    """Return a straight piece of the band for the motion in which it unrolls, 132 x 24."""
    svg = Svg(132, 24, weight=2.2)
    svg.fill(box(0, 3, 132, 18), LEMON.base)
    inside = box_window(0, 3, 132, 18)
    bars = [poly([(x, y + 12) for x, y in bar]) for bar in _bars(150, 18, 26.4)]
    svg.fill(together(*(cut(bar, inside) for bar in bars)), BLACK)
    svg.fill(box(0, 17, 132, 4), "#241A10", 0.24)
    svg.stroke(curve("0,5.6 132,5.6"), "#FFFBD6", 1.7, 0.75)
    svg.stroke(together(curve("0,3 132,3"), curve("0,21 132,21")), "#33290F", 2)
    return svg


def sprites() -> dict[str, Svg]:
    """Return all tape sprites by name."""
    return {"tape": tape(), "tape_roll": tape_roll(), "tape_strip": tape_strip()}
