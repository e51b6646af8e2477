"""Louder pictures of the cards: the fist, the gun before its target, the jaws in the bushes."""

from collections.abc import Callable

from assets.drawing.clearing_house.trap import draw_trap
from assets.drawing.palette import PAPER, SKIN, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, oval, poly, rail, star, together

SLEEVE = ramp("#2C3A6B", "#12162E")
SHIRT = ramp(PAPER, "#4E2E26", "#D9C3B0")
STEEL = ramp("#9AA3B2", "#252A3C")
GUN = ramp("#6B7590", "#181D30")
STOCK = ramp("#94542C")
LEAF = ramp("#3F8A34", "#12361A")


def draw_fist(svg: Svg) -> None:
    """Draw a fist with a knuckleduster, punching to the right, about 120 x 92, centred on the origin."""
    skin = ramp(SKIN)
    svg.solid(
        blob("-120,-24! -44,-32! -44,40! -120,46!"), SLEEVE, svg.mass, k=(0.95, 0.84), anchor=(0.3, 0.2)
    )
    svg.inked(poly("-56,-36 -42,-36 -42,44 -56,44"), SHIRT.base, SHIRT.line, svg.part)
    svg.solid(
        blob("-46,-30 -20,-44 14,-48 34,-42 38,40 14,50 -20,46 -44,38 -50,4"), skin, svg.mass, k=(0.9, 0.9)
    )
    for i, (y, reach) in enumerate(((-32, 50), (-10, 56), (13, 54), (34, 46))):
        form = blob(
            [
                (4, y - 11),
                (reach - 12, y - 13),
                (reach, y - 4),
                (reach, y + 6),
                (reach - 12, y + 12),
                (4, y + 11),
                (-2, y),
            ]
        )
        svg.solid(form, skin, svg.part, k=(0.92, 0.8))
        duster = blob(
            [
                (reach - 22, y - 14),
                (reach - 6, y - 15),
                (reach + 6, y - 6),
                (reach + 6, y + 8),
                (reach - 6, y + 13),
                (reach - 22, y + 13),
            ]
        )
        svg.solid(duster, STEEL, svg.part, k=(0.86, 0.8))
        svg.fill(circle(reach - 7, y, 4.2), STEEL.line)
        svg.fill(circle(reach - 8, y - 1, 1.6), STEEL.high)
        if i == 0:
            svg.shine(f"8,{y - 6} 20,{y - 7}", skin, 3)
    svg.solid(blob("-36,-12 -14,-22 10,-8 26,8 22,22 6,22 -14,10 -34,8"), skin, svg.part, k=(0.9, 0.84))
    svg.inked(blob("8,8 20,7 23,16 14,20 5,16"), skin.light, skin.line, svg.fine)


def _attack(svg: Svg) -> None:
    blast = ramp("#FFF0C0", "#5A1420")
    svg.inked(star(116, 120, 84, 13, 0.6, -84), blast.base, blast.line, svg.part)
    svg.inked(star(122, 120, 64, 13, 0.66, -70), "#F5A24A", "#C2502C", 2)
    with svg.at(104, 122, 0.98, -5):
        draw_fist(svg)
    for x, y, r in ((40, 52, 9), (62, 34, 6), (34, 200, 7), (166, 210, 8)):
        svg.fill(star(x, y, r, 4, 0.34), PAPER, 0.9)


def draw_gun(svg: Svg) -> None:
    """Draw a drum gun pointing right, about 190 x 80; the drum is the origin."""
    svg.solid(
        blob("-104,18! -94,2 -60,-14 -46,-14! -44,4! -66,12 -84,38 -100,44!"), STOCK, svg.mass, k=(0.9, 0.84)
    )
    svg.shine("-88,12 -70,-2", STOCK, 3)
    svg.solid(blob("-40,2! -24,2! -28,30 -34,36 -46,32!"), STOCK, svg.part)
    svg.solid(poly("-50,-20 26,-22 28,4 -50,6"), GUN, svg.mass, k=(0.96, 0.76), anchor=(0.4, 0.1))
    svg.tube(box(26, -17, 62, 11, 3), GUN, ((0, -17), (0, -6)), svg.part)
    for x in range(34, 80, 8):
        svg.stroke(curve([(x, -17), (x, -6)]), GUN.line, svg.fine)
    svg.solid(box(84, -22, 15, 20, 4), GUN, svg.part)
    svg.solid(blob("38,-4! 54,-5! 56,18 48,24 40,20"), STOCK, svg.part)
    svg.solid(poly("-30,-20 -30,-29 -18,-29 -14,-21"), GUN, svg.part)
    svg.stroke(together(curve("-22,6 -20,18 -6,18 -4,6")), GUN.line, svg.part)
    svg.solid(circle(10, 16, 25), GUN, svg.mass)
    svg.stroke(circle(10, 16, 16), GUN.line, svg.fine)
    svg.ball(10, 16, 6, GUN, svg.fine)
    svg.stroke(curve("-8,8 -2,0 8,-3"), GUN.high, 2.6)
    svg.shine("-42,-14 16,-16", GUN, 3)


def _ranged(svg: Svg) -> None:
    red = ramp("#C22F36")
    svg.fill(circle(106, 110, 78), "#3A1410", 0.35)
    for r, paint in ((76, PAPER), (60, red.base), (44, PAPER), (28, red.base), (12, PAPER)):
        svg.inked(circle(102, 104, r), paint, red.line, svg.fine if r < 76 else svg.part)
    svg.fill(together(circle(124, 66, 5), circle(70, 84, 5), circle(132, 126, 5)), "#2A1518")
    svg.stroke(
        together(
            curve("102,20 102,36"), curve("102,172 102,188"), curve("18,104 34,104"), curve("170,104 186,104")
        ),
        red.line,
        4,
    )
    flash = ramp("#FFE9A0", "#6A2A14")
    with svg.at(80, 164, 0.8, -33):
        svg.inked(star(122, -12, 32, 9, 0.46, 0), flash.base, flash.line, svg.part)
        svg.fill(star(118, -12, 16, 9, 0.5, 20), "#F5923C")
        draw_gun(svg)


def _leaves(svg: Svg, x: float, y: float, turn: float, k: float) -> None:
    with svg.at(x, y, k, turn):
        svg.solid(
            blob("0,0! -16,-20 -14,-46 0,-66! 14,-46 16,-20"),
            LEAF,
            svg.part,
            k=(0.8, 0.92),
            anchor=(0.3, 0.4),
        )
        svg.stroke(curve("0,-4 0,-54"), LEAF.line, svg.fine)
        svg.stroke(
            together(
                curve("0,-18 9,-28"), curve("0,-18 -9,-28"), curve("0,-34 8,-44"), curve("0,-34 -8,-44")
            ),
            LEAF.line,
            svg.fine,
            0.7,
        )


def _ambush(svg: Svg) -> None:
    svg.fill(blob("10,10! 190,10! 190,90 160,110 100,118 40,110 10,92!"), "#17371D", 0.85)
    for x in (80, 122):
        svg.fill(oval(x, 76, 15, 13), "#F8F4DC")
        svg.fill(circle(x + 2, 79, 6.4), "#20140E")
        svg.fill(circle(x - 1, 76, 2.4), "#FFFFFF")
        svg.stroke(oval(x, 76, 15, 13), "#0E2413", svg.part)
    svg.stroke(together(curve("62,62 76,60 94,70"), curve("140,62 126,60 108,70")), "#0E2413", 5.4)
    for x, y, turn, k in (
        (30, 66, -24, 1),
        (170, 66, 24, 1),
        (14, 118, 30, 1.1),
        (188, 118, -30, 1.1),
        (62, 40, 24, 0.7),
        (140, 40, -24, 0.7),
        (50, 128, -34, 0.9),
        (152, 128, 34, 0.9),
        (102, 46, 4, 0.62),
    ):
        _leaves(svg, x, y, turn, k)
    ground = ramp("#2F6A2E", "#12361A")
    svg.fill(blob("10,150! 60,140 140,140 190,150! 190,232! 10,232!"), ground.base)
    svg.shadow(104, 198, 82, 20, 0.6)
    with svg.at(100, 164, 1.1):
        draw_trap(svg)
    for x in (26, 52, 148, 176):
        for dx, lean in ((-5, -7), (0, 0), (6, 8)):
            svg.fill(
                rail([(x + dx, 230), (x + dx + lean * 0.4, 216), (x + dx + lean, 202)], [6, 5, 1]), LEAF.light
            )


VIOLENCE: dict[str, Callable[[Svg], None]] = {"attack": _attack, "ranged_attack": _ranged, "ambush": _ambush}
