"""Signs over the tokens of Flip Circus: rings (chosen, under the pointer, forbidden) and golden arrows."""

import math

from assets.drawing.flip_circus.token import FIELD, HEIGHT, MIDDLE, RADIUS, WIDTH
from assets.drawing.palette import CREAM_LINE, GOLD, mix
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, Shape, circle, curve, poly, together

GOLD_LINE, GOLD_SHINE = "#7A4E0C", "#FFE7A0"


def token_ring(colour: str, line: str, shine: str, dash: str = "") -> Svg:
    """Return a ring over the rim of a token, in its canvas; the marks have to be drawn again over it."""
    svg = Svg(WIDTH, HEIGHT, weight=8)
    r = (RADIUS + FIELD) / 2
    paint = svg.linear(
        (90, 90), (420, 420), [(0, mix(colour, "#FFFFFF", 0.3)), (0.5, colour), (1, mix(colour, line, 0.22))]
    )
    svg.stroke(circle(MIDDLE, MIDDLE, r), paint, RADIUS - FIELD)
    svg.stroke(circle(MIDDLE, MIDDLE, RADIUS + 1), line, svg.mass)
    svg.stroke(circle(MIDDLE, MIDDLE, FIELD), line, svg.part)
    svg.stroke(circle(MIDDLE, MIDDLE, r + 7), shine, 4, 0.9, dash)
    return svg


def forbidden() -> Svg:
    """Return the grey ring of a token that may not be chosen, with a bar across its foot."""
    svg = token_ring("#8C8580", "#38322F", "#D5CEC6", "26 20")
    svg.fill(circle(MIDDLE + 3, 462, 46), "#141A2B", 0.35)
    svg.inked(circle(MIDDLE, 456, 42), "#6B6460", "#38322F", svg.mass)
    svg.stroke(circle(MIDDLE, 456, 25), "#EFE6D8", 8)
    svg.stroke(curve([(MIDDLE - 17, 473), (MIDDLE + 17, 439)]), "#EFE6D8", 8)
    return svg


def _head(tip: Point, angle: float, size: float) -> Shape:
    a = math.radians(angle)
    along, out = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    corners = ((0.0, 0.0), (-1.0, 0.72), (-0.74, 0.0), (-1.0, -0.72))
    return poly(
        [
            (tip[0] + size * (d * along[0] + w * out[0]), tip[1] + size * (d * along[1] + w * out[1]))
            for d, w in corners
        ]
    )


def _golden(svg: Svg, shaft: Shape, heads: list[Shape], width: float) -> None:
    """Draw arrows in the colour of possible actions."""
    with svg.at(4, 8):
        svg.stroke(shaft, "#141A2B", width + 8, 0.28)
        svg.fill(together(*heads), "#141A2B", 0.28)
    svg.stroke(shaft, GOLD_LINE, width + 9)
    svg.stroke(together(*heads), GOLD_LINE, 13)
    svg.stroke(shaft, "#F4B93C", width)
    svg.fill(together(*heads), "#F4B93C")
    svg.stroke(shaft, GOLD_SHINE, 0.28 * width)
    svg.fill(
        together(*(poly([_toward(p, _middle(head), 0.52) for p in head.outline]) for head in heads)),
        GOLD_SHINE,
        0.7,
    )


def _middle(shape: Shape) -> Point:
    left, top, right, bottom = shape.bounds
    return (left + right) / 2, (top + bottom) / 2


def _toward(point: Point, goal: Point, share: float) -> Point:
    return point[0] + (goal[0] - point[0]) * share, point[1] + (goal[1] - point[1]) * share


def swap_arrow() -> Svg:
    """Return a double arrow between two tokens, 512 x 208."""
    svg = Svg(512, 208, weight=8)
    shaft = curve("62,66 120,128 190,158 256,166 322,158 392,128 450,66")
    _golden(svg, shaft, [_head((30, 26), -129, 66), _head((482, 26), -51, 66)], 19)
    return svg


def straight_arrow() -> Svg:
    """Return a double arrow across the ring, 512 x 112."""
    svg = Svg(512, 112, weight=8)
    _golden(svg, curve([(70, 52), (442, 52)]), [_head((20, 52), 180, 66), _head((492, 52), 0, 66)], 19)
    return svg


def flip_arrow() -> Svg:
    """Return two arrows in a circle around a token (512 x 512, clear to radius 200)."""
    svg = Svg(512, 512, weight=8)
    for start in (160, -20):
        steps = [math.radians(start + 11 * i) for i in range(7)]
        shaft = curve([(256 + 222 * math.cos(a), 256 + 222 * math.sin(a)) for a in steps])
        a = math.radians(start + 82)
        tip = (256 + 222 * math.cos(a), 256 + 222 * math.sin(a))
        _golden(svg, shaft, [_head(tip, start + 82 + 84, 62)], 17)
    return svg


def sprites() -> dict[str, Svg]:
    """Return rings in the canvas of a token, and arrows."""
    return {
        "ring_gold": token_ring(GOLD, GOLD_LINE, GOLD_SHINE),
        "ring_white": token_ring("#FFFDF4", CREAM_LINE, "#FFFFFF"),
        "ring_forbidden": forbidden(),
        "arrow_swap": swap_arrow(),
        "arrow_across": straight_arrow(),
        "arrow_flip": flip_arrow(),
    }
