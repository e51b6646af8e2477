"""Objects on the saloon table: chips, badge, rope, lantern, mug, cartridges."""

import math

from assets.drawing.neckwear import draw_badge
from assets.drawing.palette import BRASS, PAPER, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, oval, star, together

CHIPS = {"red": "#B5282E", "blue": "#34689E", "black": "#3E3A46", "green": "#3F7D4A"}


def _chip(svg: Svg, x: float, y: float, colour: str, thick: float = 9) -> None:
    """Draw a flat chip, its edge below; the middle is left free."""
    tones = ramp(colour)
    for dy in range(int(thick), 0, -3):
        svg.inked(circle(x, y + dy, 50), tones.deep, tones.line, svg.part)
    for angle in (50, 90, 130):
        a = math.radians(angle)
        rim = (x + 49 * math.cos(a), y + 49 * math.sin(a))
        svg.stroke(curve([rim, (rim[0], rim[1] + thick - 5)]), PAPER, 10)
    svg.solid(circle(x, y, 50), tones, 0, k=0.93)
    for i in range(8):
        a, b = math.radians(45 * i + 12), math.radians(45 * i + 33)
        arc = [(x + 43 * math.cos(t), y + 43 * math.sin(t)) for t in (a, (a + b) / 2, b)]
        svg.stroke(curve(arc), PAPER, 11)
    svg.stroke(circle(x, y, 50), tones.line, svg.mass)
    svg.inked(circle(x, y, 34), tones.light, tones.line, svg.part)
    svg.stroke(circle(x, y, 28), PAPER, 2.4, dash="2 5")


def chips() -> Svg:
    """Return a small heap: one stack, and one chip leaning on it."""
    svg = Svg(220, 190, weight=4.5)
    svg.shadow(100, 118, 100, 62, 0.5)
    _chip(svg, 74, 110, CHIPS["blue"])
    for level, colour in enumerate(("red", "red", "black", "red")):
        _chip(svg, 142, 112 - 14 * level, CHIPS[colour], 13)
    svg.inked(star(142, 71, 19), PAPER, ramp(CHIPS["red"]).line, 3)
    svg.inked(star(74, 111, 19), PAPER, ramp(CHIPS["blue"]).line, 3)
    return svg


def badge() -> Svg:
    """Return the sheriff's badge of tin."""
    svg = Svg(160, 160, weight=5)
    svg.shadow(88, 94, 72, 66, 0.45)
    draw_badge(svg, 80, 78, 62)
    return svg


def rope() -> Svg:
    """Return a coil of rope from above, its end hanging loose."""
    svg = Svg(240, 220, weight=5)
    svg.shadow(124, 122, 108, 92, 0.5)
    coils = [oval(112, 108 - i * 2, 88 - 19 * i, 78 - 17 * i) for i in range(4)]
    tail = curve("30,140 24,178 70,200 120,190 168,204 214,194")
    for line in (tail, *coils):
        svg.stroke(line, "#4E2E16", 20)
        svg.stroke(line, "#C08F50", 14)
        svg.stroke(line, "#8A6332", 14, 0.75, dash="0.1 17")
        svg.stroke(line, "#EED3A0", 4, 0.7, dash="7 10")
    svg.inked(blob("206,184 222,186 222,202 206,204"), "#8A2A2E", "#3D1216", 4)
    return svg


def lantern() -> Svg:
    """Return a lit stable lantern on the table."""
    svg = Svg(180, 260, weight=5)
    iron = ramp("#5C4A42")
    glow = [(0, "#FFE9B0", 0.75), (0.5, "#FFD98A", 0.3), (1, "#FFD98A", 0.0)]
    svg.shadow(100, 232, 74, 18, 0.5)
    svg.fill(circle(90, 130, 88), svg.radial((90, 130), 88, glow))
    svg.stroke(curve("44,84 40,20 90,8 140,20 136,84"), iron.line, 9)
    svg.stroke(curve("44,84 40,20 90,8 140,20 136,84"), iron.light, 3.4)
    glass = svg.radial((88, 136), 62, [(0, "#FFFDEE"), (0.4, "#FFE9A8"), (1, "#E8A860")])
    svg.inked(blob("58,84! 122,84! 138,130 122,186! 58,186! 42,130"), glass, iron.line, svg.mass)
    svg.fill(blob("90,108 102,138 98,164 90,172 82,164 78,138"), "#F58A2E")
    svg.fill(blob("90,132 96,152 90,166 84,152"), "#FFF6C8")
    for points in ("52,92 36,130 54,182", "128,92 144,130 126,182"):
        svg.stroke(curve(points), iron.line, 7)
    svg.stroke(curve("60,104 53,130 58,156"), "#FFFFFF", 5, 0.8)
    svg.solid(blob("50,68! 74,50 106,50 130,68! 126,90! 54,90!"), iron, k=(0.9, 0.8))
    svg.solid(box(76, 34, 28, 20, 6), iron, svg.part)
    svg.solid(blob("52,182! 128,182! 136,204 140,232! 40,232! 44,204"), iron, k=(0.88, 0.85))
    svg.shine("54,196 50,222", iron, svg.part)
    svg.solid(circle(138, 208, 10), ramp(BRASS), svg.part)
    return svg


def mug() -> Svg:
    """Return a tin mug of coffee from above."""
    svg = Svg(170, 150, weight=5)
    tin = ramp("#5E86A8")
    svg.shadow(86, 86, 76, 62, 0.5)
    svg.stroke(curve("118,58 152,52 156,88 120,92"), tin.line, 20)
    svg.stroke(curve("118,58 152,52 156,88 120,92"), tin.base, 10)
    svg.solid(circle(74, 74, 60), tin, k=0.92)
    svg.inked(circle(74, 75, 49), "#3A2016", tin.line, svg.part)
    svg.fill(circle(72, 70, 43), svg.radial((60, 58), 60, [(0, "#8A5532"), (0.7, "#5B331E"), (1, "#43251A")]))
    svg.stroke(curve("40,64 48,46 66,38"), "#D9A876", 5, 0.8)
    speckles = [(38, 30), (118, 44), (126, 84), (24, 92), (60, 128), (104, 118)]
    svg.fill(together(*(circle(x, y, 2.6) for x, y in speckles)), "#F2EFE6", 0.9)
    svg.stroke(curve("22,56 34,32 54,20"), tin.high, 5, 0.9)
    return svg


def cartridges() -> Svg:
    """Return three scattered blank cartridges."""
    svg = Svg(170, 140, weight=4.5)
    brass, lead = ramp("#B08A55"), ramp("#8D8F99")
    for x, y, turn in ((48, 48, -24), (92, 94, 14), (122, 52, 64)):
        svg.shadow(x + 6, y + 8, 40, 16, 0.4)
        with svg.at(x, y, 1, turn):
            svg.solid(blob("14,-12! 30,-9 40,0 30,9 14,12!"), lead, svg.part)
            svg.tube(box(-32, -13, 48, 26, 4), brass, ((0, -13), (0, 13)), svg.part)
            svg.tube(box(-40, -15, 9, 30, 3), brass, ((0, -15), (0, 15)), svg.part)
    return svg


def props() -> dict[str, Svg]:
    """Return every object on the table by name."""
    return {
        "chips": chips(),
        "badge": badge(),
        "rope": rope(),
        "lantern": lantern(),
        "mug": mug(),
        "cartridges": cartridges(),
    }
