"""A stand under a window manager: whatever takes its window away, it is back in front in a moment."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.real_window import (
    RealWindow,
    missing,
    on_display,
    opened,
    screen,
    wait_until,
    window_manager,
)

pytestmark = pytest.mark.skipif(
    bool(missing("openbox", "wmctrl")), reason=f"{missing('openbox', 'wmctrl')} is not installed"
)

OTHER = """
import pygame
pygame.display.init()
pygame.display.set_caption("Other")
pygame.display.set_mode((400, 300))
while True:
    pygame.event.wait()
"""
WAYS_OUT = (
    ("wmctrl", "-s", "1"),
    ("xdotool", "windowminimize", "WINDOW"),
    ("xdotool", "key", "alt+Tab"),
    ("xdotool", "key", "super+d"),
    ("wmctrl", "-k", "on"),
    ("wmctrl", "-a", "Other"),
    ("wmctrl", "-c", "Circus"),
    ("wmctrl", "-r", "Circus", "-b", "add,below"),
)


@contextmanager
def other_window(display: str) -> Iterator[None]:
    environment = {"PATH": "", "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
    process = subprocess.Popen([sys.executable, "-c", OTHER], env=environment, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait()


def has_digits(facts: dict[str, Any]) -> bool:
    return any(target["name"] == "ui/digit/1" for target in facts["targets"])


def answer_keys(window: RealWindow, display: str) -> None:
    """Open the question for the PIN and close it: only a window that has the keyboard does so."""

    def answers(key: str, digits: bool) -> bool:
        if has_digits(window.facts) != digits:
            on_display(display, "xdotool", "key", key, "sleep", 0.4)
        return has_digits(window.facts) == digits

    wait_until(lambda: answers("F12", digits=True))
    wait_until(lambda: answers("Escape", digits=False))


def test_a_window_that_was_taken_away_comes_back_without_a_new_start(tmp_path: Path) -> None:
    (tmp_path / "pin").write_text("2718\n", encoding="utf-8")
    words = ("stand", "--folder", str(tmp_path / "stand"), "--pin-file", str(tmp_path / "pin"))
    with (
        screen() as display,
        window_manager(display),
        other_window(display),
        opened(tmp_path, display, *words, fullscreen=True) as window,
    ):
        own = window.window
        wait_until(lambda: "Other" in on_display(display, "wmctrl", "-l"))
        for way in WAYS_OUT:
            answer_keys(window, display)
            on_display(display, *(own if word == "WINDOW" else word for word in way))
            wait_until(lambda: on_display(display, "xdotool", "getactivewindow").strip() == own)
        answer_keys(window, display)
        assert "ended" not in window.said
