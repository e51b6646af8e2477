# ruff: noqa: E501 (the points of one curve stay on one line)
"""Flat signs of the interface on 64 x 64, in cream or in ink, drawn with one weight of line."""

import math
from dataclasses import dataclass

from assets.drawing.palette import INK, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    Shape,
    blob,
    box,
    circle,
    curve,
    cut,
    disc_window,
    oval,
    poly,
    ring,
    star,
    together,
)

CREAM_INK, DARK_INK = "#FFF0D2", INK
LINE = 5.6


@dataclass(frozen=True)
class Part:
    """A shape of a sign: filled, or stroked with a line of this width."""

    shape: Shape
    width: float = 0


def fill(*shapes: Shape) -> Part:
    """Shapes filled with the ink."""
    return Part(together(*shapes))


def hole(outer: Shape, *inner: Shape) -> Part:
    """A filled shape with holes."""
    return Part(ring(outer, together(*inner)))


def line(*points: str, width: float = LINE) -> Part:
    """Smooth lines through points (`!` marks a corner)."""
    return Part(together(*(curve(p) for p in points)), width)


def drawn(shape: Shape, width: float = LINE) -> Part:
    """The outline of a shape."""
    return Part(shape, width)


def _gear() -> Shape:
    dots = []
    for i in range(8):
        for turn, r in ((-14, 19), (-8, 27), (8, 27), (14, 19)):
            a = math.radians(45 * i + turn)
            dots.append((32 + r * math.cos(a), 32 + r * math.sin(a)))
    return poly(dots)


def _ring_arrow(start: float, end: float, r: float = 20) -> tuple[Part, ...]:
    """An arc with an arrow head at its end, clockwise if `end` is the larger angle."""
    steps = [math.radians(start + (end - start) * i / 12) for i in range(13)]
    dots = [(32 + r * math.cos(a), 33 + r * math.sin(a)) for a in steps]
    a, way = steps[-1], 1 if end > start else -1
    x, y = dots[-1]
    along, out = (-way * math.sin(a), way * math.cos(a)), (math.cos(a), math.sin(a))
    head = poly(
        [
            (x + out[0] * k + along[0] * d, y + out[1] * k + along[1] * d)
            for k, d in ((10, -2), (0, 13), (-10, -2))
        ]
    )
    return Part(curve(dots), LINE), Part(head)


_HEAD = circle(32, 20, 11)
_BODY = blob("10,56! 11,44 20,36 32,35 44,36 53,44 54,56!")
_SMALL_BODY = "0,52! 1,42 8,36 17,35 26,36 33,42 34,52!"
_SPEAKER = blob("6,25! 16,25! 29,13! 32,15 32,49 29,51! 16,39! 6,39! 4,36 4,28")
_TENT = (
    Part(ring(blob("32,11! 46,21 59,30! 57,36 53,38! 55,56! 9,56! 11,38! 7,36 5,30! 18,21"), poly("32,34 40,56 24,56"))),
    Part(poly("32,2 46,6 32,11")), line("32,3 32,12", width=3.6),
)  # fmt: skip
_EYE = line("5,33 16,22 32,17 48,22 59,33 48,44 32,49 16,44 5,33", width=5)

SIGNS: dict[str, tuple[Part, ...]] = {
    "menu": (line("10,17 54,17", "10,32 54,32", "10,47 54,47", width=7),),
    "rules": (line("32,16! 24,11 8,11! 8,49! 24,49 32,55! 40,49 56,49! 56,11! 40,11 32,16! 32,54", width=5),
              line("15,21 24,22", "15,31 24,32", "40,22 49,21", "40,32 49,31", width=3.6)),
    "hint": (hole(blob("32,4 46,9 52,22 48,33 41,41 40,47! 24,47! 23,41 16,33 12,22 18,9"), blob("22,23! 22,15 29,11! 31,14 26,17 25,24")),
             line("25,53 39,53", width=5), line("29,60 35,60", width=4.6)),
    "undo": (line("16,25 38,25 51,32 52,43 42,52 28,52"), fill(poly("24,8 24,42 5,25"))),
    "cards": (drawn(poly("13,19 34,11 46,45 25,53"), 5), line("40,13 50,15 55,45 47,50", width=4.6), fill(star(29.5, 32, 8, 4, 0.45, -112))),
    "globe": (drawn(circle(32, 32, 24), 5), drawn(oval(32, 32, 10.5, 24), 4), line("9,32 55,32", width=4), line("13,19 51,19", "13,45 51,45", width=3.4)),
    "sound": (fill(_SPEAKER), line("40,23 44,32 40,41", width=5), line("47,15 54,32 47,49", width=5)),
    "mute": (fill(_SPEAKER), line("41,24 57,40", "57,24 41,40", width=5.6)),
    "settings": (hole(_gear(), circle(32, 32, 9.5)),),
    "replay": (*_ring_arrow(-50, -320, 21), fill(blob("27,23! 42,33! 27,43!"))),
    "play": (fill(blob("15,10 19,8 54,29 54,35 19,56 15,54")),),
    "pause": (fill(box(13, 10, 14, 44, 4), box(37, 10, 14, 44, 4)),),
    "players": (fill(circle(21, 22, 9.5), blob("4,54! 5,43 12,36 21,35 30,36 37,43 38,54!")),
                fill(circle(45, 24, 8), blob("43,54! 42,43 38,37 45,36 54,38 60,45 60,54!"))),
    "clock": (drawn(circle(32, 32, 24), 5.6), line("32,17 32,33! 43,39")),
    "pencil": (hole(poly("41,7 57,23 22,58 5,60 7,42"), poly("16,43 22,49 19,52 13,53 11,51 12,46")), line("36,16 48,28", width=3)),
    "person": (fill(_HEAD, _BODY),),
    "bot": (hole(box(11, 21, 42, 32, 10), circle(23, 35, 5), circle(41, 35, 5), box(24, 44, 16, 3.6, 1.8)),
            line("32,21 32,12", width=4), fill(circle(32, 8, 5), box(3, 30, 5, 14, 2.5), box(56, 30, 5, 14, 2.5))),
    "left": (line("40,10! 18,32! 40,54!", width=8),),
    "right": (line("24,10! 46,32! 24,54!", width=8),),
    "tick": (line("10,34! 26,50! 55,15!", width=8.6),),
    "cross": (line("14,14 50,50", "50,14 14,50", width=8.6),),
    "lock": (hole(box(10, 28, 44, 31, 7), blob("32,35 37,40 34.4,44! 35,52! 29,52! 29.6,44! 27,40")), line("19,28! 19,17 25,9 32,7 39,9 45,17 45,28!")),
    "mouse": (drawn(box(16, 13, 32, 46, 16), 5), line("17,33 47,33", "32,14 32,33", width=3.6), line("32,12 34,7 40,6 44,3", width=3.6)),
    "eye": (_EYE, hole(circle(32, 33, 9.5), circle(35, 30, 3))),
    "closed_eye": (line("6,26 18,36 32,39 46,36 58,26"), line("14,35 8,43", "25,39 22,49", "39,39 42,49", "50,35 56,43", width=5)),
    "star": (fill(star(32, 34, 29, inner=0.48)),),
    "star_empty": (drawn(star(32, 34, 25, inner=0.5), 4.6),),
    "cup": (fill(blob("17,7! 47,7! 46,24 40,35 32,38 24,35 18,24"), box(29, 36, 6, 12, 1), blob("21,57! 22,50 27,47 37,47 42,50 43,57!")),
            line("17,12 7,12! 8,22 13,28 21,29", "47,12 57,12! 56,22 51,28 43,29", width=4.6)),
    "fullscreen": (line("10,24! 10,10! 24,10!", "40,10! 54,10! 54,24!", "54,40! 54,54! 40,54!", "24,54! 10,54! 10,40!", width=6.4),),
    "window": (line("24,8! 24,24! 8,24!", "40,8! 40,24! 56,24!", "56,40! 40,40! 40,56!", "24,56! 24,40! 8,40!", width=6.4),),
    "back": (line("56,32 12,32", width=7.6), line("28,13! 9,32! 28,51!", width=7.6)),
    "home": _TENT,
    "sort": (line("18,54 18,14", "46,10 46,50", width=6), fill(poly("18,4 30,19 6,19"), poly("46,60 58,45 34,45"))),
    "die": (hole(box(9, 9, 46, 46, 10), *(circle(x, y, 4.8) for x, y in ((21, 21), (43, 21), (32, 32), (21, 43), (43, 43)))),),
    "question": (line("18,21 23,11 33,8 43,12 46,21 42,29 34,34 32,42", width=7.6), fill(circle(32, 55, 5))),
    "speed": (line("12,51 7,39 10,25 20,15 32,12 44,15 54,25 57,39 52,51", width=5.6), line("32,40 45,25", width=5.6), fill(circle(32, 41, 6.5))),
    "fast": (fill(blob("6,14 9,12 32,30 32,34 9,52 6,50"), blob("33,14 36,12 59,30 59,34 36,52 33,50")),),
    "next": (fill(blob("10,12 14,10 42,30 42,34 14,54 10,52"), box(45, 11, 9, 42, 3)),),
    "previous": (fill(blob("54,12 50,10 22,30 22,34 50,54 54,52"), box(10, 11, 9, 42, 3)),),
    "pin": (fill(blob("24,6! 44,10 58,26! 52,30 46,28! 38,38 39,48! 34,50 15,30! 17,25 26,26! 36,18 34,12!")), line("24,40 8,57", width=4.6)),
    "plus": (line("32,11 32,53", "11,32 53,32", width=8.6),),
    "minus": (line("11,32 53,32", width=8.6),),
    "pie": (fill(blob("6,37! 58,37! 46,56! 18,56!"), blob("9,33! 10,24 18,21 22,14 32,12 41,14 46,21 54,24 55,33!"), circle(33, 8, 5)),),
    "flag": (line("14,6 14,59"), fill(blob("17,9! 30,6 40,13 55,10! 50,22 55,34! 40,37 30,30 17,33!"))),
    "book_closed": (hole(blob("12,8 16,5 52,5! 52,50! 18,50 17,55! 52,55! 52,59! 16,59 12,55"), box(23, 15, 20, 5, 2)),),
    "save": (line("32,7 32,39", width=7), fill(poly("32,48 47,31 17,31")), line("9,44! 9,56! 55,56! 55,44!")),
}  # fmt: skip


def icon(name: str, ink: str) -> Svg:
    """A sign in one ink."""
    svg = Svg(64, 64)
    for part in SIGNS[name]:
        if part.width:
            svg.stroke(part.shape, ink, part.width)
        else:
            svg.fill(part.shape, ink)
    return svg


def _disc(svg: Svg) -> None:
    svg.stroke(circle(32, 32, 28), ramp("#6B4A2E").line, 4.6)
    svg.stroke(circle(32, 32, 25), "#FFF6E0", 1.6, 0.55)
    svg.fill(blob("57,22! 60,34 54,48 42,57 28,59! 44,52 53,40"), INK, 0.22)
    svg.stroke(curve("12,24 18,15 27,9"), "#FFFFFF", 2.8, 0.8)


def flag_fr() -> Svg:
    """French: the tricolour on a small painted disc."""
    svg = Svg(64, 64)
    window = disc_window(32, 32, 28)
    for x, colour in ((4, "#2F5FA8"), (22.6, "#FFFAEC"), (41.3, "#D23A3C")):
        svg.fill(cut(box(x, 2, 18.9, 60), window), colour)
    _disc(svg)
    return svg


def flag_en() -> Svg:
    """English: crosses on blue on a small painted disc."""
    svg = Svg(64, 64)
    window = disc_window(32, 32, 28)
    svg.fill(circle(32, 32, 28), "#2D4F9A")
    for colour, width in (("#FFFAEC", 11.0), ("#D23A3C", 4.4)):
        for slope in (1, -1):
            half = width * 0.7
            band = poly(
                [
                    (-2, 32 - 34 * slope - half),
                    (66, 32 + 34 * slope - half),
                    (66, 32 + 34 * slope + half),
                    (-2, 32 - 34 * slope + half),
                ]
            )
            svg.fill(cut(band, window), colour)
    for colour, width in (("#FFFAEC", 17.0), ("#D23A3C", 9.5)):
        cross = (box(32 - width / 2, 0, width, 64), box(0, 32 - width / 2, 64, width))
        svg.fill(together(*(cut(bar, window) for bar in cross)), colour)
    _disc(svg)
    return svg


def sprites() -> dict[str, Svg]:
    """Every sign as `icon_<name>` (cream) and `icon_<name>_dark`, and two flags."""
    pictures = {"flag_fr": flag_fr(), "flag_en": flag_en()}
    for name in SIGNS:
        pictures[f"icon_{name}"] = icon(name, CREAM_INK)
        pictures[f"icon_{name}_dark"] = icon(name, DARK_INK)
    return pictures
