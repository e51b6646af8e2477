"""Board of Quel Cirque: painted cells on pale wood, blocks that fill gaps, and the parts of a frame.

Everything is 2 units of the canvas to one of the table: a cell is 264 square, the frame 56 wide.
"""

from assets.drawing.palette import PAPER, Ramp, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Shape, blob, box, box_window, circle, curve, poly, ring, star, together

CELL, GAP, RADIUS = 264, 10, 24
FRAME, THICK = 56, 18
FIELD = (GAP, GAP, CELL - 2 * GAP, CELL - 2 * GAP)
HOLE = (132, 96)
"""Middle of the hole in a cell that has one."""
BEECH = ramp("#E7BE84")
WALNUT = ramp("#9A6236")
POSTER_RED = ramp("#C33A36")
LINE = "#7A4630"
LANES = {
    "a": ("#F7D3BE", "#EFAE92"),
    "b": ("#F8EFDC", "#E2D2B4"),
    "c": ("#D3E8E0", "#92C6B9"),
    "d": ("#E6DAEF", "#BFA8D4"),
    "e": ("#D4E3F2", "#9DC0E0"),
}
"""Tints of each lane: a, b, c on the board of three lanes, d and e on wider ones."""
GRAIN = ((24, 5), (61, -4), (88, 6), (131, -6), (158, 4), (197, -5), (229, 5), (256, -3))
"""Lines of the grain: height and bend; both ends have the same height, so that cells join."""


def draw_grain(svg: Svg, tones: Ramp, length: float, height: float, strength: float = 0.55) -> None:
    """Draw grain from end to end of a horizontal piece."""
    for y, bend in GRAIN:
        if y < height:
            dots = [(-4, y), (length * 0.3, y + bend), (length * 0.7, y - bend * 0.6), (length + 4, y)]
            svg.stroke(curve(dots), tones.shade, 1.6 + y % 3, strength)
            lit = [(x, h + 3) for x, h in dots]
            svg.stroke(curve(lit), tones.light, 1.4, strength)


def _cell() -> Svg:
    svg = Svg(CELL, CELL, weight=5)
    svg.fill(box(0, 0, CELL, CELL), BEECH.base)
    draw_grain(svg, BEECH, CELL, CELL)
    svg.fill(box(GAP - 4, GAP - 4, CELL - 2 * GAP + 8, CELL - 2 * GAP + 9, RADIUS + 4), BEECH.light, 0.7)
    return svg


def _paint(svg: Svg, tones: Ramp, line: str) -> None:
    """Draw the painted field: light to shade, worn and lit at its edges."""
    x, y, w, h = FIELD
    field = box(x, y, w, h, RADIUS)
    stops = [(0, tones.light), (0.45, tones.base), (1, tones.shade)]
    svg.fill(field, svg.linear((x, y), (x + w, y + h), stops))
    svg.fill(field, tones.base, 0.55)
    svg.fill(ring(field, box(x, y, w - 6, h - 7, RADIUS - 2)), tones.deep, 0.32)
    svg.stroke(curve([(x + 10, y + h - 40), (x + 10, y + 30), (x + 15, y + 16), (x + 30, y + 10),
                      (x + w - 44, y + 10)]), "#FFFFFF", 4, 0.55)  # fmt: skip
    svg.stroke(field, line, svg.mass)


def plain(lane: str, dark: bool) -> Svg:
    """Return a cell of a lane in its light or its dark tint."""
    svg = _cell()
    tones = ramp(LANES[lane][int(dark)], LINE)
    _paint(svg, tones, mix(LINE, tones.base, 0.12))
    x, y, w, h = FIELD
    inner = box(x + 20, y + 20, w - 40, h - 40, 14)
    svg.stroke(inner, tones.deep, 3, 0.28)
    if dark:
        svg.fill(star(132, 138, 62, inner=0.46), tones.light, 0.5)
        svg.stroke(star(132, 138, 62, inner=0.46), tones.deep, 2.5, 0.22)
    else:
        corners = [star(a, b, 11, 4, 0.36) for a in (46, 218) for b in (46, 218)]
        svg.fill(together(*corners), tones.deep, 0.34)
    return svg


def start(turn: float) -> Svg:
    """Return a cell where a clown starts, its arrow turned by degrees (0 points right)."""
    svg = _cell()
    _paint(svg, POSTER_RED, POSTER_RED.line)
    x, y, w, h = FIELD
    svg.stroke(box(x + 17, y + 17, w - 34, h - 34, 14), "#F7E3C0", 3.5, 0.9)
    svg.fill(circle(132, 132, 80), POSTER_RED.shade, 0.6)
    svg.stroke(circle(132, 132, 80), "#F7E8C9", 6, dash="17 15")
    with svg.at(132, 132, turn=turn):
        arrow = "-40,-44! 54,0! -40,44! -18,0!"
        with svg.at(0, 0, turn=-turn), svg.at(4, 6, turn=turn):
            svg.fill(blob(arrow), POSTER_RED.line, 0.5)
        svg.inked(blob(arrow), "#FFF0D2", POSTER_RED.line, svg.part)
    return svg


def last() -> Svg:
    """Return the cell of the last hole: a sunburst and bulbs around the hole, a strip for six stars."""
    svg = _cell()
    _paint(svg, POSTER_RED, POSTER_RED.line)
    x, y, w, h = FIELD
    sun = (x + 20, y + 20, w - 40, h - 40)
    svg.fill(box(*sun, 12), svg.radial(HOLE, 170, [(0, "#FFF9E8"), (0.6, "#F9E6C3"), (1, "#EBCB98")]))
    svg.rays(box_window(*sun, 12), HOLE, "#C9403B", 16, 0.95, turn=5.6)
    svg.stroke(box(*sun, 12), POSTER_RED.line, 4)
    steps = [34 + 35.2 * i for i in range(6)]
    bulbs = [(a, y + step) for step in steps for a in (x + 10.0, x + w - 10.0)]
    bulbs += [(x + step, b) for step in steps for b in (y + 10.0, y + h - 10.0)]
    svg.fill(together(*(circle(a + 1, b + 2, 6.5) for a, b in bulbs)), POSTER_RED.line, 0.6)
    svg.fill(together(*(circle(a, b, 5.6) for a, b in bulbs)), "#FFF3CF")
    svg.fill(together(*(circle(a - 1.5, b - 1.5, 2.2) for a, b in bulbs)), "#FFFFFF")
    strip = box(20, 166, 224, 48, 24)
    svg.fill(box(24, 172, 224, 48, 24), POSTER_RED.line, 0.4)
    svg.inked(strip, PAPER, POSTER_RED.line, svg.mass)
    return svg


def gap() -> Svg:
    """Return a block of walnut where the board has no cell: it cannot be entered."""
    svg = Svg(CELL, CELL, weight=5)
    svg.fill(box(0, 0, CELL, CELL), WALNUT.shade)
    block = box(4, 4, CELL - 8, CELL - 8, 14)
    stops = [(0, WALNUT.light), (0.5, WALNUT.base), (1, WALNUT.shade)]
    svg.fill(block, svg.linear((0, 0), (CELL, CELL), stops))
    draw_grain(svg, WALNUT, CELL, CELL, 0.5)
    svg.fill(ring(block, box(14, 14, CELL - 36, CELL - 38, 10)), WALNUT.deep, 0.3)
    svg.stroke(curve("16,230 16,26 26,16 226,16"), WALNUT.high, 5, 0.6)
    svg.stroke(block, WALNUT.line, svg.mass)
    carved = star(132, 138, 74, inner=0.46)
    with svg.at(4, 5):
        svg.stroke(carved, WALNUT.high, 5, 0.8)
    svg.inked(carved, WALNUT.deep, WALNUT.line, svg.part)
    svg.within(carved, mix(WALNUT.deep, WALNUT.shade, 0.6), (0.86, 0.86), (0.62, 0.66))
    for a in (36, 228):
        for b in (36, 228):
            svg.inked(circle(a, b, 8), WALNUT.light, WALNUT.line, 3)
            svg.stroke(poly([(a - 4, b - 4), (a + 4, b + 4)], closed=False), WALNUT.line, 2.5)
    return svg


def _draw_frame(svg: Svg, width: float, height: float) -> None:
    """Draw a whole frame with its thickness below; the canvas cuts out parts of it."""
    outer, inner = box(0, 0, width, height, 44), box(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 6)
    with svg.at(0, THICK):
        svg.inked(ring(_inset(width, height, 3, 42), inner), WALNUT.deep, WALNUT.line, 6)
    svg.fill(ring(outer, inner), WALNUT.base)
    svg.fill(ring(outer, _inset(width, height, 9, 44, 2, 3)), WALNUT.light)
    svg.fill(ring(outer, _inset(width, height, 7, 44, -3, -4)), WALNUT.shade)
    svg.fill(ring(_inset(width, height, 10, 36), _inset(width, height, 34, 22)), WALNUT.base)
    svg.stroke(_inset(width, height, 34, 22), WALNUT.deep, 5)
    svg.stroke(_inset(width, height, 38, 20), WALNUT.light, 3, 0.9)
    svg.stroke(_inset(width, height, 12, 34), WALNUT.high, 3, 0.45)
    svg.fill(ring(_inset(width, height, FRAME - 9, 10), inner), WALNUT.deep)
    svg.stroke(inner, WALNUT.line, 5)
    svg.stroke(_inset(width, height, 3, 42), WALNUT.line, 6)
    for x in (24, width - 24):
        for y in (24, height - 24):
            svg.inked(circle(x, y, 8), WALNUT.high, WALNUT.line, 3)
            svg.fill(circle(x + 1.5, y + 2, 4), WALNUT.shade)


def _inset(width: float, height: float, by: float, radius: float, dx: float = 0, dy: float = 0) -> Shape:
    return box(by + dx, by + dy, width - 2 * by, height - 2 * by, radius)


def _frame_part(x: float, y: float, width: float, height: float) -> Svg:
    """Return a piece of the frame of a board of 3 x 3 cells, cut out by its canvas."""
    svg = Svg(width, height, weight=5)
    whole = 3 * CELL + 2 * FRAME
    with svg.at(-x, -y):
        _draw_frame(svg, whole, whole)
    return svg


def frame() -> dict[str, Svg]:
    """Return four corners and four edges one cell long; those at the bottom show the frame's thickness."""
    far, middle, low = FRAME + 3 * CELL, FRAME + CELL, FRAME + THICK
    parts = {
        "frame_corner_nw": (0, 0, FRAME, FRAME),
        "frame_corner_ne": (far, 0, FRAME, FRAME),
        "frame_corner_sw": (0, far, FRAME, low),
        "frame_corner_se": (far, far, FRAME, low),
        "frame_edge_n": (middle, 0, CELL, FRAME),
        "frame_edge_s": (middle, far, CELL, low),
        "frame_edge_w": (0, middle, FRAME, CELL),
        "frame_edge_e": (far, middle, FRAME, CELL),
    }
    pictures = {name: _frame_part(*where) for name, where in parts.items()}
    for side in "nswe":
        _edge_grain(pictures[f"frame_edge_{side}"], 0, 0, upright=side in "we")
    return pictures


def whole_board(columns: int, rows: int) -> Svg:
    """Return a frame with its wooden bed in one piece, on which cells are placed without seams."""
    width, height = columns * CELL + 2 * FRAME, rows * CELL + 2 * FRAME
    svg = Svg(width, height + THICK, weight=5)
    svg.fill(box(FRAME - 2, FRAME - 2, width - 2 * FRAME + 4, height - 2 * FRAME + 4), BEECH.base)
    _draw_frame(svg, width, height)
    for x in range(FRAME, int(width) - FRAME, CELL):
        _edge_grain(svg, x, 0, upright=False)
        _edge_grain(svg, x, height - FRAME, upright=False)
    for y in range(FRAME, int(height) - FRAME, CELL):
        _edge_grain(svg, 0, y, upright=True)
        _edge_grain(svg, width - FRAME, y, upright=True)
    return svg


def _edge_grain(svg: Svg, x: float, y: float, upright: bool) -> None:
    """Draw grain along an edge one cell long, the same at both ends."""
    for across, bend in ((17, 2.5), (24, -2), (29, 1.5)):
        along = [(0.0, 0.0), (80.0, bend), (180.0, -bend), (float(CELL), 0.0)]
        dots = [(x + across + b, y + a) if upright else (x + a, y + across + b) for a, b in along]
        svg.stroke(curve(dots), WALNUT.shade, 2, 0.7)


def board() -> dict[str, Svg]:
    """Return all cells and parts of the frame by name."""
    pictures = {"cell_start": start(0), "cell_start_up": start(-90), "cell_last": last(), "cell_gap": gap()}
    for lane in LANES:
        pictures[f"cell_plain_{lane}"] = plain(lane, dark=False)
        pictures[f"cell_plain_{lane}_dark"] = plain(lane, dark=True)
    for columns, rows in ((8, 3), (3, 8), (12, 5), (5, 12)):
        pictures[f"board_{columns}x{rows}"] = whole_board(columns, rows)
    return pictures | frame()


def star_mark() -> Svg:
    """Return a star below a hole: one point."""
    svg = Svg(64, 64, weight=4.5)
    tones = ramp("#B5282E")
    form = star(32, 34, 28, inner=0.5)
    svg.fill(star(34, 37, 28, inner=0.5), tones.line, 0.35)
    svg.solid(form, tones, k=0.8, anchor=(0.42, 0.42))
    svg.stroke(curve("19,29 27,27 30,18"), tones.high, 3, 0.9)
    return svg
