"""Four signs of Clearing House: flower, spade, key and anchor, on discs in their mobsters' colours."""

import math
from collections.abc import Callable

from assets.drawing.palette import PAPER, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, poly, ring, together

COLOURS = ("#C9323B", "#7E42A6", "#2F8B48", "#2E7FC6")
"""Red, purple, green and blue: the mobsters in the order of the seats."""


def _flower(svg: Svg, paint: str, tones: Ramp) -> None:
    angles = [math.radians(-90 + 72 * i) for i in range(5)]
    svg.fill(together(*(circle(11.5 * math.cos(a), 11.5 * math.sin(a), 8.2) for a in angles)), paint)
    svg.fill(circle(0, 0, 8), paint)
    svg.fill(circle(0, 0, 5), tones.base)
    for a in angles:
        svg.stroke(curve([(r * math.cos(a), r * math.sin(a)) for r in (8, 13)]), tones.base, 1.6, 0.8)


def _spade(svg: Svg, paint: str, tones: Ramp) -> None:
    svg.fill(blob("0,-20! 8,-11 17,-2 18,6 12,12 5,11 1,7 -1,7 -5,11 -12,12 -18,6 -17,-2 -8,-11"), paint)
    svg.fill(blob("-2,4! 2,4! 4,12 9,19! -9,19! -4,12"), paint)


def _key(svg: Svg, paint: str, tones: Ramp) -> None:
    with svg.at(0, 0, 1, -45):
        svg.fill(ring(circle(-10, 0, 10), circle(-11.5, 0, 4.4)), paint)
        svg.fill(together(box(-2, -3.2, 24, 6.4), box(10, 2, 5, 9), box(17, 2, 5, 9)), paint)


def _anchor(svg: Svg, paint: str, tones: Ramp) -> None:
    svg.stroke(circle(0, -15, 4.4), paint, 3.8)
    svg.stroke(together(curve("0,-10 0,17"), curve("-9,-5 9,-5")), paint, 4.6)
    svg.stroke(curve("-15,4 -11,14 0,18 11,14 15,4"), paint, 4.6)
    svg.fill(together(poly("-20,8 -16,-1 -9,6"), poly("20,8 16,-1 9,6")), paint)


SIGNS: tuple[Callable[[Svg, str, Ramp], None], ...] = (_flower, _spade, _key, _anchor)


def draw_sign(svg: Svg, index: int, x: float, y: float, size: float, paint: str = PAPER) -> None:
    """Draw a sign alone, `size` wide; `paint` on its mobster's colour."""
    with svg.at(x, y, size / 44):
        SIGNS[index](svg, paint, ramp(COLOURS[index]))


def draw_emblem(svg: Svg, index: int, x: float, y: float, r: float, width: float) -> None:
    """Draw the sign on a disc in its colour, with a light rim."""
    tones = ramp(COLOURS[index])
    stops = [(0, tones.light), (0.45, tones.base), (1, tones.shade)]
    svg.inked(circle(x, y, r), svg.radial((x - 0.3 * r, y - 0.4 * r), 1.5 * r, stops), tones.line, width)
    svg.stroke(circle(x, y, 0.84 * r), tones.high, 0.06 * r, 0.7)
    with svg.at(x + 0.05 * r, y + 0.08 * r, 1.22 * r / 44):
        SIGNS[index](svg, tones.deep, tones)
    draw_sign(svg, index, x, y, 1.22 * r)


def emblem(index: int) -> Svg:
    """Return a sign's disc, 64 x 64."""
    svg = Svg(64, 64, weight=2.6)
    svg.fill(circle(34, 35, 28), "#141A2B", 0.32)
    draw_emblem(svg, index, 32, 31, 28, 2.6)
    return svg


def sprites() -> dict[str, Svg]:
    """Return the four emblems by name."""
    return {f"emblem_{index + 1}": emblem(index) for index in range(4)}
