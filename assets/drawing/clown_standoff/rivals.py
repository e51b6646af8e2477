"""Two clowns of the cards: the furious one and the haughty one (units of `faces`)."""

from assets.drawing.clothes import Window, torso
from assets.drawing.clown_standoff.card import paint
from assets.drawing.clown_standoff.clowns import DARK, chin_shadow
from assets.drawing.eyes import Eyes, draw_eyes
from assets.drawing.faces import Brows, Face, draw_brows, draw_cheeks, draw_nose, draw_skull
from assets.drawing.hair import draw_hair_back
from assets.drawing.hands import draw_hand
from assets.drawing.hats import Hat, draw_hat, draw_hat_shadow
from assets.drawing.neckwear import NECKS
from assets.drawing.palette import CREAM_LINE, WHITE, WHITE_RAMP, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    blob,
    box_window,
    curve,
    cut,
    mirrored,
    oval,
    poly,
    rail,
    scallops,
    together,
)
from assets.drawing.treats import CHERRY, CREAM_TOP, draw_pie

RIGHT_HALF = box_window(0, -400, 400, 1200)


# ---- 4: the furious one ----------------------------------------------------------------------------------

_CREAM_HAT = "-66,-148 -58,-176 -30,-198 4,-206 38,-194 60,-172 66,-146 48,-120 34,-136 16,-118 -4,-130 -20,-104 -36,-128 -52,-124"


def furious_body(svg: Svg, window: Window) -> None:
    """Draw a striped jersey, braces, and a fist."""
    jersey, trousers = ramp("#FFF6E6", CREAM_LINE, "#DCC3B0"), ramp("#2D3F78")
    form = cut(torso("broad"), window)
    svg.solid(form, jersey, 0, k=(0.93, 0.96), anchor=(0.3, 0.3))
    bars = [
        blob(f"-240,{y + 22} 0,{y} 240,{y + 22} 240,{y + 44} 0,{y + 22} -240,{y + 44}")
        for y in (128, 172, 216, 260)
    ]
    inside = (
        (-60, 112),
        (60, 112),
        (196, 160),
        (218, 232),
        (222, 440),
        (-222, 440),
        (-218, 232),
        (-196, 160),
    )
    svg.fill(together(*(cut(cut(bar, inside), window) for bar in bars)), "#C8333A")
    svg.stroke(form, jersey.line, svg.mass)
    svg.solid(cut(poly([(-96, 226), (96, 226), (120, 440), (-120, 440)]), window), trousers, k=0.94)
    for side in (-1, 1):
        strap = [(side * 58, 124), (side * 92, 128), (side * 94, 240), (side * 62, 240)]
        svg.solid(cut(poly(strap), window), trousers, svg.part, k=(0.9, 1))
        svg.ball(side * 78, 240, 15, ramp("#F0DDB4", CREAM_LINE), svg.part)
    chin_shadow(svg, DARK)
    with svg.at(0, -34, 1.26, turn=3):
        NECKS["bow_tie"](svg, ramp("#3F9A50"))


def furious_head(svg: Svg) -> None:
    """Draw a square jaw, gritted teeth, steam, and a pie on the hat."""
    face = Face("#EFA078", "square")
    skin = ramp(face.skin)
    _steam(svg)
    with svg.at(0, 2, 1.12):
        draw_hair_back(svg, "tufts", "#3F9A50")
    draw_skull(svg, face)
    svg.fill(
        blob("-86,-96 0,-106 86,-96 90,-20 60,-2 0,-10 -60,-2 -90,-20"),
        svg.linear((0, -106), (0, 0), [(0, "#C8322E", 0.62), (1, "#C8322E", 0)]),
    )
    for side in (-1, 1):
        paint(
            svg, f"{side * 10},-26 {side * 36},-40 {side * 66},-40 {side * 68},4 {side * 40},22 {side * 12},6"
        )
    paint(svg, f"0,34 50,28 84,34 90,62 72,92 36,102 0,104 {mirrored('50,28 84,34 90,62 72,92 36,102')}")
    draw_cheeks(svg, 0.9, 18, 74)
    _gritted(svg)
    draw_eyes(
        svg,
        Eyes(
            dx=38,
            y=-14,
            rx=20,
            ry=22,
            look=(0, 3),
            lids=(0.26, 0.26),
            slant=20,
            pupil=0.5,
            iris="#5B3A24",
            lower=0.14,
        ),
        skin,
    )
    draw_brows(svg, Brows("#24552F", tilt=(20, 20), lift=(0, 0), arch=0, thick=24, length=70, y=-50, dx=42))
    svg.stroke(curve("-8,-44 -5,-34 -7,-26"), skin.deep, svg.part)
    svg.stroke(curve("8,-44 5,-34 7,-26"), skin.deep, svg.part)
    draw_nose(svg, "ball", skin)
    draw_hat_shadow(svg, face.skin)
    _pied_hat(svg)


def _gritted(svg: Svg) -> None:
    mouth = blob("-66,58! -36,45 0,42 36,45 66,58! 72,76 58,98 0,100 -58,98 -72,76")
    svg.solid(mouth, ramp("#CF2F38"), svg.part, k=0.96)
    teeth = blob("-56,61! -34,53 0,51 34,53 56,61! 60,76 48,89 0,91 -48,89 -60,76")
    svg.inked(teeth, WHITE, "#4A0F1A", svg.fine)
    svg.stroke(curve("-58,73 0,70 58,73"), "#8A5A54", svg.fine)
    for x in (-42, -22, 0, 22, 42):
        svg.stroke(curve([(x, 54 + abs(x) * 0.08), (x * 0.98, 88 - abs(x) * 0.03)]), "#8A5A54", svg.fine)


def _steam(svg: Svg) -> None:
    for side in (-1, 1):
        puffs = [(124, -96), (134, -124), (158, -138), (180, -126), (182, -100), (162, -84), (140, -78)]
        points = puffs if side > 0 else [(-x, y) for x, y in puffs][::-1]
        svg.solid(scallops(points, 0.62), ramp("#FFF3DE", "#8A4A20", "#F0CFA6"), svg.part, k=0.86)
        svg.stroke(curve([(side * 118, -64), (side * 128, -76)]), "#FFF3DE", svg.mass)


def _pied_hat(svg: Svg) -> None:
    draw_hat(svg, Hat("bowler", "#3A4478", band="#C8333A", tilt=-6, lift=12, scale=0.9))
    with svg.at(8, -22, turn=-6):
        svg.fill(
            blob(
                "-62,-118 -40,-112 -18,-92 4,-116 20,-104 40,-118 66,-130 62,-112 44,-104 18,-92 0,-100 -16,-84 -40,-100"
            ),
            "#1A1A3A",
            0.4,
        )
        svg.solid(blob(_CREAM_HAT), CREAM_TOP, k=(0.88, 0.86), anchor=(0.36, 0.3))
        svg.stroke(curve("-38,-152 -10,-142 20,-146 42,-158"), CREAM_TOP.shade, svg.part)
        svg.stroke(curve("-22,-178 2,-172 26,-180"), CREAM_TOP.shade, svg.part)
        svg.stroke(curve("8,-218 14,-236 30,-242"), "#4E6B2E", svg.part)
        svg.ball(4, -210, 17, CHERRY)


def furious_front(svg: Svg) -> None:
    """Draw his fist."""
    draw_hand(svg, "fist", -140, 210, WHITE, -10, 1.15)


# ---- 5: the haughty one ----------------------------------------------------------------------------------

_SILK, _SKY = ramp("#FBF6EC", "#3A2350", "#CDB6C4"), ramp("#4C9BD6", "#1E2F6A")


def haughty_body(svg: Svg, window: Window) -> None:
    """Draw white silk on one side, blue with diamonds on the other, and a wide lace collar."""
    form = cut(torso("medium"), window)
    svg.solid(form, _SILK, k=(0.93, 0.96), anchor=(0.3, 0.3))
    right = cut(form, RIGHT_HALF)
    svg.fill(right, _SKY.shade)
    svg.within(right, _SKY.base, (0.9, 0.97), (0, 0.2))
    gems = [
        poly([(x, y - 20), (x + 12, y), (x, y + 20), (x - 12, y)])
        for x, y in (
            (50, 214),
            (104, 198),
            (50, 272),
            (104, 256),
            (-54, 214),
            (-108, 198),
            (-54, 272),
            (-108, 256),
        )
    ]
    svg.fill(together(*(cut(g, window) for g in gems[:4])), "#F4ECE0")
    svg.fill(together(*(cut(g, window) for g in gems[4:])), _SKY.base)
    svg.stroke(cut(poly([(-1, 170), (1, 170), (1, 440), (-1, 440)]), window), _SKY.line, svg.fine)
    svg.stroke(form, _SKY.line, svg.mass)
    for y in (214, 262):
        svg.ball(0, y, 16, ramp("#D5303A"), svg.part)
    _lace(svg)
    chin_shadow(svg, "#3A2350")


def _lace(svg: Svg) -> None:
    top = [(-78, 96), (-40, 108), (0, 112), (40, 108), (78, 96)]
    low = [
        (150, 128),
        (140, 166),
        (104, 184),
        (66, 194),
        (22, 200),
        (-22, 200),
        (-66, 194),
        (-104, 184),
        (-140, 166),
        (-150, 128),
    ]
    svg.fill(oval(4, 186, 130, 34), "#2A1740", 0.3)
    svg.solid(scallops([*top, *low], 0.57), _SILK, k=(0.97, 0.84), anchor=(0.4, 0.1))
    for a, b in zip((-60, -44, -28, -10, 10, 28, 44, 60), low[:0:-1], strict=False):
        svg.stroke(curve([(a, 124), (b[0] * 0.94, b[1] - 12)]), "#B79CBE", svg.fine)
    hem = [(x * 0.97, y - 7) for x, y in low]
    svg.stroke(curve(hem), _SKY.base, svg.part, 0.9)


def haughty_head(svg: Svg) -> None:
    """Draw a chalk white face, heavy lids and one raised brow."""
    face = Face("#FDF6EC", "egg", ears=True)
    skin = ramp(face.skin, "#4E2E46", "#DCC6D2")
    for points in (mirrored("82,-24 104,-30 114,-8 106,18 84,24"), "82,-24 104,-30 114,-8 106,18 84,24"):
        svg.solid(blob(points), ramp("#EDB58C"), svg.part)
    form = blob(f"0,-105 46,-95 80,-56 88,0 76,52 44,96 0,110 {mirrored('46,-95 80,-56 88,0 76,52 44,96')}")
    svg.solid(form, skin, k=(0.9, 0.95), anchor=(0.34, 0.36))
    draw_cheeks(svg, 0.7, 34, 58)
    gem = ramp("#23827A")
    svg.inked(poly([(-44, 22), (-35, 38), (-44, 56), (-53, 38)]), gem.base, gem.line, svg.fine)
    svg.inked(poly([(44, 20), (53, 36), (44, 54), (35, 36)]), gem.base, gem.line, svg.fine)
    draw_eyes(
        svg,
        Eyes(
            dx=38,
            y=-14,
            rx=20,
            ry=24,
            look=(5, 6),
            lids=(0.5, 0.4),
            slant=0,
            shadow="#4C9BD6",
            iris="#6B3B9E",
        ),
        skin,
    )
    ink = ramp("#2E2038")
    svg.inked(rail([(-16, -42), (-42, -52), (-66, -40)], [13, 11, 3]), ink.base, ink.line, svg.fine)
    svg.inked(
        rail([(14, -48), (32, -74), (54, -88), (72, -78)], [16, 15, 10, 3]), ink.base, ink.line, svg.fine
    )
    lips = ramp("#C2263C")
    svg.inked(blob("-30,72! -14,60 -5,59 0,64 6,57 16,56 38,58! 20,80 2,86 -14,83"), lips.base, lips.line)
    svg.fill(blob("-16,75 2,78 22,70 10,82 2,84 -10,81"), lips.light, 0.7)
    svg.stroke(curve("-30,72 -8,71 6,70 22,65 38,58"), lips.line, svg.fine)
    draw_nose(svg, "ball", skin)
    _cone(svg)


def _cone(svg: Svg) -> None:
    with svg.at(-2, -84, 1, turn=-6), svg.at(0, 72):
        svg.fill(blob("-78,-76 0,-66 78,-76 72,-56 0,-48 -70,-56"), "#8A6A92", 0.35)
        svg.solid(
            blob("-70,-92! -40,-172 -5,-274! 5,-274! 40,-172 70,-92! 0,-80"),
            ramp("#FBF6EC", "#3A2350", "#CDB6C4"),
            k=(0.84, 0.96),
            anchor=(0.28, 0.6),
        )
        for x, y, r in ((0, -126, 17), (2, -178, 14), (1, -222, 11)):
            svg.ball(x, y, r, ramp("#D5303A"), svg.part)
        svg.solid(
            scallops(
                [(-16, -294), (0, -304), (16, -294), (18, -276), (8, -264), (-8, -264), (-18, -276)], 0.62
            ),
            _SKY,
            svg.part,
        )
        fur = [
            (-84, -96),
            (-60, -106),
            (-32, -102),
            (0, -98),
            (32, -102),
            (60, -106),
            (84, -96),
            (84, -76),
            (58, -68),
            (28, -62),
            (0, -60),
            (-28, -62),
            (-58, -68),
            (-84, -76),
        ]
        svg.solid(scallops(fur, 0.58), _SKY, k=(0.95, 0.75), anchor=(0.4, 0.1))


def haughty_front(svg: Svg) -> None:
    """Draw the pie on the tips of the fingers."""
    svg.solid(rail([(176, 250), (186, 190), (160, 132)], [70, 60, 40]), _SKY, k=(0.9, 0.95))
    draw_offered_pie(svg, 140, 52, -6, _SKY)


def draw_offered_pie(svg: Svg, x: float, y: float, turn: float, cuff: Ramp) -> None:
    """Draw a pie on the tips of a gloved hand."""
    with svg.at(x, y, turn=turn):
        svg.solid(
            scallops([(-30, 92), (-8, 82), (18, 82), (38, 92), (36, 116), (4, 124), (-30, 114)], 0.58),
            cuff,
            svg.part,
        )
        draw_pie(svg, 0, 0, 112, 0, 0.8)
        for tip, root in (
            ((-37, 22), (-16, 62)),
            ((-13, 30), (-6, 64)),
            ((13, 30), (8, 64)),
            ((37, 20), (20, 62)),
        ):
            svg.solid(
                rail([tip, ((tip[0] + root[0]) / 2 * 1.1, (tip[1] + root[1]) / 2), root], [13, 18, 20]),
                WHITE_RAMP,
                svg.part,
            )
        svg.fill(blob("-22,56! 0,52 24,56! 30,76 22,94 -18,94 -26,76"), WHITE_RAMP.base)
        svg.stroke(curve("-24,64 -26,80 -18,94 22,94 30,78 28,62"), WHITE_RAMP.line, svg.part)
        svg.stroke(curve("22,72 22,84 14,90"), WHITE_RAMP.shade, svg.part)
