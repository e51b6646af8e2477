"""Tube of a clown of Quel Cirque: geometry of its wall and rim, in units of its 528 x 548 canvas.

A point of the wall has an angle around the tube (0 faces the viewer, -90 is its left edge) and a height on
the canvas. The height is that of the wall's edge at the sides; at the front it is lower by the sag of the
ellipse.
"""

import math
from collections.abc import Sequence

from assets.drawing.palette import Ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, Shape, blob, curve, number, oval, pair, poly, ring, together

WIDTH, HEIGHT = 528, 548
MIDDLE, TOP, FOOT = 264, 122, 468
RIM, MOUTH = (142, 46), (115, 33)
"""Semi-axes of the rim's outer and inner edge."""
MARBLE = (264, 104, 84)
"""Centre and radius of the top marble between back and front."""
SAG = 0.31


def half_width(y: float) -> float:
    """Return half the width of the tube at this height; it narrows a little downward."""
    return RIM[0] - 16 * (y - TOP) / (FOOT - TOP)


def on_wall(angle: float, y: float) -> Point:
    """Return the point of the wall at this angle (degrees) and height."""
    w, a = half_width(y), math.radians(angle)
    return MIDDLE + w * math.sin(a), y + SAG * w * math.cos(a)


def edge(y: float) -> Shape:
    """Return the front edge of a cut through the tube, open, from left to right."""
    w = half_width(y)
    arc = f"A{number(w)} {number(SAG * w)} 0 0 0 {pair((MIDDLE + w, y))}"
    return Shape(f"M{pair((MIDDLE - w, y))}{arc}", tuple(on_wall(a, y) for a in range(-90, 91, 15)))


def band(top: float, bottom: float) -> Shape:
    """Return the part of the wall between two heights."""
    w = half_width(bottom)
    arc = f"A{number(w)} {number(SAG * w)} 0 0 1 {pair((MIDDLE - w, bottom))}"
    upper, lower = edge(top), edge(bottom)
    return Shape(f"{upper.d}L{pair((MIDDLE + w, bottom))}{arc}Z", upper.outline + lower.outline[::-1])


def patch(start: float, end: float, top: float, bottom: float) -> Shape:
    """Return the part of the wall between two angles and two heights."""
    angles = [start + (end - start) * i / 4 for i in range(5)]
    return poly([*(on_wall(a, top) for a in angles), *(on_wall(a, bottom) for a in angles[::-1])])


def draw_wall(svg: Svg, top: float, bottom: float, tones: Ramp, width: float | None = None) -> None:
    """Draw a part of the wall with light at the left and shade at the right."""
    left, right = MIDDLE - half_width(top), MIDDLE + half_width(top)
    stops = [
        (0.0, tones.base),
        (0.1, tones.light),
        (0.3, tones.light),
        (0.42, tones.base),
        (0.74, tones.base),
        (0.8, tones.shade),
        (1.0, tones.deep),
    ]
    svg.fill(band(top, bottom), svg.linear((left, 0), (right, 0), stops))
    line = svg.mass if width is None else width
    if line:
        svg.stroke(band(top, bottom), tones.line, line)


def draw_shade(svg: Svg, y: float, depth: float, colour: str, opacity: float = 0.4) -> None:
    """Draw the shadow of a protruding part on the wall below height `y`."""
    svg.fill(band(y, y + depth), colour, opacity)


def draw_rim_back(svg: Svg, tones: Ramp) -> None:
    """Draw the whole rim and the dark inside."""
    svg.inked(oval(MIDDLE, TOP, *RIM), tones.base, tones.line, svg.mass)
    svg.fill(ring(oval(MIDDLE, TOP, *RIM), oval(MIDDLE, TOP, *MOUTH)), _rim_paint(svg, tones))
    inside = svg.linear(
        (MIDDLE - MOUTH[0], 0),
        (MIDDLE + MOUTH[0], 0),
        [(0, "#170D14"), (0.45, tones.line), (0.8, tones.deep), (0.94, tones.shade), (1, tones.deep)],
    )
    svg.fill(oval(MIDDLE, TOP, *MOUTH), inside)
    svg.fill(oval(MIDDLE - 4, TOP + 12, MOUTH[0] - 12, MOUTH[1] - 14), "#120A10", 0.62)
    svg.stroke(oval(MIDDLE, TOP, *MOUTH), tones.line, svg.part)
    svg.stroke(_arc((RIM[0] - 9, RIM[1] - 5), 196, 300), tones.high, svg.fine, 0.9)


def _rim_paint(svg: Svg, tones: Ramp) -> str:
    stops = [(0, tones.light), (0.3, tones.high), (0.5, tones.light), (0.8, tones.base), (1, tones.shade)]
    return svg.linear((MIDDLE - RIM[0], TOP - 30), (MIDDLE + RIM[0], TOP + 40), stops)


def _arc(axes: Point, start: float, end: float) -> Shape:
    steps = [math.radians(start + (end - start) * i / 10) for i in range(11)]
    return curve([(MIDDLE + axes[0] * math.cos(a), TOP + axes[1] * math.sin(a)) for a in steps])


def draw_rim_front(svg: Svg, tones: Ramp) -> None:
    """Draw the half of the rim before a marble."""
    outer, inner = _arc(RIM, 180, 0), _arc(MOUTH, 0, 180)
    svg.fill(poly([*outer.outline, *inner.outline]), _rim_paint(svg, tones))
    svg.stroke(outer, tones.line, svg.mass)
    svg.stroke(inner, tones.line, svg.part)
    svg.stroke(_arc((RIM[0] - 11, RIM[1] - 6), 172, 100), tones.high, svg.fine, 0.9)


def draw_stripes(svg: Svg, angles: Sequence[float], width: float, top: float, bottom: float, paint: str,
                 shade: str) -> None:  # fmt: skip
    """Draw upright stripes on the wall, `shade` on its shaded side."""
    for lit, colour in ((True, paint), (False, shade)):
        parts = [patch(a, a + width, top, bottom) for a in angles if (a + width / 2 < 36) is lit]
        if parts:
            svg.fill(together(*parts), colour)


def draw_triangles(svg: Svg, top: float, bottom: float, paint: str, shade: str, count: int = 9) -> None:
    """Draw pennants around the tube, hanging from height `top`."""
    step = 180 / count
    for lit, colour in ((True, paint), (False, shade)):
        parts = []
        for i in range(count):
            a = -90 + step * i
            if (a + step / 2 < 36) is lit:
                parts.append(poly([on_wall(a, top), on_wall(a + step, top), on_wall(a + step / 2, bottom)]))
        svg.fill(together(*parts), colour)


def draw_dots(svg: Svg, y: float, r: float, paint: str, shade: str, count: int = 7) -> None:
    """Draw dots around the tube at one height."""
    for i in range(count):
        a = -72 + 144 * i / (count - 1)
        x, low = on_wall(a, y)
        svg.fill(oval(x, low, r * max(math.cos(math.radians(a)), 0.45), r), paint if a < 36 else shade)


def draw_shoes(svg: Svg, tones: Ramp, sole: str, tilt: float = 0) -> None:
    """Draw two large shoes with their tips outward."""
    left = "-4,-10 -8,-44 -50,-58 -108,-44 -150,-14 -154,12 -126,26 -40,28 -6,22"
    for side in (-1, 1):
        points = [(-side * x, y) for x, y in _pairs(left)]
        with svg.at(MIDDLE + side * 10, 502, turn=side * tilt):
            svg.solid(blob(points[::-side]), tones, k=(0.92, 0.8), anchor=(0.35, 0.15))
            svg.stroke(curve([(side * 40, 18), (side * 90, 18), (side * 144, 8)]), sole, svg.part)
            svg.shine("-136,-14 -120,-28 -98,-37" if side < 0 else "100,-34 118,-26 130,-16", tones)


def _pairs(points: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in (word.split(",") for word in points.split())]
