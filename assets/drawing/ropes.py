"""Twisted ropes along any line, with tassels: dull brass, never the gold that says "act here"."""

import itertools
import math

from assets.drawing.palette import BRASS, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, Points, blob, box, circle, curve, poly, together

DULL = ramp(BRASS, "#4E3416")


def spaced(points: Points, step: float) -> list[tuple[Point, Point]]:
    """Places every `step` along a smooth line, each with the direction there."""
    dots = list(curve(points).outline)
    places: list[tuple[Point, Point]] = []
    ahead = step / 2
    for a, b in itertools.pairwise(dots):
        length = math.dist(a, b)
        while ahead <= length and length:
            way = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
            places.append(((a[0] + way[0] * ahead, a[1] + way[1] * ahead), way))
            ahead += step
        ahead -= length
    return places


def draw_rope(svg: Svg, points: Points, width: float, tones: Ramp = DULL) -> None:
    """A twisted rope along the line: a strand every 0.62 of its width, lit from the top left."""
    spine = curve(points)
    svg.stroke(spine, tones.line, width + 5)
    svg.stroke(spine, tones.base, width)
    strands, lights = [], []
    for (x, y), (ux, uy) in spaced(points, 0.62 * width):
        half, lean = 0.44 * width, 0.34 * width
        a = (x - uy * half - ux * lean, y + ux * half - uy * lean)
        b = (x + uy * half + ux * lean, y - ux * half + uy * lean)
        strands.append(poly([a, b], closed=False))
        mid = (x - ux * 0.16 * width, y - uy * 0.16 * width)
        lights.append(poly([mid, ((mid[0] + b[0]) / 2, (mid[1] + b[1]) / 2)], closed=False))
    svg.stroke(together(*lights), tones.high, 0.2 * width, 0.75)
    svg.stroke(together(*strands), tones.line, 0.12 * width, 0.9)


def draw_tassel(svg: Svg, x: float, y: float, size: float) -> None:
    """A tassel hanging from (x, y), `size` high."""
    with svg.at(x, y, size / 150):
        skirt = "-19,62! 19,62! 33,138! 20,146 0,149 -20,146 -33,138!"
        svg.tube(blob(skirt), DULL, ((-30, 0), (30, 0)))
        threads = [curve([(4.6 * i, 66), (8.4 * i, 142 - abs(i))]) for i in (-3, -2, -1, 0, 1, 2, 3)]
        svg.stroke(together(*threads), DULL.line, svg.fine, 0.75)
        svg.solid(circle(0, 26, 25), DULL)
        svg.stroke(together(curve("-22,20 0,32 22,18"), curve("-18,34 0,44 20,32")), DULL.shade, svg.part)
        svg.shine("-14,14 -6,7 2,6", DULL, svg.part)
        svg.tube(box(-20, 48, 40, 18, 7), DULL, ((-20, 0), (20, 0)))
