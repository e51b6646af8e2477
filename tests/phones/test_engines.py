"""Whole games in the engines of other phones: WebKit, which every browser of an iPhone has, and Firefox.

Run by hand: `CIRCUS_ENGINES=webkit,firefox` names the engines. In one of 15 runs WebKit for GTK failed as a
whole.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.keys import Keys

from circus.tools.gallery.phone_pages.browser import Browser, Page
from circus.tools.gallery.phone_pages.browsers import BROWSERS, expect_browser, open_browser
from circus.tools.gallery.phone_pages.served_table import ServedTable
from tests.phones import SHORT, hosted
from tests.phones.pages import drag, targets

ENGINES = os.environ.get("CIRCUS_ENGINES", "").split(",")
MAX_S = 240.0
"""Longest time for a whole game."""

MAX_STOPS = 12
"""Stops of Tab from the bar to the first card, at most."""

COMPLAINTS = """
window.complaints = [];
for (const kind of ["error", "unhandledrejection", "securitypolicyviolation"]) {
  window.addEventListener(kind, (event) =>
    complaints.push(`${kind}: ${event.message || event.reason || event.violatedDirective}`));
}
"""


@pytest.fixture(scope="module", params=BROWSERS[1:])
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if request.param not in ENGINES:
        pytest.skip(f"CIRCUS_ENGINES does not name {request.param}")
    expect_browser(request.param)
    browser = open_browser(request.param, tmp_path_factory.mktemp("browser"), "en")
    yield browser
    browser.close()


@pytest.fixture
def seated(browser: Browser, tmp_path: Path) -> Iterator[tuple[ServedTable, Page]]:
    """A table of Clown Standoff, and the page of a seat that may choose a card."""
    loop, page = ServedTable(hosted(tmp_path, "clown_standoff", people=2, seats=4)), browser.page()
    try:
        page.sit(loop.link(0), "Ada").until("document.querySelector('#hands .item.can')")
        yield loop, page
    finally:
        loop.close()
        browser.close_windows()


def play(page: Page, loop: ServedTable, rng: Random) -> None:
    """Touch what can be chosen until the game has its result; halfway the page is loaded again."""
    end, choices = monotonic() + MAX_S, 0
    while monotonic() < end:
        if page.run("return document.body.classList.contains('is-over')"):
            return
        selectable = targets(page)
        if not selectable:
            sleep(0.02)
            continue
        choices += 1
        page.touch(*rng.choice(selectable)[1:])
        if choices == 4:
            assert page.run("return complaints") == []
            page.open(loop.server.url).until("document.body.classList.contains('at-table')")
            page.run(COMPLAINTS)
    raise AssertionError(page.run("return document.body.innerText"))


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_page_plays_a_whole_game(browser: Browser, game: str, tmp_path: Path) -> None:
    loop, page = ServedTable(hosted(tmp_path, game, people=1, seats=4)), browser.page()
    try:
        page.open(loop.link(0)).until("document.querySelector('#door-seat').textContent")
        page.run(COMPLAINTS)
        page.tap("#enter").until("document.body.classList.contains('at-table')")
        play(page, loop, Random(4))
        assert page.run("return document.querySelectorAll('#result li').length") == 4
        assert page.run("return complaints") == []
        assert loop.fault is None
    finally:
        loop.close()
        browser.close_windows()


def test_a_card_is_explained_by_a_long_press_and_dragged(seated: tuple[ServedTable, Page]) -> None:
    page = seated[1]
    page.press_long("#hands .item.can")
    page.tap("#about button").until("!document.querySelector('#about').open")
    assert not page.run("return String(getSelection())")
    _, x, y = targets(page)[0]
    middle = "(b => [b.left + b.width / 2, b.top + b.height / 2])"
    area = page.run(f"return {middle}(document.querySelector('#areas .area').getBoundingClientRect())")
    drag(page, (x, y), tuple(area))
    page.until("document.querySelector('[data-key=\"ui/change#0\"]')")
    assert not page.run("return document.querySelector('.ghost')")


def test_a_card_is_chosen_by_keyboard(seated: tuple[ServedTable, Page]) -> None:
    page = seated[1]
    focused = "document.activeElement"
    page.run("document.querySelector('#language').focus()")
    for _ in range(MAX_STOPS):
        page.press_key(Keys.TAB)
        if page.run(f"return {focused}.matches('#hands .item.can')"):
            break
    first = page.run(f"return {focused}.dataset.name")
    assert first
    ring = page.run(f"return parseFloat(getComputedStyle({focused}).outlineWidth)")
    assert ring >= 3 or not page.run("return document.hasFocus()"), (
        "without a window manager no window is active"
    )
    page.press_key(Keys.ARROW_RIGHT)
    assert page.run(f"return {focused}.dataset.name") != first
    page.press_key(Keys.ENTER)
    page.until("document.querySelector('[data-key=\"ui/change#0\"]')")


def test_a_page_comes_back_after_its_network_was_lost(seated: tuple[ServedTable, Page]) -> None:
    loop, page = seated
    port = int(loop.server.url.rstrip("/").rpartition(":")[2])
    loop.server.stop()
    page.until("!document.querySelector('#lost').hidden")
    loop.server.start(port=port)
    page.until("document.querySelector('#lost').hidden")
    page.tap("#hands .item.can").until("document.querySelector('[data-key=\"ui/change#0\"]')")
