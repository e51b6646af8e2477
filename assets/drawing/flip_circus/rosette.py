"""Rosette of Flip Circus, which shows the possible backs of each artist: the players' aid and its button."""

import math

from assets.drawing.flip_circus.figures import Stand, placed
from assets.drawing.flip_circus.token import ARTISTS, CYCLE, draw_dot
from assets.drawing.palette import CREAM_LINE, CREAM_RAMP, PAPER, RED, WOOD, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, circle, curve, disc_window, ring, together

MIDDLE, REACH = 360.0, 210.0
MEDAL = 90.0
HEADS = {
    "acrobat": Stand(0, 6, 0.6, -4),
    "magician": Stand(0, 24, 0.5),
    "seer": Stand(0, 14, 0.53),
    "strongman": Stand(0, -4, 0.62),
    "tamer": Stand(0, 18, 0.52),
    "clown": Stand(0, 4, 0.52),
}


def _seats(reach: float, middle: float) -> dict[str, Point]:
    """Return the place of each artist: the five in a ring, the clown in the middle."""
    turns = [math.radians(-90 + 72 * i) for i in range(5)]
    ring_seats = [(middle + reach * math.cos(a), middle + reach * math.sin(a)) for a in turns]
    return dict(zip(CYCLE, ring_seats, strict=True)) | {"clown": (middle, middle)}


def _links(svg: Svg, seats: dict[str, Point], width: float, edge: float, colour: str) -> None:
    """Draw the lines between artists who may be each other's backs."""
    around = [(seats[name], seats[CYCLE[(i + 1) % 5]]) for i, name in enumerate(CYCLE)]
    spokes = [(seats[name], seats["clown"]) for name in CYCLE]
    lines = together(*(curve(pair) for pair in around + spokes))
    svg.stroke(lines, CREAM_LINE, width + 2 * edge)
    svg.stroke(lines, colour, width)


def _medal(svg: Svg, name: str, x: float, y: float) -> None:
    artist = ARTISTS[name]
    tones = ramp(artist.colour)
    svg.fill(circle(x + 5, y + 9, MEDAL + 4), "#2A1B14", 0.34)
    with svg.at(x, y):
        field = svg.radial((0, -8), MEDAL, [(0, tones.light), (0.5, tones.base), (1, tones.shade)])
        svg.fill(circle(0, 0, MEDAL - 6), field)
        with svg.clipped(disc_window(0, 0, MEDAL - 11)[::3]):
            placed(name, HEADS[name])(svg)
        rim = svg.linear((-60, -70), (60, 80), [(0, "#FFFBEC"), (0.5, CREAM_RAMP.base), (1, "#D8BA86")])
        svg.fill(ring(circle(0, 0, MEDAL), circle(0, 0, MEDAL - 14)), rim)
        svg.stroke(circle(0, 0, MEDAL - 14), tones.line, svg.part)
        svg.stroke(circle(0, 0, MEDAL), CREAM_LINE, svg.mass)


def rosette() -> Svg:
    """Return the players' aid: a board with the six artists, their marks and their links."""
    svg = Svg(2 * MIDDLE, 2 * MIDDLE, weight=7)
    for i in range(5):
        svg.fill(circle(MIDDLE + 7, MIDDLE + 12, 334 + 2.5 * i), "#141A2B", 0.08)
    wood = ramp(WOOD)
    frame = svg.linear((100, 80), (620, 660), [(0, wood.high), (0.4, wood.base), (1, wood.deep)])
    svg.inked(circle(MIDDLE, MIDDLE, 336), frame, wood.line, svg.mass)
    paper = svg.radial((MIDDLE - 40, MIDDLE - 60), 400, [(0, "#FFFBEF"), (0.6, PAPER), (1, "#E8D2A2")])
    svg.inked(circle(MIDDLE, MIDDLE, 312), paper, wood.line, svg.part)
    svg.rays(disc_window(MIDDLE, MIDDLE, 300)[::2], (MIDDLE, MIDDLE), "#E9C98E", 20, 0.3, turn=-94.5)
    svg.stroke(circle(MIDDLE, MIDDLE, 300), RED, 4, 0.75)
    seats = _seats(REACH, MIDDLE)
    _links(svg, seats, 14, 5, "#D9573F")
    for name, (x, y) in seats.items():
        _medal(svg, name, x, y)
    for name, (x, y) in seats.items():
        draw_dot(svg, name, x, y + MEDAL + 2, 24)
    return svg


def rosette_button() -> Svg:
    """Return the rosette as a small picture: marks and links only."""
    svg = Svg(192, 192, weight=5.6)
    seats = _seats(71, 96)
    moved = {name: (x, y + 4) for name, (x, y) in seats.items()}
    _links(svg, moved, 6, 3.4, "#FFF3D4")
    for name, (x, y) in moved.items():
        draw_dot(svg, name, x, y, 26)
    return svg


def sprites() -> dict[str, Svg]:
    """Return the aid and its button."""
    return {"rosette": rosette(), "rosette_button": rosette_button()}
