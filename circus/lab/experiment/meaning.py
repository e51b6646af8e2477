"""Meaning of figures: the fair value of a share, and where a figure says nothing."""

from collections.abc import Mapping
from typing import Any

from circus import games
from circus.lab.experiment.naming import Metric

Results = Mapping[str, Any]
"""Content of `results.json`."""


def fair_share(results: Results, name: str) -> float | None:
    """Return the value of a share of the wins if nobody had an advantage; `None` for other figures."""
    seats = len(results["variants"][0]["win_share"])
    base = Metric.of(name).base
    if base in ("win_share", "first_seat", "turn_share", "bot_share"):
        return 1 / seats
    if base == "skill_trace":
        return 1 / len(games.find(results["game"]).ending.sides(seats))
    return None


def is_shown(results: Results, name: str) -> bool:
    """Return whether a figure says anything about these games.

    Between equal bots no choice is better than those of the others, so all of a result is luck whatever the
    game is.
    """
    question = results.get("question", {})
    are_equal = len(set(results.get("bots", ()))) == 1 or bool(question.get("ladder"))
    return not (name == "luck_share" and are_equal)
