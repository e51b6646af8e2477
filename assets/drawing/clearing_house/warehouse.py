"""Warehouse board: concrete floor, walls, crates, barrels, pallets, shelf and forklift, from above."""

import math

from assets.drawing.palette import Ramp, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, oval, poly, together

PLANK = ramp("#A8733F", "#3E2413")
PALE = ramp("#C09A68", "#4A2E1A")
DRUM = ramp("#3E6E8E", "#12283A")
STEEL = ramp("#8C97AC", "#1E2740")
CONCRETE = "#80808C"
BRICK = ramp("#7A4C48", "#2A1620")
LIFT = ramp("#D9692E", "#4A1C0E")
TYRE = ramp("#3A3844", "#14121C")


def _speck(i: int, j: int) -> float:
    return math.modf(abs(math.sin(i * 127.1 + j * 311.7) * 43758.5453))[0]


def concrete() -> Svg:
    """Return two poured slabs a side, speckled (no mark that repeats in every cell), 132 x 132."""
    svg = Svg(132, 132, weight=2)
    svg.fill(box(0, 0, 132, 132), CONCRETE)
    for i in range(2):
        for j in range(2):
            tone = mix(CONCRETE, "#FFF4E0" if (i + j) % 2 else "#2A2A3E", 0.06)
            svg.fill(box(66 * i + 1, 66 * j + 1, 64, 64, 2), tone)
            svg.stroke(
                poly(
                    [(66 * i + 2.4, 66 * j + 62), (66 * i + 2.4, 66 * j + 2.4), (66 * i + 62, 66 * j + 2.4)],
                    closed=False,
                ),
                "#FFF6E8",
                1.2,
                0.22,
            )
    dots = [circle(132 * _speck(i, 1), 132 * _speck(i, 2), 0.7 + 1.1 * _speck(i, 3)) for i in range(34)]
    svg.fill(together(*dots), "#2C2C3C", 0.28)
    return svg


def _planks(svg: Svg, x: float, y: float, width: float, height: float, count: int, tones: Ramp) -> None:
    step = width / count
    for i in range(count):
        left = x + step * i
        tone = mix(tones.base, tones.light if i % 2 else tones.shade, 0.35)
        svg.inked(box(left + 0.8, y, step - 1.6, height, 2), tone, tones.line, svg.fine)
        svg.stroke(
            curve(
                [
                    (left + step * 0.4, y + 6),
                    (left + step * 0.55, y + height / 2),
                    (left + step * 0.4, y + height - 6),
                ]
            ),
            tones.deep,
            1.2,
            0.5,
        )
        svg.stroke(curve([(left + 3, y + 3), (left + 3, y + height - 4)]), tones.high, 1.4, 0.5)


def crate() -> Svg:
    """Return a nailed crate with a little of its front side visible, 120 x 124."""
    svg = Svg(120, 124, weight=3.2)
    svg.shadow(68, 78, 62, 50, 0.6)
    svg.inked(
        box(8, 84, 100, 32, 4),
        svg.linear((0, 84), (0, 116), [(0, PLANK.shade), (1, PLANK.deep)]),
        PLANK.line,
        svg.mass,
    )
    for y in (95, 106):
        svg.stroke(curve([(10, y), (106, y)]), PLANK.line, svg.fine, 0.7)
    svg.inked(box(8, 6, 100, 88, 4), PLANK.deep, PLANK.line, svg.mass)
    _planks(svg, 11, 9, 94, 82, 5, PLANK)
    svg.solid(poly("20,16 30,9 102,76 100,90 88,90 14,24"), PLANK, svg.part, k=(0.96, 0.9))
    for x, y, width, height in ((8, 6, 100, 14), (8, 80, 100, 14), (8, 6, 14, 88), (94, 6, 14, 88)):
        tall = height > width
        svg.inked(
            box(x, y, width, height, 3),
            svg.linear(
                (x, y),
                (x + (width if tall else 0), y + (0 if tall else height)),
                [(0, PLANK.light), (0.6, PLANK.base), (1, PLANK.shade)],
            ),
            PLANK.line,
            svg.part,
        )
    for x in (15, 101):
        for y in (13, 87):
            svg.fill(circle(x, y, 2.4), "#2A1A12")
            svg.fill(circle(x - 0.7, y - 0.8, 0.9), "#D9C6A8")
    return svg


def barrel() -> Svg:
    """Return an oil drum, its lid to the viewer, 100 x 116."""
    svg = Svg(100, 116, weight=3)
    svg.shadow(58, 80, 46, 34, 0.6)
    svg.inked(
        blob("9,46! 91,46! 91,84 78,104 50,110 22,104 9,84"),
        svg.linear((9, 0), (91, 0), [(0, DRUM.base), (0.2, DRUM.light), (0.55, DRUM.base), (1, DRUM.deep)]),
        DRUM.line,
        svg.mass,
    )
    for y in (62, 80):
        rib = [(10, y), (24, y + 17), (50, y + 23), (76, y + 17), (90, y)]
        svg.stroke(curve(rib), DRUM.line, svg.fine, 0.8)
        svg.stroke(curve([(13, y + 7), (26, y + 20), (46, y + 26)]), DRUM.high, 1.6, 0.5)
    svg.inked(oval(50, 46, 41, 36), DRUM.light, DRUM.line, svg.mass)
    svg.inked(
        oval(50, 47, 34, 29.5),
        svg.radial((38, 34), 50, [(0, DRUM.light), (0.5, DRUM.base), (1, DRUM.shade)]),
        DRUM.line,
        svg.part,
    )
    svg.ball(34, 36, 6, STEEL, svg.fine)
    svg.inked(circle(66, 60, 4), STEEL.shade, STEEL.line, svg.fine)
    svg.stroke(curve("14,40 22,24 38,15"), DRUM.high, 2.6, 0.9)
    return svg


def pallet() -> Svg:
    """Return an empty pallet, 124 x 116."""
    svg = Svg(124, 116, weight=3)
    svg.shadow(68, 66, 62, 50, 0.5)
    for y in (10, 50, 90):
        svg.inked(box(6, y + 4, 110, 14, 3), PALE.deep, PALE.line, svg.part)
    step = 110 / 6
    for i in range(6):
        x = 6 + step * i
        svg.inked(
            box(x + 1, 6, step - 4, 102, 3),
            svg.linear((x, 0), (x + step, 0), [(0, PALE.light), (0.5, PALE.base), (1, PALE.shade)]),
            PALE.line,
            svg.part,
        )
        svg.stroke(curve([(x + 6, 14), (x + 8, 54), (x + 6, 98)]), PALE.deep, 1.2, 0.6)
        for y in (16, 56, 96):
            svg.fill(together(circle(x + 5, y, 1.4), circle(x + step - 7, y, 1.4)), "#3A2616")
    return svg


def shelf() -> Svg:
    """Return a rack with two rows of boxes, 136 x 112."""
    svg = Svg(136, 112, weight=3)
    svg.shadow(76, 70, 66, 46, 0.6)
    svg.inked(box(8, 8, 118, 94, 4), "#2A3048", STEEL.line, svg.mass)
    rows = (
        (17, ((15, 38, "#B98A56"), (56, 26, "#8E5E46"), (85, 35, "#B98A56"))),
        (60, ((15, 28, "#5F7F74"), (46, 42, "#B98A56"), (91, 29, "#A3563C"))),
    )
    for y, goods in rows:
        for x, width, colour in goods:
            tones = ramp(colour)
            svg.solid(box(x, y, width, 34, 3), tones, svg.part, k=(0.92, 0.86))
            svg.fill(box(x + width / 2 - 3.5, y + 1.5, 7, 31), tones.high, 0.5)
            svg.stroke(curve([(x + 4, y + 4), (x + width - 8, y + 4)]), tones.high, svg.fine, 0.7)
    for y in (5, 49, 93):
        svg.tube(box(4, y, 126, 10, 4), STEEL, ((0, y), (0, y + 10)), svg.part)
    for x in (3, 121):
        stops = [(0, STEEL.light), (0.5, STEEL.base), (1, STEEL.shade)]
        svg.inked(box(x, 3, 11, 104, 3), svg.linear((x, 0), (x + 11, 0), stops), STEEL.line, svg.part)
        svg.fill(together(*(circle(x + 5.5, y, 1.7) for y in (10, 54, 98))), STEEL.line)
    return svg


def forklift() -> Svg:
    """Return a forklift, its fork to the left, 210 x 130."""
    svg = Svg(210, 130, weight=3)
    svg.shadow(120, 74, 92, 52, 0.6)
    for y in (42, 82):
        svg.tube(
            poly([(6, y - 4), (12, y - 5), (84, y - 5), (84, y + 5), (12, y + 5), (6, y + 4)]),
            STEEL,
            ((0, y - 5), (0, y + 5)),
            svg.part,
        )
    for x, y, width in ((88, 12, 38), (88, 100, 38), (156, 16, 32), (156, 98, 32)):
        svg.solid(box(x, y, width, 18, 7), TYRE, svg.part, k=(0.9, 0.8))
    svg.inked(
        box(76, 26, 14, 74, 4),
        svg.linear((76, 0), (90, 0), [(0, STEEL.light), (1, STEEL.shade)]),
        STEEL.line,
        svg.part,
    )
    svg.solid(blob("90,24! 150,22 186,28 198,44 200,63 198,82 186,98 150,104 90,102!"), LIFT, k=(0.93, 0.88))
    svg.inked(box(158, 34, 34, 58, 10), LIFT.shade, LIFT.line, svg.part)
    for y in (46, 56, 66, 76):
        svg.stroke(curve([(166, y), (184, y)]), LIFT.deep, svg.part)
    svg.inked(box(98, 32, 56, 62, 8), "#2A2430", LIFT.line, svg.part)
    svg.solid(box(126, 46, 24, 34, 8), ramp("#5A5468"), svg.part)
    svg.stroke(oval(112, 63, 7, 11), STEEL.base, svg.part)
    for y in (38, 88):
        svg.tube(box(94, y - 4, 66, 8, 4), LIFT, ((0, y - 4), (0, y + 4)), svg.part)
    for x in (106, 128, 148):
        svg.inked(box(x, 34, 5, 58, 2), LIFT.light, LIFT.line, svg.fine)
    svg.stroke(curve("96,28 140,27 176,31"), LIFT.high, 2.4, 0.8)
    svg.ball(178, 34, 6, ramp("#E8A13A"), svg.part)
    return svg


def wall(across: bool) -> Svg:
    """Return an inner brick wall between two cells, from above, 132 x 20 or 20 x 132."""
    svg = Svg(132, 20, weight=2.4) if across else Svg(20, 132, weight=2.4)
    width, height = svg.width, svg.height
    svg.fill(box(2, 3, width - 3, height - 4, 3), "#100C18", 0.5)
    svg.inked(box(1.2, 1.2, width - 4, height - 4, 3), BRICK.shade, BRICK.line, svg.mass)
    for i in range(6):
        tone = mix(BRICK.base, BRICK.light, 0.6 * _speck(i, 5))
        at = 3.5 + 20.8 * i
        form = box(at, 3.5, 19, 11.5, 2) if across else box(3.5, at, 11.5, 19, 2)
        svg.fill(form, tone)
        lit = curve([(at + 2, 5), (at + 16, 5)]) if across else curve([(5, at + 2), (5, at + 16)])
        svg.stroke(lit, BRICK.high, 1.3, 0.6)
    return svg


def sprites() -> dict[str, Svg]:
    """Return the warehouse by name."""
    return {
        "floor_concrete": concrete(), "crate": crate(), "barrel": barrel(), "pallet": pallet(), "shelf": shelf(),
        "forklift": forklift(), "wall_h": wall(across=True), "wall_v": wall(across=False),
    }  # fmt: skip
