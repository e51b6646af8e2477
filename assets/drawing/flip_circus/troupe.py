"""Strongman and animal tamer with her lion cub: figures in the units of `faces`, within `svg.clipped`."""

from assets.drawing.eyes import Eyes, draw_eyes
from assets.drawing.faces import Brows, Face, draw_face
from assets.drawing.flip_circus.artists import TALL, chin_shadow
from assets.drawing.hair import draw_hair_back
from assets.drawing.palette import CREAM_LINE, INK, TAN, WHITE_RAMP, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    blob,
    circle,
    curve,
    mirrored,
    oval,
    rail,
    scallops,
    star,
    together,
)

# ---- the strongman ---------------------------------------------------------------------------------------

_HIDE, _DARK_HAIR, _STRAP = ramp("#ECC986", "#6B4426"), ramp("#3A2430"), ramp("#7A4A30")
STRONGMAN = Face(
    TAN, "square", Eyes(dx=34, look=(1, 3), rx=19, ry=23), Brows("#3A2430", tilt=(13, 5), lift=(0, 7), thick=23, length=60, y=-48, arch=5),
    "broad", "grim", cheeks=0.6, moustache="handlebar", whiskers="#3A2430",
)  # fmt: skip


def strongman(svg: Svg) -> None:
    """Draw the strongman: a large moustache and flexed arms."""
    for side in (-1, 1):
        _flexed_arm(svg, side)
    _chest(svg)
    draw_face(svg, STRONGMAN)
    _curl(svg)


def _flexed_arm(svg: Svg, side: int) -> None:
    skin = ramp(TAN)
    upper = [
        (90, 150),
        (128, 112),
        (168, 108),
        (204, 134),
        (240, 176),
        (246, 214),
        (214, 240),
        (160, 240),
        (110, 262),
    ]
    svg.solid(blob([(side * x, y) for x, y in upper][::side]), skin, k=(0.9, 0.88))
    fore = [
        (186, 176),
        (166, 128),
        (150, 92),
        (152, 58),
        (206, 58),
        (228, 108),
        (252, 160),
        (250, 206),
        (224, 232),
        (200, 216),
    ]
    svg.solid(blob([(side * x, y) for x, y in fore][::-side]), skin, k=(0.86, 0.94))
    svg.stroke(curve([(side * 116, 132), (side * 140, 120), (side * 158, 124)]), skin.high, svg.part, 0.9)
    cuff = [
        (side * 143, 78),
        (side * 180, 70),
        (side * 218, 80),
        (side * 224, 108),
        (side * 184, 100),
        (side * 150, 106),
    ]
    svg.solid(blob(cuff[::side]), _STRAP, svg.part, k=TALL)
    studs = [circle(side * x, y, 4.5) for x, y in ((164, 89), (184, 86), (203, 91))]
    svg.fill(together(*studs), "#D8C29A")
    _fist(svg, side, skin)


def _fist(svg: Svg, side: int, skin: Ramp) -> None:
    """Draw a fist whose four fingers are turned to the head, its thumb across them."""
    with svg.at(side * 177, 26):
        palm = "-38,-40 0,-54 34,-46 44,-4 36,36 0,46 -34,40 -42,0"
        svg.solid(blob(palm), skin, k=0.88)
        for y in (-38, -17, 4, 25):
            roll = [(-46, y - 8), (-14, y - 12), (0, y - 1), (-8, y + 11), (-40, y + 11), (-52, y + 2)]
            svg.inked(blob([(-side * x, py) for x, py in roll][::-side]), skin.base, skin.line, svg.part)
        thumb = [(34, -20), (10, -26), (-24, 2), (-22, 16), (-4, 16), (30, 2)]
        svg.inked(
            blob(
                [(-side * x * -1, y) for x, y in thumb][::side] if side > 0 else [(-x, y) for x, y in thumb]
            ),
            skin.light,
            skin.line,
            svg.part,
        )


def _chest(svg: Svg) -> None:
    skin = ramp(TAN)
    half = "64,60! 80,96 112,124 142,160 152,220 146,440!"
    svg.solid(blob(f"{half} {mirrored(half)}"), skin, k=TALL)
    svg.stroke(curve("16,168 50,178 88,166"), skin.shade, svg.mass)
    svg.stroke(curve("62,124 96,140"), skin.shade, svg.part)
    hide = blob(
        "-100,126! -74,118! -40,166 8,196 66,212 149,212! 150,250 146,440! -146,440! -152,230 -132,166"
    )
    svg.solid(hide, _HIDE, k=TALL)
    svg.stroke(curve("-78,130 -44,176 6,207 66,224 142,225"), _HIDE.light, svg.part, 0.9)
    spots = (
        (-96, 164, 12, 9),
        (-60, 188, 13, 10),
        (-112, 206, 11, 11),
        (-30, 224, 14, 10),
        (-78, 236, 13, 10),
        (24, 242, 13, 10),
        (76, 240, 12, 9),
        (118, 246, 12, 9),
        (-6, 272, 13, 10),
        (50, 278, 12, 9),
        (-52, 272, 12, 10),
    )
    svg.inked(together(*(oval(*spot) for spot in spots)), "#B97C40", "#5E3620", svg.fine)
    chin_shadow(svg, TAN, 2, 1.15)


def _curl(svg: Svg) -> None:
    """Draw his remaining hair: sideburns and one proud curl."""
    for points in (
        "74,-76 92,-52 97,-12 92,14! 82,-14 78,-46",
        mirrored("74,-76 92,-52 97,-12 92,14! 82,-14 78,-46"),
    ):
        svg.solid(blob(points), _DARK_HAIR, svg.part)
    lock = rail("-10,-112 22,-116 34,-94 18,-78 2,-84 4,-98 14,-98", [26, 22, 18, 15, 12, 9, 5])
    svg.solid(lock, _DARK_HAIR, svg.part, k=0.95)
    svg.stroke(curve("-2,-114 18,-110 24,-96"), _DARK_HAIR.high, svg.fine, 0.8)
    svg.glint(-46, -84, 20, 10, -28, 0.75)


# ---- the tamer -------------------------------------------------------------------------------------------

_COAT, _BRAID, _WHIP = ramp("#C22F3A"), ramp("#F6E3BC", CREAM_LINE), ramp("#A5623A")
_BOB = "#4A2B30"
TAMER = Face(
    "#F2BE93", "heart", Eyes(dx=38, look=(-2, 3), rx=20, ry=24, lids=(0.3, 0.2), slant=-10, iris="#3E7A50", lashes=True, shadow="#B98A9C"),
    Brows("#3A2228", tilt=(8, -6), lift=(0, 11), arch=11, length=54, thick=12, y=-49), "small", "smirk", lips="#B5282E", cheeks=0.5,
)  # fmt: skip


def tamer(svg: Svg) -> None:
    """Draw the tamer with shako, whip and one raised eyebrow, and the lion cub."""
    _whip(svg)
    draw_hair_back(svg, "bob", _BOB)
    _hussar(svg)
    draw_face(svg, TAMER)
    _red_smile(svg)
    _fringe(svg)
    _shako(svg)
    _whip_hand(svg)
    _cub(svg)


def _red_smile(svg: Svg) -> None:
    tones = ramp("#B5282E")
    svg.inked(
        blob("-26,64! -12,57 -4,57 2,61 8,56 18,54 38,48! 24,70 4,80 -14,76"),
        tones.base,
        tones.line,
        svg.part,
    )
    svg.fill(blob("-14,69 2,71 22,63 8,74 0,75 -8,74"), tones.high, 0.7)
    svg.stroke(curve("-26,64 -6,65 4,66 18,60 38,48"), tones.line, svg.fine)


def _fringe(svg: Svg) -> None:
    tones = ramp(_BOB)
    for points in (
        "-96,20! -104,-50 -84,-90 -40,-92! -70,-50 -82,-10",
        "96,20! 104,-50 84,-90 40,-92! 70,-50 82,-10",
    ):
        svg.solid(blob(points), tones, svg.part, k=(0.94, 0.95))
    svg.stroke(
        together(curve("-92,-20 -88,-52 -68,-76"), curve("92,-20 88,-52 72,-74")), tones.light, svg.fine
    )


def _hussar(svg: Svg) -> None:
    half = "34,84! 40,118 96,134 146,164 164,226 168,440!"
    svg.solid(blob(f"{half} {mirrored(half)}"), _COAT, k=TALL)
    for i, y in enumerate((172, 202, 232, 262)):
        wide = 62 - 3 * i
        bar = blob(
            [
                (-wide, y - 8),
                (0, y - 3),
                (wide, y - 8),
                (wide + 8, y + 2),
                (wide, y + 10),
                (0, y + 9),
                (-wide, y + 10),
                (-wide - 8, y + 2),
            ]
        )
        svg.inked(bar, _BRAID.base, _BRAID.line, svg.fine)
        svg.ball(0, y + 3, 10, ramp("#B9C1CD"), svg.fine)
    for side in (-1, 1):
        svg.stroke(
            curve([(side * 84, 134), (side * 116, 152), (side * 136, 196), (side * 140, 250)]),
            _BRAID.line,
            svg.mass * 1.3,
        )
        svg.stroke(
            curve([(side * 84, 134), (side * 116, 152), (side * 136, 196), (side * 140, 250)]),
            _BRAID.base,
            svg.fine * 1.2,
        )
    svg.solid(blob("-52,98! 0,114 52,98! 58,126 30,146 0,152 -30,146 -58,126"), _COAT, svg.part)
    svg.stroke(curve("-50,124 -28,138 0,143 28,138 50,124"), _BRAID.base, svg.part)
    chin_shadow(svg, _COAT.base, 0, 0.8)


def _shako(svg: Svg) -> None:
    svg.fill(blob("-88,-70 0,-66 90,-70 94,-46 40,-56 0,-52 -46,-56 -92,-50"), "#5E2A2E", 0.4)
    with svg.at(0, -80, 0.94, 5), svg.at(0, 82):
        _tuft(svg)
        svg.solid(
            blob("-84,-78! -92,-184! -50,-198 0,-202 50,-198 92,-184! 84,-78! 0,-66"),
            _COAT,
            k=(0.84, 0.95),
            anchor=(0.26, 0.4),
        )
        svg.inked(
            blob("-92,-190! -50,-204 0,-208 50,-204 92,-190! 90,-168! 48,-180 0,-184 -48,-180 -90,-168!"),
            _BRAID.base,
            _BRAID.line,
            svg.part,
        )
        svg.inked(blob("-86,-104! 0,-92 86,-104! 84,-84! 0,-72 -84,-84!"), _BRAID.base, _BRAID.line, svg.part)
        svg.shine("-66,-112 -68,-136 -72,-158", _COAT)
        svg.solid(star(0, -136, 34, inner=0.5), ramp("#D5DBE4"), svg.part, k=0.86)
        svg.solid(
            blob("-84,-88! -40,-76 0,-72 40,-76 84,-88! 78,-58 40,-44 0,-40 -40,-44 -78,-58"),
            ramp("#40303A"),
            k=(0.95, 0.75),
            anchor=(0.4, 0.2),
        )
        svg.stroke(curve("-62,-64 -30,-54 0,-52"), "#8E7A84", svg.part)


def _tuft(svg: Svg) -> None:
    lobes = [(14, -196), (8, -226), (20, -254), (46, -266), (72, -252), (78, -226), (64, -202), (40, -190)]
    svg.solid(scallops(lobes, 0.62), WHITE_RAMP, k=0.86)
    svg.stroke(together(curve("36,-200 40,-224"), curve("52,-206 58,-232")), WHITE_RAMP.shade, svg.fine)


def _whip(svg: Svg) -> None:
    cord = curve("150,130 168,60 200,-10 196,-84 156,-104 130,-74 148,-40 186,-50")
    svg.stroke(cord, _WHIP.line, 21)
    svg.stroke(cord, _WHIP.base, 10)
    svg.stroke(curve([(x - 2, y - 2) for x, y in cord.outline[::2]]), _WHIP.high, 3, 0.8)


def _whip_hand(svg: Svg) -> None:
    svg.solid(rail([(190, 300), (186, 220), (160, 160)], [64, 56, 46]), _COAT, k=TALL)
    handle = rail([(138, 196), (148, 140), (156, 84)], [20, 20, 17])
    svg.solid(handle, ramp("#5E3A30"), svg.part)
    with svg.at(150, 140, 0.8, 6):
        svg.solid(blob("-40,-32 0,-42 36,-34 42,4 34,36 -4,42 -38,34 -46,0"), WHITE_RAMP, k=0.9)
        for y in (-13, 8):
            svg.stroke(curve([(-38, y), (-16, y - 4), (6, y)]), WHITE_RAMP.line, svg.fine)
        svg.inked(blob("38,-30 18,-40 -6,-28 -2,-14 20,-14"), WHITE_RAMP.base, WHITE_RAMP.line, svg.part)


_FUR, _MANE = ramp("#E3A65C"), ramp("#9C5A32")
_CUB_EYES = Eyes(dx=30, y=-6, rx=17, ry=20, look=(5, -3), iris="#5E3A1E", pupil=0.74)


def _cub(svg: Svg) -> None:
    """Draw the lion cub with its large ears."""
    body = blob("-210,440! -204,230 -160,196 -100,200 -66,234 -60,440!")
    svg.solid(body, _FUR, k=TALL)
    with svg.at(-110, 152, 0.64, -7):
        mane = [
            (-100, -34),
            (-84, -74),
            (-46, -96),
            (0, -104),
            (46, -96),
            (84, -74),
            (100, -34),
            (104, 10),
            (86, 54),
            (48, 84),
            (0, 92),
            (-48, 84),
            (-86, 54),
            (-104, 10),
        ]
        svg.solid(scallops(mane, 0.56), _MANE, k=0.9)
        for side in (-1, 1):
            svg.solid(circle(side * 66, -66, 30), _FUR, svg.part)
            svg.fill(circle(side * 66, -62, 15), "#C2705A")
        svg.solid(
            blob("0,-80 44,-72 76,-36 82,4 62,46 30,66 0,70 -30,66 -62,46 -82,4 -76,-36 -44,-72"), _FUR, k=0.9
        )
        svg.fill(blob("0,6 26,10 46,28 40,52 16,64 0,66 -16,64 -40,52 -46,28 -26,10"), "#FFF0D4")
        draw_eyes(svg, _CUB_EYES, _FUR)
        svg.inked(blob("-18,12! 0,8 18,12! 8,28 0,32 -8,28"), "#6B3328", INK, svg.fine)
        svg.stroke(curve("0,32 0,42 -16,50 -28,44"), _FUR.line, svg.part)
        svg.stroke(curve("0,42 16,50 30,42"), _FUR.line, svg.part)
        svg.fill(
            together(*(circle(x, y, 3) for x, y in ((-30, 34), (-22, 42), (30, 34), (22, 42)))), "#9C5A32"
        )
        for side in (-1, 1):
            svg.stroke(curve([(side * 42, -38), (side * 28, -42), (side * 16, -37)]), _MANE.base, svg.part)
        svg.solid(blob("-16,-78! -12,-104 -2,-92 6,-112 12,-94 22,-102 16,-76! 0,-70"), _MANE, svg.part)
