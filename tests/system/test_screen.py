"""The screen as the system changes it: in full screen too the picture follows a projector."""

import sys
from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from circus.records.replay import read
from circus.session.table_setup import first_table_setup
from circus.ui.app.loop import RESIZE_MS
from circus.ui.scenes.shell.destinations import ToFirstTable
from tests.e2e.real_window import needs_window, on_display, opened, screen
from tests.e2e.test_download import records
from tests.gfx.pilot import Pilot, piloted

OTHER_SIZES = ((800, 600), (1600, 900), (640, 480))


def give(pilot: Pilot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], *events: Event) -> Surface:
    """As pygame does in full screen: another surface takes the place of the one before."""
    other = Surface(size)
    monkeypatch.setattr(pygame.display, "get_surface", lambda: other)
    pilot.loop.step(16, list(events))
    return other


@pytest.mark.parametrize("told", [True, False], ids=["told", "untold"])
def test_in_full_screen_the_picture_follows_a_size_given_from_outside(
    told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with piloted() as pilot:
        pilot.press(pygame.K_F11)
        assert pilot.loop.window.fullscreen
        for size in OTHER_SIZES:
            event = Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
            other = give(pilot, monkeypatch, size, *([event] if told else []))
            pilot.rest(2 * RESIZE_MS + 100)
            assert pilot.loop.window.units.size == size
            assert pilot.manager.frame().background.get_size() == size
            assert other.get_at((size[0] // 2, size[1] - 1))[:3] != (0, 0, 0)


def test_a_size_that_comes_back_is_painted_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    with piloted() as pilot:
        pilot.rest()
        whole = pygame.image.tobytes(pilot.loop.window.surface, "RGB")
        give(pilot, monkeypatch, (800, 600))
        other = give(pilot, monkeypatch, (640, 360))
        pilot.rest(2 * RESIZE_MS + 100)
        assert pygame.image.tobytes(other, "RGB") == whole


def test_the_window_asks_for_its_surface_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    with piloted() as pilot:
        other = Surface((320, 200))
        monkeypatch.setattr(pygame.display, "get_surface", lambda: other)
        assert pilot.loop.window.surface is other


@needs_window
@pytest.mark.skipif(sys.platform != "linux", reason="X11")
def test_a_real_window_in_full_screen_follows_the_sizes_it_is_given(tmp_path: Path) -> None:
    with screen() as display, opened(tmp_path, display, "play", "quel_cirque") as window:
        window.key("F11")
        window.wait(lambda facts: not facts["busy"] and right_edge(facts) > 1280)
        for width, height in (*OTHER_SIZES, (1920, 1080)):
            on_display(display, "xdotool", "windowsize", window.window, width, height)
            window.wait(partial(fills, width))
        window.key("Escape")
        window.wait(lambda facts: "ui/quit" in window.names() or "ui/leave" in window.names())
        assert window.process.poll() is None
    for path in records(tmp_path):
        read(path, cut_end=True)


def right_edge(facts: dict[str, object]) -> int:
    """Of the target furthest to the right."""
    targets: list[dict[str, list[int]]] = facts["targets"]  # type: ignore[assignment]
    return max((each["rect"][0] + each["rect"][2] for each in targets), default=0)


def fills(width: int, facts: dict[str, object]) -> bool:
    """Whether the picture is laid out for this width."""
    return not facts["busy"] and width * 0.85 < right_edge(facts) <= width


@pytest.mark.parametrize("size", [(4200, 90), (90, 6000)], ids=["a strip", "a column"])
def test_a_window_of_odd_proportions_opens_a_table(size: tuple[int, int]) -> None:
    with piloted(size=size) as pilot:
        pilot.click("poster/clearing_house")
        pilot.manager.go(ToFirstTable(first_table_setup("clearing_house"), Random(1)))
        assert pilot.scene.name == "table"
