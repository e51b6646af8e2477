"""Lobby: the lit sign, its chain, the garland, pegs, sheets of posters, the star on the ring's floor."""

import itertools
import math
import random

from assets.drawing.palette import BRASS, CREAM, SAWDUST, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    Point,
    Shape,
    blob,
    box,
    circle,
    curve,
    oval,
    poly,
    ring,
    star,
    together,
)

BULB = ramp("#FFE9B8", "#5A2A18")
METAL = ramp(BRASS)


def _lozenge(inset: float) -> Shape:
    """Return the outline of the sign (between ellipse and rectangle), `inset` units inside its edge."""
    dots = []
    for i in range(36):
        a = math.radians(10 * i - 90)
        x, y = (
            math.copysign(abs(math.cos(a)) ** 0.56, math.cos(a)),
            math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)),
        )
        dots.append((300 + (294 - inset) * x, 98 + (92 - inset) * y))
    return blob(dots)


def _along(shape: Shape, count: int) -> list[Point]:
    """Return `count` points at equal distances along a closed outline."""
    dots = [*shape.outline, shape.outline[0]]
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(dots)]
    step, walked = sum(lengths) / count, 0.0
    places: list[Point] = []
    for (a, b), length in zip(itertools.pairwise(dots), lengths, strict=True):
        while len(places) * step < walked + length and len(places) < count and length:
            t = (len(places) * step - walked) / length
            places.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        walked += length
    return places


def sign() -> Svg:
    """Return the frame of the title: dark red board, cream band with bulbs, lit red field for the letters."""
    svg = Svg(600, 196, weight=5)
    dark, field = ramp("#8A1A24"), ramp("#C7302F")
    svg.fill(_lozenge(0), "#4A0A16")
    svg.solid(_lozenge(3), dark, 5, k=(0.985, 0.95), anchor=(0.4, 0.2))
    svg.stroke(_lozenge(9), "#D98A5A", 1.6, 0.7)
    svg.inked(
        _lozenge(14),
        svg.linear((0, 20), (0, 176), [(0, "#FFF3CF"), (0.5, "#F4D896"), (1, "#E0B978")]),
        "#5A1018",
        3.6,
    )
    svg.inked(
        _lozenge(40),
        svg.radial((300, 92), 270, [(0, "#F0593E"), (0.55, field.base), (1, "#941C26")], 0.5),
        "#5A1018",
        3.6,
    )
    svg.stroke(_lozenge(45), "#FFC79A", 1.4, 0.55)
    for x, y in _along(_lozenge(26.5), 52):
        with svg.at(x, y):
            svg.fill(
                circle(0, 0, 12),
                svg.radial((0, 0), 12, [(0, "#FFFDF0", 0.95), (0.5, "#FFF0B8", 0.5), (1, "#FFE79A", 0)]),
            )
            svg.inked(
                circle(0, 0, 6.4),
                svg.radial((-1.5, -2), 8, [(0, "#FFFFFF"), (0.6, "#FFF2C4"), (1, "#F0B65C")]),
                "#8A4A22",
                1.8,
            )
    return svg


def chain() -> Svg:
    """Return a length of chain that repeats downward (24 x 64)."""
    svg = Svg(24, 64, weight=3)
    tones = ramp("#6B5A52")
    for y in (0, 64):
        svg.stroke(curve([(12, y - 14), (12, y + 14)]), tones.line, 9)
        svg.stroke(curve([(12, y - 12), (12, y + 12)]), tones.base, 4)
    link = ring(box(4, 8, 16, 48, 8), box(9, 14, 6, 36, 3))
    svg.fill(link, svg.linear((4, 0), (20, 0), [(0, tones.high), (0.4, tones.base), (1, tones.deep)]))
    svg.stroke(link, tones.line, 2)
    return svg


def _draw_bulb(svg: Svg, x: float, y: float, size: float, turn: float) -> None:
    """Draw a lit bulb hanging from (x, y), `size` high in all."""
    with svg.at(x, y, size / 64, turn):
        svg.tube(box(-9, 0, 18, 19, 4), METAL, ((-9, 0), (9, 0)), svg.part)
        svg.stroke(together(curve("-9,7 9,9"), curve("-9,13 9,15")), METAL.line, svg.fine)
        glass = blob("-9,18 9,18 19,34 17,50 0,60 -17,50 -19,34")
        stops = [(0, "#FFFFFF"), (0.45, "#FFF2C0"), (1, "#F2B552")]
        svg.inked(glass, svg.radial((-4, 36), 30, stops), BULB.line, svg.mass)
        svg.stroke(curve("-6,24 -5,34 0,30 5,34 6,24"), "#E08A2E", svg.fine, 0.9)
        svg.glint(-8, 32, 3.6, 7, 20, 0.9)


def glow() -> Svg:
    """Return the light around a bulb or lamp, for additive blending."""
    svg = Svg(128, 128)
    svg.fill(
        circle(64, 64, 64),
        svg.radial((64, 64), 64, [(0, "#FFF3C8", 0.9), (0.3, "#FFE09A", 0.45), (1, "#FFC766", 0)]),
    )
    return svg


def garland() -> Svg:
    """Return a sagging wire with seven bulbs; its ends meet the next one's at (0, 12) and (480, 12)."""
    svg = Svg(480, 150, weight=3)
    wire = [(480 * i / 16, 12 + 68 * (1 - (i / 8 - 1) ** 2)) for i in range(17)]
    svg.stroke(curve([(x, y + 2) for x, y in wire]), "#2A1414", 6)
    svg.stroke(curve(wire), "#6B4A38", 2.2)
    for i in range(7):
        t = (i + 0.5) / 7
        x, y = 480 * t, 10 + 68 * (1 - (2 * t - 1) ** 2)
        svg.fill(circle(x, y + 34, 30), svg.radial((x, y + 34), 30, [(0, "#FFE9A8", 0.7), (1, "#FFD27A", 0)]))
        _draw_bulb(svg, x, y, 54, turn=(t - 0.5) * 16)
    return svg


def peg() -> Svg:
    """Return a wooden clothes peg with its spring."""
    svg = Svg(40, 76, weight=4)
    tones = ramp("#C78A4A")
    svg.fill(box(9, 8, 28, 66, 8), "#141A2B", 0.3)
    svg.tube(blob("6,4! 18,4! 18,70! 10,70 6,60"), tones, ((6, 0), (20, 0)), 3.2)
    svg.tube(blob("20,4! 32,4! 32,60 28,70 20,70!"), tones, ((19, 0), (33, 0)), 3.2)
    for y in (28, 34):
        svg.stroke(curve([(4, y), (34, y - 1)]), "#3E444F", 5)
        svg.stroke(curve([(5, y - 0.6), (33, y - 1.6)]), "#B9C0CC", 2)
    return svg


def _deckle(x: float, y: float, width: float, height: float, notch: float) -> Shape:
    """Return a sheet with concave corners and slightly uneven edges."""
    right, bottom, n = x + width, y + height, notch
    rows: list[str] = []
    edges = (
        ((x + n, y), (right - n, y), (right - n * 0.3, y + n * 0.3), (right, y + n)),
        ((right, y + n), (right, bottom - n), (right - n * 0.3, bottom - n * 0.3), (right - n, bottom)),
        ((right - n, bottom), (x + n, bottom), (x + n * 0.3, bottom - n * 0.3), (x, bottom - n)),
        ((x, bottom - n), (x, y + n), (x + n * 0.3, y + n * 0.3), (x + n, y)),
    )
    for side, (a, b, bend, _) in enumerate(edges):
        count = 9
        for i in range(count + 1):
            wave = (
                0.0 if i in (0, count) else (1.6 if (i * 7 + side * 5) % 3 else -1.2) * (1 if i % 2 else -0.6)
            )
            px, py = a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count
            px, py = (px, py + wave) if side % 2 == 0 else (px + wave, py)
            rows.append(f"{px:.1f},{py:.1f}" + ("!" if i in (0, count) else ""))
        rows.append(f"{bend[0]:.1f},{bend[1]:.1f}")
    return blob(" ".join(rows))


def poster_sheet(ink: str) -> Svg:
    """Return the paper of a poster (264 x 408 u at twice its size); its picture is at (24, 24), 480 x 564."""
    svg = Svg(528, 816, weight=5)
    tones = ramp(ink)
    sheet = _deckle(4, 4, 520, 808, 17)
    svg.inked(
        sheet,
        svg.linear((0, 0), (528, 816), [(0, "#FFF9E6"), (0.5, "#F8EACA"), (1, "#E3CC9E")]),
        "#6B4B2E",
        4,
    )
    dice = random.Random(3)
    fibres = [
        oval(dice.uniform(40, 480), dice.uniform(606, 790), dice.uniform(6, 34), 1.2) for _ in range(30)
    ]
    svg.fill(together(*fibres), "#C7A870", 0.16)
    svg.stroke(_deckle(14, 14, 500, 788, 17), tones.base, 5)
    svg.stroke(_deckle(20.5, 20.5, 487, 775, 17), tones.base, 1.6, 0.8)
    svg.inked(box(24, 24, 480, 564, 20), tones.base, tones.line, 7)
    for x in (70, 458):
        svg.fill(star(x, 694, 15), tones.base)
    return svg


def sawdust_star() -> Svg:
    """Return the worn painted star on the ring's floor, from the seats (360 x 150)."""
    svg = Svg(360, 150)
    squash = [(180 + 170 * (x / 100), 76 + 68 * (y / 100)) for x, y in star(0, 0, 100, inner=0.46).outline]
    svg.fill(poly(squash), "#B5392E", 0.75)
    dice = random.Random(11)
    worn = []
    for tip in squash[::2] * 9:
        reach, aside = dice.uniform(0, 0.72), dice.uniform(-6, 6)
        middle = (180 + (tip[0] - 180) * reach + aside, 76 + (tip[1] - 76) * reach + aside / 2)
        worn.append(oval(*middle, dice.uniform(2, 9), dice.uniform(1, 2.4)))
    svg.fill(together(*worn), SAWDUST, 0.75)
    svg.stroke(poly(squash), CREAM, 5, 0.5, dash="34 7 12 5")
    return svg


def sprites() -> dict[str, Svg]:
    """Return all parts of the lobby by name."""
    return {
        "sign": sign(),
        "chain": chain(),
        "glow": glow(),
        "garland": garland(),
        "peg": peg(),
        "sawdust_star": sawdust_star(),
    }
