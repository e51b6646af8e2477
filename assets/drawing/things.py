"""Small objects of the scenes: the mouse that is passed on, a pin, the badge of a choice, a tassel."""

from assets.drawing.palette import RED, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, oval, star
from assets.drawing.tassels import draw_tassel

TEAL_DARK = "#23605C"


def pin() -> Svg:
    """Return a red pin's head with its shadow, 40 x 44."""
    svg = Svg(40, 44, weight=3)
    svg.fill(oval(24, 30, 14, 10), "#141A2B", 0.34)
    svg.ball(18, 18, 14, ramp("#C8323A"), 3)
    return svg


def tick_badge() -> Svg:
    """Return the teal badge of a choice, 48 x 50."""
    svg = Svg(48, 50)
    tones = ramp(TEAL_DARK)
    svg.fill(circle(25.5, 27, 21), "#141A2B", 0.34)
    svg.inked(
        circle(24, 24, 20.5),
        svg.linear((10, 8), (38, 42), [(0, tones.light), (0.4, tones.base), (1, tones.shade)]),
        tones.line,
        3.2,
    )
    svg.stroke(curve("14,25! 21,32! 34,16!"), "#FFF6E0", 5.4)
    return svg


def mouse() -> Svg:
    """Return the mouse that is passed on, 140 x 180."""
    svg = Svg(140, 180, weight=5)
    tones = ramp("#F1EEE6", "#4E3A3A", "#CDC4C0")
    svg.shadow(78, 166, 52, 13, 0.4)
    svg.stroke(curve("72,44 74,22 92,18 104,26 118,10"), "#4E3A3A", 8)
    svg.stroke(curve("72,44 74,22 92,18 104,26 118,10"), "#9A8A88", 3)
    with svg.at(70, 102, turn=10):
        body = blob("0,-64 34,-52 46,-14 44,30 28,58 0,66 -28,58 -44,30 -46,-14 -34,-52")
        svg.solid(body, tones)
        svg.stroke(curve("-46,-12 0,-4 46,-12"), tones.line, 4)
        svg.stroke(curve("0,-62 0,-4"), tones.line, 4)
        svg.tube(box(-9, -44, 18, 32, 9), ramp(RED), ((-9, 0), (9, 0)), 3.6)
        svg.shine("-34,-24 -28,-44 -16,-54", tones, 5)
        svg.fill(star(0, 34, 14), "#CDC4C0")
    return svg


def tassel() -> Svg:
    """Return a tassel for the point where two swags meet."""
    svg = Svg(80, 156, weight=4.4)
    draw_tassel(svg, 40, 2, 150)
    return svg


def sprites() -> dict[str, Svg]:
    """Return all small objects by name."""
    return {"pin": pin(), "tick_badge": tick_badge(), "mouse": mouse(), "tassel": tassel()}
