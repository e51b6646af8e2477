"""Requests to an X11 window manager that SDL cannot make; each returns at once and may be ignored.

SDL restores a window by waiting for it to be mapped, without a limit: while the desktop is shown, or on
another workspace, that ends only when the supervisor kills the program.
"""

import ctypes
from contextlib import suppress

LIBRARY = "libX11.so.6"
"""The system's own library. Its name is apart from the call that loads it: a packager would include a
library named there."""
_PAGER = 2
"""Source of a request on behalf of the person: window managers refuse some from programs."""
_TO_WINDOW_MANAGER = (1 << 19) | (1 << 20)
"""Event mask: SubstructureNotify and SubstructureRedirect."""
_CLIENT_MESSAGE = 33
_ALL_WORKSPACES = 0xFFFFFFFF


class _ClientMessage(ctypes.Structure):
    """`XClientMessageEvent`, padded to the size of an `XEvent`."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("values", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 12),
    )


def activate_window(window: int) -> None:
    """Show, raise and focus a window, from now on also on all workspaces, and stop showing the desktop.

    Args:
        window: its number, from `pygame.display.get_wm_info`.
    """
    with suppress(OSError):
        library = ctypes.CDLL(LIBRARY)
        _declare(library)
        display = library.XOpenDisplay(None)
        if display:
            root = library.XDefaultRootWindow(display)
            _send(library, display, root, root, b"_NET_SHOWING_DESKTOP", 0)
            _send(library, display, root, window, b"_NET_WM_DESKTOP", _ALL_WORKSPACES)
            _send(library, display, root, window, b"_NET_ACTIVE_WINDOW", _PAGER)
            library.XCloseDisplay(display)


def _declare(library: ctypes.CDLL) -> None:
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
    library.XDefaultRootWindow.restype = ctypes.c_ulong
    library.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    library.XInternAtom.restype = ctypes.c_ulong
    library.XSendEvent.argtypes = [
        ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p
    ]  # fmt: skip
    library.XCloseDisplay.argtypes = [ctypes.c_void_p]


def _send(library: ctypes.CDLL, display: int, root: int, window: int, name: bytes, value: int) -> None:
    message = _ClientMessage(type=_CLIENT_MESSAGE, window=window, format=32)
    message.message_type = library.XInternAtom(display, name, 0)
    message.values[0] = value
    library.XSendEvent(display, root, 0, _TO_WINDOW_MANAGER, ctypes.byref(message))
