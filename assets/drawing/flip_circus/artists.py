"""Magician and seer: figures in the units of `faces`, drawn within `svg.clipped`."""

from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face, draw_face, skull
from assets.drawing.hair import draw_hair_front
from assets.drawing.hats import Hat, draw_hat, draw_hat_shadow
from assets.drawing.palette import (
    RED,
    WHITE_RAMP,
    ramp,
)
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    blob,
    box,
    circle,
    curve,
    cut,
    mirrored,
    oval,
    poly,
    rail,
    star,
    together,
)


def chin_shadow(svg: Svg, colour: str, y: float = 0, wide: float = 1) -> None:
    """Draw the shadow of a chin on the object below it; `colour` is that object's."""
    dots = [(-62, 92), (62, 92), (66, 112), (34, 130), (4, 135), (-28, 129), (-60, 110)]
    svg.fill(blob([(x * wide, py + y) for x, py in dots]), ramp(colour).deep, 0.42)


TALL = (0.9, 0.95)
"""Fractions of a tall form that are lit."""

# ---- the magician ----------------------------------------------------------------------------------------

_COAT, _LINING, _FELT = ramp("#34305A"), ramp("#C22F3A"), "#35335F"
MAGICIAN = Face(
    "#F3C79C", "lantern", Eyes(dx=36, look=(3, 3), lids=(0.26, 0.16), slant=-6, iris="#3E8A5A"),
    Brows("#2B2138", tilt=(8, -10), lift=(-4, 11), arch=9, length=56, thick=15, y=-50), "long", "smirk", cheeks=0.45,
    moustache="curled", beard="goatee", whiskers="#342A44",
)  # fmt: skip


def magician(svg: Svg) -> None:
    """Draw the magician: a high cape, one raised eyebrow, and sparks at the tip of the wand."""
    _cape(svg)
    _shirt_front(svg)
    with svg.at(0, 90, 1, -3), svg.at(0, -90):
        draw_face(svg, MAGICIAN)
        draw_hair_front(svg, "sides", "#342A44")
        draw_hat_shadow(svg, MAGICIAN.skin)
        draw_hat(svg, Hat("topper", _FELT, band="#C22F3A", tilt=7, lift=7, scale=0.98))
    _fan(svg)
    _wand(svg)


def _cape(svg: Svg) -> None:
    half = "40,100! 76,70 112,20 142,-28! 166,60 176,130 236,190 280,440!"
    svg.solid(blob(f"{half} {mirrored(half)}"), _LINING, k=TALL)
    for side in (-1, 1):
        svg.stroke(
            curve([(side * 56, 96), (side * 84, 66), (side * 118, 18), (side * 140, -24)]),
            _LINING.high,
            svg.part,
            0.7,
        )
        folds = together(
            curve([(side * 128, 20), (side * 122, 80), (side * 88, 130)]),
            curve([(side * 150, 60), (side * 146, 110), (side * 116, 150)]),
        )
        svg.stroke(folds, _LINING.shade, svg.part)
        outer = [
            (side * 168, 70),
            (side * 186, 124),
            (side * 250, 172),
            (side * 320, 440),
            (side * 190, 440),
            (side * 176, 250),
            (side * 166, 170),
        ]
        svg.solid(blob(outer[::side]), _COAT, k=(0.9, 0.96))


def _shirt_front(svg: Svg) -> None:
    half = "40,100! 92,120 116,180 120,440!"
    svg.solid(blob(f"{half} {mirrored(half)}"), _COAT, k=TALL)
    svg.solid(
        blob("-44,104! 0,122 44,104! 40,200 24,440! -24,440! -40,200"), WHITE_RAMP, svg.part, k=(0.9, 0.98)
    )
    for side in (-1, 1):
        lapel = [
            (side * 44, 100),
            (side * 78, 128),
            (side * 70, 176),
            (side * 18, 300),
            (side * 8, 300),
            (side * 40, 170),
        ]
        svg.solid(poly(lapel[::side]), ramp("#4B4680"), svg.part, k=TALL)
    for y in (196, 236):
        svg.ball(0, y, 8, ramp("#342A44"), 0)
    chin_shadow(svg, "#D8C2C8", 6, 0.7)
    teal = ramp("#2C9A86")
    for points in ("0,146! -34,116 -66,118 -60,174 -34,174", "0,146! 34,116 66,118 60,174 34,174"):
        svg.solid(blob(points), teal, svg.part)
    svg.inked(box(-15, 130, 30, 32, 9), teal.light, teal.line, svg.part)


def _glove(svg: Svg, x: float, y: float, turn: float, scale: float) -> None:
    """Draw a gloved hand closed round a thin object, its fingers to the front."""
    with svg.at(x, y, scale, turn):
        svg.solid(blob("-36,-34 0,-42 32,-34 38,4 30,38 -4,44 -34,36 -42,0"), WHITE_RAMP, k=0.9)
        for y1 in (-20, -1, 18):
            svg.stroke(curve([(-10, y1), (14, y1 - 3), (34, y1 + 1)]), WHITE_RAMP.line, svg.part)
        svg.inked(blob("-38,-30 -18,-40 4,-28 0,-14 -20,-14"), WHITE_RAMP.base, WHITE_RAMP.line, svg.part)


def _wand(svg: Svg) -> None:
    stick = ramp("#2B2744")
    form = rail([(124, 232), (146, 130), (166, 42)], [16, 16, 15])
    svg.solid(form, stick, svg.part, k=TALL)
    tip = rail([(160, 70), (166, 44), (168, 34)], [16, 16, 16])
    svg.inked(tip, WHITE_RAMP.base, stick.line, svg.part)
    svg.fill(
        circle(172, 4, 66),
        svg.radial((172, 4), 66, [(0, "#FFF6D8", 0.85), (0.5, "#F3D7FF", 0.35), (1, "#F3D7FF", 0)]),
    )
    svg.inked(star(172, 4, 33, inner=0.46), "#FFF8E2", "#4A2A5E", svg.part)
    for x, y, r in ((206, -44, 12), (132, -36, 9), (204, 46, 8)):
        svg.fill(star(x, y, r, 4, 0.3), "#FFF8E2")
    _cuff(svg, 136, 206, 6)
    _glove(svg, 140, 166, 10, 0.9)


def _cuff(svg: Svg, x: float, y: float, turn: float) -> None:
    with svg.at(x, y, turn=turn):
        svg.solid(blob("-36,-10! 38,-10! 52,90! -56,90!"), _COAT, k=TALL)
        svg.inked(box(-40, -16, 80, 22, 8), WHITE_RAMP.base, WHITE_RAMP.line, svg.part)


def _fan(svg: Svg) -> None:
    """Draw three cards in the other hand."""
    for turn, mark in ((-38, "#2B2138"), (-14, RED), (10, "#2B2138")):
        with svg.at(-134, 192, 1, turn):
            card = [(-26, -124), (26, -124), (26, -20), (-26, -20)]
            svg.inked(poly(card), "#FFF8EA", "#4A2A46", svg.part)
            if mark == RED:
                svg.fill(blob("0,-86! -18,-106 -6,-114 0,-104 6,-114 18,-106"), mark)
            else:
                svg.fill(
                    together(blob("0,-112! 17,-90 8,-82 0,-88 -8,-82 -17,-90"), poly("0,-92 7,-76 -7,-76")),
                    mark,
                )
    _cuff(svg, -136, 208, -6)
    _glove(svg, -138, 170, -10, 0.9)


# ---- the seer --------------------------------------------------------------------------------------------

OLIVE = "#DFA06C"
_SILK, _SHAWL, _GEM = ramp("#C23A78"), ramp("#1F8A83"), ramp("#3FB6A2")
SEER = Face(
    OLIVE, "egg", Eyes(dx=38, look=(1, 4), rx=20, ry=24, lids=(0.3, 0.24), slant=-8, iris="#3E9A6A", lashes=True, shadow="#8E5AB0"),
    Brows("#3A2230", tilt=(-3, -8), lift=(0, 10), arch=10, length=56, thick=11, y=-50), "long", "lips", lips="#A8233F", cheeks=0.5, marks=("mole",),
)  # fmt: skip
GLOBE = (0.0, 190.0, 60.0)


def seer(svg: Svg) -> None:
    """Draw the seer in her turban, lit from below by her globe."""
    hair = ramp("#4A2E48")
    half = "60,-80! 112,-40 122,60 134,140 96,170 40,150!"
    for points in (half, mirrored(half)):
        svg.solid(blob(points), hair, k=TALL)
    for side in (-1, 1):
        svg.stroke(
            together(
                curve([(side * 104, 20), (side * 112, 80), (side * 104, 132)]),
                curve([(side * 90, 60), (side * 94, 120)]),
            ),
            hair.light,
            svg.fine,
        )
    _shawl(svg)
    x, y, r = GLOBE
    svg.fill(
        circle(x, y, 2.4 * r),
        svg.radial((x, y), 2.4 * r, [(0, "#E6FBFF", 0.9), (0.45, "#BDEBFF", 0.5), (1, "#BDEBFF", 0)]),
    )
    draw_face(svg, SEER)
    _glow_on_face(svg)
    _hoops(svg)
    _turban(svg)
    _globe(svg)


def _shawl(svg: Svg) -> None:
    half = "36,80! 42,112 100,128 170,168 220,240 240,440!"
    svg.solid(blob(f"{half} {mirrored(half)}"), _SHAWL, k=TALL)
    svg.inked(blob("-50,108! 0,120 50,108! 30,150 0,190! -30,150"), OLIVE, ramp(OLIVE).line, svg.part)
    chin_shadow(svg, OLIVE, 2, 0.8)
    hem = [(-62, 112), (-40, 158), (-8, 208), (8, 208), (40, 158), (62, 112)]
    svg.stroke(curve(hem[:3]), "#F6DFA8", svg.mass * 1.2)
    svg.stroke(curve(hem[3:]), "#F6DFA8", svg.mass * 1.2)
    dots = [
        star(x, y, 11, 4, 0.35)
        for x, y in ((-112, 168), (-150, 214), (-100, 226), (112, 168), (150, 214), (100, 226))
    ]
    svg.fill(together(*dots), "#F6DFA8", 0.95)


def _glow_on_face(svg: Svg) -> None:
    lit = cut(skull("egg"), ((-110, 24), (110, 24), (110, 120), (-110, 120)))
    svg.fill(lit, svg.linear((0, 44), (0, 106), [(0, "#CFF4FF", 0), (1, "#CFF4FF", 0.42)]))


def _hoops(svg: Svg) -> None:
    for side in (-1, 1):
        svg.stroke(circle(side * 106, 52, 26), "#5E431B", 1.7 * svg.mass)
        svg.stroke(circle(side * 106, 52, 26), "#D9B878", 0.85 * svg.mass)
        svg.stroke(
            curve([(side * 106 - 22, 42), (side * 106 - 12, 29), (side * 106, 26)]), "#FFF3CF", svg.fine
        )


def _turban(svg: Svg) -> None:
    svg.fill(blob("-96,-66 0,-78 96,-66 96,-40 50,-52 0,-56 -50,-52 -96,-40"), ramp(OLIVE).deep, 0.45)
    _plume(svg)
    half = "30,-72 84,-52 104,-50 122,-84 116,-136 82,-180 30,-202"
    svg.solid(blob(f"0,-80 {half} 0,-206 {mirrored(half)}"), _SILK, k=(0.88, 0.9), anchor=(0.34, 0.3))
    for points in (
        "0,-126 -44,-152 -86,-140 -112,-108", "0,-116 -40,-122 -84,-104 -116,-76", "0,-106 -36,-96 -72,-78 -104,-56",
        "-4,-134 -30,-168 -64,-180", "0,-126 44,-152 86,-140 112,-108", "0,-116 40,-122 84,-104 116,-76", "0,-106 36,-96 72,-78 104,-56", "4,-134 30,-168 64,-180",
    ):  # fmt: skip
        svg.stroke(curve(points), _SILK.deep, svg.part)
    for points in ("-26,-130 -60,-146 -90,-126", "-30,-112 -66,-108 -96,-86", "26,-134 56,-148 80,-136"):
        svg.stroke(curve(points), _SILK.high, svg.part, 0.75)
    svg.inked(oval(0, -116, 27, 33), "#E9D3A0", "#6B4820", svg.part)
    svg.solid(oval(0, -116, 17, 23), _GEM, svg.part)
    svg.glint(-5, -125, 6, 4)


def _plume(svg: Svg) -> None:
    svg.solid(blob("40,-150! 46,-196 84,-232 140,-236! 138,-196 96,-160"), WHITE_RAMP, k=0.88)
    svg.stroke(curve("48,-158 84,-200 134,-230"), WHITE_RAMP.line, svg.fine)
    svg.stroke(
        together(
            curve("66,-182 66,-202"),
            curve("92,-206 96,-226"),
            curve("66,-178 92,-182"),
            curve("92,-204 120,-208"),
        ),
        WHITE_RAMP.shade,
        svg.fine,
    )


def _globe(svg: Svg) -> None:
    x, y, r = GLOBE
    ball = svg.radial(
        (x - 14, y - 18), 1.2 * r, [(0, "#FFFFFF"), (0.4, "#E4F8FF"), (0.75, "#9AD4F2"), (1, "#5A97D8")]
    )
    svg.inked(circle(x, y, r), ball, "#26406E")
    swirl = together(
        curve("-34,206 -14,188 12,196 32,182"), curve("-20,224 4,212 26,218"), curve("-26,176 -8,168 6,172")
    )
    svg.stroke(swirl, "#FFFFFF", svg.part, 0.9)
    svg.fill(together(star(16, 166, 14, 4, 0.3), star(-22, 196, 9, 4, 0.3)), "#FFFFFF")
    svg.glint(x - 26, y - 32, 17, 9)
    for side in (-1, 1):
        _cupped(svg, side)


def _cupped(svg: Svg, side: int) -> None:
    """Draw a hand with bracelets on the side of the globe."""
    skin = ramp(OLIVE)
    sleeve = [
        (side * 60, 300),
        (side * 96, 232),
        (side * 132, 236),
        (side * 190, 300),
        (side * 150, 360),
        (side * 70, 360),
    ]
    svg.solid(blob(sleeve[::-side]), _SHAWL, k=TALL)
    palm = [
        (side * 44, 252),
        (side * 40, 230),
        (side * 62, 200),
        (side * 86, 186),
        (side * 104, 206),
        (side * 112, 240),
        (side * 84, 262),
    ]
    svg.solid(blob(palm[::side]), skin, k=0.9)
    for i, (px, py) in enumerate(((40, 172), (32, 194), (30, 216))):
        finger = rail(
            [(side * (96 - 4 * i), 204 + 14 * i), (side * 70, py - 2), (side * px, py + 2)], [22, 20, 15]
        )
        svg.inked(finger, skin.light if side < 0 and i == 0 else skin.base, skin.line, svg.part)
    svg.stroke(curve([(side * 82, 256), (side * 104, 250), (side * 118, 236)]), "#6B4820", 13)
    svg.stroke(curve([(side * 82, 256), (side * 104, 250), (side * 118, 236)]), "#E3C58A", 7)
