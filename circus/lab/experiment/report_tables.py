"""Tables of a report: every figure and every difference with its sample size."""

from collections.abc import Iterator, Sequence
from functools import partial

from markupsafe import Markup

from circus.content.texts import Texts
from circus.lab.day.parts import NUMBER, table
from circus.lab.day.words import NOTHING, PageTexts
from circus.lab.experiment.naming import (
    Metric,
    metric_of,
    p_of,
    player_name,
    spelt,
    spelt_difference,
    variant_name,
)
from circus.lab.experiment.stored import StoredExperiment, count, figure, names_of


def figures_table(kept: StoredExperiment, words: PageTexts) -> Markup:
    """Return one row for each figure and variant; only the first row of a figure has its name."""
    heads = [words.say(f"lab-head-{each}") for each in ("figure", "variant", "mean", "interval", "n")]
    kinds = ["", "", NUMBER, NUMBER, NUMBER]
    return table(heads, _figures(kept, words), kinds)


def _figures(kept: StoredExperiment, words: PageTexts) -> Iterator[Sequence[str]]:
    names = list(dict.fromkeys(name for variant in kept.variants for name in names_of(variant)))
    for name in names:
        metric = Metric.of(name)
        heading = words.each(partial(metric_of, game=kept.game, name=name))
        for number, are_people, variant in kept.player_figures:
            value = figure(variant, name)
            if value is None:
                continue
            mean, low, high = (words.each(partial(_spelt, metric=metric, value=each)) for each in value)
            yield [
                heading,
                words.each(partial(player_name, results=kept.results, number=number, are_people=are_people)),
                mean,
                Markup(" \N{EN DASH} ").join((low, high)),
                words.each(partial(_count, number=count(variant, name))),
            ]
            heading = Markup()


def differences_table(kept: StoredExperiment, words: PageTexts) -> Markup:
    """Return one row for each difference."""
    heads = [
        words.say(f"lab-head-{each}")
        for each in ("figure", "variant", "against", "difference", "interval", "p", "corrected", "n")
    ]
    kinds = ["", "", "", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER]
    return table(heads, _differences(kept, words), kinds)


def _differences(kept: StoredExperiment, words: PageTexts) -> Iterator[Sequence[str]]:
    variants = range(len(kept.variants))
    for each in kept.differences:
        if each["a"] not in variants or each["b"] not in variants:
            continue
        name = each["metric"]
        metric = Metric.of(name)
        size, low, high = (
            words.each(partial(_spelt_difference, metric=metric, value=each[key]))
            for key in ("diff", "low", "high")
        )
        stand_behind = min(count(kept.variants[each[side]], name) for side in ("a", "b"))
        yield [
            words.each(partial(metric_of, game=kept.game, name=name)),
            words.each(partial(variant_name, results=kept.results, number=each["b"])),
            words.each(partial(variant_name, results=kept.results, number=each["a"])),
            size,
            Markup(" \N{EN DASH} ").join((low, high)),
            words.each(partial(p_of, value=each.get("p"))),
            words.each(partial(p_of, value=each.get("p_holm"))),
            words.each(partial(_count, number=each.get("n", stand_behind))),
        ]


def _spelt(texts: Texts, metric: Metric, value: float) -> str:
    return spelt(texts, metric, value)


def _spelt_difference(texts: Texts, metric: Metric, value: float | None) -> str:
    return NOTHING if value is None else spelt_difference(texts, metric, value)


def _count(texts: Texts, number: int) -> str:
    return texts.say("lab-count", count=number)
