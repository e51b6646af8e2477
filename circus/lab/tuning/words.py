"""Sentences about a search in one language: its verdict, its sets of numbers, and their figures."""

from collections.abc import Sequence
from math import isfinite
from typing import Any

from circus import games
from circus.content.texts import Texts
from circus.content.texts.numbers import number_name
from circus.core.game import Game
from circus.core.number import Number
from circus.core.option import spell
from circus.lab.day.words import NOTHING, number, option_of
from circus.lab.experiment.figure_words import interval_words
from circus.lab.experiment.naming import Metric, metric_of, signed, spelt
from circus.lab.experiment.rounding import rounded
from circus.lab.tuning.around import Step
from circus.lab.tuning.distance import Figure
from circus.lab.tuning.question import Choice
from circus.lab.tuning.search import Tuned


def search_title(texts: Texts, title: str) -> str:
    """Return the heading of a search; `title` is that of its game."""
    return texts.say("lab-tuned-title", game=title)


def verdict(texts: Texts, game: str, tuned: Sequence[Tuned]) -> str:
    """Return which set is surely nearer to the aims than the published numbers."""
    nearer = [each for each in tuned if each.is_nearer]
    if not nearer:
        return texts.say("lab-tuned-none")
    return texts.say("lab-tuned-nearer", numbers=numbers_text(texts, game, nearer[0].choice))


def numbers_text(texts: Texts, game: str, choice: Choice) -> str:
    """Return a set of numbers in words: "Hearts a player 5, Attack: damage 2"."""
    declared = games.find(game)
    return ", ".join(_value_text(texts, declared, name, value) for name, value in choice)


def _value_text(texts: Texts, game: Game[Any], name: str, value: str | bool | int) -> str:
    declared = game.declared[name]
    if isinstance(declared, Number):
        return f"{number_name(texts, game, declared)} {value}"
    return option_of(texts, game.name, name, spell(value))


def set_text(texts: Texts, game: str, choice: Choice, published: Choice) -> str:
    """Return a set of numbers, marked if it is the published one."""
    named = numbers_text(texts, game, choice)
    return texts.say("lab-tuned-published", numbers=named) if choice == published else named


def aim_text(texts: Texts, game: str, name: str, aim: float) -> str:
    """Return a figure with its wished value."""
    wished = spelt(texts, Metric.of(name), aim)
    return texts.say("lab-tuned-aim", figure=metric_of(texts, game, name), aim=wished)


def interval_text(texts: Texts, name: str, figure: Figure | None) -> str:
    """Return the value of a figure with its interval."""
    if figure is None:
        return NOTHING
    mean, ends = interval_words(texts, Metric.of(name), figure)
    return mean if ends is None else texts.say("lab-tuned-interval", mean=mean, low=ends[0], high=ends[1])


def step_text(texts: Texts, game: str, step: Step) -> str:
    """Return the number and the value of one step."""
    return numbers_text(texts, game, ((step.name, step.value),))


def change_text(texts: Texts, name: str, change: Figure | None) -> str:
    """Return the change of a figure with its interval; that of a share in points."""
    if change is None:
        return NOTHING
    figures = rounded(*change, 100 if Metric.of(name).is_share else 1)
    mean, low, high = (signed(texts, each) for each in figures)
    return mean if figures.is_constant else texts.say("lab-tuned-interval", mean=mean, low=low, high=high)


def distance_text(texts: Texts, distance: float) -> str:
    """Return a distance from the aims, in steps."""
    return number(texts, distance, 2) if isfinite(distance) else NOTHING
