"""Bodies of the mobsters below the head: legs, coats, arms and props, on 200 x 260.

Each mobster has a body and a prop; the body is drawn over the head when calm, under it when angry.
"""

from collections.abc import Callable

from assets.drawing.clearing_house.limbs import (
    BLACK,
    DARK,
    LEFT,
    RIGHT,
    draw_buttons,
    draw_chin_shadow,
    draw_fist,
    draw_legs,
    draw_neck,
    draw_shoes,
    draw_sleeve,
    flipped,
    halved,
    hand_of,
)
from assets.drawing.clearing_house.people import COATS, MOBSTERS
from assets.drawing.palette import CREAM_RAMP, PAPER, WHITE_RAMP, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, circle, curve, moved, oval, poly, scallops, together

LEATHER = ramp("#7C4A2B")
BAG = ramp("#A2455C")
WOOD = ramp("#A86F3E")
FUR = ramp("#F8ECDD", "#5A3A4E", "#D9C0CE")
SILVER = ramp("#B9C1CD", "#252A3C")
SKINS = tuple(ramp(person.face.skin) for person in MOBSTERS)
TRENCH, DRESS, TAILS, JACKET = (ramp(colour) for colour in COATS)
LAPEL = ramp("#8E1C2A")
NAVY = ramp("#24548C")


def _trench(svg: Svg, mood: str) -> None:
    draw_legs(svg, DARK, 190)
    draw_shoes(svg, ramp("#5A3324"))
    draw_neck(svg, SKINS[0])
    svg.fill(blob("62,204! 138,204! 134,212 66,212"), "#1A1420", 0.4)
    svg.solid(
        halved("20,124 40,131 47,144 40,168 40,180 50,205!", 0, 126, 209),
        TRENCH,
        k=(0.9, 0.96),
        anchor=(0.3, 0.4),
    )
    svg.fill(blob("102,180! 136,180! 147,203 128,207 102,208!"), TRENCH.shade, 0.9)
    svg.inked(poly("84,128 116,128 100,166"), CREAM_RAMP.base, CREAM_RAMP.line, svg.part)
    svg.inked(poly("94,131 106,131 108,150 100,163 92,150"), BLACK.light, BLACK.line, svg.fine)
    draw_chin_shadow(svg, TRENCH, 26, 137)
    for side in (-1, 1):
        form = poly(flipped("80,125 66,136 73,145 67,150 99,177", side))
        svg.inked(form, LAPEL.light if side < 0 else LAPEL.base, TRENCH.line, svg.part)
    svg.stroke(curve("100,177 100,208"), TRENCH.line, svg.part)
    svg.shine("63,150 61,164 64,172", TRENCH, svg.fine, 0.7)
    for side in (-1, 1):
        svg.stroke(poly(flipped("62,196 80,198 79,202", side), closed=False), TRENCH.line, svg.fine)
    svg.solid(blob("59,176 100,180 141,176 142,186 100,190 58,186"), LAPEL, svg.part, k=(0.96, 0.7))
    svg.inked(poly("91,176 109,176 109,192 91,192"), SILVER.base, TRENCH.line, svg.part)
    svg.fill(poly("96,181 104,181 104,187 96,187"), LAPEL.shade)
    draw_buttons(svg, ((85, 168), (115, 168), (86, 199), (114, 199)), 3.4, TRENCH)
    draw_sleeve(svg, LEFT[mood], TRENCH, LAPEL, SKINS[0], 25)
    draw_sleeve(svg, RIGHT[mood], TRENCH, LAPEL, SKINS[0], 25)
    draw_carnation(svg, 119, 148, 8.4)


def draw_carnation(svg: Svg, x: float, y: float, r: float) -> None:
    """Draw the white flower in a buttonhole."""
    dots = [(0, -0.8), (0.76, -0.25), (0.47, 0.65), (-0.47, 0.65), (-0.76, -0.25)]
    svg.solid(scallops([(x + r * a, y + r * b) for a, b in dots], 0.58), WHITE_RAMP, svg.fine)
    svg.fill(circle(x, y, r * 0.34), "#C9323B")


def _violin_case(svg: Svg, mood: str) -> None:
    """Draw a violin case beside the left leg (of the picture); the other fist is raised in an attack."""
    if mood == "hurt":
        return
    x, y = hand_of(LEFT[mood])
    with svg.at(x - 5, y + 3, 1, 11):
        svg.stroke(curve("-6,0 -5,-7 5,-7 6,0"), LEATHER.line, 5)
        svg.solid(
            blob("0,-3 11,0 14,9 10,16 12,24 18,34 13,46 0,50 -13,46 -18,34 -12,24 -10,16 -14,9 -11,0"),
            LEATHER,
            svg.part,
            k=(0.84, 0.92),
        )
        svg.stroke(curve("-13,33 -8,42 0,45"), LEATHER.deep, svg.fine, 0.7)
        svg.shine("-9,6 -9,12 -6,17", LEATHER, svg.fine)
        for at in (9, 36):
            svg.inked(
                poly([(-4, at), (4, at), (4, at + 5.5), (-4, at + 5.5)]), SILVER.base, LEATHER.line, svg.fine
            )
    draw_fist(svg, x, y, SKINS[0], -1)


def _dress(svg: Svg, mood: str) -> None:
    for side in (-1, 1):
        x = 100 + side * 12
        leg = poly([(x - 8, 190), (x + 8, 190), (x + 5, 219), (x - 5, 219)])
        svg.tube(leg, ramp("#D29E86"), ((x - 8, 0), (x + 8, 0)), svg.part)
    draw_shoes(svg, ramp("#5A2A66"), 221, 12, 0.8)
    draw_neck(svg, SKINS[1])
    svg.fill(blob("74,190! 126,190! 122,202 78,202"), "#2A1020", 0.4)
    svg.solid(
        halved("18,122 33,128 39,142 27,160 25,168 36,178 54,192!", 0, 124, 198),
        DRESS,
        k=(0.88, 0.96),
        anchor=(0.3, 0.4),
    )
    svg.fill(blob("104,172! 126,172 138,182 150,192! 130,197 104,198!"), DRESS.shade, 0.85)
    for line in ("82,176 76,186 72,194", "118,176 125,186 130,194"):
        svg.stroke(curve(line), DRESS.deep, svg.fine)
    svg.stroke(curve("100,172 100,198"), DRESS.line, svg.part)
    svg.shine("73,177 66,184 60,189", DRESS, svg.fine, 0.7)
    top = [
        (48, 188),
        (60, 192),
        (73, 195),
        (86, 197),
        (100, 197),
        (114, 197),
        (127, 195),
        (140, 192),
        (152, 188),
    ]
    svg.solid(scallops([*top, *((x, y + 8) for x, y in top[::-1])], 0.6), FUR, svg.part, k=(0.97, 0.8))
    svg.solid(blob("74,163 100,166 126,163 126,173 100,176 74,173"), BLACK, svg.part, k=(0.96, 0.8))
    svg.inked(circle(100, 169.5, 6.6), SILVER.base, DRESS.line, svg.part)
    draw_buttons(svg, ((107, 181), (107, 190)), 2.6, DRESS)
    draw_sleeve(svg, moved(LEFT[mood], 6, -4), DRESS, FUR, SKINS[1], 19)
    draw_sleeve(svg, moved(RIGHT[mood], -6, -4), DRESS, FUR, SKINS[1], 19)
    _fur_collar(svg)


def _fur_collar(svg: Svg) -> None:
    lobes = [
        (68, 126),
        (82, 120),
        (100, 124),
        (118, 120),
        (132, 126),
        (137, 140),
        (127, 151),
        (113, 155),
        (100, 159),
        (87, 155),
        (73, 151),
        (63, 140),
    ]
    svg.solid(scallops(lobes, 0.62), FUR, svg.part, k=(0.9, 0.86))
    svg.fill(blob("78,122! 122,122! 120,130 100,136 80,130"), "#5A2A5E", 0.3)
    for line in ("80,136 82,144", "92,142 94,150", "108,142 107,150", "120,136 118,144"):
        svg.stroke(curve(line), FUR.shade, svg.fine)


def _handbag(svg: Svg, mood: str) -> None:
    """Draw a handbag at the right arm, swung over the head in an attack."""
    if mood == "hurt":
        return
    x, y = hand_of(moved(RIGHT[mood], -6, -4))
    turn = -4 if mood == "calm" else 200
    with svg.at(x, y, 1, turn):
        for paint, width in ((BAG.line, 6.5), (BAG.high, 2.4)):
            svg.stroke(curve("-9,17 -8,4 0,-4 8,4 9,17"), paint, width)
        svg.solid(blob("-15,15! 15,15! 20,36 15,40 -15,40 -20,36"), BAG, svg.part, k=0.84)
        svg.stroke(curve("-16,23 0,28 16,23"), BAG.high, svg.fine)
        svg.inked(circle(0, 25, 4), SILVER.base, BAG.line, svg.fine)
        svg.shine("-13,20 -15,30", BAG, svg.fine)
    draw_fist(svg, x, y, SKINS[1], 1)


def _tailcoat(svg: Svg, mood: str) -> None:
    vest, trousers = ramp("#93C98E", "#1F4A2C"), ramp("#74788A")
    for side in (-1, 1):
        svg.solid(blob(flipped("88,168! 66,170 56,186 58,214! 82,207! 90,190", side)), TAILS, svg.part)
    draw_legs(svg, trousers, 178, 12, 13)
    for x in (81, 90, 110, 119):
        svg.stroke(curve([(x, 192), (x + (100 - x) * 0.06, 210)]), trousers.deep, svg.fine)
    draw_shoes(svg, ramp("#3A3038"), 222, 14)
    for side in (-1, 1):
        spat = poly(flipped("74,207 98,207 98,216 75,217", side))
        svg.inked(spat, PAPER, WHITE_RAMP.line, svg.part)
        svg.fill(circle(100 + side * 20, 212, 1.6), WHITE_RAMP.line)
    draw_neck(svg, SKINS[2])
    svg.solid(
        halved("18,123 36,130 43,143 38,164 36,186!", 0, 125, 194), TAILS, k=(0.9, 0.96), anchor=(0.3, 0.4)
    )
    svg.solid(
        blob("86,126! 114,126! 121,160 117,184! 108,192! 100,186! 92,192! 83,184! 79,160"),
        vest,
        svg.part,
        k=(0.88, 0.96),
    )
    svg.inked(poly("84,125 116,125 100,158"), PAPER, WHITE_RAMP.line, svg.part)
    svg.stroke(curve("100,158 100,186"), vest.line, svg.fine)
    draw_buttons(svg, ((94, 167), (94, 178), (106, 167), (106, 178)), 2.4, vest)
    draw_chin_shadow(svg, TAILS, 18, 136)
    for paint, width in ((vest.line, 3.6), ("#DDE3EC", 1.8)):
        svg.stroke(curve("81,174 87,183 94,178"), paint, width)
    for side in (-1, 1):
        form = poly(flipped("82,124 69,136 76,143 71,149 82,184", side))
        svg.inked(form, TAILS.light if side < 0 else TAILS.base, TAILS.line, svg.part)
        bow = blob(flipped("100,138! 87,130 82,137 87,146", side))
        svg.solid(bow, ramp("#C9323B"), svg.fine)
    svg.inked(circle(100, 138, 3.6), "#C9323B", ramp("#C9323B").line, svg.fine)
    svg.inked(poly("119,150 130,146 131,153 121,156"), PAPER, WHITE_RAMP.line, svg.fine)
    draw_sleeve(svg, LEFT[mood], TAILS, WHITE_RAMP, SKINS[2], 22)
    draw_sleeve(svg, RIGHT[mood], TAILS, WHITE_RAMP, SKINS[2], 22)


def _cane(svg: Svg, mood: str) -> None:
    """Draw a cane at the right hand, raised in an attack."""
    if mood == "hurt":
        return
    x, y = hand_of(RIGHT[mood])
    turn, reach = (2, 36) if mood == "calm" else (190, 66)
    with svg.at(x, y, 1, turn):
        line = curve(f"0,{reach} 0,-14 5,-24 14,-24 18,-15")
        for paint, width in (("#2A1710", 8.8), ("#8A5434", 4.8)):
            svg.stroke(line, paint, width)
        svg.stroke(curve(f"-1,{reach - 10} -1,-12"), "#C48A60", 1.6)
        svg.stroke(curve(f"0,{reach} 0,{reach - 5}"), "#C9CDD6", 4.8)
    draw_fist(svg, x, y, SKINS[2], 1)


def _pea_jacket(svg: Svg, mood: str) -> None:
    draw_legs(svg, DARK, 182, 17, 19)
    draw_shoes(svg, BLACK, 221, 21)
    draw_neck(svg, SKINS[3])
    svg.fill(blob("64,190! 136,190! 134,200 66,200"), "#1A1420", 0.4)
    svg.solid(
        halved("22,124 46,130 56,146 57,172 53,190!", 0, 126, 195), JACKET, k=(0.9, 0.95), anchor=(0.3, 0.4)
    )
    svg.fill(blob("102,164! 157,160 153,189! 128,193 102,194!"), JACKET.shade, 0.7)
    svg.stroke(curve("100,150 100,194"), JACKET.line, svg.part)
    for side in (-1, 1):
        form = poly(flipped("84,124 63,132 68,149 84,160 98,166", side))
        svg.inked(form, NAVY.light if side < 0 else NAVY.base, JACKET.line, svg.part)
        svg.stroke(poly(flipped("64,182 80,184 79,189", side), closed=False), JACKET.line, svg.fine)
    draw_buttons(svg, ((85, 172), (85, 186), (115, 172), (115, 186)), 3.8, JACKET)
    draw_sleeve(svg, moved(LEFT[mood], -5), JACKET, NAVY, SKINS[3], 26)
    draw_sleeve(svg, moved(RIGHT[mood], 5), JACKET, NAVY, SKINS[3], 26)


def _bat(svg: Svg, mood: str) -> None:
    """Draw a bat in the right hand, shouldered or swung."""
    if mood == "hurt":
        return
    x, y = hand_of(moved(RIGHT[mood], 5))
    turn = 12 if mood == "calm" else 4
    with svg.at(x, y, 1, turn):
        svg.solid(
            blob("-4,12 -4.5,0 -7,-26 -11,-56 -9,-72 0,-78 9,-72 11,-56 7,-26 4.5,0 4,12"),
            WOOD,
            svg.part,
            k=(0.7, 0.95),
            anchor=(0.3, 0.4),
        )
        svg.stroke(curve("-5,-66 -4,-40"), WOOD.high, svg.fine)
        svg.inked(oval(0, 13, 6.5, 4.4), WOOD.base, WOOD.line, svg.part)
        svg.stroke(together(curve("-7,-22 7,-20"), curve("-6,-16 6,-14")), PAPER, svg.fine)
    draw_fist(svg, x, y, SKINS[3], 1)


BODIES: tuple[Callable[[Svg, str], None], ...] = (_trench, _dress, _tailcoat, _pea_jacket)
PROPS: tuple[Callable[[Svg, str], None], ...] = (_violin_case, _handbag, _cane, _bat)
