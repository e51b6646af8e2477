"""Results: the sums of an experiment as the object that `lab --json` prints and `results.json` holds."""

from collections import defaultdict
from collections.abc import Sequence
from math import isnan
from typing import Any, TypeVar

import numpy as np

from circus.lab.experiment import intervals, sequence
from circus.lab.experiment.intervals import Differences, Estimates
from circus.lab.experiment.measures import LEAST_PARTS, PART, SHARE, family_of, measures
from circus.lab.experiment.question import LEVEL, ExperimentQuestion
from circus.lab.experiment.sums import FigureSums, Floats

E = TypeVar("E", Estimates, Differences)

MAIN = "win_share/0"
"""Figure whose difference decides when `--until` ends."""

DIGITS = 6
"""Decimals of every figure."""

SEATS = "win_share"
"""Figure that is listed as one array, a value for each seat; others have an entry for each full name."""


class Main:
    """Difference of one variant in the main figure, with an interval that is valid at every look.

    Attributes:
        diff, low, high, p: see `sequence`.
    """

    def __init__(self, told: Differences, row: int, variant: int) -> None:
        scatter, deals = float(told.scatter[row, variant]), int(told.deals[row, variant])
        reach = sequence.reach(scatter, deals)
        self.diff = float(told.mean[row, variant])
        self.low, self.high = self.diff - reach, self.diff + reach
        self.p = sequence.p_value(self.diff, scatter, deals)


def is_narrow(sums: FigureSums, width: float) -> bool:
    """Return whether every variant's interval of the main difference is now narrower than `width`."""
    if sums.deals < sequence.FIRST_LOOK:
        return False
    row = sums.names.index(MAIN)
    told = intervals.differences(sums.row(row), [True])
    mains = [Main(told, 0, variant) for variant in range(1, sums.variants)]
    return all(main.high - main.low < width for main in mains)


def main_interval(question: ExperimentQuestion, sums: FigureSums) -> tuple[float, float, float] | None:
    """Return the widest interval of the main difference, or of the main figure if there is one variant."""
    if not sums.deals:
        return None
    alone = sums.row(sums.names.index(MAIN))
    if sums.variants == 1:
        figure = intervals.estimates(alone, [True])
        return float(figure.mean[0, 0]), float(figure.low[0, 0]), float(figure.high[0, 0])
    told = intervals.differences(alone, [True])
    if question.until is None:
        each = [(told.mean[0, at], told.low[0, at], told.high[0, at]) for at in range(1, sums.variants)]
    else:
        mains = [Main(told, 0, at) for at in range(1, sums.variants)]
        each = [(main.diff, main.low, main.high) for main in mains]
    mean, low, high = max(each, key=lambda one: one[2] - one[1])
    return float(mean), float(low), float(high)


def results(question: ExperimentQuestion, sums: FigureSums) -> dict[str, Any]:
    """Return all results so far as JSON.

    A figure is [mean, low, high] with its 95 percent interval. `low` and `high` are `null` if only one deal
    has it. A figure without games, or a part of a variance with few deals, is left out. `n` has the number of
    games of each figure.

    `same_deals` holds for each pair of variants the number of deals whose games were equal in all figures.

    `differences` holds the difference of variant `b` from variant `a` for figures with more than one deal.
    `p_holm` is corrected within the family of the figure (`measures.family_of`). With `until`,
    interval and p of the main difference are those of the confidence sequence.
    """
    return {
        "game": question.game,
        "seats": question.seats,
        "bots": list(question.bots),
        "variants": figures(question, sums),
        "differences": _differences(question, sums),
        "same_deals": sums.same.tolist(),
        "done": sums.deals,
        "of": question.deals,
        "question": question.line(),
    }


def _are_shares(question: ExperimentQuestion, sums: FigureSums) -> list[bool]:
    """Return which figures are limited to 0 to 1."""
    units = {each.name: each.unit for each in measures(question)}
    return [units.get(name, SHARE) == SHARE for name in sums.names]


def figures(question: ExperimentQuestion, sums: FigureSums) -> list[dict[str, Any]]:
    """Return every variant with its rules, its games and its figures."""
    told = intervals.estimates(sums, _are_shares(question, sums))
    told = _possible(question, sums, told, sums.clusters, 0.0)
    told = told._replace(low=np.maximum(told.low, 0.0))  # no measured value can be negative
    listed = []
    for at, variant in enumerate(question.variants):
        known: dict[str, Any] = {SEATS: []}
        counted = {}
        for row, name in enumerate(sums.names):
            if not sums.counts[row, at]:
                continue
            figure = [_number(each[row, at]) for each in told]
            if isnan(told.mean[row, at]):
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
        listed.append({**options, "games": int(sums.games[at]), **known, "n": counted})
    return listed


def _possible(question: ExperimentQuestion, sums: FigureSums, told: E, deals: Floats, least: float) -> E:
    """Clip each part of a variance to `least` to 1, and remove it if too few deals have it.

    The true value is in that range, so clipping an interval does not change how often it covers the value.
    """
    parts = {each.name for each in measures(question) if each.unit == PART}
    rows = [row for row, name in enumerate(sums.names) if name in parts]
    few = deals[rows] < LEAST_PARTS
    held = {}
    for which in ("mean", "low", "high"):
        held[which] = getattr(told, which).copy()
        held[which][rows] = np.where(few, np.nan, np.clip(held[which][rows], least, 1.0))
    return told._replace(**held)


def _differences(question: ExperimentQuestion, sums: FigureSums) -> list[dict[str, Any]]:
    told = intervals.differences(sums, _are_shares(question, sums))
    told = _possible(question, sums, told, told.deals, -1.0)
    listed: list[dict[str, Any]] = []
    families: defaultdict[str, list[int]] = defaultdict(list)
    for variant in range(1, sums.variants):
        for row, name in enumerate(sums.names):
            if isnan(told.mean[row, variant]):
                continue
            numbers: Sequence[float] = [each[row, variant] for each in told[:4]]
            if question.until is not None and name == MAIN:
                main = Main(told, row, variant)
                numbers = (main.diff, main.low, main.high, main.p)
            diff, low, high, p = map(float, numbers)
            if isnan(low):
                continue
            line = {"a": 0, "b": variant, "metric": name, "diff": diff, "low": low, "high": high, "p": p}
            if not isnan(p) and (diff or told.scatter[row, variant] > 0):
                families[family_of(name)].append(len(listed))
            listed.append(line)
    for tested in families.values():
        for at, p in zip(tested, intervals.holm([listed[at]["p"] for at in tested]), strict=True):
            listed[at]["p_holm"] = p
    return [_rounded_line(line) for line in listed]


def _rounded_line(line: dict[str, Any]) -> dict[str, Any]:
    """Return the rounded line; a difference of two constants has no corrected p."""
    p = line["p"]
    corrected = line.pop("p_holm", p)
    rounded = {key: _number(line[key]) for key in ("diff", "low", "high")}
    return {**line, **rounded, "p": _tiny(p), "p_holm": _tiny(corrected)}


def _number(value: float) -> float | None:
    return round(float(value), DIGITS) if abs(value) < float("inf") else None


def _tiny(p: float) -> float | None:
    return None if isnan(p) else float(f"{p:.4g}")
