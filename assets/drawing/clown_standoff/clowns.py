"""First three clowns of the cards: the imp, the tramp and the jolly one (units and origin of `faces`)."""

from assets.drawing.clothes import Window, torso
from assets.drawing.clown_standoff.card import paint
from assets.drawing.eyes import Eyes, draw_eyes
from assets.drawing.faces import Brows, Face, draw_brows, draw_cheeks, draw_nose, draw_skull
from assets.drawing.hair import draw_hair_back
from assets.drawing.hats import TRIMS, Hat, draw_hat, draw_hat_shadow
from assets.drawing.marks import draw_stubble
from assets.drawing.neckwear import NECKS
from assets.drawing.palette import ORANGE, PLUM, RED, WHITE, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    blob,
    circle,
    curve,
    cut,
    mirrored,
    oval,
    poly,
    scallops,
    together,
)

DARK = "#5A1320"
PEACH = "#F6CDA6"


def chin_shadow(svg: Svg, colour: str) -> None:
    """Draw the shadow of the head on the clothes at the neck."""
    svg.fill(blob("-66,92 66,92 78,112 40,132 4,138 -40,130 -72,112"), colour, 0.3)


# ---- 1: the imp ------------------------------------------------------------------------------------------

_STRAW = "-60,-100! -122,-108! -112,-84! -158,-84! -128,-60! -162,-46! -124,-34! -148,-6! -112,-6! -120,26! -84,20! -70,-40"
_TOPPER = (
    "-84,-76 -92,-130 -112,-206 -126,-272! -70,-292 0,-296 76,-288 122,-262! 106,-196 92,-128 84,-76 0,-64"
)


def imp_body(svg: Svg, window: Window) -> None:
    """Draw a small blue tail coat and a far too large bow tie."""
    coat = ramp("#3A78C2")
    svg.solid(
        cut(
            blob(
                "26,84 34,118 100,138 146,170 172,226 176,440! -176,440! -172,226 -146,170 -100,138 -34,118 -26,84"
            ),
            window,
        ),
        coat,
        k=(0.93, 0.96),
    )
    front = "-52,118! 0,134 52,118! 70,440! -70,440!"
    svg.inked(cut(blob(front), window), WHITE, coat.line, svg.part)
    stripes = [
        poly([(x - 6, 140), (x + 6, 140), (x * 1.12 + 7, 440), (x * 1.12 - 7, 440)])
        for x in (-38, -13, 12, 37)
    ]
    svg.fill(together(*(cut(s, window) for s in stripes)), "#D8485A")
    for side in (-1, 1):
        lapel = [
            (side * 46, 112),
            (side * 82, 132),
            (side * 96, 178),
            (side * 72, 186),
            (side * 78, 206),
            (side * 60, 290),
        ]
        svg.solid(cut(poly(lapel), window), coat, svg.part, k=0.94)
    bow = ramp("#F7E8C9", "#7A1A24")
    chin_shadow(svg, coat.line)
    with svg.at(0, 142, 1.18, turn=-5):
        for points in (
            "4,0! -40,-38 -104,-46 -118,-2 -104,42 -40,34",
            "-4,0! 40,-38 104,-46 118,-2 104,42 40,34",
        ):
            svg.solid(blob(points), ramp("#D8322F"), k=(0.92, 0.86), anchor=(0.35, 0.2))
        dots = [circle(x, y, 9) for x, y in ((-88, -18), (-96, 16), (-58, 2), (62, 4), (90, -18), (94, 18))]
        svg.fill(together(*dots), "#FFF0D2")
        svg.solid(blob("-22,-24 0,-28 22,-24 26,0 22,24 0,28 -22,24 -26,0"), bow, svg.part)


def imp_head(svg: Svg) -> None:
    """Draw pointed ears, a gap in the grin, and a hat twice as large as the head."""
    skin, straw = ramp(PEACH), ramp("#F0A23C")
    for points in (_STRAW, mirrored(_STRAW)):
        svg.solid(blob(points), straw, k=0.88, anchor=(0.5, 0.2))
    for side in (-1, 1):
        points = "74,-14! 102,-26 138,-46! 134,0 112,34 76,34!"
        svg.solid(blob(points if side > 0 else mirrored(points)), skin, k=0.85)
        svg.stroke(curve([(side * 90, 4), (side * 108, -4), (side * 122, -24)]), skin.deep, svg.fine, 0.7)
    draw_skull(svg, Face(PEACH, "heart", ears=False))
    paint(svg, f"0,30 44,22 80,20 80,52 52,86 24,102 0,106 {mirrored('44,22 80,20 80,52 52,86 24,102')}")
    draw_cheeks(svg, 0.75, 22, 66)
    _gap_grin(svg)
    draw_eyes(svg, Eyes(dx=37, y=-18, rx=21, ry=27, look=(5, 3), lower=0.12, iris="#3E8A4A"), skin)
    draw_brows(svg, Brows("#C4622D", tilt=(12, -8), lift=(-2, 0), thick=14, y=-56, dx=38))
    draw_nose(svg, "ball", skin)
    svg.fill(
        blob("-92,-74 0,-66 92,-74 88,-48 40,-58 0,-60 -40,-58 -86,-46"), mix(skin.deep, "#2A0F1E", 0.5), 0.3
    )
    _big_topper(svg)


def _gap_grin(svg: Svg) -> None:
    mouth = blob("-66,34! -34,54 0,59 36,52 70,28! 62,62 34,88 0,96 -38,86 -60,62")
    svg.fill(mouth, DARK)
    svg.fill(blob("-30,84 0,74 30,83 0,92"), "#E9776B")
    svg.fill(blob("-60,41! -34,56 0,61 36,54 64,35! 56,56 32,73 0,78 -32,73 -54,58"), WHITE)
    svg.fill(poly([(4, 60), (26, 56), (24, 77), (6, 79)]), DARK)
    for x, top, low in ((-36, 55, 72), (-16, 59, 77), (44, 50, 66)):
        svg.stroke(curve([(x, top), (x * 0.97, low)]), "#A98A80", svg.fine)
    svg.stroke(mouth, "#7A1A24", svg.part)
    for points in ("-74,28 -67,34 -65,44", "77,20 71,28 70,38"):
        svg.stroke(curve(points), "#7A1A24", svg.part)


def _big_topper(svg: Svg) -> None:
    felt, band = ramp("#7A479A"), ramp("#F2C9D0", "#5A2A48")
    with svg.at(2, -98, 1, turn=7), svg.at(0, 66):
        svg.solid(blob(_TOPPER), felt, k=(0.86, 0.95), anchor=(0.3, 0.4))
        svg.stroke(curve("-124,-270 -60,-262 6,-262 70,-260 120,-262"), felt.line, svg.part)
        svg.shine("-92,-160 -102,-206 -108,-244", felt)
        svg.tube(blob("-88,-118! 0,-104 88,-118! 86,-76 0,-64 -86,-76"), band, ((-88, 0), (88, 0)), svg.part)
        svg.solid(
            blob("-152,-92! -90,-82 0,-74 90,-82 152,-94! 160,-74 96,-54 0,-48 -96,-54 -160,-72"),
            felt,
            k=(0.95, 0.72),
            anchor=(0.45, 0.25),
        )
        patch = ramp("#E8883A")
        with svg.at(52, -188, turn=12):
            svg.inked(blob("-30,-30! 32,-26! 30,30! -28,28!"), patch.base, patch.line, svg.part)
            for a, b in (
                ((-34, -14), (-22, -14)),
                ((-33, 8), (-21, 8)),
                ((24, -10), (36, -10)),
                ((22, 14), (34, 14)),
                ((-8, -34), (-8, -22)),
                ((14, -32), (14, -20)),
                ((-6, 23), (-6, 34)),
                ((14, 24), (14, 35)),
            ):
                svg.stroke(curve([a, b]), WHITE, svg.fine)
        svg.stroke(curve("-62,-90 -84,-122 -60,-138 -80,-164"), "#3F6B2E", svg.part)
        with svg.at(-118, -172, 1.1):
            TRIMS["flower"](svg)


# ---- 2: the tramp ----------------------------------------------------------------------------------------

_MOP = "-62,-100 -100,-96 -112,-62! -104,-46 -122,-30! -106,-14 -124,10! -102,18 -112,48! -86,40 -76,-20"
_CRUSHED = "-72,-88 -78,-138 -84,-186! -58,-178 -36,-198 -4,-186 26,-204 62,-192! 74,-146 74,-88 0,-78"


def tramp_body(svg: Svg, window: Window) -> None:
    """Draw a worn brown coat with a patch and a dotted scarf."""
    coat = ramp("#8A5F3C")
    svg.solid(cut(torso("medium"), window), coat, k=(0.93, 0.96), anchor=(0.3, 0.3))
    svg.inked(
        cut(poly([(-44, 120), (44, 120), (26, 440), (-26, 440)]), window), "#D9CDB2", coat.line, svg.part
    )
    for side in (-1, 1):
        lapel = [
            (side * 40, 104),
            (side * 84, 122),
            (side * 104, 172),
            (side * 76, 178),
            (side * 86, 200),
            (side * 20, 300),
        ]
        svg.solid(
            cut(poly(lapel), window), coat if side > 0 else ramp(coat.light, coat.line), svg.part, k=0.94
        )
    patch = ramp("#3E7F86")
    with svg.at(-128, 214, turn=-14):
        svg.inked(blob("-32,-28! 28,-32! 32,28! -28,32!"), patch.base, patch.line, svg.part)
        svg.stroke(poly([(-22, -18), (19, -22), (22, 18), (-19, 22)]), "#E9D7AE", svg.fine, dash="7 8")
    scarf = ramp(RED)
    NECKS["bandana"](svg, scarf)
    chin_shadow(svg, scarf.line)


def tramp_head(svg: Svg) -> None:
    """Draw brows up in the middle, a tear, stubble, and a crushed hat."""
    face, hair = Face("#EDB586", "long"), ramp("#5B3A2A")
    skin = ramp(face.skin)
    for points in (_MOP, mirrored(_MOP)):
        svg.solid(blob(points), hair, k=0.88, anchor=(0.5, 0.25))
    draw_skull(svg, face)
    draw_stubble(svg, skin)
    for side in (-1, 1):
        paint(
            svg,
            f"{side * 38},-52 {side * 66},-30 {side * 66},6 {side * 38},24 {side * 14},6 {side * 14},-32",
            "#FBEFDA",
        )
    paint(svg, f"0,38 36,40 58,52 58,76 36,94 0,98 {mirrored('36,40 58,52 58,76 36,94')}", "#FBEFDA")
    draw_cheeks(svg, 0.55, 30, 58)
    svg.stroke(curve("-42,84 -26,66 0,60 26,66 42,84"), "#7A1A24", 1.25 * svg.mass)
    svg.stroke(curve("-16,84 0,80 16,84"), "#C9A98E", svg.part)
    draw_eyes(svg, Eyes(dx=37, y=-14, look=(-2, 6), lids=(0.3, 0.3), slant=-16, iris="#4A7FA8"), skin)
    draw_brows(svg, Brows("#4A2C20", tilt=(-15, -15), arch=4, thick=15, length=56, y=-54, dx=37))
    draw_nose(svg, "ball", skin)
    tear = ramp("#6FB8EA")
    svg.solid(blob("52,18! 64,38 62,54 50,60 38,54 38,40"), tear, svg.part, k=0.8)
    svg.glint(46, 46, 4, 6, 20, 0.9)
    draw_hat_shadow(svg, face.skin)
    _crushed_hat(svg)


def _crushed_hat(svg: Svg) -> None:
    felt, band = ramp("#6A5148"), ramp("#A8353A")
    with svg.at(0, -92, 1.04, turn=-8), svg.at(0, 68):
        svg.inked(
            blob("-80,-182! -60,-196 -20,-228 34,-240 70,-224 66,-196! 26,-204 -4,-188 -38,-198"),
            felt.deep,
            felt.line,
        )
        svg.solid(blob("-46,-206! -16,-232 34,-246 74,-228 66,-208! 30,-216 -6,-204"), felt, svg.part)
        svg.solid(blob(_CRUSHED), felt, k=(0.86, 0.95), anchor=(0.3, 0.4))
        svg.stroke(curve("-40,-160 -22,-142 -30,-124"), felt.deep, svg.part)
        svg.stroke(curve("30,-170 18,-148 30,-132"), felt.deep, svg.part)
        svg.shine("-60,-118 -64,-146 -66,-166", felt)
        svg.tube(blob("-74,-118! 0,-106 74,-118! 75,-90 0,-78 -75,-90"), band, ((-74, 0), (74, 0)), svg.part)
        svg.stroke(curve("58,-104 84,-130 92,-156 112,-158"), "#55703A", svg.part)
        svg.solid(
            scallops([(112, -176), (128, -166), (130, -148), (116, -138), (100, -146), (98, -164)], 0.62),
            ramp("#E8A0B0"),
            svg.fine,
        )
        svg.ball(114, -157, 8, ramp("#D9803A"), svg.fine)
        svg.solid(
            blob(
                "-138,-72! -120,-92 -78,-90 0,-80 78,-92 122,-104 142,-92! 126,-72 70,-62 0,-58 -70,-62 -120,-56"
            ),
            felt,
            k=(0.95, 0.72),
            anchor=(0.45, 0.25),
        )


# ---- 3: the jolly one ------------------------------------------------------------------------------------


def jolly_body(svg: Svg, window: Window) -> None:
    """Draw a wide plum suit with orange dots, and a ruff of red and white pleats."""
    suit = ramp(PLUM)
    svg.solid(cut(torso("round"), window), suit, k=(0.93, 0.96), anchor=(0.3, 0.3))
    dots = ((-128, 206), (-64, 232), (-136, 270), (-72, 300), (66, 226), (130, 214), (0, 262))
    svg.fill(together(*(cut(circle(x, y, 15), window) for x, y in dots)), "#F2953C")
    draw_pleats(svg, "#FFF6E6", "#CC3540")
    chin_shadow(svg, DARK)


def draw_pleats(svg: Svg, first: str, second: str, count: int = 13) -> None:
    """Draw a round collar of pleats in two colours below the chin."""
    upper = [(-84 + 168 * i / count, 96 + 24 * (1 - (2 * i / count - 1) ** 2)) for i in range(count + 1)]
    lower = [(x * 1.86, 128 + 62 * (1 - (x / 84) ** 2)) for x, _ in upper]
    line = ramp(second).line
    shape = scallops([*upper, *lower[::-1]], 0.56)
    svg.fill(together(oval(0, 170, 118, 44)), line, 0.25)
    svg.fill(shape, first)
    for i in range(1, count, 2):
        tip = ((lower[i][0] + lower[i + 1][0]) / 2, (lower[i][1] + lower[i + 1][1]) / 2 + 4)
        svg.fill(poly([upper[i], upper[i + 1], lower[i + 1], tip, lower[i]]), second)
    for top, low in zip(upper[1:-1], lower[1:-1], strict=True):
        svg.stroke(curve([top, low]), line, svg.fine)
    svg.stroke(shape, line, svg.mass)


def jolly_head(svg: Svg) -> None:
    """Draw a cloud of orange hair and the widest laugh of the six."""
    skin = ramp(PEACH)
    with svg.at(0, -10, 1.07):
        draw_hair_back(svg, "cloud", ORANGE)
    draw_skull(svg, Face(PEACH, "round"))
    for side in (-1, 1):
        paint(
            svg, f"{side * 40},-62 {side * 68},-40 {side * 68},4 {side * 40},26 {side * 14},6 {side * 14},-40"
        )
    paint(svg, f"0,26 40,16 82,22 90,48 74,84 40,104 0,108 {mirrored('40,16 82,22 90,48 74,84 40,104')}")
    draw_cheeks(svg, 0.8, 16, 74)
    svg.solid(
        blob("-76,34! -44,50 0,56 44,50 76,34! 80,52 56,92 0,108 -56,92 -80,52"),
        ramp("#CF2F38"),
        svg.part,
        k=(0.96, 0.9),
        anchor=(0.4, 0.1),
    )
    svg.inked(blob("-60,49! 0,66 60,49! 46,84 0,97 -46,84"), DARK, "#4A0F1A", svg.fine)
    svg.fill(blob("-54,52! 0,68 54,52! 46,68 0,78 -46,68"), WHITE)
    svg.fill(blob("-28,86 0,78 28,86 0,94"), "#E9776B")
    draw_eyes(svg, Eyes(dx=40, y=-18, rx=20, ry=27, look=(2, 4), lower=0.1, iris="#2F7C78"), skin)
    draw_brows(svg, Brows("#B8431A", tilt=(-4, -6), lift=(0, 10), arch=12, thick=14, y=-58, dx=42))
    draw_nose(svg, "ball", skin)
    draw_hat_shadow(svg, PEACH)
    draw_hat(svg, Hat("bowler", PLUM, band="#E9822F", trim="flower", tilt=8, lift=18, scale=0.84))
    for points in ("-82,-10 -92,-16", "82,-10 92,-16"):
        svg.stroke(curve(points), skin.deep, svg.fine, 0.6)
