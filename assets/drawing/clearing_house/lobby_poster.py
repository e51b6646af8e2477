"""Poster of Clearing House: two mobsters by a street lamp before the mansion, behind police tape."""

from dataclasses import replace

from assets.drawing.clearing_house.people import COATS, MOBSTERS
from assets.drawing.clearing_house.portraits import draw_fur
from assets.drawing.clearing_house.tape import LEMON, draw_band
from assets.drawing.figures import draw_bust, draw_head, draw_person
from assets.drawing.hands import draw_arm, draw_hand
from assets.drawing.hats import Hat
from assets.drawing.palette import SKIN, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, box_window, circle, curve, oval, poly, star, together

WIDTH, HEIGHT = 480, 564
LAMP = (86.0, 196.0)
HOUSE = ramp("#3B4A7C", "#161C38")
ROOF = ramp("#2A3260", "#12172F")
IRON = ramp("#56608A", "#12172F")
WARM = "#FFDF8A"
MOBSTER = replace(MOBSTERS[0], hat=Hat("fedora", "#5A5068", band="#D0343C", tilt=-7, lift=8, scale=1.14))
"""Mobster of the poster; the felt is lighter than in the game, because the sky behind it is dark."""
LADY = MOBSTERS[1]


def _sky(svg: Svg) -> None:
    svg.fill(
        box(0, 0, WIDTH, HEIGHT),
        svg.linear((0, 0), (0, 470), [(0, "#161D42"), (0.6, "#2C3670"), (1, "#54568E")]),
    )
    dots = [(31 * i * 7 % 480, 14 + i * 67 % 230, 1.2 + i * 5 % 3 * 0.7) for i in range(26)]
    svg.fill(together(*(circle(x, y, r) for x, y, r in dots)), "#FFF3D0", 0.8)
    for x, y in ((212, 172), (450, 214), (150, 120)):
        svg.fill(star(x, y, 7, 4, 0.3), "#FFF6DC")
    svg.fill(
        circle(372, 176, 84),
        svg.radial((372, 176), 84, [(0, "#FFF1C4", 0.5), (0.55, "#F6E2B0", 0.2), (1, "#F6E2B0", 0)]),
    )
    svg.fill(circle(372, 176, 40), "#FFF4CF")
    svg.fill(together(circle(360, 166, 7), circle(382, 186, 9), circle(386, 162, 4)), "#E9D6A0", 0.8)


def _window(svg: Svg, x: float, y: float, width: float, height: float) -> None:
    svg.inked(
        box(x, y, width, height, 3),
        svg.linear((0, y), (0, y + height), [(0, WARM), (1, "#F2A94A")]),
        HOUSE.line,
        svg.part,
    )
    svg.stroke(
        together(
            curve([(x + width / 2, y), (x + width / 2, y + height)]),
            curve([(x, y + height * 0.45), (x + width, y + height * 0.45)]),
        ),
        HOUSE.line,
        svg.fine,
    )


def _gable(svg: Svg, x: float, y: float, width: float, height: float, foot: float) -> None:
    """Draw a wing of the mansion: wall, steep roof with its lit edge, chimney pot."""
    svg.fill(
        box(x, y, width, foot - y),
        svg.linear((x, 0), (x + width, 0), [(0, HOUSE.light), (0.4, HOUSE.base), (1, HOUSE.shade)]),
    )
    svg.stroke(box(x, y, width, foot - y), HOUSE.line, svg.part)
    peak = (x + width / 2, y - height)
    svg.inked(poly([(x - 14, y + 4), peak, (x + width + 14, y + 4)]), ROOF.base, ROOF.line, svg.mass)
    svg.stroke(curve([(x - 2, y - 2), (peak[0] - 2, peak[1] + 12)]), ROOF.high, svg.part, 0.8)
    svg.stroke(curve([(peak[0], peak[1]), (peak[0], peak[1] - 18)]), ROOF.line, svg.part)


def _mansion(svg: Svg) -> None:
    svg.fill(blob("-20,470! -20,392 40,372 90,388 150,366 320,360 420,374 500,360 500,470!"), "#222B58")
    svg.inked(box(300, 226, 22, 50), ROOF.base, ROOF.line, svg.part)
    _gable(svg, 160, 300, 300, 0, 450)
    svg.inked(poly("140,304 172,254 448,254 480,304"), ROOF.base, ROOF.line, svg.mass)
    for y in (268, 282, 295):
        svg.stroke(
            curve([(178 - (y - 254) * 0.5, y), (442 + (y - 254) * 0.5, y)]), ROOF.light, svg.fine, 0.45
        )
    _gable(svg, 128, 290, 84, 74, 450)
    _gable(svg, 392, 290, 84, 74, 450)
    for x, y in (
        (146, 306),
        (178, 306),
        (146, 362),
        (178, 362),
        (232, 312),
        (366, 312),
        (412, 306),
        (444, 306),
        (412, 362),
        (444, 362),
    ):
        _window(svg, x, y, 19, 34)
    svg.inked(circle(170, 262, 10), WARM, ROOF.line, svg.part)
    svg.inked(circle(434, 262, 10), "#38467C", ROOF.line, svg.part)


def _street(svg: Svg) -> None:
    svg.fill(box(0, 400, 480, 164), svg.linear((0, 400), (0, 564), [(0, "#39427C"), (1, "#1A2046")]))
    fence = [curve([(x, 438), (x, 398)]) for x in range(8, 480, 17)]
    svg.stroke(together(*fence), "#161C3C", 4)
    svg.fill(together(*(poly([(x - 4, 400), (x, 388), (x + 4, 400)]) for x in range(8, 480, 17))), "#161C3C")
    svg.stroke(together(curve([(0, 408), (480, 408)]), curve([(0, 432), (480, 432)])), "#161C3C", 4.5)
    svg.fill(
        oval(150, 560, 300, 66), svg.radial((150, 560), 300, [(0, "#FFE3A0", 0.6), (1, "#FFE3A0", 0)], 0.22)
    )


def _beam(svg: Svg) -> None:
    x, y = LAMP
    svg.fill(poly([(x - 22, y + 20), (x + 22, y + 20), (x + 330, 564), (x - 190, 564)]),
             svg.linear((0, y), (0, 564), [(0, "#FFC46A", 0.55), (1, "#FFB95A", 0.1)]))  # fmt: skip
    svg.fill(
        circle(x, y, 120),
        svg.radial(LAMP, 120, [(0, "#FFF3C8", 0.85), (0.3, "#FFE39A", 0.45), (1, "#FFD77E", 0)]),
    )


def _lamp(svg: Svg) -> None:
    x, y = LAMP
    svg.tube(
        poly([(x - 8, y + 34), (x + 8, y + 34), (x + 9, 570), (x - 9, 570)]),
        IRON,
        ((x - 9, 0), (x + 9, 0)),
        svg.part,
    )
    for top, half in ((300, 13), (500, 16)):
        svg.tube(box(x - half, top, 2 * half, 12, 5), IRON, ((x - half, 0), (x + half, 0)), svg.part)
    svg.stroke(curve([(x - 34, y + 70), (x, y + 60), (x + 34, y + 70)]), IRON.line, 2 * svg.mass)
    svg.stroke(curve([(x - 34, y + 70), (x, y + 60), (x + 34, y + 70)]), IRON.base, 0.9 * svg.mass)
    svg.tube(
        poly([(x - 15, y + 32), (x + 15, y + 32), (x + 9, y + 46), (x - 9, y + 46)]),
        IRON,
        ((x - 14, 0), (x + 14, 0)),
        svg.part,
    )
    glass = poly([(x - 30, y - 26), (x + 30, y - 26), (x + 19, y + 32), (x - 19, y + 32)])
    svg.inked(
        glass,
        svg.radial((x, y + 2), 44, [(0, "#FFFDF0"), (0.5, "#FFEBA8"), (1, "#F3B24C")]),
        IRON.line,
        svg.mass,
    )
    svg.stroke(
        together(curve([(x - 9, y - 24), (x - 6, y + 30)]), curve([(x + 10, y - 24), (x + 7, y + 30)])),
        "#C98B3A",
        svg.fine,
        0.8,
    )
    svg.solid(
        blob(
            [(x - 40, y - 24), (x - 24, y - 44), (x, y - 56), (x + 24, y - 44), (x + 40, y - 24), (x, y - 18)]
        ),
        IRON,
        k=(0.9, 0.8),
    )
    svg.ball(x, y - 60, 8, IRON)


def _tape(svg: Svg) -> None:
    x, y = LAMP[0], 478
    draw_band(svg, (-16, 512), (x, y), 30)
    draw_band(svg, (x, y + 12), (500, 576), 32)
    draw_band(svg, (x, y), (500, 486), 34)
    svg.solid(blob([(x - 16, y - 24), (x + 16, y - 22), (x + 19, y + 26), (x - 17, y + 28)]), LEMON, svg.mass)
    svg.fill(poly([(x - 16, y + 8), (x + 17, y - 14), (x + 18, y + 2), (x - 16, y + 24)]), "#2A2730")


def _tipping(svg: Svg) -> None:
    """Draw the mobster in front, a hand at his hat."""
    with svg.at(296, 374, 0.77):
        draw_person(svg, MOBSTER, box_window(-400, -400, 800, 900))
    draw_arm(svg, "452,640 462,520 436,420 394,338", ramp(COATS[0]), (72, 66, 58, 48))
    draw_hand(svg, "fist", 382, 314, SKIN, -38, 0.68)


def poster() -> Svg:
    """Return the whole picture."""
    svg = Svg(WIDTH, HEIGHT, weight=6.4)
    _sky(svg)
    with svg.at(0, -46):
        _mansion(svg)
    _street(svg)
    _beam(svg)
    _lamp(svg)
    with svg.at(163, 398, 0.42, weight=0.8):
        draw_bust(svg, LADY, box_window(-400, -400, 800, 900))
        draw_fur(svg)
        draw_head(svg, LADY)
    with svg.at(34, 0):
        _tipping(svg)
    _tape(svg)
    svg.fill(
        box(0, 0, WIDTH, HEIGHT), svg.radial((230, 330), 420, [(0.6, "#0E1230", 0), (1, "#0E1230", 0.5)])
    )
    return svg
