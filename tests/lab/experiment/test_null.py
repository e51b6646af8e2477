"""What the lab calls sure is sure: 400 experiments on equal rules, and true effects of known size.

Both sides of an experiment play the same deals by the same rules, with other choices of random bots: paired,
as the lab pairs its variants, and with all its figures. `pytest tests/lab/experiment/test_null.py -s -n 0`
prints the figures of docs/performance.md, in some minutes.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from scipy import stats

from circus import games
from circus.lab.experiment.families import comparisons, is_sure, is_worth_a_look
from circus.lab.experiment.playing import BotSeating, GameLine, PreparedQuestion
from circus.lab.experiment.question import ExperimentQuestion, variants_of
from circus.lab.experiment.results import results
from circus.lab.experiment.sums import FigureSums

GAME, SEATS = "clown_standoff", 4

EXPERIMENTS, DEALS = 400, 40
"""Number of experiments on equal rules, and of their deals."""

LONG, LOOK = 320, 40
"""Deals of an experiment that is looked at while it runs, and between two looks."""

EFFECT = 0.15
"""Share of the games of the second side whose win is given to the first player."""

SELDOM = 0.001
"""Probability of a failure with other seeds."""

pytestmark = pytest.mark.thorough


def question_of(deals: int) -> ExperimentQuestion:
    game = games.find(GAME)
    option = game.options[0]
    variants = variants_of(game, {}, {option.name: option.values[:2]})
    return ExperimentQuestion(GAME, SEATS, None, variants, ("random",), False, deals, None, 1)


@cache
def played() -> Sequence[tuple[GameLine, ...]]:
    """Return the deals of all experiments: two games each by the rules of the first variant."""
    table = PreparedQuestion(question_of(DEALS))
    bots = ("random",) * SEATS
    return [
        tuple(
            table.line(deal, 0, BotSeating(str(side), bots))._replace(variant=side, table="0")
            for side in range(2)
        )
        for deal in range(EXPERIMENTS * DEALS)
    ]


def answered(deals: Sequence[tuple[GameLine, ...]], planned: int) -> dict[str, Any]:
    question = question_of(planned)
    sums = FigureSums(question)
    for deal in deals:
        sums.add(deal)
    return results(question, sums)


def chunks(size: int) -> Iterator[Sequence[tuple[GameLine, ...]]]:
    pool = played()
    return (pool[at : at + size] for at in range(0, len(pool), size))


def test_of_400_experiments_on_equal_rules_at_most_a_twentieth_calls_anything_sure() -> None:
    found = [answered(chunk, DEALS) for chunk in chunks(DEALS)]
    sure = sum(any(map(is_sure, each["differences"])) for each in found)
    looks = sum(any(map(is_worth_a_look, each["differences"])) for each in found)
    plain = sum(any(line["p"] < 0.05 for line in each["differences"]) for each in found)
    print(f"{sure} of {len(found)} call something sure, {looks} worth a look, {plain} without correction")
    print(f"comparisons: {comparisons(found[0])}")
    assert len(found) == EXPERIMENTS
    assert sure <= stats.binom.ppf(1 - SELDOM, EXPERIMENTS, 0.05)
    assert plain > EXPERIMENTS / 2, "the test would find nothing anyway"


def test_looking_all_the_time_calls_nothing_sure_more_often() -> None:
    runs = list(chunks(LONG))
    sure = 0
    for chunk in runs:
        looks = range(LOOK, LONG, LOOK)
        sure += any(is_sure(line) for at in looks for line in answered(chunk[:at], LONG)["differences"])
    print(f"{sure} of {len(runs)} call something sure at any of {len(range(LOOK, LONG, LOOK))} looks")
    assert sure <= stats.binom.ppf(1 - SELDOM, len(runs), 0.05)


def with_effect(deal: tuple[GameLine, ...], names: Sequence[str]) -> tuple[GameLine, ...]:
    """Return a deal in which the first player is given the win of the second side, sometimes."""
    first, second = deal
    if Random(f"effect {first.deal}").random() >= EFFECT:
        return deal
    amounts = [
        (1.0 if name == "win_share/0" else 0.0, 1.0) if name.startswith("win_share/") else amount
        for name, amount in zip(names, second.amounts, strict=True)
    ]
    return first, second._replace(amounts=tuple(amounts))


def test_a_true_effect_is_called_sure_little_less_often_than_by_a_test_of_it_alone() -> None:
    names = [each.name for each in PreparedQuestion(question_of(LONG)).measures]
    sure = alone = held = runs = 0
    for chunk in chunks(LONG):
        found = answered([with_effect(deal, names) for deal in chunk], LONG)
        (line,) = [each for each in found["differences"] if each["metric"] == "win_share/0"]
        runs, sure, alone = runs + 1, sure + is_sure(line), alone + (line["p"] < 0.05)
        held += line["low"] <= EFFECT * (1 - 1 / SEATS) <= line["high"]
    print(f"of {runs} effects {sure} are sure, {alone} by a plain t-test; {held} intervals hold the truth")
    assert sure >= 0.5 * alone
    assert alone >= 0.5 * runs
    assert held >= stats.binom.ppf(SELDOM, runs, 0.95) - 1
