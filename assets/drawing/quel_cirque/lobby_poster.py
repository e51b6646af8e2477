"""Poster of Quel Cirque: hats in the air, marbles falling into three clowns before the audience."""

import math

from assets.drawing.palette import SAWDUST, TEAL, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.quel_cirque.clowns import draw_clown, draw_clown_hat
from assets.drawing.quel_cirque.marbles import draw_marble
from assets.drawing.quel_cirque.symbols import TEAMS
from assets.drawing.shapes import Shape, blob, box, box_window, circle, curve, cut, oval, poly, together

WIDTH, HEIGHT = 480, 564
RING = (240, 690, 470, 264)
"""Centre and semi-axes of the ring's curb."""
RED, GREEN, YELLOW, BLUE = TEAMS
FLYING = ((YELLOW, 240, 190, 34, 0), (BLUE, 122, 250, 26, -16), (GREEN, 358, 250, 26, 16))
"""Marbles in the air: team, middle, radius, and the slant of their trail."""
HATS = ((0, 82, 172, 0.6, -22), (1, 408, 186, 0.56, 24), (2, 70, 546, 0.48, -5))
"""Hats: the clown, position, scale, tilt."""
CONFETTI = (
    (22, 208, 20, "#F7E8C9"), (170, 300, 60, "#F08CA8"), (316, 146, 10, "#F7E8C9"),
    (306, 290, 35, "#F07C36"), (172, 142, 80, "#F08CA8"), (26, 262, 50, "#EDD83F"), (452, 272, 20, "#F07C36"),
    (440, 30, 15, "#F08CA8"), (56, 30, 75, "#F07C36"), (186, 214, 15, "#F7E8C9"), (300, 208, 60, "#F08CA8"),
)  # fmt: skip


def _background(svg: Svg) -> None:
    tones = ramp(TEAL)
    svg.fill(
        box(0, 0, WIDTH, HEIGHT),
        svg.radial(
            (240, 280), 400, [(0, "#6CC0B0"), (0.3, tones.light), (0.65, tones.base), (1, tones.deep)]
        ),
    )
    svg.rays(box_window(0, 0, WIDTH, HEIGHT), (240, 320), "#D8F0DC", 20, 0.2, turn=4.5)
    svg.fill(oval(240, 372, 190, 190), svg.radial((240, 372), 190, [(0, "#FFF6D8", 0.6), (1, "#FFF6D8", 0)]))


def _audience(svg: Svg) -> None:
    """Draw two rows of heads before the light, darker in front."""
    base, window = ramp(TEAL), box_window(0, 0, WIDTH, HEIGHT)
    rows = ((376, 18, 41, mix(base.base, base.deep, 0.55)), (408, 22, 48, base.deep))
    for row, (y, r, step, colour) in enumerate(rows):
        heads: list[Shape] = []
        for i in range(WIDTH // step + 1):
            x = (i + row / 2) * step + 5 * math.sin(7 * i + row)
            top = y + 5 * math.sin(3 * i + 2 * row)
            heads.append(cut(oval(x, top, 0.86 * r, r), window))
            body = [(1.3, 4), (1.1, 1.3), (0, 0.8), (-1.1, 1.3), (-1.3, 4)]
            heads.append(cut(blob([(x - r * dx, top + r * dy) for dx, dy in body]), window))
        svg.fill(together(*heads), colour)


def _on_ring(angle: float, k: float, drop: float = 0) -> tuple[float, float]:
    """Return a point at an angle of an ellipse `k` times the ring, `drop` lower."""
    x, y, a, b = RING
    t = math.radians(angle)
    return x + k * a * math.cos(t), y + k * b * math.sin(t) + drop


def _curb(svg: Svg) -> None:
    """Draw the curb in red and cream."""
    window = box_window(0, 0, WIDTH, HEIGHT)
    line = ramp("#B5282E").line
    edge = [_on_ring(a, 1) for a in range(-170, -9, 4)]
    svg.fill(cut(poly([(x, y - 6) for x, y in edge] + [(WIDTH + 300, HEIGHT), (-300, HEIGHT)]), window), line)
    for i in range(-4, 30):
        start = -164 + 6.4 * i
        panel = poly(
            [_on_ring(start + s * 1.6, 1) for s in range(5)]
            + [_on_ring(start + s * 1.6, 1, 40) for s in (4, 3, 2, 1, 0)]
        )
        lit = ramp("#C3383A" if i % 2 else "#F7E8C9", "#4E2E26")
        svg.fill(cut(panel, window), lit.base)
    top = [_on_ring(a, 1) for a in range(-150, -29, 3)]
    inside = [p for p in top if -20 < p[0] < WIDTH + 20]
    svg.stroke(curve(inside), line, 13)
    svg.stroke(curve(inside), "#D9534A", 7)
    svg.stroke(curve([(x, y - 2) for x, y in inside]), "#F2A38E", 2)


def _sawdust(svg: Svg) -> None:
    """Draw the floor of the ring, before its curb."""
    line = ramp("#B5282E").line
    edge = [_on_ring(a, 1) for a in range(-170, -9, 4)]
    floor = [(x, y + 40) for x, y in edge]
    dust = ramp(SAWDUST)
    paint = svg.radial((240, 500), 300, [(0, dust.light), (0.5, dust.base), (1, dust.shade)])
    svg.inked(
        cut(
            poly([*floor, (WIDTH + 300, HEIGHT + 40), (-300, HEIGHT + 40)]),
            box_window(-9, 0, WIDTH + 18, HEIGHT + 9),
        ),
        paint,
        line,
        4,
    )
    specks = [
        oval(x, y, 3.5, 1.4)
        for x, y in (
            (40, 512),
            (120, 552),
            (178, 540),
            (330, 548),
            (412, 520),
            (452, 548),
            (20, 556),
            (370, 506),
        )
    ]
    svg.fill(together(*specks), dust.deep, 0.5)


def _bulbs(svg: Svg) -> None:
    """Draw two strings of bulbs in the upper corners."""
    for side in (-1, 1):
        dots = [(240 + side * x, y) for x, y in ((252, 96), (200, 72), (150, 34), (118, -8))]
        string = curve(dots)
        svg.stroke(string, ramp(TEAL).line, 3.5)
        for x, y in string.outline[4::5]:
            svg.fill(
                circle(x, y + 9, 17), svg.radial((x, y + 9), 17, [(0, "#FFF3CF", 0.8), (1, "#FFF3CF", 0)])
            )
            svg.inked(circle(x, y + 9, 7), "#FFF6DC", "#8A6A3C", 2.5)


def _flying(svg: Svg) -> None:
    for team, x, y, r, lean in FLYING:
        for dx, length in ((-0.6, 1.7), (0, 2.1), (0.6, 1.7)):
            start = (x + dx * r, y - 0.9 * r)
            svg.stroke(curve([start, (start[0] - lean * length * 0.5, y - length * r)]), "#FFFDF0", 4, 0.5)
        svg.fill(circle(x + 0.1 * r, y + 0.16 * r, 1.02 * r), ramp(TEAL).line, 0.3)
        draw_marble(svg, team, x, y, r)


def poster() -> Svg:
    """Return the picture between the lines of the title: calm at the top, under the first line."""
    svg = Svg(WIDTH, HEIGHT)
    _background(svg)
    _bulbs(svg)
    _audience(svg)
    _curb(svg)
    _sawdust(svg)
    for x, y, turn, colour in CONFETTI:
        with svg.at(x, y, turn=turn):
            svg.fill(blob("-8,-4 0,-6 8,-3 8,3 0,1 -8,4"), colour)
    for index, x, y, scale in ((2, 88, 502, 0.41), (1, 394, 502, 0.41), (0, 240, 550, 0.52)):
        with svg.at(x - 264 * scale, y - 530 * scale, scale, weight=0.55 if scale < 0.5 else 0.72):
            draw_clown(svg, index, None if index else RED)
    for index, x, y, scale, turn in HATS:
        if index == 2:
            svg.shadow(x + 6, y + 2, 60, 11, 0.5)
        with svg.at(x, y, scale, turn, weight=0.6):
            draw_clown_hat(svg, index)
    _flying(svg)
    return svg
