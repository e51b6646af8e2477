"""Sixth clown of the cards: the boss, a jester with horns, bells and teeth (units of `faces`)."""

from assets.drawing.clothes import Window, torso
from assets.drawing.clown_standoff.clowns import DARK, chin_shadow
from assets.drawing.clown_standoff.rivals import draw_offered_pie
from assets.drawing.eyes import Eyes, draw_eyes
from assets.drawing.faces import draw_cheeks, draw_nose
from assets.drawing.palette import BRASS, CREAM_LINE, RED, WHITE, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, circle, curve, cut, mirrored, poly, rail, star, together

CHALK = "#FBF4EA"
_BLUE, _IVORY, _MINT = ramp("#33489A"), ramp("#FBEFD6", CREAM_LINE, "#DDBFA0"), ramp("#3FA38F")
_HORN_LEFT = "-20,-120! -70,-140 -130,-138 -176,-104 -196,-44 -190,-22! -172,-48 -140,-72 -104,-64 -84,-40!"
_HORN_RIGHT = "20,-120! 64,-150 126,-158 172,-128 192,-72 190,-48! 170,-72 138,-86 106,-70 84,-40!"
_HORN_MIDDLE = "-64,-104! -62,-160 -34,-214 14,-236 66,-222! 36,-206 28,-176 52,-140 70,-104!"


def boss_body(svg: Svg, window: Window) -> None:
    """Draw harlequin's suit and a collar of points with bells."""
    form = cut(torso("broad"), window)
    svg.solid(form, _IVORY, k=(0.93, 0.96), anchor=(0.3, 0.3))
    inside = (
        (-60, 112),
        (60, 112),
        (190, 160),
        (212, 232),
        (216, 440),
        (-216, 440),
        (-212, 232),
        (-190, 160),
    )
    for i, tones in ((0, _BLUE), (1, _MINT)):
        gems = [
            poly([(x, y - 46), (x + 34, y), (x, y + 46), (x - 34, y)])
            for k, (x, y) in enumerate(
                (c * 68 + (34 if r % 2 else 0), 150 + 46 * r) for r in range(5) for c in range(-4, 4)
            )
            if (k // 8 + k) % 2 == i
        ]
        kept = [cut(cut(g, inside), window) for g in gems]
        svg.fill(together(*(g for g in kept if len(g.outline) > 2)), tones.base)
    svg.stroke(form, _IVORY.line, svg.mass)
    for i, (x, y) in enumerate(((-126, 176), (-66, 206), (0, 218), (66, 206), (126, 176))):
        tones = (_MINT, _IVORY, _BLUE, _IVORY, _MINT)[i]
        svg.solid(
            poly([(x * 0.4 - 34, 108), (x * 0.4 + 34, 108), (x + 20, y - 24), (x, y), (x - 20, y - 24)]),
            tones,
            k=0.9,
        )
        draw_bell(svg, x, y + 4, 14)
    chin_shadow(svg, DARK)


def draw_bell(svg: Svg, x: float, y: float, r: float) -> None:
    """Draw a round brass bell (dull: gold marks possible actions)."""
    tones = ramp(BRASS)
    with svg.at(x, y, r / 16):
        svg.ball(0, 0, 16, tones)
        svg.stroke(curve("-9,4 0,6.5 9,4"), tones.line, svg.fine)
        svg.fill(circle(0, 8, 3.2), tones.line)


def boss_head(svg: Svg) -> None:
    """Draw three horns with bells, small pupils, teeth from ear to ear."""
    skin = ramp(CHALK, CREAM_LINE, "#DDBFB4")
    form = blob(
        f"0,-105 46,-96 80,-60 86,-4 98,34 76,80 32,112 0,120 {mirrored('46,-96 80,-60 86,-4 98,34 76,80 32,112')}"
    )
    svg.solid(form, skin, k=(0.9, 0.95), anchor=(0.34, 0.36))
    red = ramp(RED)
    for side in (-1, 1):
        svg.fill(poly([(side * 38, -56), (side * 56, -14), (side * 38, 30), (side * 20, -14)]), red.base)
    draw_cheeks(svg, 0.9, 20, 76)
    _ear_to_ear(svg)
    draw_eyes(
        svg,
        Eyes(
            dx=38,
            y=-14,
            rx=20,
            ry=24,
            look=(1, 2),
            lids=(0.2, 0.2),
            slant=16,
            pupil=0.42,
            iris="#2E8A6A",
            lower=0.1,
        ),
        skin,
    )
    ink = ramp("#2B1D24")
    for side in (-1, 1):
        svg.inked(
            rail([(side * 12, -34), (side * 34, -50), (side * 56, -64), (side * 76, -50)], [18, 17, 13, 3]),
            ink.base,
            ink.line,
            svg.fine,
        )
    draw_nose(svg, "ball", skin)
    _horned_cap(svg)


def _ear_to_ear(svg: Svg) -> None:
    half = "40,60 70,46 94,12! 98,48 78,84 40,106"
    svg.solid(
        blob(f"0,64 {half} 0,112 {mirrored(half)}"),
        ramp("#C8303A"),
        svg.part,
        k=(0.97, 0.93),
        anchor=(0.4, 0.2),
    )
    inner = "40,70 66,58 86,32! 84,58 68,80 38,96"
    svg.inked(blob(f"0,74 {inner} 0,101 {mirrored(inner)}"), WHITE, "#4A0F1A", svg.fine)
    svg.stroke(curve("-82,50 -60,72 -32,84 0,88 32,84 60,72 82,50"), "#8A5A54", svg.fine)
    for x, top, low in (
        (-66, 60, 80),
        (-46, 69, 92),
        (-24, 74, 99),
        (0, 75, 100),
        (24, 74, 99),
        (46, 69, 92),
        (66, 60, 80),
    ):
        svg.stroke(curve([(x * 1.02, top), (x * 0.94, low)]), "#8A5A54", svg.fine)


def _horned_cap(svg: Svg) -> None:
    svg.solid(blob(_HORN_MIDDLE), _MINT, k=(0.88, 0.92), anchor=(0.3, 0.5))
    svg.solid(blob(_HORN_LEFT), _BLUE, k=(0.92, 0.88), anchor=(0.6, 0.2))
    svg.solid(blob(_HORN_RIGHT), _IVORY, k=(0.92, 0.88), anchor=(0.3, 0.2))
    svg.shine("-60,-122 -110,-122 -150,-102", _BLUE)
    svg.shine("-44,-140 -38,-178 -14,-206", _MINT)
    svg.stroke(curve("126,-140 158,-118 172,-92"), _IVORY.shade, svg.part)
    for x, y in ((-190, -10), (190, -34), (76, -222)):
        draw_bell(svg, x, y, 18)
    svg.fill(blob("-86,-52 -50,-64 0,-66 50,-64 86,-52 84,-40 40,-52 0,-54 -40,-52 -82,-40"), "#7A4A50", 0.4)
    half = "22,-84 40,-62! 58,-80 74,-48! 92,-62 100,-36! 100,-70 78,-106 40,-124"
    svg.solid(
        blob(f"0,-60! {half} 0,-130 {mirrored(half)}"), ramp("#3A2A66"), k=(0.94, 0.9), anchor=(0.4, 0.2)
    )
    for x, y in ((-56, -92), (0, -100), (56, -92)):
        svg.solid(star(x, y, 13, inner=0.5), ramp("#FBEFD6", CREAM_LINE), svg.fine)


def boss_front(svg: Svg) -> None:
    """Draw a pie, politely offered."""
    svg.solid(rail([(-150, 252), (-148, 226), (-142, 208)], [64, 58, 44]), _BLUE, k=(0.9, 0.95))
    draw_offered_pie(svg, -138, 112, 6, _BLUE)
