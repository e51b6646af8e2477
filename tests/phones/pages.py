"""Further gestures and questions of tests to a page of `circus.tools.gallery.phone_pages`."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from circus.tools.gallery.phone_pages.browser import Page
from circus.tools.gallery.phone_pages.chromium import Chromium, ChromiumPage
from circus.tools.gallery.phone_pages.served_table import ServedTable
from tests.phones import hosted

TARGETS = """
const boxes = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent);
const named = (each) => each.dataset.name || each.textContent;
const window_ = boxes('#window:not([hidden]) #answers button:not([disabled])');
const card = boxes('#about[open] button');
const items = boxes('#table .item.can, #table .plate.can, #buttons .verb');
const found = card.length ? card : window_.length ? window_ : items;
const targets = found.map((each) => {
  const box = each.getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.5, 0.85], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.15, 0.85], [0.85, 0.85]];
  const spot = spots.map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
    .find(([x, y]) => { const over = document.elementFromPoint(x, y); return over && each.contains(over); });
  return spot && [named(each), ...spot];
}).filter(Boolean);
return document.body.classList.contains('rests') ? [] : targets;
"""
"""Everything that can be chosen, with a point to touch; nothing while the page ignores late taps.

The card that a slow finger opens is closed.
"""


def targets(page: Page) -> list[tuple[str, float, float]]:
    """What can be chosen now, with a point to touch."""
    return [(name, x, y) for name, x, y in page.run(TARGETS)]


def faults(page: ChromiumPage) -> list[str]:
    """What the browser complained about since it was asked last."""
    page.run("return 0")
    return [entry["message"] for entry in page.driver.get_log("browser") if entry["level"] == "SEVERE"]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger draws something from one point to another."""
    steps = 6
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        page.send_touch("touchMove" if step else "touchStart", (x, y))
        time.sleep(0.05 if step < steps else 0.3)  # at rest at the end: a flick swallows the next tap
    page.send_touch("touchEnd")


@contextmanager
def invited(browser: Chromium, folder: Path, seat: int = 0) -> Iterator[tuple[ServedTable, ChromiumPage]]:
    """A table of Clown Standoff, and a page that shows the invitation of a seat."""
    loop = ServedTable(hosted(folder, "clown_standoff", people=seat + 1, seats=4))
    try:
        page = browser.page().open(loop.link(seat))
        page.until("document.querySelector('#door-seat').textContent")
        yield loop, page
    finally:
        loop.close()


def join(page: ChromiumPage, url: str, code: str, seat: int, name: str) -> ChromiumPage:
    """Types address and code, and chooses a seat; windows of one browser share what it remembers."""
    forgotten = {"origin": url, "storageTypes": "local_storage"}
    page.driver.execute_cdp_cmd("Storage.clearDataForOrigin", forgotten)
    page.open(url)
    page.until("document.querySelector('#code') && document.querySelector('#code').offsetParent")
    page.type("#code", code).tap("#enter")
    page.until("document.querySelector('#free .plate') && document.querySelector('#free').offsetParent")
    page.type("#name", name).tap(f'#free [data-key="{seat}#0"] .plate')
    page.until("document.body.classList.contains('at-table')")
    return page


ANSWERS = {"allow_verb": "allow", "allow": "Allow", "react_verb": "react", "react": "React"}
"""Both answers of a reaction window."""


def document(turn: int = 1, verbs: Sequence[str] = ("allow", "react")) -> dict[str, object]:
    """A document of a table without areas, whose actions are these verbs."""
    lists: dict[str, object] = {name: [] for name in ("areas", "seats", "log")}
    named = [{"verb": verb, "label": verb, "does": verb, "as_set": False, "offered": True} for verb in verbs]
    actions = [{"text": f"{turn} {each['verb']}", "picks": [], **each} for each in named]
    texts = {"look": "plain", "title": "", "progress": "", "prompt": "", "prompts": {}, "language": "en"}
    facts = {"seat": 1, "news": {"number": 0, "text": ""}, "actions": actions, "verbs": named, "yours": True}
    return {**lists, **texts, **facts}
