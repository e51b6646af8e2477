"""Ring of a circus: sawdust, the padded curb around it, and the crowd in the dark behind."""

import math
import random

from circus.ui.gfx.easel import Easel
from circus.ui.gfx.svg import box, filled, lined, oval, path
from circus.ui.gfx.textures import Grain

DUST = (Grain(1.5, 1.5, 0.11), Grain(6, 1.7, 0.06), Grain(420, 260, 0.06))
SEAM = "#3B0A12"
CROWD = ("#5A3A4C", "#4A2E41", "#3A2335", "#2C192B", "#20111F")
"""Tones of the rows, from the back to the front."""
Ellipse = tuple[float, float, float, float]
Point = tuple[float, float]


def star(x: float, y: float, reach: float, style: str, flat: float = 1.0) -> str:
    """Return a five-pointed star as SVG; `flat` multiplies its height."""
    points = []
    for step in range(10):
        length = reach if step % 2 == 0 else reach * 0.45
        angle = math.pi * (step / 5 - 0.5)
        points.append(f"{x + length * math.cos(angle):.1f} {y + length * flat * math.sin(angle):.1f}")
    return path(f"M{' L'.join(points)} Z", style)


def sawdust(easel: Easel, ring: Ellipse, colour: str) -> None:
    """Paint the floor of the ring, cut to an ellipse given by centre and half axes, with single shavings."""
    x, y, across, along = ring
    top = max(0.0, y - along)
    room = (0.0, top, easel.units.width_u, easel.units.height_u - top)
    easel.inlay(colour, DUST, oval(x, y, across, along, filled("#FFFFFF")), room, 11)
    chance = random.Random(3)
    marks = []
    for _ in range(420):
        left, height = chance.uniform(0, room[2]), chance.uniform(top, easel.units.height_u)
        lean, length = chance.uniform(-2.2, 2.2), chance.uniform(3, 8)
        tone = chance.choice(("#FFE9BC", "#FFE9BC", "#6B4820"))
        if ((left - x) / across) ** 2 + ((height - y) / along) ** 2 < 0.93:
            curl = f"q{length / 2:.1f} {lean:.1f} {length:.1f} {-lean:.1f}"
            marks.append(path(f"M{left:.1f} {height:.1f} {curl}", lined(tone, 1.6, 0.4)))
    easel.vector("".join(marks), room)


class Curb:
    """Fence of the ring: padded panels in red and cream along an ellipse."""

    def __init__(self, ring: Ellipse, height: float, *, upright: bool) -> None:
        """Store the ellipse and the curb's breadth `height`.

        `upright` is its view from the ring, else from above.
        """
        self._ring = ring
        self._height = height
        self._upright = upright

    def drawn(self, panel: float, span: tuple[float, float] = (0, 360), stars: float = 0) -> str:
        """Return the panels between two angles, `panel` degrees each.

        `stars` is their size on the red ones.
        """
        steps = round((span[1] - span[0]) / panel)
        parts = [
            self._panel(span[0] + step * panel, span[0] + (step + 1) * panel, step % 2 == 0, stars)
            for step in range(steps)
        ]
        edges = ((0, 4.5, SEAM), (self._height, 9, SEAM), (self._height + 1, 4.6, "#8E1D25"))
        for out, thick, colour in edges:
            trail = [self._point(span[0] + panel * step / 4, out) for step in range(steps * 4 + 1)]
            parts.append(path(_through(trail), f'fill="none" stroke="{colour}" stroke-width="{thick}"'))
        return "".join(parts)

    def silhouette(self, span: tuple[float, float]) -> str:
        """Return its whole area between two angles."""
        return self._area(span[0], span[1], 0, self._height * 1.3, filled("#FFFFFF"), 60)

    def _point(self, degrees: float, out: float) -> Point:
        x, y, across, along = self._ring
        turn = math.radians(degrees)
        if self._upright:
            return x + across * math.cos(turn), y + along * math.sin(turn) - out
        return x + (across + out) * math.cos(turn), y + (along + out) * math.sin(turn)

    def _area(self, first: float, last: float, low: float, high: float, style: str, steps: int = 4) -> str:
        angles = [first + (last - first) * step / steps for step in range(steps + 1)]
        inner = [self._point(angle, low) for angle in angles]
        outer = [self._point(angle, high) for angle in reversed(angles)]
        return path(_through(inner + outer) + " Z", style)

    def _panel(self, first: float, last: float, red: bool, stars: float) -> str:
        """Return one cushion: its colour, shade at its foot, light near its top, a seam at its side."""
        base, low, high = ("#A5242B", "#74131C", "#C8474A") if red else ("#E6D3AE", "#BDA27B", "#FBEFD3")
        height = self._height
        badge = ""
        if red and stars:
            badge = star(*self._point((first + last) / 2, height * 0.47), stars, filled("#F1E0BB"), 0.9)
        seam = _through([self._point(first, 0), self._point(first, height)])
        return (
            self._area(first, last, 0, height, filled(base))
            + self._area(first, last, 0, height * 0.26, filled(low))
            + self._area(first, last, height * 0.72, height * 0.86, filled(high, 0.75))
            + badge
            + path(seam, lined(SEAM, 2.2))
        )


def _through(points: list[Point]) -> str:
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def crowd(easel: Easel, top: float, rows: int, pitch: float = 24, *, jubilant: bool = False) -> None:
    """Draw rows of heads and shoulders in the dark, each darker and larger than the one behind it."""
    chance = random.Random(7)
    width = easel.units.width_u
    tones = CROWD[-min(rows, len(CROWD)) :]
    parts = []
    for row in range(rows):
        tone, size, base = tones[min(row, len(tones) - 1)], 13.5 + row * 2.2, top + row * pitch
        left = -chance.uniform(0, 30)
        while left < width + 40:
            parts.append(_person(left, base + chance.uniform(-5, 5), size, tone, chance))
            if jubilant and chance.random() < 0.42:
                parts.append(_arms(left, base, size, tone, chance))
            left += size * chance.uniform(2.15, 2.75)
        parts.append(box(-10, base + size * 1.9, width + 20, pitch * 3, tone))
    easel.vector("".join(parts), (0, top - 70, width, rows * pitch + 140))


def _person(x: float, y: float, size: float, tone: str, chance: random.Random) -> str:
    """Return a head and shoulders as SVG, sometimes with a party hat, a brimmed hat or bunches."""
    style = filled(tone)
    wide, low, neck = size * 1.35, y + size * 2.4, y + size * 0.8
    shoulders = (
        f"M{x - wide:.1f} {low:.1f} "
        f"C{x - wide:.1f} {neck:.1f} {x - size * 0.5:.1f} {neck:.1f} {x:.1f} {neck:.1f} "
        f"C{x + size * 0.5:.1f} {neck:.1f} {x + wide:.1f} {neck:.1f} {x + wide:.1f} {low:.1f} Z"
    )
    body = path(shoulders, style) + oval(x, y, size * 0.82, size, style)
    kind = chance.random()
    if kind < 0.13:
        foot, tip = y - size * 0.62, y - size * 2.2
        cone = f"M{x - size * 0.62:.1f} {foot:.1f} L{x + 2:.1f} {tip:.1f} L{x + size * 0.62:.1f} {foot:.1f} Z"
        return body + path(cone, style)
    if kind < 0.26:
        crown = box(x - size * 0.72, y - size * 1.35, size * 1.44, size * 0.85, tone, radius=size * 0.4)
        return body + oval(x, y - size * 0.55, size * 1.3, size * 0.26, style) + crown
    if kind < 0.36:
        bunches = (oval(x + side * size * 0.8, y - 3, size * 0.4, size * 0.5, style) for side in (-1, 1))
        return body + "".join(bunches)
    return body


def _arms(x: float, y: float, size: float, tone: str, chance: random.Random) -> str:
    """Return both arms, raised."""
    parts = []
    for side in (-1, 1):
        hand = x + side * size * chance.uniform(1.2, 1.8)
        line = f"M{x + side * size:.1f} {y + size * 1.5:.1f} L{hand:.1f} {y - size * 1.5:.1f}"
        parts.append(path(line, lined(tone, size * 0.5)))
    return "".join(parts)
