"""Charts of the page: SVG of the width of a phone, which scales with the page and prints unchanged."""

from collections.abc import Sequence
from typing import NamedTuple

WIDE = 360.0
"""Width of every chart in units; a phone has at least as many pixels, so that the labels are legible."""

_LEFT, _RIGHT = 4.0, 64.0
"""Margins of the bars; the right one holds the counts."""

_ROW, _BAR, _WORDS = 36.0, 10.0, 13.0
_AXIS = 22.0
_ROOM = WIDE - _LEFT - _RIGHT
_SPAN_ROOM = WIDE - _LEFT - 112.0
"""Width of the area of spans, beside which three numbers are printed."""


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
        parts.append(_text(_LEFT, top + _WORDS, row.label))
        parts.append(
            f'<rect class="bar {row.kind}" x="{_LEFT}" y="{top + 19}" width="{wide:.1f}" height="{_BAR}"/>'
        )
        parts.append(_text(_LEFT + wide + 6, top + 28, row.note, "note"))
    return _svg(len(rows) * _ROW, parts)


def reaches(rows: Sequence[IntervalBar], fair: float | None) -> str:
    """Draw a dot and its interval in each row, from 0 to 100 percent; a line marks `fair`."""
    deep = len(rows) * _ROW
    parts = [_line(_x(at / 4), 0, _x(at / 4), deep, "grid") for at in range(5)]
    parts += [_text(_x(at / 4), deep + 15, f"{25 * at}", "note middle") for at in range(5)]
    if fair is not None:
        parts.append(_line(_x(fair), 0, _x(fair), deep, "fair"))
    for at, row in enumerate(rows):
        top = at * _ROW
        parts.append(_text(_LEFT, top + _WORDS, row.label))
        if row.rate is not None:
            parts.append(_line(_x(row.low), top + 24, _x(row.high), top + 24, "reach"))
            parts.append(f'<circle class="dot" cx="{_x(row.rate):.1f}" cy="{top + 24}" r="5"/>')
        parts.append(_text(_LEFT + _ROOM + 8, top + 28, row.note, "note"))
    return _svg(deep + _AXIS, parts)


def strip(values: Sequence[float], claim: float | None, claimed: str) -> str:
    """Draw a dot for each value along an axis; a labelled line marks the value claimed on the box."""
    most = max([*values, claim or 0, 1]) * 1.08
    high, room = 64.0, WIDE - 2 * _LEFT - 8
    scale = room / most
    parts = [_line(_LEFT, high, WIDE - _LEFT, high, "grid")]
    for at in _steps(most):
        parts.append(_line(_LEFT + at * scale, high, _LEFT + at * scale, high + 4, "grid"))
        parts.append(_text(_LEFT + at * scale, high + 17, f"{at:g}", "note middle"))
    if claim is not None:
        x = _LEFT + claim * scale
        parts.append(_line(x, 16, x, high, "fair"))
        parts.append(_text(x, 12, claimed, "note end" if claim > most / 2 else "note"))
    stacked: dict[int, int] = {}
    for value in sorted(values):
        place = round(value * scale / 7)
        level = stacked[place] = stacked.get(place, -1) + 1
        y = high - 7 - 7 * min(level, 5)
        parts.append(f'<circle class="point" cx="{_LEFT + value * scale:.1f}" cy="{y:.1f}" r="4"/>')
    return _svg(high + _AXIS, parts)


def spans(rows: Sequence[IntervalBar]) -> str:
    """Draw for each row a bar to the median (`rate`) and a thin one to the 90th percentile (`high`)."""
    most = max((row.high for row in rows), default=0) or 1
    parts = []
    for at, row in enumerate(rows):
        top, end = at * _ROW, _LEFT + max(1.5, _SPAN_ROOM * row.high / most)
        parts.append(_text(_LEFT, top + _WORDS, row.label))
        parts.append(_line(_LEFT, top + 24, end, top + 24, "thin"))
        wide = max(1.5, _SPAN_ROOM * (row.rate or 0) / most)
        parts.append(f'<rect class="bar" x="{_LEFT}" y="{top + 19}" width="{wide:.1f}" height="{_BAR}"/>')
        parts.append(_text(end + 6, top + 28, row.note, "note"))
    return _svg(len(rows) * _ROW, parts)


def _x(share: float) -> float:
    return _LEFT + 6 + (_ROOM - 12) * share


def _steps(most: float) -> list[float]:
    """Return at most seven round numbers along an axis."""
    step = next(each for each in _ROUND if most / each <= 7)
    return [step * at for at in range(int(most / step) + 1)]


_ROUND = [base * 10**power for power in range(-1, 9) for base in (1, 2, 5)]


def _svg(high: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE:g} {max(high, 1):g}" aria-hidden="true">{"".join(parts)}</svg>'


def _text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{words}</text>'


def _line(x: float, y: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
