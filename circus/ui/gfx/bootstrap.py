"""Start-up of pygame; refuses to start if the window would not be visible."""

import os
import sys

from circus.core.errors import CircusError, OverwrittenError
from circus.platform.install_advice import install_advice

INVISIBLE_DRIVERS = ("dummy", "offscreen")
"""Video drivers without a picture; SDL silently falls back to `offscreen` without a display."""

ALWAYS_WITH_DISPLAY = ("win32", "darwin")
"""Systems without an environment variable for the display."""

FRAMEBUFFER = "SDL_FRAMEBUFFER_ACCELERATION"
"""Hint for the way from a window's surface to the screen: "0" is direct, not through a texture."""

DIRECT_BITS = (15, 16, 24, 32)
"""Bits for a colour with which SDL fills a window of X11 from memory."""

SYSTEM_HINTS = {
    "darwin": {"SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK": "1"},  # many have one button only
    "linux": {FRAMEBUFFER: "0"},  # faster on X11; `_drop_unusable_hint` and `allow_acceleration` elsewhere
    "win32": {"SDL_WINDOWS_DPI_AWARENESS": "permonitorv2"},  # else Windows stretches the picture
}
"""SDL hints by the only system they apply to."""

KIOSK_HINTS = {
    "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0",  # SDL itself minimizes a full screen window that grabs the keys
    "SDL_GRAB_KEYBOARD": "1",  # else a grab holds the pointer only; also the Windows key
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # the click that gives the focus back also counts
    "SDL_VIDEO_ALLOW_SCREENSAVER": "0",
    "SDL_VIDEO_MAC_FULLSCREEN_SPACES": "0",  # else a swipe leads away; menu bar and Dock go too
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_X11_NET_WM_PING": "0",  # else the desktop asks visitors whether to end a slow program
    "SDL_WINDOWS_NO_CLOSE_ON_ALT_F4": "1",
}
"""Hints of SDL whose default lets visitors leave an unattended program."""


def prepare(*, kiosk: bool = False) -> None:
    """Set the environment and open display and fonts; call it before any scene is made.

    The mixer is not opened: probing it costs 100 ms and may fail; sound starts after the first frame.

    Args:
        kiosk: whether `KIOSK_HINTS` override the user's environment.

    Raises:
        OverwrittenError: another pygame is installed over pygame-ce.
        CircusError: pygame-ce is missing, or there is no display to open.
    """
    set_environment()
    if kiosk:
        os.environ.update(KIOSK_HINTS)
    _name_driver()
    try:
        import pygame
    except ImportError:
        raise CircusError(f"pygame-ce is not installed: {install_advice('pygame-ce')}") from None
    if not getattr(pygame, "IS_CE", False):
        raise OverwrittenError
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise CircusError(_no_display(str(error))) from None
    driver = pygame.display.get_driver()
    if driver in INVISIBLE_DRIVERS and driver not in asked.split(","):
        pygame.display.quit()
        raise CircusError(_no_display("no display was found"))
    _drop_unusable_hint(driver, pygame.display.Info().bitsize)
    pygame.font.init()


def set_environment() -> None:
    """Set the hints that SDL reads at its start, except those that the user has set."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "circus")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # else SDL hides the list of an input method
    for name, value in SYSTEM_HINTS.get(sys.platform, {}).items():
        os.environ.setdefault(name, value)


def _drop_unusable_hint(driver: str, bits: int) -> None:
    """Let SDL show windows through a texture where it cannot fill them from memory.

    Args:
        driver: of the display.
        bits: for a colour of the display.
    """
    if driver == "wayland" or (driver == "x11" and bits not in DIRECT_BITS):
        os.environ.pop(FRAMEBUFFER, None)


def allow_acceleration() -> bool:
    """Let SDL show windows through a texture; return false if it already might.

    It is for displays that `_drop_unusable_hint` does not know. SDL has decided at the first window, so the
    display is opened again; no window may be open.
    """
    import pygame

    if os.environ.pop(FRAMEBUFFER, None) is None:
        return False
    pygame.display.quit()
    pygame.display.init()
    return True


def choose_display() -> None:
    """Select the dummy driver if there is no display: for measuring, here and in child processes."""
    if not (os.environ.get("DISPLAY") or sys.platform in ALWAYS_WITH_DISPLAY):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


def _name_driver() -> None:
    """On Linux, name SDL's video driver: the ones it tries otherwise write their own error messages."""
    known = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("WAYLAND_DISPLAY")
    if known or not sys.platform.startswith("linux"):
        return
    if not os.environ.get("DISPLAY"):
        raise CircusError(_no_display("no display was found"))
    os.environ["SDL_VIDEODRIVER"] = "x11"


def _no_display(reason: str) -> str:
    way = "" if sys.platform in ALWAYS_WITH_DISPLAY else ", or set DISPLAY"
    return f"cannot open a window ({reason}): start circus in a graphical session{way}"
