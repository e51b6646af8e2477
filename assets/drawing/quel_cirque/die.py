"""Coloured die of Quel Cirque: a rounded cube in space, thrown and tumbling."""

import math
from collections.abc import Sequence

from assets.drawing.palette import Ramp, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.quel_cirque.symbols import TEAMS, Team, mapped
from assets.drawing.shapes import Point, Shape, box, poly

Space = tuple[float, float, float]

SIZE = 320
HALF, ROUND = 96, 27
"""Half the edge of the cube, and the radius of its rounded edges."""
BODY = ramp("#F6E7C6", "#5A3520", "#D8BC8C")
LIGHT: Space = (-0.42, 0.74, 0.52)
ENAMEL = {team.name: team.tones for team in TEAMS} | {
    "white": ramp("#FFFBF0", "#6A5648", "#DCCFC4"),
    "black": ramp("#39323C"),
}
SIDES: dict[str, tuple[Space, Space]] = {
    "red": ((0, 1, 0), (1, 0, 0)),
    "blue": ((0, -1, 0), (1, 0, 0)),
    "green": ((0, 0, 1), (1, 0, 0)),
    "yellow": ((0, 0, -1), (-1, 0, 0)),
    "white": ((1, 0, 0), (0, 0, -1)),
    "black": ((-1, 0, 0), (0, 0, 1)),
}
"""Sides: the normal, and the direction to the right of the symbol."""


def cross(a: Space, b: Space) -> Space:
    """Return the cross product of two vectors."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a: Space, b: Space) -> float:
    """Return the dot product of two vectors."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


class Pose:
    """Orientation of the cube: its axes (x right, y up, z to the viewer), and its middle."""

    def __init__(self, axes: Sequence[Space], middle: Point) -> None:
        self.axes, self.middle = axes, middle

    def turned(self, v: Space) -> Space:
        """Return a direction of the cube in the viewer's axes."""
        x, y, z = self.axes
        return (
            v[0] * x[0] + v[1] * y[0] + v[2] * z[0],
            v[0] * x[1] + v[1] * y[1] + v[2] * z[1],
            v[0] * x[2] + v[1] * y[2] + v[2] * z[2],
        )

    def seen(self, v: Space) -> Point:
        """Return a point of the cube on the canvas."""
        x, y, _ = self.turned(v)
        return self.middle[0] + x, self.middle[1] - y


def spun(axes: Sequence[Space], about: int, degrees: float) -> list[Space]:
    """Return the axes turned about the viewer's x (0), y (1) or z (2) axis."""
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    i, j = ((1, 2), (2, 0), (0, 1))[about]
    result = []
    for axis in axes:
        moved = list(axis)
        moved[i], moved[j] = axis[i] * c - axis[j] * s, axis[i] * s + axis[j] * c
        result.append((moved[0], moved[1], moved[2]))
    return result


def hull(dots: Sequence[Point]) -> list[Point]:
    """Return the convex hull of points, clockwise on the canvas (Andrew's monotone chain)."""

    def half(ordered: Sequence[Point]) -> list[Point]:
        chain: list[Point] = []
        for p in ordered:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2], chain[-1]
                if (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) > 0:
                    break
                chain.pop()
            chain.append(p)
        return chain[:-1]

    ordered = sorted(dots)
    return half(ordered) + half(ordered[::-1])


def body(pose: Pose) -> Shape:
    """Return the outline of the whole rounded cube."""
    inner = HALF - ROUND
    angles = [math.tau * i / 40 for i in range(40)]
    dots = []
    for sx in (-inner, inner):
        for sy in (-inner, inner):
            for sz in (-inner, inner):
                x, y = pose.seen((sx, sy, sz))
                dots += [(x + ROUND * math.cos(a), y + ROUND * math.sin(a)) for a in angles]
    return poly(hull(dots))


def on_side(pose: Pose, side: str, shape: Shape, depth: float = 0) -> Shape:
    """Return a flat shape (y downward) placed on a side of the cube, sunk by `depth`."""
    out, right = SIDES[side]
    up = cross(out, right)
    level = HALF - depth

    def place(p: Point) -> Point:
        x, y = p
        return pose.seen(
            (
                out[0] * level + right[0] * x - up[0] * y,
                out[1] * level + right[1] * x - up[1] * y,
                out[2] * level + right[2] * x - up[2] * y,
            )
        )

    return mapped(shape, place)


def _square(half: float, radius: float) -> Shape:
    return box(-half, -half, 2 * half, 2 * half, radius)


def _lit(tones: Ramp, brightness: float) -> str:
    """Return the tone of a surface by the cosine of the light's angle (-1 to 1)."""
    if brightness > 0.55:
        return mix(tones.base, tones.light, min((brightness - 0.55) * 1.6, 0.8))
    return mix(tones.deep, tones.base, max(0.35, (brightness + 0.5) / 1.05))


def draw_side(svg: Svg, pose: Pose, side: str) -> None:
    """Draw a side: its face, the enamel in it, and its symbol."""
    brightness = dot(pose.turned(SIDES[side][0]), LIGHT)
    tones = ENAMEL[side]
    svg.fill(on_side(pose, side, _square(83, 26), 3), _lit(BODY, brightness))
    panel = on_side(pose, side, _square(70, 20))
    svg.fill(on_side(pose, side, _square(73, 22)), BODY.line, 0.5)
    svg.fill(panel, _lit(tones, brightness))
    svg.stroke(panel, tones.line, svg.fine)
    if side in ("white", "black"):
        _draw_any(svg, pose, side, brightness)
    else:
        team = next(team for team in TEAMS if team.name == side)
        _draw_mark(svg, pose, team, brightness)


def _draw_mark(svg: Svg, pose: Pose, team: Team, brightness: float) -> None:
    tones = team.tones
    shadow = mapped(team.symbol, lambda p: (p[0] + 4, p[1] + 5))
    svg.fill(on_side(pose, team.name, shadow), tones.line, 0.55)
    paint = mix(mix(tones.line, team.on_colour, 0.75), team.on_colour, max(0, min(1, brightness + 0.5)))
    svg.inked(on_side(pose, team.name, team.symbol), paint, tones.line, svg.fine)


def _draw_any(svg: Svg, pose: Pose, side: str, brightness: float) -> None:
    """Draw all four symbols in their colours: white and black are wild."""
    for team, x, y in zip(TEAMS, (-31, 31, -31, 31), (-31, -31, 31, 31), strict=True):
        tones = team.tones
        small = poly([(x + 0.53 * a, y + 0.53 * b) for a, b in team.symbol.outline])
        lit = tones.base if side == "white" else tones.light
        line = tones.line if side == "white" else ENAMEL["black"].line
        paint = mix(tones.deep, lit, max(0.3, min(1, brightness + 0.5)))
        svg.inked(on_side(pose, side, small), paint, line, svg.fine)


def draw_die(svg: Svg, pose: Pose) -> None:
    """Draw the cube with all visible sides, the farthest first."""
    form = body(pose)
    svg.fill(form, mix(BODY.base, BODY.shade, 0.75))
    svg.within(form, BODY.light, (0.95, 0.93), (0.3, 0.2))
    seen = [side for side, (out, _) in SIDES.items() if pose.turned(out)[2] > 0.05]
    for side in sorted(seen, key=lambda name: pose.turned(SIDES[name][0])[2]):
        draw_side(svg, pose, side)
    svg.stroke(form, BODY.line, svg.mass)


def lying(side: str, middle: Point, yaw: float = 17, height: float = 58) -> Pose:
    """Return the cube on the table with `side` on top, from `height` degrees above."""
    out, right = SIDES[side]
    front = cross(right, out)
    axes: list[Space] = []
    for unit in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        axes.append((dot(unit, right), dot(unit, out), dot(unit, front)))
    return Pose(spun(spun(axes, 1, yaw), 0, height), middle)


TUMBLES = (
    ((25, 30, 20), "red"),
    ((-35, 40, 65), "blue"),
    ((50, -30, -30), "yellow"),
    ((20, 130, -50), "green"),
)
"""Turns about x, y and z from the resting pose of a side."""


def die(side: str) -> Svg:
    """Return the die at rest, `side` on top."""
    svg = Svg(SIZE, SIZE)
    svg.shadow(178, 236, 128, 62, 0.6)
    draw_die(svg, lying(side, (158, 156)))
    return svg


def tumbling(index: int) -> Svg:
    """Return the die in the air."""
    svg = Svg(SIZE, SIZE)
    (x, y, z), side = TUMBLES[index]
    axes = lying(side, (0, 0), 0, 0).axes
    draw_die(svg, Pose(spun(spun(spun(axes, 0, x), 1, y), 2, z), (160, 160)))
    return svg


def dice() -> dict[str, Svg]:
    """Return all pictures of the die by name."""
    pictures = {f"die_{side}": die(side) for side in SIDES}
    return pictures | {f"die_tumble_{i + 1}": tumbling(i) for i in range(len(TUMBLES))}
