"""Arms and hands: fists, open palms, holding and pointing hands; white ones are gloves."""

from collections.abc import Callable, Sequence

from assets.drawing.palette import WHITE, WHITE_RAMP, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Points, blob, curve, moved, rail


def draw_arm(svg: Svg, points: Points, tones: Ramp, widths: Sequence[float] = (56, 54, 46)) -> None:
    """Draw a sleeve or bare arm along the points, from shoulder to wrist."""
    svg.solid(rail(points, widths), tones, k=(0.9, 0.95), anchor=(0.3, 0.4))


_FINGERS = (
    "-6,-38 26,-40 30,-24 4,-20",
    "-10,-22 30,-22 34,-4 2,-4",
    "-10,-4 30,-4 32,14 2,14",
    "-8,13 24,13 26,28 2,30",
)


def _fist(svg: Svg, tones: Ramp) -> None:
    svg.solid(blob("-32,-30 0,-42 28,-36 34,-4 26,30 0,38 -28,32 -36,0"), tones)
    for points in _FINGERS:
        svg.inked(blob(points), tones.base, tones.line, svg.part)
    svg.inked(blob("-30,-14 -10,-16 16,6 12,18 -2,18 -26,6"), tones.light, tones.line, svg.part)


def _open(svg: Svg, tones: Ramp) -> None:
    for x, y, turn in ((-26, -26, -18), (-9, -34, -5), (10, -33, 7), (27, -23, 20)):
        with svg.at(x, y, 1, turn):
            svg.solid(blob("-9,20! -10,-14 0,-26 10,-14 9,20!"), tones, svg.part)
    svg.solid(blob("-30,10 -46,-12 -56,-14 -58,2 -40,30 -22,36"), tones, svg.part)
    svg.solid(blob("-36,-20! 36,-16! 40,12 24,42 -18,44 -36,16"), tones, svg.part)
    svg.fill(blob(moved("-34,-18! 34,-14! 30,4 -28,6", 1, 2)), tones.base)


def _hold(svg: Svg, tones: Ramp) -> None:
    for y in (-24, -8, 8, 23):
        svg.solid(
            blob(f"-26,{y - 8} 6,{y - 10} 22,{y - 2} 20,{y + 8} -4,{y + 10} -26,{y + 7}"), tones, svg.part
        )
    svg.solid(blob("-30,-32 -8,-40 2,-30 -8,0 -10,30 -30,32 -40,0"), tones, svg.part)


def _point(svg: Svg, tones: Ramp) -> None:
    svg.solid(blob("0,-22! 54,-20 64,-11 54,-2 0,0!"), tones, svg.part)
    svg.solid(blob("-32,-28 0,-32 24,-24 28,4 20,30 -6,36 -30,28 -38,0"), tones)
    for y in (4, 18):
        svg.stroke(curve([(2, y), (22, y - 1)]), tones.line, svg.part)
    svg.inked(blob("-20,-22 8,-34 22,-30 16,-18 -4,-8"), tones.light, tones.line, svg.part)


HANDS: dict[str, Callable[[Svg, Ramp], None]] = {"fist": _fist, "open": _open, "hold": _hold, "point": _point}


def draw_hand(
    svg: Svg, kind: str, x: float, y: float, colour: str, turn: float = 0, scale: float = 1
) -> None:
    """Draw a hand (a key of HANDS) about 80 high with its palm at (x, y); white is a glove."""
    tones = WHITE_RAMP if colour == WHITE else ramp(colour)
    with svg.at(x, y, scale, turn):
        HANDS[kind](svg, tones)
