"""Poster of Flip Circus in five parts: one picture, its beams and rings around one centre.

All in thirds of a design unit: the picture is 660 x 1248, the parts are 660 x 360 and 327 x 438, 6 apart; the
sheet is 714 x 1518 and shows the picture's place at (27, 243).
"""

import math
from dataclasses import dataclass

from assets.drawing.flip_circus.figures import Stand, placed
from assets.drawing.flip_circus.token import ARTISTS, CYCLE
from assets.drawing.palette import CREAM_LINE, INK, PAPER, mix, ramp, to_oklch
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, blob, box, box_window, circle, curve, oval, poly, star, together

CENTRE: Point = (330.0, 560.0)
BULBS, HALO = 470.0, 250.0
"""Radii of the ring of bulbs and of the lit disc, about the centre."""
SHEET, PICTURE_AT = (714, 1518), (27, 243)


@dataclass(frozen=True)
class Part:
    """Part of the poster: its rectangle in the picture, and its figure."""

    left: float
    top: float
    width: float
    height: float
    stand: Stand


PARTS = {
    "acrobat": Part(0, 0, 660, 360, Stand(330, 214, 0.79, -6)),
    "magician": Part(0, 366, 327, 438, Stand(158, 616, 0.8)),
    "seer": Part(333, 366, 327, 438, Stand(496, 606, 0.82)),
    "strongman": Part(0, 810, 327, 438, Stand(164, 990, 0.69)),
    "tamer": Part(333, 810, 327, 438, Stand(490, 1032, 0.8)),
}


def _about(r: float, count: int, turn: float = 0) -> list[Point]:
    angles = [math.radians(turn + 360 * i / count) for i in range(count)]
    return [(CENTRE[0] + r * math.cos(a), CENTRE[1] + r * math.sin(a)) for a in angles]


def _sky(svg: Svg, name: str, place: Part) -> None:
    artist = ARTISTS[name]
    tones = ramp(artist.colour)
    stops = [(0, tones.high), (0.35, tones.light), (0.62, tones.base), (1, tones.shade)]
    window = box_window(place.left, place.top, place.width, place.height)
    svg.fill(box(place.left, place.top, place.width, place.height), svg.radial(CENTRE, 720, stops))
    svg.rays(window, CENTRE, artist.beams, 24, 0.4, turn=3.75)
    svg.fill(circle(*CENTRE, HALO), tones.high, 0.34)
    for r, width in ((HALO, 5), (BULBS - 22, 4), (BULBS + 22, 4)):
        svg.stroke(circle(*CENTRE, r), tones.line, width, 0.5)
    svg.stroke(circle(*CENTRE, BULBS), tones.shade, 38, 0.6)
    for x, y in _about(BULBS, 40, 4.5):
        svg.inked(circle(x, y, 10.5), "#FFF6DA", tones.line, 3)
    svg.fill(together(*(star(x, y, 15, inner=0.5) for x, y in _about(HALO + 60, 20, 9))), "#FFF6DA", 0.85)


def _garland(svg: Svg) -> None:
    """Draw flags in the five colours, from corner to corner behind the acrobat."""
    for start, end in (((-10, 24), (206, 44)), ((454, 44), (670, 24))):
        cord = [start, ((start[0] + end[0]) / 2, 104), end]
        dots = curve(cord).outline
        for i, name in enumerate(CYCLE):
            x, y = dots[2 + 3 * i]
            tones = ramp(
                "#FFF0C8" if name == "acrobat" else ARTISTS[name].colour,
                CREAM_LINE if name == "acrobat" else "",
            )
            svg.solid(poly([(x - 17, y), (x + 17, y), (x, y + 40)]), tones, svg.part, k=0.82)
        svg.stroke(curve(cord), "#5E3A20", svg.mass)
        svg.stroke(curve(cord), "#E9CF9C", svg.fine * 0.8)


def _curb(svg: Svg) -> None:
    """Draw the curb of the ring before the lower figures, with sawdust in front."""
    ellipses = [oval(330, 1500, 620, ry) for ry in (306, 290, 250)]
    for form, colour in zip(ellipses[:2], ("#D2605A", "#A8262E"), strict=True):
        svg.fill(form, colour)
    for i in range(-5, 6, 2):
        a, b = (math.radians(-90 + 8.2 * (i + d)) for d in (-0.5, 0.5))
        panel = [
            (330 + 620 * math.cos(t), 1500 + ry * math.sin(t))
            for ry, t in ((290, a), (290, b), (250, b), (250, a))
        ]
        svg.fill(poly(panel), "#F6E6C4")
    marks = [math.radians(-90 + 8.2 * i) for i in range(-4, 5, 2)]
    svg.fill(
        together(*(star(330 + 620 * math.cos(a), 1500 + 270 * math.sin(a), 13) for a in marks)), "#F6E6C4"
    )
    sand = ramp("#E2BC7C")
    svg.fill(ellipses[2], svg.linear((0, 1250), (0, 1330), [(0, sand.light), (1, sand.base)]))
    for form in ellipses:
        svg.stroke(form, "#5A1320", svg.part)


def _scene(svg: Svg, name: str, place: Part) -> None:
    _sky(svg, name, place)
    if name == "acrobat":
        _garland(svg)
    placed(name, place.stand)(svg)
    if place.top > 800:
        _curb(svg)


def _blank(name: str) -> Svg:
    place = PARTS[name]
    svg = Svg(place.width, place.height, weight=7.5)
    with (
        svg.clipped(box_window(3, 3, place.width - 6, place.height - 6, 16)),
        svg.at(-place.left, -place.top),
    ):
        _scene(svg, name, place)
    return svg


def part(name: str) -> Svg:
    """Return a won part: printed to a thin cream edge."""
    svg, place = _blank(name), PARTS[name]
    svg.stroke(box(8, 8, place.width - 16, place.height - 16, 13), "#FFF3D4", 5)
    svg.stroke(box(3.5, 3.5, place.width - 7, place.height - 7, 17), CREAM_LINE, 7)
    svg.stroke(
        box(11.5, 11.5, place.width - 23, place.height - 23, 10), ramp(ARTISTS[name].colour).line, 2.5, 0.7
    )
    return svg


def sepia(colour: str) -> str:
    """Return a colour as it remains on the paper after its part has been taken."""
    return mix(mix("#6B4A2E", "#F6E8CB", to_oklch(colour)[0]), "#EFDFBE", 0.52)


def ghost(name: str) -> Svg:
    """Return the pale picture under a taken part, in a dashed edge."""
    svg, place = _blank(name), PARTS[name]
    svg.recolour(sepia)
    svg.stroke(box(5, 5, place.width - 10, place.height - 10, 15), "#6B4A30", 6, 0.85, "20 15")
    return svg


def sheet() -> Svg:
    """Return the paper under the parts, with five dashed places and room for the title."""
    width, height = map(float, SHEET)
    svg = Svg(width, height, weight=8)
    for i in range(5):
        svg.fill(box(16 - 2 * i, 22 - i, width - 26 + 2 * i, height - 32 + 2 * i, 20), "#141A2B", 0.07)
    sides = _deckle(width - 12, height - 18)
    shine = svg.linear((0, 0), (width, height), [(0, "#FFF9E8"), (0.5, PAPER), (1, "#E7D3A8")])
    svg.inked(blob(sides), shine, "#7A5738", svg.part)
    svg.stroke(box(21, 21, width - 48, height - 54, 12), "#B5282E", 4, 0.75)
    tabs = [(-10, 0), (0, -10), (10, 0), (0, 10)]
    for x, y in ((42.0, 226.0), (width - 50, 226.0)):
        svg.fill(poly([(x + dx, y + dy) for dx, dy in tabs]), "#B5282E", 0.8)
    svg.stroke(curve([(60, 226), (width - 68, 226)]), "#B5282E", 3, 0.7)
    for place in PARTS.values():
        x, y = place.left + PICTURE_AT[0], place.top + PICTURE_AT[1]
        svg.fill(box(x + 4, y + 4, place.width - 8, place.height - 8, 15), "#D9BE8C", 0.4)
        svg.stroke(box(x + 5, y + 5, place.width - 10, place.height - 10, 15), "#8A6A44", 4, 0.8, "18 14")
    for x in (width * 0.22, width * 0.78):
        svg.fill(circle(x + 4, 26, 14), INK, 0.3)
        svg.ball(x, 20, 13, ramp("#B5282E"), svg.part)
    return svg


def _deckle(width: float, height: float) -> list[Point]:
    """Return the sheet's edge, not quite straight."""
    dots: list[Point] = []
    corners = ((6, 8), (width, 6), (width + 2, height + 2), (4, height))
    for i, (ax, ay) in enumerate(corners):
        bx, by = corners[(i + 1) % 4]
        steps = 16 if i % 2 == 0 else 30
        for j in range(steps):
            wave = 1.5 * math.sin(1.7 * j + i) + 1.1 * math.sin(4.4 * j)
            t = j / steps
            nx, ny = (0, 1) if i % 2 == 0 else (1, 0)
            dots.append((ax + (bx - ax) * t + nx * wave, ay + (by - ay) * t + ny * wave))
    return dots


def sprites() -> dict[str, Svg]:
    """Return the five parts, their ghosts, and the sheet."""
    parts = {f"part_{name}": part(name) for name in PARTS}
    ghosts = {f"part_ghost_{name}": ghost(name) for name in PARTS}
    return {**parts, **ghosts, "poster_frame": sheet()}
