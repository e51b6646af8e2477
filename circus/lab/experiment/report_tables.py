"""Tables of a report: every figure and every difference with its sample size."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from markupsafe import Markup

from circus.content.texts import Texts
from circus.lab.day.parts import NUMBER, table
from circus.lab.day.words import NOTHING, PageTexts
from circus.lab.experiment.families import OTHER
from circus.lab.experiment.figure_words import (
    MINUTES,
    figure_title,
    interval_words,
    known_interval,
    shown_names,
)
from circus.lab.experiment.findings import CLEAR, finding
from circus.lab.experiment.first_verdict import about
from circus.lab.experiment.meaning import is_shown
from circus.lab.experiment.naming import (
    LENGTHS,
    Metric,
    metric_of,
    p_of,
    player_name,
    rules_text,
    side_name,
    spelt_difference,
    variant_name,
)
from circus.lab.experiment.planning import plan
from circus.lab.experiment.stored import PlayerFigures, StoredExperiment, count, figure
from circus.lab.experiment.verdict import twin_of


def figures_table(stored: StoredExperiment, words: PageTexts) -> Markup:
    """Return one row for each figure and variant; only the first row of a figure has its name."""
    heads = [words.say(f"lab-head-{each}") for each in ("figure", "variant", "mean", "interval", "n")]
    kinds = ["", "", NUMBER, NUMBER, NUMBER]
    return table(heads, _figures(stored, words), kinds)


def _figures(stored: StoredExperiment, words: PageTexts) -> Iterator[Sequence[str]]:
    names = dict.fromkeys(
        name for variant in stored.variants for name in shown_names(stored.results, variant)
    )
    for name in names:
        before = None
        for player in stored.player_figures:
            number, are_people, variant = player
            if figure(variant, name) is None:
                continue
            heading = words.each(partial(figure_title, game=stored.game, name=name, are_people=are_people))
            yield [
                Markup() if heading == before else heading,
                words.each(
                    partial(player_name, results=stored.results, number=number, are_people=are_people)
                ),
                *_mean_and_interval(words, name, player),
                words.each(partial(_count, number=count(variant, name))),
            ]
            before = heading


def _mean_and_interval(words: PageTexts, name: str, player: PlayerFigures) -> tuple[Markup, Markup]:
    """Return a mean and its interval; assumed minutes have none, and few games may tell neither."""
    value, metric = known_interval(player, name), Metric.of(name)
    if value is None:
        games = count(player.figures, name)
        return Markup(NOTHING), words.say("lab-cannot-tell", count=games)
    if name == MINUTES and not player.are_people:
        return words.say("lab-about", number=about(value[0])), Markup(NOTHING)
    mean = words.each(lambda texts: interval_words(texts, metric, value)[0])
    interval = words.each(
        lambda texts: " \N{EN DASH} ".join(interval_words(texts, metric, value)[1] or (NOTHING,))
    )
    return mean, interval


def differences_table(stored: StoredExperiment, words: PageTexts) -> Markup:
    """Return one row for each difference."""
    heads = [
        words.say(f"lab-head-{each}")
        for each in ("figure", "variant", "against", "difference", "interval", "p", "corrected", "n")
    ]
    kinds = ["", "", "", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER]
    return table(heads, _differences(stored, words), kinds)


def interactions_table(stored: StoredExperiment, words: PageTexts) -> Markup:
    """Return one row for each sure interaction of two changes, "" without one."""
    rows = []
    for each in stored.results.get("interactions", ()):
        found, name = finding(each, 0.0), each["metric"]
        if found is None or found.kind not in CLEAR or each["cells"][-1] >= len(stored.variants):
            continue
        size, low, high = (
            words.each(partial(_spelt_difference, metric=Metric.of(name), value=each[key]))
            for key in ("diff", "low", "high")
        )
        both = partial(variant_name, results=stored.results, number=each["cells"][-1], short=True)
        title = words.each(partial(metric_of, game=stored.game, name=name))
        interval = Markup(" \N{EN DASH} ").join((low, high))
        rows.append(
            [title, words.each(both), size, interval, words.each(partial(p_of, value=each["p_holm"]))]
        )
    heads = [
        words.say(f"lab-head-{each}") for each in ("figure", "both", "difference", "interval", "corrected")
    ]
    return table(heads, rows, ["", "", NUMBER, NUMBER, NUMBER])


def plan_table(stored: StoredExperiment, words: PageTexts) -> Markup:
    """Return how many games of each variant would tell the main figures to within a small bound."""
    rows = []
    for metric, bound, games in plan(stored.results):
        key = "lab-within-percent" if metric in LENGTHS else "lab-within-points"
        title = partial(metric_of, game=stored.game, name=metric)
        rows.append(
            [
                words.each(title),
                words.say(key, number=round(100 * bound)),
                words.each(partial(_count, number=games)),
            ]
        )
    heads = [words.say(f"lab-head-{each}") for each in ("figure", "within", "n")]
    return table(heads, rows, ["", NUMBER, NUMBER])


def sides_table(stored: StoredExperiment, words: PageTexts) -> Markup:
    """Return what the two sides of a comparison are, a column each; "" for another experiment."""
    sides = stored.results.get("sides", ())
    if not sides:
        return Markup()
    heads = [Markup(), *(words.each(partial(side_name, side=each)) for each in sides)]
    rows: list[list[str]] = []
    for key in ("version", "commit", "code"):
        if any(key in each for each in sides):
            rows.append([words.say(f"lab-side-{key}"), *(each.get(key, NOTHING) for each in sides)])
    rows.append([words.say("lab-side-kind"), *(words.say(f"lab-side-is-{each['kind']}") for each in sides)])
    rules = (partial(rules_text, game=stored.game, options=each["options"]) for each in stored.variants)
    rows.append([words.say("lab-side-rules"), *map(words.each, rules)])
    return table(heads, rows)


def _differences(stored: StoredExperiment, words: PageTexts) -> Iterator[Sequence[str]]:
    variants = range(len(stored.variants))
    twins = {number for number in variants if twin_of(stored.results, number) is not None}
    for each in stored.differences:
        name = each["metric"]
        is_there = each["a"] in variants and each["b"] in variants and each["b"] not in twins
        if not is_there or not is_shown(stored.results, name):
            continue
        metric = Metric.of(name)
        size, low, high = (
            words.each(partial(_spelt_difference, metric=metric, value=each[key]))
            for key in ("diff", "low", "high")
        )
        stand_behind = min(count(stored.variants[each[side]], name) for side in ("a", "b"))
        yield [
            words.each(partial(metric_of, game=stored.game, name=name)),
            words.each(partial(variant_name, results=stored.results, number=each["b"])),
            words.each(partial(variant_name, results=stored.results, number=each["a"])),
            size,
            Markup(" \N{EN DASH} ").join((low, high)),
            words.each(partial(p_of, value=each.get("p"))),
            words.each(partial(_corrected, each=each)),
            words.each(partial(_count, number=each.get("n", stand_behind))),
        ]


def _corrected(texts: Texts, each: Mapping[str, Any]) -> str:
    """Return the corrected p of a primary difference; that of another one in brackets."""
    if each.get("family") == OTHER:
        return f"({p_of(texts, each.get('p_adjusted'))})"
    return p_of(texts, each.get("p_holm"))


def _spelt_difference(texts: Texts, metric: Metric, value: float | None) -> str:
    return NOTHING if value is None else spelt_difference(texts, metric, value)


def _count(texts: Texts, number: int) -> str:
    return texts.say("lab-count", count=number)
