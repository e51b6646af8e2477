"""Pie cards: their back, the pie that hits, the clown who ducks, and the small ones of the chance slip."""

import math

from assets.drawing.clown_standoff.card import (
    HEIGHT,
    PANEL,
    WIDTH,
    WINDOW,
    draw_back_stock,
    draw_medallion,
    draw_panel_edge,
    draw_stock,
    paint,
    within,
)
from assets.drawing.eyes import Eyes, draw_eyes
from assets.drawing.faces import Brows, Face, draw_brows, draw_cheeks, draw_nose, draw_skull
from assets.drawing.hair import draw_hair_back
from assets.drawing.hands import draw_hand
from assets.drawing.hats import Hat, draw_hat
from assets.drawing.neckwear import NECKS
from assets.drawing.palette import CREAM, ORANGE, PAPER, PLUM, TEAL, WHITE, WHITE_RAMP, ramp
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
    scallops,
    star,
    together,
)
from assets.drawing.treats import CHERRY, CREAM_TOP, CRUST, draw_pie, draw_speed, draw_splash

PIE_RED = "#B5282E"
HIT_FIELD = "#C4452E"
DODGE_FIELD = "#3E9E8E"
PEACH = "#F6CDA6"


def lobes(cx: float, cy: float, r: float, count: int, bulge: float = 0.58) -> Shape:
    """Return a round cloud of `count` lobes."""
    angles = (math.tau * i / count for i in range(count))
    return scallops([(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles], bulge)


def draw_pie_from_above(svg: Svg, x: float, y: float, r: float) -> None:
    """Draw a pie from above: crust, cream in a whirl, a cherry."""
    with svg.at(x, y, r / 100):
        svg.solid(lobes(0, 0, 96, 16), CRUST, k=0.93)
        svg.stroke(circle(0, 0, 82), CRUST.shade, svg.part)
        svg.solid(lobes(0, 0, 68, 11), CREAM_TOP, k=0.88)
        for start in (0, 120, 240):
            dots = [
                (
                    (58 - 0.32 * t) * math.cos(math.radians(start + t)),
                    (58 - 0.32 * t) * math.sin(math.radians(start + t)),
                )
                for t in (0, 40, 80, 110)
            ]
            svg.stroke(curve(dots), CREAM_TOP.shade, svg.part)
        svg.fill(circle(6, 8, 25), CREAM_TOP.shade)
        svg.stroke(curve("4,-16 14,-36 32,-42"), "#4E6B2E", svg.part)
        svg.ball(0, 0, 24, CHERRY)


def pie_back() -> Svg:
    """Return the back of the pie cards."""
    svg = Svg(WIDTH, HEIGHT)
    draw_back_stock(svg, PIE_RED)
    corners = [star(160 + dx * 98, 220 + dy * 158, 19, 5) for dx in (-1, 1) for dy in (-1, 1)]
    svg.inked(together(*corners), "#F4E2C2", "#5A1320", 3.4)
    svg.inked(together(*(circle(160, 220 + d * 150, 9) for d in (-1, 1))), "#F4E2C2", "#5A1320", 3.4)
    draw_medallion(svg, 160, 220, 106, PIE_RED)
    draw_pie_from_above(svg, 160, 220, 80)
    return svg


def burst(r: float, inner: float, count: int, turn: float, centre: Point) -> Shape:
    """Return a comic explosion: a star whose points have two lengths."""
    dots = []
    for i in range(2 * count):
        reach = inner if i % 2 else r * (1 if i % 4 == 0 else 0.84)
        a = math.radians(turn + 180 * i / count)
        dots.append((centre[0] + reach * math.cos(a), centre[1] + reach * math.sin(a)))
    return poly(dots)


def hit() -> Svg:
    """Return a pie in the face."""
    svg = Svg(WIDTH, HEIGHT)
    tones = ramp(HIT_FIELD)
    draw_stock(svg, HIT_FIELD)
    svg.fill(
        box(*PANEL, 16), svg.radial((160, 200), 270, [(0, "#F2A03C"), (0.5, tones.base), (1, "#7C1620")])
    )
    svg.rays(WINDOW, (160, 210), "#F8C070", 18, 0.3, turn=6)
    svg.fill(cut(burst(200, 134, 15, -84, (162, 214)), WINDOW), "#8E1D22", 0.6)
    svg.inked(
        cut(burst(184, 122, 15, -84, (158, 206)), WINDOW),
        svg.radial((158, 206), 184, [(0, "#FFF6DC"), (0.72, "#F9DFA0"), (1, "#EFB458")]),
        "#7C1620",
        svg.part,
    )
    with svg.at(158, 226, 0.8):
        _victim(svg)
    draw_panel_edge(svg, HIT_FIELD)
    with svg.at(158, 226, 0.8):
        _cream_on_face(svg)
    draw_splash(
        svg,
        [
            (52, 96, 13),
            (40, 132, 7),
            (270, 104, 15),
            (286, 142, 8),
            (250, 66, 8),
            (74, 62, 7),
            (282, 256, 10),
            (38, 262, 9),
            (270, 290, 6),
        ],
    )
    return svg


def _victim(svg: Svg) -> None:
    window = within(158, 226, 0.8)
    with svg.at(0, 4, 0.94):
        draw_hair_back(svg, "cloud", ORANGE)
    suit = ramp("#2F6FA8")
    body = cut(
        blob(
            "40,90 56,122 120,142 160,184 178,250 180,440! -180,440! -178,250 -160,184 -120,142 -56,122 -40,90"
        ),
        window,
    )
    svg.solid(body, suit, k=(0.93, 0.96))
    for x in (-96, 96):
        svg.ball(x, 212, 14, ramp("#F4E2C2", "#1E2F5A"))
    NECKS["ruff"](svg, ramp("#D2454C"))
    draw_skull(svg, Face(PEACH, "round"))


_MESS = [
    (-62, -106),
    (-26, -124),
    (14, -128),
    (52, -114),
    (84, -90),
    (104, -54),
    (112, -12),
    (108, 30),
    (98, 60),
    (90, 106),
    (68, 96),
    (54, 132),
    (28, 112),
    (4, 150),
    (-18, 116),
    (-44, 128),
    (-62, 98),
    (-88, 116),
    (-98, 70),
    (-110, 30),
    (-114, -14),
    (-104, -58),
    (-88, -86),
]


def _cream_on_face(svg: Svg) -> None:
    svg.fill(scallops([(x + 6, y + 10) for x, y in _MESS], 0.56), "#7A3A20", 0.3)
    svg.solid(scallops(_MESS, 0.56), CREAM_TOP, k=(0.92, 0.9), anchor=(0.36, 0.25))
    for points in (
        "-78,-66 -48,-92 -8,-98",
        "30,-94 66,-78 84,-44",
        "-92,14 -84,44 -70,62",
        "90,6 84,40 72,58",
        "-40,92 -20,100",
        "30,96 50,88",
    ):
        svg.stroke(curve(points), CREAM_TOP.shade, svg.part)
    skin = ramp(PEACH)
    for side in (-1, 1):
        svg.fill(oval(side * 40 + 2, -17, 31, 35), CREAM_TOP.shade)
    draw_eyes(svg, Eyes(dx=40, y=-18, rx=23, ry=28, look=(0, 0), pupil=0.36, iris="#2F7C78"), skin)
    svg.fill(oval(2, 76, 34, 30), CREAM_TOP.shade)
    svg.inked(blob("-26,66 0,56 26,64 24,90 0,100 -24,92"), "#5A1320", "#6B4630")
    svg.solid(blob("-10,82! 12,80! 20,104 8,120 -8,112"), ramp("#E9776B"), svg.part)
    draw_nose(svg, "ball", skin)
    for side in (-1, 1):
        svg.solid(
            rail([(side * 24, -62), (side * 44, -78), (side * 66, -66)], [12, 16, 6]),
            ramp("#C4501F"),
            svg.fine,
        )
    _tin(svg)


def _tin(svg: Svg) -> None:
    """Draw the pie's dish on top of it all, with crumbs of crust."""
    with svg.at(4, -122, turn=-8):
        svg.solid(blob("-68,6! -50,-30! 50,-30! 68,6! 0,18"), CRUST, k=(0.92, 0.86), anchor=(0.3, 0.1))
        for x in (-40, -14, 14, 40):
            svg.stroke(curve([(x * 0.92, -24), (x * 1.2, 2)]), CRUST.shade, svg.part)
        rim = [
            (-76, 8),
            (-58, -4),
            (-30, 2),
            (0, 4),
            (30, 2),
            (58, -4),
            (76, 8),
            (58, 20),
            (30, 26),
            (0, 28),
            (-30, 26),
            (-58, 20),
        ]
        svg.solid(scallops(rim, 0.58), CRUST, k=(0.95, 0.8), anchor=(0.4, 0.1))
        svg.stroke(curve("-6,-34 -2,-56 16,-66"), "#4E6B2E", svg.part)
        svg.ball(-8, -42, 18, CHERRY)


def dodge() -> Svg:
    """Return the clown who ducks behind the curb; the pie flies over him."""
    svg = Svg(WIDTH, HEIGHT)
    tones = ramp(DODGE_FIELD)
    draw_stock(svg, DODGE_FIELD)
    svg.fill(
        box(*PANEL, 16), svg.radial((160, 250), 290, [(0, "#D5F0DC"), (0.5, tones.light), (1, tones.base)])
    )
    svg.rays(WINDOW, (160, 330), "#F2FBEF", 18, 0.4, turn=5)
    draw_speed(
        svg,
        ["34,84 84,76 120,78", "30,110 70,104 112,106", "42,136 82,128 116,130", "60,58 92,54 118,58"],
        0.95,
    )
    with svg.at(160, 312, 0.84):
        with svg.at(0, 0, 0.92):
            draw_hair_back(svg, "cloud", ORANGE)
        _ducker(svg)
    _low_wall(svg)
    with svg.at(160, 312, 0.84):
        for side in (-1, 1):
            draw_hand(svg, "hold", side * 118, 66, WHITE, 90 * side, 0.92)
    draw_panel_edge(svg, DODGE_FIELD)
    draw_pie(svg, 200, 108, 158, 14)
    with svg.at(66, 206, 0.52, turn=-26), svg.at(0, 90):
        draw_hat(svg, Hat("bowler", PLUM, band=TEAL, trim="flower"))
    for points in ("46,226 40,244", "66,234 64,252", "88,230 92,246"):
        svg.stroke(curve(points), WHITE_RAMP.base, svg.part)
    draw_splash(svg, [(118, 152, 7), (100, 166, 4.5), (284, 60, 6), (138, 60, 5)])
    return svg


def _ducker(svg: Svg) -> None:
    skin = ramp(PEACH)
    draw_skull(svg, Face(PEACH, "round"))
    for side in (-1, 1):
        paint(
            svg,
            f"{side * 40},-54 {side * 68},-32 {side * 68},14 {side * 40},34 {side * 14},14 {side * 14},-32",
        )
    draw_cheeks(svg, 0.7, 28, 70)
    draw_eyes(svg, Eyes(dx=40, y=-10, rx=22, ry=29, look=(4, -9), pupil=0.54, iris="#2F7C78"), skin)
    draw_brows(svg, Brows("#B8431A", tilt=(-12, -12), lift=(6, 6), arch=8, thick=13, y=-58, dx=42))
    draw_nose(svg, "ball", skin)
    svg.solid(blob("72,-78! 82,-62 80,-48 70,-44 62,-50 63,-64"), ramp("#6FB8EA"), svg.fine, k=0.8)


def _low_wall(svg: Svg) -> None:
    """Draw the curb in front of him, red with stars and cream panels."""
    red = ramp("#B5282E")
    top = cut(blob("0,352! 160,342 320,352! 320,384! 160,374 0,384!"), WINDOW)
    front = cut(blob("0,382! 160,372 320,382! 320,440! 0,440!"), WINDOW)
    svg.solid(front, red, svg.part, k=(1, 0.92), anchor=(0.5, 0))
    panels = [
        cut(
            poly(
                [
                    (x, 380 - 6 * (1 - abs(x - 160) / 160)),
                    (x + 56, 380 - 6 * (1 - abs(x + 56 - 160) / 160)),
                    (x + 60, 440),
                    (x - 4, 440),
                ]
            ),
            WINDOW,
        )
        for x in (56, 208)
    ]
    for panel in panels:
        svg.inked(panel, "#F4E2C2", red.line, svg.fine)
    svg.fill(together(star(38, 402, 10), star(160, 398, 14), star(286, 402, 9)), "#F4E2C2")
    svg.inked(top, "#D2605A", red.line)
    svg.stroke(curve("24,358 160,349 296,358"), "#EFA39A", svg.fine, 0.9)


def _mini(colour: str) -> Svg:
    svg = Svg(80, 112, weight=5)
    tones = ramp(colour)
    svg.inked(box(3, 3, 74, 106, 12), PAPER, tones.line, 5)
    svg.fill(
        box(9, 9, 62, 94, 7),
        svg.linear((9, 9), (60, 103), [(0, tones.light), (0.5, tones.base), (1, tones.shade)]),
    )
    svg.stroke(box(9, 9, 62, 94, 7), tones.line, 2.4)
    return svg


def mini_pie() -> Svg:
    """Return the one card with the pie, small."""
    svg = _mini(PIE_RED)
    svg.fill(burst(33, 22, 10, -90, (40, 54)), "#F6C9A0", 0.35)
    draw_pie(svg, 40, 60, 56, weight=0.62)
    return svg


def mini_dodge() -> Svg:
    """Return a card that misses, small: a tick on paper."""
    svg = _mini("#F7E8C9")
    svg.stroke(curve("22,56 35,72! 59,38"), "#123F3C", 15)
    svg.stroke(curve("22,56 35,72! 59,38"), TEAL, 8.5)
    svg.stroke(curve("37,66 56,40"), "#7CC9BC", 2.6, 0.8)
    return svg


def mini_unknown() -> Svg:
    """Return an unknown card, small: the back with a question mark."""
    svg = _mini(PIE_RED)
    for colour, wide in (("#5A1320", 15.0), (CREAM, 8.5)):
        svg.stroke(curve("24,44 30,30 46,28 56,40 50,52 40,58! 40,66"), colour, wide)
        svg.fill(circle(40, 83, wide * 0.5 + 2), colour)
    return svg


def pies() -> dict[str, Svg]:
    """Return all pie cards by name."""
    pictures = {"pie_back": pie_back(), "hit": hit(), "dodge": dodge()}
    return pictures | {"mini_pie": mini_pie(), "mini_dodge": mini_dodge(), "mini_unknown": mini_unknown()}
