"""The window: on which display it is, and what the system may do with the screen meanwhile."""

import os
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest
from pygame import Rect

from circus.core.errors import CircusError
from circus.ui.gfx.bootstrap import FRAMEBUFFER
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.shell.destinations import ToReplay
from tests.gfx.pilot import piloted
from tests.session.test_playback import recorded

FIRST, SECOND = (1920, 1080), (1280, 720)


class Desk:
    """Displays beside one another, and a window on them, in place of those of pygame."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, window: AppWindow) -> None:
        self.displays = [FIRST, SECOND]
        self.position = (0, 0)
        self.asked: list[object] = []
        self._window = window
        display = pygame.display
        self._set_mode = display.set_mode
        monkeypatch.setattr(display, "get_desktop_sizes", lambda: list(self.displays))
        monkeypatch.setattr(display, "get_window_position", lambda: self.position)
        monkeypatch.setattr(display, "set_window_position", self._move)
        monkeypatch.setattr(display, "set_mode", self._ask)
        window.follow_displays()

    def _ask(self, size: tuple[int, int], flags: int) -> pygame.Surface:
        self.asked.append(size)
        return self._set_mode(size, flags)

    def _move(self, position: tuple[int, int]) -> None:
        self.asked.append(position)
        centered = Rect((0, 0), self._window.size)
        centered.center = Rect((0, 0), self.displays[0]).center
        self.position = centered.topleft if position[0] == pygame.WINDOWPOS_CENTERED else position


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, window: AppWindow) -> Desk:
    return Desk(monkeypatch, window)


def test_the_window_has_the_title_that_it_is_given(window: AppWindow) -> None:
    window.set_title("Cirque")
    assert pygame.display.get_caption()[0] == "Cirque"


def test_a_window_that_sdl_does_not_open_is_tried_again_without_the_hint(
    window: AppWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FRAMEBUFFER, "0")
    open_window = pygame.display.set_mode

    def refuse_with_hint(size: tuple[int, int], flags: int) -> pygame.Surface:
        if FRAMEBUFFER in os.environ:
            raise pygame.error("Window framebuffer support not available")
        return open_window(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse_with_hint)
    assert AppWindow((320, 200)).size == (320, 200)
    assert pygame.display.get_caption()[0] == "Circus"


def test_a_window_that_sdl_never_opens_is_one_sentence(
    window: AppWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FRAMEBUFFER, "0")
    monkeypatch.setattr(pygame.display, "set_mode", Mock(side_effect=pygame.error("no")))
    with pytest.raises(CircusError, match=r"^cannot open a window: no$"):
        AppWindow((320, 200))


def test_full_screen_asks_for_no_size_of_any_display(window: AppWindow, desk: Desk) -> None:
    window.toggle_fullscreen()
    assert desk.asked == [(0, 0)]


def test_a_window_leaves_full_screen_to_where_it_was(window: AppWindow, desk: Desk) -> None:
    desk.position = (2100, 50)
    window.toggle_fullscreen()
    desk.position = (1920, 0)
    window.toggle_fullscreen()
    assert desk.position == (2100, 50)
    assert window.size == (640, 480)


@pytest.mark.parametrize("fullscreen", [False, True])
def test_a_window_whose_display_was_unplugged_comes_to_the_one_that_is_left(
    window: AppWindow, desk: Desk, fullscreen: bool
) -> None:
    desk.position = (2100, 50)
    if fullscreen:
        window.toggle_fullscreen()
        desk.position = (1920, 0)
    desk.displays.pop()
    window.follow_displays()
    assert Rect((0, 0), FIRST).contains(Rect(desk.position, (640, 480)))
    assert window.fullscreen == fullscreen


def test_a_window_stays_where_another_display_was_unplugged(window: AppWindow, desk: Desk) -> None:
    desk.position = (300, 200)
    desk.displays.pop()
    window.follow_displays()
    assert desk.asked == []


def test_the_screen_may_go_dark_unless_a_film_plays(tmp_path: Path) -> None:
    film = ToReplay(recorded(tmp_path, "clown_standoff", 12), 0)
    with piloted(first=film, speed="normal") as pilot:
        pilot.rest()
        assert pygame.display.get_allow_screensaver()
        pilot.click("ui/play")
        pilot.rest(100)
        assert not pygame.display.get_allow_screensaver()
        pilot.press(pygame.K_ESCAPE)
        pilot.rest()
        assert pygame.display.get_allow_screensaver()
