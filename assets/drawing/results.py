"""Results in parts: podium tubs, tin cup, laurel, hanging boards, paper strip, confetti."""

import math

from assets.drawing.palette import CREAM_RAMP, LEAF, RED, SKY, TIN, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    Point,
    Shape,
    blob,
    box,
    circle,
    curve,
    cut,
    oval,
    poly,
    rail,
    star,
    together,
)

TUBS = {1: (RED, 262, 190), 2: ("#2F5FA0", 226, 132), 3: (LEAF, 226, 96)}
"""Colour, width and height of the tub of each rank."""
CONFETTI = {
    "red": "#D8423C",
    "cream": "#FFF0D2",
    "teal": "#2FA096",
    "sky": SKY,
    "plum": "#8A4F9E",
    "leaf": "#6AA84F",
    "lemon": "#EDD83F",
}
LAUREL = ramp("#6E9A4A")


def _bend(cx: float, half: float, y: float, ry: float) -> list[Point]:
    """Return the front half of an ellipse, from left to right."""
    return [
        (cx - half * math.cos(math.radians(t)), y + ry * math.sin(math.radians(t))) for t in range(0, 181, 12)
    ]


def tub(rank: int) -> Svg:
    """Return a circus tub with feet at 0.13 width below its top edge.

    Its size is (width + 48) x (height + 0.26 width + 34).
    """
    colour, width, height = TUBS[rank]
    svg = Svg(width + 48, height + 0.26 * width + 34, weight=4.4)
    tones, cx, half, ry, top = ramp(colour), width / 2 + 24, width / 2, 0.13 * width, 6 + 0.13 * width
    svg.shadow(cx + 6, top + height + ry * 0.4, half + 16, ry + 16, 0.5)
    foot = top + height
    side = poly([*_bend(cx, half, top, ry), *_bend(cx, half, foot, ry)[::-1]])
    shine = [
        (0, tones.shade),
        (0.16, tones.base),
        (0.3, tones.light),
        (0.46, tones.base),
        (0.7, tones.base),
        (1, tones.deep),
    ]
    svg.fill(side, svg.linear((cx - half, 0), (cx + half, 0), shine))
    _triangles(svg, cx, half, foot - 18, ry, 0.28 * height)
    for y in (top + 2, foot - 20):
        band = poly([*_bend(cx, half, y, ry), *_bend(cx, half, y + 18, ry)[::-1]])
        stops = [(0, "#DCC08E"), (0.25, "#FFF6DE"), (0.6, CREAM_RAMP.base), (1, "#B8965E")]
        svg.inked(band, svg.linear((cx - half, 0), (cx + half, 0), stops), tones.line, 3)
    svg.stroke(side, tones.line, svg.mass)
    svg.inked(
        oval(cx, top, half, ry),
        svg.linear((cx - half, 0), (cx + half, 0), [(0, "#FFFBEA"), (0.5, "#F3E0B6"), (1, "#D9BD8A")]),
        tones.line,
        svg.mass,
    )
    svg.stroke(oval(cx, top, half - 20, ry - 20 * ry / half), tones.base, 3, 0.6)
    _plate(svg, cx, (top + foot) / 2 + ry + 3, min(32, 0.2 * height + 8), tones.line)
    return svg


def _triangles(svg: Svg, cx: float, half: float, foot: float, ry: float, high: float) -> None:
    shapes = []
    for i in range(7):
        a, b = (math.radians(180 * (i + part) / 7) for part in (0.12, 0.88))
        mid = (a + b) / 2
        dots = [
            (cx - half * math.cos(t), foot + ry * math.sin(t) - rise)
            for t, rise in ((a, 0), (mid, high), (b, 0))
        ]
        shapes.append(poly(dots))
    svg.fill(together(*shapes), CREAM_RAMP.base, 0.92)


def _plate(svg: Svg, x: float, y: float, r: float, line: str) -> None:
    """Draw the disc for the number."""
    svg.fill(circle(x + 2, y + 3, r + 1), "#141A2B", 0.3)
    svg.inked(
        circle(x, y, r),
        svg.linear((x - r, y - r), (x + r, y + r), [(0, "#FFFDF2"), (1, "#EAD3A2")]),
        line,
        3.4,
    )
    svg.stroke(circle(x, y, r - 5), line, 1.6, 0.7)


def cup() -> Svg:
    """Return the winner's cup of tin, with a star."""
    svg = Svg(200, 220, weight=5.4)
    tones = ramp(TIN)
    svg.shadow(106, 206, 66, 12, 0.4)
    for points in ("52,42 22,36 16,62 30,92 62,106", "148,42 178,36 184,62 170,92 138,106"):
        svg.stroke(curve(points), tones.line, 19)
        svg.stroke(curve(points), tones.base, 9)
        svg.stroke(curve([(x - 2, y - 2) for x, y in curve(points).outline[4:20]]), tones.high, 3, 0.8)
    svg.tube(blob("90,138! 110,138! 112,160 120,176! 80,176! 88,160"), tones, ((82, 0), (118, 0)))
    svg.tube(blob("44,30! 156,30! 153,80 134,124 100,142 66,124 47,80"), tones, ((46, 0), (154, 0)))
    svg.inked(oval(100, 30, 57, 13), tones.shade, tones.line, svg.mass)
    svg.fill(oval(102, 33, 46, 8), tones.deep)
    svg.stroke(curve("47,56 100,68 153,56"), tones.line, 3)
    svg.fill(star(103, 100, 26), tones.deep)
    svg.inked(star(100, 97, 26), CREAM_RAMP.base, tones.line, 3.4)
    svg.tube(box(66, 174, 68, 14, 4), tones, ((66, 0), (134, 0)), svg.part)
    svg.tube(box(56, 186, 88, 20, 5), ramp("#7A4A2E"), ((56, 0), (144, 0)))
    svg.glint(68, 62, 6, 18, 12, 0.8)
    return svg


def laurel() -> Svg:
    """Return two branches that close below, for behind a portrait (300 x 300, free circle of radius 104)."""
    svg = Svg(300, 300, weight=4.4)
    for side in (-1, 1):
        stem = [
            (150 + side * 124 * math.sin(math.radians(t)), 150 + 124 * math.cos(math.radians(t)))
            for t in range(6, 156, 15)
        ]
        svg.stroke(curve(stem), LAUREL.line, 7)
        svg.stroke(curve(stem), LAUREL.shade, 3)
        for i, (x, y) in enumerate(stem[1:]):
            t = 21 + 15 * i
            for lean, k in ((38, 1.0), (-44, 0.86)):
                turn = -side * (t - 90) + side * lean + (180 if side < 0 else 0)
                with svg.at(x, y, 1.06 * k, turn - 90):
                    svg.solid(
                        blob("0,2! 12,-14 11,-30 0,-44! -11,-30 -12,-14"),
                        LAUREL,
                        3.2,
                        k=(0.76, 0.95),
                        anchor=(0.2, 0.4),
                    )
                    svg.stroke(curve("0,-4 0,-34"), LAUREL.line, 1.8, 0.7)
    bow = ramp(RED)
    for points in ("150,272! 118,252 104,262 112,288 124,290", "150,272! 182,252 196,262 188,288 176,290"):
        svg.solid(blob(points), bow, 3.6)
    svg.solid(circle(150, 273, 13), bow, 3.6)
    return svg


def _confetti_shapes() -> dict[str, Shape]:
    return {
        "strip": poly("6,14 21,8 26,18 11,24"), "square": poly("9,8 23,10 22,24 8,22"), "dot": circle(16, 16, 8),
        "star": star(16, 17, 12), "curl": rail("4,20 9,9 15,19 20,9 27,20", (4, 6, 6, 6, 4)),
    }  # fmt: skip


def confetti() -> dict[str, Svg]:
    """Return pieces of paper 32 x 32: five shapes in seven colours, none of them gold."""
    pictures = {}
    for colour, paint in CONFETTI.items():
        tones = ramp(paint, "#8A6A48") if colour == "cream" else ramp(paint)
        for name, shape in _confetti_shapes().items():
            svg = Svg(32, 32, weight=1.8)
            svg.fill(shape, tones.base)
            left, top, right, bottom = shape.bounds
            corner = [
                ((left + right) / 2, top - 2),
                (right + 2, top - 2),
                (right + 2, bottom + 2),
                (left + 0.2 * (right - left), bottom + 2),
            ]
            if name in ("strip", "square", "dot"):
                svg.fill(cut(shape, corner), tones.shade)
            svg.stroke(shape, tones.line, 1.6, 0.8)
            pictures[f"confetti_{name}_{colour}"] = svg
    return pictures


def sprites() -> dict[str, Svg]:
    """Return all parts of the results by name."""
    pictures = {f"tub_{rank}": tub(rank) for rank in TUBS}
    pictures |= {"cup": cup(), "laurel": laurel()}
    return pictures | confetti()
