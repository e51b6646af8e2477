"""Charts of a report: effects of the variants, levels of the figures, lengths of the games."""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from markupsafe import Markup

from circus.content.texts import Texts
from circus.lab.day.parts import chart
from circus.lab.day.templates import macro
from circus.lab.day.words import PageTexts, html
from circus.lab.experiment.charts import LengthCurve, MeanRow, RowAxis, course_chart, rows_chart
from circus.lab.experiment.naming import (
    LENGTHS,
    Metric,
    metric_of,
    player_name,
    spelt,
    spelt_difference,
    variant_name,
)
from circus.lab.experiment.stored import GAMES, StoredExperiment, count, figure, names_of
from circus.lab.experiment.verdict import SURE, relative
from circus.platform.untrusted import RefusedFileError, open_regular

CHARTED = (
    "win_share", "first_seat", "ties", "minutes", "plies", "rounds", "decisions", "branching", "forced_share",
    "luck_share", "drama", "lead_changes", "decisive_at", "comeback", "killer_moves", "eliminated_early",
    "limit", "skill_trace",
)  # fmt: skip
"""Figures with charts, in order; the tables have all figures."""

MOST_COURSES = 6
"""Maximum number of lines that can be distinguished in one chart."""

MOST_LINES = 20_000
"""Maximum number of games in the chart of lengths: the first ones."""

MOST_BYTES = 1 << 34


def level_charts(kept: StoredExperiment, words: PageTexts) -> Iterator[str]:
    """Yield one chart a figure, one row a variant; a line marks the first variant, or the fair share."""
    names = dict.fromkeys(name for variant in kept.variants for name in names_of(variant))
    for name in sorted(names, key=_order):
        if Metric.of(name).base in CHARTED:
            yield _each(words, partial(_level_chart, kept=kept, name=name))


def _order(name: str) -> int:
    base = Metric.of(name).base
    return CHARTED.index(base) if base in CHARTED else len(CHARTED)


def _level_chart(texts: Texts, kept: StoredExperiment, name: str) -> tuple[str, str]:
    metric = Metric.of(name)
    rows = []
    for number, are_people, variant in kept.player_figures:
        value = figure(variant, name)
        if value is not None:
            who = player_name(texts, kept.results, number, are_people=are_people)
            mean, low, high = (spelt(texts, metric, each) for each in value)
            told = texts.say("lab-told", mean=mean, low=low, high=high, count=count(variant, name))
            rows.append(MeanRow(who, value, told, not are_people))
    first = figure(kept.variants[0], name)
    fair = 1 / len(kept.variants[0]["win_share"]) if metric.base == "win_share" else first and first[0]
    scale = RowAxis(100 if metric.is_share else 1, fair, texts.say("day-point"))
    return metric_of(texts, kept.game, name), _drawn(rows, scale)


def change_charts(kept: StoredExperiment, words: PageTexts) -> Iterator[str]:
    """Yield one chart a variant with its effects, in percent of a length and points of a share."""
    for number in range(1, len(kept.variants)):
        yield _each(words, partial(_change_chart, kept=kept, number=number))


def _change_chart(texts: Texts, kept: StoredExperiment, number: int) -> tuple[str, str]:
    rows = []
    changes = [each for each in kept.differences if (each["a"], each["b"]) == (0, number)]
    for change in sorted(changes, key=lambda each: _order(each["metric"])):
        name = change["metric"]
        metric, mean = Metric.of(name), figure(kept.variants[0], name)
        if metric.base not in CHARTED or mean is None or None in (change[key] for key in _KEYS):
            continue
        if metric.base in LENGTHS:
            told = relative(change, mean)
            rows.append(_change_row(kept, texts, told, Metric("win_share", ""), "lab-told-percent"))
        elif metric.is_share:
            rows.append(_change_row(kept, texts, change, metric, "lab-told-points"))
    scale = RowAxis(100, 0.0, texts.say("day-point"))
    title = variant_name(texts, kept.results, number, short=True)
    return title, _drawn(rows, scale)


_KEYS = ("diff", "low", "high")


def _change_row(
    kept: StoredExperiment, texts: Texts, change: Mapping[str, Any], metric: Metric, key: str
) -> MeanRow:
    name = change["metric"]
    value = change["diff"], change["low"], change["high"]
    size, low, high = (spelt_difference(texts, metric, each) for each in value)
    played = min(count(kept.variants[change[side]], name) for side in ("a", "b"))
    told = texts.say(key, mean=size, low=low, high=high, count=change.get("n", played))
    corrected = change.get("p_holm")
    return MeanRow(metric_of(texts, kept.game, name), value, told, corrected is not None and corrected < SURE)


def course_charts(kept: StoredExperiment, words: PageTexts) -> Iterator[str]:
    """Yield the chart of finished games by number of moves, from the lines of the games."""
    lengths = _lengths(kept)
    numbers = [number for number, values in sorted(lengths.items()) if values][:MOST_COURSES]
    if numbers:
        drawn = {number: lengths[number] for number in numbers}
        yield _each(words, partial(_course_chart, kept=kept, lengths=drawn))


def _course_chart(
    texts: Texts, kept: StoredExperiment, lengths: Mapping[int, Sequence[float]]
) -> tuple[str, str]:
    courses = []
    for number, values in lengths.items():
        variant = variant_name(texts, kept.results, number)
        courses.append(LengthCurve(texts.say("lab-course", variant=variant, count=len(values)), values))
    title = texts.say("lab-report-course")
    told = html(texts.say("lab-chart", what=title))
    axis = texts.say("lab-metric-plies")
    return title, course_chart(courses, axis, texts.say("day-point"), told)


def _lengths(kept: StoredExperiment) -> dict[int, list[float]]:
    """Return the moves of the first games by variant; none if the file of games is missing."""
    found: dict[int, list[float]] = {number: [] for number in range(len(kept.variants))}
    try:
        with open_regular(kept.folder / GAMES, MOST_BYTES) as file:
            lines = (line.decode(errors="replace") for line in file)
            for number, row in enumerate(csv.DictReader(lines)):
                variant, plies = row.get("variant") or "", row.get("plies") or ""
                if number >= MOST_LINES:
                    break
                if variant.isdecimal() and int(variant) in found and _is_number(plies):
                    found[int(variant)].append(float(plies))
    except (FileNotFoundError, RefusedFileError, csv.Error):
        return {}
    return found


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).isdecimal() and text.isascii()


def _drawn(rows: Sequence[MeanRow], scale: RowAxis) -> str:
    if not rows:
        return ""
    told = html("; ".join(f"{row.label}: {row.told}" for row in rows))
    return rows_chart(rows, scale, told)


def _each(words: PageTexts, draws: Callable[[Texts], tuple[str, str]]) -> Markup:
    """Return a chart in every language, each below its title; one of them is visible."""
    drawn = {texts.language: chart(*draws(texts)) for texts in words.texts}
    return macro("in_languages", drawn)
