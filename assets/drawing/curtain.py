"""The curtain in parts: swags, tassels, ropes, braid, the bill that hangs before it, posts and footlights."""

import itertools
import random

from assets.drawing.palette import PAPER_RAMP, RED, ramp
from assets.drawing.pen import Svg
from assets.drawing.ropes import DULL, draw_rope, draw_tassel
from assets.drawing.shapes import blob, box, circle, curve, oval, pie, rail, star, together

VELVET = ramp("#A81F2A", "#38060F")
SWAG = "0,30! 40,78 96,116 160,130 224,116 280,78 320,30!"


def velvet() -> Svg:
    """Hanging folds, 320 x 900, repeats sideways: dark gorge, lit left shoulder, falling to the right."""
    svg = Svg(320, 900)
    dice, x = random.Random(5), 0.0
    widths = [dice.uniform(40, 84) for _ in range(5)]
    scale = 320 / sum(widths)
    for width in (w * scale for w in widths):
        stops = [
            (0, "#3A0812"),
            (0.1, "#6E121E"),
            (0.28, "#C23A38"),
            (0.36, "#D65A4C"),
            (0.46, "#B42A30"),
            (0.75, "#7E1622"),
            (1, "#3A0812"),
        ]
        svg.fill(box(x, 0, width + 0.6, 900), svg.linear((x, 0), (x + width, 0), stops))
        for lean, shift in ((6, 0.62), (-5, 0.2)):
            at = x + shift * width
            svg.fill(
                rail([(at, -10), (at + lean, 300), (at - lean, 620), (at, 910)], (2, 9, 5, 10, 2)),
                "#4A0A16",
                0.35,
            )
        x += width
    svg.fill(
        box(0, 0, 320, 900),
        svg.linear(
            (0, 0),
            (0, 900),
            [(0, "#1E0510", 0.5), (0.3, "#1E0510", 0), (0.75, "#1E0510", 0), (1, "#1E0510", 0.45)],
        ),
    )
    return svg


def _fringe(svg: Svg, places: list[tuple[float, float]], length: float) -> None:
    threads = together(*(curve([(x, y), (x + 0.6, y + length - 1.5)]) for x, y in places))
    svg.stroke(threads, DULL.line, 7.4)
    svg.stroke(threads, DULL.base, 4.4)
    svg.stroke(
        together(*(curve([(x - 1, y + 2), (x - 0.6, y + length * 0.6)]) for x, y in places)),
        DULL.high,
        1.4,
        0.7,
    )


def swag() -> Svg:
    """One swag of the valance, 320 wide: folds that hang from its corners, rope and fringe on its edge."""
    svg = Svg(320, 176, weight=4)
    form = blob("0,0! 320,0! 320,30! 280,78 224,116 160,130 96,116 40,78 0,30!")
    svg.fill(
        form,
        svg.linear(
            (0, 0), (0, 132), [(0, "#6A0F1B"), (0.4, VELVET.base), (0.8, "#C4393A"), (1, VELVET.shade)]
        ),
    )
    for depth, lift in ((26, 0), (56, 2), (86, 4), (112, 6)):
        dots = [(0, 2 + lift), (52, depth * 0.62), (160, depth), (268, depth * 0.62), (320, 2 + lift)]
        svg.fill(rail([(x, y + 6) for x, y in dots], (1, 9, 15, 9, 1)), "#4A0A16", 0.55)
        svg.stroke(curve([(x * 0.9 + 10, y - 3) for x, y in dots[1:4]]), "#E8756A", 4, 0.55)
    edge = list(curve(SWAG).outline)
    steps = [edge[i] for i in range(0, len(edge), 1)]
    places = [(8 + 8.0 * i, _height(steps, 8 + 8.0 * i) + 4) for i in range(39)]
    _fringe(svg, places, 26)
    draw_rope(svg, SWAG, 12)
    return svg


def _height(dots: list[tuple[float, float]], x: float) -> float:
    """The y of a line at x."""
    for (ax, ay), (bx, by) in itertools.pairwise(dots):
        if ax <= x <= bx:
            return ay + (by - ay) * (x - ax) / ((bx - ax) or 1)
    return dots[-1][1]


def tassel() -> Svg:
    """A tassel for where two swags meet."""
    svg = Svg(80, 156, weight=4.4)
    draw_tassel(svg, 40, 2, 150)
    return svg


def rope(upright: bool) -> Svg:
    """A length of rope, 24 x 72 or 72 x 24, that repeats."""
    svg = Svg(24, 74.4) if upright else Svg(74.4, 24)
    ends = [(12.0, -37.2), (12.0, 111.6)] if upright else [(-37.2, 12.0), (111.6, 12.0)]
    draw_rope(svg, ends, 15)
    return svg


def rope_sag() -> Svg:
    """The rope between two posts: 1100 wide, its ends at (10, 16) and (1090, 16)."""
    svg = Svg(1100, 150)
    draw_rope(svg, [(10 + 1080 * i / 12, 16 + 108 * (1 - (i / 6 - 1) ** 2)) for i in range(13)], 19)
    return svg


def post() -> Svg:
    """A brass post with its ball and foot; the rope hangs at y 72."""
    svg = Svg(110, 290, weight=4.4)
    svg.shadow(62, 272, 48, 14, 0.5)
    svg.solid(oval(55, 268, 46, 15), DULL, k=(0.94, 0.7), anchor=(0.4, 0.2))
    svg.solid(blob("38,262! 45,246 65,246 72,262! 55,268"), DULL)
    svg.tube(box(45, 66, 20, 190), DULL, ((45, 0), (65, 0)))
    for y, half in ((58, 17), (88, 15), (238, 14)):
        svg.tube(box(55 - half, y, 2 * half, 14, 5), DULL, ((55 - half, 0), (55 + half, 0)))
    svg.ball(55, 33, 28, DULL, svg.mass)
    return svg


def footlight() -> Svg:
    """A shell at the front of the stage with the light behind it."""
    svg = Svg(164, 110, weight=4)
    svg.fill(
        circle(82, 74, 80),
        svg.radial((82, 74), 80, [(0, "#FFF0B8", 0.75), (0.5, "#FFD98A", 0.25), (1, "#FFC766", 0)]),
    )
    tones = ramp("#8A6238", "#2E1A0E")
    for i in range(7):
        with svg.at(82, 100, turn=-66 + 22 * i):
            leaf = blob("-5,-8! -15,-60 -9,-72 0,-75 9,-72 15,-60 5,-8!")
            svg.solid(leaf, tones, svg.part, k=(0.78, 0.96), anchor=(0.2, 0.4))
            svg.stroke(curve("-7,-60 -4,-70 2,-72"), "#FFE9B4", 2.6, 0.9)
    svg.solid(blob("56,110! 58,92 70,84 94,84 106,92 108,110!"), tones)
    svg.shine("66,96 74,90 86,89", tones, 2.6)
    return svg


def braid() -> Svg:
    """The hem of the curtain: a braid with fringe, 96 x 56, repeats sideways."""
    svg = Svg(96, 56, weight=3)
    svg.fill(
        box(0, 0, 96, 26),
        svg.linear(
            (0, 0),
            (0, 26),
            [
                (0, DULL.line),
                (0.1, DULL.line),
                (0.12, DULL.light),
                (0.5, DULL.base),
                (0.9, DULL.shade),
                (0.92, DULL.line),
                (1, DULL.line),
            ],
        ),
    )
    waves = together(
        curve("-12,13 0,7 12,13 24,19 36,13 48,7 60,13 72,19 84,13 96,7 108,13"),
        curve("-12,13 0,19 12,13 24,7 36,13 48,19 60,13 72,7 84,13 96,19 108,13"),
    )
    svg.stroke(waves, DULL.line, 5)
    svg.stroke(waves, DULL.high, 2.2)
    svg.fill(together(*(circle(24 * i, 13, 2.6) for i in range(5))), VELVET.base)
    _fringe(svg, [(4 + 8.0 * i, 28) for i in range(12)], 24)
    return svg


def bill() -> Svg:
    """The bill that hangs before the curtain, 760 x 500: paper with a double red line and stars."""
    svg = Svg(760, 500, weight=5)
    corner = "22,4! 738,4! 740,18 756,22! 756,478! 740,482 738,496! 22,496! 20,482 4,478! 4,22! 20,18"
    svg.inked(
        blob(corner),
        svg.linear((0, 0), (760, 500), [(0, "#FFFAEA"), (0.5, PAPER_RAMP.base), (1, "#E6D0A2")]),
        "#6B4B2E",
        4,
    )
    ink = ramp(RED)
    svg.stroke(box(20, 20, 720, 460, 6), ink.base, 5)
    svg.stroke(box(29, 29, 702, 442, 3), ink.base, 1.6)
    for x in (52, 708):
        svg.fill(star(x, 448, 13), ink.base)
        svg.fill(together(circle(x, 448 - 26, 3), circle(x + (26 if x < 380 else -26), 448, 3)), ink.base)
    dice = random.Random(8)
    fibres = [oval(dice.uniform(60, 700), dice.uniform(50, 450), dice.uniform(8, 40), 1.1) for _ in range(36)]
    svg.fill(together(*fibres), "#C7A870", 0.14)
    for x in (80, 680):
        svg.fill(circle(x + 2, 26, 15), "#141A2B", 0.25)
        svg.inked(circle(x, 23, 14), DULL.base, DULL.line, 3.4)
        svg.fill(pie(x, 23, 12, 180, 290), DULL.high, 0.7)
        svg.inked(circle(x, 23, 6.5), "#3A2416", DULL.line, 2)
    return svg


def sprites() -> dict[str, Svg]:
    """All parts of the curtain by name."""
    return {
        "velvet": velvet(), "swag": swag(), "tassel": tassel(), "rope_v": rope(True), "rope_h": rope(False),
        "rope_sag": rope_sag(), "post": post(), "footlight": footlight(), "braid": braid(), "bill": bill(),
    }  # fmt: skip
