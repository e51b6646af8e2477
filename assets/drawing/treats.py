"""Cream pies and splashes of cream, thrown by clowns."""

from assets.drawing.palette import WHITE_RAMP, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, circle, curve, oval, scallops, together

CREAM_TOP = ramp("#FFF9EC", "#6B4630", "#E6CDB4")
CRUST = ramp("#CF8F4C")
CHERRY = ramp("#D5303A")


def draw_pie(svg: Svg, x: float, y: float, size: float, turn: float = 0, weight: float = 1) -> None:
    """Draw a pie, `size` wide, its rim at (x, y), cream upward; turned to be thrown."""
    with svg.at(x, y, size / 100, turn, weight):
        svg.solid(blob("-46,4! 46,4! 34,30! 0,35 -34,30!"), CRUST, k=(0.9, 0.85), anchor=(0.25, 0.1))
        for dx in (-26, -9, 9, 26):
            svg.stroke(curve([(dx * 1.1, 16), (dx * 0.94, 29)]), CRUST.shade, svg.part)
        crust = [
            (-50, 0),
            (-44, -8),
            (-20, -12),
            (20, -12),
            (44, -8),
            (50, 0),
            (42, 11),
            (21, 16),
            (0, 17),
            (-21, 16),
            (-42, 11),
        ]
        svg.solid(scallops(crust, 0.62), CRUST, k=(0.95, 0.8), anchor=(0.4, 0.1))
        lobes = [
            (-42, 0),
            (-42, -15),
            (-27, -31),
            (-5, -42),
            (19, -35),
            (38, -18),
            (43, 0),
            (24, 8),
            (2, 10),
            (-22, 8),
        ]
        svg.solid(scallops(lobes, 0.58), CREAM_TOP, k=(0.88, 0.86), anchor=(0.36, 0.3))
        svg.stroke(curve("-26,-8 -8,-2 14,-5 28,-14"), CREAM_TOP.shade, svg.part)
        svg.stroke(curve("-14,-24 2,-18 18,-24"), CREAM_TOP.shade, svg.part)
        svg.stroke(curve("3,-51 8,-62 18,-68"), "#4E6B2E", svg.part)
        svg.ball(2, -46, 12, CHERRY)


def draw_splash(svg: Svg, drops: list[tuple[float, float, float]], line: str = "#6B4630") -> None:
    """Draw flying drops of cream, each (x, y, radius)."""
    shapes = together(*(circle(x, y, r) for x, y, r in drops))
    svg.inked(shapes, CREAM_TOP.base, line, svg.fine)
    lit = together(*(oval(x + 0.25 * r, y + 0.35 * r, 0.5 * r, 0.35 * r) for x, y, r in drops if r > 5))
    svg.fill(lit, CREAM_TOP.shade, 0.8)


def draw_speed(svg: Svg, lines: list[str], opacity: float = 0.85) -> None:
    """Draw streaks behind a flying object."""
    for points in lines:
        svg.stroke(curve(points), WHITE_RAMP.base, svg.part, opacity)
