"""Windows of a browser that Selenium drives."""

from typing import Any, Generic, Self, TypeVar

from circus.tools.gallery.phone_pages.browser import PHONE, Page, key_actions


class SeleniumPage(Page):
    """Page on one phone: a window of a browser that Selenium drives."""

    def __init__(self, browser: "SeleniumBrowser[Any]", handle: str) -> None:
        self._browser = browser
        self._handle = handle

    @property
    def driver(self) -> Any:
        """The browser's driver, switched to this window."""
        self._browser.show(self._handle)
        return self._browser.driver

    def open(self, url: str) -> Self:
        """Load an address."""
        self.driver.get(url)
        return self

    def run(self, script: str, *arguments: object) -> Any:
        """Return the result of a script."""
        return self.driver.execute_script(script, *arguments)

    def press_key(self, key: str) -> None:
        """Press and release a key, as WebDriver writes it."""
        self.driver.execute("actions", {"actions": key_actions(key)})

    def screenshot(self) -> bytes:
        """Return what the page shows as PNG."""
        picture: bytes = self.driver.get_screenshot_as_png()
        return picture


P = TypeVar("P", bound=SeleniumPage)


class SeleniumBrowser(Generic[P]):
    """Browser with one window for each phone.

    Attributes:
        driver: of the browser, switched to the window `shown`.
        shown: handle of that window; asking the driver for it takes as long as a script.
    """

    def __init__(self, driver: Any, page_type: type[P]) -> None:
        self.driver = driver
        self.shown: str = driver.current_window_handle
        self._first = self.shown
        self._page_type = page_type
        self._is_used = False

    def show(self, handle: str) -> None:
        """Switch the driver to a window."""
        if self.shown != handle:
            self.driver.switch_to.window(handle)
            self.shown = handle

    def page(self, size: tuple[int, int] = PHONE) -> P:
        """Return a phone of this size, in pixels of the page, with nothing on it."""
        if self._is_used:
            self.driver.switch_to.new_window("window")
            self.shown = self.driver.current_window_handle
        self._is_used = True
        page = self._page_type(self, self.shown)
        page.resize(*size)
        return page

    def close_windows(self) -> None:
        """Close all windows but one, which is empty."""
        for handle in self.driver.window_handles:
            if handle != self._first:
                self.show(handle)
                self.driver.close()
        self.show(self._first)
        self.driver.get("about:blank")
        self._is_used = False

    def close(self) -> None:
        """End the browser."""
        self.driver.quit()
