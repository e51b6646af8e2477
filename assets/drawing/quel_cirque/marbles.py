"""Marbles of Quel Cirque and their places: sockets, the side stack, holes of the board."""

from assets.drawing.palette import Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.quel_cirque.symbols import TEAMS, Team, draw_engraved
from assets.drawing.shapes import Shape, box, circle, curve, ring

GLASS = ramp("#8C86A0")
BRASS_BROWN = ramp("#A8733E")
NAVY_WOOD = ramp("#2C3A63")
MAX_SLOTS = 6
"""Most slots of a side stack: the most that the number `capacity` can be."""


def crescent(cx: float, cy: float, r: float, dx: float, dy: float, k: float = 1) -> Shape:
    """Return a disc less a disc of `k` times its size, moved by (dx, dy).

    The smaller disc must be within the larger one or touch it.
    """
    return ring(circle(cx, cy, r), circle(cx + dx, cy + dy, k * r))


def draw_sphere(svg: Svg, x: float, y: float, r: float, tones: Ramp) -> None:
    """Draw a glass ball: gradient, shade at the lower right, reflected light from below."""
    paint = svg.radial(
        (x - 0.3 * r, y - 0.36 * r),
        1.42 * r,
        [(0, tones.high), (0.3, tones.light), (0.55, tones.base), (0.82, tones.shade), (1, tones.deep)],
    )
    svg.fill(circle(x, y, r), paint)
    svg.fill(crescent(x, y, r, -0.07 * r, -0.09 * r, 0.886), tones.line, 0.3)
    svg.stroke(
        curve([(x + r * a, y + r * b) for a, b in ((-0.1, 0.79), (0.3, 0.73), (0.58, 0.54), (0.76, 0.22))]),
        tones.high,
        0.09 * r,
        0.75,
    )


def draw_gloss(svg: Svg, x: float, y: float, r: float, tones: Ramp) -> None:
    """Draw the reflection of a window in a glass ball, and its outline, over the symbol."""
    svg.glint(x - 0.42 * r, y - 0.5 * r, 0.34 * r, 0.19 * r, -42, 0.9)
    svg.glint(x - 0.74 * r, y - 0.1 * r, 0.07 * r, 0.11 * r, 12, 0.75)
    svg.stroke(circle(x, y, r), tones.line, 0.085 * r)


def draw_marble(svg: Svg, team: Team, x: float, y: float, r: float) -> None:
    """Draw a marble with its engraved symbol."""
    draw_sphere(svg, x, y, r, team.tones)
    draw_engraved(svg, team, x + 0.02 * r, y + 0.07 * r, 1.04 * r)
    draw_gloss(svg, x, y, r, team.tones)


def marble(team: Team) -> Svg:
    """Return a marble alone; it fills its canvas except for 4 units all around."""
    svg = Svg(128, 128)
    draw_marble(svg, team, 64, 64, 57)
    return svg


def hidden_marble() -> Svg:
    """Return a marble of unknown colour: smoky glass with a swirl."""
    svg = Svg(128, 128)
    draw_sphere(svg, 64, 64, 57, GLASS)
    swirl = "42,84 36,62 48,42 70,38 88,52 88,72 74,84 60,80 54,68 62,58 72,62"
    with svg.at(2.5, 3):
        svg.stroke(curve(swirl), GLASS.high, 8, 0.8)
    svg.stroke(curve(swirl), GLASS.deep, 8)
    draw_gloss(svg, 64, 64, 57, GLASS)
    return svg


def draw_socket(svg: Svg, x: float, y: float, r: float) -> None:
    """Draw an empty hollow for a marble, lit at its lower right edge."""
    dark = [(0, "#33406E"), (0.35, "#222C50"), (0.8, "#10162E"), (1, "#0A0E20")]
    svg.fill(circle(x, y, r), svg.radial((x + 0.2 * r, y + 0.36 * r), 1.25 * r, dark))
    svg.fill(crescent(x, y, r, 0.06 * r, 0.08 * r, 0.9), "#000000", 0.4)
    svg.stroke(circle(x, y, r), "#080B18", 0.09 * r)
    svg.stroke(
        curve([(x + r * a, y + r * b) for a, b in ((-0.4, 0.92), (0.25, 0.97), (0.75, 0.66), (0.97, 0.2))]),
        "#7482B4",
        0.08 * r,
        0.9,
    )


def socket() -> Svg:
    """Return the place of a played marble."""
    svg = Svg(128, 128)
    draw_socket(svg, 64, 64, 57)
    return svg


def stack(slots: int) -> Svg:
    """Return the rack beside a clown that shows its marbles from the side (44 wide, 34 a slot, at 4)."""
    high = 40 + 136 * slots
    svg = Svg(176, high)
    body = box(8, 8, 160, high - 16, 80)
    svg.fill(body, NAVY_WOOD.deep)
    svg.fill(
        box(14, 12, 146, high - 28, 73),
        svg.linear(
            (10, 0),
            (166, 0),
            [(0, NAVY_WOOD.light), (0.22, NAVY_WOOD.base), (0.7, NAVY_WOOD.shade), (1, NAVY_WOOD.deep)],
        ),
    )
    low = f"26,{high - 96} " if slots > 1 else ""
    svg.stroke(curve(f"{low}26,92 44,48 76,28"), NAVY_WOOD.high, 6, 0.7)
    for y in range(high - 88, 0, -136):
        draw_socket(svg, 88, y, 58)
    svg.stroke(body, "#0D1226", svg.mass)
    return svg


def hole_empty() -> Svg:
    """Return a hole of the board: a turned rim and the dark below it (rim 35, pit 28 at 2)."""
    svg = Svg(160, 160, weight=4)
    tones = BRASS_BROWN
    svg.shadow(85, 88, 76, 76, 0.5)
    svg.fill(
        circle(80, 80, 69),
        svg.linear(
            (30, 26),
            (130, 136),
            [(0, tones.high), (0.3, tones.light), (0.55, tones.base), (1, tones.shade)],
        ),
    )
    svg.stroke(circle(80, 80, 62.5), tones.high, 2, 0.55)
    svg.stroke(circle(80, 80, 69), tones.line, 4)
    pit = svg.radial((92, 98), 66, [(0, "#5A3A24"), (0.4, "#382114"), (0.85, "#1A0E08"), (1, "#120905")])
    svg.inked(circle(80, 80, 55), pit, tones.line, 4)
    svg.fill(crescent(80, 80, 53, 2.5, 3.5, 0.91), "#000000", 0.45)
    svg.stroke(curve("52,123 70,131 96,129 118,114"), "#9C6A3C", 3, 0.8)
    return svg


def hole_rim_front() -> Svg:
    """Return the part of a hole's rim in front of a sunken marble, and the rim's shadow on that marble."""
    svg = Svg(160, 160, weight=4)
    tones = BRASS_BROWN
    svg.fill(crescent(80, 80, 55, 3.2, 4.6, 0.896), "#1A0E08", 0.62)
    lip = ring(circle(80, 80, 55), circle(80, 74.5, 49.5))
    svg.fill(lip, svg.linear((30, 90), (130, 136), [(0, tones.light), (0.5, tones.base), (1, tones.shade)]))
    svg.stroke(circle(80, 74.5, 49.5), tones.line, 3, 0.85)
    svg.stroke(circle(80, 80, 55), tones.line, 4)
    return svg


def marbles() -> dict[str, Svg]:
    """Return all marbles and places by name."""
    pictures = {f"marble_{team.name}": marble(team) for team in TEAMS}
    return pictures | {
        "marble_hidden": hidden_marble(),
        "socket": socket(),
        **{f"stack_{slots}": stack(slots) for slots in range(1, MAX_SLOTS + 1)},
        "hole_empty": hole_empty(),
        "hole_rim_front": hole_rim_front(),
    }
