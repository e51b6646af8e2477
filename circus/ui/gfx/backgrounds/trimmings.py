"""Trimmings of a stage: twisted rope, fringe, tassels, brass posts and footlight shells."""

import math
from collections.abc import Sequence
from itertools import pairwise

from circus.ui.gfx.svg import filled, framed, lined, oval, path

ROPE, LIGHT, DARK, LINE = "#B98C48", "#E0C68E", "#6B4820", "#3E260E"
"""Dull brass: the only bright gold of the scene is its button."""
Point = tuple[float, float]


def through(points: Sequence[Point]) -> str:
    """Return a line through points as the text of an SVG path."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def rope(points: Sequence[Point], thick: float) -> str:
    """Return a twisted rope along a line, with a slanted stroke every 0.62 of its width."""
    line = through(points)
    parts = [path(line, lined(LINE, thick + 4)), path(line, lined(ROPE, thick))]
    carried = 0.0
    for start, end in pairwise(points):
        length = math.dist(start, end)
        if length:
            along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
            while carried < length:
                middle = (start[0] + along[0] * carried, start[1] + along[1] * carried)
                parts.append(_twist(middle, along, thick))
                carried += thick * 0.62
            carried -= length
    return "".join(parts)


def _twist(middle: Point, along: Point, thick: float) -> str:
    """Return one strand as SVG: a dark stroke across the rope, and a light one next to it."""
    x, y = middle
    half_x = (-along[1] * 0.4 - along[0] * 0.34) * thick
    half_y = (along[0] * 0.4 - along[1] * 0.34) * thick
    shift_x, shift_y = along[0] * thick * 0.17, along[1] * thick * 0.17
    dark = through([(x + half_x, y + half_y), (x - half_x, y - half_y)])
    light = through([(x + shift_x, y + shift_y), (x - half_x + shift_x, y - half_y + shift_y)])
    return path(dark, lined(DARK, thick * 0.15)) + path(light, lined(LIGHT, thick * 0.15))


def fringe(points: Sequence[Point], pitch: float = 8, length: float = 16) -> str:
    """Return short bullion strands hanging from a line."""
    strands = []
    for start, end in pairwise(points):
        count = max(1, round(math.dist(start, end) / pitch))
        for step in range(count):
            x = start[0] + (end[0] - start[0]) * step / count
            y = start[1] + (end[1] - start[1]) * step / count + 3
            line = f"M{x:.1f} {y:.1f} V{y + length:.1f}"
            strands.append(path(line, lined(DARK, 6.6)))
            strands.append(path(line, lined("#A37B3E" if step % 2 else "#8F6A34", 4)))
    return "".join(strands)


def tassel(x: float, y: float) -> str:
    """Return a knot and its skirt of threads, hanging from (x, y)."""
    skirt = f"M{x - 13} {y + 30} L{x - 20} {y + 84} Q{x} {y + 91} {x + 20} {y + 84} L{x + 13} {y + 30} Z"
    threads = "".join(
        path(
            f"M{x + step * 2.6:.1f} {y + 34} L{x + step * 4.4:.1f} {y + 84}",
            lined(LIGHT if step % 2 else DARK, 2.2, 0.75),
        )
        for step in range(-3, 4)
    )
    turns = (
        f"M{x - 13} {y + 15} Q{x} {y + 24} {x + 13} {y + 13} M{x - 15} {y + 8} Q{x} {y + 16} {x + 15} {y + 5}"
    )
    return (
        path(skirt, lined(LINE, 3.4, fill="#A67C3E"))
        + threads
        + framed(x - 15, y + 24, 30, 11, ROPE, LINE, 3, radius=5)
        + oval(x, y + 10, 18, 17, lined(LINE, 3.4, fill=ROPE))
        + path(turns, lined(DARK, 2.6))
        + path(f"M{x - 10} {y + 3} Q{x - 5} {y - 4} {x + 3} {y - 3}", lined("#F0DDB0", 3))
    )


def post(x: float, top: float, low: float) -> str:
    """Return a brass post with its foot at `low`: shaft, collar and ball."""
    edge = "#2E1B0A"
    shine = f"M{x - 34:.1f} {low - 1} Q{x - 10:.1f} {low - 9} {x + 14:.1f} {low - 7}"
    shade = (
        f"M{x - 12:.1f} {top - 11} A17 17 0 0 0 {x + 16:.1f} {top - 30} "
        f"A22 22 0 0 1 {x - 12:.1f} {top - 11} Z"
    )
    return (
        oval(x, low + 4, 44, 12, lined(edge, 3.4, fill=DARK))
        + oval(x, low, 42, 10.5, lined(edge, 3, fill=ROPE))
        + path(shine, lined(LIGHT, 2.6))
        + framed(x - 9, top, 18, low - top, ROPE, edge, 3.4)
        + framed(x - 5, top, 3.4, low - top - 3, LIGHT, LIGHT, 0.5)
        + path(f"M{x + 5:.1f} {top} V{low - 2}", lined(DARK, 4.6, 0.55))
        + framed(x - 13, top - 8, 26, 22, "#A87F40", edge, 3.2, radius=6)
        + path(f"M{x - 6:.1f} {top - 2} V{top + 8}", lined(LIGHT, 5, 0.8))
        + oval(x, top - 24, 19, 19, lined(edge, 3.4, fill=ROPE))
        + path(shade, filled(DARK, 0.6))
        + oval(x - 7, top - 31, 4.8, 4.2, filled("#F6E8C4"))
    )


def shell(x: float, y: float, reach: float = 54) -> str:
    """Return a footlight's scallop from behind, its hinge at (x, y)."""
    tones = ("#8F6A38", "#9C7642", "#AA834C", "#B48D55", "#A67E48", "#8C6736", "#74532A")
    lobes = []
    for step, tone in enumerate(tones):
        first, last = (math.pi * (1 + place / len(tones)) for place in (step, step + 1))
        start = f"{x + reach * math.cos(first):.1f} {y + reach * math.sin(first):.1f}"
        end = f"{x + reach * math.cos(last):.1f} {y + reach * math.sin(last):.1f}"
        round_end = f"A{reach / 4:.1f} {reach / 4:.1f} 0 0 1 {end}"
        lobes.append(path(f"M{x:.1f} {y:.1f} L{start} {round_end} Z", lined("#2E1B0A", 3, fill=tone)))
    glint = f"M{x - 30:.1f} {y - 36} Q{x - 18:.1f} {y - 50} {x - 2:.1f} {y - 52}"
    return "".join(lobes) + path(glint, lined("#E6CD98", 3))
