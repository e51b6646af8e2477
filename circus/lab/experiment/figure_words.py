"""Words for figures beside their marks: what they are, their values, and what too few games cannot tell."""

from collections.abc import Mapping, Sequence
from typing import Any

from circus.content.texts import Texts
from circus.lab.experiment.findings import is_vague
from circus.lab.experiment.first_verdict import about, pace_of
from circus.lab.experiment.meaning import is_shown
from circus.lab.experiment.naming import Metric, metric_of, number_of
from circus.lab.experiment.rounding import Number, rounded
from circus.lab.experiment.stored import PlayerFigures, count, figure, names_of

MINUTES = "minutes"
"""Figure that is assumed for bots and measured by the clock for people."""

Interval = Sequence[float]


def shown_names(results: Mapping[str, Any], variant: Mapping[str, Any]) -> list[str]:
    """Return the names of a variant's figures that say anything."""
    return [name for name in names_of(variant) if is_shown(results, name)]


def figure_title(texts: Texts, game: str, name: str, *, are_people: bool = False) -> str:
    """Return the heading of a figure; minutes by the clock have their own."""
    if name == MINUTES and are_people:
        return texts.say("lab-metric-clock")
    return metric_of(texts, game, name)


def known_interval(player: PlayerFigures, name: str) -> tuple[float, float, float] | None:
    """Return a figure with its interval; `None` if it is missing or its interval says nothing."""
    value = figure(player.figures, name)
    if value is None:
        return None
    games = count(player.figures, name)
    return None if is_vague(value, games, is_share=Metric.of(name).is_share) else value


def figure_text(texts: Texts, game: str, name: str, player: PlayerFigures) -> str:
    """Return the value of a figure, its interval and its number of games as text; "" if it is missing."""
    if figure(player.figures, name) is None:
        return ""
    games, value = count(player.figures, name), known_interval(player, name)
    if value is None:
        return texts.say("lab-cannot-tell", count=games)
    if name == MINUTES and not player.are_people:
        seconds = pace_of(game, len(player.figures["win_share"]))
        return texts.say("lab-told-minutes", mean=about(value[0]), seconds=seconds, count=games)
    mean, ends = interval_words(texts, Metric.of(name), value)
    if ends is None:
        return texts.say("lab-told-exact", mean=mean, count=games)
    return texts.say("lab-told", mean=mean, low=ends[0], high=ends[1], count=games)


def interval_words(texts: Texts, metric: Metric, value: Interval) -> tuple[str, tuple[str, str] | None]:
    """Return a mean and the ends of its interval, rounded as in sentences; a constant has no ends."""
    mean, low, high = value
    figures = rounded(mean, low, high, 100 if metric.is_share else 1)
    words = [_spelt(texts, metric, each) for each in figures]
    if mean and not figures.size and not figures.is_constant:
        words[0] = "<" + _spelt(texts, metric, figures.high if figures.high < 1 else 1)
    return words[0], None if figures.is_constant else (words[1], words[2])


def _spelt(texts: Texts, metric: Metric, figure: Number) -> str:
    """Return a rounded figure, of a share with its percent sign."""
    written = str(figure).replace(".", texts.say("day-point"))
    return texts.say("lab-percent", number=written) if metric.is_share else written


def meaning_of(texts: Texts, results: Mapping[str, Any], name: str) -> str:
    """Return the sentence on what a figure means; "" if its name says it."""
    key = f"lab-means-{Metric.of(name).base}"
    seats = len(results["variants"][0]["win_share"])
    if not texts.has(key):
        return ""
    return texts.say(key, fair=number_of(texts, 100 / seats), seconds=pace_of(results["game"], seats))
