"""Benchmark of the pace: minutes of a game at its real table, one person against bots, in table time.

    python -m circus.tools.bench.pace [GAME…]

measures for how long the table shows each action, and writes these seconds to `lengths.json` in the folder of
each game; `python -m circus.lab.lengths` then counts how often each action is played.

The person plays as the fastest bot that plays to win, with the seconds per choice stated here. Motions,
pauses and windows have the durations of normal speed. Nothing is drawn. The bots think between two ticks,
because in the app they think in another process during their pause.
"""

import sys
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.core.action import Action
from circus.lab import lengths
from circus.platform.folders import elsewhere
from circus.session import saves
from circus.session.series import series_of
from circus.session.table_setup import BOT, HUMAN, first_table_setup
from circus.ui.gfx import bootstrap
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.scene import TableScene

GAMES = 20
MEASURED = 6
"""Number of games from which the seconds of each action are measured."""
PERSON, STRENGTH = "greedy", "normal"
CHOICE_MS, CLICK_MS = 4000.0, 1500.0
"""Milliseconds of a person's choice, and of a click that names nothing: ending a turn, or passing."""
LONG = 12.0
"""Minutes within which the longest game of an evening should end."""
TICK_MS = 1000 / 60
SIZE = 640, 360


class PacedGame(NamedTuple):
    """Duration of one game.

    Attributes:
        minutes: in all.
        person: those of the person's choices.
        shown: for each kind of action (`circus.lab.lengths.action_kinds`) the seconds for which it was shown.
    """

    minutes: float
    person: float
    shown: Mapping[str, list[float]]


def pace(count: int = GAMES) -> dict[str, Any]:
    """Measure games of each table: mean and longest minutes, those of the person, how many were long."""
    return {name: _summary([play_game(name, seed) for seed in range(1, count + 1)]) for name in games.names()}


def _summary(each: list[PacedGame]) -> dict[str, float]:
    minutes = [one.minutes for one in each]
    return {
        "games": len(each),
        "mean": round(mean(minutes), 2),
        "longest": round(max(minutes), 2),
        "person": round(mean(one.person for one in each), 2),
        f"over_{LONG:.0f}": sum(one > LONG for one in minutes),
    }


def play_game(game: str, seed: int, strength: str = "") -> PacedGame:
    """Play one game at the usual table to its end; the same seed plays the same game.

    Bots have the usual strength without a `strength`.
    """
    with TemporaryDirectory() as folder, elsewhere(Path(folder)):
        scene, manager = _opened(game, seed, strength or STRENGTH, Path(folder) / "game.jsonl")
        try:
            return _played(scene, manager)
        finally:
            scene.close()


def _opened(game: str, seed: int, strength: str, record: Path) -> tuple[TableScene, SceneManager]:
    bootstrap.choose_display()
    bootstrap.prepare()
    table_setup = first_table_setup(game)
    seats = tuple(
        replace(seat, kind=BOT if number else HUMAN, strength=strength)
        for number, seat in enumerate(table_setup.seats)
    )
    table_setup = replace(table_setup, seats=seats)
    kit = Toolkit(AppWindow(SIZE), Texts(LANGUAGES[0]), Settings(language=LANGUAGES[0], speed="normal"))
    manager = SceneManager(kit)
    session = saves.begin(table_setup, Random(seed), record)
    scene = TableScene(manager, table_setup, session, series_of(table_setup))
    manager.push(scene)
    return scene, manager


def _played(scene: TableScene, manager: SceneManager) -> PacedGame:
    action: Action | None = None
    left, ticks, chosen = 0.0, 0, 0
    ms = defaultdict[int, float](float)
    match = scene.session.match
    while scene.director.busy or not scene.session.match.outcome:
        if scene.director.waiting:
            scene.director.finish()
        if scene.chooser is None or scene.director.busy:
            action = None
        elif action is None:
            action = scene.session.choice_of(scene.chooser.seat, PERSON)
            left = _takes(scene, action)
        elif left > 0:
            left -= TICK_MS
            chosen += 1
        else:
            scene.play(action)
        manager.advance(TICK_MS)
        ticks += 1
        if scene.chooser is None or scene.director.busy:
            ms[len(match.actions)] += TICK_MS
    shown = defaultdict[str, list[float]](list)
    for number, kind in enumerate(lengths.action_kinds(match), 1):
        shown[kind].append(ms[number] / 1000)
    return PacedGame(ticks * TICK_MS / 60_000, chosen * TICK_MS / 60_000, shown)


def shown_seconds(name: str, count: int = MEASURED) -> dict[str, float]:
    """Return the mean seconds for which the table shows each kind of action of a game."""
    all_shown = defaultdict[str, list[float]](list)
    for seed in range(1, count + 1):
        for kind, seconds in play_game(name, seed).shown.items():
            all_shown[kind] += seconds
    return {kind: round(mean(seconds), 1) for kind, seconds in all_shown.items()}


def _takes(scene: TableScene, action: Action) -> float:
    """Return the milliseconds of a choice; a reaction to a card counts as one, although it names nothing."""
    window = scene.host.clock.window
    return CHOICE_MS if action.picks or (window and action.verb == window.react) else CLICK_MS


if __name__ == "__main__":
    for each in sys.argv[1:] or games.names():
        lengths.write_shown(each, shown_seconds(each))
