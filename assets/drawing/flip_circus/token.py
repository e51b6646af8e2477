"""Tokens of Flip Circus: thick card, rim and lit field, with the marks of backs and power on the rim.

All sprites of a token are 512 x 538 and fit over one another: the field's centre is at (256, 256), which is
the token's place on the table; the thickness is below.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.clothes import Window
from assets.drawing.palette import CREAM_RAMP, INK, PLUM, Ramp, ramp, to_oklch
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    Shape,
    box,
    circle,
    curve,
    disc_window,
    pair,
    poly,
    ring,
    star,
)

WIDTH, HEIGHT, MIDDLE = 512, 538, 256.0
RADIUS, FIELD, THICK = 218.0, 186.0, 26.0
MARK_PATH, DOT, SIDE = 202.0, 21.0, 30.0
"""Radius of the circle of the marks, of a dot, of a side icon."""
STEP = 12.9
"""Degrees from dot to dot."""
MARK = "#FFFDF2"


@dataclass(frozen=True)
class Artist:
    """Artist as printed: field and beams, the dot's shape, and whether the power is used at will."""

    name: str
    colour: str
    beams: str
    mark: Shape
    instant: bool = False


ARTISTS = {
    artist.name: artist
    for artist in (
        Artist("acrobat", "#F0D63C", "#FFF3A0", poly("0,-11.5 11,8.5 -11,8.5"), instant=True),
        Artist("magician", PLUM, "#B98AC8", star(0, 0.6, 13, inner=0.48), instant=True),
        Artist("seer", "#2F62B4", "#86B2EA", ring(circle(0, 0, 11), circle(0, 0, 5)), instant=True),
        Artist("strongman", "#B5282E", "#F08A62", box(-11.5, -4.5, 23, 9, 2)),
        Artist("tamer", "#3F8440", "#9CCB72", poly("0,-13 9.5,0 0,13 -9.5,0")),
        Artist("clown", "#EE8134", "#FFD9A0", circle(0, 0, 12)),
    )
}
CYCLE = ("acrobat", "magician", "seer", "strongman", "tamer")
"""Ring of the rosette: neighbours in it may be each other's backs, and the clown everybody's."""


def backs(name: str) -> tuple[str, ...]:
    """Return the possible backs of this artist, in the order of the dots."""
    if name == "clown":
        return CYCLE
    place = CYCLE.index(name)
    return CYCLE[place - 1], "clown", CYCLE[(place + 1) % 5]


def field_window(spare: float = 5) -> Window:
    """Return the window of a figure on a token: a little more than the field, under the rim."""
    return disc_window(MIDDLE, MIDDLE, FIELD + spare)[::2]


def _slab(drop: float) -> Shape:
    """Return a disc and its thickness, from a little below."""
    left, right, low = MIDDLE - RADIUS, MIDDLE + RADIUS, MIDDLE + drop
    arc = f"A{RADIUS:g} {RADIUS:g} 0 0 1 "
    d = f"M{pair((left, MIDDLE))}{arc}{pair((right, MIDDLE))}V{low:g}{arc}{pair((left, low))}Z"
    return Shape(d, ((left, MIDDLE - RADIUS), (right, low + RADIUS)))


def _low_arc(drop: float, r: float = RADIUS, start: float = 4, end: float = 176) -> Shape:
    steps = [math.radians(start + (end - start) * i / 12) for i in range(13)]
    return curve([(MIDDLE + r * math.cos(a), MIDDLE + drop + r * math.sin(a)) for a in steps])


def draw_slab(svg: Svg, tones: Ramp) -> None:
    """Draw shadow and thickness: two boards of card with a line of the artist's colour between them."""
    fade = svg.radial(
        (MIDDLE + 8, MIDDLE + 46), 236, [(0, "#141A2B", 0.36), (0.87, "#141A2B", 0.36), (1, "#141A2B", 0)]
    )
    svg.fill(circle(MIDDLE + 8, MIDDLE + 46, 236), fade)
    edge = svg.linear(
        (38, 0), (474, 0), [(0, "#D9B57E"), (0.25, "#F7E0B0"), (0.55, "#DDB982"), (1, "#93653F")]
    )
    svg.fill(_slab(THICK), edge)
    svg.stroke(_low_arc(15, start=14, end=166), tones.line, 10)
    svg.stroke(_low_arc(15, start=14, end=166), tones.base, 5.5)
    svg.stroke(_slab(THICK), CREAM_RAMP.line, svg.mass)


def draw_field(svg: Svg, colour: str, beams: str, turn: float = 5) -> None:
    """Draw the lit field with its beams, and the shadow of the rim on it."""
    tones = ramp(colour)
    centre = (MIDDLE, MIDDLE - 10)
    stops = [(0, tones.light), (0.5, tones.base), (1, tones.shade)]
    svg.fill(circle(MIDDLE, MIDDLE, FIELD + 4), svg.radial(centre, FIELD * 1.08, stops))
    svg.rays(field_window(), centre, beams, 18, 0.34, turn)
    shadow = ring(circle(MIDDLE, MIDDLE, FIELD + 6), circle(MIDDLE + 7, MIDDLE + 11, FIELD + 1))
    svg.fill(shadow, tones.line, 0.34)


def draw_rim(svg: Svg, tones: Ramp) -> None:
    """Draw the ring of cream card that covers the figure's cut edge."""
    face = svg.linear(
        (110, 80), (400, 440), [(0, "#FFFBEC"), (0.45, CREAM_RAMP.base), (0.8, "#EBD3A3"), (1, "#D8BA86")]
    )
    svg.fill(ring(circle(MIDDLE, MIDDLE, RADIUS), circle(MIDDLE, MIDDLE, FIELD)), face)
    svg.stroke(circle(MIDDLE, MIDDLE, FIELD + 7.5), tones.base, 3, 0.55)
    svg.stroke(circle(MIDDLE, MIDDLE, FIELD), tones.line, svg.mass)
    svg.stroke(circle(MIDDLE, MIDDLE, RADIUS), CREAM_RAMP.line, svg.mass)
    lit = [math.radians(t) for t in (188, 204, 220, 236)]
    svg.stroke(
        curve([(MIDDLE + 208 * math.cos(a), MIDDLE + 208 * math.sin(a)) for a in lit]), "#FFFFFF", 6, 0.9
    )


def ink_on(colour: str) -> str:
    """Return the legible ink on a dot of this colour."""
    return INK if to_oklch(colour)[0] > 0.78 else MARK


def draw_dot(svg: Svg, name: str, x: float, y: float, r: float = DOT) -> None:
    """Draw an artist's mark: a dot in its colour with its shape; the clown's is white with a solid disc."""
    artist = ARTISTS[name]
    tones = ramp(artist.colour)
    with svg.at(x, y, r / DOT, weight=min(1, r / DOT * 1.2)):
        svg.fill(circle(1.5, 3.5, DOT + 3), "#2A1B14", 0.3)
        if name == "clown":
            svg.inked(circle(0, 0, DOT), MARK, tones.line)
            svg.inked(artist.mark, "#EA6A1E", tones.line, svg.fine * 0.6)
            return
        svg.inked(circle(0, 0, DOT), tones.base, tones.line)
        svg.stroke(curve([(-14, -8), (-8.5, -13.5), (-2, -16)]), tones.high, 3, 0.85)
        svg.fill(artist.mark, ink_on(artist.colour))


def _bolt(svg: Svg, colour: str) -> None:
    ink = ink_on(colour)
    svg.fill(poly("5,-22 -13,4 -2,4 -6,22 13,-5 2,-5 9,-22"), ink)


def _clock(svg: Svg, tones: Ramp) -> None:
    svg.inked(circle(0, 0, 17), MARK, tones.line, svg.fine)
    svg.stroke(curve("0,-11! 0,1! 8,6!"), tones.line, 5)


def draw_power(svg: Svg, artist: Artist, x: float, y: float) -> None:
    """Draw a side icon: a bolt for a power used at will, a clock for a permanent one."""
    tones = ramp(artist.colour)
    with svg.at(x, y):
        svg.fill(circle(2, 5, SIDE + 3.5), "#2A1B14", 0.32)
        svg.solid(circle(0, 0, SIDE), tones, svg.part, k=0.86)
        svg.stroke(circle(0, 0, SIDE - 6), tones.high, 2.2, 0.6)
        if artist.instant:
            _bolt(svg, artist.colour)
        else:
            _clock(svg, tones)


def draw_marks(svg: Svg, name: str) -> None:
    """Draw dots of the possible backs on top, and the power's icon on both sides."""
    artist, behind = ARTISTS[name], backs(name)
    for i, other in enumerate(behind):
        a = math.radians(-90 + STEP * (i - (len(behind) - 1) / 2))
        draw_dot(svg, other, MIDDLE + MARK_PATH * math.cos(a), MIDDLE + MARK_PATH * math.sin(a))
    for side in (-1, 1):
        draw_power(svg, artist, MIDDLE + side * MARK_PATH, MIDDLE)


def token(name: str, figure: Callable[[Svg], None]) -> Svg:
    """Return a token with its figure, drawn in the units of the canvas and cut to the field."""
    artist = ARTISTS[name]
    tones = ramp(artist.colour)
    svg = Svg(WIDTH, HEIGHT, weight=8)
    draw_slab(svg, tones)
    draw_field(svg, artist.colour, artist.beams)
    with svg.clipped(field_window()):
        figure(svg)
    draw_rim(svg, tones)
    draw_marks(svg, name)
    return svg


def marks(name: str) -> Svg:
    """Return only the marks, to be drawn again over a ring that covers the rim."""
    svg = Svg(WIDTH, HEIGHT, weight=8)
    draw_marks(svg, name)
    return svg


def edge() -> Svg:
    """Return a token from its side, in the middle of a flip."""
    svg = Svg(WIDTH, HEIGHT, weight=8)
    svg.shadow(MIDDLE + 10, 500, 70, 20, 0.45)
    top, high, half = MIDDLE - RADIUS, 2 * RADIUS + THICK, 24.0
    body = box(MIDDLE - half, top, 2 * half, high, 17)
    bands = [(0, "#FFF6DE"), (0.3, "#F0D8A8"), (0.31, "#B5743C"), (0.42, "#8A4E2A"), (0.58, "#8A4E2A")]
    paint = svg.linear(
        (MIDDLE - half, 0), (MIDDLE + half, 0), [*bands, (0.59, "#E2C590"), (0.8, "#CDAA72"), (1, "#A37B4A")]
    )
    svg.fill(body, paint)
    fall = svg.linear(
        (0, top),
        (0, top + high),
        [(0, "#FFFFFF", 0.3), (0.3, "#FFFFFF", 0), (0.65, "#3A1F14", 0), (1, "#3A1F14", 0.4)],
    )
    svg.fill(body, fall)
    svg.stroke(body, CREAM_RAMP.line, svg.mass)
    svg.stroke(curve([(MIDDLE - 15, top + 22), (MIDDLE - 15, top + 120)]), "#FFFFFF", 5, 0.85)
    return svg


def unknown() -> Svg:
    """Return an unknown side: slate with a question mark."""
    slate = ramp("#6B6478")
    svg = Svg(WIDTH, HEIGHT, weight=8)
    draw_slab(svg, slate)
    draw_field(svg, slate.base, slate.high)
    for r, width in ((150, 3.4), (136, 2)):
        svg.stroke(circle(MIDDLE, MIDDLE, r), slate.high, width, 0.5, "3 13")
    hook = curve("188,206 196,164 230,138 274,136 312,160 318,202 292,236 262,262 254,300!")
    for dx, dy, colour, width in ((5, 9, slate.line, 58), (0, 0, slate.line, 58), (0, 0, "#FFF3DA", 40)):
        with svg.at(dx, dy):
            svg.stroke(hook, colour, width, 0.4 if dx else None)
            svg.fill(circle(254, 356, width * 0.52), colour, 0.4 if dx else None)
    svg.stroke(curve("191,196 202,166 232,142"), "#FFFFFF", 7)
    draw_rim(svg, slate)
    return svg
