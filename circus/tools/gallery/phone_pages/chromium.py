"""Headless Chromium whose windows are phones: sizes, and touches of a finger."""

import shutil
import tempfile
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from circus.tools.gallery.phone_pages.browser import Point
from circus.tools.gallery.phone_pages.selenium_browser import SeleniumBrowser, SeleniumPage

BROWSER, DRIVER = "chromium", "chromedriver"

_PHONE_PX = 700
"""A window with a side below this is a phone."""

_FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows", "--force-color-profile=srgb",
)  # fmt: skip


class ChromiumPage(SeleniumPage):
    """Page on one phone: a window of Chromium."""

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

    def send_touch(self, kind: str, *points: Point) -> None:
        """Send one event of a finger."""
        touches = [{"x": x, "y": y} for x, y in points]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


class Chromium(SeleniumBrowser[ChromiumPage]):
    """Chromium with one window for each phone."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        """Start the browser with a new profile in `folder`."""
        options = Options()
        options.binary_location = shutil.which(BROWSER) or ""
        for flag in (*_FLAGS, f"--lang={language}", f"--user-data-dir={tempfile.mkdtemp(dir=folder)}"):
            options.add_argument(flag)
        options.add_experimental_option("prefs", {"intl.accept_languages": language})
        service = Service(shutil.which(DRIVER))
        super().__init__(webdriver.Chrome(options=options, service=service), ChromiumPage)
