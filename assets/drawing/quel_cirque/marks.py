"""Small furniture of the table of Quel Cirque: pennants, tray, chevrons, plus, paper chip, secret cards."""

from assets.drawing.palette import GOLD, PAPER, PAPER_RAMP, PLUM, TEAL, WOOD, ramp
from assets.drawing.pen import Svg
from assets.drawing.quel_cirque.symbols import TEAMS, Team, draw_flat, draw_symbol
from assets.drawing.shapes import (
    Shape,
    blob,
    box,
    box_window,
    circle,
    curve,
    oval,
    poly,
    ring,
    star,
    together,
)

HAIRLINE, PALE = "#7A4E0C", "#FFE7A0"
"""Edges of everything gold (possible actions): dark outside, pale inside."""


def pennant(team: Team) -> Svg:
    """Return the banner of a score: room for the number above (middle 136, 118), the symbol below it."""
    svg = Svg(272, 336)
    tones = team.tones
    cloth = "22,22! 250,22! 250,262! 136,322! 22,262!"
    svg.fill(blob("30,34! 258,34! 258,272! 144,332! 30,272!"), "#141A2B", 0.34)
    paint = svg.linear((22, 20), (250, 300), [(0, tones.light), (0.4, tones.base), (1, tones.shade)])
    svg.fill(blob(cloth), paint)
    folds = [poly("66,22 92,22 96,284 70,270"), poly("178,22 204,22 202,270 176,284")]
    svg.fill(together(*folds), tones.shade, 0.4)
    svg.stroke(poly("36,40 36,254 136,306 236,254 236,40", closed=False), tones.high, 4, 0.7, "15 11")
    svg.stroke(blob(cloth), tones.line, svg.mass)
    rod = ramp(WOOD)
    svg.tube(box(6, 10, 260, 26, 13), rod, ((0, 10), (0, 36)), svg.part)
    draw_flat(svg, team, 136, 236, 78, tones.line)
    return svg


def tray() -> Svg:
    """Return the round tray of the die: turned wood around felt."""
    svg = Svg(416, 416)
    wood, felt = ramp("#9A6236"), ramp(TEAL)
    svg.shadow(220, 232, 196, 184, 0.6)
    svg.fill(circle(208, 214, 190), wood.deep)
    svg.stroke(circle(208, 214, 190), wood.line, svg.mass)
    stops = [(0, wood.high), (0.25, wood.light), (0.55, wood.base), (1, wood.shade)]
    svg.inked(circle(208, 202, 190), svg.linear((60, 50), (350, 360), stops), wood.line, svg.mass)
    for r, opacity in ((180, 0.4), (172, 0.5), (161, 0.35)):
        svg.stroke(circle(208, 202, r), wood.shade, 2.5, opacity)
    svg.stroke(circle(208, 202, 183), wood.high, 3, 0.5)
    inside = svg.radial((196, 190), 160, [(0, felt.light), (0.55, felt.base), (1, felt.deep)])
    svg.inked(circle(208, 202, 150), inside, wood.line, svg.mass)
    svg.fill(ring(circle(208, 202, 146), circle(214, 210, 136)), felt.line, 0.55)
    svg.stroke(circle(209, 204, 120), felt.high, 3.5, 0.5, "12 13")
    svg.stroke(star(209, 204, 74, inner=0.5), felt.light, 4, 0.35)
    studs = [(208 + 169 * x, 202 + 169 * y) for x, y in ((-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7))]
    for x, y in studs:
        svg.ball(x, y, 9, ramp("#B98C48"), 3)
    return svg


def chevrons() -> Svg:
    """Return two arrowheads to the right, for the border between cells of a path; to be turned."""
    svg = Svg(176, 176)
    gold = ramp(GOLD)
    for x in (20, 78):
        form = poly([(x, 26), (x + 30, 26), (x + 76, 88), (x + 30, 150), (x, 150), (x + 42, 88)])
        svg.stroke(form, HAIRLINE, 18)
        svg.fill(form, gold.base)
        svg.stroke(form, gold.base, 8)
        low = [(x, 150), (x + 30, 150), (x + 76, 88), (x + 62, 88), (x + 24, 140), (x + 7, 140)]
        svg.fill(poly(low), gold.shade)
        svg.stroke(poly([(x + 4, 27), (x + 28, 27), (x + 70, 85)], closed=False), PALE, 5)
    return svg


def slot_plus() -> Svg:
    """Return the mark over a socket to which a marble can be added."""
    svg = Svg(128, 128)
    gold = ramp(GOLD)
    svg.fill(circle(64, 64, 52), "#3A1622")
    svg.stroke(circle(64, 64, 53), HAIRLINE, 15)
    svg.stroke(circle(64, 64, 53), gold.base, 10)
    svg.stroke(curve("20,38 36,21 60,13"), PALE, 3.5)
    cross = "-9,-32! 9,-32! 9,-9! 32,-9! 32,9! 9,9! 9,32! -9,32! -9,9! -32,9! -32,-9! -9,-9!"
    with svg.at(64, 64):
        svg.inked(blob(cross), "#FFF3CF", "#7A4E0C", 6)
    return svg


def chip() -> Svg:
    """Return a slip of paper that points down at a hole; the program writes on it (104 x 64 at 4)."""
    svg = Svg(416, 256)
    outline = (
        "M40 10H376A28 28 0 0 1 404 38V166A28 28 0 0 1 376 194H240L208 242L176 194"
        "H40A28 28 0 0 1 12 166V38A28 28 0 0 1 40 10Z"
    )
    form = Shape(outline, ((12, 10), (404, 194)))
    with svg.at(6, 9):
        svg.fill(form, "#141A2B", 0.32)
    svg.solid(form, PAPER_RAMP, k=(0.98, 0.95), anchor=(0.4, 0.2))
    svg.stroke(curve("30,150 30,42 44,28 360,28"), "#FFFFFF", 6, 0.9)
    return svg


def _card() -> Svg:
    svg = Svg(220, 308, weight=6)
    for i in range(5):
        svg.fill(box(8 - i, 12 - i, 208 + 2 * i, 292 + 2 * i - i, 24 + i), "#141A2B", 0.06)
    svg.inked(box(5, 5, 204, 290, 24), PAPER, "#4E2E26", svg.mass)
    return svg


def secret_card(team: Team) -> Svg:
    """Return the face of the card with a seat's secret colour (secret clown)."""
    svg = _card()
    tones = team.tones
    field = svg.radial((107, 140), 180, [(0, tones.light), (0.6, tones.base), (1, tones.shade)])
    svg.inked(box(20, 20, 174, 260, 14), field, tones.line, svg.part)
    svg.rays(box_window(20, 20, 174, 260, 14), (107, 150), tones.high, 16, 0.3, turn=5)
    svg.fill(circle(112, 158, 66), tones.line, 0.35)
    svg.inked(circle(107, 150, 66), PAPER, tones.line, svg.mass)
    draw_symbol(svg, team, 107, 150, 92)
    for x, y in ((42, 44), (172, 256)):
        draw_flat(svg, team, x, y, 26, tones.line)
    return svg


def secret_back() -> Svg:
    """Return the back of these cards: a mask."""
    svg = _card()
    tones = ramp(PLUM)
    field = svg.radial((107, 140), 180, [(0, tones.light), (0.6, tones.base), (1, tones.shade)])
    svg.inked(box(20, 20, 174, 260, 14), field, tones.line, svg.part)
    svg.rays(box_window(20, 20, 174, 260, 14), (107, 150), tones.high, 16, 0.22, turn=5)
    mask = "0,-22 30,-36 66,-38 78,-18! 72,16 44,36 18,24 0,10 -18,24 -44,36 -72,16 -78,-18! -66,-38 -30,-36"
    with svg.at(107, 150):
        with svg.at(5, 8):
            svg.fill(blob(mask), tones.line, 0.5)
        svg.solid(blob(mask), ramp("#F7E8C9", "#4E2E26", "#D8BC96"), k=(0.92, 0.85))
        for side in (-1, 1):
            svg.inked(oval(side * 38, -4, 18, 12), tones.line, "#4E2E26", svg.fine)
    dots = [star(x, y, 10, inner=0.5) for x, y in ((46, 48), (168, 48), (46, 252), (168, 252))]
    svg.fill(together(*dots), "#F7E8C9")
    return svg


def marks() -> dict[str, Svg]:
    """Return all furniture by name."""
    pictures = {"tray": tray(), "chevrons": chevrons(), "slot_plus": slot_plus(), "chip": chip()}
    for team in TEAMS:
        pictures[f"pennant_{team.name}"] = pennant(team)
        pictures[f"card_{team.name}"] = secret_card(team)
    return pictures | {"card_back": secret_back()}
