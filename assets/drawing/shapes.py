"""Shapes as data: smooth curves through points, bands, balls, stars, and the trimming of one by another.

Points are written `"x,y x,y! x,y"` (`!` marks a corner) or given as a list of pairs; y grows downward.
Closed: `blob poly rail circle oval box star scallops pie`; open: `curve`; several in one: `ring together`.
Points are changed by `moved` and `mirrored`. `cut(shape, window)` trims a closed shape to a convex window
(`disc_window`, `box_window`): the subset of SVG that we may use has no clipping.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
Points = str | Sequence[Point]


def number(value: float, digits: int = 1) -> str:
    """Return the shortest spelling of `value` with at most `digits` decimals."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if abs(value) < 1 else text


@dataclass(frozen=True)
class Shape:
    """Path: its `d` text and the points it passes through (for bounds, anchors and cutting)."""

    d: str
    outline: tuple[Point, ...]
    even_odd: bool = False
    parts: tuple["Shape", ...] = ()
    """Component shapes, if it was put together from several."""

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        xs, ys = [p[0] for p in self.outline], [p[1] for p in self.outline]
        return min(xs), min(ys), max(xs), max(ys)


def pair(point: Point) -> str:
    """Return a point as path data."""
    return f"{number(point[0])} {number(point[1])}"


class _Path:
    """Path data in relative steps, which are short; rounding errors never add up."""

    def __init__(self, start: Point) -> None:
        self.x, self.y = round(start[0], 1), round(start[1], 1)
        self.text = "M" + pair(start)

    def step(self, letter: str, *dots: Point) -> None:
        """Add one curve or line to the last of the dots."""
        steps = [v for x, y in dots for v in (x - self.x, y - self.y)]
        words = [number(v) for v in steps]
        self.text += letter + "".join(("" if i == 0 or w[0] == "-" else " ") + w for i, w in enumerate(words))
        self.x, self.y = round(self.x + float(words[-2]), 1), round(self.y + float(words[-1]), 1)


def parsed(points: Points) -> tuple[list[Point], list[bool]]:
    """Return points and their corner flags, from `"x,y x,y! x,y"` or from a list of pairs."""
    if not isinstance(points, str):
        return list(points), [False] * len(points)
    words = points.split()
    pairs = [word.rstrip("!").split(",") for word in words]
    return [(float(x), float(y)) for x, y in pairs], [word.endswith("!") for word in words]


def _handles(before: Point, here: Point, after: Point, corner: bool) -> tuple[Point, Point]:
    """Return the ends of the spline's handles before and after `here` (Catmull-Rom, capped at 45 %)."""
    if corner:
        return here, here
    tx, ty = (after[0] - before[0]) / 6, (after[1] - before[1]) / 6
    length = math.hypot(tx, ty) or 1.0
    left = min(length, 0.45 * math.dist(before, here)) / length
    right = min(length, 0.45 * math.dist(here, after)) / length
    return (here[0] - tx * left, here[1] - ty * left), (here[0] + tx * right, here[1] + ty * right)


def _on_cubic(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
        w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
    )


def _spline(points: Points, closed: bool) -> Shape:
    dots, corners = parsed(points)
    count = len(dots)
    if not closed:
        corners[0] = corners[-1] = True
    handles = [_handles(dots[i - 1], dots[i], dots[(i + 1) % count], corners[i]) for i in range(count)]
    path, outline = _Path(dots[0]), [dots[0]]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        if corners[i] and corners[j]:
            path.step("l", dots[j])
        else:
            a, b = handles[i][1], handles[j][0]
            path.step("c", a, b, dots[j])
            outline += [_on_cubic(dots[i], a, b, dots[j], t / 8) for t in range(1, 8)]
        outline.append(dots[j])
    return Shape(path.text + ("Z" if closed else ""), tuple(outline))


def blob(points: Points) -> Shape:
    """Return a smooth closed curve through `points`; a point followed by `!` is a corner."""
    return _spline(points, closed=True)


def curve(points: Points) -> Shape:
    """Return a smooth open curve through `points`."""
    return _spline(points, closed=False)


def poly(points: Points, closed: bool = True) -> Shape:
    """Return straight lines through `points`."""
    dots = parsed(points)[0]
    path = _Path(dots[0])
    for dot in dots[1:]:
        path.step("l", dot)
    return Shape(path.text + ("Z" if closed else ""), tuple(dots))


def rail(points: Points, widths: Sequence[float]) -> Shape:
    """Return a band along the curve through `points`, with `widths` along its way (brows, strands)."""
    spine = list(curve(points).outline)
    left: list[Point] = []
    right: list[Point] = []
    last = len(spine) - 1
    for i in range(0, last + 1, 2 if last > 8 else 1):
        (ax, ay), (bx, by) = spine[max(i - 1, 0)], spine[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        place = i / last * (len(widths) - 1)
        k = min(int(place), len(widths) - 2)
        half = (widths[k] + (widths[k + 1] - widths[k]) * (place - k)) / 2
        nx, ny = (by - ay) / length * half, -(bx - ax) / length * half
        left.append((spine[i][0] + nx, spine[i][1] + ny))
        right.append((spine[i][0] - nx, spine[i][1] - ny))
    return blob(left + right[::-1])


def oval(cx: float, cy: float, rx: float, ry: float) -> Shape:
    """Return an ellipse."""
    turn = f"A{number(rx)} {number(ry)} 0 1 1 "
    d = f"M{pair((cx - rx, cy))}{turn}{pair((cx + rx, cy))}{turn}{pair((cx - rx, cy))}Z"
    angles = [math.tau * i / 48 for i in range(48)]
    return Shape(d, tuple((cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles))


def circle(cx: float, cy: float, r: float) -> Shape:
    """Return a circle."""
    return oval(cx, cy, r, r)


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    """Return a rectangle, with round corners if `radius` is given."""
    right, bottom = x + width, y + height
    if not radius:
        return poly([(x, y), (right, y), (right, bottom), (x, bottom)])
    r = min(radius, width / 2, height / 2)
    arc = f"A{number(r)} {number(r)} 0 0 1 "
    d = (
        f"M{pair((x + r, y))}H{number(right - r)}{arc}{pair((right, y + r))}"
        f"V{number(bottom - r)}{arc}{pair((right - r, bottom))}"
        f"H{number(x + r)}{arc}{pair((x, bottom - r))}V{number(y + r)}{arc}{pair((x + r, y))}Z"
    )
    outline: list[Point] = []
    for cx, cy, start in (
        (right - r, y + r, -90),
        (right - r, bottom - r, 0),
        (x + r, bottom - r, 90),
        (x + r, y + r, 180),
    ):
        for step in range(7):
            a = math.radians(start + 15 * step)
            outline.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return Shape(d, tuple(outline))


def star(cx: float, cy: float, r: float, points: int = 5, inner: float = 0.5, turn: float = -90) -> Shape:
    """Return a star with `points` tips, its inner radius as a share of `r`."""
    dots = []
    for i in range(2 * points):
        a = math.radians(turn + 180 * i / points)
        reach = r if i % 2 == 0 else r * inner
        dots.append((cx + reach * math.cos(a), cy + reach * math.sin(a)))
    return poly(dots)


def scallops(points: Points, bulge: float = 0.55) -> Shape:
    """Return a closed outline of round lobes between clockwise points (clouds, cream, ruffs, curls)."""
    dots = parsed(points)[0]
    d, outline = ["M" + pair(dots[0])], [dots[0]]
    for i, here in enumerate(dots):
        there = dots[(i + 1) % len(dots)]
        chord = math.dist(here, there)
        r = max(bulge, 0.501) * chord
        d.append(f"A{number(r)} {number(r)} 0 0 1 {pair(there)}")
        sag = r - math.sqrt(r * r - chord * chord / 4)
        nx, ny = (there[1] - here[1]) / chord, -(there[0] - here[0]) / chord
        mid = ((here[0] + there[0]) / 2 + nx * sag, (here[1] + there[1]) / 2 + ny * sag)
        outline += [mid, there]
    return Shape("".join(d) + "Z", tuple(outline))


def ring(outer: Shape, inner: Shape) -> Shape:
    """Return `outer` with the hole `inner` (even-odd): a frame that covers protruding parts under it."""
    return Shape(outer.d + inner.d, outer.outline, even_odd=True, parts=(outer, inner))


def together(*shapes: Shape) -> Shape:
    """Return several shapes written as one path (same colour, fewer bytes)."""
    return Shape("".join(s.d for s in shapes), tuple(p for s in shapes for p in s.outline), parts=shapes)


def mirrored(points: Points, axis: float = 0) -> str:
    """Return the points reflected about x = `axis` (mirror points, not groups: the light stays left)."""
    dots, corners = parsed(points)
    pairs = list(zip(dots, corners, strict=True))[::-1]
    return " ".join(f"{2 * axis - x:g},{y:g}" + ("!" if corner else "") for (x, y), corner in pairs)


def moved(points: Points, dx: float = 0, dy: float = 0, k: float = 1) -> str:
    """Return the points scaled by `k`, then shifted."""
    dots, corners = parsed(points)
    return " ".join(
        f"{x * k + dx:g},{y * k + dy:g}" + ("!" if corner else "")
        for (x, y), corner in zip(dots, corners, strict=True)
    )


def disc_window(cx: float, cy: float, r: float) -> tuple[Point, ...]:
    """Return a round window for `cut`."""
    angles = (math.tau * i / 96 for i in range(96))
    return tuple((cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles)


def box_window(x: float, y: float, width: float, height: float, radius: float = 0) -> tuple[Point, ...]:
    """Return a rectangular window for `cut`, with round corners if `radius` is given."""
    return box(x, y, width, height, radius).outline


def _inside(p: Point, a: Point, b: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def holds(window: Sequence[Point], point: Point) -> bool:
    """Return whether the point is in the convex clockwise window."""
    return all(_inside(point, a, window[(i + 1) % len(window)]) >= 0 for i, a in enumerate(window))


NOTHING = Shape("M0 0", ((0.0, 0.0),))


def cut(shape: Shape, window: Sequence[Point]) -> Shape:
    """Return the part of a closed shape within a convex clockwise window (Sutherland-Hodgman).

    The result is a polygon; a shape that is entirely within the window is returned unchanged.
    """
    if all(holds(window, point) for point in shape.outline):
        return shape
    if shape.parts:
        return _joined(shape, [cut(part, window) for part in shape.parts])
    dots = list(shape.outline)
    for i, a in enumerate(window):
        b = window[(i + 1) % len(window)]
        kept: list[Point] = []
        for j, here in enumerate(dots):
            before = dots[j - 1]
            s, t = _inside(before, a, b), _inside(here, a, b)
            if (s >= 0) != (t >= 0):
                share = s / (s - t)
                kept.append(
                    (before[0] + (here[0] - before[0]) * share, before[1] + (here[1] - before[1]) * share)
                )
            if t >= 0:
                kept.append(here)
        dots = kept
        if not dots:
            return NOTHING
    return poly(dots)


def thinned(shape: Shape, tolerance: float) -> Shape:
    """Return a polygon, or several, without corners nearer than `tolerance` to the line past them."""
    if shape.parts:
        return _joined(shape, [thinned(part, tolerance) for part in shape.parts])
    dots = shape.outline
    kept = [dots[0]]
    for here, after in pairwise(dots[1:]):
        before = kept[-1]
        length = math.dist(before, after)
        if not length or abs(_inside(here, before, after)) > tolerance * length:
            kept.append(here)
    return poly([*kept, dots[-1]], closed=shape.d.endswith("Z"))


def _joined(shape: Shape, parts: Sequence[Shape]) -> Shape:
    """Return the remaining parts of a shape as one, filled by its rule."""
    left = together(*(part for part in parts if part is not NOTHING))
    return Shape(left.d, left.outline, shape.even_odd, left.parts) if left.parts else NOTHING


def _within(a: Point, b: Point, window: Sequence[Point]) -> tuple[Point, Point] | None:
    """Return the segment of a straight line within a convex clockwise window (Cyrus-Beck)."""
    first, last = 0.0, 1.0
    for i, corner in enumerate(window):
        after = window[(i + 1) % len(window)]
        s, t = _inside(a, corner, after), _inside(b, corner, after)
        if s < 0 and t < 0:
            return None
        if s < 0:
            first = max(first, s / (s - t))
        elif t < 0:
            last = min(last, s / (s - t))
    if first >= last:
        return None
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (a[0] + dx * first, a[1] + dy * first), (a[0] + dx * last, a[1] + dy * last)


def cut_line(shape: Shape, window: Sequence[Point]) -> Shape:
    """Return the part of lines, open or closed, within a convex clockwise window, for stroking."""
    if all(holds(window, point) for point in shape.outline):
        return shape
    if shape.parts:
        return _joined(shape, [cut_line(part, window) for part in shape.parts])
    dots = [*shape.outline, shape.outline[0]] if shape.d.endswith("Z") else list(shape.outline)
    runs: list[list[Point]] = []
    for a, b in pairwise(dots):
        stretch = _within(a, b, window)
        if stretch and runs and runs[-1][-1] == stretch[0]:
            runs[-1].append(stretch[1])
        elif stretch:
            runs.append(list(stretch))
    return together(*(poly(run, closed=False) for run in runs)) if runs else NOTHING
