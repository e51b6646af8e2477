"""The page by keyboard and by screen reader: stops, keys, names and roles, and what is read aloud."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("selenium")

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from circus.tools.gallery.phone_pages.browser import PATIENCE_S
from circus.tools.gallery.phone_pages.browsers import is_installed
from circus.tools.gallery.phone_pages.chromium import Chromium, ChromiumPage
from circus.tools.gallery.phone_pages.served_table import ServedTable
from tests.phones import SHORT, hosted
from tests.phones.pages import invited, targets

pytestmark = pytest.mark.skipif(not is_installed("chromium"), reason="needs chromium and chromedriver")

NAMED = {"button", "textbox", "dialog", "group", "list", "heading", "image", "complementary", "toggle button"}
"""Roles that need a name."""

MOST_STOPS = 12
"""More stops of Tab to the first card would be too long a way."""


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    browser = Chromium(tmp_path_factory.mktemp("browser"))
    yield browser
    browser.close()


def tree(page: ChromiumPage) -> list[tuple[str, str]]:
    """Role and name of all that a screen reader finds."""
    page.driver.execute_cdp_cmd("Accessibility.enable", {})
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    return [
        (node["role"]["value"], node.get("name", {}).get("value", ""))
        for node in nodes
        if not node["ignored"]
    ]


def press(page: ChromiumPage, *keys: str) -> None:
    """Presses keys one after another."""
    ActionChains(page.driver).send_keys(*keys).perform()


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_screen_reader_finds_names_and_roles_for_everything(
    chromium: Chromium, game: str, tmp_path: Path
) -> None:
    loop = ServedTable(hosted(tmp_path, game, people=1, seats=4))
    try:
        page = chromium.page().open(loop.link(0))
        page.until("document.querySelector('#door-seat').textContent")
        found = tree(page)
        assert ("textbox", "Your name") in found and ("button", "Sit down") in found
        assert not [role for role, name in found if role in NAMED and not name]
        page.tap("#enter").until("document.body.classList.contains('at-table')")
        found = tree(until_asked([page]))
        assert not [role for role, name in found if role in NAMED and not name], game
        assert [name for role, name in found if "button" in role and "can be chosen" in name]
        assert [name for role, name in found if role == "heading" and name]
        assert {("button", "What is this?"), ("button", "What happened")} & {
            (role.removeprefix("toggle "), name) for role, name in found
        }
        pictures = [name for role, name in found if role == "image"]
        assert not [name for name in pictures if not name]
    finally:
        loop.close()


def until_asked(pages: list[ChromiumPage]) -> ChromiumPage:
    """The first page that may choose."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        for page in pages:
            if targets(page):
                return page
    raise AssertionError("nobody may choose")


def focused(page: ChromiumPage, selector: str) -> bool:
    return bool(page.run("return document.activeElement.matches(arguments[0])", selector))


def test_a_card_is_found_asked_about_and_chosen_by_keyboard(chromium: Chromium, tmp_path: Path) -> None:
    loop = ServedTable(hosted(tmp_path, "clown_standoff", people=2, seats=4))
    try:
        page = chromium.page((1024, 768)).open(loop.link(0))
        page.until("document.querySelector('#door-seat').textContent")
        press(page, Keys.TAB, Keys.ENTER)  # in the field of the name
        page.until("document.querySelectorAll('#hands .item.can').length")
        stops = 0
        while not focused(page, "#hands .item.can"):
            press(page, Keys.TAB)
            stops += 1
            assert stops <= MOST_STOPS
        first = page.run("return document.activeElement.dataset.name")
        press(page, Keys.ARROW_RIGHT)
        assert focused(page, "#hands .item") and first != page.run(
            "return document.activeElement.dataset.name"
        )
        press(page, "?")
        page.until("document.querySelector('#about').open")
        press(page, Keys.ESCAPE)
        page.until("!document.querySelector('#about').open")
        assert focused(page, "#hands .item"), "closing the card leaves the focus where it was"
        press(page, Keys.ENTER)
        page.until("document.querySelector('[data-key=\"ui/change#0\"]')")
        assert focused(page, "#hands .item, #prompt")
    finally:
        loop.close()


def test_only_news_is_read_aloud(chromium: Chromium, tmp_path: Path) -> None:
    loop = ServedTable(hosted(tmp_path, "clown_standoff", people=2, seats=4))
    try:
        ada, ben = (chromium.page().sit(loop.link(seat), name) for seat, name in enumerate(("Ada", "Ben")))
        ada.until("document.querySelectorAll('#hands .item.can').length")
        ada.run(
            "window.heard = [];"
            "new MutationObserver(() => heard.push(document.querySelector('#live').textContent))"
            ".observe(document.querySelector('#live'), {childList: true, characterData: true, subtree: true})"
        )
        for _ in range(2):
            _, x, y = targets(until_asked([ben]))[0]
            ben.touch(x, y)
            ben.tap('[data-key="ui/change#0"]')
        heard = ada.run("return heard")
        assert {words.strip() for words in heard} == {"Ben has chosen"}
    finally:
        loop.close()


ANNOUNCED = """
const [moments, done] = arguments;
import('/static/speech.js').then(({Speech}) => {
  const [speech, live] = [new Speech(), document.querySelector('#live')];
  let before = null;
  done(moments.map(([number, log, more]) => {
    live.textContent = '';
    const shown = {news: {number, text: log.at(-1)}, log, seats: [], actions: [], prompt: '', ...more};
    speech.announce(before, shown, false);
    before = shown;
    return live.textContent;
  }));
});
"""
"""What the page reads of documents in a row: number and lines of the log, other keys."""


def test_sitting_down_and_choosing_lead_to_the_question(chromium: Chromium, tmp_path: Path) -> None:
    with invited(chromium, tmp_path) as (_, page):
        page.run(
            "window.losses = 0; new MutationObserver(() => losses += !document.querySelector('#lost').hidden)"
            ".observe(document.querySelector('#lost'), {attributes: true})"
        )
        press(page, Keys.TAB, Keys.ENTER)
        page.until("document.querySelectorAll('#hands .item.can').length")
        assert focused(page, "#prompt"), "the focus is not lost with the door"
        assert page.run("return losses") == 0, "a connection that begins is not a lost one"
        page.run("document.querySelector('#hands .item.can').focus()")
        press(page, Keys.ENTER)
        page.until("document.querySelector('#live').textContent.includes('chosen')")
        assert focused(page, "#table *"), "the focus is not lost with the card"


def test_all_that_has_happened_is_read_and_only_once(chromium: Chromium, tmp_path: Path) -> None:
    ben = {"seat": 1, "name": "Ben"}
    window = {
        "window": {"of_ms": 9000, "left_ms": 9000},
        "actions": [1],
        "yours": True,
        "prompt": "Ben shoots",
    }
    moments = [
        (1, ["Old", "Deal."], {}),
        (4, ["Deal.", "Ada plays", "Ben passes", "Cy wins."], {}),
        (5, ["Deal.", "Ada plays", "Ben passes", "Cy wins."], {}),
        (3, ["Deal.", "Ada plays"], {}),
        (4, ["Deal.", "Ada plays", "Ben passes"], {"prompt": "Ben passes"}),
        (4, ["Deal.", "Ada plays", "Ben passes"], {"prompt": "Ben passes", "seats": [ben | {"away": False}]}),
        (4, ["Deal.", "Ada plays", "Ben passes"], {"prompt": "Ben passes", "seats": [ben | {"away": True}]}),
        (5, ["Ben passes", "Ben shoots"], window),
    ]
    with invited(chromium, tmp_path) as (_, page):
        assert page.driver.execute_async_script(ANNOUNCED, moments) == [
            "Deal.",
            "Ada plays. Ben passes. Cy wins.",
            "",
            "",
            "Ben passes",
            "",
            "Ben has no connection",
            "Ben shoots. 9 seconds to answer",
        ]


PLATE = """
const [seat, done] = arguments;
import('/static/plates.js').then(({showPlate}) => {
  const plate = document.createElement('button');
  showPlate(plate, seat, 'can');
  done(plate.getAttribute('aria-label'));
});
"""
"""The name of the plate of a seat that can be chosen."""


def test_a_plate_reads_the_cards_that_it_shows_in_pictures(chromium: Chromium, tmp_path: Path) -> None:
    hearts = {"label": "The hearts of Ben", "count": 3, "picture": ""}
    cards = [
        {"label": "2 cards in hand", "count": 2, "picture": "", "spoken": True},
        {"label": "Move", "count": 2, "picture": "", "spoken": True},
    ]
    seat = {"seat": 1, "name": "Ben", "line": "0 pts", "does": "Hearts: 3.", "items": [hearts, *cards]}
    with invited(chromium, tmp_path) as (_, page):
        assert page.driver.execute_async_script(PLATE, {**seat, "colour": "#123456", "picture": ""}) == (
            "Ben, 0 pts, Hearts: 3. 2 cards in hand, Move, 2 times, can be chosen"
        )
