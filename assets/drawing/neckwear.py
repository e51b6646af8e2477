"""Neckwear, and the sheriff's badge, in the units and origin of `faces`."""

from collections.abc import Callable

from assets.drawing.palette import TIN, WHITE, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, circle, curve, scallops, star, together


def _bandana(svg: Svg, tones: Ramp) -> None:
    svg.solid(blob("-76,92! -40,110 0,114 40,110 76,92! 80,112 54,150 4,206! -50,150 -80,112"), tones, svg.mass,
              k=(0.9, 0.85), anchor=(0.36, 0.1))  # fmt: skip
    dots = [
        circle(x, y, 5)
        for x, y in ((-50, 122), (-22, 134), (10, 128), (42, 124), (-4, 158), (24, 154), (4, 182))
    ]
    svg.fill(together(*dots), WHITE, 0.92)


def _knot(svg: Svg, tones: Ramp) -> None:
    svg.solid(blob("-70,94! -30,112 30,112 70,94! 76,120 36,142 -36,142 -76,120"), tones, svg.mass)
    for points in ("0,136! -40,176 -30,206! -8,180", "4,136! 40,170 40,202! 12,182"):
        svg.solid(blob(points), tones, svg.part)
    svg.inked(circle(2, 136, 14), tones.light, tones.line, svg.part)


def _bow_tie(svg: Svg, tones: Ramp) -> None:
    for points in ("0,136! -30,108 -58,112 -54,158 -30,162", "0,136! 30,108 58,112 54,158 30,162"):
        svg.solid(blob(points), tones, svg.part)
    svg.inked(circle(0, 136, 13), tones.light, tones.line, svg.part)


def _string_tie(svg: Svg, tones: Ramp) -> None:
    for points in ("-6,140 -14,176 -24,206", "6,140 12,178 8,212"):
        svg.stroke(curve(points), tones.line, 2 * svg.part)
        svg.stroke(curve(points), tones.base, svg.part)
    svg.ball(0, 138, 14, ramp(TIN), svg.part)


def _tie(svg: Svg, tones: Ramp) -> None:
    svg.solid(blob("-16,150! 16,150! 26,230 0,262! -26,230"), tones, svg.part)
    svg.solid(blob("-18,128! 18,128! 12,154! -12,154!"), tones, svg.part)


def _ruff(svg: Svg, tones: Ramp) -> None:
    top = [(x, 104 + abs(x) * -0.05) for x in range(-96, 97, 24)]
    low = [
        (118, 128),
        (104, 156),
        (72, 168),
        (36, 176),
        (0, 180),
        (-36, 176),
        (-72, 168),
        (-104, 156),
        (-118, 128),
    ]
    svg.solid(scallops([*top, *low], 0.58), tones)
    for x in (-78, -40, 0, 40, 78):
        svg.stroke(curve([(x * 0.7, 122), (x, 160)]), tones.shade, svg.part)


def _beads(svg: Svg, tones: Ramp) -> None:
    for i in range(-4, 5):
        svg.ball(16 * i, 158 - 2.2 * i * i, 9, tones, svg.fine)


NECKS: dict[str, Callable[[Svg, Ramp], None]] = {
    "bandana": _bandana, "knot": _knot, "bow_tie": _bow_tie, "string_tie": _string_tie, "tie": _tie,
    "ruff": _ruff, "beads": _beads,
}  # fmt: skip


NARROW = ("bow_tie", "string_tie", "tie")
"""Neck pieces no wider than the neck."""


def draw_badge(svg: Svg, x: float, y: float, r: float) -> None:
    """Draw a sheriff's six-pointed star of tin with balls on its tips (never gold)."""
    tones = ramp("#B9C1CD")
    form = star(x, y, r, 6, 0.6)
    svg.fill(star(x + 0.09 * r, y + 0.15 * r, 1.12 * r, 6, 0.66), "#141A2B", 0.3)
    tips = [circle(*tip, 0.15 * r) for tip in form.outline[::2]]
    svg.inked(together(*tips), tones.light, tones.line, svg.fine)
    svg.solid(form, tones, svg.part, k=0.84)
    svg.inked(circle(x, y, 0.4 * r), tones.light, tones.line, svg.fine)
    svg.fill(star(x, y, 0.28 * r, 5), tones.deep)
    svg.stroke(curve([(x - 0.5 * r, y - 0.2 * r), (x - 0.36 * r, y - 0.4 * r)]), "#FFFFFF", svg.fine)
