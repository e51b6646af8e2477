"""Acrobat on her trapeze, in the units of `faces`, drawn within `svg.clipped`."""

from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face, draw_face
from assets.drawing.flip_circus.artists import TALL, chin_shadow
from assets.drawing.hair import draw_hair_back, draw_hair_front
from assets.drawing.palette import CREAM_LINE, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, curve, mirrored, poly, rail, star

COCOA = "#A5673F"
_SUIT, _BAND = ramp("#C42A58"), ramp("#2C9A92")
_PONY = ramp("#432B3A")
ACROBAT = Face(
    COCOA, "heart", Eyes(dx=38, look=(-2, 3), rx=21, ry=26, iris="#4A2E1C", lashes=True, shadow="#E08AA0", lids=(0.12, 0.12)),
    Brows("#33202C", tilt=(-4, -4), lift=(4, 8), arch=9, length=50, thick=10, y=-53), "pug", "laugh", lips="#C2333A", cheeks=0.5,
)  # fmt: skip
BAR = -204.0


def acrobat(svg: Svg) -> None:
    """Draw the acrobat hanging from her trapeze, in full swing."""
    _trapeze(svg)
    _ponytail(svg)
    for side in (-1, 1):
        _raised_arm(svg, side)
    _leotard(svg)
    with svg.at(0, 90, 1, 5), svg.at(0, -90):
        draw_hair_back(svg, "bun", _PONY.base)
        draw_face(svg, ACROBAT)
        draw_hair_front(svg, "bun", _PONY.base)
        _diadem(svg)
        _pearls(svg)


def _trapeze(svg: Svg) -> None:
    rope = ramp("#B98A54")
    for side in (-1, 1):
        line = poly(
            [(side * 188 - 5, BAR), (side * 176 - 5, -900), (side * 176 + 5, -900), (side * 188 + 5, BAR)]
        )
        svg.inked(line, rope.base, rope.line, svg.part)
    bar = box(-214, BAR - 11, 428, 22, 11)
    svg.tube(bar, ramp("#B9693C"), ((0, BAR - 10), (0, BAR + 10)))
    for x in (-188, 188):
        svg.inked(box(x - 10, BAR - 16, 20, 32, 7), rope.light, rope.line, svg.part)


def _ponytail(svg: Svg) -> None:
    svg.solid(blob("14,-150! 70,-186 116,-150 112,-84 128,-36! 92,-44 84,-86 60,-110"), _PONY, k=TALL)
    svg.stroke(curve("60,-142 94,-130 98,-84 112,-54"), _PONY.light, svg.fine, 0.9)
    svg.stroke(curve("50,-160 88,-160 104,-124"), _PONY.light, svg.fine, 0.7)


def _raised_arm(svg: Svg, side: int) -> None:
    skin = ramp(COCOA)
    spine = [(side * 78, 178), (side * 138, 104), (side * 160, -30), (side * 144, -176)]
    svg.solid(rail(spine, [60, 64, 50, 42]), skin, k=(0.86, 0.97))
    elbow = [(side * 150 - 14, 40), (side * 158 - 14, -30), (side * 154 - 12, -84)]
    svg.stroke(curve(elbow), skin.light, svg.part, 0.85)
    with svg.at(side * 148, -138, turn=side * -7):
        svg.solid(box(-29, -16, 58, 30, 9), _BAND, svg.part, k=(0.86, 0.9))
        svg.stroke(curve("-18,-4 -4,-1 10,-2"), _BAND.high, svg.fine, 0.8)
    _grip(svg, side * 142, BAR - 2, side, skin)


def _grip(svg: Svg, x: float, y: float, side: int, skin: Ramp) -> None:
    """Draw a hand closed over the bar, from its back."""
    with svg.at(x, y):
        svg.solid(blob("-31,-20 -12,-27 12,-27 31,-20 34,8 26,34 -26,34 -34,8"), skin, k=(0.88, 0.9))
        for dx in (-16, 0, 16):
            svg.stroke(curve([(dx, -24), (dx * 1.02, 4)]), skin.line, svg.part)
        thumb = [(side * -30, 16), (side * -8, 10), (side * 10, 16), (side * 6, 28), (side * -22, 30)]
        svg.inked(blob(thumb if side < 0 else thumb[::-1]), skin.base, skin.line, svg.part)


def _leotard(svg: Svg) -> None:
    skin = ramp(COCOA)
    svg.solid(
        blob(
            f"34,60! 38,108 70,132 104,160 112,200 96,260 100,440! {mirrored('34,60! 38,108 70,132 104,160 112,200 96,260 100,440!')}"
        ),
        skin,
        k=TALL,
    )
    half = "0,206 26,190 46,164 60,136! 92,140! 112,196 96,262 100,440!"
    cloth = blob(f"{half} {mirrored(half)}")
    svg.solid(cloth, _SUIT, k=TALL)
    svg.stroke(curve("-60,138 -46,166 -26,192 0,208 26,192 46,166 60,138"), "#FFE9B8", svg.mass)
    for x, y, r in ((0, 262, 23), (-52, 236, 10), (54, 232, 10), (-62, 288, 9), (66, 284, 9)):
        svg.inked(star(x, y, r, inner=0.5), "#FFF1D0", _SUIT.line, svg.fine)
    chin_shadow(svg, COCOA, -4, 0.56)


def _diadem(svg: Svg) -> None:
    band = "-92,-74! -60,-100 0,-110 60,-100 92,-74! 94,-58! 60,-82 0,-92 -60,-82 -94,-58!"
    svg.solid(blob(band), _SUIT, svg.part, k=(0.97, 0.7))
    svg.inked(star(0, -102, 26, inner=0.52), "#FFF1D0", _SUIT.line, svg.part)


def _pearls(svg: Svg) -> None:
    for side in (-1, 1):
        svg.ball(side * 99, 34, 12, ramp("#F4E7D8", CREAM_LINE), svg.part)
