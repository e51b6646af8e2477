"""Marks of a face: freckles, scars, wrinkles, glasses and the like, drawn last, in the units of `faces`."""

from collections.abc import Callable

from assets.drawing.eyes import Eyes
from assets.drawing.palette import INK, Ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, circle, curve, mirrored, together


def _freckles(svg: Svg, eyes: Eyes, skin: Ramp) -> None:
    dots = [circle(side * x, y, 3.2) for side in (-1, 1) for x, y in ((46, 24), (58, 30), (50, 38), (68, 22))]
    svg.fill(together(*dots), skin.deep, 0.6)


def _scar(svg: Svg, eyes: Eyes, skin: Ramp) -> None:
    svg.stroke(curve("58,16 66,34 64,56"), skin.deep)
    for y in (26, 38, 50):
        svg.stroke(curve([(57, y + 2), (72, y - 2)]), skin.deep, svg.fine)


def _wrinkles(svg: Svg, eyes: Eyes, skin: Ramp) -> None:
    for side in (-1, 1):
        for dy in (-4, 6, 15):
            tip = [(side * 66, -10 + dy * 0.5), (side * 78, -12 + dy * 1.1)]
            svg.stroke(curve(tip), skin.shade, svg.part)
        svg.stroke(curve([(side * 30, 42), (side * 46, 54), (side * 48, 70)]), skin.shade, svg.part)


def _glasses(svg: Svg, eyes: Eyes, skin: Ramp) -> None:
    """Draw round lenses 12 wider than the eyes; they fit eyes that are far apart and a little small."""
    frame, r = "#5E4128", eyes.ry + 12
    for side in (-1, 1):
        x, y = side * eyes.dx, eyes.y + 1
        svg.fill(circle(x, y, r), "#F2FAFF", 0.12)
        svg.stroke(circle(x, y, r), frame)
        svg.stroke(
            curve([(x - 0.74 * r, y - 0.2 * r), (x - 0.4 * r, y - 0.66 * r)]), "#FFFFFF", svg.fine, 0.9
        )
        svg.stroke(curve([(side * (eyes.dx + r), y - 4), (side * 94, y - 10)]), frame)
    gap = max(eyes.dx - r, 2)
    svg.stroke(curve([(-gap, eyes.y - 4), (0, eyes.y - 9), (gap, eyes.y - 4)]), frame)


def _monocle(svg: Svg, eyes: Eyes, skin: Ramp) -> None:
    """Draw one lens on the right of the picture, with its cord."""
    frame, x, y, r = "#B7BEC9", eyes.dx, eyes.y + 1, eyes.ry + 9
    svg.stroke(curve([(x + r, y + 4), (x + r + 14, y + 42), (x + r + 2, y + 92)]), "#2E2028", svg.fine)
    svg.fill(circle(x, y, r), "#F2FAFF", 0.16)
    svg.stroke(circle(x, y, r), INK, 1.3 * svg.mass)
    svg.stroke(circle(x, y, r), frame, 0.7 * svg.mass)
    svg.stroke(curve([(x - 0.7 * r, y - 0.2 * r), (x - 0.36 * r, y - 0.64 * r)]), "#FFFFFF", svg.fine, 0.9)


def draw_stubble(svg: Svg, skin: Ramp) -> None:
    """Draw unshaven cheeks and chin, before the mouth."""
    half = "30,36 60,30 78,20 80,50 50,92"
    form = blob(f"0,44 {half} 0,101 {mirrored(half)}")
    svg.fill(form, skin.deep, 0.42)


def _mole(svg: Svg, eyes: Eyes, skin: Ramp) -> None:
    svg.fill(circle(44, 48, 5), INK)


def _earrings(svg: Svg, eyes: Eyes, skin: Ramp) -> None:
    for side in (-1, 1):
        svg.stroke(circle(side * 104, 36, 13), "#6B4820", 1.1 * svg.mass)
        svg.stroke(circle(side * 104, 36, 13), "#D9B878", 0.5 * svg.mass)


MARKS: dict[str, Callable[[Svg, Eyes, Ramp], None]] = {
    "freckles": _freckles, "scar": _scar, "wrinkles": _wrinkles,
    "glasses": _glasses, "mole": _mole, "earrings": _earrings, "monocle": _monocle,
}  # fmt: skip
