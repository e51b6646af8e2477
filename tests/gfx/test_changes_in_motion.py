"""Size, language, text size and full screen may change at any moment of any motion of any scene."""

import zlib
from collections.abc import Callable
from itertools import count, cycle
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.content.texts import LANGUAGES
from circus.tools.gallery.pictures import pictures
from circus.ui.app import loop
from circus.ui.app.router import Router
from circus.ui.gfx.settings import TEXT_SIZES
from circus.ui.scenes.shell.scene import Scene
from tests.gfx.pilot import Pilot, piloted

SIZES = ((640, 360), (360, 480))
"""The window has them in turn."""

MOMENTS = 10
STEP_MS = 45
"""Milliseconds between two moments: ten steps are as long as the curtain's motion."""

MAX_TAPS = 6
"""Maximum number of clicks in one scene, each of which can start a motion."""


def change_size(pilot: Pilot, number: int) -> None:
    pygame.display.set_mode(SIZES[(number + 1) % 2], pygame.RESIZABLE)


def change_language(pilot: Pilot, number: int) -> None:
    pilot.manager.change(language=LANGUAGES[(number + 1) % len(LANGUAGES)])


def change_text_size(pilot: Pilot, number: int) -> None:
    pilot.manager.change(text_size=TEXT_SIZES[-(number % 2)])


def press_f11(pilot: Pilot, number: int) -> None:
    pilot.press(pygame.K_F11)


TOY = "pebbles"

CHANGES = (change_size, change_language, change_text_size, press_f11)

EVERYDAY = ("clearing_house_curtain", "quel_cirque_flight")
"""Pictures of a curtain that opens and of a moving table."""


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the toy game, and let bots think at once: time is a number here, and a process would be late."""
    monkeypatch.setattr(games, "__path__", games.__path__[:1])
    monkeypatch.setattr(loop, "Worker", lambda **_how: SynchronousThinker())


def cases() -> list[object]:
    names = [name for name, _ in pictures(Path()) if not name.startswith(TOY)]
    return [
        pytest.param(number, name, marks=() if name in EVERYDAY else pytest.mark.thorough, id=name)
        for number, name in enumerate(names)
    ]


def pass_time(pilot: Pilot, steps: int) -> None:
    for _ in range(steps):
        pilot.loop.step(STEP_MS, [])


@pytest.mark.parametrize(("first", "picture"), cases())
def test_whatever_changes_while_a_scene_moves_the_scene_goes_on(
    tmp_path: Path, first: int, picture: str
) -> None:
    """Change all in turn at ten moments of the motion; `first` decides which of the changes begins."""
    changes = cycle(CHANGES[(first + at) % len(CHANGES)] for at in range(len(CHANGES)))
    numbers = count()

    def change(pilot: Pilot) -> None:
        next(changes)(pilot, next(numbers) // len(CHANGES))

    with piloted(Router(), size=SIZES[0], speed="normal") as pilot:
        dict(pictures(tmp_path))[picture](pilot.manager)
        scene = pilot.scene
        for _ in range(MOMENTS):
            pass_time(pilot, 1)
            if not pilot.manager.running or pilot.scene is not scene:
                break
            change(pilot)
        tap_some(pilot, scene, change)


def tap_some(pilot: Pilot, scene: Scene, change: Callable[[Pilot], None]) -> None:
    """Click targets one after the other; something changes at another moment of what each click begins."""
    done: set[str] = set()
    while len(done) < MAX_TAPS and pilot.manager.running and scene in pilot.manager.scenes:
        while pilot.scene is not scene:
            pilot.manager.back()
            pass_time(pilot, 1)
        left = [each for each in pilot.manager.targets if each.enabled and each.name not in done]
        if not left:
            return
        target = min(left, key=lambda each: zlib.crc32(each.name.encode()))
        done.add(target.name)
        pos = target.rect.center
        pilot.loop.step(STEP_MS, [Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])
        pilot.loop.step(0, [Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])
        moment = 3 * len(done) % MOMENTS
        pass_time(pilot, moment)
        if pilot.manager.running:
            change(pilot)
            pass_time(pilot, MOMENTS - moment)
