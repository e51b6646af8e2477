"""Lines of a chart: each seat's winning chance by colour and pattern, drawn dash by dash."""

from collections.abc import Sequence
from itertools import pairwise

from pygame import Surface

from circus import games
from circus.lab import plot
from circus.lab.plot import Axis, Point
from circus.lab.review.judging import Shares
from circus.session.table_setup import Seat
from circus.ui.gfx import svg, theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel

PATTERNS = ((), (13.0, 8.0), (1.5, 7.5), (15.0, 7.0, 1.5, 7.0), (26.0, 9.0), (7.0, 6.0))
"""Dashes and gaps of each seat's line, in units, so that lines differ without their colours."""

_INKS = {
    "red": "#F0686B",
    "blue": "#67B1F2",
    "yellow": "#F2E266",
    "green": "#72C97A",
    "purple": "#BE8BDB",
    "teal": "#4FC4B7",
}
"""Colours of the seats, pale enough for the dark of the chart."""
_OTHER_INKS = ("#FFF3DA", "#F49A4A", "#F7A6C8", "#A9A4D4")
"""Further colours, for games whose rules assign the seats' colours; none of them is one of those."""

_GROUND, _PAD_U, _THICK_U, _SCALE_U = "#17101A", 8.0, 3.4, 16.0


def ink(game: str, seats: Sequence[Seat], seat: int) -> str:
    """Return the colour of a seat's line.

    If the rules assign the seats' colours, one that differs from them.
    """
    others = _OTHER_INKS
    return _INKS[seats[seat].colour] if games.find(game).brand.colours else others[seat % len(others)]


@painted
def painted_lines(
    kit: Toolkit,
    size: tuple[int, int],
    chances: Sequence[Shares],
    turning: Sequence[int],
    inks: Sequence[str],
) -> Surface:
    """Return all lines on their ground, and a mark at each large change of a chance."""
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    body = svg.framed(1, 1, wide - 2, high - 2, _GROUND, "#F7E8C9", 1.2, radius=6)
    across, along = Axis(0, max(1, len(chances) - 1), 0, wide), Axis(0, 1, high - _PAD_U, _PAD_U)
    for y in map(along.at, (0.25, 0.5, 0.75)):
        body += plot.line(3, y, wide - 3, y, svg.lined(theme.CREAM, 1, 0.16))
    body += "".join(_turning(across.at(n), high) for n in turning)
    for seat in range(len(inks) - 1, -1, -1):
        points = [(across.at(at), along.at(each[seat])) for at, each in enumerate(chances)]
        body += line_of_seat(_thinned(points), seat, inks[seat])
    panel.vector(body)
    space = "\N{NO-BREAK SPACE}" if kit.texts.language == "fr" else ""
    panel.write(f"100{space}%", "ui", _SCALE_U, theme.CREAM, 8, _PAD_U + _SCALE_U * 0.6, anchor="midleft")
    panel.write(
        f"0{space}%", "ui", _SCALE_U, theme.CREAM, 8, high - _PAD_U - _SCALE_U * 0.6, anchor="midleft"
    )
    return panel.surface


def _turning(x: float, high: float) -> str:
    """Return a pale line, and a wedge at its foot."""
    wedge = f"M{x - 6:.2f} {high - 2:.2f} H{x + 6:.2f} L{x:.2f} {high - 12:.2f} Z"
    line = plot.line(x, 3, x, high - 3, svg.lined(theme.CREAM, 1.6, 0.5))
    return line + svg.path(wedge, svg.filled(theme.CREAM))


def _thinned(points: list[Point]) -> list[Point]:
    """Return the points without the inner ones of level stretches, which forced actions produce."""
    inner = [
        point
        for point, before, after in zip(points[1:-1], points, points[2:], strict=False)
        if not point[1] == before[1] == after[1]
    ]
    return [points[0], *inner, points[-1]] if len(points) > 1 else points


def line_of_seat(points: Sequence[Point], seat: int, colour: str) -> str:
    """Return a line through points in a seat's pattern, as SVG."""
    pattern = PATTERNS[seat % len(PATTERNS)]
    strokes = _dashed(points, pattern) if pattern else [list(points)]
    way = " ".join("M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in stroke) for stroke in strokes)
    return svg.path(way, svg.lined(_GROUND, _THICK_U + 2.2, 0.7)) + svg.path(way, svg.lined(colour, _THICK_U))


def _dashed(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """Return the strokes of a dashed line, each through all the points that it passes."""
    strokes: list[list[Point]] = [[points[0]]]
    part, left = 0, pattern[0]
    for (x, y), (to_x, to_y) in pairwise(points):
        long, gone = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 0.0
        while long - gone > left:
            gone += left
            spot = x + (to_x - x) * gone / long, y + (to_y - y) * gone / long
            if part % 2 == 0:
                strokes[-1].append(spot)
            else:
                strokes.append([spot])
            part = (part + 1) % len(pattern)
            left = pattern[part]
        left -= long - gone
        if part % 2 == 0:
            strokes[-1].append((to_x, to_y))
    return strokes


@painted
def needle(kit: Toolkit, high: int) -> Surface:
    """Return the needle of the current position, as high as the chart in pixels."""
    panel = Panel(kit, (kit.units.px(8), high))
    way = f"M4 0 V{panel.height_u:.2f}"
    panel.vector(svg.path(way, svg.lined("#140C0A", 4.5)) + svg.path(way, svg.lined("#FFFFFF", 2)))
    return panel.surface


@painted
def sample(kit: Toolkit, wide_u: float, seat: int, colour: str) -> Surface:
    """Return a piece of a seat's line, on the dark of the chart, for its card."""
    panel = Panel(kit, (kit.units.px(wide_u), kit.units.px(18)))
    ground = svg.box(0, 0, panel.width_u, panel.height_u, _GROUND, radius=6)
    panel.vector(ground + line_of_seat([(8, 9), (panel.width_u - 8, 9)], seat, colour))
    return panel.surface
