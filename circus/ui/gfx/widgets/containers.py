"""Containers: columns, rows and grids that assign boxes to their parts, so that no scene adds up heights.

A part requests a size and makes its widgets in the box it is assigned. A container is a part too: it requests
the sum of its parts. A part without a width or height takes the remaining room.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from circus.ui.gfx import theme
from circus.ui.gfx.widgets.base import Box, Widget
from circus.ui.gfx.widgets.boards import Label

START, MIDDLE, END = 0.0, 0.5, 1.0
"""Alignment of a part that is smaller than its room; any share between is possible."""


@dataclass(frozen=True)
class Part:
    """Element of a container.

    Attributes:
        arrange: makes the widgets in a given box.
        wide, high: requested size in units; `None` for the remaining room.
    """

    arrange: Callable[[Box], list[Widget]]
    wide: float | None = None
    high: float | None = None

    def with_width(self, wide: float | None) -> "Part":
        """Return the part with another requested width."""
        return replace(self, wide=wide)

    def with_height(self, high: float | None) -> "Part":
        """Return the part with another requested height."""
        return replace(self, high=high)

    def padded(self, left: float, top: float, right: float, bottom: float) -> "Part":
        """Return the part with padding."""

        def arrange(box: Box) -> list[Widget]:
            x, y, width, height = box
            return self.arrange((x + left, y + top, width - left - right, height - top - bottom))

        wide = None if self.wide is None else self.wide + left + right
        high = None if self.high is None else self.high + top + bottom
        return Part(arrange, wide, high)

    def box_in(self, room: Box, across: float = MIDDLE, along: float = MIDDLE) -> Box:
        """Return its box in a room: of its requested size, or all of the room if it requests none."""
        left, top, width, height = room
        wide = width if self.wide is None else self.wide
        high = height if self.high is None else self.high
        return left + (width - wide) * across, top + (height - high) * along, wide, high

    def arrange_in(self, room: Box, across: float = MIDDLE, along: float = MIDDLE) -> list[Widget]:
        """Return its widgets in that box of a room."""
        return self.arrange(self.box_in(room, across, along))


class Boxed(Protocol):
    """Widget that can be placed in any box."""

    @property
    def box(self) -> Box:
        """Its box in units."""


B = TypeVar("B", bound=Boxed)
NOWHERE: Box = (0.0, 0.0, 0.0, 0.0)
"""The box of a widget that no container has placed yet."""


def boxed(widget: B, wide: float | None = None, high: float | None = None) -> Part:
    """Return a part of a dataclass widget with a `box`, which gets the whole box of the part."""
    return Part(lambda box: [replace(widget, box=box)], wide, high)  # type: ignore[type-var, list-item]


def cornered(
    make: Callable[[float, float], Widget], wide: float | None = None, high: float | None = None
) -> Part:
    """Return a part of a widget that is made from its upper left corner."""
    return Part(lambda box: [make(box[0], box[1])], wide, high)


def line(
    text: str,
    face: str = "ui",
    size_u: float = theme.CAPTION_U,
    colour: str = theme.INK,
    *,
    high: float | None = None,
    wide: float | None = None,
    align: float = START,
    layer: int = theme.LAYER_CONTROL,
) -> Part:
    """Return one line of text in the middle of the box's height, no wider than the box."""
    anchor = {START: "midleft", MIDDLE: "center", END: "midright"}[align]

    def arrange(box: Box) -> list[Widget]:
        left, top, width, height = box
        at = left + width * align, top + height / 2
        return [Label(*at, text, face, size_u, colour, anchor, width, layer)]

    return Part(arrange, wide, high)


def space(high: float | None = None, wide: float | None = None) -> Part:
    """Return an empty part of some size."""
    return Part(lambda box: [], wide, high)


def column(parts: Iterable[Part], gap: float = 0.0, align: float = START) -> Part:
    """Return parts below one another.

    `align` places narrower ones at the left, in the middle or at the right.
    """
    contents = tuple(parts)

    def arrange(box: Box) -> list[Widget]:
        left, top, width, height = box
        widgets: list[Widget] = []
        for part, high in zip(contents, _shared([part.high for part in contents], height, gap), strict=True):
            wide = width if part.wide is None else min(part.wide, width)
            widgets += part.arrange((left + (width - wide) * align, top, wide, high))
            top += high + gap
        return widgets

    return Part(arrange, _most([part.wide for part in contents]), _sum([part.high for part in contents], gap))


def row(parts: Iterable[Part], gap: float = 0.0, align: float = MIDDLE) -> Part:
    """Return parts next to one another.

    `align` places lower ones at the top, in the middle or at the bottom.
    """
    contents = tuple(parts)

    def arrange(box: Box) -> list[Widget]:
        left, top, width, height = box
        widgets: list[Widget] = []
        for part, wide in zip(contents, _shared([part.wide for part in contents], width, gap), strict=True):
            high = height if part.high is None else min(part.high, height)
            widgets += part.arrange((left, top + (height - high) * align, wide, high))
            left += wide + gap
        return widgets

    return Part(arrange, _sum([part.wide for part in contents], gap), _most([part.high for part in contents]))


def grid(parts: Sequence[Part], columns: int, gap: float = 0.0, row_gap: float | None = None) -> Part:
    """Return parts in columns of one width, row by row; the last row may be short."""
    between = gap if row_gap is None else row_gap
    rows = []
    for first in range(0, len(parts), columns):
        here = [part.with_width(None) for part in parts[first : first + columns]]
        rows.append(row([*here, *[space(0)] * (columns - len(here))], gap))
    widths = [part.wide for part in parts]
    wide = None if None in widths or not parts else (_most(widths) or 0.0) * columns + gap * (columns - 1)
    return column(rows, between).with_width(wide)


def wrapped(parts: Sequence[Part], room: float, gap: float, row_gap: float | None = None) -> Part:
    """Return parts in as many centred rows as the room requires; each part must request a width."""
    rows: list[list[Part]] = []
    for part in parts:
        if rows and (_sum([each.wide for each in (*rows[-1], part)], gap) or 0.0) <= room:
            rows[-1].append(part)
        else:
            rows.append([part])
    return column([row(each, gap) for each in rows], gap if row_gap is None else row_gap, MIDDLE)


def stacked(*parts: Part) -> Part:
    """Return parts in the same box, the lowest first, such as a sheet and its contents."""

    def arrange(box: Box) -> list[Widget]:
        return [widget for part in parts for widget in part.arrange(box)]

    return Part(arrange, _largest([part.wide for part in parts]), _largest([part.high for part in parts]))


def _shared(asked: Sequence[float | None], room: float, gap: float) -> list[float]:
    """Return the size of each part: its requested one, or an even share of the remaining room."""
    open_ones = sum(size is None for size in asked)
    left = room - gap * (len(asked) - 1) - sum(size for size in asked if size is not None)
    share = max(0.0, left / open_ones) if open_ones else 0.0
    return [share if size is None else size for size in asked]


def _sum(sizes: Sequence[float | None], gap: float) -> float | None:
    known = [size for size in sizes if size is not None]
    return sum(known) + gap * max(0, len(sizes) - 1) if len(known) == len(sizes) else None


def _most(sizes: Sequence[float | None]) -> float | None:
    """Return the largest size; `None` if one part takes the remaining room."""
    known = [size for size in sizes if size is not None]
    return max(known) if known and len(known) == len(sizes) else None


def _largest(sizes: Sequence[float | None]) -> float | None:
    """Return the largest of the requested sizes; `None` if there is none."""
    return max((size for size in sizes if size is not None), default=None)
