"""Splashes of cream: flat on the table, and over the portrait of a clown who was hit; and the red nose."""

import math
from collections.abc import Sequence

from assets.drawing.palette import NOSE_RED, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Shape, blob, circle, curve, moved, together
from assets.drawing.treats import CHERRY, CREAM_TOP, CRUST

PORTRAIT = 512
NOSE = (256.0, 303.0)

SPLATS = (
    ((108, 80, 98, 84, 112, 76, 96, 88), 12, ((34, 66, 12), (224, 80, 10), (212, 214, 14), (44, 206, 8))),
    (
        (84, 110, 78, 100, 82, 92, 114, 80, 96),
        40,
        ((222, 40, 13), (28, 128, 9), (70, 226, 11), (234, 190, 7)),
    ),
    (
        (112, 82, 92, 78, 108, 86, 98),
        -20,
        ((44, 40, 9), (214, 52, 8), (232, 158, 12), (58, 220, 14), (164, 238, 7)),
    ),
)
"""Splashes: the lengths of the tongues, the turn, and the drops around."""


def _parts(reach: Sequence[float], turn: float, cx: float, cy: float) -> Shape:
    """Return the parts of a splash: a round body, tongues and their thick ends."""
    shapes = [circle(cx, cy, 60)]
    for i, r in enumerate(reach):
        a = math.radians(turn + i * 360 / len(reach))
        ux, uy = math.cos(a), math.sin(a)
        tip, thick = (cx + (r - 12) * ux, cy + (r - 12) * uy), 13.5 - 2.5 * (i % 3)
        root = [(cx + 46 * ux + b * uy, cy + 46 * uy - b * ux) for b in (26, -26)]
        neck = [(tip[0] + b * uy, tip[1] - b * ux) for b in (-0.62 * thick, 0.62 * thick)]
        waist = [(cx + 0.68 * r * ux + b * uy, cy + 0.68 * r * uy - b * ux) for b in (-9, 9)]
        outline = [*root, waist[0], *neck, waist[1]]
        shapes += [blob(outline[::-1]), circle(*tip, thick)]
    return together(*shapes)


def splat(index: int) -> Svg:
    """Return a splash of cream on the table, with crumbs."""
    svg = Svg(256, 256, weight=6)
    reach, turn, drops = SPLATS[index]
    svg.stroke(_parts(reach, turn, 134, 137), "#141A2B", 5, 0.16)
    svg.fill(_parts(reach, turn, 134, 137), "#141A2B", 0.2)
    svg.inked(_parts(reach, turn, 126, 126), CREAM_TOP.line, CREAM_TOP.line, 2 * svg.mass)
    svg.fill(_parts(reach, turn, 126, 126), CREAM_TOP.shade)
    svg.fill(_parts([r - 2 for r in reach], turn, 123, 121.5), CREAM_TOP.base)
    for t in (20, 140, 260):
        angles = [(math.radians(t + turn + a), 46 - 0.2 * a) for a in (0, 35, 70, 100)]
        svg.stroke(
            curve([(r * math.cos(a) + 126, r * math.sin(a) + 126) for a, r in angles]), CREAM_TOP.shade
        )
    for x, y, r in drops:
        svg.fill(circle(x + 3, y + 5, r), "#141A2B", 0.25)
        svg.solid(circle(x, y, r), CREAM_TOP, svg.fine, k=0.8)
    for x, y, a in ((150, 158, 20), (92, 148, -30), (158, 100, 70)):
        draw_crumb(svg, x, y, a)
    if index == 0:
        svg.ball(132, 118, 15, CHERRY)
        svg.stroke(curve("136,104 144,90 158,86"), "#4E6B2E", svg.part)
    return svg


def draw_crumb(svg: Svg, x: float, y: float, turn: float, scale: float = 1) -> None:
    """Draw a piece of crust."""
    with svg.at(x, y, scale, turn):
        svg.solid(blob("-13,-5 0,-10 12,-6 14,5 0,9 -12,7"), CRUST, svg.fine)


_CREAM = (
    "104,236 108,196 128,160 162,134 196,138 222,104 264,110 300,88 342,112 372,104 404,132 424,172 414,210 440,228 482,234 "
    "502,258 486,284 446,276 420,290 424,338 416,382 410,424 396,438 382,420 374,396 358,402 352,440 350,480 335,497 320,480 "
    "318,434 303,416 288,428 284,462 271,476 257,460 254,428 238,416 222,432 220,480 205,504 189,480 187,430 172,408 156,414 "
    "149,444 135,456 122,438 120,392 106,366 84,376 60,412 36,416 22,394 40,368 80,340 100,312 94,274"
)  # fmt: skip
"""Outline of cream that runs down and, on both sides, over the ring's edge."""
_GAZE = "176,262 188,226 218,218 246,232 266,232 294,218 324,226 336,262 326,298 294,312 286,332 256,342 226,332 218,312 186,298"
"""Single opening for eyes and nose: two would look like spectacles."""
_MOUTH = "204,364 226,350 258,354 290,350 310,364 296,388 258,398 220,388"


def cream_mask() -> Svg:
    """Return cream over a portrait and its ring; eyes, nose and mouth stay free."""
    svg = Svg(PORTRAIT, PORTRAIT, weight=9)
    outer, holes = blob(_CREAM), (blob(_GAZE), blob(_MOUTH))
    svg.fill(_pierced(blob(moved(_CREAM, 7, 12)), holes), "#2A1B14", 0.32)
    svg.fill(_pierced(outer, holes), CREAM_TOP.shade)
    svg.fill(_pierced(blob(moved(_CREAM, 0, 0, 0.99)), holes), CREAM_TOP.base)
    svg.stroke(outer, CREAM_TOP.line, svg.mass)
    for hole in holes:
        svg.stroke(hole, CREAM_TOP.line, svg.part)
    _folds(svg)
    svg.ball(316, 96, 33, CHERRY, svg.part)
    svg.stroke(curve("324,66 340,40 370,30"), "#4E6B2E", svg.mass)
    for x, y, turn in ((176, 172, -24), (384, 232, 60), (140, 334, 40), (368, 372, -20)):
        draw_crumb(svg, x, y, turn, 1.5)
    for x, y, r in ((62, 196, 15), (470, 168, 13), (52, 300, 9), (456, 380, 18)):
        svg.fill(circle(x + 4, y + 6, r), "#141A2B", 0.25)
        svg.solid(circle(x, y, r), CREAM_TOP, svg.part, k=0.8)
    return svg


def _pierced(outer: Shape, holes: Sequence[Shape]) -> Shape:
    """Return `outer` with all the holes (even-odd)."""
    return Shape(outer.d + together(*holes).d, outer.outline, even_odd=True)


def _folds(svg: Svg) -> None:
    """Draw whirls of cream on the brow, the cheeks and the drips."""
    for points in (
        "150,212 176,176 222,158 268,156", "246,186 292,172 336,182 364,208", "126,284 130,328 150,356", "384,286 382,330 362,362",
        "150,236 152,262 158,286", "358,244 362,262 356,290", "168,386 188,398 206,402", "312,402 330,396 346,382",
        "336,440 335,478", "205,442 205,484", "58,392 76,366",
    ):  # fmt: skip
        svg.stroke(curve(points), CREAM_TOP.shade, svg.part)
    svg.stroke(curve("124,188 142,164 166,152"), "#FFFFFF", svg.part, 0.9)
    for points in ("180,256 190,234 216,226", "292,226 318,232 328,256", "212,362 230,356"):
        svg.stroke(curve(points), CREAM_TOP.shade, svg.fine)


def nose() -> Svg:
    """Return a clown's red nose for any portrait."""
    svg = Svg(PORTRAIT, PORTRAIT, weight=9)
    svg.fill(circle(NOSE[0] + 6, NOSE[1] + 8, 32), "#7A2E1E", 0.4)
    svg.ball(*NOSE, 32, ramp(NOSE_RED), svg.mass)
    return svg


def splats() -> dict[str, Svg]:
    """Return all splashes by name."""
    return {f"splat_{i + 1}": splat(i) for i in range(len(SPLATS))} | {
        "cream_mask": cream_mask(),
        "nose": nose(),
    }
