"""Report of a search: one self-contained HTML page with charts, in every language."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from itertools import combinations
from pathlib import Path
from typing import Protocol

from markupsafe import Markup

from circus.content.texts import LANGUAGES, Texts
from circus.core.errors import CircusError
from circus.lab.day.frame import framed
from circus.lab.day.parts import chart, charts
from circus.lab.day.templates import macro, render
from circus.lab.day.words import NOTHING, PageTexts, title_of
from circus.lab.experiment import report
from circus.lab.experiment.charts import MeanRow, RowAxis, rows_chart, trade_off_chart
from circus.lab.experiment.naming import Metric, metric_of
from circus.lab.tuning.around import Around
from circus.lab.tuning.question import TuningQuestion
from circus.lab.tuning.search import AGAIN, Figures, Trial, Tuned
from circus.lab.tuning.stored import FINAL
from circus.lab.tuning.words import (
    aim_text,
    change_text,
    interval_text,
    search_title,
    set_text,
    step_text,
    verdict,
)
from circus.platform.folders import write_whole
from circus.platform.untrusted import reason_of

REPORT = report.REPORT


class SearchFigures(Protocol):
    """Ended search, as its process or its folder has it."""

    @property
    def question(self) -> TuningQuestion:
        """The question."""

    @property
    def trials(self) -> Sequence[Trial]:
        """The sets that were tried, in order."""

    @property
    def tuned(self) -> Sequence[Tuned]:
        """The best on fresh deals, the nearest first."""

    @property
    def around(self) -> Around | None:
        """The steps around the nearest; `None` if they were not played."""


def write(folder: Path, tuning: SearchFigures, language: str = LANGUAGES[0]) -> Path:
    """Write the page of an ended search, and that of its finalists' games; return its path.

    Args:
        folder: of the search.
        tuning: its figures.
        language: shown when the page is opened.

    Raises:
        CircusError: the page cannot be written.
    """
    path = folder / REPORT
    words = PageTexts(language, [tuning.question.game])
    try:
        report.write(folder / FINAL, language)
        write_whole(path, page(tuning, words).encode(errors="replace"))
    except OSError as error:
        raise CircusError(f"{path} cannot be written: {reason_of(error)}") from None
    return path


def page(tuning: SearchFigures, words: PageTexts) -> str:
    """Return the whole page."""
    sections = [_overview(tuning, words), _charts(tuning, words)]
    if tuning.around:
        sections.append(_around(tuning.question, tuning.around, words))
    return framed(words, partial(_title, game=tuning.question.game), sections, report.PAGE_STYLE)


def _title(texts: Texts, game: str) -> str:
    return search_title(texts, title_of(texts, game))


def _overview(tuning: SearchFigures, words: PageTexts) -> Markup:
    question = tuning.question
    sentence = words.each(partial(verdict, game=question.game, tuned=tuning.tuned))
    counts = [
        (words.say("lab-tuned-searched"), f"{len(tuning.trials)} / {question.size}"),
        (words.say("lab-tuned-games"), str(question.games)),
        (words.say("lab-tuned-fresh"), str(question.games * AGAIN)),
        (words.say("lab-report-seats"), str(question.seats)),
    ]
    title = words.each(partial(_title, game=question.game))
    return render(
        "tuned_overview",
        title=title,
        verdict=sentence,
        counts=counts,
        table=_table(tuning, words),
        steps=words.say("lab-tuned-steps"),
        games=f"{FINAL}/{REPORT}",
        games_named=words.say("lab-tuned-all"),
    )


def _table(tuning: SearchFigures, words: PageTexts) -> Markup:
    question = tuning.question
    game = question.game
    heads = [words.say("lab-tuned-set")]
    for name, aim in question.aims:
        heads.append(words.each(partial(aim_text, game=game, name=name, aim=aim)))
    heads.append(words.say("lab-tuned-distance"))
    rows = []
    for each in tuning.tuned:
        row = [words.each(partial(set_text, game=game, choice=each.choice, published=question.published))]
        for name, _ in question.aims:
            row.append(words.each(partial(interval_text, name=name, figure=each.figures.get(name))))
        row.append(words.number(each.distance, 2) if each.figures else Markup(NOTHING))
        rows.append(row)
    return macro("table", heads, rows)


def _charts(tuning: SearchFigures, words: PageTexts) -> Markup:
    aims = tuning.question.aims
    pairs = [
        _in_languages(words, partial(_trade_off, tuning=tuning, pair=pair)) for pair in combinations(aims, 2)
    ]
    rows = [_in_languages(words, partial(_rows, tuning=tuning, aim=aim)) for aim in aims]
    return render("report_section", words=words, name="tuned", content=charts([*pairs, *rows]))


def _in_languages(words: PageTexts, made: Callable[[Texts], Markup]) -> Markup:
    return macro("in_languages", {texts.language: made(texts) for texts in words.texts})


def _trade_off(texts: Texts, tuning: SearchFigures, pair: Sequence[tuple[str, float]]) -> Markup:
    """Return the chart of two aims against each other, from the games of the search."""
    (one, first), (two, second) = pair
    factors = [100 if Metric.of(name).is_share else 1 for name in (one, two)]

    def points(found: Sequence[Mapping[str, Sequence[float]]]) -> list[tuple[float, float]]:
        return [
            (each[one][0] * factors[0], each[two][0] * factors[1])
            for each in found
            if one in each and two in each
        ]

    names = metric_of(texts, tuning.question.game, one), metric_of(texts, tuning.question.game, two)
    title = texts.say("lab-tuned-against", one=names[0], two=names[1])
    picture = trade_off_chart(
        points([trial.figures for trial in tuning.trials]),
        points([each.figures for each in tuning.tuned]),
        (first * factors[0], second * factors[1]),
        (texts.say("lab-tuned-across", name=names[0]), texts.say("lab-tuned-upward", name=names[1])),
        texts.say("day-point"),
        escape(title),
    )
    return chart(title, picture, texts.say("lab-tuned-against-note"))


def _rows(texts: Texts, tuning: SearchFigures, aim: tuple[str, float]) -> Markup:
    """Return the chart of the finalists in one figure; the mark is the aim."""
    question = tuning.question
    sets = [
        (set_text(texts, question.game, each.choice, question.published), each.figures)
        for each in tuning.tuned
    ]
    title = metric_of(texts, question.game, aim[0])
    return chart(title, _rows_picture(texts, sets, aim, title), texts.say("lab-tuned-rows-note"))


def _rows_picture(
    texts: Texts, sets: Sequence[tuple[str, Figures]], aim: tuple[str, float], title: str
) -> str:
    """Return the picture of one figure of named sets; the mark is the aim."""
    name, wished = aim
    rows = [
        MeanRow(label, figures[name], interval_text(texts, name, figures[name]))
        for label, figures in sets
        if name in figures
    ]
    scale = RowAxis(100 if Metric.of(name).is_share else 1, wished, texts.say("day-point"))
    return rows_chart(rows, scale, escape(title))


def _around(question: TuningQuestion, around: Around, words: PageTexts) -> Markup:
    """Return the section of the steps around the nearest set: a table, and a chart for each aim."""
    game = question.game
    heads = [words.say("lab-tuned-step")]
    heads += [words.each(partial(metric_of, game=game, name=name)) for name, _ in question.aims]
    rows = [
        [
            words.each(partial(step_text, game=game, step=step)),
            *(
                words.each(partial(change_text, name=name, change=step.changes.get(name)))
                for name, _ in question.aims
            ),
        ]
        for step in around.steps
    ]
    pictures = [
        _in_languages(words, partial(_around_rows, question=question, around=around, aim=aim))
        for aim in question.aims
    ]
    facts = macro("facts", [(words.say("lab-tuned-around-games"), str(around.games))])
    content = Markup().join([facts, macro("table", heads, rows), charts(pictures)])
    return render("report_section", words=words, name="around", content=content)


def _around_rows(texts: Texts, question: TuningQuestion, around: Around, aim: tuple[str, float]) -> Markup:
    """Return the chart of the nearest set and the steps around it in one figure."""
    found = set_text(texts, question.game, around.choice, question.published)
    sets = [(found, around.figures)]
    sets += [(step_text(texts, question.game, each), each.figures) for each in around.by_change(aim[0])]
    title = metric_of(texts, question.game, aim[0])
    return chart(title, _rows_picture(texts, sets, aim, title), texts.say("lab-tuned-around-chart"))
