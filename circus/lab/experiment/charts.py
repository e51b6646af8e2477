"""Charts of a report as SVG: one mean and interval a row, drawn by matplotlib without a screen."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NamedTuple

from circus.core.errors import CircusError
from circus.platform.install_advice import install_advice

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDE = 360.0
"""Width of every chart in units; a phone has at least as many pixels, so that the labels are legible."""

_INK, _SOFT, _RED, _TEAL, _LINE = "#2a1b14", "#6b5644", "#7c1620", "#23827a", "#e6d3ac"
_POINTS = 72.0
_FOOT, _TOP = 26.0, 8.0
_LINE_HIGH, _BASE, _BAR, _BELOW = 16.0, 12.0, 14.0, 16.0
"""Heights in a row: of a line of text, and from the last line to the interval and to the next row."""
_LETTERS = 44
"""Maximum number of characters in a line, whatever font the reader's system has."""
_LEFT, _RIGHT = 10.0, 14.0
_WORDS, _SMALL = 13.0, 12.0
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": _WORDS,
    "text.color": _INK,
    "text.parse_math": False,
    "axes.unicode_minus": True,
}
_ID = re.compile(r'(?<=\bid=")|(?<=url\(#)|(?<=href="#)')


class MeanRow(NamedTuple):
    """Mean with its interval; without one only the text is shown.

    Attributes:
        label: text above it.
        value: mean, low and high.
        told: the same as text, with the sample size; below the label.
        sure: filled dot; others are hollow, so that colour is never the only sign.
    """

    label: str
    value: tuple[float, float, float] | None
    told: str
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


def rows_chart(rows: Sequence[MeanRow], scale: RowAxis, name: str, told: str) -> str:
    """Draw rows below one another along one axis.

    Args:
        rows: from the top.
        scale: the axis.
        name: of the chart, unique on its page.
        told: text alternative for people who cannot see it.
    """
    labels = [wrap(row.label, _LETTERS) or [""] for row in rows]
    words = _LINE_HIGH * (1 + max(map(len, labels), default=1))
    deep = words + _BAR + _BELOW
    high = _TOP + deep * len(rows) + _FOOT
    with _figure(high, name) as figure:
        axes = _axes(figure, high, _TOP, _FOOT)
        axes.set_xlim(*_ends(rows, scale))
        axes.set_ylim(len(rows), 0)
        for at, (row, lines) in enumerate(zip(rows, labels, strict=True)):
            top = _TOP + deep * at + _BASE
            for number, line in enumerate([*lines, row.told]):
                is_label = number < len(lines)
                figure.text(
                    _LEFT / WIDE, 1 - (top + _LINE_HIGH * number) / high, line,
                    fontsize=_WORDS if is_label else _SMALL, color=_INK if is_label else _SOFT,
                )  # fmt: skip
            middle = (_LINE_HIGH * (len(lines) + 1) + _BAR) / deep
            if scale.fair is not None:
                x, half = scale.fair * scale.factor, 0.9 * _BAR / deep
                axes.vlines(x, at + middle - half, at + middle + half, _TEAL, linewidth=2.5)
            _draw_interval(axes, at + middle, row, scale.factor)
        _ticks(axes, scale.point)
        return _svg(figure, name, told)


def _ends(rows: Sequence[MeanRow], scale: RowAxis) -> tuple[float, float]:
    """Return the ends of the axis, with some margin."""
    ends = [each * scale.factor for row in rows if row.value for each in row.value]
    ends += [scale.fair * scale.factor] if scale.fair is not None else []
    low, most = (min(ends), max(ends)) if ends else (0.0, 1.0)
    air = (most - low) * 0.06 or abs(most) * 0.05 or 1.0
    return low - air, most + air


def _draw_interval(axes: "Axes", at: float, row: MeanRow, factor: float) -> None:
    if row.value:
        mean, low, high = (each * factor for each in row.value)
        axes.plot([low, high], [at, at], color=_RED, linewidth=2.5, solid_capstyle="butt")
        axes.plot([low, high], [at, at], "|", color=_RED, markersize=9, markeredgewidth=2)
        face = _RED if row.sure else "#fffaf0"
        axes.plot([mean], [at], "o", color=_RED, markerfacecolor=face, markersize=9, markeredgewidth=2)


def course_chart(courses: Sequence[LengthCurve], axis: str, point: str, name: str, told: str) -> str:
    """Draw the share of finished games by length: one line a variant, distinguished by dashes too.

    Args:
        courses: in order.
        axis: the label of the values.
        point: the decimal sign.
        name: of the chart, unique on its page.
        told: text alternative for people who cannot see it.
    """
    high = 210.0 + 18.0 * len(courses)
    foot = 44.0 + 18.0 * len(courses)
    with _figure(high, name) as figure:
        axes = _axes(figure, high, _TOP, foot, left=40.0)
        for at, course in enumerate(courses):
            values = sorted(course.values)
            shares = [100 * (number + 1) / len(values) for number in range(len(values))]
            axes.step(
                [0.0, *values], [0.0, *shares], where="post", linewidth=2,
                color=_COLOURS[at % len(_COLOURS)], linestyle=_DASHES[at % len(_DASHES)], label=course.label,
            )  # fmt: skip
        axes.set_ylim(0, 101)
        axes.set_xlim(left=0)
        _ticks(axes, point, both=True)
        axes.set_xlabel(axis, fontsize=_SMALL, color=_SOFT)
        axes.legend(
            loc="upper left", bbox_to_anchor=(-0.12, -0.2 * 160 / (high - foot)), frameon=False,
            fontsize=_SMALL, borderaxespad=0, handlelength=3,
        )  # fmt: skip
        return _svg(figure, name, told)


_COLOURS = (_RED, _TEAL, "#b98c48", "#6b3b7e", "#1d2744", "#4f8a3b")
_DASHES = ("-", (0, (5, 2)), (0, (1, 1.5)), (0, (7, 2, 1, 2)), (0, (3, 1)), (0, (9, 3)))


@contextmanager
def _figure(high: float, name: str) -> "Iterator[Figure]":
    """Yield a figure `high` units high; equal calls produce equal SVG text on every machine."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        advice = install_advice("matplotlib", extra="lab")
        raise CircusError(f"the report needs matplotlib: {advice}") from None
    with matplotlib.rc_context({**_STYLE, "svg.hashsalt": name}):
        yield Figure(figsize=(WIDE / _POINTS, high / _POINTS))


def _axes(figure: "Figure", high: float, top: float, foot: float, left: float = _LEFT) -> "Axes":
    wide = (WIDE - left - _RIGHT) / WIDE
    axes = figure.add_axes((left / WIDE, foot / high, wide, (high - top - foot) / high))
    axes.set_facecolor("none")
    axes.set_yticks([])
    for side in ("top", "left", "right"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(_LINE)
    return axes


def _ticks(axes: "Axes", point: str, *, both: bool = False) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    def spelt(value: float, _at: Any) -> str:
        return f"{value:g}".replace("-", "\N{MINUS SIGN}").replace(".", point)

    for axis in (axes.xaxis, axes.yaxis) if both else (axes.xaxis,):
        axis.set_major_locator(MaxNLocator(5))
        axis.set_major_formatter(FuncFormatter(spelt))
    axes.tick_params(colors=_SOFT, labelsize=_SMALL, color=_LINE)
    axes.grid(axis="both" if both else "x", color=_LINE, linewidth=1)
    axes.set_axisbelow(True)


def _svg(figure: "Figure", name: str, told: str) -> str:
    """Return the SVG without its head, its ids prefixed by `name`, so that many fit in one page."""
    drawn = StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    figure.savefig(drawn, format="svg", transparent=True, metadata=nothing)
    source = drawn.getvalue()
    source = _ID.sub(f"{name}-", source[source.index("<svg") :])
    source = re.sub(r"<(metadata|style)\b.*?</\1>", "", source, flags=re.DOTALL)
    size = f'<svg role="img" aria-label="{told}" viewBox="0 0 {WIDE:g} '
    return re.sub(r'<svg [^>]*viewBox="0 0 [\d.]+ ', lambda _: size, source, count=1).strip()
