"""Benchmark of a day: games at all tables in one process, and the growth of its memory and handles."""

import itertools
import math
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from circus import games
from circus.content.texts import LANGUAGES
from circus.platform.console import say
from circus.platform.folders import elsewhere
from circus.platform.systems import work_seconds
from circus.records import lesson
from circus.session import saves
from circus.session.table_setup import BOT, HUMAN, first_table_setup
from circus.tools.bench.resident import handles, most_resident_mb, resident_mb
from circus.ui.app.loop import Loop
from circus.ui.app.options import Options
from circus.ui.gfx import bootstrap
from circus.ui.gfx.settings import TEXT_SIZES
from circus.ui.scenes.shell.destinations import (
    Destination,
    ToFirstTable,
    ToLesson,
    ToPast,
    ToReplay,
    ToRules,
    ToSettings,
    ToSetup,
)
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.scene import TableScene

GAMES = 500
SIZES = ((1280, 720), (1920, 1080), (1024, 768), (3840, 2160), (2560, 1440), (800, 600))
RESIZED_EVERY, FULL_SCREEN_EVERY, SPOKEN_EVERY, LETTERED_EVERY, READ_EVERY = 3, 10, 7, 11, 5
"""Number of games between changes: of the window's size, full screen, the language, the text size, and
visits to all other scenes with a game left unfinished (`_read`)."""
STEP_MS = 400.0
DRAWN_EVERY = 6
"""Steps of a game between two frames that are drawn and timed."""
MAX_STEPS = 4000
WARM_SHARE = 0.2
"""Share of the games at the beginning that the slopes leave out, because the caches still fill."""


@dataclass(frozen=True)
class GameSample:
    """Measurement after a game.

    Attributes:
        game: its name.
        mb: maximum of resident megabytes at its frames.
        handles: open files; -1 if they cannot be counted.
        threads: their number.
        p99: of the frames' processor time, in milliseconds.
    """

    game: str
    mb: float
    handles: int
    threads: int
    p99: float


def day(count: int = GAMES) -> dict[str, Any]:
    """Play the games; return maxima and slopes per hundred games with 95 % intervals.

    `peak_mb` is the maximum at any moment, also during a frame; the other figures are measured after each
    frame. Each game is printed on stderr at its end. Ctrl-C ends the day with the slopes so far.
    """
    samples = list[GameSample]()
    with suppress(KeyboardInterrupt):
        for sample in _samples(count):
            samples.append(sample)
            _say(len(samples), sample)
    figures = {
        "mb": [each.mb for each in samples],
        "handles": [float(each.handles) for each in samples],
        "threads": [float(each.threads) for each in samples],
        "frame_p99": [each.p99 for each in samples],
    }
    warm = round(len(samples) * WARM_SHARE)
    slopes = {name: {"most": max(values), **_slope(values[warm:])} for name, values in figures.items()}
    return {"played": {"games": len(samples), "peak_mb": round(most_resident_mb(), 1)}, **slopes}


def _say(number: int, sample: GameSample) -> None:
    held = f"{sample.mb} MB, {sample.handles} handles, {sample.threads} threads, p99 {sample.p99} ms"
    say(f"{number} {sample.game}: {held}")


def _slope(values: Sequence[float]) -> dict[str, float]:
    """Return the slope of the regression line per hundred values, and its 95 % interval."""
    count = len(values)
    if count < 3:
        return {}
    middle, mean = (count - 1) / 2, sum(values) / count
    spread = sum((number - middle) ** 2 for number in range(count))
    slope = sum((number - middle) * (value - mean) for number, value in enumerate(values)) / spread
    left = sum((value - mean - slope * (number - middle)) ** 2 for number, value in enumerate(values))
    half = 1.96 * math.sqrt(left / (count - 2) / spread)
    low, high = slope - half, slope + half
    return {
        "mean": round(mean, 2),
        "per_100_games": round(slope * 100, 3),
        "low": round(low * 100, 3),
        "high": round(high * 100, 3),
    }


def _samples(count: int) -> Iterator[GameSample]:
    with _app() as app:
        for number, name in enumerate(itertools.islice(itertools.cycle(games.names()), count)):
            frames = [*_played(app, name, number), *_changed(app, name, number + 1)]
            spent, held = [ms for ms, _ in frames], max(mb for _, mb in frames)
            yield GameSample(name, round(held, 1), handles(), threading.active_count(), _p99(spent))


@contextmanager
def _app() -> Iterator[Loop]:
    bootstrap.choose_display()
    bootstrap.prepare()
    with TemporaryDirectory() as folder, elsewhere(Path(folder)):
        app = Loop(Options(size=SIZES[0], speed="off"))
        try:
            yield app
        finally:
            app.close()


def _played(app: Loop, name: str, number: int) -> list[tuple[float, float]]:
    """Play one game to its results and return to the lobby.

    Returns:
        Milliseconds and resident megabytes of each of its frames.
    """
    rng, spent = Random(number), list[tuple[float, float]]()
    game = games.find(name)
    seats = game.seats[number // len(games.names()) % len(game.seats)]
    with _fading(app.manager):
        app.manager.go(ToFirstTable(_table(name, seats), rng))
        spent.append(_drawn(app))
    scene = app.manager.scene
    assert isinstance(scene, TableScene)
    for step in range(MAX_STEPS):
        if app.manager.scene is not scene and app.manager.scene.name == "results":
            break
        if scene.chooser:
            scene.play(rng.choice(scene.chooser.picker.legal))
        app.manager.advance(STEP_MS)
        if step % DRAWN_EVERY == 0:
            spent.append(_drawn(app))
    spent.append(_drawn(app))
    app.manager.home()
    app.step(STEP_MS, [])
    spent.append(_drawn(app))
    return spent


def _table(name: str, seats: int) -> Any:
    """Return a set-up of one person among random bots."""
    table_setup = first_table_setup(name, seats)
    sat = tuple(
        replace(seat, kind=BOT if place else HUMAN, strength="random")
        for place, seat in enumerate(table_setup.seats)
    )
    return replace(table_setup, seats=sat)


def _drawn(app: Loop) -> tuple[float, float]:
    """Draw one frame; return its milliseconds and the resident megabytes after it."""
    begun = work_seconds()
    app.manager.refresh()
    app.draw()
    app.manager.facts()
    return (work_seconds() - begun) * 1000, resident_mb()


def _changed(app: Loop, name: str, number: int) -> list[tuple[float, float]]:
    """Make the changes that are due between two games, see the constants; return frames as `_played`."""
    manager, frames = app.manager, list[tuple[float, float]]()
    if number % FULL_SCREEN_EVERY == 0:
        manager.change(fullscreen=not app.window.fullscreen)
    elif number % RESIZED_EVERY == 0 and not app.window.fullscreen:
        pygame.display.set_mode(SIZES[number // RESIZED_EVERY % len(SIZES)], pygame.RESIZABLE)
        for _ in range(3):
            app.step(STEP_MS, [])
    if number % SPOKEN_EVERY == 0:
        manager.change(language=LANGUAGES[number // SPOKEN_EVERY % len(LANGUAGES)])
    if number % LETTERED_EVERY == 0:
        manager.change(text_size=TEXT_SIZES[number // LETTERED_EVERY % len(TEXT_SIZES)])
    if number % READ_EVERY == 0:
        frames += _read(app, name, number)
    app.step(STEP_MS, [])
    return [*frames, _drawn(app)]


def _read(app: Loop, name: str, number: int) -> list[tuple[float, float]]:
    """Open each scene that is no part of a table; return frames as `_played`.

    A replay shows the last game, the list the unfinished ones.
    """
    manager, frames = app.manager, list[tuple[float, float]]()
    last = max(saves.records_folder().glob("*.jsonl"))
    ways: list[Destination] = [ToRules(name), ToSetup(name), ToSettings(), ToReplay(last)]
    if lesson.find(name):
        ways.append(ToLesson(name))
    ways += [ToFirstTable(_table(name, games.find(name).usual_seats), Random(number)), ToPast()]
    for destination in ways:
        with _fading(manager):
            manager.go(destination)
            frames.append(_drawn(app))
        for _ in range(3):
            app.step(STEP_MS, [])
            manager.preload()
            frames.append(_drawn(app))
        manager.home()
    return frames


@contextmanager
def _fading(manager: SceneManager) -> Iterator[None]:
    """Let one scene fade into the next, as for people; games are played without any motion."""
    speed = manager.kit.settings.speed
    manager.note(speed="normal")
    yield
    manager.note(speed=speed)


def _p99(spent: Sequence[float]) -> float:
    ordered = sorted(spent)
    return round(ordered[int(len(ordered) * 0.99)], 2)
