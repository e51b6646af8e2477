"""Ratios of the start and of frames to a bare pygame-ce program, held against stored ones."""

import json
from collections.abc import Mapping
from pathlib import Path
from statistics import geometric_mean
from typing import Any

from circus.core.errors import UsageError
from circus.platform.untrusted import limits, reason_of, text
from circus.tools.bench import screen

MAX_GROWTH = 1.2
"""A ratio that has grown by more than a fifth is a fault; smaller differences are noise."""
TRIES = 3
"""Measurements of a ratio that seems to have grown: other programs only add to it, so the smallest counts."""


def run(stored: Mapping[str, float] | None = None) -> dict[str, Any]:
    """Measure the ratio of the start and of each table's frames, and compare them with stored ones.

    Returns:
        `measured` ratios by name (`start`, names of games), `stored` ones, and `grown`: those that exceed
        the stored ones by more than `MAX_GROWTH` in each of `TRIES` measurements.
    """
    measured = {name: measure(name) for name in ("start", *screen.TABLES)}
    if stored is None:
        return {"measured": measured}
    for _ in range(TRIES - 1):
        for name in grown(stored, measured):
            measured[name] = min(measured[name], measure(name))
    exceeding = {name: measured[name] for name in grown(stored, measured)}
    return {"measured": measured, "stored": dict(stored), "grown": exceeding}


def measure(name: str) -> float:
    """Return the ratio of the start, or that of the frames of a game's table at the first size.

    A table's is the geometric mean over dragging a piece and moving all, of the medians of a frame and of the
    bare loop's.
    """
    if name == "start":
        return float(screen.start()["ratio"])
    states = screen.drawing_states(name, screen.SIZES[0])
    shares = (max(each["median"], 0.001) / max(each["bare_median"], 0.001) for each in states)
    return round(geometric_mean(shares), 2)


def grown(stored: Mapping[str, float], measured: Mapping[str, float]) -> list[str]:
    """Return the names of the ratios that exceed the stored ones by more than `MAX_GROWTH`.

    >>> grown({"start": 1.5, "toy": 2.0}, {"start": 1.81, "toy": 2.4})
    ['start']
    """
    return [name for name in stored if name in measured and measured[name] > stored[name] * MAX_GROWTH]


def stored_ratios(path: Path) -> dict[str, float]:
    """Return the ratios in a file, one JSON object; raise `UsageError` if it cannot be read as such."""
    try:
        content, _ = text(path, limits.CATALOGUE)
        found = json.loads(content)
    except (OSError, ValueError) as error:
        raise UsageError(f"{path}: {reason_of(error)}; name a file of ratios") from error
    if not isinstance(found, dict) or not all(isinstance(each, int | float) for each in found.values()):
        raise UsageError(f"{path}: not an object of ratios by name; name a file of ratios")
    return found
