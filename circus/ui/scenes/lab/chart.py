"""Chart of an experiment: mean and interval of one figure per variant."""

from typing import NamedTuple

from pygame import Surface

from circus.lab import plot
from circus.lab.plot import Axis
from circus.ui.gfx import svg, theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel

_GRID = "#CDB582"
_SOFT = "#53402C"
_THIN = f'stroke="{_GRID}" stroke-width="1.5"'
_THICK = f'stroke="{theme.DEEP_RED}" stroke-width="4"'
_FOOT_U, _TOP_U, _SIDE_U = 40.0, 8.0, 16.0
_BAR_U = 30.0
_LABEL_U = 28.0
_EDGE = 0.1
"""Share of the axis at its ends where words are aligned inward."""


class VariantLine(NamedTuple):
    """One variant.

    Attributes:
        label: above its interval.
        figure: the mean in words, after the label, or that there are too few games for one.
        mean, low, high: on the scale of the axis; all 0 if unknown.
        sure: whether it clearly differs from the first one; others are drawn hollow.
        chosen: whether its verdict is shown.
        is_known: whether there is an interval to draw.
        mark: value of a second mark: the fair share, or the first variant's mean; `None` for none.
    """

    label: str
    figure: str
    mean: float
    low: float
    high: float
    sure: bool
    chosen: bool
    is_known: bool = True
    mark: float | None = None


class AxisStep(NamedTuple):
    """Labelled value on the axis.

    Attributes:
        value: on the scale of the axis.
        word: its label.
    """

    value: float
    word: str


def row_high(kit: Toolkit) -> float:
    """Return the height of one variant, in units."""
    return 2 * _LABEL_U * kit.text_scale + _BAR_U


def chart_high(kit: Toolkit, count: int) -> float:
    """Return the height of a chart of `count` variants, in units."""
    return _TOP_U + row_high(kit) * count + _FOOT_U * kit.text_scale


@painted
def interval_chart(
    kit: Toolkit,
    size: tuple[int, int],
    lines: tuple[VariantLine, ...],
    ends: tuple[float, float],
    steps: tuple[AxisStep, ...],
) -> Surface:
    """Return the variants along one axis.

    Its steps are marked behind the intervals, not behind words.
    """
    panel = Panel(kit, size)
    text = kit.text_scale
    wide, each = panel.width_u - 2 * _SIDE_U, row_high(kit)
    low_u = panel.height_u - _FOOT_U * text
    axis = Axis(*ends, _SIDE_U, _SIDE_U + wide)
    x = axis.at
    body = plot.line(_SIDE_U, low_u, _SIDE_U + wide, low_u, _THIN)
    for number, line in enumerate(lines):
        y = _TOP_U + each * (number + 1) - _BAR_U / 2 - 4
        body += "".join(plot.line(x(step.value), y - 13, x(step.value), y + 13, _THIN) for step in steps)
        body += _interval(axis, line, y)
    panel.vector(body)
    for number, line in enumerate(lines):
        top = _TOP_U + each * number
        face = "ui-bold" if line.chosen else "ui-semibold"
        panel.write(
            line.label, face, theme.CAPTION_U, theme.CHOSEN if line.chosen else theme.INK, _SIDE_U,
            top + _LABEL_U * text / 2, anchor="midleft", max_width_u=wide,
        )  # fmt: skip
        panel.write(
            line.figure, "ui", theme.SMALL_U, _SOFT, _SIDE_U, top + _LABEL_U * text * 1.5, anchor="midleft",
            max_width_u=wide,
        )  # fmt: skip
    for step in steps:
        along = (x(step.value) - _SIDE_U) / wide
        anchor = "midleft" if along < _EDGE else "midright" if along > 1 - _EDGE else "center"
        panel.write(
            step.word, "ui", theme.SMALL_U, _SOFT, x(step.value), low_u + _FOOT_U * text / 2, anchor=anchor,
            max_width_u=wide / len(steps),
        )  # fmt: skip
    return panel.surface


def _interval(axis: Axis, line: VariantLine, y: float) -> str:
    """Return a dot with its whiskers, and the second mark."""
    if not line.is_known:
        return ""
    low, high, mean = (axis.at(each) for each in (line.low, line.high, line.mean))
    whiskers = f"M{low:.2f} {y:.2f} H{high:.2f} M{low:.2f} {y - 9:.2f} v18 M{high:.2f} {y - 9:.2f} v18"
    fill = theme.DEEP_RED if line.sure else theme.PAPER
    marked = ""
    if line.mark is not None:
        x = axis.at(line.mark)
        marked = plot.line(x, y - 13, x, y + 13, f'stroke="{theme.TEAL}" stroke-width="4"')
    dot = plot.dot(mean, y, 8, f'fill="{fill}" {_THICK}')
    return marked + svg.path(whiskers, f'fill="none" {_THICK}') + dot
