"""A real browser: four pages play each game whole against each other, with fingers."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("selenium")

from tests.phones import SHORT, hosted
from tests.phones.pages import Chromium, Loop, Page, is_installed, play_out

pytestmark = pytest.mark.skipif(not is_installed(), reason="needs chromium and chromedriver")
NAMES = ("Ada", "Basile", "Célia", "Django")


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


def test_a_reloaded_page_has_its_seat_and_a_used_invitation_asks_for_the_code(
    chromium: Chromium, tmp_path: Path
) -> None:
    loop, (ada, ben) = seated(chromium, tmp_path, "clown_standoff", people=2)
    try:
        link = loop.link(0)
        assert "#" not in ada.run("return location.href")
        before = ada.until("document.querySelectorAll('#hands .item').length")
        ada.open(loop.server.urls[0])
        ada.until("document.body.classList.contains('at-table')")
        assert ada.run("return document.querySelector('#you strong').textContent") == "Basile"
        assert before == ada.until("document.querySelectorAll('#hands .item').length")
        ben.run("localStorage.clear()")
        ben.open("about:blank").open(link)
        ben.tap("#enter")
        ben.until(
            "!document.querySelector('#code-field').hidden && document.querySelector('#code').offsetParent"
        )
        assert ben.run("return document.querySelector('#door-problem').textContent")
        ben.run("document.querySelector('#code').value = arguments[0]", loop.table.code)
        ben.tap("#enter")
        ben.until("document.querySelectorAll('#free .plate').length")
    finally:
        loop.close()


def test_a_secret_choice_is_dragged_changed_and_explained(chromium: Chromium, tmp_path: Path) -> None:
    loop, (ada, _) = seated(chromium, tmp_path, "clown_standoff", people=2)
    try:
        ada.until("document.querySelectorAll('#hands .item.can').length")
        _, x, y = ada.targets[0]
        middle = (
            "return (b => [b.left + b.width / 2, b.top + b.height / 2])(arguments[0].getBoundingClientRect())"
        )
        trick = ada.run("return document.querySelector('#areas .area')")
        ada.drag((x, y), tuple(ada.run(middle, trick)))
        ada.until("document.querySelector('[data-key=\"ui/change#0\"]')")
        ada.tap('[data-key="ui/change#0"]')
        ada.until("document.querySelectorAll('#hands .item.can').length")
        ada.tap("#ask")
        _, x, y = ada.targets[0]
        ada.touch(x, y)
        ada.until("document.querySelector('#about').open")
        assert "card" in ada.run("return document.querySelector('#about').textContent").lower()
        ada.tap("#about button")
        ada.until("!document.querySelector('#about').open")
        assert ada.faults == []
    finally:
        loop.close()
