"""Charts of a report: effects of the variants, levels of the figures, lengths of the games."""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from statistics import quantiles
from typing import Any, NamedTuple

from markupsafe import Markup

from circus.content.texts import Texts
from circus.lab.day.parts import chart
from circus.lab.day.templates import macro
from circus.lab.day.words import PageTexts, html
from circus.lab.day.words import number as number_text
from circus.lab.experiment.charts import LengthCurve, MeanRow, RowAxis, course_chart, rows_chart
from circus.lab.experiment.families import is_sure
from circus.lab.experiment.figure_words import (
    MINUTES,
    figure_text,
    figure_title,
    known_interval,
    meaning_of,
    shown_names,
)
from circus.lab.experiment.findings import (
    NARROW_LENGTH,
    NARROW_SHARE,
    VAGUE,
    VAGUE_LENGTH,
    VAGUE_SHARE,
    finding,
    relative,
)
from circus.lab.experiment.meaning import fair_share, is_shown
from circus.lab.experiment.naming import (
    LENGTHS,
    Metric,
    metric_of,
    player_name,
    signed,
    variant_name,
)
from circus.lab.experiment.rounding import rounded
from circus.lab.experiment.stored import GAMES, PlayerFigures, StoredExperiment, count, figure
from circus.lab.experiment.verdict import twin_of
from circus.platform.untrusted import RefusedFileError, open_regular

CHARTED = (
    "win_share", "first_seat", "turn_share", "skill_trace", "bot_share", "ties", "minutes", "plies", "rounds",
    "waiting", "decisions", "branching", "forced_share", "luck_share", "score_spread", "drama",
    "lead_changes", "decisive_at", "runaway", "comeback", "killer_moves", "eliminated_early", "limit",
)  # fmt: skip
"""Figures with charts, in order; the tables have all figures."""

MAX_COURSES = 6
"""Maximum number of lines that can be distinguished in one chart."""

MAX_LINES = 20_000
"""Maximum number of games in the chart of lengths: the first ones."""

MAX_BYTES = 1 << 34


class TitledChart(NamedTuple):
    """Chart with its title and a sentence below it, in one language; the picture is SVG, "" for nothing."""

    title: str
    picture: str
    note: str = ""


def level_charts(stored: StoredExperiment, words: PageTexts) -> Iterator[str]:
    """Yield one chart a figure, one row a variant; a line marks the first variant, or the fair share."""
    names = dict.fromkeys(
        name for variant in stored.variants for name in shown_names(stored.results, variant)
    )
    for name in sorted(names, key=_order):
        if Metric.of(name).base in CHARTED:
            for players in _apart(stored.player_figures, name):
                yield _each(words, partial(_level_chart, stored=stored, name=name, players=players))


def _order(name: str) -> int:
    base = Metric.of(name).base
    return CHARTED.index(base) if base in CHARTED else len(CHARTED)


def _apart(players: Sequence[PlayerFigures], name: str) -> list[list[PlayerFigures]]:
    """Return the rows of each chart of a figure: minutes by the clock are never beside assumed ones."""
    if name != MINUTES:
        return [list(players)]
    parts = [[each for each in players if each.are_people is people] for people in (False, True)]
    return [part for part in parts if part]


def _level_chart(
    texts: Texts, stored: StoredExperiment, name: str, players: Sequence[PlayerFigures]
) -> TitledChart:
    metric = Metric.of(name)
    rows = [
        MeanRow(
            player_name(texts, stored.results, each.variant, are_people=each.are_people),
            known_interval(each, name),
            figure_text(texts, stored.game, name, each),
            not each.are_people,
        )
        for each in players
        if figure(each.figures, name) is not None
    ]
    first, fair = known_interval(players[0], name), fair_share(stored.results, name)
    mark = first[0] if fair is None and first else fair
    scale = RowAxis(100 if metric.is_share else 1, mark, texts.say("day-point"))
    title = figure_title(texts, stored.game, name, are_people=players[0].are_people)
    note = meaning_of(texts, stored.results, name) if not players[0].are_people else ""
    return TitledChart(title, _drawn(rows, scale), note)


def change_charts(stored: StoredExperiment, words: PageTexts) -> Iterator[str]:
    """Yield two charts a variant with its effects: in percent of a length, and in points of a share.

    A variant that played the games of another one has none.
    """
    for number in range(1, len(stored.variants)):
        if twin_of(stored.results, number) is None:
            for kind in _KINDS:
                yield _each(words, partial(_change_chart, stored=stored, number=number, kind=kind))


PERCENT, POINTS = "percent", "points"
_KINDS = (PERCENT, POINTS)
"""Units of a difference, each with its own axis."""


def _change_chart(texts: Texts, stored: StoredExperiment, number: int, kind: str) -> TitledChart:
    rows = []
    changes = [each for each in stored.differences if (each["a"], each["b"]) == (0, number)]
    for change in sorted(changes, key=lambda each: _order(each["metric"])):
        name = change["metric"]
        metric, mean = Metric.of(name), figure(stored.variants[0], name)
        is_drawn = metric.base in CHARTED and is_shown(stored.results, name)
        if not is_drawn or mean is None or None in (change[key] for key in _KEYS):
            continue
        if kind == PERCENT and metric.base in LENGTHS:
            rows.append(_change_row(stored, texts, relative(change, mean), kind))
        elif kind == POINTS and metric.is_share:
            rows.append(_change_row(stored, texts, change, kind))
    variant = variant_name(texts, stored.results, number, short=True)
    title = texts.say(f"lab-chart-{kind}", variant=variant)
    return TitledChart(title, _drawn(rows, RowAxis(100, 0.0, texts.say("day-point"))))


_KEYS = ("diff", "low", "high")


def _change_row(stored: StoredExperiment, texts: Texts, change: Mapping[str, Any], kind: str) -> MeanRow:
    name = change["metric"]
    title = metric_of(texts, stored.game, name)
    played = min(count(stored.variants[change[side]], name) for side in ("a", "b"))
    games = change.get("n", played)
    narrow, vague = (NARROW_LENGTH, VAGUE_LENGTH) if kind == PERCENT else (NARROW_SHARE, VAGUE_SHARE)
    found = finding(change, narrow, vague)
    if found is None or found.kind == VAGUE:
        return MeanRow(title, None, texts.say("lab-cannot-tell", count=games), sure=False)
    value = change["diff"], change["low"], change["high"]
    figures = rounded(*value, 100)
    size, low, high = (signed(texts, each) for each in figures)
    key = f"lab-told-{kind}-exact" if figures.is_constant else f"lab-told-{kind}"
    text = texts.say(key, mean=size, low=low, high=high, count=games)
    return MeanRow(title, value, text, is_sure(change))


def course_charts(stored: StoredExperiment, words: PageTexts) -> Iterator[str]:
    """Yield the charts of finished games by minutes and by moves, from the lines of the games."""
    for name in (MINUTES, "plies"):
        lengths = _lengths(stored, name)
        shown = [variant for variant, values in sorted(lengths.items()) if values][:MAX_COURSES]
        if shown:
            drawn = {variant: lengths[variant] for variant in shown}
            yield _each(words, partial(_course_chart, stored=stored, lengths=drawn, name=name))


def _course_chart(
    texts: Texts, stored: StoredExperiment, lengths: Mapping[int, Sequence[float]], name: str
) -> TitledChart:
    courses = []
    for variant_number, values in lengths.items():
        variant = variant_name(texts, stored.results, variant_number)
        courses.append(LengthCurve(texts.say("lab-course", variant=variant, count=len(values)), values))
    title = metric_of(texts, stored.game, name)
    text = html(texts.say("lab-chart", what=title))
    tenths = quantiles(lengths[min(lengths)], n=10) if len(lengths[min(lengths)]) > 1 else []
    note = ""
    if tenths:
        least, middle, most = (number_text(texts, tenths[at], 0) for at in (0, 4, 8))
        note = texts.say(f"lab-spread-{name}", least=least, middle=middle, most=most)
    return TitledChart(title, course_chart(courses, title, texts.say("day-point"), text), note)


def _lengths(stored: StoredExperiment, name: str) -> dict[int, list[float]]:
    """Return the lengths of the first games by variant; none if the file of games is missing."""
    found: dict[int, list[float]] = {number: [] for number in range(len(stored.variants))}
    try:
        with open_regular(stored.folder / GAMES, MAX_BYTES) as file:
            lines = (line.decode(errors="replace") for line in file)
            for row in islice(csv.DictReader(lines), MAX_LINES):
                variant, length = row.get("variant") or "", row.get(name) or ""
                if variant.isdecimal() and int(variant) in found and _is_number(length):
                    found[int(variant)].append(float(length))
    except (FileNotFoundError, RefusedFileError, csv.Error):
        return {}
    return found


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).isdecimal() and text.isascii()


def _drawn(rows: Sequence[MeanRow], scale: RowAxis) -> str:
    if not rows:
        return ""
    text = html("; ".join(f"{row.label}: {row.caption}" for row in rows))
    return rows_chart(rows, scale, text)


def _each(words: PageTexts, draws: Callable[[Texts], TitledChart]) -> Markup:
    """Return a chart in every language, each below its title; one of them is visible."""
    drawn = {texts.language: chart(*draws(texts)) for texts in words.texts}
    return macro("in_languages", drawn)
