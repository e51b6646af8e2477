"""Headless Chromium whose windows are phones: sizes, and touches of a finger."""

import shutil
import tempfile
from pathlib import Path
from typing import Any, Self

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from circus.ui.gallery.phone_pages.browser import PHONE, Page, Point, key_actions

BROWSER, DRIVER = "chromium", "chromedriver"

_PHONE_PX = 700
"""A window with a side below this is a phone."""

_FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows", "--force-color-profile=srgb",
)  # fmt: skip


class ChromiumPage(Page):
    """Page on one phone: a window of Chromium."""

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

    def send_touch(self, kind: str, *points: Point) -> None:
        """Send one event of a finger."""
        touches = [{"x": x, "y": y} for x, y in points]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press_key(self, key: str) -> None:
        """Press and release a key, as WebDriver writes it."""
        self.driver.execute("actions", {"actions": key_actions(key)})

    def screenshot(self) -> bytes:
        """Return what the page shows as PNG."""
        picture: bytes = self.driver.get_screenshot_as_png()
        return picture


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

    def page(self, size: tuple[int, int] = PHONE) -> ChromiumPage:
        """Return a phone of this size, in pixels of the page, with nothing on it."""
        if self._is_used:
            self.driver.switch_to.new_window("window")
            self.shown = self.driver.current_window_handle
        self._is_used = True
        page = ChromiumPage(self, self.shown)
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
