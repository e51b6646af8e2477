"""Clown of the tokens, in the units of `faces`, drawn within `svg.clipped`."""

from itertools import pairwise

from assets.drawing.clown_standoff.card import paint
from assets.drawing.eyes import Eyes, draw_eyes
from assets.drawing.faces import Brows, Face, draw_brows, draw_cheeks, draw_nose, draw_skull
from assets.drawing.flip_circus.artists import TALL
from assets.drawing.hair import draw_hair_back
from assets.drawing.hats import Hat, draw_hat
from assets.drawing.palette import CREAM_LINE, PLUM, WHITE_RAMP, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, curve, mirrored, scallops

_WIG = "#1E8088"
CLOWN = Face("#F6CDA6", "round", nose="ball", cheeks=0.8)


def clown(svg: Svg) -> None:
    """Draw the delighted clown, a possible other side of every artist."""
    _collar(svg)
    draw_hair_back(svg, "cloud", _WIG)
    skin = ramp(CLOWN.skin)
    draw_skull(svg, CLOWN)
    for side in (-1, 1):
        paint(
            svg,
            f"{side * 10},-18 {side * 16},-52 {side * 38},-66 {side * 62},-50 {side * 66},-14 {side * 54},18 {side * 24},18",
        )
    half = "40,30 74,30 88,50 84,74 54,96 26,102"
    paint(svg, f"0,36 {half} 0,104 {mirrored(half)}")
    draw_cheeks(svg, 0.85, 24, 76)
    _laugh(svg)
    draw_eyes(svg, Eyes(dx=38, y=-16, rx=21, ry=27, look=(2, 4), iris="#2F6FA8"), skin)
    draw_brows(svg, Brows("#B5401E", tilt=(-5, -9), lift=(4, 14), arch=12, length=50, thick=13, y=-64))
    draw_nose(svg, "ball", skin)
    with svg.at(10, -26, turn=3):
        draw_hat(svg, Hat("bowler", PLUM, band="#2C9A86", trim="flower", tilt=-9, lift=4, scale=0.8))


def _laugh(svg: Svg) -> None:
    lips = blob("-68,46! -34,58 0,60 34,58 68,44! 62,76 30,98 0,101 -32,98 -62,76")
    svg.solid(lips, ramp("#CF2F38"), svg.part, k=0.95)
    svg.fill(blob("-54,56! -28,65 0,67 28,65 54,55! 46,76 24,90 0,92 -26,90 -48,76"), "#5A1320")
    svg.fill(blob("-22,86 0,77 22,85 12,91 0,92 -14,91"), "#E77A6C")
    svg.inked(
        blob("-52,57! -28,65 0,67 28,65 52,56! 44,70 22,77 0,78 -24,77 -46,70"),
        "#FFFDF6",
        "#5A1320",
        svg.fine,
    )
    for side in (-1, 1):
        svg.stroke(curve([(side * 62, 38), (side * 71, 45), (side * 73, 55)]), CREAM_LINE, svg.part)


def _collar(svg: Svg) -> None:
    suit = ramp("#3E63B0")
    half = "40,90! 90,128 150,160 190,230 200,440!"
    svg.solid(blob(f"{half} {mirrored(half)}"), suit, k=TALL)
    top = [(-90, 92), (-40, 104), (40, 104), (90, 92)]
    low = [
        (150, 128),
        (150, 160),
        (116, 178),
        (70, 190),
        (24, 196),
        (-24, 196),
        (-70, 190),
        (-116, 178),
        (-150, 160),
        (-150, 128),
    ]
    ruff = scallops([*top, *low], 0.56)
    svg.solid(ruff, WHITE_RAMP, k=(0.97, 0.86), anchor=(0.4, 0.1))
    hem = list(pairwise(low[1:]))[:-1]
    for i, (a, b) in enumerate(hem):
        if i % 2 == 0:
            stripe = blob(
                [
                    (a[0] * 0.5, 108),
                    (b[0] * 0.5, 108),
                    (b[0] * 0.97, b[1] - 3),
                    ((a[0] + b[0]) * 0.49, (a[1] + b[1]) / 2 + 5),
                    (a[0] * 0.97, a[1] - 3),
                ]
            )
            svg.fill(stripe, "#D5303A")
    svg.stroke(ruff, WHITE_RAMP.line, svg.mass)
    svg.fill(blob("-78,92! 78,92! 88,112 52,130 0,136 -50,130 -86,112"), "#5A1320", 0.32)
