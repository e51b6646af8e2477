"""Sheriff of the skulls: a cheerful skeleton in a black hat (units and origin of `faces`)."""

from collections.abc import Sequence

from assets.drawing.clothes import WEAR, Wear
from assets.drawing.hats import Hat, draw_hat
from assets.drawing.neckwear import NECKS, draw_badge
from assets.drawing.palette import CREAM, RED, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, blob, circle, curve, mirrored, oval

BONE = ramp("#F1EBDA", "#3A3440", "#CFC6BE")
SOCKET = "#2C2733"


def _skull(svg: Svg) -> None:
    jaw = "30,52 62,46 58,84 40,110"
    svg.solid(blob(f"0,50 {jaw} 0,118 {mirrored(jaw)}"), BONE, k=(0.9, 0.93))
    half = "52,-96 92,-58 97,-10 84,30 62,46 54,70 28,76"
    svg.solid(blob(f"0,-105 {half} 0,78 {mirrored(half)}"), BONE, k=(0.88, 0.94), anchor=(0.34, 0.36))
    svg.shine("-78,-26 -72,-48 -58,-66", BONE, svg.part)
    for side in (-1, 1):
        svg.stroke(curve([(side * 84, 34), (side * 66, 36), (side * 54, 46)]), BONE.shade, svg.part)


def _eye(svg: Svg, side: int, r: float) -> None:
    x, y = side * 41, -12
    svg.inked(blob([(x - 28, y - 8), (x, y - 31), (x + 28, y - 8), (x + 22, y + 24), (x - 4, y + 30), (x - 26, y + 18)]),
              SOCKET, BONE.line, svg.part)  # fmt: skip
    glow: list[tuple[float, str, float]] = [(0, "#FFF7DC", 1), (0.35, "#F4E6B8", 1), (1, "#F4E6B8", 0)]
    svg.fill(circle(x + 3, y + 3, 1.7 * r), svg.radial((x + 3, y + 3), 1.7 * r, glow))
    svg.fill(circle(x + 3, y + 3, 0.72 * r), "#FFFDF2")


def _grin(svg: Svg) -> None:
    form = blob("-50,60! -20,69 20,69 50,58! 46,84 22,96 -22,96 -46,84")
    svg.inked(form, "#FFFDF2", BONE.line, svg.part)
    svg.stroke(curve("-46,75 0,84 46,73"), BONE.line, svg.fine)
    for x in (-32, -16, 0, 16, 32):
        svg.stroke(curve([(x, 67 - 0.004 * x * x), (x * 0.96, 95 - 0.008 * x * x)]), BONE.line, svg.fine)
    svg.fill(blob("1,71 14,71 14,81 1,82"), "#9AA3B2")


def draw_coat(svg: Svg, window: Sequence[Point]) -> None:
    """Draw coat, kerchief and badge, cut to the window."""
    WEAR["coat"](svg, Wear("coat", "#4A4450", second=CREAM), window)
    NECKS["bandana"](svg, ramp(RED))
    with svg.at(-84, 220, weight=0.75):
        draw_badge(svg, 0, 0, 44)


def draw_skull(svg: Svg) -> None:
    """Draw skull and hat."""
    with svg.at(0, 90, 1, -3), svg.at(0, -90):
        _skull(svg)
        _eye(svg, -1, 13)
        _eye(svg, 1, 16)
        svg.inked(blob("0,14! 14,38 6,42 0,36! -6,42 -14,38"), SOCKET, BONE.line, svg.fine)
        _grin(svg)
        for points in ("-70,-52 -44,-62 -18,-46", "20,-56 46,-70 70,-58"):
            svg.stroke(curve(points), BONE.line, 1.3 * svg.mass)
        svg.stroke(curve("46,-96 38,-84 46,-78"), BONE.deep, svg.fine)
        svg.fill(oval(4, -66, 80, 13), BONE.deep, 0.35)
        draw_hat(svg, Hat("ranch", "#3D3844", band=RED, trim="teeth", tilt=5, lift=9))
