"""WebKit for GTK, whose windows are phones: the engine of every browser on iPhones."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Self

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from circus.ui.gallery.phone_pages.browser import PHONE, Page, Point, finger_actions, key_actions

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


class WebKitPage(Page):
    """Page on one phone: a window of WebKit. It is at least 334 px wide, and its finger is a mouse."""

    def __init__(self, driver: Any, handle: str) -> None:
        self._driver = driver
        self._handle = handle

    @property
    def _shown(self) -> Any:
        if self._driver.current_window_handle != self._handle:
            self._driver.switch_to.window(self._handle)
        return self._driver

    def resize(self, width: int, height: int) -> None:
        """Set the size of the phone, in pixels of the page."""
        self._shown.set_window_rect(0, 0, width, height)
        self.until(f"innerWidth >= {width} && Math.abs(innerHeight - {height}) < {_BAR_PX}")
        self._shown.execute_async_script(_PAINT)

    def open(self, url: str) -> Self:
        """Load an address."""
        self._shown.get(url)
        return self

    def run(self, script: str, *arguments: object) -> Any:
        """Return the result of a script."""
        return self._shown.execute_script(script, *arguments)

    def send_touch(self, kind: str, *points: Point) -> None:
        """Send one event of a finger."""
        self._shown.execute("actions", {"actions": finger_actions(kind, *points)})

    def press_key(self, key: str) -> None:
        """Press and release a key, as WebDriver writes it."""
        self._shown.execute("actions", {"actions": key_actions(key)})

    def screenshot(self) -> bytes:
        """Return what the page shows as PNG."""
        self._shown.execute_async_script(_PAINT)
        picture: bytes = self._shown.get_screenshot_as_png()
        return picture


class WebKit:
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
            self._driver: Any = webdriver.WebKitGTK(options=options, service=service)
        except BaseException:
            self._screen.terminate()
            raise
        self._first: str = self._driver.current_window_handle
        self._is_used = False

    def page(self, size: tuple[int, int] = PHONE) -> WebKitPage:
        """Return a phone of this size, in pixels of the page, with nothing on it."""
        if self._is_used:
            self._driver.switch_to.new_window("window")
        self._is_used = True
        page = WebKitPage(self._driver, self._driver.current_window_handle)
        page.resize(*size)
        return page

    def close_windows(self) -> None:
        """Close all windows but one, which is empty."""
        for handle in self._driver.window_handles:
            if handle != self._first:
                self._driver.switch_to.window(handle)
                self._driver.close()
        self._driver.switch_to.window(self._first)
        self._driver.get("about:blank")
        self._is_used = False

    def close(self) -> None:
        """End the browser and its screen."""
        self._driver.quit()
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
