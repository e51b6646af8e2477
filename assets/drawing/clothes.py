"""Clothes of a bust, from the neck down, cut to the window of the figure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assets.drawing.palette import CREAM, DENIM, RED, WHITE, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    Point,
    Shape,
    blob,
    box_window,
    circle,
    curve,
    cut,
    holds,
    mirrored,
    poly,
    scallops,
    together,
)

Window = Sequence[Point]
OPEN = box_window(-400, -400, 800, 700)


@dataclass(frozen=True)
class Wear:
    """Clothes: kind, main colour, second colour (shirt, lining), neck piece and its colour, build."""

    kind: str = "shirt"
    colour: str = DENIM
    second: str = CREAM
    neck: str = ""
    neck_colour: str = RED
    build: str = "medium"
    badge: bool = False


PLAIN_WEAR = Wear()

BUILDS = {
    "slim": "30,84 34,122 86,140 128,166 146,220 152,440!",
    "medium": "34,84 40,120 104,138 152,168 172,224 178,440!",
    "broad": "48,84 58,112 130,124 192,156 218,220 226,440!",
    "round": "44,90 56,118 120,140 168,186 186,246 184,440!",
}


def _inked(svg: Svg, shape: Shape, paint: str, line: str, width: float, window: Window) -> None:
    svg.inked(cut(shape, window), paint, line, width)


def torso(build: str) -> Shape:
    """Return neck and shoulders of a build (a key of BUILDS)."""
    return blob(f"{BUILDS[build]} {mirrored(BUILDS[build])}")


def _body(svg: Svg, wear: Wear, tones: Ramp, window: Window) -> None:
    """Draw the torso in the main colour, with sleeves marked."""
    form = cut(torso(wear.build), window)
    svg.solid(form, tones, k=(0.93, 0.96), anchor=(0.3, 0.3))
    wide = 0.68 * max(x for x, _ in torso(wear.build).outline)
    for side in (-1, 1):
        seam = [(side * wide, 216), (side * wide * 1.03, 260), (side * wide, 330)]
        seam = [p for p in seam if holds(window, p)]
        if len(seam) > 1:
            svg.stroke(curve(seam), tones.line, svg.part)


def _shirt(svg: Svg, wear: Wear, window: Window) -> None:
    tones = ramp(wear.colour)
    _body(svg, wear, tones, window)
    svg.stroke(cut(poly([(-1, 140), (1, 140), (1, 450), (-1, 450)]), window), tones.line, svg.fine)
    for side in (-1, 1):
        points = [(side * 4, 140), (side * 40, 108), (side * 66, 122), (side * 50, 168)]
        _inked(svg, blob(points), tones.light if side < 0 else tones.base, tones.line, svg.part, window)
    for y in (178, 214, 250, 290, 330):
        if holds(window, (9, y)):
            svg.inked(circle(9, y, 6), WHITE, tones.line, svg.fine)


def _vest(svg: Svg, wear: Wear, window: Window) -> None:
    shirt, vest = ramp(wear.second), ramp(wear.colour)
    _body(svg, wear, shirt, window)
    wide = 0.62 * max(x for x, _ in torso(wear.build).outline)
    right = [
        (44, 114),
        (wide, 140),
        (wide * 1.06, 210),
        (wide * 1.04, 330),
        (wide, 450),
        (14, 450),
        (12, 330),
        (10, 216),
    ]
    for side in (-1, 1):
        form = cut(blob([(side * x, y) for x, y in right][::side]), window)
        svg.solid(form, vest, svg.part, k=(0.9, 0.95), anchor=(0.3, 0.3))
        lapel = [(side * 42, 116), (side * 66, 160), (side * 12, 214)]
        svg.stroke(curve(lapel), vest.light, svg.fine)
    for y in (236, 272, 308, 344):
        if holds(window, (16, y)):
            svg.inked(circle(16, y, 5), vest.high, vest.line, svg.fine)


def _suit(svg: Svg, wear: Wear, window: Window) -> None:
    coat, shirt = ramp(wear.colour), ramp(wear.second, "#4E2E26" if wear.second in (WHITE, CREAM) else "")
    _body(svg, wear, coat, window)
    _inked(svg, blob("-40,112! 0,130 40,112! 0,268!"), shirt.base, shirt.line, svg.fine, window)
    for side in (-1, 1):
        lapel = [(side * 38, 104), (side * 72, 128), (side * 84, 168), (side * 62, 178), (side * 70, 196)]
        form = poly([*lapel, (side * 2, 276)])
        _inked(svg, form, coat.light if side < 0 else coat.base, coat.line, svg.part, window)


def _coat(svg: Svg, wear: Wear, window: Window) -> None:
    coat = ramp(wear.colour)
    _suit(svg, wear, window)
    for side in (-1, 1):
        points = [(side * 46, 88), (side * 84, 104), (side * 104, 148), (side * 60, 160), (side * 34, 128)]
        svg.solid(cut(blob(points), window), coat, svg.part)


def _poncho(svg: Svg, wear: Wear, window: Window) -> None:
    tones, band = ramp(wear.colour), ramp(wear.second, "#4E2E26" if wear.second in (WHITE, CREAM) else "")
    form = cut(torso(wear.build), window)
    svg.solid(form, tones, k=(0.93, 0.96), anchor=(0.3, 0.3))
    stripe = (
        "-190,250! -150,216 -70,190 0,206 70,190 150,216 190,250! 190,278! 150,244 70,218 0,234 -70,218 "
        "-150,244 -190,278!"
    )
    svg.fill(cut(cut(blob(stripe), window), torso_window(wear.build)), band.base)
    zigzag = [(x, 268 + (8 if i % 2 else -8) + abs(x) * 0.1) for i, x in enumerate(range(-84, 85, 21))]
    if all(holds(window, p) for p in zigzag):
        svg.stroke(poly(zigzag, closed=False), band.base, svg.part)
    svg.stroke(form, tones.line, svg.mass)
    svg.solid(blob("-58,112 -40,100 40,100 58,112 64,128 40,146 0,152 -40,146 -64,128"), band, svg.part)


def torso_window(build: str) -> Window:
    """Return a convex approximation of the torso, to cut stripes to it."""
    wide = max(x for x, _ in torso(build).outline) - 6
    return ((-44, 112), (44, 112), (wide - 24, 172), (wide - 4, 226), (wide, 450), (-wide, 450), (4 - wide, 226),
            (24 - wide, 172))  # fmt: skip


def _stripes(svg: Svg, wear: Wear, window: Window) -> None:
    tones, band = ramp(wear.colour), ramp(wear.second)
    form = cut(torso(wear.build), window)
    svg.solid(form, tones, 0, k=(0.93, 0.96), anchor=(0.3, 0.3))
    inside = torso_window(wear.build)
    bars = [
        blob(f"-240,{y + 16} 0,{y} 240,{y + 16} 240,{y + 38} 0,{y + 20} -240,{y + 38}")
        for y in range(136, 440, 44)
    ]
    svg.fill(together(*(cut(cut(bar, inside), window) for bar in bars)), band.base)
    svg.stroke(form, tones.line, svg.mass)


def _leotard(svg: Svg, wear: Wear, window: Window) -> None:
    skin, cloth = ramp(wear.second), ramp(wear.colour)
    _body(svg, wear, skin, window)
    wide = 0.62 * max(x for x, _ in torso(wear.build).outline)
    points = f"-52,128! -50,160 0,190 50,160 52,128! 78,136! {wide},200 {wide},450! {-wide},450! {-wide},200 -78,136!"
    svg.solid(cut(blob(points), window), cloth, svg.part, k=(0.93, 0.96), anchor=(0.3, 0.3))


def _dress(svg: Svg, wear: Wear, window: Window) -> None:
    skin, cloth = ramp(wear.second), ramp(wear.colour)
    svg.solid(cut(torso(wear.build), window), skin, k=(0.93, 0.96), anchor=(0.3, 0.3))
    wide = max(x for x, _ in torso(wear.build).outline)
    half = f"0,206 44,180 84,158 {wide * 0.8},154 {wide},196 {wide},450!"
    points = f"{half} {mirrored(half)}"
    svg.solid(cut(blob(points), window), cloth, k=(0.93, 0.96), anchor=(0.3, 0.3))
    frill = [(x, 206 - abs(x) * 0.42) for x in range(-112, 113, 28)]
    back = [(x * 0.99, y + 20) for x, y in frill[::-1]]
    svg.inked(cut(scallops([*frill, *back], 0.7), window), cloth.light, cloth.line, svg.part)


def _uniform(svg: Svg, wear: Wear, window: Window) -> None:
    tones, braid = ramp(wear.colour), ramp(wear.second, "#4E2E26" if wear.second in (WHITE, CREAM) else "")
    _body(svg, wear, tones, window)
    for y in (176, 212, 248, 284, 320):
        bar = cut(blob([(-56, y - 6), (0, y), (56, y - 6), (56, y + 6), (0, y + 12), (-56, y + 6)]), window)
        svg.inked(bar, braid.base, braid.line, svg.fine)
        if holds(window, (0, y + 6)):
            svg.ball(0, y + 6, 9, braid, svg.fine)
    wide = 0.8 * max(x for x, _ in torso(wear.build).outline)
    for side in (-1, 1):
        points = [
            (side * (wide - 44), 142),
            (side * wide, 152),
            (side * (wide + 14), 184),
            (side * (wide - 40), 164),
        ]
        svg.solid(cut(blob(points), window), braid, svg.part)
    svg.solid(blob("-50,104 0,118 50,104 54,132 0,150 -54,132"), tones, svg.part)


WEAR: dict[str, Callable[[Svg, Wear, Window], None]] = {
    "shirt": _shirt, "vest": _vest, "suit": _suit, "coat": _coat, "poncho": _poncho, "stripes": _stripes,
    "leotard": _leotard, "dress": _dress, "uniform": _uniform,
}  # fmt: skip
