"""Mobsters as standing figures on round bases, 200 x 260, feet at (100, 228): calm, hurt and angry."""

import math
from contextlib import AbstractContextManager

from assets.drawing.clearing_house.bodies import BODIES, PROPS
from assets.drawing.clearing_house.emblems import COLOURS, draw_emblem
from assets.drawing.clearing_house.people import mobster
from assets.drawing.figures import draw_head
from assets.drawing.hair import draw_hair_back
from assets.drawing.palette import ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import curve, oval, poly, star

WIDTH, HEIGHT = 200, 260
HEADS = ((100, 88, 0.4), (99, 89, 0.385), (100, 85, 0.4), (100, 88, 0.405))
"""Position and scale of each head."""
LEANS = {"calm": 0.0, "hurt": -5.0, "angry": 4.0}
DUCKED = 10
"""Distance by which a head goes down between raised shoulders."""


def draw_base(svg: Svg, index: int) -> None:
    """Draw the round base in the mobster's colour, its upper side 230 below the top of the picture."""
    tones = ramp(COLOURS[index])
    svg.shadow(112, 245, 84, 14, 0.55)
    bow = [(math.radians(180 * i / 12)) for i in range(13)]
    edge = [(100 + 61 * math.cos(a), 241 + 15 * math.sin(a)) for a in bow]
    side = poly([(161, 230), *edge, (39, 230)])
    stops = [(0, tones.base), (0.45, tones.shade), (1, tones.deep)]
    svg.inked(side, svg.linear((39, 0), (161, 0), stops), tones.line, svg.mass)
    stops = [(0, tones.light), (0.5, tones.base), (1, tones.shade)]
    svg.inked(oval(100, 230, 61, 15.5), svg.linear((44, 214), (156, 246), stops), tones.line, svg.part)
    svg.stroke(oval(100, 230, 52, 11.5), tones.high, svg.fine, 0.6)
    svg.shadow(106, 230, 46, 10, 0.6)


def _leaning(svg: Svg, mood: str) -> AbstractContextManager[None]:
    return svg.at(100, 226, 1, LEANS[mood])


def _stars(svg: Svg) -> None:
    """Draw the stars of a mobster who has just been hit."""
    pale = ramp("#F4E9C8", "#5A3520")
    for x, y, r in ((20, 60, 11), (180, 42, 12), (186, 84, 7)):
        svg.inked(star(x, y, r, 5, 0.5, -70), pale.base, pale.line, svg.fine)
    for points in ("16,92 8,98", "34,36 28,26", "162,22 168,14"):
        svg.stroke(curve(points), pale.base, svg.part)


def figure(index: int, mood: str = "calm") -> Svg:
    """Return a mobster in a mood: `calm`, `hurt` or `angry`."""
    svg = Svg(WIDTH, HEIGHT, weight=3.5)
    person = mobster(index, mood)
    x, y, scale = HEADS[index]
    y += DUCKED if mood == "hurt" else 0
    draw_base(svg, index)
    if mood == "hurt":
        _stars(svg)
    with _leaning(svg, mood), svg.at(-100, -226):
        with svg.at(x, y, scale, weight=0.86):
            draw_hair_back(svg, *person.hair)
        BODIES[index](svg, mood)
        if mood == "angry":
            PROPS[index](svg, mood)
        with svg.at(x, y, scale, weight=0.86):
            draw_head(svg, person)
        if mood != "angry":
            PROPS[index](svg, mood)
    draw_emblem(svg, index, 100, 245, 12.5, svg.part)
    return svg


def sprites() -> dict[str, Svg]:
    """Return every figure by name."""
    pictures = {f"figure_{index + 1}": figure(index) for index in range(4)}
    for mood in ("hurt", "angry"):
        pictures |= {f"figure_{index + 1}_{mood}": figure(index, mood) for index in range(4)}
    return pictures
