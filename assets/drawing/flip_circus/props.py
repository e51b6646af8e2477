"""Furniture of Flip Circus: applause, lamps of the counter, curb, paint and marks on the sawdust."""

import math
from itertools import pairwise

from assets.drawing.hands import draw_hand
from assets.drawing.palette import CREAM_RAMP, GOLD, RED, SAWDUST, WHITE, WHITE_RAMP, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    Point,
    Shape,
    blob,
    box,
    circle,
    curve,
    oval,
    poly,
    rail,
    ring,
    star,
    together,
)

GOLD_LINE = "#7A4E0C"


# ---- applause --------------------------------------------------------------------------------------------


def applause() -> Svg:
    """Return a thick red token with two clapping gloves, 256 x 272; its middle is at (128, 128)."""
    svg = Svg(256, 272, weight=6.4)
    tones = ramp("#C9303A")
    for i in range(4):
        svg.fill(circle(133, 148, 104 + 3 * i), "#141A2B", 0.1)
    for drop, paint in ((16, tones.deep), (9, CREAM_RAMP.shade), (0, tones.base)):
        svg.inked(circle(128, 128 + drop, 108), paint, tones.line, svg.mass if drop != 9 else svg.fine)
    svg.fill(
        circle(128, 128, 108),
        svg.linear((50, 40), (200, 230), [(0, tones.light), (0.5, tones.base), (1, tones.shade)]),
    )
    svg.stroke(circle(128, 128, 108), tones.line, svg.mass)
    svg.fill(
        circle(128, 128, 84), svg.radial((112, 104), 110, [(0, "#E8555A"), (0.7, "#BE2A34"), (1, "#9A1F2C")])
    )
    svg.stroke(circle(128, 128, 84), tones.line, svg.part)
    beads = [math.radians(15 * i) for i in range(24)]
    svg.fill(
        together(*(circle(128 + 96 * math.cos(a), 128 + 96 * math.sin(a), 5.6) for a in beads)), "#FFF0D0"
    )
    svg.stroke(
        curve(
            [
                (128 + 103 * math.cos(math.radians(t)), 128 + 103 * math.sin(math.radians(t)))
                for t in (190, 210, 232)
            ]
        ),
        "#FFD9CC",
        4,
        0.8,
    )
    _clap(svg)
    return svg


def _clap(svg: Svg) -> None:
    svg.fill(blob("84,190 70,140 90,110 150,110 186,150 172,194 130,206"), "#5A0F1C", 0.35)
    draw_hand(svg, "open", 158, 146, WHITE, 24, 0.98)
    with svg.at(102, 146, 0.98, -24), svg.at(0, 0):
        _mirrored_glove(svg)
    for points in ("128,48 128,68", "96,54 103,72", "160,54 153,72"):
        svg.stroke(curve(points), "#FFF0D0", 8)


def _mirrored_glove(svg: Svg) -> None:
    """Draw the open glove of `hands` with its thumb to the right, still lit from the left."""
    for x, y, turn in ((26, -26, 18), (9, -34, 5), (-10, -33, -7), (-27, -23, -20)):
        with svg.at(x, y, 1, turn):
            svg.solid(blob("-9,20! -10,-14 0,-26 10,-14 9,20!"), WHITE_RAMP, svg.part)
    svg.solid(blob("30,10 46,-12 56,-14 58,2 40,30 22,36"), WHITE_RAMP, svg.part)
    svg.solid(blob("-36,-16! 36,-20! 36,16 18,44 -24,42 -40,12"), WHITE_RAMP, svg.part)
    svg.fill(blob("-33,-12! 35,-16! 29,8 -29,6"), WHITE_RAMP.base)


def applause_place() -> Svg:
    """Return an empty place of the reserve or of a seat, of the same size as the token."""
    svg = Svg(256, 272, weight=6.4)
    svg.fill(circle(128, 128, 104), "#3A2418", 0.26)
    svg.stroke(circle(128, 128, 104), "#FFF0D0", 7, 0.85, "20 16.3")
    return svg


# ---- the counter of actions ------------------------------------------------------------------------------


def lamp(free: bool) -> Svg:
    """Return a lamp for one action, 128 x 128: lit and empty for a number, or out, with a tick."""
    svg = Svg(128, 128, weight=5)
    brass = ramp("#A87E42" if free else "#6E665E")
    if free:
        svg.fill(
            circle(64, 64, 64),
            svg.radial((64, 64), 64, [(0, "#FFD777", 0.9), (0.7, "#FFC94F", 0.5), (1, "#FFC94F", 0)]),
        )
    svg.fill(circle(67, 69, 48), "#141A2B", 0.35)
    metal = svg.linear((24, 20), (104, 108), [(0, brass.high), (0.45, brass.base), (1, brass.deep)])
    svg.inked(circle(64, 64, 47), metal, brass.line, svg.mass)
    glass = ramp(GOLD) if free else ramp("#5A544F")
    stops = [(0, "#FFF3C4"), (0.5, "#F8CE62"), (1, glass.base)] if free else [(0, "#77706A"), (1, "#433E3B")]
    svg.inked(circle(64, 64, 37), svg.radial((54, 52), 48, stops), GOLD_LINE if free else "#2B2725", svg.part)
    svg.stroke(curve("36,56 44,42 58,35"), "#FFFFFF", 5, 0.9 if free else 0.35)
    if not free:
        tick = curve("45,66! 59,80! 85,50!")
        svg.stroke(tick, "#25211F", 17)
        svg.stroke(tick, "#D8CFC2", 9)
    return svg


# ---- the ring on the ground ------------------------------------------------------------------------------


def _ellipse(cx: float, cy: float, rx: float, ry: float, degrees: float) -> Point:
    a = math.radians(degrees)
    return cx + rx * math.cos(a), cy + ry * math.sin(a)


def _even_angles(rx: float, ry: float, count: int) -> list[float]:
    """Return the degrees that divide an ellipse into arcs of equal length."""
    dots = [_ellipse(0, 0, rx, ry, 0.5 * i) for i in range(721)]
    lengths = [0.0]
    for a, b in pairwise(dots):
        lengths.append(lengths[-1] + math.dist(a, b))
    found, k = [], 0
    for i in range(count):
        while lengths[k + 1] < lengths[-1] * i / count:
            k += 1
        share = (lengths[-1] * i / count - lengths[k]) / (lengths[k + 1] - lengths[k])
        found.append(0.5 * (k + share))
    return found


def curb(rx: float, ry: float) -> Svg:
    """Return the ring's curb, panels red with a star and cream in turn; inside it is clear."""
    wide, high, band = rx + 24, ry + 34, 46.0
    svg = Svg(2 * wide, 2 * high, weight=7)
    cx, cy = wide, high - 8
    tones = ramp(RED)
    inner, outer = (rx - band, ry - band), (rx, ry)
    svg.fill(ring(oval(cx + 6, cy + 20, rx + 12, ry + 12), oval(cx, cy, *inner)), "#141A2B", 0.3)
    svg.inked(ring(oval(cx, cy + 18, *outer), oval(cx, cy, *inner)), tones.deep, tones.line)
    svg.fill(ring(oval(cx, cy, *outer), oval(cx, cy, *inner)), tones.base)
    panels = 52
    angles = [*_even_angles(rx, ry, panels), 360.0]
    cream, stars = [], []
    for i in range(panels):
        a, b = angles[i], angles[i + 1]
        middle = (a + b) / 2
        if i % 2:
            steps = (a, middle, b)
            cream.append(
                poly(
                    [_ellipse(cx, cy, *outer, t) for t in steps]
                    + [_ellipse(cx, cy, *inner, t) for t in steps[::-1]]
                )
            )
        else:
            x, y = _ellipse(cx, cy, rx - band / 2, ry - band / 2, middle)
            stars.append(star(x, y, 14, inner=0.5))
    svg.fill(together(*cream), "#F3E1BD")
    svg.stroke(together(*cream), tones.line, 3, 0.8)
    svg.fill(together(*stars), "#F7E8C9")
    svg.stroke(oval(cx, cy, *outer), tones.line, svg.mass)
    svg.stroke(oval(cx, cy, *inner), tones.line, svg.mass)
    svg.stroke(oval(cx, cy, rx - 9, ry - 9), "#FFE9CF", 3.5, 0.55)
    svg.stroke(oval(cx, cy, inner[0] + 6, inner[1] + 6), tones.deep, 5, 0.5)
    return svg


def _worn(index: int) -> tuple[float, float, float]:
    """Return constant pseudo-random numbers between 0 and 1."""
    return tuple((math.sin(index * k) * 43758.5453) % 1 for k in (12.9898, 78.233, 37.719))  # type: ignore[return-value]


def _scratches(svg: Svg, spots: int, reach: float, middle: Point, seed: int) -> None:
    """Draw sawdust on the paint where feet have passed."""
    marks: list[Shape] = []
    for i in range(spots):
        u, v, w = _worn(seed + i)
        x, y = (
            middle[0] + math.sqrt(u) * reach * math.cos(math.tau * v),
            middle[1] + math.sqrt(u) * reach * math.sin(math.tau * v),
        )
        size = 3 + 7 * w
        marks.append(
            blob(
                [
                    (x - size * 1.6, y),
                    (x - size * 0.3, y - size * 0.5),
                    (x + size * 1.4, y - size * 0.1),
                    (x + size * 0.2, y + size * 0.5),
                ]
            )
        )
    svg.fill(together(*marks), mix(SAWDUST, "#FFFFFF", 0.12), 0.85)


def painted_star() -> Svg:
    """Return the worn star in the middle of the ring, paint on sawdust (400 x 400)."""
    svg = Svg(400, 400, weight=7)
    svg.stroke(star(200, 212, 178, inner=0.44), "#F6E6C2", 30, 0.62)
    svg.fill(star(200, 212, 178, inner=0.44), "#C4473F", 0.78)
    svg.stroke(star(200, 212, 150, inner=0.44), "#9C2A30", 5, 0.5)
    _scratches(svg, 64, 92, (200, 206), 3)
    for i in range(5):
        _scratches(svg, 5, 16, _ellipse(200, 212, 128, 128, -90 + 72 * i), 90 + 7 * i)
    return svg


def painted_ring(rx: float, ry: float) -> Svg:
    """Return two worn lines of paint around the place of the tokens, red outside and cream inside."""
    svg = Svg(2 * rx + 24, 2 * ry + 24, weight=7)
    cx, cy = rx + 12, ry + 12
    for shrink, colour, width, thin in ((0.0, "#B5402F", 9.0, 0.5), (rx * 0.46, "#FFF3D4", 6.0, 0.55)):
        stretches = []
        at = 0.0
        for i in range(64):
            u, v, _ = _worn(500 + i)
            until = min(at + 3 + 9 * u, 360)
            steps = [at + (until - at) * j / 4 for j in range(5)]
            stretches.append(curve([_ellipse(cx, cy, rx - shrink, ry - shrink * ry / rx, t) for t in steps]))
            at = until + 0.5 + 1.6 * v * v
            if at >= 358:
                break
        svg.stroke(together(*stretches), colour, width, thin)
    return svg


def shavings() -> Svg:
    """Return a handful of curled shavings (256 x 256)."""
    svg = Svg(256, 256, weight=4)
    for i in range(13):
        u, v, w = _worn(40 + i)
        with svg.at(30 + 196 * u, 34 + 188 * v, 0.7 + 0.6 * w, 360 * v):
            tone = ramp(("#E8C88E", "#C99C5C", "#F2DCAE")[i % 3])
            form = rail("-20,6 -12,-8 4,-10 12,0 4,7 -3,2", [3, 6, 7, 7, 6, 2])
            svg.fill(blob("-18,10 4,-2 18,8 2,14"), "#5A3A1C", 0.22)
            svg.inked(form, tone.base, mix(tone.line, tone.base, 0.3), svg.fine)
    return svg


def clown_steps() -> Svg:
    """Return prints of shoes that are far too large (256 x 384)."""
    svg = Svg(256, 384, weight=5)
    for x, y, turn, side in ((84, 286, -8, -1), (164, 110, 6, 1)):
        with svg.at(x, y, 1, turn):
            sole = blob(
                [
                    (side * px, py)
                    for px, py in ((-30, -66), (8, -84), (42, -56), (36, -8), (16, 18), (-14, 18), (-36, -16))
                ]
            )
            heel = blob([(side * px, py) for px, py in ((-15, 34), (16, 34), (20, 62), (2, 76), (-18, 62))])
            svg.fill(together(sole, heel), "#6B4520", 0.34)
            with svg.at(2, 5):
                svg.stroke(together(sole, heel), "#F6DEAC", 4, 0.35)
            bars = [curve([(-22, y1), (22, y1 - 3)]) for y1 in (-52, -34, -16)]
            svg.stroke(together(*bars), "#6B4520", 6, 0.3)
    return svg


def hoofprints() -> Svg:
    """Return prints of ponies' hooves (256 x 256)."""
    svg = Svg(256, 256, weight=5)
    for x, y, turn in ((66, 196, -16), (116, 92, -6), (196, 158, 4), (208, 50, 10)):
        with svg.at(x, y, 0.86, turn):
            form = curve("-20,26 -30,-2 -18,-30 0,-36 18,-30 30,-2 20,26")
            svg.stroke(form, "#6B4520", 17, 0.34)
            with svg.at(2, 4):
                svg.stroke(form, "#F6DEAC", 3, 0.4)
    return svg


def place() -> Svg:
    """Return a small dashed place for a won part on a seat's plate (162 x 162)."""
    svg = Svg(162, 162, weight=5)
    svg.fill(box(8, 8, 146, 146, 16), "#1D120C", 0.4)
    svg.stroke(box(8, 8, 146, 146, 16), "#F1DDB4", 6, 0.85, "19 14")
    return svg


def sprites() -> dict[str, Svg]:
    """Return all furniture by name."""
    return {
        "applause": applause(),
        "applause_place": applause_place(),
        "part_place": place(),
        "lamp_free": lamp(free=True),
        "lamp_used": lamp(free=False),
        "curb": curb(630, 436),
        "curb_tall": curb(436, 630),
        "painted_star": painted_star(),
        "painted_ring": painted_ring(500, 344),
        "painted_ring_tall": painted_ring(344, 500),
        "shavings": shavings(),
        "steps": clown_steps(),
        "hoofprints": hoofprints(),
    }
