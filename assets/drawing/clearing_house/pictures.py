"""Quieter pictures of the cards: a step, two steps, the sack, the shield, the raised hand."""

from collections.abc import Callable

from assets.drawing.clearing_house.lives import FACE, RED, TIN, draw_heart, draw_shield
from assets.drawing.palette import CREAM_RAMP, PAPER, WHITE_RAMP, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, moved, oval, poly, star, together

TROUSERS = ramp("#35406E", "#141A38")
BROWN = ramp("#8C4A26")
SOLE = ramp("#4A2C20")
SOCK = ramp("#C9323B")
BURLAP = ramp("#B59368", "#3E2A1C")
GLOVE = ramp("#4C4658")


def _chevrons(svg: Svg, x: float, y: float, count: int) -> None:
    marks = [
        poly([(x + 22 * i, y - 17), (x + 17 + 22 * i, y), (x + 22 * i, y + 17)], closed=False)
        for i in range(count)
    ]
    for paint, width in (("#12203A", 13.0), (PAPER, 7.0)):
        svg.stroke(together(*marks), paint, width)


def draw_shoe(svg: Svg, leg: float = 120) -> None:
    """Draw a two-toned shoe with sock and trouser leg, toe to the right; the ankle is the origin."""
    svg.tube(poly("-25,-14 17,-14 15,-50 -23,-50"), SOCK, ((-25, 0), (17, 0)), svg.part)
    trouser = poly([(-32, -36), (26, -36), (26 + leg / 17, -leg), (-32 - leg / 40, -leg)])
    svg.tube(trouser, TROUSERS, ((-34, 0), (32, 0)), svg.mass)
    for x in (-18, -3, 12):
        svg.stroke(curve([(x, -44), (x - 1, -leg)]), TROUSERS.high, 1.6, 0.4)
    svg.inked(box(-35, -46, 64, 13, 5), TROUSERS.base, TROUSERS.line, svg.part)
    svg.inked(
        blob("-44,26! 92,28! 94,37 88,41! -12,41! -14,49! -42,49! -46,38"), SOLE.base, SOLE.line, svg.mass
    )
    svg.solid(
        blob("-36,-20! -6,-12 16,-24! 30,-8 50,4 76,10 91,20 93,30! -44,30! -45,8"),
        CREAM_RAMP,
        svg.mass,
        k=(0.92, 0.84),
        anchor=(0.4, 0.1),
    )
    svg.solid(
        blob("62,7 78,10 91,20 93,30! 58,30! 54,18"), BROWN, svg.part, k=(0.86, 0.84), anchor=(0.4, 0.2)
    )
    svg.solid(blob("-36,-20! -18,-15 -16,8 -24,30! -44,30! -45,8"), BROWN, svg.part, k=0.86)
    svg.stroke(together(curve("16,-24 10,-4 20,12"), curve("20,12 38,18 54,19")), BROWN.line, svg.fine)
    for x, y in ((22, -12), (30, -5), (38, 0)):
        svg.stroke(curve([(x - 8, y + 10), (x + 5, y - 2)]), BROWN.line, svg.part)
    svg.glint(78, 16, 6, 2.6, 28, 0.8)


def _move(svg: Svg) -> None:
    tiles = ramp("#176B64")
    svg.fill(poly("10,176 190,176 190,240 10,240"), tiles.base)
    for top, low in ((40, -20), (80, 56), (120, 136), (160, 216)):
        svg.stroke(curve([(top, 176), (low, 240)]), tiles.line, 1.8, 0.6)
    svg.stroke(curve("10,200 190,200"), tiles.line, 1.8, 0.6)
    svg.stroke(curve("10,176 190,176"), tiles.line, svg.part)
    svg.shadow(96, 200, 74, 13, 0.6)
    for x, y, length in ((20, 118, 20), (16, 138, 26), (24, 158, 16)):
        svg.stroke(curve([(x, y), (x + length, y)]), PAPER, 4.4, 0.9)
    with svg.at(78, 143, 1.06):
        draw_shoe(svg)
    _chevrons(svg, 146, 66, 1)


def _double_move(svg: Svg) -> None:
    road = ramp("#255F9A")
    svg.fill(poly("10,184 190,184 190,240 10,240"), road.base)
    svg.stroke(curve("10,184 190,184"), road.line, svg.part)
    svg.shadow(64, 206, 54, 10, 0.5)
    svg.shadow(140, 212, 60, 11, 0.5)
    with svg.at(52, 132, 0.66, 30):
        draw_shoe(svg, 240)
    with svg.at(106, 158, 0.78, -12):
        draw_shoe(svg, 240)
    for x, y, length in ((18, 172, 16), (22, 188, 24), (16, 204, 14)):
        svg.stroke(curve([(x, y), (x + length, y)]), PAPER, 4, 0.9)
    _chevrons(svg, 132, 62, 2)


def _abduct(svg: Svg) -> None:
    svg.fill(oval(100, 206, 90, 22), "#3A1F52", 0.7)
    svg.solid(
        blob("118,8! 168,8! 152,66 138,70 116,64"), ramp("#2C3560", "#12162E"), svg.mass, k=(0.86, 0.95)
    )
    body = blob("84,82! 66,104 44,132 36,168 46,204 78,216 122,216 154,204 164,168 156,132 134,104 116,82!")
    svg.solid(body, BURLAP, k=(0.88, 0.92))
    for y in (188, 200):
        svg.stroke(curve([(52, y - 6), (100, y + 4), (148, y - 6)]), BURLAP.shade, 2, 0.8)
    for points in ("84,90 74,112 66,128", "100,92 100,108", "116,90 128,112 136,128"):
        svg.stroke(curve(points), BURLAP.deep, 2.4, 0.8)
    svg.solid(
        blob("84,84! 70,62 80,54 90,62 100,52 112,62 122,54 130,64 116,84!"), BURLAP, svg.part, k=(0.86, 0.84)
    )
    hole = blob("60,138 78,126 100,130 122,126 140,138 138,160 118,168 100,164 82,168 62,160")
    svg.inked(hole, "#221420", BURLAP.line, svg.part)
    for x in (80, 120):
        svg.inked(oval(x, 147, 13, 15), "#FFFDF6", "#221420", 2)
        svg.fill(oval(x - 2, 150, 7.4, 8.6), "#1A100C")
        svg.fill(circle(x - 5, 146, 3.2), "#FFFFFF")
    svg.stroke(together(curve("66,126 76,119 88,122"), curve("134,126 124,119 112,122")), BURLAP.line, 4)
    for i, x in enumerate((84, 96, 108, 120)):
        svg.solid(
            blob([(x - 8, 66), (x, 62), (x + 8, 66), (x + 7, 88 - i), (x, 93 - i), (x - 7, 88)]),
            GLOVE,
            svg.part,
        )
    svg.solid(blob("78,64 100,54 126,58 132,68 110,76 82,76"), GLOVE, svg.part, k=(0.9, 0.8))
    patch = poly("62,180 88,184 84,206 60,200")
    svg.inked(patch, BURLAP.light, BURLAP.line, svg.part)
    svg.stroke(poly("65,183 85,187 82,203 63,198"), BURLAP.deep, 1.8, dash="3 4")


def _armor(svg: Svg) -> None:
    svg.fill(oval(104, 206, 70, 14), "#16203C", 0.5)
    with svg.at(100, 120, 2.5, -4):
        draw_shield(svg, TIN, FACE, 2)
        draw_heart(svg, 0, -1, 0.46, RED, 1.7)
    spark = ramp("#FFE9A8", "#5A2A14")
    svg.inked(star(162, 62, 25, 8, 0.48), spark.base, spark.line, svg.part)
    svg.inked(star(162, 62, 12, 8, 0.5, 0), PAPER, "#E07A34", 1.4)
    with svg.at(150, 36, 1, 130):
        svg.solid(blob("-12,-6! 4,-6 14,0 4,6 -12,6!"), ramp("#B98C48"), svg.part)
    svg.stroke(
        together(curve("176,26 186,18"), curve("166,22 170,14"), curve("182,40 190,38")), PAPER, 3.4, 0.9
    )


HAND = (
    "68,206! 48,188 30,164 20,142 26,130 38,134 56,156! 52,122 43,82 46,66 56,62 65,70 78,116! "
    "77,62 79,44 89,37 99,44 101,62 103,114! 108,64 112,49 122,45 131,53 130,70 126,120! "
    "136,94 144,78 154,75 161,84 158,104 148,140 147,170 136,196 132,206!"
)
_SHADES = (
    "62,74 74,112",
    "97,48 99,108",
    "128,58 121,116",
    "158,88 145,142 143,170 132,198",
    "36,138 56,164",
)


def draw_stop_hand(svg: Svg) -> None:
    """Draw an open hand in a white glove, palm to the viewer, on 200 x 230."""
    form = blob(HAND)
    svg.fill(form, WHITE_RAMP.base)
    for line in _SHADES:
        svg.stroke(curve(line), WHITE_RAMP.shade, 6)
    for line in (
        "62,176 82,160 96,170 94,194",
        "86,146 106,142 134,152",
        "54,90 57,100",
        "88,66 89,76",
        "118,70 117,80",
    ):
        svg.stroke(curve(line), "#C9B3AC", 3)
    svg.stroke(form, WHITE_RAMP.line, svg.mass)
    svg.solid(box(58, 200, 84, 17, 8), WHITE_RAMP, svg.part, k=(0.97, 0.8))


def _intervene(svg: Svg) -> None:
    sign = ramp("#C22F36")
    octagon = [
        (100 + 84 * x, 112 + 84 * y)
        for x, y in (
            (-0.41, -1),
            (0.41, -1),
            (1, -0.41),
            (1, 0.41),
            (0.41, 1),
            (-0.41, 1),
            (-1, 0.41),
            (-1, -0.41),
        )
    ]
    svg.fill(poly([(x + 4, y + 6) for x, y in octagon]), "#0E1630", 0.4)
    svg.inked(poly(octagon), PAPER, sign.line, svg.mass)
    inner = [(100 + (x - 100) * 0.89, 112 + (y - 112) * 0.89) for x, y in octagon]
    svg.inked(
        poly(inner),
        svg.linear((40, 40), (160, 190), [(0, sign.light), (0.5, sign.base), (1, sign.shade)]),
        sign.line,
        svg.part,
    )
    svg.fill(blob(moved(HAND, 9, 5)), "#2A0A18", 0.34)
    svg.solid(poly("62,212 138,212 146,244 54,244"), ramp("#2A3560", "#10162E"), svg.mass)
    svg.fill(circle(122, 224, 3.4), PAPER)
    with svg.at(4, -2):
        draw_stop_hand(svg)


PICTURES: dict[str, Callable[[Svg], None]] = {
    "move": _move, "double_move": _double_move, "abduct": _abduct, "armor": _armor, "intervene": _intervene,
}  # fmt: skip
