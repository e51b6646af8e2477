"""Cards of Clearing House, 200 x 290: frame, lit field, empty name plate, back, and the eight kinds."""

from assets.drawing.clearing_house.emblems import draw_emblem
from assets.drawing.clearing_house.pictures import PICTURES
from assets.drawing.clearing_house.violence import VIOLENCE
from assets.drawing.palette import PAPER, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, box_window, circle, curve, poly

WIDTH, HEIGHT = 200, 290
PANEL = (13.0, 13.0, 174.0, 216.0)
WINDOW = box_window(*PANEL, 10)
FIELDS = {
    "move": "#1F8A80",
    "double_move": "#2F7FC6",
    "abduct": "#6B3F8E",
    "armor": "#4C6E9E",
    "attack": "#C22F36",
    "ranged_attack": "#C9602C",
    "ambush": "#4A943C",
    "intervene": "#2B4288",
}
"""Colour of each kind; the pictures differ without it too."""
BACK = "#2B3A6E"


def _stock(svg: Svg, colour: str) -> None:
    line = ramp(colour).line
    shine = svg.linear((0, 0), (WIDTH, HEIGHT), [(0, "#FFFCF2"), (0.6, PAPER), (1, "#E6D5B4")])
    svg.inked(box(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 17), shine, line, svg.mass)


def _field(svg: Svg, colour: str) -> None:
    tones = ramp(colour)
    stops = [(0, tones.light), (0.55, tones.base), (1, tones.shade)]
    svg.fill(box(*PANEL, 10), svg.radial((96, 108), 160, stops))
    svg.rays(WINDOW, (100, 122), tones.high, 16, 0.22, turn=6)


def _plate(svg: Svg, colour: str) -> None:
    """Draw the empty banner for the name."""
    tones = ramp(mix(colour, "#141A2B", 0.2))
    form = poly("6,257 13,233 187,233 194,257 187,282 13,282")
    svg.fill(blob("10,262! 17,239! 190,239! 197,262! 190,286! 17,286!"), tones.line, 0.3)
    svg.inked(form, svg.linear((0, 233), (0, 282), [(0, tones.base), (1, tones.shade)]), tones.line, svg.mass)
    svg.stroke(curve("17,239.5! 183,239.5!"), tones.light, 2.6, 0.9)


def card(kind: str) -> Svg:
    """Return a card with its picture; the program writes the name on the plate."""
    svg = Svg(WIDTH, HEIGHT, weight=4)
    colour = FIELDS[kind]
    _stock(svg, colour)
    _field(svg, colour)
    with svg.clipped(WINDOW):
        (PICTURES | VIOLENCE)[kind](svg)
    svg.stroke(box(*PANEL, 10), ramp(colour).line, svg.mass)
    _plate(svg, colour)
    return svg


def back() -> Svg:
    """Return the back: the mansion's keyhole on a field of diamonds, the four emblems in the corners."""
    svg = Svg(WIDTH, HEIGHT, weight=4)
    tones = ramp(BACK)
    _stock(svg, BACK)
    svg.inked(
        box(13, 13, 174, 264, 10),
        svg.radial((100, 130), 190, [(0, tones.light), (0.6, tones.base), (1, tones.shade)]),
        tones.line,
        svg.mass,
    )
    window = box_window(15, 15, 170, 260, 9)
    with svg.clipped(window):
        for x in range(-160, 360, 29):
            svg.stroke(curve([(x, 15), (x + 150, 275)]), tones.high, 1.3, 0.28)
            svg.stroke(curve([(x + 150, 15), (x, 275)]), tones.high, 1.3, 0.28)
    svg.stroke(box(22, 22, 156, 246, 6), "#F2DFBC", 2, 0.85)
    svg.fill(circle(103, 151, 50), tones.line, 0.45)
    paper = ramp(PAPER, "#2A2440", "#DCC9A4")
    svg.solid(circle(100, 145, 48), paper, k=0.93)
    svg.stroke(circle(100, 145, 40), tones.base, 3)
    svg.inked(
        blob("100,117 115,122 119,136 110,148! 119,174! 81,174! 90,148! 81,136 85,122"),
        tones.deep,
        tones.line,
        svg.part,
    )
    svg.stroke(curve("91,128 95,123 101,122"), tones.high, 2.4, 0.7)
    for index, (x, y) in enumerate(((46, 48), (154, 48), (154, 242), (46, 242))):
        draw_emblem(svg, index, x, y, 15, 2.6)
    return svg


def sprites() -> dict[str, Svg]:
    """Return all cards by name."""
    return {"card_back": back()} | {f"card_{kind}": card(kind) for kind in FIELDS}
