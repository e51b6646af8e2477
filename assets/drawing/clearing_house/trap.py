"""Bear trap of Clearing House: open, snapped shut, and small as a badge."""

import math
from collections.abc import Sequence

from assets.drawing.palette import ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, blob, curve, oval, poly, ring, together

STEEL = ramp("#8C97AC", "#1E2740")
TOOTH = ramp("#E7ECF4", "#1E2740", "#A9B4C8")
PAN = ramp("#D8322F")


def _along(cx: float, cy: float, rx: float, ry: float, degrees: float) -> Point:
    a = math.radians(degrees)
    return cx + rx * math.cos(a), cy + ry * math.sin(a)


def _arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> list[Point]:
    return [_along(cx, cy, rx, ry, start + (end - start) * i / 12) for i in range(13)]


def _jaw(svg: Svg, dots: list[Point], width: float) -> None:
    """Draw a bent flat bar along the points, with light on its upper edge."""
    svg.stroke(curve(dots), STEEL.line, width + 2 * svg.part)
    svg.stroke(curve(dots), STEEL.base, width)
    lit = [(x, y - 0.2 * width) for x, y in dots]
    svg.stroke(curve(lit[1:-1]), STEEL.high, 0.3 * width, 0.9)
    svg.stroke(curve([(x, y + 0.34 * width) for x, y in dots[1:-1]]), STEEL.shade, 0.24 * width)


def _tooth(svg: Svg, x: float, y: float, lean: float, size: float) -> None:
    """Draw a tooth upward from (x, y), its point moved by `lean`."""
    half = 0.36 * size
    svg.inked(poly([(x - half, y), (x + lean, y - size), (x + half, y)]), TOOTH.base, TOOTH.line, svg.fine)
    svg.fill(
        poly([(x + 0.1 * half, y - 1), (x + lean, y - 0.84 * size), (x + 0.7 * half, y - 1)]), TOOTH.shade
    )


def _spring(svg: Svg, x: float, y: float, side: int) -> None:
    """Draw the long spring at a side of the jaws: a loop of flat steel."""
    loop = ring(oval(x + side * 15, y, 19, 9), oval(x + side * 16, y, 11, 3.6))
    svg.fill(
        loop, svg.linear((0, y - 9), (0, y + 9), [(0, STEEL.light), (0.5, STEEL.base), (1, STEEL.shade)])
    )
    svg.stroke(loop, STEEL.line, svg.part)
    svg.ball(x, y, 7.5, STEEL, svg.part)


def draw_trap(svg: Svg, teeth: int = 7) -> None:
    """Draw the open trap, about 152 x 92, centred on the origin."""
    for side in (-1, 1):
        _spring(svg, side * 49, 6, side)
    svg.fill(oval(0, 8, 46, 24), "#1A2038", 0.5)
    svg.stroke(curve("-46,8 0,8 46,8"), STEEL.line, 12)
    svg.stroke(curve("-46,8 0,8 46,8"), STEEL.shade, 6)
    back = _arc(0, 6, 50, 29, 186, 354)
    for i in range(teeth):
        at = 200 + 140 * i / (teeth - 1)
        x, y = _along(0, 6, 50, 29, at)
        _tooth(svg, x, y - 2, 0.1 * x, 19)
    _jaw(svg, back, 7)
    svg.fill(oval(2, 15, 21, 9), "#141A2B", 0.4)
    svg.inked(oval(0, 11, 20, 10), PAN.deep, PAN.line, svg.part)
    svg.inked(
        oval(0, 7.5, 20, 10),
        svg.radial((-6, 4), 24, [(0, PAN.light), (0.5, PAN.base), (1, PAN.shade)]),
        PAN.line,
        svg.part,
    )
    svg.glint(-7, 4.5, 6, 2.6, -12, 0.8)
    front = _arc(0, 8, 50, 31, 174, 6)
    for i in range(teeth):
        at = 160 - 140 * i / (teeth - 1)
        x, y = _along(0, 8, 50, 31, at)
        _tooth(svg, x, y + 1, -0.06 * x, 21)
    _jaw(svg, front, 8)
    for side in (-1, 1):
        svg.ball(side * 50, 7, 6.5, STEEL, svg.part)


def trap() -> Svg:
    """Return the open trap, 160 x 110."""
    svg = Svg(160, 110, weight=3)
    svg.shadow(86, 80, 74, 24, 0.55)
    with svg.at(80, 55, 0.94):
        draw_trap(svg)
    return svg


def _fang(svg: Svg, dots: Sequence[Point], paint: str) -> None:
    svg.inked(poly(dots), paint, TOOTH.line, svg.fine)


def _shut_jaws(svg: Svg) -> None:
    """Draw two upright half rings against each other, their teeth crossed over their backs."""
    foot, rx, ry = 32, 46, 56
    svg.fill(blob("-44,30! -40,0 -24,-22 0,-30 24,-22 40,0 44,30!"), "#1A2038", 0.34)
    svg.inked(oval(0, 30, 22, 9), PAN.base, PAN.line, svg.part)
    svg.glint(-8, 27, 6, 2.4, -10, 0.7)
    _jaw(svg, _arc(3, foot - 5, rx, ry, 182, 358), 8)
    angles = [200 + 140 * i / 12 for i in range(13)]
    for i, at in enumerate(angles):
        if i % 2:
            left, right = (_along(1, foot - 3, rx, ry, at + d) for d in (-6, 6))
            _fang(svg, [left, _along(1, foot - 3, rx * 1.4, ry * 1.32, at), right], TOOTH.shade)
    _jaw(svg, _arc(0, foot, rx, ry, 178, 362), 9)
    for i, at in enumerate(angles):
        if i % 2 == 0:
            left, right = (_along(0, foot, rx * 1.12, ry * 1.1, at + d) for d in (-6, 6))
            _fang(svg, [left, _along(0, foot, rx * 0.66, ry * 0.7, at), right], TOOTH.base)
    svg.stroke(curve("-46,34 0,40 46,34"), STEEL.line, 11)
    svg.stroke(curve("-46,34 0,40 46,34"), STEEL.base, 5.4)


def trap_shut() -> Svg:
    """Return the trap after it snapped, 160 x 110."""
    svg = Svg(160, 110, weight=3)
    svg.shadow(88, 92, 70, 17, 0.6)
    with svg.at(80, 54, 0.96):
        for side in (-1, 1):
            _spring(svg, side * 48, 34, side)
        _shut_jaws(svg)
        for side in (-1, 1):
            svg.ball(side * 46, 34, 7, STEEL, svg.part)
    marks = together(
        curve("20,44 10,38"), curve("26,24 19,15"), curve("140,44 150,38"), curve("134,24 141,15")
    )
    svg.stroke(marks, "#FFF3DA", 3.6)
    return svg


def trap_badge() -> Svg:
    """Return a small trap for plates, 64 x 44."""
    svg = Svg(64, 44, weight=2)
    with svg.at(32, 24, 0.38, weight=0.86):
        draw_trap(svg, 5)
    return svg


def sprites() -> dict[str, Svg]:
    """Return the traps by name."""
    return {"trap": trap(), "trap_shut": trap_shut(), "trap_badge": trap_badge()}
