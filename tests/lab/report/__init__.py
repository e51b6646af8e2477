"""Verdicts and reports: figures made by hand, in the shape of those that experiments leave."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

GAME = "clearing_house"
SEATS = 4
USUAL = {"police_start": "anywhere", "round_limit": 0}
EDGE = {"police_start": "edge", "round_limit": 0}
SHORT = {"police_start": "edge", "round_limit": 5}

Interval = Sequence[float | None]


def variant(options: Mapping[str, Any] = USUAL, **figures: Any) -> dict[str, Any]:
    """A variant of 2000 games of 24 minutes in which no seat wins more; `figures` are what differs."""
    even = [[0.25, 0.23, 0.27]] * SEATS
    usual = {"options": dict(options), "games": 2000, "win_share": even, "minutes": [24.0, 23.5, 24.5]}
    return usual | figures


def change(metric: str, diff: float | None, low: float, high: float, p: float, b: int = 1) -> dict[str, Any]:
    """How a figure of variant `b` differs from that of the first one."""
    return {"a": 0, "b": b, "metric": metric, "diff": diff, "low": low, "high": high, "p": p, "p_holm": p}


def no_seat(width: float, b: int = 1) -> list[dict[str, Any]]:
    """No seat wins more or less, as far as intervals of this half width tell."""
    return [change(f"win_share/{seat}", 0.0, -width, width, 0.9, b) for seat in range(SEATS)]


def results(
    *differences: Mapping[str, Any], variants: Sequence[Mapping[str, Any]] = (), **more: Any
) -> dict[str, Any]:
    """What `results.json` would hold; of two variants where none are named."""
    compared = list(variants or (variant(), variant(EDGE)))
    return {"game": GAME, "variants": compared, "differences": list(differences), **more}


def experiment(folder: Path, found: Mapping[str, Any], **question: Any) -> Path:
    """An experiment's folder with these figures."""
    folder.mkdir(parents=True, exist_ok=True)
    asked = {
        "game": found["game"],
        "seats": SEATS,
        "bots": ["easy"],
        "games": 2000,
        "seed": 7,
        "version": "0.1.0",
    }
    (folder / "question.json").write_text(json.dumps(asked | question), encoding="utf-8")
    (folder / "results.json").write_text(json.dumps(found), encoding="utf-8")
    return folder
