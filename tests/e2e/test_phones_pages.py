"""Pages in a real browser beside the real window, on four phones or on three with one person at the mouse."""

import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pygame
import pytest

pytest.importorskip("selenium")

from circus.tools.gallery.phone_pages.browsers import is_installed
from circus.tools.gallery.phone_pages.camera import SIZES
from circus.tools.gallery.phone_pages.chromium import Chromium, ChromiumPage
from tests.cli import run
from tests.e2e.real_window import RealWindow, needs_window, opened, screen
from tests.e2e.test_phones import free_port
from tests.phones import SHORT
from tests.phones.pages import faults, join, targets

pytestmark = [
    needs_window,
    pytest.mark.skipif(not is_installed("chromium"), reason="needs chromium and chromedriver"),
]

NAMES = ("Ada", "Basile", "Célia", "Django")
RESULT = "[...document.querySelectorAll('#result li strong')].map(each => each.textContent)"
"""Names in the result of a page."""
MAX_S = 900.0
"""Longest time for a whole game."""
IDLE_S = 0.02
"""Time between two looks at a window that asks nobody."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    browser = Chromium(tmp_path_factory.mktemp("profile"))
    yield browser
    browser.close()


@pytest.fixture
def chromium(browser: Chromium) -> Iterator[Chromium]:
    """A browser without a page."""
    yield browser
    browser.close_windows()
    browser.driver.get_log("browser")


def words_of(game: str) -> tuple[str, ...]:
    """The command that opens a table for four phones."""
    options = [f"{name}={str(value).lower()}" for name, value in SHORT[game].items()]
    rules = [word for option in options for word in ("--option", option)]
    players = ",".join(["human"] * len(NAMES))
    return ("play", game, *rules, "--players", players, "--phones", "--port", str(free_port()))


def seated(window: RealWindow, chromium: Chromium, *seats: int) -> dict[int, ChromiumPage]:
    """A page at each of these seats of the table that the window opens."""
    facts = window.wait(lambda now: now["scene"] == "phones" and not now["busy"])
    return {seat: join(chromium.page(), facts["page"], facts["code"], seat, NAMES[seat]) for seat in seats}


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


def play_together(window: RealWindow, pages: Mapping[int, ChromiumPage], rng: Random) -> set[str]:
    """Everybody to act chooses until window and pages show the result; returns the scenes of the window."""
    scenes = set[str]()
    end = time.monotonic() + MAX_S
    while time.monotonic() < end:
        scenes.add(act_at_mouse(window, rng))
        if "results" in scenes:
            for page in pages.values():
                page.until("document.body.classList.contains('is-over')")
            return scenes
        asked = pages.keys() & window.facts["awaiting"]
        if not asked:
            time.sleep(IDLE_S)
        for seat in asked:
            if selectable := targets(pages[seat]):
                pages[seat].touch(*rng.choice(selectable)[1:])
    shown = [page.run("return [document.body.className, document.body.innerText]") for page in pages.values()]
    raise AssertionError(f"the game has no end: {shown} {window.facts}")


@pytest.mark.parametrize("game", sorted(SHORT))
def test_four_pages_play_a_whole_game_beside_the_window(
    tmp_path: Path, display: str, chromium: Chromium, game: str
) -> None:
    with opened(tmp_path, display, *words_of(game)) as window:
        pages = seated(window, chromium, *range(len(NAMES)))
        assert play_together(window, pages, Random(5)) <= {"phones", "table", "results"}, "no curtain"
        for page in pages.values():
            assert sorted(page.run(f"return {RESULT}")) == sorted(NAMES)
            assert faults(page) == []
        assert "circus:" not in window.said


def test_three_pages_and_a_person_at_the_mouse_play_a_whole_game(
    tmp_path: Path, display: str, chromium: Chromium
) -> None:
    with opened(tmp_path, display, *words_of("clown_standoff")) as window:
        pages = seated(window, chromium, 1, 2, 3)
        window.click("ui/go-on")
        scenes = play_together(window, pages, Random(2))
        assert {"curtain", "table", "results"} <= scenes, "the person at the mouse has a curtain"
        for page in pages.values():
            assert set(NAMES[1:]) < set(page.run(f"return {RESULT}"))
            assert faults(page) == []
        window.click("ui/home")
        for page in pages.values():
            page.until("document.body.classList.contains('at-door')")
        assert "circus:" not in window.said


def test_the_gallery_has_what_a_phone_shows(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("gallery", str(tmp_path), "--phones", "--lang", "fr")
    assert run(capsys, *words, "--only", "page_invited_320x640").out == f"1 pictures in {tmp_path}\n"
    assert run(capsys, *words, "--only", "page_clown_standoff_2").out == f"4 pictures in {tmp_path}\n"
    written = {path.name: pygame.image.load(path).get_size() for path in tmp_path.iterdir()}
    moment = "page_clown_standoff_2_choose"
    sizes = {f"{moment}_{width}x{height}.png": (width, height) for width, height in SIZES}
    assert written == {**sizes, "page_invited_320x640.png": (320, 640)}
