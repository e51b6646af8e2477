"""Three clowns of Quel Cirque: open tubes without hats, each in two halves with a marble between them."""

from assets.drawing.eyes import Eyes, draw_eyes
from assets.drawing.faces import Brows, draw_brows, draw_cheeks, draw_nose
from assets.drawing.hats import Hat, draw_hat
from assets.drawing.palette import (
    CHESTNUT,
    CREAM_RAMP,
    NAVY,
    ORANGE,
    PLUM,
    RED,
    SKIN,
    TEAL,
    WHITE,
    WHITE_RAMP,
    ramp,
)
from assets.drawing.pen import Svg
from assets.drawing.quel_cirque.marbles import draw_marble
from assets.drawing.quel_cirque.symbols import Team
from assets.drawing.quel_cirque.tube import (
    FOOT,
    HEIGHT,
    MARBLE,
    MIDDLE,
    TOP,
    WIDTH,
    band,
    draw_dots,
    draw_rim_back,
    draw_rim_front,
    draw_shade,
    draw_shoes,
    draw_stripes,
    draw_triangles,
    draw_wall,
    edge,
    on_wall,
)
from assets.drawing.shapes import blob, circle, curve, mirrored, moved, scallops, star, together

PINK = "#F08CA8"
FACE_SCALE = 1.17
FACE_AT = (264, 282)
HOOP = 22
"""Height of the hoop below the rim."""
SKINS = (ramp("#D9935F"), ramp("#FFF4EC", "#5A2E3E", "#E6CFD6"), ramp(SKIN))
RIMS = (TEAL, PLUM, "#3A4C86")
SHOES = ("#B4532F", "#C2467A", "#5A3A2A")
"""Colours of each clown: the face, the hoop and rim, the shoes."""


def _hoop(svg: Svg, index: int) -> None:
    """Draw the hoop below the rim, with the pattern that distinguishes the clowns."""
    draw_shade(svg, TOP + HOOP, 13, "#3A1C22", 0.32)
    draw_wall(svg, TOP, TOP + HOOP, ramp(RIMS[index]))
    if index == 0:
        draw_triangles(svg, TOP + 2, TOP + HOOP - 3, "#F7E8C9", "#D5BF9C", 11)
    elif index == 1:
        draw_dots(svg, TOP + HOOP / 2 + 4, 6.5, "#F7E8C9", "#CDB6C4", 9)
    else:
        draw_stripes(svg, range(-86, 86, 20), 10, TOP + 3, TOP + HOOP - 3, "#C8505A", "#8E3842")


def _paint(svg: Svg, points: str, tones_of: str = WHITE) -> None:
    """Draw grease paint: no outline, a shade at its lower edge."""
    tones = ramp(tones_of, "#4E2E26", "#E2CFC6")
    svg.fill(blob(points), tones.shade)
    svg.within(blob(points), tones.base, (0.95, 0.9), (0.4, 0.12))


# ---- clown 0: jolly, a cloud of orange hair, teal -------------------------------------------------------

_CLOUD = "-150,-92 -118,-118 -92,-70 -84,30 -100,88 -140,92 -176,70 -196,30 -198,-16 -182,-62"


def _hair_jolly(svg: Svg) -> None:
    tones = ramp(ORANGE)
    with svg.at(MIDDLE, 256, 1.12):
        for side, points in ((-1, _CLOUD), (1, mirrored(_CLOUD))):
            svg.solid(scallops(points, 0.58), tones, k=0.86, anchor=(0.28, 0.24))
            for strand in (
                "-168,-46 -182,-18 -178,10",
                "-142,-76 -158,-52 -158,-30",
                "-140,20 -160,36 -162,58",
            ):
                svg.stroke(curve(strand if side < 0 else mirrored(strand)), tones.deep, svg.fine)
            svg.shine(moved("-176,-30 -170,-52 -156,-70", 0 if side < 0 else 316, 0), tones)


def _face_jolly(svg: Svg) -> None:
    skin = SKINS[0]
    with svg.at(*FACE_AT, FACE_SCALE):
        for side in (-1, 1):
            _paint(svg, moved("0,-40 20,-30 28,-4 22,22 0,32 -22,22 -28,-4 -20,-30", side * 41, -16, 1.08))
        _paint(svg, f"0,24 34,18 70,22 88,42 82,70 50,96 0,104 {mirrored('34,18 70,22 88,42 82,70 50,96')}")
        draw_cheeks(svg, 0.7, 22, 80)
        lips = "-68,36! -40,48 0,54 40,48 68,36! 74,46 54,82 0,99 -54,82 -74,46"
        svg.solid(blob(lips), ramp("#CF2F38"), svg.part, k=(0.96, 0.9), anchor=(0.4, 0.1))
        svg.inked(blob("-54,50! 0,65 54,50! 40,76 0,87 -40,76"), "#5A1320", "#4A0F1A", svg.fine)
        svg.fill(blob("-48,52! 0,66 48,52! 40,66 0,73 -40,66"), WHITE)
        svg.fill(blob("-22,79 0,73 22,79 0,85"), "#E9776B")
        draw_eyes(svg, Eyes(dx=41, y=-16, rx=20, ry=26, look=(1, 5), iris="#2F7C78"), skin)
        draw_brows(svg, Brows("#C4501F", tilt=(-4, -4), arch=12, thick=15, length=58, y=-58, dx=44))
        draw_nose(svg, "ball", skin)


def _dress_jolly(svg: Svg) -> None:
    suit = ramp(TEAL)
    draw_wall(svg, 372, FOOT, suit)
    draw_stripes(svg, range(-84, 84, 24), 12, 372, FOOT - 2, "#F7E8C9", "#D5BF9C")
    svg.stroke(edge(FOOT), suit.line, svg.mass)
    bow = ramp(RED)
    with svg.at(MIDDLE, 430, 0.82):
        for points in (
            "6,0! -40,-40 -108,-46 -120,0 -108,44 -40,36",
            "-6,0! 40,-40 108,-46 120,0 108,44 40,36",
        ):
            svg.fill(blob(moved(points, 5, 9)), "#0D2C2E", 0.4)
            svg.solid(blob(points), bow, k=(0.92, 0.86), anchor=(0.35, 0.2))
        for x, y, r in ((-84, -18, 9), (-92, 16, 9), (-52, 2, 9), (84, -16, 9), (92, 18, 9), (54, 4, 9)):
            svg.fill(circle(x, y, r), "#FFF0D2" if x < 70 else "#E7CDB0")
        svg.solid(blob("-24,-26 0,-30 24,-26 28,0 24,26 0,30 -24,26 -28,0"), bow, svg.part)


# ---- clown 1: haughty lady, white face, pink buns, plum -------------------------------------------------

_BUN = "-126,-74 -96,-86 -84,-20 -96,40 -124,52 -164,36 -186,0 -180,-42 -156,-68"


def _hair_lady(svg: Svg) -> None:
    tones = ramp(PINK)
    with svg.at(MIDDLE, 226, 1.2):
        for side, points in ((-1, _BUN), (1, mirrored(_BUN))):
            svg.solid(scallops(points, 0.56), tones, k=0.85, anchor=(0.28, 0.24))
            curl = "-132,-6 -150,-14 -156,4 -140,18 -122,4 -132,-26 -158,-28"
            svg.stroke(curve(curl if side < 0 else mirrored(curl)), tones.deep, svg.fine)
            svg.shine(moved("-168,-20 -162,-42 -148,-54", 0 if side < 0 else 300, 0), tones)


def _face_lady(svg: Svg) -> None:
    skin = SKINS[1]
    with svg.at(*FACE_AT, FACE_SCALE):
        draw_cheeks(svg, 0.85, 38, 70)
        svg.solid(star(-76, 40, 15, inner=0.5), ramp(PLUM), svg.fine)
        eyes = Eyes(dx=42, y=-10, rx=20, ry=25, look=(3, 3), lids=(0.42, 0.3), slant=4, iris="#6B3B9E", lashes=True,
                    shadow="#A06BC0")  # fmt: skip
        draw_eyes(svg, eyes, skin)
        draw_brows(
            svg, Brows("#8E3358", tilt=(6, -6), lift=(0, 7), arch=13, thick=9, length=52, y=-48, dx=44)
        )
        lips = ramp("#C2263C")
        svg.inked(blob("-36,66! -16,54 -6,53 0,58 6,53 16,54 38,62! 20,86 0,92 -20,86"), lips.base, lips.line)
        svg.fill(blob("-22,76 0,80 22,75 12,86 0,89 -12,86"), lips.light, 0.7)
        svg.stroke(curve("-36,66 -12,67 0,71 12,66 38,62"), lips.line, svg.fine)
        draw_nose(svg, "ball", skin)


def _dress_lady(svg: Svg) -> None:
    suit = ramp(PLUM)
    draw_wall(svg, 372, FOOT, suit)
    draw_triangles(svg, FOOT, 430, "#F7E8C9", "#D5BF9C", 9)
    svg.stroke(edge(FOOT), suit.line, svg.mass)
    _ruff(svg)
    with svg.at(MIDDLE + 86, 418):
        petals = [
            (30 * x, 30 * y)
            for x, y in (
                (0, -1),
                (0.78, -0.62),
                (0.97, 0.22),
                (0.43, 0.9),
                (-0.43, 0.9),
                (-0.97, 0.22),
                (-0.78, -0.62),
            )
        ]
        svg.solid(scallops(petals, 0.6), ramp("#F4A6BA"), svg.part)
        svg.ball(0, 0, 15, ramp(ORANGE), svg.fine)


def _ruff(svg: Svg) -> None:
    """Draw a pleated collar all around the chin."""
    count = 11
    upper = [on_wall(-90 + 180 * i / count, 366) for i in range(count + 1)]
    lower = [((x - MIDDLE) * 1.3 + MIDDLE, y + 48) for x, y in upper[::-1]]
    below = [((x - MIDDLE) * 0.75 + MIDDLE, y + 14) for x, y in lower]
    svg.fill(blob([*upper, *below]), "#26102E", 0.35)
    top = [((x - MIDDLE) * 1.12 + MIDDLE, y) for x, y in upper]
    points = [*top, *lower]
    svg.solid(scallops(points, 0.56), WHITE_RAMP, k=(0.97, 0.86), anchor=(0.4, 0.1))
    for (x, y), (a, b) in zip(top[1:-1], lower[::-1][1:-1], strict=True):
        svg.stroke(curve([(x, y + 8), ((x + a) / 2, (y + b) / 2 + 2), (a, b - 4)]), "#B79CBE", svg.fine)


# ---- clown 2: grumpy tramp, brown spikes, navy and sand -------------------------------------------------

_SPIKES = "-84,-70! -144,-108! -134,-82! -184,-98! -158,-66! -200,-46! -166,-28! -196,8! -158,12! -172,48! -134,40! -128,70! -84,50!"


def _hair_tramp(svg: Svg) -> None:
    tones = ramp(CHESTNUT)
    with svg.at(MIDDLE, 252, 1.16):
        for side, points in ((-1, _SPIKES), (1, mirrored(_SPIKES))):
            svg.solid(blob(points), tones, k=0.86, anchor=(0.5 - 0.36 * side, 0.42))
            for strand in (
                "-112,-62 -138,-94",
                "-120,-54 -156,-80",
                "-124,-34 -172,-42",
                "-122,-6 -164,2",
                "-116,20 -146,34",
            ):
                svg.stroke(curve(strand if side < 0 else mirrored(strand)), tones.high, svg.fine)


def _face_tramp(svg: Svg) -> None:
    skin = SKINS[2]
    svg.fill(band(268, FOOT - 20), "#8A6A72", 0.36)
    with svg.at(*FACE_AT, FACE_SCALE):
        half = "36,26 66,35 76,56 62,80 34,90"
        _paint(svg, f"0,28 {half} 0,93 {mirrored(half)}", "#FBE9CF")
        lips = "-54,80! -34,57 0,49 34,57 54,80! 44,88 26,74 0,69 -26,74 -44,88"
        svg.solid(blob(lips), ramp("#B9413A"), svg.part, k=(0.96, 0.8), anchor=(0.4, 0.2))
        svg.stroke(curve("-46,80 -28,65 0,59 28,65 46,80"), "#4A0F1A", svg.part)
        eyes = Eyes(
            dx=41, y=-12, rx=21, ry=26, look=(-3, 3), lids=(0.2, 0.2), slant=-9, lower=0.08, iris="#5B4A3A"
        )
        draw_eyes(svg, eyes, skin)
        draw_brows(svg, Brows("#3A2018", tilt=(13, 13), arch=4, thick=20, length=62, y=-46, dx=42))
        draw_nose(svg, "ball", skin)


def _dress_tramp(svg: Svg) -> None:
    coat = ramp("#C79C63")
    draw_wall(svg, 372, FOOT, coat)
    draw_stripes(svg, range(-86, 86, 18), 4, 372, FOOT - 3, "#9C7440", "#7E5A30")
    svg.stroke(edge(408), "#9C7440", svg.fine)
    svg.stroke(edge(438), "#9C7440", svg.fine)
    svg.stroke(edge(FOOT), coat.line, svg.mass)
    mend = ramp(RED)
    svg.inked(blob("330,452! 366,440! 371,474! 336,486!"), mend.base, mend.line, svg.fine)
    svg.stroke(curve("338,458 362,450"), mend.high, svg.fine, 0.9, "5 6")
    svg.stroke(curve("341,475 365,467"), mend.high, svg.fine, 0.9, "5 6")
    _collar(svg)


def _collar(svg: Svg) -> None:
    """Draw a shirt front, a wide loose collar and a crooked tie."""
    shirt = WHITE_RAMP
    svg.inked(
        blob([(206, 404), (264, 414), (322, 404), (298, 462), (264, 500), (230, 462)]),
        shirt.base,
        shirt.line,
        svg.part,
    )
    for points in (
        "-6,0! -40,-24 -120,-30! -132,6 -84,36! -34,34",
        "6,0! 40,-24 120,-30! 132,6 84,36! 34,34",
    ):
        with svg.at(MIDDLE, 416, 0.84):
            svg.fill(blob(moved(points, 4, 9)), "#2A1B14", 0.35)
            svg.solid(blob(points), CREAM_RAMP, k=(0.94, 0.85), anchor=(0.35, 0.2))
    tie = ramp(NAVY)
    with svg.at(MIDDLE, 426, 0.86, turn=-8):
        svg.solid(blob("-16,8! 16,8! 30,52 4,68! -24,54"), tie, svg.part)
        svg.stroke(curve("-20,36 24,26"), "#E9776B", svg.part)
        svg.stroke(curve("-22,52 28,42"), "#E9776B", svg.part)
        svg.solid(blob("-26,-16! 26,-16! 18,14! -18,14!"), tie, svg.part)


# ---- the sprites ----------------------------------------------------------------------------------------

HAIRS = (_hair_jolly, _hair_lady, _hair_tramp)
FACES = (_face_jolly, _face_lady, _face_tramp)
DRESSES = (_dress_jolly, _dress_lady, _dress_tramp)


def draw_back(svg: Svg, index: int) -> None:
    """Draw the half behind a marble: shadow on the ground, hair, the far rim and the dark inside."""
    svg.shadow(282, 514, 226, 30, 0.5)
    HAIRS[index](svg)
    draw_rim_back(svg, ramp(RIMS[index]))


def draw_front(svg: Svg, index: int) -> None:
    """Draw the half before a marble: shoes, tube with its face and clothes, the near rim."""
    shoes = ramp(SHOES[index])
    draw_shoes(svg, shoes, shoes.deep)
    draw_wall(svg, TOP, FOOT - 10, SKINS[index])
    FACES[index](svg)
    DRESSES[index](svg)
    _hoop(svg, index)
    draw_rim_front(svg, ramp(RIMS[index]))


def draw_clown(svg: Svg, index: int, team: Team | None = None) -> None:
    """Draw a whole clown in units of its canvas, with a marble on top if a team is given."""
    draw_back(svg, index)
    if team:
        draw_marble(svg, team, *MARBLE)
    draw_front(svg, index)


HATS = (
    (Hat("bowler", "#34427A", band=ORANGE, trim="flower"), 1.06),
    (Hat("cone", PLUM, trim="pompom"), 1),
    (Hat("slouch", "#9A7448", band=RED, trim="feather"), 0.8),
)
"""Hat of each clown, drawn separately, and its scale."""


def draw_clown_hat(svg: Svg, index: int) -> None:
    """Draw the hat of a clown, its lowest point near the origin."""
    hat, scale = HATS[index]
    with svg.at(0, 0, scale), svg.at(0, 70):
        draw_hat(svg, hat)
        if hat.kind == "cone":
            dots = [circle(x, y, 10) for x, y in ((-22, -104), (18, -92), (2, -142), (-4, -180))]
            svg.fill(together(*dots), "#F7E8C9")


def hat(index: int) -> Svg:
    """Return the hat of a clown on the table."""
    svg = Svg(264, 232, weight=6)
    svg.shadow(142, 196, 116, 22, 0.5)
    with svg.at(132, 200, turn=(-6, 5, 4)[index]):
        draw_clown_hat(svg, index)
    return svg


def clowns() -> dict[str, Svg]:
    """Return all halves of clowns and their hats by name."""
    pictures: dict[str, Svg] = {}
    for index in range(3):
        for half, draw in (("back", draw_back), ("front", draw_front)):
            svg = pictures[f"clown_{index}_{half}"] = Svg(WIDTH, HEIGHT)
            draw(svg, index)
        pictures[f"hat_{index}"] = hat(index)
    return pictures
