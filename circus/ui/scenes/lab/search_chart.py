"""Charts of a running search: the distance of each set from the aims, and two aims against each other."""

from collections.abc import Sequence
from itertools import accumulate
from math import isfinite
from typing import NamedTuple

from pygame import Surface

from circus.content.texts import Texts
from circus.lab import plot
from circus.lab.experiment.naming import Metric, metric_of, spelt
from circus.lab.plot import Axis, Point, round_values
from circus.lab.tuning.distance import distance
from circus.lab.tuning.question import Choice
from circus.lab.tuning.search import Trial, Tuned
from circus.lab.tuning.stored import StoredSearch
from circus.lab.tuning.words import change_text, distance_text, interval_text, step_text
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel
from circus.ui.scenes.lab.chart import AxisStep, VariantLine

DISTANCE = "distance"
"""Chart of the distances; the others are named by their two figures, `ONE|TWO`."""

BETWEEN = "|"
STEP = "around/"
"""Prefix of a chart of the steps around the nearest set in one figure."""
STEPS = 5
"""Maximum number of labelled values on an axis."""

_GRID, _SOFT = "#CDB582", "#53402C"
_FOOT_U, _TOP_U, _RIGHT_U, _SIDE_U = 34.0, 14.0, 18.0, 10.0
_THIN = f'stroke="{_GRID}" stroke-width="1.5"'
_MARK = f'stroke="{theme.TEAL}" stroke-width="4"'
_HOLLOW = f'fill="{theme.PAPER}" stroke="{theme.DEEP_RED}" stroke-width="2.5"'
_RING = 'fill="#F0B93A" fill-opacity="0.55" stroke="#A86A12" stroke-width="3"'
_FILLED = f'fill="{theme.DEEP_RED}" stroke="#3A2416" stroke-width="2"'


class SearchChart(NamedTuple):
    """Content of a chart.

    Attributes:
        tried: a point for each set, in the order in which they were tried.
        chosen: larger points: the best sets and the published numbers on fresh deals.
        best: corners of a line through the nearest sets so far; () for none.
        shown: the point of the set whose figures are shown; `None` for none.
        aim: the aims across and upward, marked by lines; `None` for none.
        across, upward: the ends of the axes.
        steps_across, steps_upward: their labelled values.
    """

    tried: tuple[Point, ...]
    chosen: tuple[Point, ...]
    best: tuple[Point, ...]
    shown: Point | None
    aim: tuple[float | None, float]
    across: tuple[float, float]
    upward: tuple[float, float]
    steps_across: tuple[AxisStep, ...]
    steps_upward: tuple[AxisStep, ...]


def charts_of(stored: StoredSearch) -> list[str]:
    """Return the names of the charts: the distances, each two aims against each other, and the steps."""
    names = [name for name, _ in stored.question.aims]
    pairs = [f"{one}{BETWEEN}{two}" for at, one in enumerate(names) for two in names[at + 1 :]]
    steps = [f"{STEP}{name}" for name in names if stored.around and name in stored.around.figures]
    return [DISTANCE, *pairs, *steps]


def chart_title(texts: Texts, stored: StoredSearch, name: str) -> str:
    """Return the heading of a chart."""
    if name == DISTANCE:
        return texts.say("lab-search-distances")
    if name.startswith(STEP):
        figure = metric_of(texts, stored.game, name.removeprefix(STEP))
        return texts.say("lab-search-around-title", figure=figure)
    one, two = (metric_of(texts, stored.game, each) for each in name.split(BETWEEN))
    return texts.say("lab-tuned-against", one=one, two=two)


def chart_note(texts: Texts, stored: StoredSearch, name: str) -> str:
    """Return what a chart shows across and upward."""
    if name == DISTANCE:
        return texts.say("lab-search-distances-note")
    if name.startswith(STEP):
        return texts.say("lab-search-around-note")
    one, two = (metric_of(texts, stored.game, each) for each in name.split(BETWEEN))
    across, upward = texts.say("lab-tuned-across", name=one), texts.say("lab-tuned-upward", name=two)
    return f"{across}. {upward}. {texts.say('lab-search-against-note')}"


def chart_of(texts: Texts, stored: StoredSearch, name: str, shown: Choice) -> SearchChart:
    """Return the content of a chart; `shown` is the set whose figures are shown."""
    return _distances(texts, stored, shown) if name == DISTANCE else _trade_off(texts, stored, name, shown)


class StepLines(NamedTuple):
    """Content of a chart of steps: its rows, the ends of the axis and its labelled values."""

    lines: tuple[VariantLine, ...]
    ends: tuple[float, float]
    steps: tuple[AxisStep, ...]


def step_lines(texts: Texts, stored: StoredSearch, name: str, most: int) -> StepLines:
    """Return the nearest set, then at most `most` steps around it; the largest changes come first.

    The mark of each row is the aim. A step is drawn filled if its interval of the change excludes 0.
    """
    around, figure = stored.around, name.removeprefix(STEP)
    assert around is not None
    aim = dict(stored.question.aims)[figure]
    text = interval_text(texts, figure, around.figures[figure])
    found = texts.say("lab-search-around-found")
    lines = [VariantLine(found, text, *around.figures[figure], sure=True, chosen=True, mark=aim)]
    for step in around.by_change(figure)[:most]:
        if figure in step.figures:
            change = step.changes.get(figure)
            told = texts.say(
                "lab-search-around-row",
                value=interval_text(texts, figure, step.figures[figure]),
                change=change_text(texts, figure, change),
            )
            is_clear = change is not None and not change[1] <= 0 <= change[2]
            label = step_text(texts, stored.game, step)
            row = VariantLine(label, told, *step.figures[figure], sure=is_clear, chosen=False, mark=aim)
            lines.append(row)
    ends = _ends([aim, *(end for each in lines for end in (each.low, each.high))])
    return StepLines(tuple(lines), ends, _steps(texts, figure, ends))


def _distances(texts: Texts, stored: StoredSearch, shown: Choice) -> SearchChart:
    """Return the distance of each set by its number, and a line through the nearest so far."""
    aims = stored.aims
    found = [(float(at), distance(trial.figures, aims)) for at, trial in enumerate(stored.trials, 1)]
    tried = [point for point in found if isfinite(point[1])]
    at_shown = next((at for at, trial in enumerate(stored.trials, 1) if trial.choice == shown), None)
    nearest = list(accumulate((upward for _, upward in tried), min))
    best: list[Point] = []
    for (across, _), low in zip(tried, nearest, strict=True):
        best += [(across, best[-1][1] if best else low), (across, low)]
    across_ends = 0.0, float(max(stored.planned, len(stored.trials))) + 1
    upward_ends = 0.0, max((upward for _, upward in tried), default=1.0) * 1.08 or 1.0
    return SearchChart(
        tuple(tried),
        (),
        tuple(best),
        next((point for point in tried if point[0] == at_shown), None),
        (None, 0.0),
        across_ends,
        upward_ends,
        tuple(AxisStep(value, f"{value:g}") for value in round_values(1, across_ends[1] - 1, STEPS)),
        tuple(AxisStep(value, _short(texts, value)) for value in round_values(*upward_ends, STEPS)),
    )


def _short(texts: Texts, value: float) -> str:
    """Return a round value without needless zeros."""
    point = texts.say("day-point")
    text = distance_text(texts, value)
    return text.rstrip("0").rstrip(point) if point in text else text


def _trade_off(texts: Texts, stored: StoredSearch, name: str, shown: Choice) -> SearchChart:
    """Return two figures of each set against each other."""
    one, two = name.split(BETWEEN)
    wished = dict(stored.question.aims)
    tried = _points(stored.trials, one, two)
    chosen = _points(stored.tuned, one, two)
    same = [each for each in stored.tuned or stored.trials if each.choice == shown]
    aim = wished[one], wished[two]
    across, upward = (_ends([point[at] for point in (*tried, *chosen, aim)]) for at in (0, 1))
    return SearchChart(
        tried,
        chosen,
        (),
        next(iter(_points(same, one, two)), None),
        aim,
        across,
        upward,
        _steps(texts, one, across),
        _steps(texts, two, upward),
    )


def _points(sets: Sequence[Trial | Tuned], one: str, two: str) -> tuple[Point, ...]:
    """Return two figures of each set that has both."""
    figures = [each.figures for each in sets]
    return tuple((each[one][0], each[two][0]) for each in figures if one in each and two in each)


def _ends(values: Sequence[float]) -> tuple[float, float]:
    """Return the ends of an axis, with some margin."""
    low, high = min(values), max(values)
    air = (high - low) * 0.08 or abs(high) * 0.05 or 0.5
    return low - air, high + air


def _steps(texts: Texts, name: str, ends: tuple[float, float]) -> tuple[AxisStep, ...]:
    metric = Metric.of(name)
    return tuple(AxisStep(each, spelt(texts, metric, each)) for each in round_values(*ends, STEPS))


@painted
def search_chart(kit: Toolkit, size: tuple[int, int], chart: SearchChart) -> Surface:
    """Return the points between two axes."""
    panel = Panel(kit, size)
    text = kit.text_scale
    fonts = kit.fonts
    side = max((fonts.width_u(each.word, "ui", theme.SMALL_U) for each in chart.steps_upward), default=0.0)
    across = Axis(*chart.across, side + _SIDE_U, panel.width_u - _RIGHT_U)
    upward = Axis(*chart.upward, panel.height_u - _FOOT_U * text, _TOP_U)
    panel.vector(_marks(chart, across, upward))
    for step in chart.steps_upward:
        panel.write(
            step.word, "ui", theme.SMALL_U, _SOFT, side, upward.at(step.value), anchor="midright"
        )  # fmt: skip
    room = (across.end - across.start) / max(1, len(chart.steps_across))
    for step in chart.steps_across:
        panel.write(
            step.word, "ui", theme.SMALL_U, _SOFT, across.at(step.value), upward.start + _FOOT_U * text / 2,
            max_width_u=room,
        )  # fmt: skip
    return panel.surface


def _marks(chart: SearchChart, across: Axis, upward: Axis) -> str:
    """Return grid, aims, line and points as SVG."""
    x, y = across.at, upward.at
    parts = [plot.line(across.start, upward.start, across.end, upward.start, _THIN)]
    parts += [
        plot.line(x(each.value), upward.end, x(each.value), upward.start, _THIN)
        for each in chart.steps_across
    ]
    parts += [
        plot.line(across.start, y(each.value), across.end, y(each.value), _THIN)
        for each in chart.steps_upward
    ]
    first, second = chart.aim
    if first is not None:
        parts.append(plot.line(x(first), upward.end, x(first), upward.start, _MARK))
    parts.append(plot.line(across.start, y(second), across.end, y(second), _MARK))
    if len(chart.best) > 1:
        corners = [(x(one), y(two)) for one, two in chart.best]
        parts.append(plot.polyline(corners, f'fill="none" stroke="{theme.CHOSEN}" stroke-width="4"'))
    if chart.shown:
        parts.append(plot.dot(x(chart.shown[0]), y(chart.shown[1]), 17, _RING))
    parts += [plot.dot(x(one), y(two), 6, _HOLLOW) for one, two in chart.tried]
    parts += [plot.dot(x(one), y(two), 10, _FILLED) for one, two in chart.chosen]
    return "".join(parts)
