"""A real browser: four pages play each game whole against each other, with fingers."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("selenium")

from tests.phones import SHORT, hosted
from tests.phones.pages import Chromium, Loop, Page, play_out

pytestmark = pytest.mark.e2e
NAMES = ("Ada", "Basile", "Célia", "Django")
SEATS = {"flip_circus": 4}


@pytest.fixture
def chromium(tmp_path: Path) -> Iterator[Chromium]:
    browser = Chromium(tmp_path)
    yield browser
    browser.close()


def seated(chromium: Chromium, folder: Path, game: str, people: int = 4) -> tuple[Loop, list[Page]]:
    """A table of this game, with a page at each of its first seats."""
    loop = Loop(hosted(folder, game, people=people, seats=4))
    pages = [chromium.page().sit(loop.link(seat), NAMES[seat]) for seat in range(people)]
    return loop, pages


@pytest.mark.parametrize("game", sorted(SHORT))
def test_four_pages_play_a_whole_game_by_touch(chromium: Chromium, tmp_path: Path, game: str) -> None:
    loop, pages = seated(chromium, tmp_path, game)
    try:
        assert play_out(pages, loop, random.Random(5), lambda page: None) > 20
        for page in pages:
            assert page.faults == []
            names = page.run(
                "return [...document.querySelectorAll('#result li strong')].map(e => e.textContent)"
            )
            assert sorted(names) == sorted(NAMES)
        assert loop.host.session.match.outcome is not None
        assert [who.name for who in loop.host.session.seats] == list(NAMES)
    finally:
        loop.close()
