"""Pictures of a search for numbers in the Lab: its choice, a running one, and an ended one."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from circus import games
from circus.lab.tuning.around import AROUND_AGAIN, neighbours, stepped
from circus.lab.tuning.question import TuningQuestion
from circus.lab.tuning.search import AGAIN
from circus.lab.tuning.stored import PROGRESS, QUESTION, RESULTS, SEARCHING, TRIAL_LINES
from circus.platform.folders import private_folder
from circus.platform.job import DoneWork, Job, only_part
from circus.session import experiments
from circus.session.searches import Measuring, SearchRequest
from circus.tools.gallery.games import Show
from circus.ui.input.gestures import Tap
from circus.ui.scenes.lab.search import SearchScene
from circus.ui.scenes.lab.search_plan import SearchPlan
from circus.ui.scenes.lab.search_setup import SearchSetupScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT

_GAME = 3
"""Index of the game that is shown: the one with the most numbers."""

_AIMS = {"minutes": 15.0, "first_seat": 0.25, "ties": 0.05}
_RANGES = {"hearts": (3, 6), "turns_a_round": (2, 4), "attack_damage": (1, 2)}

_PUBLISHED = {
    "minutes": 21.4,
    "first_seat": 0.31,
    "ties": 0.12,
    "plies": 340.0,
    "rounds": 9.2,
    "waiting": 41.0,
}


def lab_search() -> Iterator[tuple[str, Show]]:
    """Yield every picture by name."""
    yield "lab_search_numbers", lambda manager: _choice(manager)
    yield "lab_search_aims", lambda manager: _choice(manager, "ui/part/aims", "ui/aim/ties")
    yield "lab_search_running", lambda manager: _running(manager)
    yield "lab_search_ended", lambda manager: _ended(manager, "ui/chart/more")
    yield "lab_search_around", lambda manager: _ended(manager, *["ui/chart/more"] * 4)
    yield "lab_search_verdict", lambda manager: _ended(manager, "ui/set/more", "ui/shown/verdict")


def _choice(manager: SceneManager, *taps: str) -> None:
    """Show the choice with three ranges, where the published figures are known."""
    game = games.in_order()[_GAME]
    plan = SearchPlan.of(game, games.find(game).usual_seats, "greedy", {})
    for name, (low, high) in _RANGES.items():
        plan.set_range(name, low, high)
    manager.push(SearchSetupScene(manager, plan, _measured), CUT)
    plan.take_published({**dict.fromkeys(plan.offered(), 0.4), **_PUBLISHED})
    manager.handle(Tap("ui/minutes/5", (0, 0)))
    for name in taps:
        manager.handle(Tap(name, (0, 0)))


def _measured(_question: TuningQuestion) -> Measuring:
    return Job(DoneWork, only_part)


class _Endless:
    """Work that never ends."""

    ended, replaced = False, 0

    def __init__(self, _line: Mapping[str, Any], _folder: Path, _seconds: float | None) -> None:
        """Start nothing."""

    def take(self) -> list[int]:
        """Return no part."""
        return []

    def close(self) -> None:
        """Do nothing."""


def _running(manager: SceneManager) -> None:
    question = _question()
    folder = _made(question, 14, is_ended=False)
    manager.push(SearchScene(manager, folder, question, 30, _Endless), CUT)


def _ended(manager: SceneManager, *taps: str) -> None:
    manager.push(SearchScene(manager, search_folder(), None, 5), CUT)
    for name in taps:
        manager.handle(Tap(name, (0, 0)))


def search_folder() -> Path:
    """Write an ended search with constant figures; return its folder."""
    question = _question()
    return _made(question, question.size, is_ended=True)


def _question() -> TuningQuestion:
    game = games.in_order()[_GAME]
    seats = games.find(game).usual_seats
    return SearchRequest(game, seats, None, "greedy", _RANGES, frozenset(), _AIMS, 50).question(7)


def _made(question: TuningQuestion, count: int, *, is_ended: bool) -> Path:
    """Write a search of which `count` sets were tried."""
    name = f"2026-11-22-{'180000' if is_ended else '190000'}-{question.game}"
    folder = private_folder(experiments.experiments_folder() / name)
    trials = [_trial(dict(choice), 0.1) for choice in list(question.choices())[:count]]
    found = [
        _trial(each, 0.04)
        for each in (
            {"hearts": 3, "turns_a_round": 3, "attack_damage": 1},
            {"hearts": 3, "turns_a_round": 2, "attack_damage": 1},
            {"hearts": 4, "turns_a_round": 2, "attack_damage": 1},
            dict(question.published),
        )
    ]
    tuned = [
        {
            "numbers": each["numbers"],
            "aims": each["figures"],
            "distance": 0.6 + 1.3 * at,
            "nearer_than_published": at == 0,
        }
        for at, each in enumerate(found)
    ]
    lines = "".join(json.dumps(trial) + "\n" for trial in trials)
    (folder / QUESTION).write_text(json.dumps(question.line()), encoding="utf-8")
    (folder / TRIAL_LINES).write_text(lines, encoding="utf-8")
    progress = {"stage": SEARCHING, "done": 20, "of": question.games}
    (folder / PROGRESS).write_text(json.dumps(progress), encoding="utf-8")
    results = {"searched": count, "complete": True, "fresh_games": question.games * AGAIN, "tuned": tuned}
    results["around"] = _around(question, found[0])
    if is_ended:
        (folder / RESULTS).write_text(json.dumps(results), encoding="utf-8")
    return folder


def _around(question: TuningQuestion, found: Mapping[str, Any]) -> dict[str, Any]:
    """Return the steps around a set."""
    choice = tuple(found["numbers"].items())
    steps = []
    for name, value in neighbours(question, choice):
        line = _trial(dict(stepped(choice, name, value)), 0.05)
        own = found["figures"]
        change = {aim: [end - own[aim][0] for end in each] for aim, each in line["figures"].items()}
        steps.append({"name": name, "value": value, "aims": line["figures"], "change": change})
    return {
        "numbers": found["numbers"],
        "games": AROUND_AGAIN * question.games,
        "aims": found["figures"],
        "steps": steps,
    }


def _trial(numbers: Mapping[str, Any], reach: float) -> dict[str, Any]:
    """Return figures that change evenly with the numbers, with some scatter."""
    hearts, turns, damage = numbers["hearts"], numbers["turns_a_round"], numbers["attack_damage"]
    scatter = (7 * hearts + 5 * turns + 3 * damage) % 11 / 11 - 0.5
    minutes = 5.0 * hearts + 1.5 * turns - 4.0 * damage + scatter
    first = 0.24 + 0.02 * turns + 0.03 * scatter
    ties = max(0.0, 0.02 * damage + 0.01 * hearts + 0.03 * scatter)
    figures = {
        "minutes": [minutes, minutes - 15 * reach, minutes + 15 * reach],
        "first_seat": [first, first - reach, first + reach],
        "ties": [ties, max(0.0, ties - reach), ties + reach],
    }
    return {"numbers": dict(numbers), "figures": figures}
