"""A real browser: joining, coming back, and gestures with fingers."""

import io
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pygame
import pytest

pytest.importorskip("selenium")

from circus.phones.words import page_words
from circus.tools.gallery.phone_pages.browsers import is_installed
from circus.tools.gallery.phone_pages.chromium import Chromium, ChromiumPage
from circus.tools.gallery.phone_pages.moments import begin, play_until
from circus.tools.gallery.phone_pages.random_game import RandomGame
from circus.tools.gallery.phone_pages.served_table import ServedTable
from circus.tools.gallery.phone_pages.stage import Stage
from circus.ui.phones import SkinDescriber
from circus.ui.skins.gallery import find
from tests.phones import hosted
from tests.phones.pages import ANSWERS, document, drag, faults, invited, targets

pytestmark = pytest.mark.skipif(not is_installed("chromium"), reason="needs chromium and chromedriver")
NAMES = ("Ada", "Ben")


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    browser = Chromium(tmp_path_factory.mktemp("profile"))
    yield browser
    browser.close()


@pytest.fixture
def chromium(browser: Chromium) -> Iterator[Chromium]:
    """A browser without a page; each server has another port, so that pages share nothing."""
    yield browser
    browser.close_windows()
    browser.driver.get_log("browser")


def seated(
    chromium: Chromium, folder: Path, game: str, people: int
) -> tuple[ServedTable, list[ChromiumPage]]:
    """A table of this game, with a page at each of its first seats."""
    loop = ServedTable(hosted(folder, game, people=people, seats=4))
    pages = [chromium.page().sit(loop.link(seat), NAMES[seat]) for seat in range(people)]
    return loop, pages


def link_number(loop: ServedTable, seat: int) -> int:
    """The number of the connection of a seat; the first one of a table is 1."""
    link = loop.table._seating.holders[seat].link
    assert link
    return link.number


def test_a_reloaded_page_has_its_seat_and_a_used_invitation_asks_for_the_code(
    chromium: Chromium, tmp_path: Path
) -> None:
    loop, (ada, ben) = seated(chromium, tmp_path, "clown_standoff", people=2)
    try:
        link = loop.link(0)
        assert "#" not in ada.run("return location.href")
        before = ada.until("document.querySelectorAll('#hands .item').length")
        ada.open(loop.server.url)
        ada.until("document.body.classList.contains('at-table')")
        assert ada.run("return document.querySelector('#you strong').textContent") == "Ben"
        assert before == ada.until("document.querySelectorAll('#hands .item').length")
        ben.run("localStorage.clear()")
        ben.open("about:blank").open(link)
        ben.until("document.querySelector('#code').offsetParent")
        assert ben.run("return document.querySelector('#door-problem').textContent")
        ben.type("#code", loop.table.code).tap("#enter")
        ben.until("document.querySelectorAll('#free .plate').length")
    finally:
        loop.close()


def test_an_invitation_shows_its_seat_and_one_touch_sits_down(chromium: Chromium, tmp_path: Path) -> None:
    loop = ServedTable(hosted(tmp_path, "clown_standoff", people=2, seats=4))
    try:
        page, name = chromium.page(), loop.host.session.seats[1].name
        page.open(loop.link(1)).until("document.querySelector('#door-seat').textContent")
        assert page.run("return document.querySelector('#door-seat').textContent") == name
        assert page.run("return document.querySelector('#name').value") == name
        assert page.run("return document.querySelector('#sign').src").endswith(".svg")
        assert page.run("return document.querySelector('#sign').style.getPropertyValue('--colour')")
        page.tap("#enter").until("document.body.classList.contains('at-table')")
        loop.do(lambda: loop.table.remove(1))
        page.until("document.body.classList.contains('at-door')")
        page.tap("#enter").until("document.querySelector('#code').offsetParent")
        page.type("#code", loop.table.code).tap("#enter").until("document.querySelector('#free .plate')")
        page.type("#name", "Zoé").tap("#free .plate")
        page.until("document.body.classList.contains('at-table')")
        page.open("about:blank").open(loop.link(2)).until("document.querySelector('#door-seat').textContent")
        assert page.run("return document.querySelector('#name').value") == "Zoé", "the last name used here"
    finally:
        loop.close()


def test_a_double_tap_sits_down_once_over_the_connection_that_showed_the_seat(
    chromium: Chromium, tmp_path: Path
) -> None:
    with invited(chromium, tmp_path, seat=1) as (loop, page):
        page.run("for (const _ of [1, 2]) document.querySelector('#enter').click()")
        page.until("document.body.classList.contains('at-table')")
        assert link_number(loop, 1) == 1
        assert not page.run("return document.querySelector('#refusal').textContent")


TAPPED_TWICE = """
const [shown, selector, done] = arguments;
import('/static/table.js').then(({Table}) => {
  const sent = [];
  const table = new Table({send: (message) => sent.push(message), speak: () => {}});
  table.show(shown, 7);
  const button = () => document.querySelector(selector);
  for (const _ of [1, 2]) if (button()) button().click();
  const atRest = [...document.querySelectorAll('#answers button')].map((each) => each.disabled);
  table.refused('no');
  done([sent, atRest, Boolean(button() && !button().disabled)]);
}).catch((error) => done([String(error.stack), [], false]));
"""
"""Messages of a page with a button that is tapped twice; answers at rest then; the button after a refusal."""


@pytest.mark.parametrize(
    ("shown", "selector", "message"),
    [
        ({"window": {"text": "Ada shoots", "of_ms": 9, **ANSWERS}}, "#answers .gold", {"action": "1 react"}),
        ({"changeable": True}, '[data-key="ui/change#0"]', {}),
    ],
)
def test_a_double_tap_on_a_slow_network_is_one_answer(
    shown: dict[str, object], selector: str, message: dict[str, str], chromium: Chromium, tmp_path: Path
) -> None:
    kind = "act" if message else "undo"
    with invited(chromium, tmp_path) as (_, page):
        sent, at_rest, is_open = page.driver.execute_async_script(
            TAPPED_TWICE, {**document(), **shown}, selector
        )
        assert sent == [{"type": kind, "position": 7, **message}]
        assert all(at_rest) and is_open, "answered at once, and open again after a refusal"


def test_a_page_whose_network_has_changed_notices_a_dead_connection_by_itself(
    chromium: Chromium, tmp_path: Path
) -> None:
    loop, (ada,) = seated(chromium, tmp_path, "clown_standoff", people=1)
    network, before = Event(), link_number(loop, 0)
    try:
        assert loop.server._loop
        loop.server._loop.call_soon_threadsafe(network.wait)
        ada.run("dispatchEvent(new Event('online'))")
        ada.until("!document.querySelector('#lost').hidden")
        network.set()
        ada.until("document.querySelector('#lost').hidden")
        assert link_number(loop, 0) > before and loop.table.seats[0].state == "phone"
    finally:
        network.set()
        loop.close()


def test_a_seat_that_is_open_on_another_page_comes_back_with_one_touch(
    chromium: Chromium, tmp_path: Path
) -> None:
    loop, (ada,) = seated(chromium, tmp_path, "clown_standoff", people=1)
    try:
        other = chromium.page().open(loop.server.url)
        other.until("document.body.classList.contains('at-table')")
        ada.until("document.body.classList.contains('at-door')")
        ada.tap("#enter").until("document.body.classList.contains('at-table')")
        other.until("document.body.classList.contains('at-door')")
    finally:
        loop.close()


def test_the_address_of_a_page_takes_its_seat_to_another_browser(chromium: Chromium, tmp_path: Path) -> None:
    loop, (ada,) = seated(chromium, tmp_path, "clown_standoff", people=1)
    try:
        ada.tap("#open-log").tap("#elsewhere")
        assert ada.run("return document.querySelector('#elsewhere-how').offsetHeight")
        address = ada.run("return location.href")
        ada.tap("#close-log")
        assert "#" not in ada.run("return location.href")
        other = chromium.page().open(f"{loop.server.url}words.json")
        other.run("localStorage.clear()")  # as in another browser, which does not know the seat
        other.open(address)
        other.until("document.body.classList.contains('at-table')")
        assert "#" not in other.run("return location.href")
        ada.until("document.body.classList.contains('at-door')")
    finally:
        loop.close()


def test_a_table_that_no_longer_knows_the_phone_leads_to_the_code(chromium: Chromium, tmp_path: Path) -> None:
    loop, (ada,) = seated(chromium, tmp_path, "clown_standoff", people=1)
    try:
        ada.run("localStorage.setItem('circus.seat.' + localStorage.getItem('circus.table'), 'x'.repeat(22))")
        ada.open(loop.server.url).until("document.querySelector('#code').offsetParent")
        assert ada.run("return document.querySelector('#door-problem').textContent")
        assert not ada.run(
            "return localStorage.getItem('circus.seat.' + localStorage.getItem('circus.table'))"
        )
    finally:
        loop.close()


def test_a_browser_that_is_too_old_shows_one_sentence_in_both_languages(
    chromium: Chromium, tmp_path: Path
) -> None:
    notice = "document.querySelector('#too-old')"
    with invited(chromium, tmp_path) as (loop, page):
        assert not page.run(f"return {notice}.offsetHeight")
        source = {"source": "delete window.HTMLDialogElement"}
        script = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", source)
        page.open("about:blank").open(loop.link(0)).until(f"{notice}.offsetHeight === innerHeight")
        shown = page.run(f"return [...{notice}.children].map(each => [each.lang, each.innerText])")
        assert shown == [[language, words["too-old"]] for language, words in page_words().items()]
        page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_a_page_whose_words_are_lost_on_the_way_asks_for_them_again(
    chromium: Chromium, tmp_path: Path
) -> None:
    loop, page = ServedTable(hosted(tmp_path, "clown_standoff", people=1, seats=4)), chromium.page()
    try:
        page.driver.execute_cdp_cmd("Network.enable", {})
        page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*words.json"]})
        page.open(loop.link(0))
        assert not page.run("return document.body.innerText.trim()")
        page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        page.until("document.querySelector('#door-seat').textContent")
    finally:
        loop.close()


def test_a_phone_that_wakes_replaces_a_connection_that_does_not_answer(
    chromium: Chromium, tmp_path: Path
) -> None:
    loop, (ada,) = seated(chromium, tmp_path, "clown_standoff", people=1)
    try:
        ada.run(
            "const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
            "  if (JSON.parse(text).type !== 'ping') send.call(this, text); };"
            "document.dispatchEvent(new Event('visibilitychange'));"
        )
        ada.until("!document.querySelector('#lost').hidden")
        ada.until("document.querySelector('#lost').hidden")
        assert ada.run("return document.body.className").startswith("at-table")
    finally:
        loop.close()


def test_what_cannot_be_picked_says_the_rule_and_beginners_see_an_example(
    chromium: Chromium, tmp_path: Path
) -> None:
    loop, pages = seated(chromium, tmp_path, "quel_cirque", people=2)
    try:
        page = next(
            each for each in pages if each.until("document.querySelector('#seats')") and targets(each)
        )
        assert "Gold" in page.until("document.querySelector('#example').textContent").title()
        assert page.run("return document.querySelectorAll('.finger').length") == 1
        name = "cell/2,6"
        page.tap(f'#areas [data-name="{name}"]').until("document.querySelector('#refusal').textContent")
        seat = pages.index(page)
        moment = loop.table._documents._moment(seat)
        told = page.run("return document.querySelector('#refusal').textContent")
        assert told == (SkinDescriber().why(seat, "en", moment, (), name) or "That cannot be chosen now")
    finally:
        loop.close()


def test_of_equal_cards_only_the_tapped_ones_are_picked(chromium: Chromium) -> None:
    stage, page, played = Stage("clown_standoff"), chromium.page(), RandomGame("clown_standoff", 4)
    try:
        play_until(played, "pass")
        stage.show(played, "en")
        stage.seat(page)
        page.until("document.querySelectorAll('#hands .item.can').length")
        twin = page.run("return document.querySelector('#hands .item').dataset.name")
        assert page.run(f"return document.querySelectorAll('#hands [data-name=\"{twin}\"]').length") > 1
        page.tap("#hands .item").until("document.querySelectorAll('#hands .item.picked').length === 1")
        page.tap("#hands .item.picked").until("!document.querySelector('#hands .item.picked')")
        picked = f"document.querySelectorAll('#hands [data-name=\"{twin}\"]')[1].matches('.picked')"
        page.tap(f'#hands [data-name="{twin}"] ~ [data-name="{twin}"]').until(picked)
        assert page.run("return document.querySelectorAll('#hands .item.picked').length") == 1
    finally:
        stage.close()


def test_on_a_small_phone_the_board_has_the_room_of_the_hand(chromium: Chromium) -> None:
    stage, page = Stage("clearing_house"), chromium.page((320, 640))
    try:
        (declared,) = find("clearing_house").phones
        played = begin("clearing_house", declared)
        play_until(played, "play")
        stage.show(played, "en")
        stage.seat(page)
        page.until("document.querySelectorAll('#hands .item.can').length")
        before = page.run("return document.querySelector('.cell').offsetWidth")
        page.tap("#hands .item.can").until("document.querySelector('#hands .item.picked')")
        assert page.run("return document.querySelector('.cell').offsetWidth") >= max(44, before + 8)
        assert page.run("return document.documentElement.scrollHeight") == 640
        play_until(played, "allow")
        stage.show(played, "en")
        page.resize(844, 390)
        page.until("document.querySelector('#window').offsetParent && innerHeight === 390")
        panel = "document.querySelector('#bottom')"
        assert page.run(f"return {panel}.scrollHeight <= {panel}.clientHeight"), "the hand is cut off"
    finally:
        stage.close()


def test_a_card_in_a_window_and_in_what_is_this_has_its_name(chromium: Chromium) -> None:
    stage, page = Stage("clearing_house"), chromium.page()
    name = "document.querySelector('{} .picture + .marks text').textContent"
    try:
        played = begin("clearing_house", find("clearing_house").phones[0])
        play_until(played, "play")
        stage.show(played, "en")
        stage.seat(page)
        page.until("document.querySelector('#hands .item.can')")
        page.press_long("#hands .item.can")
        shown = page.run(f"return [{name.format('#about')}, {name.format('#hands .item.can')}]")
        assert shown[0] == shown[1] != ""
        play_until(played, "allow")
        stage.show(played, "en")
        page.until("document.querySelector('#window-text').offsetParent")
        assert page.run(f"return {name.format('#window')}")
        box = "document.querySelector('#window {}').getBoundingClientRect()"
        sizes = [page.run(f"return {box.format(part)}.height") for part in ("#window-picture", ".picture")]
        assert sizes == pytest.approx([58, 58], abs=0.1)
    finally:
        stage.close()


def test_a_page_enlarged_beyond_the_window_scrolls_to_all_of_it(chromium: Chromium) -> None:
    stage, page, played = Stage("texas_showdown"), chromium.page((422, 195)), RandomGame("texas_showdown", 4)
    try:
        play_until(played, "play")
        stage.show(played, "en")
        stage.seat(page)
        page.until("document.querySelectorAll('#hands .item.can').length")
        for _ in range(2):
            drag(page, (300, 180), (300, 10))
        page.until("document.querySelector('#hands').getBoundingClientRect().bottom <= 195")
    finally:
        stage.close()


def test_a_secret_choice_is_dragged_changed_and_explained(chromium: Chromium, tmp_path: Path) -> None:
    loop, (ada, _) = seated(chromium, tmp_path, "clown_standoff", people=2)
    try:
        ada.until("document.querySelectorAll('#hands .item.can').length")
        _, x, y = targets(ada)[0]
        middle = (
            "return (b => [b.left + b.width / 2, b.top + b.height / 2])(arguments[0].getBoundingClientRect())"
        )
        trick = ada.run("return document.querySelector('#areas .area')")
        drag(ada, (x, y), tuple(ada.run(middle, trick)))
        ada.until("document.querySelector('[data-key=\"ui/change#0\"]')")
        ada.tap('[data-key="ui/change#0"]')
        ada.until("document.querySelectorAll('#hands .item.can').length")
        ada.tap("#ask")
        _, x, y = targets(ada)[0]
        ada.touch(x, y)
        ada.until("document.querySelector('#about').open")
        assert "card" in ada.run("return document.querySelector('#about').textContent").lower()
        ada.tap("#about button")
        ada.until("!document.querySelector('#about').open")
        assert faults(ada) == []
    finally:
        loop.close()


def test_a_browser_that_darkens_pages_leaves_cards_their_colours(chromium: Chromium, tmp_path: Path) -> None:
    loop = ServedTable(hosted(tmp_path, "texas_showdown", people=1, seats=4))
    try:
        page = chromium.page().sit(loop.link(0), "Ada")
        plain = last_card(page)
        page.driver.execute_cdp_cmd("Emulation.setAutoDarkModeOverride", {"enabled": True})
        page.open(loop.server.url).until("document.body.classList.contains('at-table')")
        dark = last_card(page)
        pixels = [(x, y) for x in range(plain.get_width()) for y in range(plain.get_height())]
        apart = sum(
            max(abs(a - b) for a, b in zip(plain.get_at(at), dark.get_at(at), strict=True)) > 60
            for at in pixels
        )
        assert apart < len(pixels) / 50, "the words over the picture too"
        assert not faults(page)
    finally:
        page.driver.execute_cdp_cmd("Emulation.setAutoDarkModeOverride", {})
        loop.close()


def last_card(page: ChromiumPage) -> pygame.Surface:
    """The picture of the last card of the hand, without its edge."""
    page.until("document.querySelector('#hands .item:last-child .picture').naturalWidth")
    time.sleep(1)  # the glow of what can be chosen has come, and the fonts
    box = page.run(
        "const box = document.querySelector('#hands .item:last-child .picture').getBoundingClientRect();"
        "return [box.left, box.top, box.width, box.height]"
    )
    screen = pygame.image.load(io.BytesIO(page.screenshot()))
    return screen.subsurface(pygame.Rect(*(round(each) for each in box)).inflate(-6, -6)).copy()
