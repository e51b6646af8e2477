"""Headless Chromium whose windows are phones: sizes, and touches of a finger."""

import shutil
import tempfile
import time
from pathlib import Path
from typing import Any, Self

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from circus.core.errors import CircusError

PATIENCE_S = 60.0
"""Longest wait for anything on a page."""

BROWSER, DRIVER = "chromium", "chromedriver"

PHONE = 390, 844
"""Size of a usual phone, in pixels of the page."""

_PHONE_PX = 700
"""A window with a side below this is a phone."""

_FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows", "--force-color-profile=srgb",
)  # fmt: skip

_MIDDLE = """
(each => {
  const box = each && each.getBoundingClientRect();
  return box && box.width && [box.left + box.width / 2, box.top + box.height / 2];
})(document.querySelector(arguments[0]))
"""
"""The middle of an element that is shown."""


def is_installed() -> bool:
    """Return whether this machine has the browser and its driver."""
    return bool(shutil.which(BROWSER) and shutil.which(DRIVER))


def expect_browser() -> None:
    """Raise `CircusError` if the browser or its driver is missing."""
    if not is_installed():
        raise CircusError(
            f"pictures of the phones' page need {BROWSER} and {DRIVER}: "
            "install both (on Debian chromium and chromium-driver), or leave out --phones"
        )


class Page:
    """Page on one phone: a window of the browser."""

    def __init__(self, browser: "Chromium", handle: str) -> None:
        self._browser = browser
        self._handle = handle

    @property
    def driver(self) -> Any:
        """The browser's driver, switched to this window."""
        self._browser.show(self._handle)
        return self._browser.driver

    def resize(self, width: int, height: int) -> None:
        """Set the size of the phone, in pixels of the page."""
        metrics = {
            "width": width,
            "height": height,
            "deviceScaleFactor": 1,
            "mobile": min(width, height) < _PHONE_PX,
        }
        touch = {"enabled": True, "maxTouchPoints": 2}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", touch)

    def open(self, url: str) -> Self:
        """Load an address."""
        self.driver.get(url)
        return self

    def run(self, script: str, *arguments: object) -> Any:
        """Return the result of a script."""
        return self.driver.execute_script(script, *arguments)

    def until(self, script: str, *arguments: object) -> Any:
        """Wait until an expression is true, and return its value.

        Raises:
            CircusError: if it is not within `PATIENCE_S`.
        """
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if value := self.run(f"return {script}", *arguments):
                return value
            time.sleep(0.03)
        raise CircusError(f"never: {script}: {self.run('return document.body.innerText')}")

    def type(self, selector: str, words: str) -> Self:
        """Write into a field."""
        self.run("document.querySelector(arguments[0]).value = arguments[1]", selector, words)
        return self

    def touch(self, x: float, y: float) -> None:
        """Tap a point."""
        self.send_touch("touchStart", (x, y))
        self.send_touch("touchEnd")

    def tap(self, selector: str) -> Self:
        """Tap an element, once it is at rest."""
        before: object = None
        while before != (middle := self.until(_MIDDLE.strip(), selector)):
            before = middle
            time.sleep(0.05)
        self.touch(*middle)
        return self

    def press_long(self, selector: str) -> Self:
        """Press an element until its card opens."""
        self.send_touch("touchStart", self.until(_MIDDLE.strip(), selector))
        self.until("document.querySelector('#about').open")
        self.send_touch("touchEnd")
        return self

    def send_touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Send one event of a finger."""
        touches = [{"x": x, "y": y} for x, y in points]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def sit(self, link: str, name: str) -> Self:
        """Open the invitation of a seat and sit down."""
        self.open(link)
        self.until("document.querySelector('#name') && document.querySelector('#name').offsetParent")
        self.type("#name", name).tap("#enter")
        self.until("document.body.classList.contains('at-table')")
        return self


class Chromium:
    """Browser with one window for each phone.

    Attributes:
        driver: of the browser, switched to the window `shown`.
        shown: handle of that window; asking the driver for it takes as long as a script.
    """

    def __init__(self, folder: Path, language: str = "en") -> None:
        """Start the browser with a new profile in `folder`."""
        options = Options()
        options.binary_location = shutil.which(BROWSER) or ""
        for flag in (*_FLAGS, f"--lang={language}", f"--user-data-dir={tempfile.mkdtemp(dir=folder)}"):
            options.add_argument(flag)
        options.add_experimental_option("prefs", {"intl.accept_languages": language})
        self.driver: Any = webdriver.Chrome(options=options, service=Service(shutil.which(DRIVER)))
        self.shown: str = self.driver.current_window_handle
        self._is_used = False

    def show(self, handle: str) -> None:
        """Switch the driver to a window."""
        if self.shown != handle:
            self.driver.switch_to.window(handle)
            self.shown = handle

    def page(self, size: tuple[int, int] = PHONE) -> Page:
        """Return a phone of this size, in pixels of the page, with nothing on it."""
        if self._is_used:
            self.driver.switch_to.new_window("window")
            self.shown = self.driver.current_window_handle
        self._is_used = True
        page = Page(self, self.shown)
        page.resize(*size)
        return page

    def close_windows(self) -> None:
        """Close all windows but one, which is empty."""
        first, *others = self.driver.window_handles
        for handle in others:
            self.show(handle)
            self.driver.close()
        self.show(first)
        self.driver.get("about:blank")
        self._is_used = False

    def close(self) -> None:
        """End the browser."""
        self.driver.quit()
