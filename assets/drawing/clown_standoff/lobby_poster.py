"""Poster of Clown Standoff: one clown throws his pie, the other notices it too late."""

from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.hair import draw_hair_back
from assets.drawing.hands import draw_arm, draw_hand
from assets.drawing.hats import Hat, draw_hat, draw_hat_shadow
from assets.drawing.neckwear import NECKS
from assets.drawing.palette import NAVY, PLUM, RED, WHITE, WHITE_RAMP, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, box_window, circle, curve, cut, oval, poly, star, together
from assets.drawing.treats import draw_pie, draw_speed, draw_splash
from assets.drawing.turned import draw_turned_face

WIDTH, HEIGHT = 480, 564
FIELD = "#C4364C"
WINDOW = box_window(0, 0, WIDTH, HEIGHT)

THROWER = Face(
    skin="#F6CDA6", shape="square", eyes=Eyes(look=(8, 1), rx=20, ry=25, lower=0.12),
    brows=Brows("#2F6B3B", tilt=(13, 9), thick=18, y=-50), nose="ball", mouth="grin", cheeks=0.7, muzzle=WHITE, patches=WHITE,
)  # fmt: skip
TARGET = Face(
    skin="#FDF3E6", shape="egg", eyes=Eyes(look=(-8, 2), rx=21, ry=29, pupil=0.5, iris="#2F6FA8"),
    brows=Brows("#3A2A52", lift=(14, 20), tilt=(-8, -8), thick=10, y=-58), nose="ball", mouth="oh", cheeks=0.75,
)  # fmt: skip


def _tent(svg: Svg) -> None:
    tones = ramp(FIELD)
    svg.fill(
        box(0, 0, WIDTH, HEIGHT),
        svg.radial((270, 270), 400, [(0, "#F0907C"), (0.45, tones.base), (1, "#7E1B3A")]),
    )
    svg.rays(WINDOW, (278, 262), "#FFB8A4", 18, 0.34, turn=4)
    heads = [(18 + 37 * i, 424 - (i * 53 % 17), 21 + i * 29 % 6) for i in range(14)]
    svg.fill(together(*(circle(x, y, r) for x, y, r in heads), box(0, 424, WIDTH, 60)), "#86203C", 0.85)
    svg.fill(together(*(circle(x + 18, y + 30, r) for x, y, r in heads)), "#641631", 0.9)


def _ring(svg: Svg) -> None:
    """Draw the curb with its stars, and sawdust before it."""
    curb = ramp(RED)
    panels = oval(240, 700, 420, 250)
    svg.solid(cut(panels, WINDOW), curb, k=1)
    for x in (130, 370):
        svg.fill(
            cut(
                cut(poly([(x - 54, 800), (x - 46, 380), (x + 46, 380), (x + 54, 800)]), panels.outline),
                WINDOW,
            ),
            WHITE_RAMP.base,
        )
    svg.fill(star(249, 490, 15), WHITE_RAMP.base)
    svg.stroke(
        curve([(0, 496), (90, 464), (240, 451), (390, 464), (480, 496)]), mix(RED, "#000000", 0.4), svg.mass
    )
    svg.stroke(curve([(0, 505), (90, 473), (240, 460), (390, 473), (480, 505)]), "#F2B08A", svg.fine, 0.8)
    sand = ramp("#E2BC7C")
    svg.inked(cut(oval(240, 772, 480, 250), WINDOW), sand.base, sand.line, svg.mass)
    svg.fill(cut(oval(240, 790, 420, 250), WINDOW), sand.light, 0.7)


def _thrower(svg: Svg) -> None:
    stripes, arm = ramp("#2F6FA8"), "130,540 186,470 216,380 222,302"
    with svg.at(126, 356, 0.8, -7):
        draw_hair_back(svg, "tufts", "#3F9A50")
    draw_arm(svg, arm, stripes, (66, 58, 46))
    for points in ("172,440 200,428 228,440", "188,392 214,386 240,392", "196,346 219,341 243,344"):
        svg.stroke(curve(points), WHITE_RAMP.base, 13)
    draw_hand(svg, "open", 226, 272, WHITE, 24, 0.74)
    svg.solid(blob("-6,600! -4,500 40,452 126,440 204,470 222,600!"), stripes)
    for x in (40, 96, 152):
        svg.stroke(curve([(x, 462), (x - 6, 520), (x - 8, 570)]), WHITE_RAMP.base, 15)
    with svg.at(122, 440, 0.72), svg.at(0, -104):
        NECKS["ruff"](svg, WHITE_RAMP)
    with svg.at(126, 356, 0.8, -7):
        draw_turned_face(svg, THROWER, 15, 2)
        draw_hat_shadow(svg)
        draw_hat(svg, Hat("bowler", PLUM, band="#E9822F", trim="flower", tilt=-10, lift=12))


def _target(svg: Svg) -> None:
    silk = ramp("#3A8F88")
    draw_arm(svg, "400,520 446,470 452,412 440,352", silk, (66, 56, 44))
    draw_hand(svg, "open", 440, 326, WHITE, 4, 0.66)
    draw_pie(svg, 436, 286, 92, 10)
    with svg.at(350, 382, 0.76, 10):
        draw_hair_back(svg, "tufts", "#F07C36")
    svg.solid(blob("258,600! 262,520 306,478 356,468 420,480 462,520 470,600!"), silk)
    for x, y in ((338, 552), (404, 544)):
        svg.ball(x, y, 12, ramp("#F3C6B0"))
    with svg.at(352, 462, 0.72), svg.at(0, -104):
        NECKS["ruff"](svg, ramp("#F5C9D2"))
    with svg.at(350, 382, 0.76, 10):
        draw_turned_face(svg, TARGET, -14, 2)
    with svg.at(372, 214, 0.56, 26), svg.at(0, 90):
        draw_hat(svg, Hat("cone", "#F7F0E4", band=NAVY, trim="pompom"))
    for points in ("364,280 366,258", "388,282 396,262"):
        svg.stroke(curve(points), "#FFF3DA", svg.mass)


def poster() -> Svg:
    """Return the whole picture."""
    svg = Svg(WIDTH, HEIGHT, weight=6.4)
    _tent(svg)
    _ring(svg)
    _target(svg)
    _thrower(svg)
    draw_speed(svg, ["196,214 218,196 240,190", "176,240 190,226 202,218", "206,178 222,168 240,164"])
    draw_pie(svg, 282, 240, 124, 78)
    draw_splash(
        svg, [(312, 168, 8), (336, 182, 5), (288, 154, 4.5), (272, 324, 7), (288, 336, 4.5), (258, 150, 3.5)]
    )
    return svg
