"""Findings of a search besides the nearest set: aims out of reach, numbers that do nothing, aims apart."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from circus.lab.tuning.distance import Figure
from circus.lab.tuning.search import Aims, Trial

NEARER, FARTHER, OPEN = "nearer", "farther", "open"
"""Verdicts on one aim of a set: surely nearer to it than the published numbers, farther, or neither."""


def missed_aims(aims: Aims, trials: Sequence[Trial]) -> list[dict[str, Any]]:
    """Return each aim that no set comes near, as JSON: all intervals are on one side of it.

    `nearest` is the mean that comes nearest, `numbers` its set, `is_above` whether the aim is above it.
    """
    found = []
    for name, aim, _ in aims:
        known = [(trial.figures[name], trial.choice) for trial in trials if name in trial.figures]
        if not known or not (
            all(figure[2] < aim for figure, _ in known) or all(figure[1] > aim for figure, _ in known)
        ):
            continue
        figure, choice = min(known, key=lambda each: abs(each[0][0] - aim))
        line = {"metric": name, "aim": aim, "nearest": figure[0], "numbers": dict(choice)}
        found.append({**line, "is_above": figure[2] < aim})
    return found


def idle_numbers(trials: Sequence[Trial]) -> list[str]:
    """Return the names whose value changed no aim: sets that differ in it alone have equal figures."""
    names = [name for name, _ in trials[0].choice] if trials else []
    return [name for name in names if _is_idle(name, trials)]


def _is_idle(name: str, trials: Sequence[Trial]) -> bool:
    def others(trial: Trial) -> str:
        return repr([pair for pair in trial.choice if pair[0] != name])

    pairs = 0
    for _, group in groupby(sorted(trials, key=others), key=others):
        first, *rest = group
        pairs += len(rest)
        if any(dict(each.figures) != dict(first.figures) for each in rest):
            return False
    return pairs > 0


def aims_apart(aims: Aims, own: Mapping[str, Figure], published: Mapping[str, Figure]) -> dict[str, str]:
    """Return for each aim whether a set is surely nearer to it, or farther, than the published numbers."""
    found = {}
    for name, aim, _ in aims:
        found[name] = OPEN
        if name in own and name in published:
            (least, most), (bar_least, bar_most) = _reach(own[name], aim), _reach(published[name], aim)
            found[name] = NEARER if most < bar_least else FARTHER if least > bar_most else OPEN
    return found


def _reach(figure: Figure, aim: float) -> tuple[float, float]:
    """Return the least and greatest distance from the aim that an interval allows."""
    _, low, high = figure
    return max(0.0, low - aim, aim - high), max(abs(low - aim), abs(high - aim))
