"""Eyes: direction of the look, lids, lashes and winks (units and origin of `faces`)."""

import math
from dataclasses import dataclass

from assets.drawing.palette import INK, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Shape, circle, curve, oval, pair


@dataclass(frozen=True)
class Eyes:
    """Pair of eyes: distance from the middle, size, direction, and how far lids are down (0-1)."""

    dx: float = 37
    y: float = -14
    rx: float = 19
    ry: float = 25
    look: tuple[float, float] = (1, 4)
    lids: tuple[float, float] = (0, 0)
    slant: float = 0
    """Degrees by which the lids fall outward (sad, positive) or inward (angry, negative)."""
    lower: float = 0
    """Fraction (0-1) by which the lower lids are up: a squint, a smile."""
    iris: str = "#6B4423"
    pupil: float = 0.66
    lashes: bool = False
    wink: str = ""
    """Shut eye: `left` or `right` (of the picture) winks, `both` sleep."""
    shadow: str = ""
    """Colour of painted lids; the skin's own shade if empty."""


PLAIN_EYES = Eyes()


def _cap(x: float, y: float, rx: float, ry: float, start: float, end: float) -> Shape:
    """Return the part of an oval above (or beside) the chord between two of its angles, clockwise."""
    a, b = math.radians(start), math.radians(end)
    first, last = (x + rx * math.cos(a), y + ry * math.sin(a)), (x + rx * math.cos(b), y + ry * math.sin(b))
    wide = 1 if (end - start) % 360 > 180 else 0
    arc = f"A{rx:g} {ry:g} 0 {wide} 1 {pair(last)}"
    return Shape(f"M{pair(first)}{arc}Z", (first, last))


def _shut_eye(svg: Svg, x: float, eyes: Eyes, skin: Ramp) -> None:
    y, rx = eyes.y, eyes.rx * 1.2
    if eyes.wink == "both":
        svg.stroke(curve([(x - rx, y), (x, y + 11), (x + rx, y)]), skin.line, svg.mass)
        svg.stroke(curve([(x - 0.8 * rx, y - 12), (x, y - 6), (x + 0.8 * rx, y - 12)]), skin.shade, svg.part)
        return
    svg.stroke(curve([(x - rx, y + 6), (x, y - 8), (x + rx, y + 6)]), skin.line, svg.mass)
    svg.stroke(curve([(x - 0.7 * rx, y + 16), (x, y + 10), (x + 0.7 * rx, y + 16)]), skin.shade, svg.part)


def _lids(svg: Svg, x: float, side: int, eyes: Eyes, skin: Ramp) -> None:
    drop = eyes.lids[0 if side < 0 else 1]
    paint = ramp(eyes.shadow).base if eyes.shadow else skin.shade
    if drop > 0:
        level = math.degrees(math.asin(max(min(2 * drop - 1, 1), -1)))
        tilt = eyes.slant * side
        cap = _cap(x, eyes.y, eyes.rx, eyes.ry, 180 - level - tilt, 360 + level - tilt)
        svg.inked(cap, paint, skin.line, svg.part)
    if eyes.lower > 0:
        level = math.degrees(math.asin(1 - 2 * eyes.lower))
        svg.inked(_cap(x, eyes.y, eyes.rx, eyes.ry, level, 180 - level), skin.base, skin.line, svg.fine)


def draw_eye(svg: Svg, side: int, eyes: Eyes, skin: Ramp) -> None:
    """Draw one eye, `side` -1 left or 1 right of the picture."""
    x, y, rx, ry = side * eyes.dx, eyes.y, eyes.rx, eyes.ry
    if eyes.wink in ("both", "left" if side < 0 else "right"):
        _shut_eye(svg, x, eyes, skin)
        return
    svg.fill(oval(x, y, rx, ry), "#FFFDF6")
    svg.fill(_cap(x, y, rx, ry, 205, 335), skin.deep, 0.22)
    px, py = x + eyes.look[0], y + eyes.look[1]
    pr, ps = rx * eyes.pupil, ry * eyes.pupil * 0.94
    svg.inked(oval(px, py, pr, ps), eyes.iris, "#22150F", 0.16 * rx)
    svg.fill(oval(px + 0.04 * rx, py - 0.03 * ry, pr * 0.62, ps * 0.66), "#1A100C")
    svg.fill(circle(px - 0.36 * pr, py - 0.4 * ps, 0.27 * rx), "#FFFFFF")
    svg.fill(circle(px + 0.4 * pr, py + 0.42 * ps, 0.13 * rx), "#FFFFFF", 0.85)
    _lids(svg, x, side, eyes, skin)
    svg.stroke(oval(x, y, rx, ry), skin.line, svg.part)
    if eyes.lashes:
        lash = [(x - side * rx * 0.8, y - ry * 0.75), (x + side * rx * 0.2, y - ry * 1.06)]
        svg.stroke(curve([*lash, (x + side * rx * 1.05, y - ry * 0.5)]), INK, svg.mass)
        for up, out in ((0.5, 0.45), (0.86, 0.3)):
            start = (x + side * rx * (1.02 - 0.25 * (up - 0.5)), y - ry * up)
            svg.stroke(curve([start, (start[0] + side * rx * out, start[1] - ry * out * 0.8)]), INK, svg.part)


def draw_eyes(svg: Svg, eyes: Eyes, skin: Ramp) -> None:
    """Draw both eyes."""
    for side in (-1, 1):
        draw_eye(svg, side, eyes, skin)
