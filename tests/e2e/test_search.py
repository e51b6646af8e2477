"""A designer looks for numbers with the mouse: a range, an aim by its slider, the search, house rules."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.real_window import PROGRAM, RealWindow, needs_window, opened, screen

pytestmark = needs_window


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


def has(name: str) -> Any:
    """Whether a target can be clicked."""
    return lambda facts: any(each["name"] == name for each in facts["targets"]) and not facts["busy"]


def click(window: RealWindow, *names: str) -> None:
    """Clicks targets, each as soon as it is there."""
    for name in names:
        before = window.wait(has(name))
        window.click(name)
        window.settle(before)


def test_a_search_is_chosen_run_and_taken_over_with_the_mouse(display: str, tmp_path: Path) -> None:
    with opened(tmp_path, display) as window:
        click(window, "ui/lab")
        facts = window.wait(lambda now: now["scene"] == "lab" and not now["busy"])
        if os.environ.get(PROGRAM) and not has("ui/search")(facts):
            pytest.skip("this download has no lab")
        click(window, "ui/search", "ui/high/hits/more", "ui/games/less", "ui/games/less")
        click(window, "ui/part/aims")
        window.wait(has("ui/slide/minutes"))
        x, y = window.place("ui/slide/first_seat")
        window.drag("ui/slide/first_seat", x - 60, y)
        click(window, "ui/start")
        window.wait(has("ui/take"))
        window.wait(has("ui/report"))
        click(window, "ui/chart/more", "ui/set/more", "ui/take")
        window.wait(lambda facts: facts["scene"] == "setup")
    assert list(tmp_path.rglob("tuned.json"))
