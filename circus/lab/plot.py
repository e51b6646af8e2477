"""Charts as SVG, for the pages of the lab and for the screen: axes and the marks along them.

A mark's `style` is its SVG attributes: `css_class(...)` names a class of the page's style sheet, and the
screen writes colours and widths (`circus.ui.gfx.svg.lined`).
"""

from collections.abc import Iterable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

Point = tuple[float, float]

PAGE_WIDTH = 360.0
"""Width of a page's charts in units; a phone has at least as many pixels, so that the labels are legible."""


class Axis(NamedTuple):
    """Linear axis.

    Attributes:
        low, high: the values at its ends.
        start, end: their positions.
    """

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return the position of a value.

        >>> Axis(0, 10, 100, 200).at(5)
        150.0
        """
        return self.start + (self.end - self.start) * (value - self.low) / ((self.high - self.low) or 1.0)


def round_values(low: float, high: float, max_count: int) -> list[float]:
    """Return at most `max_count` multiples of 1, 2 or 5 times a power of ten between two values.

    >>> round_values(0, 23, 5)
    [0.0, 5.0, 10.0, 15.0, 20.0]
    """
    if high <= low:
        return [low]
    ten = 10.0 ** floor(log10((high - low) / max_count))
    fitting = (
        ten * each
        for each in (1, 2, 5, 10, 20)
        if floor(high / ten / each) - ceil(low / ten / each) < max_count
    )
    step = next(fitting, 50 * ten)
    return [number * step for number in range(ceil(low / step), floor(high / step) + 1)]


def css_class(name: str) -> str:
    """Return the style of a class of the page's style sheet."""
    return f'class="{name}"'


def line(x: float, y: float, x2: float, y2: float, style: str) -> str:
    """Return a straight line."""
    return f'<line x1="{x:.2f}" y1="{y:.2f}" x2="{x2:.2f}" y2="{y2:.2f}" {style}/>'


def polyline(points: Iterable[Point], style: str) -> str:
    """Return a line through points; its style should not fill it."""
    return f'<path d="M{" L".join(f"{x:.2f} {y:.2f}" for x, y in points)}" {style}/>'


def dot(x: float, y: float, radius: float, style: str) -> str:
    """Return a disc."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:g}" {style}/>'


def bar(x: float, y: float, width: float, height: float, style: str) -> str:
    """Return a bar."""
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:g}" {style}/>'


def label(x: float, y: float, text: str, style: str = "") -> str:
    """Return a line of HTML text, its base line at `y`; a screen writes its words itself."""
    return f'<text x="{x:.2f}" y="{y:.2f}" {style}>{text}</text>'


def picture(height: float, parts: Sequence[str], description: str = "") -> str:
    """Return a whole chart of a page; its description, as HTML, is for people who cannot see it."""
    about = f'role="img" aria-label="{description}"' if description else 'aria-hidden="true"'
    return f'<svg {about} viewBox="0 0 {PAGE_WIDTH:g} {max(height, 1):g}">{"".join(parts)}</svg>'
