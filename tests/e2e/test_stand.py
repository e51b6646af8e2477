"""A stand in a real window: whatever a hand tries, the staff's PIN alone leads out."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.e2e.real_window import SIZE, RealWindow, needs_window, opened, screen

pytestmark = needs_window

PIN = "271828182845"
ACTS = int(os.environ.get("CIRCUS_ACTS", "300"))
"""What is tried; the variable asks for more."""

AT_ONCE = 20
OTHERS = {"past", "statistics", "deals", "puzzles", "setup", "crash"}
"""What others have left, and what shows that the program has gone astray: no way of a visitor leads there."""

KEYS = (
    "Escape", "alt+F4", "F11", "alt+Return", "F1", "F2", "F4", "F12", "ctrl+q", "ctrl+w", "ctrl+c", "super",
    "alt+Tab", "ctrl+alt+t", "ctrl+Escape", "Return", "Tab", "space", "BackSpace", "Delete", "1", "7", "q",
    "Left", "Down", "Menu", "ctrl+Tab", "alt+space", "ctrl+alt+BackSpace",
)  # fmt: skip


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


def act(rng: Random) -> list[str]:
    """Words for xdotool: a click, a double click, a drag, a turn of the wheel, a key."""
    x, y = (str(rng.randrange(side)) for side in SIZE)
    there = ["mousemove", x, y]
    kind = rng.randrange(6)
    if kind == 0:
        return ["key", rng.choice(KEYS)]
    if kind == 1:
        return [*there, "click", rng.choice("2345")]
    if kind == 2:
        return [*there, "click", "--repeat", "2", "1"]
    if kind == 3:
        other = (str(rng.randrange(side)) for side in SIZE)
        return [*there, "mousedown", "1", "mousemove", *other, "mouseup", "1"]
    return [*there, "click", "1"]


def tried(display: str, words: list[str]) -> None:
    subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": display}, check=True, timeout=60)


def leave_with_the_pin(window: RealWindow, display: str) -> None:
    for _ in range(5):
        tried(display, ["key", "F12", "sleep", "0.5"])
        if "ui/digit/1" in window.names():
            break
        tried(display, ["key", "Escape", "sleep", "0.5"])
    while len(PIN) > 0 and "ui/leave" not in window.names():
        tried(display, ["key", *["BackSpace"] * 12, *PIN, "Return", "sleep", "1"])
    window.click("ui/leave")
    window.wait(lambda facts: any(each["name"] == "ui/quit" for each in facts["targets"]))
    window.click("ui/quit")


def test_nothing_that_a_hand_tries_leads_out_but_the_pin(display: str, tmp_path: Path) -> None:
    pin, rng = tmp_path / "pin", Random(5)
    pin.write_text(f"{PIN}\n", encoding="utf-8")
    words = ("stand", "--folder", str(tmp_path / "stand"), "--pin-file", str(pin), "--minutes", "0")
    with opened(tmp_path, display, *words) as window:
        window.wait(lambda facts: facts["scene"] == "attract")
        for _ in range(ACTS // AT_ONCE):
            tried(display, [word for _ in range(AT_ONCE) for word in (*act(rng), "sleep", "0.02")])
            assert window.process.poll() is None, window.said
            assert window.facts["scene"] not in OTHERS
        assert "started again" not in window.said
        leave_with_the_pin(window, display)
        assert window.process.wait(30) == 0
