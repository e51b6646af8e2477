"""Moustaches and beards, drawn over a face (units and origin of `faces`)."""

from assets.drawing.palette import Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, curve, mirrored, moved, parsed, scallops

MOUSTACHES = {
    "handlebar": "0,44! 14,38 40,40 62,54 78,48 86,34! 96,52 84,72 56,76 28,68 0,58!",
    "walrus": "0,36! 26,34 52,48 66,74 60,92! 44,84 24,86 10,80 0,76!",
    "pencil": "2,50! 18,44 44,50 62,58! 42,60 18,58 2,58!",
    "horseshoe": "0,42! 26,40 50,50 60,74 62,108 52,118! 40,112 40,82 30,66 0,60!",
    "imperial": "0,46! 20,40 44,52 66,44 80,22! 84,44 70,66 44,72 18,64 0,58!",
    "chevron": "0,42! 22,38 46,50 58,68! 40,66 18,64 0,64!",
    "curled": "0,44! 20,40 46,52 70,56 84,44 82,32 72,34! 78,24 92,28 96,46 80,68 50,72 20,64 0,58!",
}


def draw_moustache(svg: Svg, kind: str, colour: str, skin: Ramp) -> None:
    """Draw a moustache, a key of MOUSTACHES, with its shadow on the skin."""
    tones = ramp(colour)
    right = MOUSTACHES[kind]
    svg.fill(blob(moved(f"{right} {mirrored(right)}", 3, 7)), skin.deep, 0.42)
    for points in (mirrored(right), right):
        svg.solid(blob(points), tones, svg.part, k=(0.9, 0.8), anchor=(0.45, 0.2))
    if kind != "pencil":
        dots = parsed(right)[0]
        mid = [dots[1], dots[2], dots[3]]
        for side in (-1, 1):
            svg.stroke(curve([(side * x * 0.96, y + 8) for x, y in mid]), tones.light, svg.fine, 0.75)


_LONG = "22,46 42,48 62,40 80,6 95,-14! 100,34 90,84 58,132 26,156"


def _strands(svg: Svg, tones: Ramp, ys: tuple[float, ...]) -> None:
    for x, y in zip((-58, -28, 4, 34, 62), ys, strict=True):
        svg.stroke(curve([(x, y), (x * 0.92 + 2, y + 13), (x * 0.8, y + 24)]), tones.shade, svg.fine)
        svg.stroke(curve([(x - 8, y - 2), (x * 0.92 - 6, y + 10)]), tones.light, svg.fine, 0.8)


def _long(svg: Svg, tones: Ramp) -> None:
    svg.solid(blob(f"0,44 {_LONG} 0,178! {mirrored(_LONG)}"), tones, k=(0.88, 0.92), anchor=(0.4, 0.3))
    _strands(svg, tones, (66, 96, 118, 96, 66))
    svg.stroke(curve("-14,120 -6,142 -2,160"), tones.light, svg.fine, 0.8)


def _goatee(svg: Svg, tones: Ramp) -> None:
    svg.solid(blob("0,84 18,84 30,96 22,122 0,142! -22,122 -30,96 -18,84"), tones, svg.part)
    svg.stroke(curve("-8,96 -4,116"), tones.light, svg.fine)


def _chops(svg: Svg, tones: Ramp) -> None:
    right = "80,-24! 97,-22 103,14 98,54 76,84 58,66 70,40"
    for points in (right, mirrored(right)):
        svg.solid(blob(points), tones, svg.part)
    for side in (-1, 1):
        svg.stroke(curve([(side * 84, 8), (side * 88, 34), (side * 76, 60)]), tones.light, svg.fine, 0.8)


def _strap(svg: Svg, tones: Ramp) -> None:
    half = "24,88 56,76 78,30 86,-20! 99,-18 98,40 78,92 48,122"
    svg.solid(blob(f"0,92 {half} 0,132 {mirrored(half)}"), tones, svg.mass, k=(0.92, 0.94))
    for x in (-40, -14, 14, 40):
        svg.stroke(curve([(x, 100), (x * 0.9, 114)]), tones.light, svg.fine, 0.8)


def _bushy(svg: Svg, tones: Ramp) -> None:
    lobes = (
        "-97,-10 -60,42 -20,48 20,48 60,42 97,-10 102,36 92,74 66,106 "
        "34,126 0,134 -34,126 -66,106 -92,74 -102,36"
    )
    svg.solid(scallops(lobes, 0.62), tones, k=(0.9, 0.92), anchor=(0.4, 0.35))
    _strands(svg, tones, (60, 82, 92, 82, 60))


BEARDS = {"long": _long, "goatee": _goatee, "chops": _chops, "strap": _strap, "bushy": _bushy}


def draw_beard(svg: Svg, kind: str, colour: str) -> None:
    """Draw a beard, a key of BEARDS, after the skull and before the mouth."""
    BEARDS[kind](svg, ramp(colour))
