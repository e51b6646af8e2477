"""WebKit for GTK, whose windows are phones: the engine of every browser on iPhones."""

import os
import shutil
import subprocess
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from circus.tools.gallery.phone_pages.browser import Point, finger_actions
from circus.tools.gallery.phone_pages.selenium_browser import SeleniumBrowser, SeleniumPage

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"

_FOLDER = Path("/usr/lib")
_SCREEN_PX = "1400x1400x24"
_BAR_PX = 60
"""Height of the tool bar of all windows but the first, at most."""

_PAINT = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))"
"""Wait until the window is painted."""


def find_browser() -> Path | None:
    """Return the browser of the library's package; it is in no folder of commands."""
    return next(_FOLDER.glob("*/webkit2gtk-4.1/MiniBrowser"), None)


class WebKitPage(SeleniumPage):
    """Page on one phone: a window of WebKit. It is at least 334 px wide, and its finger is a mouse."""

    def resize(self, width: int, height: int) -> None:
        """Set the size of the phone, in pixels of the page."""
        self.driver.set_window_rect(0, 0, width, height)
        self.until(f"innerWidth >= {width} && Math.abs(innerHeight - {height}) < {_BAR_PX}")
        self.driver.execute_async_script(_PAINT)

    def send_touch(self, kind: str, *points: Point) -> None:
        """Send one event of a finger."""
        self.driver.execute("actions", {"actions": finger_actions(kind, *points)})

    def screenshot(self) -> bytes:
        """Return what the page shows as PNG."""
        self.driver.execute_async_script(_PAINT)
        return super().screenshot()


class WebKit(SeleniumBrowser[WebKitPage]):
    """WebKit with one window for each phone, on its own virtual screen."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        """Start the screen and the browser, whose profile is in `folder`."""
        self._screen, display = _start_screen()
        options = Options()
        options.binary_location = str(find_browser())
        options.add_argument("--automation")
        options.add_argument("--full-screen")  # without tool bar, which is broader than a phone
        home = {"HOME": str(folder), "LANGUAGE": language, "DISPLAY": display, "GDK_BACKEND": "x11"}
        service = Service(shutil.which(DRIVER) or "", env={**os.environ, **home})
        try:
            super().__init__(webdriver.WebKitGTK(options=options, service=service), WebKitPage)
        except BaseException:
            self._screen.terminate()
            raise

    def close(self) -> None:
        """End the browser and its screen."""
        super().close()
        self._screen.terminate()
        self._screen.wait()


def _start_screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start a virtual screen and return it with the name of its display."""
    read, write = os.pipe()
    words = [SCREEN, "-displayfd", str(write), "-screen", "0", _SCREEN_PX, "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    screen = subprocess.Popen(words, pass_fds=(write,), stdout=quiet, stderr=quiet)
    os.close(write)
    with os.fdopen(read, encoding="ascii") as number:
        return screen, f":{number.readline().strip()}"
