"""Pen: an `Svg` canvas that writes the subset of SVG which nanosvg draws correctly.

How to draw (units are those of the viewBox; y grows downward; light comes from the top left):

    svg = Svg(512, 512)                                  # line weights follow the size of the canvas
    body = blob("0,0 40,-60! 90,10 30,80")               # shapes come from `assets.drawing.shapes`

    svg.solid(body, ramp(RED))                           # shade, base moved to the light, outline
    svg.fill(circle(20, 20, 9), ramp(RED).high, 0.6)     # flat, with opacity
    svg.stroke(curve("0,0 20,-8 40,0"), INK, svg.fine)   # open line, round ends

    with svg.at(256, 300, scale=0.8, turn=-6):           # line weights are independent of the scale
        ...
    svg.fill(box(0, 0, 9, 9), svg.linear((0, 0), (0, 9), [(0, "#FFFFFF"), (1, "#000000")]))
"""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from assets.drawing.palette import Ramp
from assets.drawing.shapes import (
    NOTHING,
    Point,
    Points,
    Shape,
    circle,
    curve,
    cut,
    cut_line,
    holds,
    number,
    oval,
    pair,
    poly,
    thinned,
    together,
)

Stops = Sequence[tuple[float, str] | tuple[float, str, float]]


def _moved_window(window: Sequence[Point], at: Point, scale: float, turn: float) -> list[Point]:
    """Return a window in the units of a group that is moved, turned and scaled."""
    a = math.radians(-turn)
    c, s = math.cos(a) / scale, math.sin(a) / scale
    return [((x - at[0]) * c - (y - at[1]) * s, (x - at[0]) * s + (y - at[1]) * c) for x, y in window]


class Svg:
    """Canvas that collects elements; line weights `mass part fine` are for this canvas at any scale."""

    def __init__(self, width: float, height: float, weight: float = 0) -> None:
        """Start empty; `weight` is the width of a silhouette's line.

        The default is 8 on 512, 6 on cards of 310 x 440.
        """
        self.width, self.height = width, height
        self._weight = weight or 8 * math.sqrt(width * height) / 512 * 1.06
        self._scale = 1.0
        self._window: Sequence[Point] = ()
        self._body: list[str] = []
        self._defs: dict[str, str] = {}

    @property
    def mass(self) -> float:
        """Weight of silhouettes, in the units of the current group."""
        return self._weight / self._scale

    @property
    def part(self) -> float:
        """Weight of parts inside a form: features, fingers, buttons."""
        return 0.8 * self._weight / self._scale

    @property
    def fine(self) -> float:
        """Weight of pleats and strands."""
        return 0.56 * self._weight / self._scale

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, turn: float = 0, weight: float = 1) -> Iterator[None]:
        """Draw with the origin moved to (x, y), then turned by degrees, then scaled.

        Line weights stay those of the canvas, times `weight` (thinner for small drawings).
        """
        steps = [f"translate({pair((x, y))})"]
        if turn:
            steps.append(f"rotate({number(turn)})")
        if scale != 1:
            steps.append(f"scale({number(scale, 3)})")
        self._body.append(f'<g transform="{" ".join(steps)}">')
        before = self._scale, self._window
        self._scale *= abs(scale) / weight
        self._window = _moved_window(self._window, (x, y), scale, turn)
        yield
        self._scale, self._window = before
        self._body.append("</g>")

    @contextmanager
    def clipped(self, window: Sequence[Point]) -> Iterator[None]:
        """Draw only within a convex clockwise window (in the units of the current group)."""
        before, self._window = self._window, window
        yield
        self._window = before

    def _gradient(self, kind: str, where: str, stops: Stops) -> str:
        marks = "".join(
            f'<stop offset="{number(s[0], 2)}" stop-color="{s[1]}"'
            + (f' stop-opacity="{number(s[2], 2)}"' if len(s) == 3 else "")
            + "/>"
            for s in stops
        )
        body = f'gradientUnits="userSpaceOnUse" {where}>{marks}</{kind}>'
        name = self._defs.setdefault(f"<{kind} id=|{body}", f"g{len(self._defs)}")
        return f"url(#{name})"

    def linear(self, start: Point, end: Point, stops: Stops) -> str:
        """Return a linear gradient from one point to another; stops are (0-1, colour[, opacity])."""
        where = " ".join(
            f'{key}="{number(v)}"' for key, v in zip(("x1", "y1", "x2", "y2"), (*start, *end), strict=True)
        )
        return self._gradient("linearGradient", where, stops)

    def radial(self, centre: Point, r: float, stops: Stops, squash: float = 1) -> str:
        """Return a radial gradient around a point; `squash` is its height over its width."""
        where = f'cx="{number(centre[0])}" cy="{number(centre[1])}" r="{number(r)}"'
        if squash != 1:
            where = (
                f'cx="0" cy="0" r="{number(r)}" '
                f'gradientTransform="translate({pair(centre)}) scale(1 {number(squash, 3)})"'
            )
        return self._gradient("radialGradient", where, stops)

    def _seen(self, shape: Shape) -> Shape:
        """Return the shape cut to the window."""
        return self._thinned(shape, cut(shape, self._window)) if self._window else shape

    def _thinned(self, whole: Shape, left: Shape) -> Shape:
        """Return the cut shape without invisibly small corners."""
        return left if left is whole or left is NOTHING or left.parts else thinned(left, 0.25 / self._scale)

    def _write(self, shape: Shape, marks: str) -> None:
        if self._window and shape is NOTHING:
            return
        rule = ' fill-rule="evenodd"' if shape.even_odd else ""
        self._body.append(f'<path d="{shape.d}"{rule} {marks}/>')

    def fill(self, shape: Shape, paint: str, opacity: float | None = None) -> None:
        """Fill the shape flat (a colour or a gradient), without outline."""
        thin = f' fill-opacity="{number(opacity, 2)}"' if opacity is not None else ""
        self._write(self._seen(shape), f'fill="{paint}"{thin}')

    def stroke(
        self, shape: Shape, colour: str, width: float = 0, opacity: float | None = None, dash: str = ""
    ) -> None:
        """Draw the outline of the shape; the default `width` is `part`."""
        thin = f' stroke-opacity="{number(opacity, 2)}"' if opacity is not None else ""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self._write(
            self._thinned(shape, cut_line(shape, self._window)) if self._window else shape,
            f'fill="none" stroke="{colour}" stroke-width="{number(width or self.part, 2)}" '
            f'stroke-linecap="round" stroke-linejoin="round"{thin}{dashes}',
        )

    def inked(self, shape: Shape, paint: str, line: str, width: float = 0) -> None:
        """Fill the shape flat and outline it, in one element."""
        if self._window and self._seen(shape) is not shape:
            self.fill(shape, paint)
            self.stroke(shape, line, width)
            return
        self._write(
            shape,
            f'fill="{paint}" stroke="{line}" stroke-width="{number(width or self.part, 2)}" '
            'stroke-linecap="round" stroke-linejoin="round"',
        )

    def within(self, shape: Shape, paint: str, k: tuple[float, float], anchor: tuple[float, float]) -> None:
        """Fill the shape again, scaled by `k` about a point at `anchor` (0-1 of its bounds), in `paint`."""
        left, top, right, bottom = shape.bounds
        ax, ay = left + (right - left) * anchor[0], top + (bottom - top) * anchor[1]
        shift = pair((ax * (1 - k[0]), ay * (1 - k[1])))
        factor = number(k[0], 3) if k[0] == k[1] else f"{number(k[0], 3)} {number(k[1], 3)}"
        if self._window:
            dx, dy = ax * (1 - k[0]), ay * (1 - k[1])
            seen = [((x - dx) / k[0], (y - dy) / k[1]) for x, y in self._window]
            shape = self._thinned(shape, cut(shape, seen))
        self._write(shape, f'transform="translate({shift}) scale({factor})" fill="{paint}"')

    def solid(
        self,
        shape: Shape,
        tones: Ramp,
        width: float | None = None,
        k: float | tuple[float, float] = 0.87,
        anchor: tuple[float, float] = (0.36, 0.3),
        light: bool = False,
    ) -> None:
        """Draw a form with volume: shade, base moved to the light, a lit core if `light`, and its outline.

        The default `width` is `mass`, 0 is none; `k` near 1 makes the shade thin. The whole shape should be
        visible from the anchor, else the base may leak out of its bays.
        """
        size = k if isinstance(k, tuple) else (k, k)
        self.fill(shape, tones.shade)
        self.within(shape, tones.base, size, anchor)
        if light:
            self.within(
                shape, tones.light, (size[0] * 0.5, size[1] * 0.5), (anchor[0] - 0.1, anchor[1] - 0.14)
            )
        line = self.mass if width is None else width
        if line:
            self.stroke(shape, tones.line, line)

    def tube(
        self, shape: Shape, tones: Ramp, across: tuple[Point, Point], width: float | None = None
    ) -> None:
        """Draw a cylinder or strap with hard bands, lit, base and shaded, between the two points `across`."""
        stops = [(0.14, tones.base), (0.16, tones.light), (0.34, tones.light), (0.36, tones.base)]
        self.fill(shape, self.linear(*across, [*stops, (0.76, tones.base), (0.78, tones.shade)]))
        line = self.mass if width is None else width
        if line:
            self.stroke(shape, tones.line, line)

    def ball(self, cx: float, cy: float, r: float, tones: Ramp, width: float | None = None) -> None:
        """Draw a sphere: gradient, bounce of light below, and a glint."""
        paint = self.radial(
            (cx - 0.25 * r, cy - 0.3 * r),
            1.25 * r,
            [(0, tones.light), (0.45, tones.base), (0.8, tones.shade), (1, tones.deep)],
        )
        line = self.part if width is None else width
        if line:
            self.inked(circle(cx, cy, r), paint, tones.line, line)
        else:
            self.fill(circle(cx, cy, r), paint)
        self.glint(cx - 0.34 * r, cy - 0.4 * r, 0.26 * r, 0.15 * r)

    def glint(
        self, cx: float, cy: float, rx: float, ry: float, turn: float = -40, opacity: float = 0.75
    ) -> None:
        """Draw a white oval of reflected light."""
        if self._window and not holds(self._window, (cx, cy)):
            return
        self._body.append(
            f'<ellipse cx="{number(cx)}" cy="{number(cy)}" rx="{number(rx)}" ry="{number(ry)}" '
            f'transform="rotate({number(turn)} {pair((cx, cy))})" fill="#FFFFFF" '
            f'fill-opacity="{number(opacity, 2)}"/>'
        )

    def shine(self, points: Points, tones: Ramp, width: float = 0, opacity: float = 0.8) -> None:
        """Draw a stroke of light along a form."""
        self.stroke(curve(points), tones.high, width or 0.9 * self.part, opacity)

    def shadow(self, cx: float, cy: float, rx: float, ry: float, strength: float = 0.34) -> None:
        """Draw the soft shadow of an object on the ground (navy, fading to nothing)."""
        paint = self.radial(
            (cx, cy),
            rx,
            [(0, "#141A2B", strength), (0.6, "#141A2B", 0.7 * strength), (1, "#141A2B", 0)],
            ry / rx,
        )
        self.fill(oval(cx, cy, rx, ry), paint)

    def rays(
        self,
        window: Sequence[Point],
        centre: Point,
        colour: str,
        count: int = 12,
        opacity: float = 0.5,
        turn: float = 0,
    ) -> None:
        """Draw sunbeams from `centre`, cut to the window."""
        reach = 2 * (self.width + self.height)
        beams = []
        for i in range(count):
            a, b = (math.radians(turn + 360 * (i + part) / count) for part in (0, 0.5))
            tips = [(centre[0] + reach * math.cos(t), centre[1] + reach * math.sin(t)) for t in (a, b)]
            beams.append(cut(poly([centre, *tips]), window))
        self.fill(together(*beams), colour, opacity)

    def recolour(self, change: Callable[[str], str]) -> None:
        """Change every colour drawn so far (to sepia, to grey)."""

        def changed(text: str) -> str:
            return re.sub(r"#[0-9A-Fa-f]{6}", lambda found: change(found[0]), text)

        self._body = [changed(element) for element in self._body]
        self._defs = {changed(key): name for key, name in self._defs.items()}

    def text(self) -> str:
        """Return the text of the SVG file."""
        defs = "".join(re.sub(r"id=\|", f'id="{name}" ', key) for key, name in self._defs.items())
        size = f"{number(self.width)} {number(self.height)}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">'
        return "\n".join([head, *([f"<defs>{defs}</defs>"] if defs else []), *self._body, "</svg>"]) + "\n"
