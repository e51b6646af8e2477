"""Portraits of the mobsters, 200 x 200 to be cut to a circle: calm, and greyed for eliminated ones."""

from collections.abc import Callable

from assets.drawing.clearing_house.bodies import FUR, draw_carnation
from assets.drawing.clearing_house.emblems import COLOURS
from assets.drawing.clearing_house.people import mobster
from assets.drawing.figures import draw_bust, draw_head
from assets.drawing.palette import from_oklch, ramp, to_oklch
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, box_window, curve, mirrored, scallops

SIZE = 200
PLACES = ((100, 112, 0.52), (96, 114, 0.52), (100, 110, 0.53), (100, 108, 0.53))
"""Position and scale of each face."""


def _greyed(colour: str) -> str:
    """Return a colour with most of its chroma removed, a little darker and warmer."""
    lightness, chroma, _ = to_oklch(colour)
    return from_oklch(0.06 + 0.8 * lightness, 0.012 + 0.12 * chroma, 40)


def draw_fur(svg: Svg) -> None:
    """Draw the lady's fur collar, in the units of a bust."""
    half = "30,110 66,104 100,118 124,154 132,210 96,226 60,222 30,238"
    svg.solid(scallops(f"0,116 {half} 0,246 {mirrored(half)}", 0.6), FUR, k=(0.9, 0.86))
    svg.fill(blob("-46,112! 46,112! 50,124 10,140 -40,130"), "#5A2A5E", 0.34)
    for x, y in ((-84, 152), (-48, 160), (-10, 166), (30, 160), (70, 152)):
        svg.stroke(curve([(x, y), (x + 4, y + 22)]), FUR.shade, svg.part)


def _buttonhole(svg: Svg) -> None:
    """Draw the carnation on the lapel."""
    draw_carnation(svg, 72, 158, 24)


EXTRAS: dict[int, Callable[[Svg], None]] = {0: _buttonhole, 1: draw_fur}


def portrait(index: int, mood: str = "calm") -> Svg:
    """Return a bust before its colour that fills the square."""
    svg = Svg(SIZE, SIZE, weight=3.4)
    tones = ramp(COLOURS[index])
    x, y, scale = PLACES[index]
    stops = [(0, tones.high), (0.55, tones.light), (1, tones.base)]
    svg.fill(box(0, 0, SIZE, SIZE), svg.radial((90, 80), 130, stops))
    svg.rays(box_window(0, 0, SIZE, SIZE), (100, 110), "#FFF6E0", 14, 0.2, turn=8)
    person = mobster(index, mood)
    with svg.at(x, y, scale, weight=0.95):
        window = box_window(-x / scale, -y / scale, SIZE / scale, SIZE / scale)
        draw_bust(svg, person, window)
        if index in EXTRAS:
            EXTRAS[index](svg)
        draw_head(svg, person)
    if mood == "out":
        svg.recolour(_greyed)
    return svg


def sprites() -> dict[str, Svg]:
    """Return every portrait by name."""
    alive = {f"portrait_{index + 1}": portrait(index) for index in range(4)}
    return alive | {f"portrait_{index + 1}_dead": portrait(index, "out") for index in range(4)}
