"""Pages in a real browser, headless Chromium with touch, at a table whose main loop is a thread."""

import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from circus.content.data import sprite_files
from circus.phones.server import PhoneServer
from circus.phones.table import PhoneTable
from circus.session.host import Host
from circus.ui.phones import SkinDescriber

ROUND_S = 0.008
ROUND_MS = 16.0
PATIENCE_S = 60.0
"""Longest wait for anything on a page."""

FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows", "--force-color-profile=srgb",
)  # fmt: skip

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
return targets;
"""
"""Everything that can be chosen, with a point to touch.

The card that a slow finger opens is closed.
"""


def is_installed() -> bool:
    """Whether this machine has the browser and its driver."""
    return bool(shutil.which("chromium") and shutil.which("chromedriver"))


MIDDLE = """
(each => {
  const box = each && each.getBoundingClientRect();
  return box && box.width && [box.left + box.width / 2, box.top + box.height / 2];
})(document.querySelector(arguments[0]))
"""
"""The middle of an element that is shown."""


class Loop:
    """A table with its server, and the program's main loop in a thread."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.table = PhoneTable(host, SkinDescriber())
        self.server = PhoneServer(self.table.exchange, sprite_files(host.session.game.name))
        self.fault: BaseException | None = None
        self._runs = True
        self._calls: Queue[tuple[Callable[[], object], Event]] = Queue()
        self.server.start(port=0)
        self._invitations = dict(self.table.invitations)
        self._thread = Thread(target=self._run, name="main loop", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            while self._runs:
                self._answer_calls()
                self.host.advance(ROUND_MS)
                self.table.advance(ROUND_MS)
                time.sleep(ROUND_S)
        except BaseException as fault:  # shown by the test, which waits in another thread
            self.fault = fault

    def _answer_calls(self) -> None:
        with suppress(Empty):
            while True:
                call, done = self._calls.get_nowait()
                call()
                done.set()

    def do(self, call: Callable[[], object]) -> None:
        """Does something at the table between two rounds."""
        done = Event()
        self._calls.put((call, done))
        assert done.wait(PATIENCE_S), self.fault

    def link(self, seat: int) -> str:
        """What the picture code of a seat holds."""
        return f"{self.server.urls[0]}#{self._invitations[seat]}"

    def close(self) -> None:
        self._runs = False
        self._thread.join(10)
        self.server.stop()


class Chromium:
    """One browser with a window for each phone.

    Attributes:
        shown: the handle of the window that its driver speaks to; asking the driver for it takes as long as
            a script.
    """

    def __init__(self, folder: Path, language: str = "en") -> None:
        options = Options()
        options.binary_location = shutil.which("chromium") or ""
        for flag in (*FLAGS, f"--lang={language}", f"--user-data-dir={tempfile.mkdtemp(dir=folder)}"):
            options.add_argument(flag)
        options.add_experimental_option("prefs", {"intl.accept_languages": language})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver: Any = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.shown: str = self.driver.current_window_handle
        self._is_used = False

    def show(self, handle: str) -> None:
        """Speak to another window."""
        if self.shown != handle:
            self.driver.switch_to.window(handle)
            self.shown = handle

    def page(self, width: int = 390, height: int = 844) -> "Page":
        """A phone of this size, with nothing on it."""
        if self._is_used:
            self.driver.switch_to.new_window("window")
            self.shown = self.driver.current_window_handle
        self._is_used = True
        page = Page(self, self.shown)
        page.resize(width, height)
        return page

    def clear(self) -> None:
        """Close all windows but one, which is empty, and forget what the browser complained about."""
        first, *others = self.driver.window_handles
        for handle in others:
            self.show(handle)
            self.driver.close()
        self.show(first)
        self.driver.get("about:blank")
        self.driver.get_log("browser")
        self._is_used = False

    def close(self) -> None:
        self.driver.quit()


class Page:
    """The page on one phone."""

    def __init__(self, browser: Chromium, handle: str) -> None:
        self._browser = browser
        self._handle = handle

    @property
    def driver(self) -> Any:
        """The browser, at the window of this phone."""
        self._browser.show(self._handle)
        return self._browser.driver

    def type(self, selector: str, words: str) -> "Page":
        """Writes into a field."""
        self.run("document.querySelector(arguments[0]).value = arguments[1]", selector, words)
        return self

    def ask(self, selector: str) -> "Page":
        """A finger stays on an element until its card opens."""
        x, y = self.until(MIDDLE.strip(), selector)
        start = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", start)
        self.until("document.querySelector('#about').open")
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return self

    def resize(self, width: int, height: int) -> None:
        metrics = {
            "width": width,
            "height": height,
            "deviceScaleFactor": 1,
            "mobile": min(width, height) < 700,
        }
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.driver.execute_cdp_cmd(
            "Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2}
        )

    def open(self, url: str) -> "Page":
        self.driver.get(url)
        return self

    def run(self, script: str, *given: object) -> Any:
        """What a script returns."""
        return self.driver.execute_script(script, *given)

    def until(self, script: str, *given: object) -> Any:
        """Waits until a script returns something."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if found := self.run(f"return {script}", *given):
                return found
            time.sleep(0.03)
        raise AssertionError(f"never: {script}: {self.run('return document.body.innerText')}")

    def touch(self, x: float, y: float) -> None:
        """A finger taps a point."""
        points = [{"x": x, "y": y}]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def tap(self, selector: str) -> "Page":
        """A finger taps an element, once it lies still."""
        before: object = None
        while before != (middle := self.until(MIDDLE.strip(), selector)):
            before = middle
            time.sleep(0.05)
        self.touch(*middle)
        return self

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A finger draws something from one point to another."""
        send = self.driver.execute_cdp_cmd
        steps = 6
        for step in range(steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
            kind = "touchMove" if step else "touchStart"
            send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            time.sleep(0.05 if step < steps else 0.3)  # at rest at the end: a flick swallows the next tap
        send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def sit(self, link: str, name: str) -> "Page":
        """Scans a code and sits down: two touches."""
        self.open(link)
        self.until("document.querySelector('#name') && document.querySelector('#name').offsetParent")
        self.type("#name", name).tap("#enter")
        self.until("document.body.classList.contains('at-table')")
        return self

    def join(self, url: str, code: str, seat: int, name: str) -> "Page":
        """Types address and code, and chooses a seat; windows of one browser share what it remembers."""
        forgotten = {"origin": url, "storageTypes": "local_storage"}
        self.driver.execute_cdp_cmd("Storage.clearDataForOrigin", forgotten)
        self.open(url)
        self.until("document.querySelector('#code') && document.querySelector('#code').offsetParent")
        self.type("#code", code).tap("#enter")
        self.until("document.querySelector('#free .plate') && document.querySelector('#free').offsetParent")
        self.type("#name", name).tap(f'#free [data-key="{seat}#0"] .plate')
        self.until("document.body.classList.contains('at-table')")
        return self

    @property
    def targets(self) -> list[tuple[str, float, float]]:
        """What can be chosen now, with a point to touch."""
        return [(name, x, y) for name, x, y in self.run(TARGETS)]

    @property
    def faults(self) -> list[str]:
        """What the browser complained about."""
        self.run("return 0")
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
