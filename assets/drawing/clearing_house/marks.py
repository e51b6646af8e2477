"""Signs of Clearing House's table: stack places, possible reactions, turns that end or are skipped."""

from assets.drawing.clearing_house.pictures import draw_stop_hand
from assets.drawing.palette import PAPER, WHITE_RAMP, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, oval, poly, ring, together

NIGHT = ramp("#2B3A6E")
LEAF = ramp("#2F8B48")
RED = ramp("#C22F36")
TIN = ramp("#A9B3C4", "#1E2740")


def _disc(svg: Svg, tones: Ramp) -> None:
    svg.fill(circle(34, 35, 28), "#141A2B", 0.32)
    stops = [(0, tones.light), (0.5, tones.base), (1, tones.shade)]
    svg.inked(circle(32, 31, 28), svg.radial((24, 20), 44, stops), tones.line, svg.mass)


def intervene_hand() -> Svg:
    """Return the white glove that cancels, 64 x 64."""
    svg = Svg(64, 64, weight=2.6)
    _disc(svg, RED)
    with svg.at(7, 2, 0.25):
        draw_stop_hand(svg)
    return svg


def allow() -> Svg:
    """Return the sign to allow an action: an arrow that passes, 64 x 64."""
    svg = Svg(64, 64, weight=2.6)
    _disc(svg, NIGHT)
    arrow = poly("13,26 33,26 33,14 52,31 33,48 33,36 13,36")
    svg.fill(poly("15,29 35,29 35,17 54,34 35,51 35,39 15,39"), NIGHT.line, 0.6)
    svg.inked(arrow, PAPER, NIGHT.line, svg.part)
    return svg


def tick() -> Svg:
    """Return the sign of an answer, 48 x 48."""
    svg = Svg(48, 48, weight=2.6)
    svg.fill(circle(25.5, 26.5, 20), "#141A2B", 0.34)
    stops = [(0, LEAF.light), (0.5, LEAF.base), (1, LEAF.shade)]
    svg.inked(circle(24, 23.5, 20), svg.radial((18, 15), 32, stops), LEAF.line, 2.8)
    svg.stroke(curve("14,24! 21,31! 34,16!"), LEAF.line, 8, 0.5)
    svg.stroke(curve("14,24! 21,31! 34,16!"), PAPER, 5.2)
    return svg


def flag() -> Svg:
    """Return the sign for the end of a turn, 64 x 64."""
    svg = Svg(64, 64, weight=2.6)
    svg.shadow(24, 58, 18, 5, 0.45)
    svg.solid(
        blob("17,9! 28,6 38,12 48,13 58,9! 54,22 58,35! 46,40 36,35 27,34 17,38!"),
        RED,
        svg.mass,
        k=(0.95, 0.8),
        anchor=(0.2, 0.1),
    )
    svg.stroke(curve("22,14 29,12 38,17"), RED.high, 2.4, 0.8)
    svg.tube(box(12, 6, 6, 53, 3), ramp("#B58A5E"), ((12, 0), (18, 0)), svg.part)
    svg.ball(15, 6.5, 5, TIN, svg.part)
    return svg


def skip_turn() -> Svg:
    """Return the sign of a turn that will be skipped: an hourglass, 64 x 64."""
    svg = Svg(64, 64, weight=2.6)
    wood, sand = ramp("#94552E"), ramp("#E3C58C", "#4E2E26")
    svg.shadow(36, 58, 24, 6, 0.45)
    glass = blob("17,12! 47,12! 46,22 36,31 46,41 47,52! 17,52! 18,41 28,31 18,22")
    svg.fill(glass, "#DDEBF2")
    svg.fill(blob("20,21! 44,21! 40,25 33,31! 31,31! 24,25"), sand.base)
    svg.fill(blob("18,51! 20,46 32,39 44,46 46,51!"), sand.base)
    svg.stroke(curve("32,30 32,44"), sand.shade, 2.2)
    svg.stroke(glass, "#3B4A66", svg.part)
    svg.stroke(curve("21,16 23,22 27,26"), "#FFFFFF", 2.2, 0.9)
    for y in (5, 51):
        svg.tube(box(11, y, 42, 8.5, 4), wood, ((0, y), (0, y + 8.5)), svg.part)
    return svg


def eye() -> Svg:
    """Return the sign of an eliminated player who watches, 64 x 64."""
    svg = Svg(64, 64, weight=2.6)
    _disc(svg, NIGHT)
    lens = blob("8,31! 18,20 32,16 46,20 56,31! 46,42 32,46 18,42")
    svg.inked(lens, WHITE_RAMP.base, NIGHT.line, svg.part)
    svg.fill(blob("8,31! 18,20 32,16 46,20 56,31! 46,25 32,22 18,25"), "#C9C4D6")
    svg.inked(circle(32, 31, 11), ramp("#4C9BD6").base, NIGHT.line, 2.2)
    svg.fill(circle(32, 31, 6), "#141A2B")
    svg.fill(circle(28.5, 27, 3.2), "#FFFFFF")
    return svg


def base_badge() -> Svg:
    """Return the padlock on cards that cannot be taken, 64 x 64."""
    svg = Svg(64, 64, weight=2.8)
    svg.shadow(36, 57, 25, 7, 0.45)
    bow = curve("19,30 19,20 24,11 32,8 40,11 45,20 45,30")
    svg.stroke(bow, TIN.line, 11.5)
    svg.stroke(bow, TIN.base, 6.5)
    svg.stroke(curve("19,26 20,19 25,12"), TIN.high, 2.2)
    body = box(11, 27, 42, 31, 8)
    svg.solid(body, ramp("#6C7A96", "#1E2740"), k=(0.92, 0.86))
    svg.stroke(curve("16,38 16,33 20,31.5"), "#C6D0E2", 2.4, 0.9)
    svg.fill(together(circle(32, 40, 5), poly("29.5,42 34.5,42 36,51 28,51")), "#161C30")
    return svg


def spotlight() -> Svg:
    """Return the lamp on the floor, from above, 48 x 48."""
    svg = Svg(48, 48, weight=2.4)
    svg.fill(
        circle(24, 24, 23),
        svg.radial((24, 24), 23, [(0, "#FFE7A6", 0.9), (0.6, "#FFD987", 0.4), (1, "#FFD070", 0)]),
    )
    svg.fill(ring(circle(24, 24, 14), circle(24, 24, 9)), "#4A3A34")
    svg.inked(
        circle(24, 24, 11),
        svg.radial((21, 20), 14, [(0, "#FFFEF4"), (0.5, "#FFF0C4"), (1, "#F4C878")]),
        "#4A2E1C",
        2.2,
    )
    svg.fill(oval(20.5, 20, 4, 2.8), "#FFFFFF", 0.9)
    return svg


def sprites() -> dict[str, Svg]:
    """Return all signs by name."""
    return {
        "intervene_hand": intervene_hand(), "allow": allow(), "tick": tick(),
        "flag": flag(), "skip_turn": skip_turn(), "eye": eye(), "base_badge": base_badge(), "lamp": spotlight(),
    }  # fmt: skip
