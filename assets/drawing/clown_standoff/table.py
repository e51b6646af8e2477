"""Objects on the table beside the cards: the drum, dashed place and chevrons, tags, pills, marks, disc."""

import math
from collections.abc import Sequence
from itertools import pairwise

from assets.drawing.clown_standoff.card import draw_numeral
from assets.drawing.clown_standoff.pies import PIE_RED, burst, draw_pie_from_above
from assets.drawing.hands import draw_hand
from assets.drawing.palette import (
    CREAM,
    CREAM_LINE,
    GOLD,
    LEMON,
    PAPER,
    RED,
    WHITE,
    WHITE_RAMP,
    mix,
    ramp,
)
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
    star,
    together,
)
from assets.drawing.treats import draw_pie

# ---- the drum --------------------------------------------------------------------------------------------

DRUM = (720.0, 420.0)
TOP = (360.0, 160.0, 330.0, 142.0)
"""Centre and semi-axes of the drum's rim."""
SIDE = 62.0


def _front(degrees: float, down: float, grow: float = 1) -> Point:
    """Return a point on the drum's side: 0 is its left end, 180 its right one."""
    cx, cy, rx, ry = TOP
    a = math.radians(180 - degrees)
    return cx + grow * rx * math.cos(a), cy + grow * ry * math.sin(a) + down


def _belt(low: float, high: float) -> Shape:
    """Return a band round the drum between two depths."""
    steps = range(0, 181, 6)
    return poly([_front(t, low) for t in steps] + [_front(t, high) for t in reversed(steps)])


def drum() -> Svg:
    """Return the drum under the pies, from above and in front."""
    svg = Svg(*DRUM, weight=6)
    cx, cy, rx, ry = TOP
    for i in range(6):
        svg.fill(oval(cx + 8, cy + SIDE + 14, rx + 4 + 3 * i, ry + 2 + 3 * i), "#141A2B", 0.075)
    red = ramp(RED)
    lit = [
        (0, red.shade),
        (0.14, red.base),
        (0.34, red.light),
        (0.62, red.base),
        (0.86, red.shade),
        (1, red.deep),
    ]
    svg.inked(_belt(0, SIDE), svg.linear((cx - rx, 0), (cx + rx, 0), lit), red.line, svg.mass)
    _triangles(svg)
    _hoop(svg, 51, SIDE)
    _hoop(svg, 2, 11)
    rim = ramp("#EBD3A0", CREAM_LINE)
    svg.inked(
        oval(cx, cy, rx, ry),
        svg.linear((60, 40), (640, 300), [(0, rim.high), (0.5, rim.base), (1, rim.shade)]),
        rim.line,
        svg.mass,
    )
    skin = ramp("#2B4480")
    svg.fill(oval(cx, cy + 1, rx - 15, ry - 13), skin.line)
    svg.fill(
        oval(cx, cy + 5, rx - 18, ry - 17),
        svg.radial((cx - 40, cy - 30), 330, [(0, skin.light), (0.5, skin.base), (1, "#1D2F62")], 0.44),
    )
    _painted_star(svg)
    svg.stroke(curve([_arc(t, 0.972) for t in range(186, 262, 10)]), "#FFFFFF", 3.4, 0.8)
    return svg


def _arc(degrees: float, grow: float) -> Point:
    cx, cy, rx, ry = TOP
    a = math.radians(degrees)
    return cx + grow * rx * math.cos(a), cy + grow * ry * math.sin(a)


def _painted_star(svg: Svg) -> None:
    """Draw the star on the drum's skin, hardly lighter than it."""
    cx, cy, _, _ = TOP
    dots = [(cx + (x - cx) * 1.0, cy + 6 + (y - cy) * 0.42) for x, y in star(cx, cy, 236, inner=0.42).outline]
    svg.fill(poly(dots), "#FFFFFF", 0.06)
    svg.stroke(poly(dots), "#FFFFFF", 3, 0.12)
    svg.stroke(oval(cx, cy + 5, 286, 114), "#FFFFFF", 3, 0.12)


def _triangles(svg: Svg) -> None:
    """Draw cream triangles on the red side, darker where it turns away."""
    steps = 20
    for paint, part in ((CREAM, range(2, 16)), ("#CDB692", (*range(2), *range(16, 20)))):
        shapes = []
        for i in part:
            a, b = 180 * i / steps, 180 * (i + 1) / steps
            shapes.append(poly([_front(a, 11), _front(b, 11), _front((a + b) / 2, 50)]))
        svg.fill(together(*shapes), paint)


def _hoop(svg: Svg, low: float, high: float) -> None:
    tones = ramp("#EBD3A0", CREAM_LINE)
    cx, _, rx, _ = TOP
    lit = [
        (0, tones.deep),
        (0.15, tones.base),
        (0.34, tones.high),
        (0.62, tones.base),
        (0.88, tones.shade),
        (1, tones.deep),
    ]
    svg.inked(_belt(low, high), svg.linear((cx - rx, 0), (cx + rx, 0), lit), tones.line, svg.fine)


# ---- where cards may go ----------------------------------------------------------------------------------


def dashes(edge: Shape, count: int, share: float = 0.58) -> Shape:
    """Return the outline cut into `count` dashes, because a rasteriser may fill dashed closed paths."""
    dots = [*edge.outline, edge.outline[0]]
    lengths = [math.dist(a, b) for a, b in pairwise(dots)]
    step = sum(lengths) / count
    pieces = []
    for i in range(count):
        along = [step * (i + share * part / 4) for part in range(5)]
        pieces.append(poly([_walked(dots, lengths, d) for d in along], closed=False))
    return together(*pieces)


def _walked(dots: Sequence[Point], lengths: Sequence[float], distance: float) -> Point:
    """Return the point at this distance along the line through the dots."""
    for (a, b), length in zip(pairwise(dots), lengths, strict=True):
        if distance <= length and length:
            k = distance / length
            return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
        distance -= length
    return dots[-1]


def place() -> Svg:
    """Return an empty place for a card that may be dropped here."""
    svg = Svg(160, 220, weight=6)
    edge = box(8, 8, 144, 204, 16)
    svg.fill(edge, "#2A1B14", 0.3)
    line = dashes(edge, 24)
    svg.stroke(line, "#4A2E08", 9.6)
    svg.stroke(line, GOLD, 5.6)
    return svg


def chevrons() -> Svg:
    """Return two chevrons upward, the mark of a target."""
    svg = Svg(96, 96, weight=6)
    marks = together(*(curve(f"20,{y} 48,{y - 26}! 76,{y}") for y in (50, 80)))
    svg.stroke(marks, "#4A2E08", 19)
    svg.stroke(marks, GOLD, 11)
    svg.stroke(together(*(curve(f"21,{y - 2} 46,{y - 26}!") for y in (50, 80))), "#FFE7A0", 3)
    return svg


def _small_card(svg: Svg, x: float, y: float, turn: float, colour: str, pie: bool = False) -> None:
    """Draw a card as a pictogram, 52 x 72: a pie's back or a clown."""
    tones = ramp(colour)
    with svg.at(x, y, turn=turn):
        svg.fill(box(-23, -32, 52, 72, 8), "#141A2B", 0.3)
        svg.inked(box(-26, -36, 52, 72, 8), PAPER, tones.line, 4)
        svg.fill(
            box(-20, -30, 40, 60, 5), svg.linear((-20, -30), (20, 30), [(0, tones.light), (1, tones.shade)])
        )
        if pie:
            with svg.at(0, 0, weight=0.62):
                draw_pie_from_above(svg, 0, 0, 18)
            return
        svg.fill(blob("-19,30! -15,20 0,15 15,20 19,30!"), "#F4E2C2")
        svg.inked(together(circle(-12, 1, 7), circle(12, 1, 7)), "#F07C36", tones.line, 2)
        svg.inked(circle(0, 3, 12), "#FFF3E2", tones.line, 2.4)
        svg.inked(poly([(-10, -7), (1, -27), (10, -7)]), "#C8433A", tones.line, 2.2)
        svg.fill(together(circle(-4.6, 0, 1.9), circle(4.6, 0, 1.9)), "#2A1B14")
        svg.fill(circle(0, 5, 4), "#D5303A")
        svg.stroke(curve("-6,9 0,12 6,9"), "#7A1A24", 2)


def choice_reveal() -> Svg:
    """Return the picture of a choice: a finger on the deck."""
    svg = Svg(120, 120, weight=4.6)
    for step in (6, 3, 0):
        _small_card(svg, 50 - step, 52 - step * 1.4, 0, PIE_RED, pie=not step)
    svg.stroke(together(curve("38,84 30,92"), curve("34,70 24,70"), curve("76,40 84,34")), "#F7E8C9", 4)
    with svg.at(76, 84, 0.66, -62):
        svg.fill(blob("-30,-18 60,-8 66,4 26,36 -24,40 -44,10"), "#141A2B", 0.25)
        draw_hand(svg, "point", 0, 0, WHITE)
    return svg


def _arrow(svg: Svg, points: str, tip: str) -> None:
    """Draw a bold curved arrow, its head given by three points."""
    svg.stroke(curve(points), "#123F3C", 13)
    svg.inked(poly(tip), "#23827A", "#123F3C", 4.4)
    svg.stroke(curve(points), "#3FA89A", 6.6)


def choice_reshuffle() -> Svg:
    """Return the picture of a choice: one card onto the deck."""
    svg = Svg(120, 120, weight=4.6)
    for step in (6, 3, 0):
        _small_card(svg, 42 - step, 50 - step * 1.4, 0, PIE_RED, pie=not step)
    _small_card(svg, 74, 66, 14, "#2F7C78")
    _arrow(svg, "34,98 46,108 62,106", "60,96 60,116 74,104")
    return svg


def choice_pass() -> Svg:
    """Return the picture of a choice: cards to the neighbour."""
    svg = Svg(120, 120, weight=4.6)
    for x, y, turn, colour in ((34, 62, -16, "#4C8A3E"), (50, 54, -3, "#3A78C2"), (66, 60, 10, "#6B3B7E")):
        _small_card(svg, x, y, turn, colour)
    _arrow(svg, "26,104 54,110 84,98", "80,86 88,108 104,90")
    return svg


def _tag(face: str, edge: str, inner: str) -> Svg:
    svg = Svg(292, 104, weight=4)
    svg.fill(box(10, 12, 276, 88, 14), "#141A2B", 0.16)
    svg.fill(box(8, 10, 276, 88, 13), "#141A2B", 0.22)
    sheen = svg.linear(
        (0, 4), (40, 96), [(0, mix(face, "#FFFFFF", 0.35)), (0.5, face), (1, mix(face, edge, 0.14))]
    )
    svg.inked(box(4, 4, 280, 92, 13), sheen, edge, 4)
    svg.stroke(box(10, 10, 268, 80, 8), inner, 2.2, 0.9)
    svg.stroke(curve("18,7.5 270,7.5"), "#FFFFFF", 2, 0.55)
    return svg


def _pill(colour: str) -> Svg:
    svg = Svg(124, 56, weight=4)
    tones = ramp(colour)
    svg.fill(box(7, 9, 114, 44, 22), "#141A2B", 0.3)
    svg.inked(
        box(4, 4, 114, 44, 22),
        svg.linear((0, 4), (0, 48), [(0, tones.light), (0.45, tones.base), (1, tones.shade)]),
        tones.line,
        4,
    )
    svg.stroke(curve("24,10 98,10"), tones.high, 2.6, 0.6)
    return svg


def risk_pie() -> Svg:
    """Return the pie on a risk pill."""
    svg = Svg(56, 56, weight=3.4)
    draw_pie(svg, 28, 32, 46, weight=0.9)
    return svg


def count_disc() -> Svg:
    """Return the disc for the number of remaining cards."""
    svg = Svg(72, 72, weight=5)
    svg.fill(circle(39, 41, 31), "#141A2B", 0.3)
    svg.inked(
        circle(35, 35, 30),
        svg.linear((12, 10), (56, 60), [(0, "#FFFDF4"), (0.6, PAPER), (1, "#E6D2A8")]),
        "#5A1320",
        5,
    )
    svg.stroke(circle(35, 35, 24.5), RED, 2.4, 0.85)
    return svg


# ---- what happens when clowns meet -----------------------------------------------------------------------


def cancelled() -> Svg:
    """Return the mark of equal cards that cancel each other: a bang, crossed out in paint."""
    svg = Svg(256, 256)
    svg.fill(burst(114, 82, 13, -80, (136, 142)), "#141A2B", 0.35)
    svg.inked(burst(116, 84, 13, -80, (126, 128)), "#E9B25A", "#5A1320", svg.mass)
    svg.fill(
        burst(100, 73, 13, -80, (125, 127)),
        svg.radial((126, 128), 100, [(0, "#FFFFFF"), (0.7, "#FFF3D6"), (1, "#FBE0B0")]),
    )
    red = ramp("#D2303A")
    cross = together(curve("184,68 152,102 104,150 68,186"), curve("70,66 102,100 150,152 186,188"))
    svg.stroke(
        together(curve("190,78 158,112 110,160 74,196"), curve("76,76 108,110 156,162 192,198")),
        "#5A1320",
        40,
        0.25,
    )
    svg.stroke(cross, red.line, 46)
    svg.stroke(cross, red.shade, 32)
    svg.stroke(
        together(curve("182,65 150,99 102,147 66,183"), curve("68,63 100,97 148,149 184,185")), red.base, 25
    )
    svg.stroke(together(curve("66,58 90,82"), curve("178,60 146,93")), red.high, 5.4, 0.9)
    return svg


def _draw_crown(svg: Svg, x: float, y: float, scale: float, turn: float) -> None:
    """Draw a paper crown, lemon (not gold), with balls on its points."""
    paper, red = ramp(LEMON, "#5A4210"), ramp("#C8303A")
    front = poly(
        "-100,-74 -70,-38 -52,-100 -24,-32 0,-108 24,-32 52,-100 70,-38 100,-74 78,30 46,42 0,47 -46,42 -78,30"
    )
    with svg.at(x, y, scale, turn):
        svg.inked(
            poly("-84,0 -74,-68 -46,-44 -26,-80 0,-48 26,-80 46,-44 74,-68 84,0"), paper.deep, paper.line
        )
        svg.tube(front, paper, ((-100, 0), (100, 0)))
        svg.tube(blob("-88,-6! 0,14 88,-6! 78,30! 0,47 -78,30!"), red, ((-86, 0), (86, 0)), svg.part)
        for bx, by in ((-100, -78), (-52, -106), (0, -114), (52, -106), (100, -78)):
            svg.ball(bx, by, 14, red, svg.part)
        svg.solid(poly([(0, 8), (14, 28), (0, 46), (-14, 28)]), ramp("#3FA38F"), svg.fine)
        for bx, by in ((-46, 20), (46, 20)):
            svg.ball(bx, by, 9, WHITE_RAMP, svg.fine)


def crown() -> Svg:
    """Return the crown for the 1 that beats the 6."""
    svg = Svg(256, 208)
    svg.fill(oval(136, 178, 88, 16), "#141A2B", 0.25)
    _draw_crown(svg, 128, 140, 0.98, -5)
    return svg


def beats() -> Svg:
    """Return the plate for that case: the crowned 1 over the toppled 6."""
    svg = Svg(280, 152, weight=5.4)
    svg.fill(box(10, 40, 268, 108, 24), "#141A2B", 0.28)
    svg.inked(
        box(4, 32, 268, 108, 24),
        svg.linear((0, 32), (40, 140), [(0, "#FFFCF0"), (0.6, PAPER), (1, "#E9D7B0")]),
        "#3A2350",
        svg.mass,
    )
    svg.stroke(box(11, 39, 254, 94, 18), RED, 2.4, 0.85)
    with svg.at(66, 92, 1.12):
        draw_numeral(svg, 1, "#4C8A3E")
    _draw_crown(svg, 68, 46, 0.36, -8)
    marks = together(curve("112,70 134,88! 112,106"), curve("138,70 160,88! 138,106"))
    svg.stroke(marks, "#3A2350", 15)
    svg.stroke(marks, "#7A53A0", 8)
    with svg.at(212, 92, 1.06, turn=64):
        draw_numeral(svg, 6, RED)
    svg.stroke(together(curve("244,54 252,46"), curve("250,68 262,64"), curve("228,46 230,36")), "#5A1320", 4)
    return svg


def table() -> dict[str, Svg]:
    """Return all objects of the table by name."""
    return {
        "drum": drum(),
        "place": place(),
        "chevrons": chevrons(),
        "choice_reveal": choice_reveal(),
        "choice_reshuffle": choice_reshuffle(),
        "choice_pass": choice_pass(),
        "tag": _tag("#F7E8C9", "#5A3A22", "#B5282E"),
        "tag_off": _tag("#5E514A", "#2A2220", "#8A7A6E"),
        "pill_risk": _pill("#A3222C"),
        "pill_safe": _pill("#2B7448"),
        "risk_pie": risk_pie(),
        "count_disc": count_disc(),
        "cancelled": cancelled(),
        "crown": crown(),
        "beats": beats(),
    }
