"""Charts of the page: SVG of the width of a phone, which scales with the page and prints unchanged."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.lab import plot
from circus.lab.plot import PAGE_WIDTH, Axis, css_class

_LEFT, _RIGHT = 4.0, 64.0
"""Margins of the bars; the right one holds the counts."""

_ROW, _BAR, _WORDS = 36.0, 10.0, 13.0
_AXIS = 22.0
_ROOM = PAGE_WIDTH - _LEFT - _RIGHT
_SPAN_ROOM = PAGE_WIDTH - _LEFT - 112.0
"""Width of the area of spans, beside which three numbers are printed."""
_GRID, _FAIR, _NOTE, _TICK = map(css_class, ("grid", "fair", "note", "note middle"))


class LabelledBar(NamedTuple):
    """Labelled bar.

    Attributes:
        label, note: HTML text, made for charts; the note is printed after the bar.
        kind: CSS class of its colour: "", "second" or "third".
    """

    label: str
    value: float
    note: str
    kind: str = ""


class IntervalBar(NamedTuple):
    """Share from 0 to 1 with its interval; without a rate only the text is shown."""

    label: str
    rate: float | None
    low: float
    high: float
    note: str


def bars(rows: Sequence[LabelledBar]) -> str:
    """Draw a bar chart, one bar a row; the longest bar has the full width."""
    most = max((row.value for row in rows), default=0) or 1
    parts = []
    for at, row in enumerate(rows):
        top, wide = at * _ROW, max(1.5, _ROOM * row.value / most)
        parts.append(plot.label(_LEFT, top + _WORDS, row.label))
        parts.append(plot.bar(_LEFT, top + 19, wide, _BAR, css_class(f"bar {row.kind}")))
        parts.append(plot.label(_LEFT + wide + 6, top + 28, row.note, _NOTE))
    return plot.picture(len(rows) * _ROW, parts)


def reaches(rows: Sequence[IntervalBar], fair: float | None) -> str:
    """Draw a dot and its interval in each row, from 0 to 100 percent; a line marks `fair`."""
    deep, axis = len(rows) * _ROW, Axis(0, 1, _LEFT + 6, _LEFT + _ROOM - 6)
    quarters = [(at, axis.at(at / 4)) for at in range(5)]
    parts = [plot.line(x, 0, x, deep, _GRID) for _, x in quarters]
    parts += [plot.label(x, deep + 15, f"{25 * at}", _TICK) for at, x in quarters]
    if fair is not None:
        parts.append(plot.line(axis.at(fair), 0, axis.at(fair), deep, _FAIR))
    for at, row in enumerate(rows):
        top = at * _ROW
        parts.append(plot.label(_LEFT, top + _WORDS, row.label))
        if row.rate is not None:
            y = top + 24
            parts.append(plot.line(axis.at(row.low), y, axis.at(row.high), y, css_class("reach")))
            parts.append(plot.dot(axis.at(row.rate), y, 5, css_class("dot")))
        parts.append(plot.label(_LEFT + _ROOM + 8, top + 28, row.note, _NOTE))
    return plot.picture(deep + _AXIS, parts)


def strip(values: Sequence[float], claim: float | None, claimed: str) -> str:
    """Draw a dot for each value along an axis; a labelled line marks the value claimed on the box."""
    most = max([*values, claim or 0, 1]) * 1.08
    high, axis = 64.0, Axis(0, most, _LEFT, PAGE_WIDTH - _LEFT - 8)
    parts = [plot.line(_LEFT, high, PAGE_WIDTH - _LEFT, high, _GRID)]
    for at in plot.round_values(0, most, 8):
        parts.append(plot.line(axis.at(at), high, axis.at(at), high + 4, _GRID))
        parts.append(plot.label(axis.at(at), high + 17, f"{at:g}", _TICK))
    if claim is not None:
        x = axis.at(claim)
        parts.append(plot.line(x, 16, x, high, _FAIR))
        parts.append(plot.label(x, 12, claimed, css_class("note end" if claim > most / 2 else "note")))
    stacked: dict[int, int] = {}
    for value in sorted(values):
        place = round((axis.at(value) - _LEFT) / 7)
        level = stacked[place] = stacked.get(place, -1) + 1
        parts.append(plot.dot(axis.at(value), high - 7 - 7 * min(level, 5), 4, css_class("point")))
    return plot.picture(high + _AXIS, parts)


def spans(rows: Sequence[IntervalBar]) -> str:
    """Draw for each row a bar to the median (`rate`) and a thin one to the 90th percentile (`high`)."""
    most = max((row.high for row in rows), default=0) or 1
    parts = []
    for at, row in enumerate(rows):
        top, end = at * _ROW, _LEFT + max(1.5, _SPAN_ROOM * row.high / most)
        wide = max(1.5, _SPAN_ROOM * (row.rate or 0) / most)
        parts.append(plot.label(_LEFT, top + _WORDS, row.label))
        parts.append(plot.line(_LEFT, top + 24, end, top + 24, css_class("thin")))
        parts.append(plot.bar(_LEFT, top + 19, wide, _BAR, css_class("bar")))
        parts.append(plot.label(end + 6, top + 28, row.note, _NOTE))
    return plot.picture(len(rows) * _ROW, parts)
