"""The clipboard: a click copies a code, keys paste it, and nobody waits for a program that hangs."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.real_window import (
    IS_WINDOWS,
    RealWindow,
    needs_window,
    opened,
    screen,
    surroundings,
    wait_until,
)

pytestmark = needs_window

OWN = """
import sys, time, pygame
pygame.display.init()
pygame.display.set_mode((60, 40))
pygame.scrap.put_text(sys.argv[1])
print("owned", flush=True)
while True:
    pygame.event.pump()
    time.sleep(0.01)
"""
READ = "import pygame; pygame.display.init(); print(pygame.scrap.get_text())"


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


@contextmanager
def owner(display: str, text: str, home: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another program that has put a text into the clipboard."""
    words = [sys.executable, "-c", OWN, text]
    environment = surroundings(home, display)
    process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        assert process.stdout is not None
        while "owned" not in process.stdout.readline():
            assert process.poll() is None
        yield process
    finally:
        process.kill()
        process.communicate()


def clipboard(display: str, home: Path) -> str:
    """What another program reads from the clipboard."""
    command = [sys.executable, "-c", READ]
    done = subprocess.run(command, env=surroundings(home, display), capture_output=True, check=True)
    return done.stdout.decode().splitlines()[-1]


def open_code(window: RealWindow) -> None:
    window.click("ui/deals")
    window.wait(lambda facts: any(each["name"] == "ui/code" for each in facts["targets"]))
    window.click("ui/code")


def copied(window: RealWindow, display: str) -> str:
    """What is in the clipboard after a click on "Copy code"; an earlier click would drop the paste."""
    window.wait(lambda facts: not facts["busy"])
    window.click("ui/copy")
    return clipboard(display, window.home)


def test_a_code_is_pasted_by_keys_and_copied_by_a_click(display: str, tmp_path: Path) -> None:
    with opened(tmp_path, display) as window, owner(display, " pebble \n", tmp_path):
        open_code(window)
        window.key("ctrl+v")
        window.key("Return")
        wait_until(lambda: copied(window, display) == "PEBBLE")


@pytest.mark.skipif(IS_WINDOWS, reason="a process of Windows cannot be stopped by a signal")
def test_an_owner_that_does_not_answer_stops_nothing(display: str, tmp_path: Path) -> None:
    with opened(tmp_path, display) as window, owner(display, "PEBBLE", tmp_path) as other:
        other.send_signal(signal.SIGSTOP)
        open_code(window)
        window.key("ctrl+v")
        for letter in "marble":
            window.key(letter)
        window.key("Return")
        wait_until(lambda: copied(window, display) == "MARBLE")
