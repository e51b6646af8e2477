# ruff: noqa: E501 (the points of one curve stay on one line)
"""Splashes of cream: flat on the table, and over the portrait of whoever was hit; the red nose as well."""

import math
from collections.abc import Sequence

from assets.drawing.palette import NOSE_RED, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, Shape, blob, circle, curve, oval, scallops, together
from assets.drawing.treats import CHERRY, CREAM_TOP, CRUST

PORTRAIT = 512
EYES = ((217.0, 270.0), (295.0, 270.0))
NOSE = (256.0, 303.0)

SPLATS = (
    ((108, 80, 98, 84, 112, 76, 96, 88), 12, ((34, 66, 12), (224, 80, 10), (212, 214, 14), (44, 206, 8))),
    ((84, 110, 78, 100, 82, 92, 114, 80, 96), 40, ((222, 40, 13), (28, 128, 9), (70, 226, 11), (234, 190, 7))),
    ((112, 82, 92, 78, 108, 86, 98), -20, ((44, 40, 9), (214, 52, 8), (232, 158, 12), (58, 220, 14), (164, 238, 7))),
)
"""Of each splash: how far its tongues reach, the turn, and the drops about it."""


def _tongues(reach: Sequence[float], turn: float, cx: float, cy: float) -> Shape:
    """A smooth splash: tongues with thick ends, and round bays between them."""
    dots: list[Point] = []
    step = 360 / len(reach)
    for i, r in enumerate(reach):
        u, bay = (math.radians(turn + (i + part) * step) for part in (0, 0.5))
        ux, uy = math.cos(u), math.sin(u)
        outline = ((62, -15), (0.5 * (62 + r), -10), (r - 10, -13), (r, 0), (r - 10, 13), (0.5 * (62 + r), 10), (62, 15))
        dots += [(cx + a * ux - b * uy, cy + a * uy + b * ux) for a, b in outline]
        dots.append((cx + 58 * math.cos(bay), cy + 58 * math.sin(bay)))
    return blob(dots)


def splat(index: int) -> Svg:
    """A splash of cream on the table, with crumbs."""
    svg = Svg(256, 256, weight=6)
    reach, turn, drops = SPLATS[index]
    svg.fill(_tongues(reach, turn, 134, 138), "#141A2B", 0.28)
    form = _tongues(reach, turn, 126, 126)
    svg.fill(form, CREAM_TOP.shade)
    svg.fill(_tongues([0.985 * r for r in reach], turn, 123, 122), CREAM_TOP.base)
    svg.stroke(form, CREAM_TOP.line, svg.mass)
    for t in (20, 140, 260):
        dots = [((46 - 0.2 * a) * math.cos(math.radians(t + turn + a)) + 126, (46 - 0.2 * a) * math.sin(math.radians(t + turn + a)) + 126) for a in (0, 35, 70, 100)]
        svg.stroke(curve(dots), CREAM_TOP.shade, svg.part)
    for x, y, r in drops:
        svg.fill(circle(x + 3, y + 5, r), "#141A2B", 0.25)
        svg.solid(circle(x, y, r), CREAM_TOP, svg.fine, k=0.8)
    svg.glint(98, 92, 15, 7, -36, 0.95)
    for x, y, a in ((150, 158, 20), (92, 148, -30), (158, 100, 70)):
        with svg.at(x, y, turn=a):
            svg.solid(blob("-13,-5 0,-10 12,-6 14,5 0,9 -12,7"), CRUST, svg.fine)
    if index == 0:
        svg.ball(132, 118, 15, CHERRY)
        svg.stroke(curve("136,104 144,90 158,86"), "#4E6B2E", svg.part)
    return svg


_CREAM = [
    (126, 116), (152, 82), (190, 62), (232, 54), (276, 52), (320, 62), (358, 80), (388, 112),
    (404, 152), (414, 196), (420, 244), (414, 292), (420, 340), (408, 388),
    (398, 432), (366, 418), (350, 468), (318, 440), (296, 492), (262, 452), (232, 506), (206, 452), (176, 474), (162, 424), (128, 438),
    (112, 388), (96, 344), (102, 294), (94, 244), (100, 196), (108, 152),
]  # fmt: skip
_DRIPS = (
    ("60,404 78,392 100,400 112,424 108,452 112,478 100,500 86,494 84,470 74,446", (92, 470)),
    ("418,86 442,96 456,120 452,146 458,170 446,186 434,176 434,150 420,124", (444, 160)),
)
"""Tongues of cream that hang over the ring's edge."""


def cream_mask() -> Svg:
    """Cream over a portrait and its ring; eyes, nose and mouth stay free."""
    svg = Svg(PORTRAIT, PORTRAIT, weight=9)
    outer = scallops(_CREAM, 0.56)
    holes = [*(oval(x, y, 31, 35) for x, y in EYES), circle(*NOSE, 33), oval(257, 361, 50, 27)]
    shadow = scallops([(x + 6, y + 11) for x, y in _CREAM], 0.56)
    svg.fill(_pierced(shadow, holes), "#4A2A1C", 0.3)
    for points, _ in _DRIPS:
        svg.fill(blob([(x + 4, y + 7) for x, y in _pairs(points)]), "#141A2B", 0.3)
        svg.solid(blob(points), CREAM_TOP, k=(0.8, 0.93), anchor=(0.35, 0.3))
    svg.fill(_pierced(outer, holes), CREAM_TOP.shade)
    lit = scallops([(256 + (x - 256) * 0.93 - 7, 250 + (y - 250) * 0.93 - 9) for x, y in _CREAM], 0.56)
    svg.fill(_pierced(lit, holes), CREAM_TOP.base)
    svg.stroke(outer, CREAM_TOP.line, svg.mass)
    for hole in holes:
        svg.stroke(hole, CREAM_TOP.line, svg.part)
    _folds(svg)
    svg.ball(318, 92, 34, CHERRY, svg.part)
    svg.stroke(curve("326,60 342,34 372,24"), "#4E6B2E", svg.mass)
    for x, y, a in ((166, 136, -24), (366, 222, 60), (140, 330, 40), (352, 388, -20)):
        with svg.at(x, y, 1.5, a):
            svg.solid(blob("-13,-5 0,-10 12,-6 14,5 0,9 -12,7"), CRUST, svg.fine)
    for x, y, r in ((38, 196, 17), (472, 262, 15), (62, 128, 10), (446, 404, 19)):
        svg.fill(circle(x + 4, y + 6, r), "#141A2B", 0.25)
        svg.solid(circle(x, y, r), CREAM_TOP, svg.part, k=0.8)
    return svg


def _pairs(points: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in (word.split(",") for word in points.split())]


def _pierced(outer: Shape, holes: Sequence[Shape]) -> Shape:
    """`outer` with all the holes (even-odd)."""
    return Shape(outer.d + together(*holes).d, outer.outline, even_odd=True)


def _folds(svg: Svg) -> None:
    """Whirls of cream on the brow, the cheeks and the drips."""
    for points in (
        "160,190 176,150 214,122 256,116", "228,160 268,146 306,156 328,182", "128,280 132,322 152,352", "384,270 382,318 362,352",
        "186,226 176,252 178,282", "328,228 338,250 336,280", "178,392 212,408 246,402", "286,404 322,398 342,380", "262,424 260,440", "206,424 208,438",
    ):  # fmt: skip
        svg.stroke(curve(points), CREAM_TOP.shade, svg.part)
    svg.stroke(curve("122,170 136,126 166,98"), "#FFFFFF", svg.part, 0.9)


def nose() -> Svg:
    """A clown's red nose for any portrait."""
    svg = Svg(PORTRAIT, PORTRAIT, weight=9)
    svg.fill(circle(NOSE[0] + 6, NOSE[1] + 8, 32), "#7A2E1E", 0.4)
    svg.ball(*NOSE, 32, ramp(NOSE_RED), svg.mass)
    return svg


def splats() -> dict[str, Svg]:
    """All of them by name."""
    return {f"splat_{i + 1}": splat(i) for i in range(len(SPLATS))} | {"cream_mask": cream_mask(), "nose": nose()}
