"""Poster of Flip Circus: a token in the ring, turning from magician to clown."""

import math

from assets.drawing.eyes import Eyes, draw_eye
from assets.drawing.faces import NOSES, Brows, Face, draw_face, skull
from assets.drawing.flip_circus.token import ARTISTS, CYCLE, draw_dot
from assets.drawing.hair import draw_hair_back
from assets.drawing.hats import HATS, Hat, draw_hat, draw_hat_shadow
from assets.drawing.palette import CREAM_RAMP, PLUM, RED, WHITE, WHITE_RAMP, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    Point,
    Shape,
    blob,
    box,
    box_window,
    circle,
    curve,
    cut,
    disc_window,
    mirrored,
    oval,
    poly,
    rail,
    ring,
    scallops,
    star,
    together,
)
from assets.drawing.whiskers import MOUSTACHES

WIDTH, HEIGHT = 480, 564
WINDOW = box_window(0, 0, WIDTH, HEIGHT)
CENTRE = (240.0, 330.0)
FACE, RIM = 150, 176
SCALE, DROP = 0.84, 28
LEFT = box_window(-600, -600, 600, 1200)
CLOWN = Face(
    skin="#F6CDA6", shape="egg", eyes=Eyes(look=(-1, 4)), brows=Brows("#8E3A1E", lift=(0, 6), y=-46), nose="ball",
    mouth="laugh", cheeks=0.7, muzzle=WHITE, patches=WHITE,
)  # fmt: skip
COAT, LINING, FELT = ramp("#3A3550"), ramp(RED), ramp("#3D3858")
FIELD = ramp(ARTISTS["clown"].colour)


def _ground(svg: Svg) -> None:
    night = ramp("#1F6E8E")
    svg.fill(
        box(0, 0, WIDTH, HEIGHT), svg.radial(CENTRE, 420, [(0, "#5FB4CC"), (0.5, night.base), (1, "#123F5C")])
    )
    svg.rays(WINDOW, CENTRE, "#A9DDE6", 20, 0.24, turn=3)
    heads = [(14 + 36 * i, 404 + (i * 41 % 15), 20 + i * 23 % 6) for i in range(14)]
    svg.fill(together(*(circle(x, y, r) for x, y, r in heads), box(0, 410, WIDTH, 80)), "#174A66")
    svg.fill(together(*(circle(x + 18, y + 32, r) for x, y, r in heads), box(0, 450, WIDTH, 60)), "#123B55")


def _curb(svg: Svg) -> None:
    outer, inner = oval(240, 600, 330, 140), oval(240, 606, 292, 122)
    svg.fill(cut(outer, WINDOW), LINING.base)
    for i in range(14, 32, 2):
        a, b = (math.radians(12 * (i + part)) for part in (0, 1))
        wedge: list[Point] = [(240 + 700 * math.cos(t), 600 + 300 * math.sin(t)) for t in (a, b)]
        svg.fill(cut(cut(poly([(240, 600), *wedge]), outer.outline), WINDOW), WHITE_RAMP.base)
    sand = ramp("#E2BC7C")
    svg.fill(cut(inner, WINDOW), svg.radial((240, 560), 300, [(0, "#F6DDA6"), (1, sand.base)], 0.5))
    top = cut(outer, box_window(-10, 0, WIDTH + 20, 574)).outline
    svg.stroke(curve([p for p in top if p[1] < 574]), LINING.line, svg.mass)
    low = [
        (240 + 292 * math.cos(math.radians(t)), 606 + 122 * math.sin(math.radians(t)))
        for t in range(190, 351, 10)
    ]
    svg.stroke(curve(low), LINING.line, svg.mass)


def _half(
    svg: Svg, shape: Shape, tones: Ramp, width: float, shade: tuple[float, float] = (0.9, 0.95)
) -> None:
    """Draw the left half of a form with its shade; the outline is left open at the seam."""
    svg.fill(cut(shape, LEFT), tones.base)
    x0, y0, _, y1 = shape.bounds
    svg.stroke(_edge(shape), tones.line, width)
    svg.stroke(
        curve([(x0 * shade[0], y0 + (y1 - y0) * 0.4), (x0 * 0.8, y0 + (y1 - y0) * 0.22)]),
        tones.high,
        svg.part,
        0.8,
    )


def _edge(shape: Shape) -> Shape:
    """Return the outline left of the seam, as one open line from below."""
    dots = list(shape.outline)
    start = next(i for i in range(len(dots)) if dots[i - 1][0] > 0.01 >= dots[i][0])
    turned = dots[start:] + dots[:start]
    end = next((i for i, p in enumerate(turned) if p[0] > 0.01), len(turned))
    return poly(turned[:end], closed=False)


def _clown(svg: Svg) -> None:
    """Draw the whole clown; the magician's half is drawn over it."""
    with svg.at(*CENTRE, SCALE), svg.at(0, DROP):
        inside = disc_window(0, -DROP, FACE / SCALE)
        draw_hair_back(svg, "cloud", "#1E8088")
        body = cut(blob("0,120! 90,140 150,180 190,260! 0,260!"), inside)
        svg.solid(body, ramp("#3E63B0"))
        lobes = [(0, 108), (66, 100), (112, 124), (118, 152), (84, 170), (42, 178), (0, 182), (-40, 120)]
        svg.solid(cut(scallops(lobes, 0.58), inside), WHITE_RAMP, k=0.96)
        for x in (26, 60, 92):
            svg.stroke(curve([(x * 0.8, 122), (x, 150)]), WHITE_RAMP.shade, svg.part)
        draw_face(svg, CLOWN)
        draw_hat_shadow(svg)
        draw_hat(svg, Hat("bowler", PLUM, band="#2C9A86", tilt=0, lift=6))


def _magician(svg: Svg) -> None:
    """Draw the left half: top hat, one sharp brow, half a moustache, a cape."""
    field = ramp(PLUM)
    with svg.at(*CENTRE):
        left = cut(circle(0, 0, FACE), LEFT)
        svg.fill(left, svg.radial((0, 0), FACE, [(0, field.light), (0.6, field.base), (1, field.shade)]))
        window = list(left.outline)
        svg.rays(window, (0, 0), field.high, 18, 0.25, turn=5)
    with svg.at(*CENTRE, SCALE), svg.at(0, DROP):
        window = [(x / SCALE, y / SCALE - DROP) for x, y in left.outline]
        _cape(svg, window)
        _magician_head(svg)


def _cape(svg: Svg, window: list[Point]) -> None:
    svg.inked(cut(blob("0,96! -70,110 -150,176 -190,280! 0,280!"), window), COAT.base, COAT.line, svg.part)
    svg.inked(cut(poly("0,110 -34,112 -28,150 0,220"), window), WHITE_RAMP.base, WHITE_RAMP.line, svg.fine)
    svg.inked(
        cut(blob("-20,150! -60,96 -112,36! -134,70 -120,140 -60,220!"), window),
        LINING.base,
        LINING.line,
        svg.part,
    )
    svg.stroke(curve("-104,60 -96,110 -64,170"), LINING.shade, svg.part)
    svg.solid(blob("0,128! -30,112 -44,120 -40,156 -28,160 0,144!"), LINING, svg.part)


def _magician_head(svg: Svg) -> None:
    skin, hair = ramp("#EFC39B"), ramp("#33293F")
    svg.solid(blob(mirrored("82,-24 104,-30 114,-8 106,18 84,24")), skin, svg.part)
    form = skull("heart")
    svg.fill(cut(form, LEFT), skin.base)
    svg.fill(blob("-86,10 -76,50 -44,92 0,106! 0,96! -36,80 -64,44"), skin.shade)
    svg.stroke(_edge(form), skin.line, svg.mass)
    svg.inked(
        blob("-94,20! -100,-40 -80,-96! 0,-100! 0,-78! -56,-70 -82,-44 -86,-4"),
        hair.base,
        hair.line,
        svg.part,
    )
    svg.stroke(curve("-92,-30 -84,-56 -66,-72"), hair.high, svg.fine)
    draw_eye(svg, -1, Eyes(look=(5, 3), lids=(0.3, 0), slant=-8, iris="#3E7A50"), skin)
    brow = blob("-70,-52! -40,-64 -10,-40! -12,-30 -40,-48")
    svg.inked(brow, hair.base, hair.line, svg.fine)
    points, _ = NOSES["long"]
    svg.fill(cut(blob(points), LEFT), skin.light)
    svg.stroke(curve("-14,-6 -22,22 -24,40 -12,54 0,56"), skin.line)
    svg.stroke(curve("-26,74 -12,80 0,80"), skin.line, svg.mass)
    svg.inked(blob("0,92! -16,90 -22,104 0,136!"), hair.base, hair.line, svg.part)
    svg.solid(blob(mirrored(MOUSTACHES["curled"])), hair, svg.part, k=(0.9, 0.8), anchor=(0.45, 0.2))
    svg.stroke(curve("-60,46 -40,44 -16,46"), hair.high, svg.fine)
    _topper(svg)


def _topper(svg: Svg) -> None:
    form = HATS["topper"]
    crown = "-68,-92 -66,-140 -76,-190! 0,-199! 76,-190! 66,-140 68,-92 0,-84"
    with svg.at(0, -2, 1.04):
        _half(svg, blob(crown), FELT, svg.mass)
        band = cut(blob(form.band), LEFT)
        svg.fill(band, LINING.base)
        svg.stroke(_edge(blob(form.band)), LINING.line, svg.part)
        _half(svg, blob(form.brim), FELT, svg.mass)


def _token(svg: Svg) -> None:
    cx, cy = CENTRE
    rim = CREAM_RAMP
    svg.shadow(cx + 10, 520, 190, 36, 0.5)
    svg.solid(circle(cx + 4, cy + 16, RIM), ramp("#C9A06E"), k=1)
    svg.stroke(circle(cx + 2, cy + 8, RIM), FIELD.base, svg.part)
    svg.fill(circle(cx, cy, RIM), rim.base)
    tones = FIELD
    svg.fill(
        circle(cx, cy, FACE),
        svg.radial(CENTRE, FACE, [(0, tones.light), (0.6, tones.base), (1, tones.shade)]),
    )
    svg.rays(disc_window(cx, cy, FACE), CENTRE, tones.high, 18, 0.25, turn=5)
    _clown(svg)
    _magician(svg)
    svg.stroke(curve([(cx, cy - FACE), (cx, cy + FACE)]), "#3A2A3C", 2.1 * svg.mass)
    svg.stroke(curve([(cx, cy - FACE), (cx, cy + FACE)]), "#FFF6DF", 0.9 * svg.mass)
    band = ring(circle(cx, cy, RIM), circle(cx, cy, FACE))
    svg.fill(
        band,
        svg.linear(
            (cx - 120, cy - 130), (cx + 120, cy + 140), [(0, "#FFF9E8"), (0.5, rim.base), (1, rim.shade)]
        ),
    )
    svg.stroke(circle(cx, cy, RIM), rim.line, svg.mass)
    svg.stroke(circle(cx, cy, FACE), rim.line, svg.part)
    _dots(svg)


def _dots(svg: Svg) -> None:
    """Draw the five possible backs of a clown, on the rim."""
    for i, name in enumerate(CYCLE):
        angle = math.radians(-90 + 13 * (i - 2))
        r = (FACE + RIM) / 2
        draw_dot(svg, name, CENTRE[0] + r * math.cos(angle), CENTRE[1] + r * math.sin(angle), 16.5)


def _arrow(svg: Svg, start: float, end: float) -> None:
    """Draw a curved arrow round the token, clockwise between two angles."""
    cx, cy = CENTRE
    steps = [math.radians(start + (end - start) * i / 6) for i in range(7)]
    spine = [(cx + 206 * math.cos(a), cy + 206 * math.sin(a)) for a in steps]
    body = rail(spine, (6, 16, 20))
    (x, y), a = spine[-1], steps[-1]
    along, out = (-math.sin(a), math.cos(a)), (math.cos(a), math.sin(a))
    head = poly(
        [
            (x + out[0] * k + along[0] * d, y + out[1] * k + along[1] * d)
            for k, d in ((26, -2), (0, 36), (-26, -2))
        ]
    )
    for form in (body, head):
        svg.stroke(form, "#123F5C", 2.4 * svg.mass)
    svg.fill(together(body, head), WHITE_RAMP.base)


def _sparkle(svg: Svg, x: float, y: float, r: float) -> None:
    svg.fill(star(x, y, r, 4, 0.3), "#FFFBE8", 0.95)


def poster() -> Svg:
    """Return the whole picture."""
    svg = Svg(WIDTH, HEIGHT, weight=6.4)
    _ground(svg)
    _curb(svg)
    _arrow(svg, 168, 222)
    _arrow(svg, -12, 42)
    _token(svg)
    for x, y, r in ((146, 138, 15), (424, 196, 19), (448, 160, 9), (34, 424, 9), (398, 156, 7)):
        _sparkle(svg, x, y, r)
    return svg
