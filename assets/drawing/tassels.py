"""Tassels: dull brass, never the gold that marks possible actions."""

from assets.drawing.palette import BRASS, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, together

DULL = ramp(BRASS, "#4E3416")


def draw_tassel(svg: Svg, x: float, y: float, size: float) -> None:
    """Draw a tassel hanging from (x, y), `size` high."""
    with svg.at(x, y, size / 150):
        skirt = "-19,62! 19,62! 33,138! 20,146 0,149 -20,146 -33,138!"
        svg.tube(blob(skirt), DULL, ((-30, 0), (30, 0)))
        threads = [curve([(4.6 * i, 66), (8.4 * i, 142 - abs(i))]) for i in (-3, -2, -1, 0, 1, 2, 3)]
        svg.stroke(together(*threads), DULL.line, svg.fine, 0.75)
        svg.solid(circle(0, 26, 25), DULL)
        svg.stroke(together(curve("-22,20 0,32 22,18"), curve("-18,34 0,44 20,32")), DULL.shade, svg.part)
        svg.shine("-14,14 -6,7 2,6", DULL, svg.part)
        svg.tube(box(-20, 48, 40, 18, 7), DULL, ((-20, 0), (20, 0)))
