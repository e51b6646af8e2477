"""Charts of a report: one mean and interval a row, and the lengths of games."""

from collections.abc import Callable, Sequence
from html import escape
from textwrap import wrap
from typing import NamedTuple

from circus.lab import plot
from circus.lab.plot import PAGE_WIDTH, Axis, css_class

STYLE = """
svg .mark { stroke: var(--teal); stroke-width: 2.5; }
svg .hollow { fill: #fffaf0; stroke: var(--red); stroke-width: 2; }
svg .course { fill: none; stroke-width: 2; stroke-linejoin: round; }
"""
"""Classes of the marks besides those of `circus.lab.day.style`."""

_FOOT, _TOP = 26.0, 8.0
_LINE_HIGH, _BASE, _BAR, _BELOW = 16.0, 12.0, 14.0, 16.0
"""Heights in a row: of a line of text, and from the last line to the interval and to the next row."""
_LETTERS = 44
"""Maximum number of characters in a line, whatever font the reader's system has."""
_LEFT, _RIGHT = 10.0, 14.0
_STEPS = 6
"""Maximum number of labelled values on an axis."""
_CAP, _DOT = 4.5, 4.5
_COURSE_LEFT, _COURSE_HIGH, _KEY_HIGH, _KEY_WIDE = 40.0, 158.0, 18.0, 36.0
"""The left edge and the height of the field of lengths; height and width of an entry of its key."""
_COLOURS = ("#7c1620", "#23827a", "#b98c48", "#6b3b7e", "#1d2744", "#4f8a3b")
_DASHES = ("", "10 4", "2 3", "14 4 2 4", "6 2", "18 6")


class MeanRow(NamedTuple):
    """Mean with its interval; without one only the text is shown.

    Attributes:
        label: text above it.
        value: mean, low and high.
        caption: the same as text, with the sample size; below the label.
        sure: filled dot; others are hollow, so that colour is never the only sign.
    """

    label: str
    value: tuple[float, float, float] | None
    caption: str
    sure: bool = True


class RowAxis(NamedTuple):
    """Axis of the rows.

    Attributes:
        factor: multiplied with values for the axis.
        fair: value marked in each row, such as no difference or the fair share.
        point: the decimal sign.
    """

    factor: float = 1.0
    fair: float | None = None
    point: str = "."


class LengthCurve(NamedTuple):
    """Cumulative distribution of some lengths, drawn as a step line from 0 to 1."""

    label: str
    values: Sequence[float]


def rows_chart(rows: Sequence[MeanRow], scale: RowAxis, caption: str) -> str:
    """Draw rows below one another along one axis.

    Args:
        rows: from the top.
        scale: the axis.
        caption: text alternative for people who cannot see it, as HTML.
    """
    labels = [wrap(row.label, _LETTERS) or [""] for row in rows]
    deep = _LINE_HIGH * (1 + max(map(len, labels), default=1)) + _BAR + _BELOW
    foot = _TOP + deep * len(rows)
    axis = Axis(*_ends(rows, scale), _LEFT, PAGE_WIDTH - _RIGHT)
    parts = _ticks(axis, foot, scale.point)
    for at, (row, lines) in enumerate(zip(rows, labels, strict=True)):
        top = _TOP + deep * at
        for number, line in enumerate([*lines, row.caption]):
            style = css_class("note") if number == len(lines) else ""
            parts.append(plot.label(_LEFT, top + _BASE + _LINE_HIGH * number, escape(line), style))
        middle = top + _LINE_HIGH * (len(lines) + 1) + _BAR
        if scale.fair is not None:
            x = axis.at(scale.fair * scale.factor)
            parts.append(plot.line(x, middle - 0.9 * _BAR, x, middle + 0.9 * _BAR, css_class("mark")))
        if row.value:
            parts += _interval(middle, [axis.at(each * scale.factor) for each in row.value], row.sure)
    return plot.picture(foot + _FOOT, parts, caption)


def _ends(rows: Sequence[MeanRow], scale: RowAxis) -> tuple[float, float]:
    """Return the ends of the axis, with some margin."""
    ends = [each * scale.factor for row in rows if row.value for each in row.value]
    ends += [scale.fair * scale.factor] if scale.fair is not None else []
    low, most = (min(ends), max(ends)) if ends else (0.0, 1.0)
    air = (most - low) * 0.06 or abs(most) * 0.05 or 1.0
    return low - air, most + air


def _interval(y: float, value: Sequence[float], sure: bool) -> list[str]:
    """Return a dot, and its interval between two caps."""
    mean, low, high = value
    spans = [(low, y, high, y), *((x, y - _CAP, x, y + _CAP) for x in (low, high))]
    return [
        *(plot.line(*span, css_class("reach")) for span in spans),
        plot.dot(mean, y, _DOT, css_class("dot" if sure else "hollow")),
    ]


def course_chart(courses: Sequence[LengthCurve], name: str, point: str, caption: str) -> str:
    """Draw the share of finished games by length: one line a variant, distinguished by dashes too.

    Args:
        courses: in order.
        name: of the values.
        point: the decimal sign.
        caption: text alternative for people who cannot see it, as HTML.
    """
    foot = _TOP + _COURSE_HIGH
    longest = max((value for each in courses for value in each.values), default=1.0)
    across = Axis(0, longest * 1.05, _COURSE_LEFT, PAGE_WIDTH - _RIGHT)
    along = Axis(0, 100, foot, _TOP)
    parts = _ticks(across, foot, point)
    for share in range(0, 101, 20):
        y = along.at(share)
        parts.append(plot.line(_COURSE_LEFT, y, PAGE_WIDTH - _RIGHT, y, css_class("grid")))
        parts.append(plot.label(_COURSE_LEFT - 6, y + 4, f"{share}", css_class("note end")))
    middle = (across.start + across.end) / 2
    parts.append(plot.label(middle, foot + 34, escape(name), css_class("note middle")))
    for at, each in enumerate(courses):
        style = _course_style(at)
        parts.append(plot.polyline(_steps(each.values, across.at, along.at), style))
        y = foot + 44 + _KEY_HIGH * at + _KEY_HIGH / 2
        parts.append(plot.line(0, y, _KEY_WIDE, y, style))
        parts.append(plot.label(_KEY_WIDE + 8, y + 4, escape(each.label), css_class("note")))
    return plot.picture(foot + 44 + _KEY_HIGH * len(courses), parts, caption)


def trade_off_chart(
    tried: Sequence[plot.Point],
    chosen: Sequence[plot.Point],
    aim: plot.Point,
    names: tuple[str, str],
    point: str,
    caption: str,
) -> str:
    """Draw what two figures were in each trial; lines mark their aims.

    Args:
        tried: first and second figure of each trial, small hollow dots.
        chosen: the same of the finalists, large filled dots.
        aim: both aims.
        names: of the figure across, and of the figure upward.
        point: the decimal sign.
        caption: text alternative for people who cannot see it, as HTML.
    """
    foot = _TOP + _COURSE_HIGH
    both = [*tried, *chosen, aim]
    across = _span([each[0] for each in both], _COURSE_LEFT, PAGE_WIDTH - _RIGHT)
    along = _span([each[1] for each in both], foot, _TOP)
    parts = _ticks(across, foot, point)
    for value in plot.round_values(along.low, along.high, _STEPS):
        y, number = along.at(value), f"{value:g}".replace(".", point)
        parts.append(plot.line(_COURSE_LEFT, y, PAGE_WIDTH - _RIGHT, y, css_class("grid")))
        parts.append(plot.label(_COURSE_LEFT - 6, y + 4, number, css_class("note end")))
    x, y = across.at(aim[0]), along.at(aim[1])
    parts.append(plot.line(x, _TOP, x, foot, css_class("mark")))
    parts.append(plot.line(_COURSE_LEFT, y, PAGE_WIDTH - _RIGHT, y, css_class("mark")))
    for points, radius, style in ((tried, 3.0, "hollow"), (chosen, _DOT + 1, "dot")):
        parts += [plot.dot(across.at(one), along.at(two), radius, css_class(style)) for one, two in points]
    middle = (across.start + across.end) / 2
    parts.append(plot.label(middle, foot + 34, escape(names[0]), css_class("note middle")))
    parts.append(plot.label(middle, foot + 52, escape(names[1]), css_class("note middle")))
    return plot.picture(foot + 62, parts, caption)


def _span(values: Sequence[float], start: float, end: float) -> Axis:
    """Return the axis of some values, with some margin."""
    low, most = min(values), max(values)
    air = (most - low) * 0.08 or abs(most) * 0.05 or 1.0
    return Axis(low - air, most + air, start, end)


def _steps(
    values: Sequence[float], across: Callable[[float], float], along: Callable[[float], float]
) -> list[plot.Point]:
    """Return the corners of the step line of a distribution."""
    points = [(across(0), along(0))]
    for number, value in enumerate(sorted(values), 1):
        points.append((across(value), points[-1][1]))
        points.append((across(value), along(100 * number / len(values))))
    return points


def _course_style(at: int) -> str:
    colour, dashes = _COLOURS[at % len(_COLOURS)], _DASHES[at % len(_DASHES)]
    return f'class="course" style="stroke: {colour}; stroke-dasharray: {dashes or "none"}"'


def _ticks(axis: Axis, foot: float, point: str) -> list[str]:
    """Return the line of the axis, and a line and a number at each round value."""
    parts = [plot.line(axis.start, foot, axis.end, foot, css_class("grid"))]
    for value in plot.round_values(axis.low, axis.high, _STEPS):
        x, number = axis.at(value), f"{value:g}".replace("-", "\N{MINUS SIGN}").replace(".", point)
        parts.append(plot.line(x, _TOP, x, foot, css_class("grid")))
        parts.append(plot.label(x, foot + 16, number, css_class("note middle")))
    return parts
