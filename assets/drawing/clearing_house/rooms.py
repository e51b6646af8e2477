"""Floors and rugs of the mansion, from above: a cell is 132 wide, rugs cover several cells."""

import math
from collections.abc import Callable

from assets.drawing.palette import Ramp, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Shape, box, circle, curve, poly, star, together

CELL = 132
RUGS = {"diamond": "#A58F6B", "star": "#8B8071", "long": "#968262", "wide": "#85766A"}
"""Undyed wool: a rug in a player's colour would look like that player's ground."""
ROUND_RUG = "#AD9873"
SIZES = {"diamond": (240, 240), "star": (240, 240), "long": (240, 360), "wide": (360, 240)}


def _noise(i: int, j: int) -> float:
    """Return a constant pseudo-random number from 0 to 1."""
    return math.modf(abs(math.sin(i * 127.1 + j * 311.7) * 43758.5453))[0]


def checks(light: str, dark: str, joint: str) -> Svg:
    """Return sixteen tiles, slightly different, with worn joints."""
    svg = Svg(CELL, CELL, weight=2)
    svg.fill(box(0, 0, CELL, CELL), joint)
    for i in range(4):
        for j in range(4):
            base = light if (i + j) % 2 == 0 else dark
            tone = mix(base, "#FFF4DC" if _noise(i, j) > 0.5 else "#2A1B2E", 0.07 * _noise(j, i + 7))
            svg.fill(box(33 * i + 0.8, 33 * j + 0.8, 31.4, 31.4, 2), tone)
            svg.stroke(
                poly(
                    [(33 * i + 2.4, 33 * j + 30), (33 * i + 2.4, 33 * j + 2.4), (33 * i + 30, 33 * j + 2.4)],
                    closed=False,
                ),
                "#FFF6E0",
                1.1,
                0.22,
            )
            svg.stroke(
                poly(
                    [(33 * i + 3, 33 * j + 31), (33 * i + 31, 33 * j + 31), (33 * i + 31, 33 * j + 3)],
                    closed=False,
                ),
                "#2A1B2E",
                1.1,
                0.2,
            )
    return svg


def wood() -> Svg:
    """Return four planks with staggered ends, grain and nails."""
    svg = Svg(CELL, CELL, weight=2)
    for row in range(4):
        y = 33 * row
        for k, (x, width) in enumerate(((-60 + 37 * row % 66, 98), (38 + 37 * row % 66, 132))):
            left, right = max(x, 0), min(x + width, CELL)
            if right <= left:
                continue
            tone = mix("#8A5A36", "#5E3A24" if k else "#A26C42", 0.5 * _noise(row, k + 3))
            svg.fill(box(left, y, right - left, 33), tone)
            svg.stroke(curve([(left, y + 1.2), (right, y + 1.2)]), "#D9A878", 1.4, 0.3)
            for g in range(2):
                gy = y + 9 + 12 * g + 5 * _noise(row + k, g)
                svg.stroke(
                    curve(
                        [
                            (left + 5, gy),
                            (left + (right - left) * 0.5, gy + 3 * _noise(g, row) - 1),
                            (right - 6, gy + 1),
                        ]
                    ),
                    "#3E2416",
                    1.2,
                    0.32,
                )
            for nx in (left + 4, right - 4):
                svg.fill(circle(nx, y + 16, 1.3), "#34200F", 0.7)
            svg.stroke(curve([(right, y), (right, y + 33)]), "#3A2214", 1.5, 0.8)
        svg.stroke(curve([(0, y + 33), (CELL, y + 33)]), "#3A2214", 1.8, 0.85)
    return svg


def _rows(count: int, start: float, step: float) -> list[float]:
    return [start + step * i for i in range(count)]


def _squares(width: float, height: float, inset: float, size: float) -> Shape:
    """Return small squares along the border of a rug."""
    across, down = round((width - 2 * inset) / 17), round((height - 2 * inset) / 17)
    dots = [
        (inset + (width - 2 * inset) * i / across, y)
        for i in range(across + 1)
        for y in (inset, height - inset)
    ]
    dots += [
        (x, inset + (height - 2 * inset) * i / down) for i in range(1, down) for x in (inset, width - inset)
    ]
    return together(*(box(x - size / 2, y - size / 2, size, size) for x, y in dots))


def _fringe(svg: Svg, width: float, height: float, tones: Ramp) -> None:
    count = round(width / 8)
    threads = [curve([(6 + (width - 12) * i / count, y), (6 + (width - 12) * i / count + (1 if i % 2 else -1), y + d)])
               for i in range(count + 1) for y, d in ((9, -7), (height - 9, 7))]  # fmt: skip
    svg.stroke(together(*threads), mix(tones.high, "#F2DFBC", 0.5), 2.4, 0.9)


def _cloth(svg: Svg, width: float, height: float, tones: Ramp) -> None:
    svg.fill(box(9, 12, width - 12, height - 18, 5), "#120E1E", 0.4)
    _fringe(svg, width, height, tones)
    cloth = box(5, 9, width - 10, height - 18, 4)
    svg.inked(
        cloth,
        svg.linear((0, 0), (width, height), [(0, tones.light), (0.35, tones.base), (1, tones.shade)]),
        tones.line,
        2.6,
    )
    weave = [curve([(8, y), (width - 8, y)]) for y in _rows(int((height - 24) / 7), 14, 7)]
    svg.stroke(together(*weave), tones.deep, 1, 0.2)
    pale = mix(tones.high, "#F2DFBC", 0.45)
    for inset, line in ((15, 2.6), (21, 1.2), (43, 1.6)):
        svg.stroke(box(inset, inset + 3, width - 2 * inset, height - 2 * inset - 6, 3), pale, line, 0.5)
    svg.fill(_squares(width, height, 32, 7), pale, 0.46)


def _diamonds(svg: Svg, x: float, y: float, rx: float, ry: float, pale: str, tones: Ramp) -> None:
    for k, line in ((1, 3), (0.86, 1.6), (0.5, 2.4)):
        svg.stroke(
            poly([(x - rx * k, y), (x, y - ry * k), (x + rx * k, y), (x, y + ry * k)]), pale, line, 0.5
        )
    svg.fill(
        poly([(x - rx * 0.5, y), (x, y - ry * 0.5), (x + rx * 0.5, y), (x, y + ry * 0.5)]), tones.deep, 0.4
    )
    svg.fill(star(x, y, min(rx, ry) * 0.42, 8, 0.5), pale, 0.5)


def _star_ornament(svg: Svg, x: float, y: float, r: float, pale: str, tones: Ramp) -> None:
    svg.stroke(circle(x, y, r), pale, 2.6, 0.5)
    svg.stroke(circle(x, y, r * 0.9), pale, 1.2, 0.5)
    form = star(x, y, r * 0.84, 8, 0.5)
    svg.fill(form, tones.deep, 0.4)
    svg.stroke(form, pale, 2.6, 0.55)
    svg.fill(star(x, y, r * 0.34, 4, 0.4), pale, 0.5)


def rug(name: str) -> Svg:
    """Return a rug in its tone and size, its ornament pale enough for pieces to be visible."""
    width, height = SIZES[name]
    svg = Svg(width, height, weight=3)
    tones = ramp(RUGS[name])
    pale = mix(tones.high, "#F2DFBC", 0.45)
    _cloth(svg, width, height, tones)
    x, y = width / 2, height / 2
    if name == "star":
        _star_ornament(svg, x, y, 68, pale, tones)
    else:
        _diamonds(svg, x, y, width / 2 - 48, height / 2 - 48, pale, tones)
    for cx, cy in ((56, 56), (width - 56, 56), (width - 56, height - 56), (56, height - 56)):
        svg.stroke(star(cx, cy, 9, 4, 0.45, -45), pale, 1.8, 0.5)
    return svg


def round_rug() -> Svg:
    """Return the round rug of the hall, 240 x 240."""
    svg = Svg(240, 240, weight=3)
    tones = ramp(ROUND_RUG)
    pale = mix(tones.high, "#F2DFBC", 0.45)
    svg.fill(circle(124, 125, 113), "#120E1E", 0.4)
    threads = [
        curve([(120 + r * math.cos(a), 120 + r * math.sin(a)) for r in (108, 117)])
        for a in (math.tau * i / 72 for i in range(72))
    ]
    svg.stroke(together(*threads), mix(tones.high, "#F2DFBC", 0.5), 2.4, 0.9)
    stops = [(0, tones.light), (0.5, tones.base), (1, tones.shade)]
    svg.inked(circle(120, 120, 110), svg.radial((90, 84), 150, stops), tones.line, 2.6)
    for r in range(12, 108, 8):
        svg.stroke(circle(120, 120, r), tones.deep, 1, 0.18)
    for r, line in ((101, 2.8), (95, 1.2), (76, 1.6)):
        svg.stroke(circle(120, 120, r), pale, line, 0.5)
    svg.fill(
        together(
            *(
                star(120 + 85.5 * math.cos(a), 120 + 85.5 * math.sin(a), 6.4, 4, 0.6, math.degrees(a))
                for a in (math.tau * i / 26 for i in range(26))
            )
        ),
        pale,
        0.46,
    )
    _star_ornament(svg, 120, 120, 68, pale, tones)
    return svg


def sprites() -> dict[str, Svg]:
    """Return floors and rugs by name."""
    tiles: dict[str, Callable[[], Svg]] = {
        "floor_check_warm": lambda: checks("#CBB08A", "#B98866", "#7A5844"),
        "floor_check_cool": lambda: checks("#A9B2A8", "#8494A0", "#55606E"),
        "floor_wood": wood,
        "carpet_round": round_rug,
    }
    return {name: draw() for name, draw in tiles.items()} | {f"carpet_{name}": rug(name) for name in RUGS}
