"""Lives of Clearing House: hearts, lost hearts, hearts turned into tape, and the armor's shield."""

from assets.drawing.clearing_house.tape import BLACK, LEMON
from assets.drawing.palette import Ramp, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Shape, blob, box_window, circle, curve, cut, moved, poly, ring, together

RED = ramp("#E0303A")
TIN = ramp("#A9B3C4", "#1E2740")
FACE = ramp("#4A6BA8", "#16203C")
HEART = "0,-14! 10,-25 24,-26 31,-14 27,4 14,17 0,28! -14,17 -27,4 -31,-14 -24,-26 -10,-25"


def heart_form(x: float = 0, y: float = 0, k: float = 1) -> Shape:
    """Return a heart about 62 wide at `k` 1, centred on the point."""
    return blob(moved(HEART, x, y, k))


def draw_heart(svg: Svg, x: float, y: float, k: float, tones: Ramp, width: float) -> None:
    """Draw a glossy heart."""
    form = heart_form(x, y, k)
    svg.solid(form, tones, width, k=(0.86, 0.87), anchor=(0.36, 0.3))
    svg.stroke(curve(moved("-24,-6 -24,-16 -16,-20", x, y, k)), "#FFFFFF", 4.6 * k, 0.85)


def heart() -> Svg:
    """Return a life, 64 x 60."""
    svg = Svg(64, 60, weight=4)
    svg.fill(heart_form(33.5, 32.5, 0.92), "#141A2B", 0.32)
    draw_heart(svg, 32, 29.5, 0.92, RED, 4)
    return svg


def heart_lost() -> Svg:
    """Return the empty place of a lost life: a hollow, smaller than a heart, 64 x 60."""
    svg = Svg(64, 60, weight=4)
    form = heart_form(32, 30.5, 0.7)
    svg.fill(form, "#191C2E", 0.4)
    svg.stroke(form, "#A7A3B8", 3, 0.8)
    return svg


def heart_cracked() -> Svg:
    """Return a life at the moment of its loss, 64 x 60."""
    svg = heart()
    crack = curve("32,16 25,24! 36,31! 28,40! 32,55")
    svg.stroke(crack, RED.line, 6)
    svg.stroke(crack, "#FFF6E0", 2.6)
    return svg


def heart_tape() -> Svg:
    """Return a lost heart that became police tape, 64 x 60."""
    svg = Svg(64, 60, weight=4)
    form = heart_form(32, 29.5, 0.92)
    svg.fill(heart_form(33.5, 32.5, 0.92), "#141A2B", 0.32)
    svg.fill(form, LEMON.base)
    bars = [((x, 62), (x + 40, -2), (x + 50, -2), (x + 10, 62)) for x in range(-46, 60, 21)]
    svg.fill(together(*(cut(form, bar[::1]) for bar in (poly(bar).outline for bar in bars))), BLACK)
    svg.stroke(curve("9,24 9.5,15 16,11"), "#FFFBD6", 3.6, 0.9)
    svg.stroke(form, "#33290F", 4)
    return svg


def draw_shield(svg: Svg, rim: Ramp, face: Ramp, width: float) -> None:
    """Draw a shield about 60 x 68 with a steel rim, rivets and two fields, centred on the origin."""
    outer = blob("0,-33! 14,-29 29,-27! 30,-4 24,15 12,27 0,34! -12,27 -24,15 -30,-4 -29,-27! -14,-29")
    inner = blob("0,-25! 11,-22 22,-20.5! 22.5,-3 18,10 9,20 0,25! -9,20 -18,10 -22.5,-3 -22,-20.5! -11,-22")
    svg.solid(outer, rim, width, k=(0.9, 0.9))
    svg.fill(inner, face.base)
    svg.fill(cut(inner, box_window(0, -40, 40, 80)), face.shade)
    svg.stroke(inner, rim.line, 0.8 * width)
    dots = ((-25.6, -21), (25.6, -21), (-26, 0), (26, 0), (-17, 20), (17, 20), (0, -29), (0, 29))
    svg.fill(together(*(circle(x, y, 1.9) for x, y in dots)), rim.deep)
    svg.stroke(curve("-18,-16 -18,-4 -15,4"), face.high, 2.4, 0.7)


def shield() -> Svg:
    """Return armor in force, 64 x 72."""
    svg = Svg(64, 72, weight=3)
    svg.fill(blob("3,14 60,12 63,36 50,58 36,71 16,60 5,40"), "#141A2B", 0.25)
    with svg.at(31, 35):
        draw_shield(svg, TIN, FACE, 3)
        draw_heart(svg, 0, -1, 0.42, RED, 2.2)
    return svg


def shield_used() -> Svg:
    """Return used armor: grey, bent and cracked, without its heart, 64 x 72."""
    svg = Svg(64, 72, weight=3)
    svg.fill(blob("3,14 60,12 63,36 50,58 36,71 16,60 5,40"), "#141A2B", 0.2)
    with svg.at(31, 35):
        draw_shield(svg, ramp("#7D7876"), ramp("#565053"), 3)
        crack = curve("4,-24 -3,-12 6,-3 -5,8 3,22")
        svg.stroke(crack, "#241F24", 5)
        svg.stroke(crack, "#8F8888", 1.6)
        hole = ring(circle(-9, -8, 5), circle(-9, -8, 2.4))
        svg.fill(circle(-9, -8, 4.4), "#241F24")
        svg.stroke(hole, mix("#7D7876", "#241F24", 0.3), 1.4)
    return svg


def sprites() -> dict[str, Svg]:
    """Return hearts and shields by name."""
    return {
        "heart": heart(),
        "heart_lost": heart_lost(),
        "heart_cracked": heart_cracked(),
        "heart_tape": heart_tape(),
        "shield": shield(),
        "shield_used": shield_used(),
    }
