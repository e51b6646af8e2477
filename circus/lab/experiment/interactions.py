"""Interactions: what two changes do together beyond the sum of what each does alone."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import isnan
from typing import Any, NamedTuple

from circus.core.option import spell
from circus.lab.experiment import intervals
from circus.lab.experiment.families import is_primary
from circus.lab.experiment.question import LEVEL, ExperimentQuestion, Variant
from circus.lab.experiment.sums import FigureSums

SIGNS = (1.0, -1.0, -1.0, 1.0)
"""Weights of the four variants: neither change, the first, the second, both."""


class Pair(NamedTuple):
    """Two changes that were tried alone and together.

    Attributes:
        names: what they change.
        cells: the variants with neither, the first, the second, and both.
    """

    names: tuple[str, str]
    cells: tuple[int, int, int, int]


def pairs(variants: Sequence[Variant]) -> Iterator[Pair]:
    """Yield every two changes of the first variant that were tried alone and together."""
    rules = [_rules(each) for each in variants]
    changes = [
        frozenset((name, value) for name, value in each.items() if rules[0].get(name) != value)
        for each in rules
    ]
    numbers = {change: number for number, change in enumerate(changes)}
    single = [(number, next(iter(change))) for number, change in enumerate(changes) if len(change) == 1]
    for (first, one), (second, other) in combinations(single, 2):
        both = numbers.get(frozenset((one, other)))
        if one[0] != other[0] and both is not None:
            yield Pair((one[0], other[0]), (0, first, second, both))


def _rules(variant: Variant) -> dict[str, str]:
    """Return everything in which variants may differ, as text."""
    rules = {name: spell(value) for name, value in variant.options}
    return rules | {LEVEL: variant.level or "", "without": variant.without or ""}


def interactions(
    question: ExperimentQuestion, sums: FigureSums, shares: Sequence[bool]
) -> list[dict[str, Any]]:
    """Return every interaction of a primary figure with its interval and p, as JSON.

    They are corrected together with the primary differences (`circus.lab.experiment.families`).
    """
    listed: list[dict[str, Any]] = []
    tested = [row for row, name in enumerate(sums.names) if is_primary(question, name)]
    meant = sums.rows(tested)
    for names, cells in pairs(question.variants):
        contrast = intervals.contrast(meant, cells, SIGNS)
        for at, row in enumerate(tested):
            diff, low, high, p = (float(each[at]) for each in contrast)
            if isnan(low) or isnan(p):
                continue
            if shares[row]:
                low, high = max(-2.0, low), min(2.0, high)
            line = {"metric": sums.names[row], "of": list(names), "cells": list(cells)}
            listed.append({**line, "diff": diff, "low": low, "high": high, "p": p})
    return listed
