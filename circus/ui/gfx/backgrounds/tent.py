"""Cloth of a circus tent: striped roof, walls and the valance between them."""

import math

from circus.ui.gfx.easel import Easel
from circus.ui.gfx.svg import box, filled, lined, moved, path
from circus.ui.gfx.textures import CANVAS

RED = "#A9232A"
CREAM = "#EBD8B2"
STRIPE_U = 96
DARK = "#2A0A12"
Point = tuple[float, float]


def roof(easel: Easel, low: float, pole: Point, wedges: int = 46) -> None:
    """Draw striped canvas running up to the king pole, above height `low`.

    Each stripe has a fold of shade.
    """
    width = easel.units.width_u
    reach = math.hypot(max(pole[0], width - pole[0]), low - pole[1]) * 1.1
    step = math.pi / wedges
    parts = []
    for number in range(wedges):
        first = number * step
        parts += [
            _wedge(pole, reach, first, first + step, filled(RED if number % 2 else CREAM)),
            _wedge(pole, reach, first, first + step * 0.24, filled("#4A1016", 0.26)),
            _wedge(pole, reach, first + step * 0.7, first + step * 0.88, filled("#FFFFFF", 0.08)),
        ]
    easel.inlay("#FFFFFF", CANVAS, "".join(parts), (0, 0, width, low + 2), 21)


def _wedge(pole: Point, reach: float, first: float, last: float, style: str) -> str:
    x, y = pole
    ends = (f"{x + reach * math.cos(turn):.1f} {y + reach * math.sin(turn):.1f}" for turn in (first, last))
    return path(f"M{x:.1f} {y:.1f} L{' L'.join(ends)} Z", style)


def _stripes(width: float) -> list[tuple[float, bool]]:
    """Return the left edge of every stripe and whether it is red; a cream stripe is in the middle."""
    count = math.ceil(width / 2 / STRIPE_U - 0.5)
    start = width / 2 - STRIPE_U / 2 - STRIPE_U * count
    stripes = math.ceil((width - start) / STRIPE_U)
    return [(start + STRIPE_U * step, (step - count) % 2 == 1) for step in range(stripes)]


def walls(easel: Easel, top: float, low: float) -> None:
    """Draw hanging stripes behind the seats, darker than the roof, a soft fold in each."""
    height = low - top
    parts = []
    for left, red in _stripes(easel.units.width_u):
        parts += [
            box(left, top, STRIPE_U + 0.5, height, "#741820" if red else "#97876F"),
            box(left, top, 16, height, DARK, 0.3),
            box(left + 16, top, 14, height, DARK, 0.13),
            box(left + 62, top, 20, height, "#FFFFFF", 0.06),
        ]
    easel.inlay("#FFFFFF", CANVAS, "".join(parts), (0, top, easel.units.width_u, height), 22)


def valance(easel: Easel, top: float, depth: float = 70) -> None:
    """Draw a brass rail and the scalloped cloth hanging from it, with its shadow on the wall."""
    width = easel.units.width_u
    room = (0, top - 4, width, depth + 60)
    stripes = _stripes(width)
    shapes = "".join(path(_lobe(left, top, depth), filled("#FFFFFF")) for left, _ in stripes)
    easel.shadow(moved(shapes, 4, 16), room, 12, 0.5, "#1A0810")
    easel.vector("".join(_scallop(left, top, depth, red) for left, red in stripes), room)
    rail = (
        (8, 9, DARK, 0.35),
        (-8, 16, "#5D4018", 1),
        (-6.5, 12.5, "#A98144", 1),
        (-6.5, 4.5, "#D8B678", 1),
        (-4.6, 1.6, "#F3E0B4", 1),
        (3, 3, "#7E5B28", 1),
    )
    bands = (box(-10, top + place, width + 20, high, colour, alpha) for place, high, colour, alpha in rail)
    easel.vector("".join(bands), (0, top - 12, width, 40))


def _lobe(left: float, top: float, depth: float) -> str:
    right, side, tip = left + STRIPE_U, top + depth * 0.52, top + depth * 1.16
    ends = f"L{right:.1f} {top:.1f} L{right:.1f} {side:.1f}"
    return f"M{left:.1f} {top:.1f} {ends} C{right:.1f} {tip:.1f} {left:.1f} {tip:.1f} {left:.1f} {side:.1f} Z"


def _scallop(left: float, top: float, depth: float, red: bool) -> str:
    """Return one lobe with its outline, the shade of its folds and a shine at its lower left."""
    base, edge, light = (RED, "#5E0F18", "#D85A56") if red else (CREAM, "#8A6A48", "#FFFAEA")
    shine = (
        f"M{left + 8:.1f} {top + depth * 0.6:.1f} "
        f"Q{left + 18:.1f} {top + depth * 0.88:.1f} {left + 46:.1f} {top + depth * 0.92:.1f}"
    )
    folds = "".join(
        box(left + place, top, across, depth * 0.62, "#3A0A12", alpha)
        for place, across, alpha in ((0, 9, 0.26), (9, 9, 0.1), (86, 10, 0.16))
    )
    lobe = path(_lobe(left, top, depth), lined(edge, 3, fill=base))
    return lobe + path(shine, lined(light, 3, 0.6)) + folds


def spotlight(x: float, foot: tuple[float, float, float]) -> str:
    """Return a beam from a lamp under the roof at `x` down to a foot: its left, right and height."""
    left, right, low = foot
    arc = f"A{(right - left) / 2:.0f} {(right - left) * 0.14:.0f} 0 0 1 {left:.0f} {low:.0f}"
    return path(f"M{x - 26:.0f} -40 L{x + 28:.0f} -40 L{right:.0f} {low:.0f} {arc} Z", filled("#FFFFFF"))
