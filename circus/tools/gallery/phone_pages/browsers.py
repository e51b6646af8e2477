"""Choice of the browser that shows the page: Chromium, Firefox or WebKit."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from circus.core.errors import CircusError, UsageError
from circus.platform.untrusted.limits import shortened
from circus.tools.gallery.phone_pages import chromium, firefox, webkit
from circus.tools.gallery.phone_pages.browser import Browser

BROWSERS = "chromium", "firefox", "webkit"
"""Names of the browsers; the first is the usual one."""


class _Kind(NamedTuple):
    """Kind of browser.

    Attributes:
        start: starts it, with its own folder and the language.
        parts: the programs that it needs, and whether each is installed.
        packages: Debian's packages of these programs.
    """

    start: Callable[[Path, str], Browser]
    parts: Callable[[], dict[str, bool]]
    packages: str


def _on_path(*names: str) -> dict[str, bool]:
    return {name: bool(shutil.which(name)) for name in names}


_KINDS = {
    "chromium": _Kind(
        chromium.Chromium,
        lambda: _on_path(chromium.BROWSER, chromium.DRIVER),
        "chromium and chromium-driver",
    ),
    "firefox": _Kind(firefox.Firefox, lambda: {"firefox": bool(firefox.find_browser())}, "firefox-esr"),
    "webkit": _Kind(
        webkit.WebKit,
        lambda: {"MiniBrowser": bool(webkit.find_browser()), **_on_path(webkit.DRIVER, webkit.SCREEN)},
        "webkit2gtk-driver and xvfb",
    ),
}


def is_installed(name: str) -> bool:
    """Return whether this machine has a browser of `BROWSERS` and what it needs."""
    return all(_KINDS[name].parts().values())


def expect_browser(name: str) -> None:
    """Raise `CircusError` if a browser, or what it needs, is missing, or is none of `BROWSERS`."""
    if name not in BROWSERS:
        raise UsageError(f"there is no browser '{shortened(name)}': choose {', '.join(BROWSERS)}")
    if not is_installed(name):
        kind = _KINDS[name]
        raise CircusError(
            f"pictures of the phones' page need {' and '.join(kind.parts())}: "
            f"install them (on Debian {kind.packages}), or leave out --phones"
        )


def open_browser(name: str, folder: Path, language: str) -> Browser:
    """Start a browser of `BROWSERS`; its profile is in `folder`."""
    return _KINDS[name].start(folder, language)
