"""Pages in a real browser beside the real window: three persons on phones and one at the mouse."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("selenium")

from tests.e2e.real_window import RealWindow, needs_window, opened, screen
from tests.e2e.test_phones import free_port
from tests.phones.pages import Chromium, Page, is_installed

pytestmark = [
    needs_window,
    pytest.mark.skipif(not is_installed(), reason="needs chromium and chromedriver"),
]

WORDS = ("play", "clown_standoff", "--players", "human,human,human,human", "--phones")
NAMES = ("Basile", "Célia", "Django")
MOST_ROUNDS = 3000


@pytest.fixture
def display() -> Iterator[str]:
    with screen() as name:
        yield name


@pytest.fixture
def chromium(tmp_path: Path) -> Iterator[Chromium]:
    browser = Chromium(tmp_path)
    yield browser
    browser.close()


def act_at_mouse(window: RealWindow, rng: Random) -> str:
    """The person at the mouse opens the curtain or chooses, if asked; returns the scene."""
    facts = window.facts
    scene = str(facts["scene"])
    if facts["busy"] or scene not in ("curtain", "table"):
        return scene
    wanted = ["ui/curtain"] if scene == "curtain" else window.wanted()
    if any(name in wanted for name in window.names()):
        window.click(rng.choice(wanted))
        window.settle(facts)
    return scene


def play_together(window: RealWindow, pages: list[Page], rng: Random) -> set[str]:
    """Everybody chooses until window and pages show the result; returns the scenes of the window."""
    scenes = set[str]()
    for _ in range(MOST_ROUNDS):
        scenes.add(act_at_mouse(window, rng))
        states = [page.state for page in pages]
        if "results" in scenes and all(is_over for is_over, _ in states):
            return scenes
        for page, (is_over, targets) in zip(pages, states, strict=True):
            if targets and not is_over:
                page.touch(*rng.choice(targets)[1:])
    shown = [page.run("return [document.body.className, document.body.innerText]") for page in pages]
    raise AssertionError(f"the game has no end: {shown} {window.facts}")


def test_three_pages_and_a_person_at_the_mouse_play_a_whole_game(
    tmp_path: Path, display: str, chromium: Chromium
) -> None:
    with opened(tmp_path, display, *WORDS, "--port", str(free_port())) as window:
        facts = window.wait(lambda now: now["scene"] == "phones" and not now["busy"])
        pages = [
            chromium.page().join(facts["page"], facts["code"], seat, name)
            for seat, name in enumerate(NAMES, 1)
        ]
        window.click("ui/go-on")
        scenes = play_together(window, pages, Random(2))
        assert {"curtain", "table", "results"} <= scenes, "the person at the mouse has a curtain"
        for page in pages:
            rows = "[...document.querySelectorAll('#result li strong')].map(each => each.textContent)"
            assert set(NAMES) < set(page.run(f"return {rows}"))
            assert page.faults == []
        window.click("ui/home")
        for page in pages:
            page.until("document.body.classList.contains('at-door')")
        assert "circus:" not in window.said
