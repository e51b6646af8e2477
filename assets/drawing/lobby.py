# ruff: noqa: E501 (the points of one curve stay on one line)
"""The big top of the lobby in parts: canvas, valance, king pole, audience, ring."""

import math
import random

from assets.drawing.palette import BRASS, CREAM, CREAM_RAMP, RED, SAWDUST, WOOD, Ramp, mix, ramp
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
    star,
    together,
)

CANVAS_RED = ramp("#B02A30", shade="#8E1E27")
CANVAS_CREAM = ramp("#F3E2BE", "#6B4630", "#D8BF96")
METAL = ramp(BRASS)


def valance(tones: Ramp) -> Svg:
    """One scallop of the valance, 96 wide; they stand side by side, red and cream in turn."""
    svg = Svg(96, 82, weight=4)
    lobe = blob("0,0! 96,0! 96,34! 90,56 72,71 48,76 24,71 6,56 0,34!")
    paint = svg.linear(
        (0, 0), (0, 76), [(0, tones.shade), (0.22, tones.base), (0.8, tones.base), (1, tones.shade)]
    )
    svg.fill(lobe, paint)
    svg.fill(blob("62,0! 96,0! 96,34! 90,56 72,71 58,75! 70,46"), tones.shade, 0.55)
    svg.stroke(curve("14,4 13,34 22,54"), tones.high, 4, 0.6)
    svg.stroke(curve("34,2 33,20"), tones.shade, 2.6, 0.8)
    hem = "2,34 8,55 25,69 48,73 71,69 88,55 94,34"
    svg.stroke(curve(hem), tones.line, 5)
    svg.stroke(curve("7,36 13,52 27,63 48,67 69,63 83,52 89,36"), METAL.base, 3)
    svg.stroke(curve("7,36 13,52 27,63 48,67"), METAL.high, 1.2, 0.7)
    svg.stroke(together(curve("1,0 1,34"), curve("95,0 95,34")), tones.line, 2)
    return svg


def rail() -> Svg:
    """The brass rail on top of the valance, 96 wide, repeats."""
    svg = Svg(96, 18)
    svg.fill(
        box(0, 0, 96, 18),
        svg.linear(
            (0, 0),
            (0, 18),
            [
                (0, METAL.line),
                (0.12, METAL.line),
                (0.14, METAL.light),
                (0.34, METAL.high),
                (0.5, METAL.base),
                (0.84, METAL.shade),
                (0.86, METAL.line),
                (1, METAL.line),
            ],
        ),
    )
    svg.ball(48, 9, 5, METAL, 1.6)
    return svg


def canvas_wall() -> Svg:
    """A red and a cream stripe of the tent's wall, 192 x 480, repeats sideways."""
    svg = Svg(192, 480)
    for x, tones in ((0, CANVAS_RED), (96, CANVAS_CREAM)):
        stops = [
            (0, tones.shade),
            (0.1, tones.base),
            (0.3, mix(tones.base, tones.light, 0.6)),
            (0.45, tones.base),
            (0.8, tones.base),
            (0.88, tones.shade),
            (1, tones.deep),
        ]
        svg.fill(box(x, 0, 96, 480), svg.linear((x, 0), (x + 96, 0), stops))
        svg.fill(blob([(x + 60, 0), (x + 72, 0), (x + 64, 480), (x + 46, 480)]), tones.shade, 0.4)
    svg.fill(
        box(0, 0, 192, 480),
        svg.linear((0, 0), (0, 480), [(0, "#2A0E22", 0.34), (0.35, "#2A0E22", 0), (1, "#2A0E22", 0.3)]),
    )
    return svg


def canvas_roof() -> Svg:
    """The roof in wedges from the king pole, 2400 x 320; the pole stands at x 1200."""
    svg = Svg(2400, 320)
    window = box_window(0, 0, 2400, 320)
    svg.fill(box(0, 0, 2400, 320), CANVAS_CREAM.base)
    tip = (1200.0, -190.0)
    count = 30
    for tones, odd in ((CANVAS_RED, 0), (CANVAS_CREAM, 1)):
        wedges, folds, lights = [], [], []
        for i in range(odd, count, 2):
            a, b = (math.radians(4 + 172 * (i + t) / count) for t in (0, 1))
            wedges.append(_wedge(tip, a, b, window))
            folds.append(_wedge(tip, a, a + (b - a) * 0.24, window))
            lights.append(_wedge(tip, a + (b - a) * 0.62, a + (b - a) * 0.8, window))
        if not odd:
            svg.fill(together(*wedges), tones.base)
        svg.fill(together(*folds), tones.shade, 0.75)
        svg.fill(together(*lights), tones.light, 0.5)
    shade = [(0, "#2A0E22", 0.62), (0.3, "#2A0E22", 0.28), (1, "#2A0E22", 0)]
    svg.fill(box(0, 0, 2400, 320), svg.linear((0, 0), (0, 320), shade))
    return svg


def _wedge(tip: Point, start: float, end: float, window: tuple[Point, ...]) -> Shape:
    far = 4200
    return cut(
        poly([tip, *((tip[0] + far * math.cos(a), tip[1] + far * math.sin(a)) for a in (start, end))]), window
    )


def king_pole() -> Svg:
    """The king pole with its bail ring and ropes, 120 x 420."""
    svg = Svg(120, 420, weight=5)
    wood = ramp(WOOD)
    svg.tube(box(44, -10, 32, 440), wood, ((44, 0), (76, 0)))
    for y in range(30, 420, 64):
        svg.inked(
            poly([(44, y), (76, y - 18), (76, y + 6), (44, y + 24)]), CANVAS_RED.base, CANVAS_RED.line, 2.4
        )
        svg.fill(poly([(66, y - 12), (76, y - 18), (76, y + 6), (66, y + 12)]), CANVAS_RED.deep, 0.6)
    for y in (96, 330):
        svg.tube(box(34, y, 52, 24, 9), METAL, ((34, 0), (86, 0)))
    for side in (-1, 1):
        svg.stroke(curve([(60 + side * 24, 118), (60 + side * 52, 132), (60 + side * 40, 160)]), "#6B4820", 9)
        svg.stroke(curve([(60 + side * 24, 118), (60 + side * 52, 132), (60 + side * 40, 160)]), "#D9B77E", 4)
    return svg


SPECTATORS = (
    (18, 0, "top"), (62, 6, ""), (104, -4, "bun"), (148, 4, "cap"), (192, -2, "hair"), (238, 5, ""), (282, -5, "cone"),
    (328, 2, "hat"), (372, -3, "hair"), (416, 5, "bun"), (460, 0, "cap"),
)  # fmt: skip


def _headwear(kind: str, x: float, y: float, r: float) -> list[Shape]:
    forms = {
        "top": [
            box(x - 0.7 * r, y - 2.0 * r, 1.4 * r, 1.3 * r, 3),
            box(x - 1.1 * r, y - 0.95 * r, 2.2 * r, 0.3 * r, 3),
        ],
        "bun": [circle(x + 0.3 * r, y - 1.15 * r, 0.48 * r)],
        "cap": [
            blob(
                [
                    (x - r, y - 0.4 * r),
                    (x, y - 1.3 * r),
                    (x + r, y - 0.5 * r),
                    (x + 1.6 * r, y - 0.25 * r),
                    (x, y),
                ]
            )
        ],
        "hair": [
            circle(x - 0.6 * r, y - 0.5 * r, 0.7 * r),
            circle(x + 0.6 * r, y - 0.5 * r, 0.7 * r),
            circle(x, y - 0.8 * r, 0.7 * r),
        ],
        "cone": [
            poly([(x - 0.7 * r, y - 0.6 * r), (x + 0.1 * r, y - 2.1 * r), (x + 0.7 * r, y - 0.6 * r)]),
            circle(x + 0.1 * r, y - 2.1 * r, 0.26 * r),
        ],
        "hat": [oval(x, y - 0.75 * r, 1.5 * r, 0.28 * r), box(x - 0.7 * r, y - 1.5 * r, 1.4 * r, 0.8 * r, 7)],
    }
    return forms.get(kind, [])


def _row(svg: Svg, dx: float, y: float, r: float, colour: str, cheer: bool) -> None:
    """A row of spectators that repeats after 480."""
    shapes: list[Shape] = [box(-2, y + 1.6 * r, 484, 200)]
    rims: list[Shape] = []
    for base_x, dy, kind in SPECTATORS:
        for x in {
            (base_x + dx) % 480,
            (base_x + dx) % 480 - 480 if (base_x + dx) % 480 > 440 else (base_x + dx) % 480,
        }:
            head = y + dy
            shapes += [
                circle(x, head, r),
                box(x - 1.35 * r, head + 0.72 * r, 2.7 * r, 70, 0.8 * r),
                *_headwear(kind, x, head, r),
            ]
            rims.append(
                curve([(x - 0.9 * r, head - 0.1 * r), (x - 0.6 * r, head - 0.68 * r), (x, head - 0.9 * r)])
            )
            if cheer and dy > -4:
                shapes += _arms(x, head, r, base_x)
    svg.fill(together(*shapes), colour)
    svg.stroke(together(*rims), mix(colour, "#F2B6A0", 0.28), 2.4, 0.8)


def _arms(x: float, y: float, r: float, key: int) -> list[Shape]:
    """Raised arms with round fists, thrown up at different heights."""
    shapes: list[Shape] = []
    for side in (-1, 1):
        rise = 1.9 + (key * (3 + side)) % 5 * 0.2
        tip = (x + side * (1.5 + key % 3 * 0.15) * r, y - rise * r)
        foot = x + side * 1.05 * r
        shapes += [
            poly(
                [
                    (foot - 0.3 * r, y + 1.6 * r),
                    (tip[0] - 0.24 * r, tip[1]),
                    (tip[0] + 0.24 * r, tip[1]),
                    (foot + 0.3 * r, y + 1.6 * r),
                ]
            ),
            circle(*tip, 0.42 * r),
        ]
    return shapes


def audience(cheer: bool) -> Svg:
    """Three rows of spectators in the dark, 480 wide, repeats sideways; cheering ones throw up their arms."""
    svg = Svg(480, 190)
    for dx, y, r, colour in ((0, 66, 19, "#6A3B52"), (23, 96, 21, "#512B43"), (7, 130, 23, "#3A1E34")):
        _row(svg, dx, y, r, colour, cheer)
    return svg


def curb_panel(tones: Ramp, starred: bool) -> Svg:
    """A panel of the ring's curb, straight, 120 wide, repeats."""
    svg = Svg(120, 84, weight=4)
    svg.fill(
        box(0, 14, 120, 62),
        svg.linear(
            (0, 14), (0, 76), [(0, tones.light), (0.3, tones.base), (0.75, tones.base), (1, tones.shade)]
        ),
    )
    if starred:
        svg.fill(star(62, 49, 21), "#3A0A12", 0.4)
        svg.fill(star(60, 46, 21), CREAM)
    pad = ramp("#8E1F2A")
    svg.fill(
        box(0, 0, 120, 18),
        svg.linear(
            (0, 0),
            (0, 18),
            [(0, pad.line), (0.14, pad.line), (0.16, pad.light), (0.5, pad.base), (1, pad.deep)],
        ),
    )
    svg.stroke(curve("6,6 114,6"), pad.high, 2.2, 0.6)
    svg.stroke(together(curve("0,76 120,76"), curve("0,18 120,18")), "#3A0F16", 3.4)
    svg.fill(box(0, 76, 120, 8), "#141A2B", 0.3)
    svg.stroke(curve("1,18 1,76"), tones.line, 2.4)
    return svg


def ring_curb() -> Svg:
    """The whole curb as a flat arc, 2400 x 176, sawdust below it; its crest is at x 1200."""
    svg = Svg(2400, 176, weight=5)
    cx, cy = 1200.0, 268.0
    window = box_window(0, 0, 2400, 176)
    outer, inner = (1290.0, 258.0), (1262.0, 204.0)
    svg.fill(cut(oval(cx, cy, *outer), window), CANVAS_RED.base)
    stars: list[tuple[float, float, float]] = []
    panels: list[Shape] = []
    for i in range(-14, 14):
        a, b = math.radians(-90 + 6.4 * i), math.radians(-90 + 6.4 * (i + 1))
        quad = [
            _on(cx, cy, outer, a),
            _on(cx, cy, outer, (a + b) / 2),
            _on(cx, cy, outer, b),
            _on(cx, cy, inner, b),
            _on(cx, cy, inner, (a + b) / 2),
            _on(cx, cy, inner, a),
        ]
        if i % 2:
            panels.append(cut(poly(quad), window))
        else:
            middle = ((outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2)
            stars.append((*_on(cx, cy, middle, (a + b) / 2), 13))
    svg.fill(together(*panels), CREAM_RAMP.base)
    svg.fill(together(*(star(x, y + 1, r) for x, y, r in stars if y < 200)), CREAM)
    for grow, colour, width in ((0, "#3E0A14", 15), (0, "#8E1F2A", 10), (3, "#D65A52", 2.4)):
        svg.stroke(_arc(cx, cy, (outer[0] + grow, outer[1] + grow)), colour, width)
    sand = ramp(SAWDUST)
    svg.fill(
        cut(oval(cx, cy, *inner), window),
        svg.linear((0, 60), (0, 176), [(0, sand.shade), (0.3, sand.base), (1, sand.light)]),
    )
    svg.stroke(_arc(cx, cy, inner), "#3E0A14", 5)
    svg.stroke(_arc(cx, cy, (inner[0] - 6, inner[1] - 7)), "#6B4820", 7, 0.35)
    return svg


def _on(cx: float, cy: float, radii: tuple[float, float], angle: float) -> Point:
    return cx + radii[0] * math.cos(angle), cy + radii[1] * math.sin(angle)


def _arc(cx: float, cy: float, radii: tuple[float, float]) -> Shape:
    return curve([_on(cx, cy, radii, math.radians(t)) for t in range(186, 355, 6)])


def sawdust_star() -> Svg:
    """The painted star on the ring's floor, worn, seen from the seats (360 x 150)."""
    svg = Svg(360, 150)
    squash = [(180 + 170 * (x / 100), 76 + 68 * (y / 100)) for x, y in star(0, 0, 100, inner=0.46).outline]
    svg.fill(poly(squash), "#B5392E", 0.75)
    dice = random.Random(11)
    worn = []
    for tip in squash[::2] * 9:
        reach, aside = dice.uniform(0, 0.72), dice.uniform(-6, 6)
        middle = (180 + (tip[0] - 180) * reach + aside, 76 + (tip[1] - 76) * reach + aside / 2)
        worn.append(oval(*middle, dice.uniform(2, 9), dice.uniform(1, 2.4)))
    svg.fill(together(*worn), SAWDUST, 0.75)
    svg.stroke(poly(squash), CREAM, 5, 0.5, dash="34 7 12 5")
    return svg


def sprites() -> dict[str, Svg]:
    """All parts of the big top by name."""
    return {
        "valance_red": valance(CANVAS_RED), "valance_cream": valance(CANVAS_CREAM), "rail": rail(),
        "canvas_wall": canvas_wall(), "canvas_roof": canvas_roof(), "king_pole": king_pole(),
        "audience": audience(False), "audience_cheer": audience(True), "curb_red": curb_panel(ramp(RED), True),
        "curb_cream": curb_panel(CREAM_RAMP, False), "ring_curb": ring_curb(), "sawdust_star": sawdust_star(),
    }  # fmt: skip
