"""Icon of the program: a striped tent in the night, plain enough for sixteen pixels."""

from assets.drawing.palette import CREAM, GOLD, NAVY, RED, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, curve, oval, poly, star

_TENT = "128,52! 150,92 186,122 232,136! 222,226! 34,226! 24,136! 70,122 106,92"
_STRIPES = (
    "128,52! 106,92 70,122 24,136! 66,136! 94,112 116,84",
    "128,52! 122,90 114,116 106,136! 150,136! 142,116 134,90",
    "128,52! 140,84 162,112 190,136! 232,136! 186,122 150,92",
)
"""Outline of the roof, from its top."""


def app_icon() -> Svg:
    """Return the icon of window and package, 256 x 256."""
    svg = Svg(256, 256, weight=7)
    night, cloth, red = ramp(NAVY), ramp(CREAM), ramp(RED)
    glow = svg.radial((128, 150), 150, [(0, "#3D5A9A"), (0.6, night.base), (1, "#131A33")])
    svg.fill(box(4, 4, 248, 248, 54), glow)
    svg.stroke(curve("128,52 128,16"), "#2A1414", 9)
    svg.inked(blob("130,14! 152,16 172,24! 154,32 130,38!"), GOLD, "#5A1018", 5)
    svg.fill(blob(_TENT), cloth.base)
    for stripe in _STRIPES:
        svg.fill(blob(stripe), red.base)
    for left in (32, 108, 184):
        svg.fill(poly(f"{left},150 {left + 40},150 {left + 39},226 {left + 1},226"), red.base)
    svg.fill(blob("128,150! 112,196 92,226! 164,226! 144,196"), "#2A1430")
    svg.fill(star(128, 204, 17), GOLD)
    for number in range(6):
        paint = cloth.light if number % 2 else red.base
        svg.inked(oval(45.5 + 33 * number, 143, 17, 14), paint, "#3A1016", 4)
    svg.inked(blob("24,136! 30,128 128,126 226,128 232,136! 228,146 128,144 28,146"), GOLD, "#3A1016", 4)
    svg.stroke(blob(_TENT), "#3A1016", 7)
    return svg
