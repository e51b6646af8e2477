"""The page around a change: late taps, the answer given, and what has just happened."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("selenium")

from circus.tools.gallery.phone_pages.browsers import is_installed
from circus.tools.gallery.phone_pages.chromium import Chromium
from circus.tools.gallery.phone_pages.moments import begin, play_until
from circus.tools.gallery.phone_pages.stage import Stage
from circus.ui.skins.gallery import find
from tests.phones.pages import ANSWERS, document, invited

pytestmark = pytest.mark.skipif(not is_installed("chromium"), reason="needs chromium and chromedriver")


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    browser = Chromium(tmp_path_factory.mktemp("browser"))
    yield browser
    browser.close()


TAPPED_LATE = """
const [first, second, third, done] = arguments;
import('/static/table.js').then(async ({Table}) => {
  const results = [], sent = [];
  const table = new Table({send: (message) => sent.push(message), speak: () => {}});
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const button = () => document.querySelector('#window:not([hidden]) .gold, #buttons .verb');
  const press = (kind) => button().dispatchEvent(new PointerEvent(kind, {bubbles: true, isPrimary: true}));
  const isOpen = () => document.querySelector('#about').open;
  const tap = async (between = () => {}) => {
    press('pointerdown');
    await between();
    press('pointerup');
    button().click();
    results.push([sent.map((message) => message.action || message.type), isOpen()]);
    sent.length = 0;
  };
  const key = (name) => document.dispatchEvent(new KeyboardEvent(name, {key: 'Enter', bubbles: true}));
  document.querySelector('#table').hidden = false;
  table.show(first, 1);
  await tap(() => table.show(second, 2));
  await tap();
  key('keydown'); button().click(); key('keyup');
  await tap(() => wait(800));
  await wait(500);
  await tap();
  table.show(third, 3);
  await tap();
  await wait(330);
  await tap();
  done(results);
}).catch((error) => done(String(error.stack)));
"""
"""Messages and "what is this?" of taps around two changes: of the others, and after the own answer."""


@pytest.mark.parametrize("is_window", [False, True])
def test_a_tap_meant_for_what_was_replaced_does_nothing(
    chromium: Chromium, tmp_path: Path, is_window: bool
) -> None:
    opens = {"window": {"text": "Ada shoots", "of_ms": 9, "left_ms": 9, **ANSWERS}} if is_window else {}
    shown = [document(1), {**document(2, ("react",)), **opens}, document(3, ("react",))]
    nothing = [[], False]
    with invited(chromium, tmp_path) as (_, page):
        results = page.driver.execute_async_script(TAPPED_LATE, *shown)
        assert results == [nothing, nothing, nothing, [["2 react"], False], nothing, [["3 react"], False]]


TAPPED_THROUGH = """
const [first, second, done] = arguments;
import('/static/table.js').then(async ({Table}) => {
  const taps = [];
  const table = new Table({send: (message) => taps.push(message.type), speak: () => taps.push('language')});
  const find = (selector) => document.querySelector(selector);
  const press = (selector) =>
    find(selector).dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, isPrimary: true}));
  const tap = (selector) => {
    press(selector);
    find(selector).click();
    return taps.splice(0);
  };
  find('#table').hidden = false;
  table.show(first, 1);
  find('#strip').click();
  press('#close-log');
  table.show(second, 2);
  find('#language').click();
  const results = [taps.splice(0), tap('#language'), tap('#you')];
  await new Promise((resolve) => setTimeout(resolve, 800));
  results.push(tap('#language'));
  table.show(first, 3);
  results.push(tap('#language'), tap('#you'));
  done(results);
}).catch((error) => done(String(error.stack)));
"""
"""Effects of taps on the bar: below a log that has closed by itself, later, and after a change without it."""


def test_a_tap_on_the_log_as_it_closes_does_nothing_to_the_bar_beneath(
    chromium: Chromium, tmp_path: Path
) -> None:
    own = {"seat": 1, "name": "Ada", "line": "", "does": "", "colour": "#123456", "items": [], "you": True}
    window = {"text": "Ben shoots", "of_ms": 9, "left_ms": 9, **ANSWERS}
    first = {**document(1), "seats": [own]}
    with invited(chromium, tmp_path) as (_, page):
        results = page.driver.execute_async_script(TAPPED_THROUGH, first, {**first, "window": window})
        assert results == [[], [], [], ["language"], ["language"], []]


WATCHED = """
const [asked, answered, later, done] = arguments;
import('/static/table.js').then(async ({Table}) => {
  const table = new Table({send: () => true, speak: () => {}});
  const find = (selector) => document.querySelector(selector);
  const shown = (selector) => find(selector).getClientRects().length > 0;
  const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
  const chosen = () => all('#answers [aria-pressed=true]', (each) => each.textContent);
  const strip = () => all('#strip p', (each) => [each.textContent, each.className]);
  const look = () => [shown('#answers'), chosen(), shown('#window-waits'), strip()];
  find('#door').hidden = true;
  find('#table').hidden = false;
  table.show(later, 1);
  find('#strip').click();
  const results = [shown('#log')];
  table.show(asked, 2);
  results.push(shown('#log'), look());
  table.show(answered, 3);
  results.push(look());
  table.show(asked, 4);
  await new Promise((resolve) => setTimeout(resolve, 800));
  find('#answers .gold').click();
  results.push(look());
  table.show(answered, 5);
  results.push(look());
  await new Promise((resolve) => setTimeout(resolve, 2800));
  results.push(strip());
  done(results);
}).catch((error) => done(String(error.stack)));
"""
"""The log, answers, sentence and strip around a reaction window that opens."""


def test_the_page_shows_the_answer_given_and_what_has_just_happened(
    chromium: Chromium, tmp_path: Path
) -> None:
    window = {"text": "Ben shoots", "of_ms": 9, "left_ms": 9, **ANSWERS}
    hit = {"log": ["A deal", "Ada is hit", "Ben shoots"], "news": {"number": 2, "text": "Ben shoots"}}
    asked = {**document(), **hit, "window": window, "you": {"name": "Ada"}}
    before = {**document(), "log": ["A deal"], "news": {"number": 0, "text": "A deal"}}
    first = [["A deal", ""], ["Ada is hit", "own"]]
    with invited(chromium, tmp_path) as (_, page):
        results = page.driver.execute_async_script(WATCHED, asked, {**asked, "actions": []}, before)
        assert results[:2] == [True, False], "a tap opens the log, a window closes it"
        assert results[2:5] == [
            [True, [], False, first],
            [False, [], True, first],
            [True, ["React"], False, first],
        ]
        assert results[5] == [True, ["React"], False, first], "chosen while the others may answer"
        assert results[6] == [["Ben shoots", ""]], "each line has its time"


BOARD = """
const {x, y, width, height} = document.querySelector('.board > .items').getBoundingClientRect();
return [x, y, width, height];
"""
"""Place and size of the board."""

SLIGHT_PX = 6
"""A change of place or size that nobody notices."""


def test_the_board_stays_at_its_place_from_question_to_question(chromium: Chromium) -> None:
    stage, page = Stage("clearing_house"), chromium.page()
    try:
        played = begin("clearing_house", find("clearing_house").phones[0])
        places: list[list[float]] = []
        for moment in ("allow", "play", "flee"):
            play_until(played, moment)
            stage.show(played, "en")
            if not places:
                stage.seat(page)
                page.run(
                    "for (const name of ['', '.clearing_house'])"
                    "  localStorage.setItem('circus.played' + name, '1');"
                    "location.reload()"
                )
            ready = "#answers button" if moment == "allow" else "#table .can"
            page.until(f"document.body.className.includes('has-window') === {str(moment == 'allow').lower()}")
            page.until(f"document.querySelector('{ready}')")
            places.append(page.run(BOARD))
            if moment == "play":
                page.tap("#hands .item.can").until("document.querySelector('#hands .picked')")
                places.append(page.run(BOARD))
        ranges = [max(values) - min(values) for values in zip(*places, strict=True)]
        assert max(ranges) <= SLIGHT_PX, places
    finally:
        stage.close()


def test_a_board_does_not_turn_while_the_window_stays(chromium: Chromium) -> None:
    stage, page = Stage("quel_cirque"), chromium.page((320, 640))
    try:
        played = begin("quel_cirque", find("quel_cirque").phones[0])
        play_until(played, "move")
        stage.show(played, "en")
        stage.seat(page)
        page.until("document.querySelector('#hands .can')")
        _, _, width, height = page.run(BOARD)
        page.tap("#hands .can").until("document.querySelector('#hands .picked')")
        _, _, later_width, later_height = page.run(BOARD)
        assert (width < height) == (later_width < later_height)
    finally:
        stage.close()
