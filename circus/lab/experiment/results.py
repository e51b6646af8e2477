"""Results: the sums of an experiment as the object that `lab --json` prints and `results.json` holds."""

from collections.abc import Mapping, Sequence
from math import isnan
from typing import Any, NamedTuple, TypeVar

import numpy as np

from circus.lab.experiment import intervals, sequence
from circus.lab.experiment.families import OTHER, PRIMARY, correct, is_primary
from circus.lab.experiment.interactions import interactions
from circus.lab.experiment.intervals import Differences, Estimates
from circus.lab.experiment.measures import MIN_PARTS, PART, SHARE, measures
from circus.lab.experiment.question import LEVEL, ExperimentQuestion
from circus.lab.experiment.sums import FigureSums, Floats

E = TypeVar("E", Estimates, Differences)

DIGITS = 6
"""Decimals of every figure."""

SEATS = "win_share"
"""Figure that is listed as one array, a value for each seat; others have an entry for each full name."""


class Main(NamedTuple):
    """Main figure of one variant, or its difference, with an interval that is valid at every look.

    See `sequence`.
    """

    mean: float
    low: float
    high: float
    p: float


def main_figures(question: ExperimentQuestion, sums: FigureSums) -> list[Main]:
    """Return the main difference of each variant from the first, or the main figure of a single variant."""
    row = sums.names.index(question.until_of)
    is_share, alone = _are_shares(question, sums)[row], sums.rows([row])
    estimates: Estimates | Differences
    if sums.variants == 1:
        estimates, numbers, least = intervals.estimates(alone, [is_share]), range(1), 0.0
    else:
        estimates, numbers, least = intervals.differences(alone, [is_share]), range(1, sums.variants), -1.0
    level = float(np.nan_to_num(alone.totals[0, 0] / max(alone.totals[0, sums.variants], 1)))
    found = []
    for at in numbers:
        mean, scatter, deals = (
            float(each[0, at]) for each in (estimates.mean, estimates.scatter, estimates.deals)
        )
        step = 1.0 if is_share else abs(level) or 1.0
        reach = sequence.reach(scatter, int(deals), step)
        low, high = mean - reach, mean + reach
        if is_share:
            low, high = max(least, low), min(1.0, high)
        found.append(Main(mean, low, high, sequence.p_value(mean, scatter, int(deals), step)))
    return found


def is_narrow(question: ExperimentQuestion, sums: FigureSums) -> bool:
    """Return whether every main interval is now narrower than `question.until`."""
    if sums.deals < sequence.FIRST_LOOK or question.until is None:
        return False
    return all(main.high - main.low < question.until for main in main_figures(question, sums))


def main_interval(question: ExperimentQuestion, sums: FigureSums) -> tuple[float, float, float] | None:
    """Return the widest interval of the main difference, or of the main figure if there is one variant."""
    if not sums.deals:
        return None
    if question.until is not None:
        each = [main[:3] for main in main_figures(question, sums)]
        return max(each, key=lambda one: one[2] - one[1])
    row = sums.names.index(question.until_of)
    shares, alone = [_are_shares(question, sums)[row]], sums.rows([row])
    one = sums.variants == 1
    estimates = intervals.estimates(alone, shares) if one else intervals.differences(alone, shares)
    triples = [
        (float(estimates.mean[0, at]), float(estimates.low[0, at]), float(estimates.high[0, at]))
        for at in range(0 if one else 1, sums.variants)
    ]
    return max(triples, key=lambda one: one[2] - one[1])


def results(question: ExperimentQuestion, sums: FigureSums) -> dict[str, Any]:
    """Return all results so far as JSON.

    A figure is [mean, low, high] with its 95 percent interval. `low` and `high` are `null` if only one deal
    has it. A figure without games, or a part of a variance with few deals, is left out. `n` has the number of
    games of each figure.

    `interactions` holds what two changes do together beyond the sum of what each does alone, if all four
    combinations were played: `cells` are the variants with neither, the first, the second, and both.

    `same_deals` holds for each pair of variants the number of deals whose games were equal in all figures.

    `differences` holds the difference of variant `b` from variant `a` for figures with more than one deal.
    `family` is "primary" for a difference that may be `sure`, else "other"; `p_adjusted` is corrected within
    it (`circus.lab.experiment.families`). `comparisons` has the number in each family. With `until`, interval
    and p of the main difference are those of the confidence sequence. Before the end (`is_over` is false) so
    are the p-values of all primary ones: whoever looks earlier, and often, is not misled.
    """
    is_over = _is_over(question, sums)
    differences, tested = _differences(question, sums, is_over=is_over)
    together = interactions(question, sums, _are_shares(question, sums))
    if not is_over:
        for each in together:
            each["p"] = _p_so_far(each, sums.deals)
    for each, p in zip(together, correct(differences, tested, [each["p"] for each in together]), strict=True):
        each["p_holm"] = p
    others = [each["family"] == OTHER for each in differences]
    other_count = sum(is_other and is_test for is_other, is_test in zip(others, tested, strict=True))
    found: dict[str, Any] = {
        "game": question.game,
        "seats": question.seats,
        "bots": list(question.bots),
        "variants": figures(question, sums, is_main=question.until is not None and sums.variants == 1),
        "differences": [_rounded_line(line) for line in differences],
        "comparisons": {PRIMARY: sum(tested) - other_count + len(together), OTHER: other_count},
        "is_over": is_over,
        "same_deals": sums.same.tolist(),
        "done": sums.deals,
        "of": question.deals,
        "question": question.line(),
    }
    return found | {"interactions": [_rounded_line(each) for each in together]} if together else found


def _are_shares(question: ExperimentQuestion, sums: FigureSums) -> list[bool]:
    """Return which figures are limited to 0 to 1."""
    units = {each.name: each.unit for each in measures(question)}
    return [units.get(name, SHARE) == SHARE for name in sums.names]


def figures(question: ExperimentQuestion, sums: FigureSums, *, is_main: bool = False) -> list[dict[str, Any]]:
    """Return every variant with its rules, its games and its figures.

    With `is_main` the main figure has the interval that is valid at every look.
    """
    estimates = intervals.estimates(sums, _are_shares(question, sums))
    estimates = _possible(question, sums, estimates, sums.clusters, 0.0)
    estimates = estimates._replace(low=np.maximum(estimates.low, 0.0))  # no measured value can be negative
    listed = []
    for at, variant in enumerate(question.variants):
        known: dict[str, Any] = {SEATS: []}
        counted = {}
        for row, name in enumerate(sums.names):
            if not sums.counts[row, at]:
                continue
            figure = [_number(each[row, at]) for each in estimates[:3]]
            if is_main and name == question.until_of:
                figure = [_number(each) for each in main_figures(question, sums)[0][:3]]
            if isnan(estimates.mean[row, at]):
                continue
            counted[name] = int(sums.counts[row, at])
            if name.startswith(f"{SEATS}/"):
                known[SEATS].append(figure)
            else:
                known[name] = figure
        options: dict[str, Any] = {"options": dict(variant.options)}
        if variant.without is not None:
            options["without"] = variant.without
        if variant.level is not None:
            options[LEVEL] = variant.level
        if variant.side is not None:
            options["side"] = variant.side
        listed.append({**options, "games": int(sums.games[at]), **known, "n": counted})
    return listed


def _possible(question: ExperimentQuestion, sums: FigureSums, estimates: E, deals: Floats, least: float) -> E:
    """Clip each part of a variance to `least` to 1, and remove it if too few deals have it.

    The true value is in that range, so clipping an interval does not change how often it covers the value.
    """
    parts = {each.name for each in measures(question) if each.unit == PART}
    rows = [row for row, name in enumerate(sums.names) if name in parts]
    few = deals[rows] < MIN_PARTS
    held = {}
    for which in ("mean", "low", "high"):
        held[which] = getattr(estimates, which).copy()
        held[which][rows] = np.where(few, np.nan, np.clip(held[which][rows], least, 1.0))
    return estimates._replace(**held)


def _is_over(question: ExperimentQuestion, sums: FigureSums) -> bool:
    """Return whether all games of the question are played."""
    return is_narrow(question, sums) if question.deals is None else sums.deals >= question.deals


def _differences(
    question: ExperimentQuestion, sums: FigureSums, *, is_over: bool
) -> tuple[list[dict[str, Any]], list[bool]]:
    """Return the differences without corrected p-values, and which of them compare anything."""
    shares = _are_shares(question, sums)
    estimates = intervals.differences(sums, shares)
    estimates = _possible(question, sums, estimates, estimates.deals, -1.0)
    listed: list[dict[str, Any]] = []
    tested: list[bool] = []
    for variant in range(1, sums.variants):
        for row, name in enumerate(sums.names):
            if isnan(estimates.mean[row, variant]):
                continue
            numbers: Sequence[float] = [each[row, variant] for each in estimates[:4]]
            scatter, deals = float(estimates.scatter[row, variant]), int(estimates.deals[row, variant])
            is_named = is_primary(question, name)
            if question.until is not None and name == question.until_of:
                numbers = main_figures(question, sums)[variant - 1]
            diff, low, high, p = map(float, numbers)
            if isnan(low):
                continue
            if is_named and not is_over and not isnan(p):
                level = float(np.nan_to_num(sums.totals[row, 0] / max(sums.totals[row, sums.variants], 1)))
                p = sequence.p_value(diff, scatter, deals, 1.0 if shares[row] else abs(level) or 1.0)
            line = {"a": 0, "b": variant, "metric": name, "diff": diff, "low": low, "high": high, "p": p}
            listed.append({**line, "family": PRIMARY if is_named else OTHER})
            tested.append(not isnan(p) and bool(diff or scatter > 0))
    return listed, tested


def _p_so_far(interaction: Mapping[str, Any], deals: int) -> float:
    """Return the p of an interaction that is valid at every look, from half of its interval."""
    half = (interaction["high"] - interaction["low"]) / 2
    scatter = (half / intervals.quantile(deals)) ** 2 * deals
    return sequence.p_value(interaction["diff"], scatter, deals)


def _rounded_line(line: dict[str, Any]) -> dict[str, Any]:
    """Return the rounded line."""
    rounded: dict[str, Any] = {key: _number(line[key]) for key in ("diff", "low", "high")}
    rounded |= {key: _tiny(line[key]) for key in ("p", "p_adjusted", "p_holm") if key in line}
    return {**line, **rounded}


def _number(value: float) -> float | None:
    return round(float(value), DIGITS) if abs(value) < float("inf") else None


def _tiny(p: float) -> float | None:
    return None if isnan(p) else float(f"{p:.4g}")
