"""The chart of an experiment: of each variant one figure, mean and interval, which shrinks as games come."""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Surface

from circus.stage import theme
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Panel

_GRID = "#CDB582"
_SOFT = "#53402C"
_THIN = f'stroke="{_GRID}" stroke-width="1.5"'
_THICK = f'stroke="{theme.DEEP_RED}" stroke-width="4"'
_FOOT_U, _TOP_U, _SIDE_U = 40.0, 8.0, 16.0
_BAR_U = 30.0
_LABEL_U = 28.0


class Line(NamedTuple):
    """One variant.

    Attributes:
        label: above its interval.
        told: the mean in words, behind the label; "" where there is none yet.
        mean, low, high: on the scale of the axis; all 0 where there is nothing yet.
        sure: surely not as the first one is; others are drawn hollow.
        chosen: its verdict is read at the moment.
    """

    label: str
    told: str
    mean: float
    low: float
    high: float
    sure: bool
    chosen: bool


def row_high(kit: Toolkit) -> float:
    """The height of one variant, in units."""
    return 2 * _LABEL_U * kit.settings.text_size / 100 + _BAR_U


def chart_high(kit: Toolkit, count: int) -> float:
    """The height of a chart of so many variants, in units."""
    return _TOP_U + row_high(kit) * count + _FOOT_U * kit.settings.text_size / 100


@painted
def interval_chart(
    kit: Toolkit,
    size: tuple[int, int],
    lines: tuple[Line, ...],
    ends: tuple[float, float],
    steps: tuple[str, ...],
) -> Surface:
    """The lines along one axis; `ends` are those of the axis, `steps` the words at even places along it."""
    panel = Panel(kit, size)
    text = kit.settings.text_size / 100
    wide, each = panel.width_u - 2 * _SIDE_U, row_high(kit)
    low_u = panel.height_u - _FOOT_U * text
    reach = ends[1] - ends[0] or 1.0

    def x(value: float) -> float:
        return _SIDE_U + wide * (value - ends[0]) / reach

    places = [_SIDE_U + wide * at / (len(steps) - 1) for at in range(len(steps))]
    body = "".join(f'<path d="M{place:.2f} {_TOP_U} V{low_u:.2f}" {_THIN}/>' for place in places)
    for number, line in enumerate(lines):
        body += _interval(x, line, _TOP_U + each * (number + 1) - _BAR_U / 2 - 4, lines[0])
    panel.vector(body)
    for number, line in enumerate(lines):
        top = _TOP_U + each * number
        face = "ui-bold" if line.chosen else "ui-semibold"
        panel.write(
            line.label, face, theme.CAPTION_U, theme.CHOSEN if line.chosen else theme.INK, _SIDE_U,
            top + _LABEL_U * text / 2, anchor="midleft", max_width_u=wide,
        )  # fmt: skip
        panel.write(
            line.told, "ui", theme.SMALL_U, _SOFT, _SIDE_U, top + _LABEL_U * text * 1.5, anchor="midleft",
            max_width_u=wide,
        )  # fmt: skip
    for at, (place, step) in enumerate(zip(places, steps, strict=True)):
        anchor = "midleft" if at == 0 else "midright" if at == len(steps) - 1 else "center"
        panel.write(
            step, "ui", theme.SMALL_U, _SOFT, place, low_u + _FOOT_U * text / 2, anchor=anchor,
            max_width_u=wide / len(steps),
        )  # fmt: skip
    return panel.surface


def _interval(x: Callable[[float], float], line: Line, y: float, first: Line) -> str:
    """A dot with its whiskers, and a mark where the first variant lies."""
    if not line.told:
        return ""
    mark, low, high, mean = (x(each) for each in (first.mean, line.low, line.high, line.mean))
    whiskers = f"M{low:.2f} {y:.2f} H{high:.2f} M{low:.2f} {y - 9:.2f} v18 M{high:.2f} {y - 9:.2f} v18"
    fill = theme.DEEP_RED if line.sure else theme.PAPER
    return (
        f'<path d="M{mark:.2f} {y - 13:.2f} v26" stroke="{theme.TEAL}" stroke-width="4"/>'
        f'<path d="{whiskers}" {_THICK} fill="none"/>'
        f'<circle cx="{mean:.2f}" cy="{y:.2f}" r="8" fill="{fill}" {_THICK}/>'
    )
