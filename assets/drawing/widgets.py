# ruff: noqa: E501 (the points of one curve stay on one line)
"""Bodies of buttons, plates, strips, ribbons and sheets: each has plain middle parts that may be stretched.

What must keep its size at the edges (left, top, right, bottom, in the sprite's own units): buttons 26 20 26 24,
plates 20 18 20 22, strip 22 18 22 20, paper 30 30 30 34, bubble 22 20 22 24, segments 24 20 24 20, field 16 all
round, ribbon 64 0 64 0 (its height is fixed). Rasterise at the screen's scale, then set the nine parts.
"""

from dataclasses import dataclass

from assets.drawing.palette import BRASS, GOLD, PAPER, RED, Ramp, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, oval, poly, star, together

TEAL_DARK = "#23605C"


@dataclass(frozen=True)
class Body:
    """Colours of a raised body: top, middle and lower edge, outline, light line, and how far it is pressed."""

    top: str
    middle: str
    low: str
    line: str
    shine: str
    press: float = 0
    grain: str = ""


def _wooden(base: str, press: float = 0) -> Body:
    tones = ramp(base)
    return Body(tones.light, tones.base, tones.shade, tones.line, tones.high, press, tones.deep)


def _golden(base: str, press: float = 0) -> Body:
    tones = ramp(base)
    return Body(mix(tones.light, "#FFFFFF", 0.25), tones.light, tones.base, "#6B430C", "#FFF6CF", press)


BUTTONS = {
    "button": _wooden("#74492D"), "button_hover": _wooden("#8A5A38"), "button_down": _wooden("#66402A", 2),
    "button_off": Body("#6B605A", "#5C524D", "#4F4642", "#332C2A", "#8A7F78"),
    "gold": _golden(GOLD), "gold_hover": _golden("#EFB740"), "gold_down": _golden("#D99B28", 2),
}  # fmt: skip


def button(body: Body, round_ends: bool) -> Svg:
    """A button's body, 160 x 60."""
    svg = Svg(160, 60)
    radius, dy = (26 if round_ends else 15), body.press
    if not dy:
        svg.fill(box(5, 8, 152, 50, radius), "#141A2B", 0.36)
    paint = svg.linear(
        (0, 3 + dy), (0, 53 + dy), [(0, body.top), (0.16, body.middle), (0.72, body.middle), (1, body.low)]
    )
    svg.inked(box(3, 3 + dy, 152, 50, radius), paint, body.line, 3.6)
    if body.grain:
        lines = together(*(curve([(9, y + dy), (149, y + dy)]) for y in (19, 27, 38, 44)))
        svg.stroke(lines, body.grain, 1.4, 0.4)
    svg.stroke(curve([(radius * 0.8, 8 + dy), (158 - radius * 0.8, 8 + dy)]), body.shine, 2.4, 0.75)
    return svg


def plate(base: str) -> Svg:
    """A seat's plate, 200 x 100."""
    svg = Svg(200, 100)
    tones = ramp(base)
    svg.fill(box(6, 9, 192, 90, 15), "#141A2B", 0.38)
    paint = svg.linear(
        (0, 3), (0, 93), [(0, tones.light), (0.12, tones.base), (0.6, tones.base), (1, tones.shade)]
    )
    svg.inked(box(3, 3, 192, 90, 14), paint, tones.line, 3.6)
    lines = together(*(curve([(10, y), (188, y)]) for y in (24, 35, 52, 64, 76)))
    svg.stroke(lines, tones.deep, 1.6, 0.32)
    svg.stroke(curve("16,8.6 182,8.6"), tones.high, 2.2, 0.6)
    return svg


def strip() -> Svg:
    """The dark strip behind a caption, 160 x 56."""
    svg = Svg(160, 56)
    svg.fill(box(5, 7, 153, 48, 13), "#141A2B", 0.3)
    svg.inked(
        box(3, 3, 152, 46, 12),
        svg.linear((0, 3), (0, 49), [(0, "#4A352B"), (0.2, "#35251E"), (1, "#241813")]),
        "#150D0A",
        3,
    )
    svg.stroke(curve("15,7.6 143,7.6"), "#8A6A58", 1.8, 0.6)
    return svg


def paper() -> Svg:
    """A sheet of paper, 160 x 160."""
    svg = Svg(160, 160)
    svg.fill(box(7, 11, 150, 147, 12), "#141A2B", 0.32)
    svg.inked(
        box(3, 3, 152, 150, 11),
        svg.linear((0, 3), (0, 153), [(0, "#FFFBEC"), (0.2, "#FBF0D6"), (0.8, "#F7E8C9"), (1, "#E6D0A2")]),
        "#5E4029",
        3.2,
    )
    svg.stroke(box(8.6, 8.6, 140.8, 138.8, 7), "#C9A873", 1.6, 0.7)
    return svg


def bubble() -> Svg:
    """A small cream chip, 120 x 64."""
    svg = Svg(120, 64)
    svg.fill(box(5, 8, 112, 54, 14), "#141A2B", 0.34)
    svg.inked(
        box(3, 3, 112, 54, 13),
        svg.linear((0, 3), (0, 57), [(0, "#FFFFFF"), (0.3, PAPER), (1, "#EDD9B0")]),
        "#5E4029",
        3.2,
    )
    return svg


def bubble_tip() -> Svg:
    """The tip under a chip, 36 x 22; it overlaps the chip's edge by 6."""
    svg = Svg(36, 22)
    svg.fill(poly("2,0 34,0 18,20"), "#EDD9B0")
    svg.stroke(poly("3,5 18,19 33,5", closed=False), "#5E4029", 3.2)
    return svg


def ribbon() -> Svg:
    """The red ribbon of the prompt, 400 x 92, with folded tails; stretch it between 64 and 336."""
    svg = Svg(400, 92)
    tones = ramp(RED)
    tails = ("70,26! 8,26! 26,54 8,82! 70,82!", "330,26! 392,26! 374,54 392,82! 330,82!")
    for points in tails:
        svg.fill(blob(points), tones.deep)
        svg.stroke(blob(points), tones.line, 4)
    for points in ("46,72! 70,72! 70,86!", "354,72! 330,72! 330,86!"):
        svg.inked(poly(points.replace("!", "")), mix(tones.deep, "#000000", 0.45), tones.line, 3)
    svg.fill(box(48, 12, 308, 66, 3), "#141A2B", 0.3)
    paint = svg.linear(
        (0, 6), (0, 72), [(0, tones.light), (0.2, tones.base), (0.75, tones.base), (1, tones.shade)]
    )
    svg.inked(box(46, 6, 308, 66, 3), paint, tones.line, 4)
    svg.stroke(together(curve("50,14 350,14"), curve("50,64 350,64")), "#FFE6C0", 1.8, 0.8)
    svg.stroke(together(curve("16,34 42,34"), curve("358,34 384,34")), tones.light, 1.8, 0.6)
    return svg


def segment(chosen: bool) -> Svg:
    """The groove of a switch, or its chosen part, 120 x 48."""
    svg = Svg(120, 48)
    if chosen:
        tones = ramp(TEAL_DARK)
        svg.inked(
            box(3, 3, 114, 42, 21),
            svg.linear((0, 3), (0, 45), [(0, tones.light), (0.3, tones.base), (1, tones.shade)]),
            tones.line,
            3,
        )
        svg.stroke(curve("22,8 98,8"), tones.high, 2.2, 0.6)
        return svg
    svg.inked(
        box(3, 3, 114, 42, 21),
        svg.linear((0, 3), (0, 45), [(0, "#C2A36E"), (0.25, "#DCC499"), (1, "#E9D6AE")]),
        "#5E4029",
        2.6,
    )
    return svg


def toggle(chosen: bool) -> Svg:
    """A switch for yes and no, 80 x 44: teal with a tick at the right, or sand at the left."""
    svg = Svg(80, 44)
    tones = ramp(TEAL_DARK) if chosen else ramp("#CDB387", "#5E4029")
    svg.inked(
        box(2, 3, 76, 38, 19),
        svg.linear((0, 3), (0, 41), [(0, tones.shade), (0.4, tones.base), (1, tones.light)]),
        tones.line,
        3,
    )
    x = 58 if chosen else 22
    svg.fill(circle(x + 1.5, 25, 16), "#141A2B", 0.35)
    svg.inked(
        circle(x, 22, 15.5),
        svg.linear((x - 12, 8), (x + 12, 36), [(0, "#FFFFFF"), (0.5, PAPER), (1, "#E3CDA0")]),
        "#4A3222",
        2.8,
    )
    if chosen:
        svg.stroke(curve("51,22! 56,28! 65,16!"), TEAL_DARK, 4.6)
    else:
        svg.stroke(curve("16,22 28,22"), "#8A6A48", 4)
    return svg


def arrow_button(left: bool) -> Svg:
    """A round button with an arrow, 48 x 50."""
    svg = Svg(48, 50)
    svg.fill(circle(25.5, 27.5, 21.5), "#141A2B", 0.3)
    svg.inked(
        circle(24, 24, 21),
        svg.linear((10, 6), (38, 44), [(0, "#FFF8E4"), (0.5, "#F0DEB4"), (1, "#D6BB84")]),
        "#4A3222",
        3,
    )
    svg.stroke(curve("28,15! 18,24! 28,33!" if left else "20,15! 30,24! 20,33!"), "#3A2418", 5)
    return svg


def pennant(tones: Ramp) -> Svg:
    """The pennant on which a score stands, 72 x 92."""
    svg = Svg(72, 92)
    svg.fill(poly("9,9 69,9 69,88 39,72 9,88"), "#141A2B", 0.3)
    svg.inked(
        poly("5,4 65,4 65,82 35,66 5,82"),
        svg.linear(
            (5, 0), (65, 0), [(0, tones.light), (0.3, tones.base), (0.75, tones.base), (1, tones.shade)]
        ),
        tones.line,
        4,
    )
    svg.stroke(curve("12,14! 12,70! 35,58! 58,70! 58,14!"), "#FFF0D2", 1.8, 0.6)
    svg.tube(box(1, 1, 68, 11, 5), ramp(BRASS), ((0, 1), (0, 12)), 3)
    return svg


def pin() -> Svg:
    """A red pin's head with its shadow, 40 x 44."""
    svg = Svg(40, 44, weight=3)
    svg.fill(oval(24, 30, 14, 10), "#141A2B", 0.34)
    svg.ball(18, 18, 14, ramp("#C8323A"), 3)
    return svg


def disc() -> Svg:
    """The small dark red disc for a number, 44 x 46."""
    svg = Svg(44, 46, weight=3)
    tones = ramp("#8E1F2A")
    svg.fill(circle(23, 25, 19.5), "#141A2B", 0.32)
    svg.inked(
        circle(22, 22, 19),
        svg.linear((8, 6), (36, 40), [(0, tones.light), (0.4, tones.base), (1, tones.shade)]),
        tones.line,
        3,
    )
    svg.stroke(circle(22, 22, 14.6), "#FFE6C0", 1.4, 0.6)
    return svg


def tick_badge() -> Svg:
    """The teal badge on what is chosen, 48 x 50."""
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
    """The mouse that is passed on, 140 x 180."""
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


def field() -> Svg:
    """A field for typing, 96 x 48."""
    svg = Svg(96, 48)
    svg.inked(
        box(3, 3, 90, 42, 9),
        svg.linear((0, 3), (0, 45), [(0, "#E0C896"), (0.16, "#F6E8CA"), (1, "#FFF8E8")]),
        "#5E4029",
        2.8,
    )
    return svg


def sprites() -> dict[str, Svg]:
    """All bodies of widgets by name."""
    pictures = {name: button(body, name.startswith("gold")) for name, body in BUTTONS.items()}
    pictures |= {
        "plate_wood": plate("#6E452A"),
        "plate_navy": plate("#33427A"),
        "plate_out": plate("#5A514E"),
    }
    pictures |= {
        "toggle_on": toggle(True),
        "toggle_off": toggle(False),
        "segment": segment(False),
        "segment_on": segment(True),
    }
    pictures |= {
        "arrow_left": arrow_button(True),
        "arrow_right": arrow_button(False),
        "field": field(),
        "mouse": mouse(),
    }
    pictures |= {
        "strip": strip(),
        "paper": paper(),
        "bubble": bubble(),
        "bubble_tip": bubble_tip(),
        "ribbon": ribbon(),
    }
    pictures |= {"pin": pin(), "disc": disc(), "tick_badge": tick_badge()}
    return pictures | {"pennant_red": pennant(ramp(RED)), "pennant_navy": pennant(ramp("#33427A"))}
