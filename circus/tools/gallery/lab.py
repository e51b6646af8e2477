"""Pictures of the Lab: the choice of variants, a running experiment, and past experiments."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from circus import games
from circus.platform.folders import private_folder
from circus.session import experiments
from circus.session.experiments import ExperimentRequest
from circus.tools.gallery.games import Show
from circus.tools.gallery.lab_search import search_folder
from circus.ui.input.gestures import Tap
from circus.ui.scenes.lab.experiment import ExperimentScene
from circus.ui.scenes.lab.scene import LabScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT

_GAME = 3
"""Index of the game that is shown: the one with the most variants."""

_GAMES = (1200, 90)
"""Numbers of games of each variant in the two experiments."""


def lab() -> Iterator[tuple[str, Show]]:
    """Yield every picture by name."""
    yield "lab", _chosen
    yield "lab_tried_numbers", _tried_numbers
    yield "lab_past", _past
    yield "lab_experiment", lambda manager: _experiment(manager, "ui/variant/more")
    yield "lab_experiment_wins", lambda manager: _experiment(manager, "ui/figure/more", "ui/shown/verdict")


def _chosen(manager: SceneManager) -> None:
    """Show the choice with two variants selected."""
    manager.push(LabScene(manager), CUT)
    for _ in range(_GAME):
        manager.handle(Tap("ui/game/more", (0, 0)))
    cards = [each.name for each in manager.scene.targets() if each.name.startswith("ui/try/")]
    for name in cards[:2]:
        manager.handle(Tap(name, (0, 0)))


def _tried_numbers(manager: SceneManager) -> None:
    """Show the numbers with three values of two numbers selected."""
    manager.push(LabScene(manager), CUT)
    for _ in range(_GAME):
        manager.handle(Tap("ui/game/more", (0, 0)))
    for name in ("part/numbers", "try/hearts=5", "value/hearts/more", "try/hearts=6", "try/traps=5"):
        manager.handle(Tap(f"ui/{name}", (0, 0)))


def _past(manager: SceneManager) -> None:
    """Show two experiments and a search."""
    _made()
    search_folder()
    manager.push(LabScene(manager), CUT)
    manager.handle(Tap("ui/page/past", (0, 0)))


def _experiment(manager: SceneManager, *taps: str) -> None:
    manager.push(ExperimentScene(manager, _made(), None, 5), CUT)
    for name in taps:
        manager.handle(Tap(name, (0, 0)))


def _made() -> Path:
    """Write two experiments with constant figures; return the folder of the larger one."""
    game = games.in_order()[_GAME]
    tried = tuple(experiments.unusual_values(game)[:4])
    question = experiments.question_of(
        ExperimentRequest(game, games.find(game).usual_seats, "greedy", tried), 7
    )
    for number, played in enumerate(_GAMES):
        folder = private_folder(experiments.experiments_folder() / f"2026-11-2{number}-{game}")
        (folder / "question.json").write_text(json.dumps(question.line()), encoding="utf-8")
        found = _figures(question.line(), played)
        (folder / "results.json").write_text(json.dumps(found), encoding="utf-8")
        records = private_folder(folder / "records")
        for variant in range(len(found["variants"])):
            for kind in ("longest", "dramatic", "strangest"):
                (records / f"{variant}-{kind}.jsonl").touch()
    return experiments.experiments_folder() / f"2026-11-20-{game}"


def _figures(question: Mapping[str, Any], played: int) -> dict[str, Any]:
    """Return results of variants that shorten games one after another, and hardly change who wins."""
    reach = 1 / played**0.5
    variants, differences = [], []
    fair = 1 / question["seats"]
    for number, variant in enumerate(question["variants"]):
        minutes, wins = 24 - 1.7 * number, fair + 0.02 * number
        others = (1 - wins) / (question["seats"] - 1)
        shares = [wins, *[others] * (question["seats"] - 1)]
        variants.append(
            {
                "options": variant["options"],
                "games": played,
                "win_share": [[share, share - reach, share + reach] for share in shares],
                "minutes": [minutes, minutes - 20 * reach, minutes + 20 * reach],
                "luck_share": [0.4, 0.4 - 3 * reach, 0.4 + 3 * reach],
                "n": {"luck_share": played // 10},
            }
        )
        if number:
            differences += [
                _change(number, "minutes", -1.7 * number, 12 * reach),
                _change(number, "win_share/0", 0.02 * number, reach),
                *(
                    _change(number, f"win_share/{seat}", others - fair, reach)
                    for seat in range(1, question["seats"])
                ),
            ]
    return {"game": question["game"], "variants": variants, "differences": differences, "done": played}


def _change(variant: int, metric: str, size: float, reach: float) -> dict[str, Any]:
    p = 0.001 if abs(size) > reach else 0.6
    low, high = size - reach, size + reach
    return {
        "a": 0,
        "b": variant,
        "metric": metric,
        "diff": size,
        "low": low,
        "high": high,
        "p": p,
        "p_holm": p,
    }
