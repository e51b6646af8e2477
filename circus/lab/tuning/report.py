"""Report of a search: one self-contained HTML page with charts, in every language."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from itertools import combinations
from pathlib import Path
from typing import Any

from markupsafe import Markup

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.content.texts.numbers import number_name
from circus.core.errors import CircusError
from circus.core.game import Game
from circus.core.number import Number
from circus.core.option import spell
from circus.lab.day.frame import framed
from circus.lab.day.parts import chart, charts
from circus.lab.day.templates import macro, render
from circus.lab.day.words import NOTHING, PageTexts, title_of
from circus.lab.experiment import report
from circus.lab.experiment.charts import MeanRow, RowAxis, rows_chart, trade_off_chart
from circus.lab.experiment.naming import Metric, metric_of, spelt
from circus.lab.tuning.run import FINAL, Tuning
from circus.lab.tuning.search import Tuned
from circus.platform.folders import write_whole
from circus.platform.untrusted import reason_of

REPORT = report.REPORT


def write(folder: Path, tuning: Tuning) -> Path:
    """Write the page of an ended search, and that of its finalists' games; return its path.

    Raises:
        CircusError: the page cannot be written.
    """
    path = folder / REPORT
    words = PageTexts(LANGUAGES[0], [tuning.question.game])
    try:
        report.write(folder / FINAL)
        write_whole(path, page(tuning, words).encode(errors="replace"))
    except OSError as error:
        raise CircusError(f"{path} cannot be written: {reason_of(error)}") from None
    return path


def page(tuning: Tuning, words: PageTexts) -> str:
    """Return the whole page."""
    sections = [_overview(tuning, words), _charts(tuning, words)]
    return framed(words, partial(_title, game=tuning.question.game), sections, report.PAGE_STYLE)


def _title(texts: Texts, game: str) -> str:
    return texts.say("lab-tuned-title", game=title_of(texts, game))


def _overview(tuning: Tuning, words: PageTexts) -> Markup:
    question, results = tuning.question, tuning.results()
    nearer = [each for each in tuning.tuned if each.is_nearer]
    verdict = words.each(partial(_verdict, game=_game(tuning), nearer=nearer))
    counts = [
        (words.say("lab-tuned-searched"), f"{results['searched']} / {results['of']}"),
        (words.say("lab-tuned-games"), str(results["games"])),
        (words.say("lab-tuned-fresh"), str(results["fresh_games"])),
        (words.say("lab-report-seats"), str(question.seats)),
    ]
    title = words.each(partial(_title, game=question.game))
    return render(
        "tuned_overview",
        title=title,
        verdict=verdict,
        counts=counts,
        table=_table(tuning, words),
        steps=words.say("lab-tuned-steps"),
        games=f"{FINAL}/{REPORT}",
        games_named=words.say("lab-tuned-all"),
    )


def _game(tuning: Tuning) -> Game[Any]:
    """Return the game of a search."""
    return games.find(tuning.question.game)


def _verdict(texts: Texts, game: Game[Any], nearer: Sequence[Tuned]) -> str:
    if not nearer:
        return texts.say("lab-tuned-none")
    return texts.say("lab-tuned-nearer", numbers=_named(texts, game, nearer[0].choice))


def _named(texts: Texts, game: Game[Any], choice: Sequence[tuple[str, Any]]) -> str:
    """Return a set of numbers in words: "Hearts a player 5, Attack: damage 2"."""
    told = []
    for name, value in choice:
        declared = game.declared[name]
        if isinstance(declared, Number):
            told.append(f"{number_name(texts, game, declared)} {value}")
        else:
            told.append(f"{texts.say(f'{game.name}-option-{name}')} {spell(value)}")
    return ", ".join(told)


def _table(tuning: Tuning, words: PageTexts) -> Markup:
    game, question = _game(tuning), tuning.question
    heads = [words.say("lab-tuned-set")]
    for name, aim in question.aims:
        heads.append(words.each(partial(_head, game=game.name, name=name, aim=aim)))
    heads.append(words.say("lab-tuned-distance"))
    rows = []
    for each in tuning.tuned:
        row = [words.each(partial(_set, game=game, each=each, published=question.published))]
        for name, _ in question.aims:
            row.append(words.each(partial(_interval, name=name, figure=each.figures.get(name))))
        row.append(words.number(each.distance, 2) if each.figures else Markup(NOTHING))
        rows.append(row)
    return macro("table", heads, rows)


def _head(texts: Texts, game: str, name: str, aim: float) -> str:
    wished = spelt(texts, Metric.of(name), aim)
    return texts.say("lab-tuned-aim", figure=metric_of(texts, game, name), aim=wished)


def _set(texts: Texts, game: Game[Any], each: Tuned, published: object) -> str:
    named = _named(texts, game, each.choice)
    return texts.say("lab-tuned-published", numbers=named) if each.choice == published else named


def _interval(texts: Texts, name: str, figure: tuple[float, float, float] | None) -> str:
    if figure is None:
        return NOTHING
    mean, low, high = (spelt(texts, Metric.of(name), each) for each in figure)
    return texts.say("lab-tuned-interval", mean=mean, low=low, high=high)


def _charts(tuning: Tuning, words: PageTexts) -> Markup:
    aims = tuning.question.aims
    pairs = [
        _in_languages(words, partial(_trade_off, tuning=tuning, pair=pair)) for pair in combinations(aims, 2)
    ]
    rows = [_in_languages(words, partial(_rows, tuning=tuning, aim=aim)) for aim in aims]
    return render("report_section", words=words, name="tuned", content=charts([*pairs, *rows]))


def _in_languages(words: PageTexts, made: Callable[[Texts], Markup]) -> Markup:
    return macro("in_languages", {texts.language: made(texts) for texts in words.texts})


def _trade_off(texts: Texts, tuning: Tuning, pair: Sequence[tuple[str, float]]) -> Markup:
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


def _rows(texts: Texts, tuning: Tuning, aim: tuple[str, float]) -> Markup:
    """Return the chart of the finalists in one figure; the mark is the aim."""
    name, wished = aim
    game, metric = _game(tuning), Metric.of(name)
    rows = [
        MeanRow(
            _set(texts, game, each, tuning.question.published),
            each.figures[name],
            _interval(texts, name, each.figures[name]),
        )
        for each in tuning.tuned
        if name in each.figures
    ]
    scale = RowAxis(100 if metric.is_share else 1, wished, texts.say("day-point"))
    title = metric_of(texts, game.name, name)
    return chart(title, rows_chart(rows, scale, escape(title)), texts.say("lab-tuned-rows-note"))
