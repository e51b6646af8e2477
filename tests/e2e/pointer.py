"""The hand on the mouse and the keys of a real window: xdotool on X11, the events of Windows there."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any, Protocol

PATIENCE = 120.0
"""Seconds to wait for a window to appear."""

Place = tuple[int, int]
"""Pixels from the top left corner of what the window shows."""


class Pointer(Protocol):
    """What a person does with a window."""

    @property
    def window(self) -> str:
        """The id of the window, once it is there."""

    def press_along(self, places: Sequence[Place]) -> None:
        """Press at the first place, move to the others one after another, release at the last."""

    def key(self, name: str) -> None:
        """Press a key, named as X names it."""


def pointer_on(display: str) -> Pointer:
    """Return the hand on the window of the program that runs on a display, of which Windows has one."""
    return _WindowsPointer() if sys.platform == "win32" else _XPointer(display)


class _XPointer:
    def __init__(self, display: str) -> None:
        self._display = display
        self._window = ""

    @property
    def window(self) -> str:
        if not self._window:
            found = self._xdotool("search", "--sync", "--onlyvisible", "--class", "^circus$")
            self._window = found.split()[0]
        return self._window

    def press_along(self, places: Sequence[Place]) -> None:
        words: list[object] = []
        for number, place in enumerate(places):
            words += ["mousemove", "--window", self.window, *place]
            words += ["mousedown", 1] if number == 0 else []
        self._xdotool(*words, "mouseup", 1)

    def key(self, name: str) -> None:
        self._xdotool("key", "--window", self.window, name)

    def _xdotool(self, *words: object) -> str:
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self._display},
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=True,
        )
        return done.stdout


LEFT_DOWN, LEFT_UP, KEY_UP = 0x0002, 0x0004, 0x0002
STEP_SECONDS = 0.03
"""The window takes what comes later as another event."""

KEYS = {"Escape": 0x1B, "F1": 0x70, "F2": 0x71, "F11": 0x7A, "F12": 0x7B, "Return": 0x0D, "BackSpace": 0x08}
"""Name to the virtual key of Windows; a digit is its own."""


class _WindowsPointer:
    """`mouse_event` and `keybd_event`: they reach whatever lies under the pointer, as a hand does."""

    def __init__(self) -> None:
        import ctypes

        self._ctypes: Any = ctypes
        self._user: Any = ctypes.WinDLL("user32")  # type: ignore[attr-defined,unused-ignore]
        handle, pointer, number = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int
        self._user.SetProcessDPIAware()  # places are pixels
        self._user.SetForegroundWindow.argtypes = [handle]
        self._user.ClientToScreen.argtypes = [handle, pointer]
        self._user.SetCursorPos.argtypes = [number, number]
        self._handle = 0

    @property
    def window(self) -> str:
        return str(self._found())

    def press_along(self, places: Sequence[Place]) -> None:
        self._user.SetForegroundWindow(self._found())
        for number, place in enumerate(places):
            self._user.SetCursorPos(*self._on_screen(place))
            time.sleep(STEP_SECONDS)
            if number == 0:
                self._user.mouse_event(LEFT_DOWN, 0, 0, 0, 0)
                time.sleep(STEP_SECONDS)
        self._user.mouse_event(LEFT_UP, 0, 0, 0, 0)

    def key(self, name: str) -> None:
        self._user.SetForegroundWindow(self._found())
        code = KEYS.get(name) or ord(name.upper())
        self._user.keybd_event(code, 0, 0, 0)
        time.sleep(STEP_SECONDS)
        self._user.keybd_event(code, 0, KEY_UP, 0)

    def _on_screen(self, place: Place) -> Place:
        point = (self._ctypes.c_long * 2)(*place)
        self._user.ClientToScreen(self._found(), self._ctypes.byref(point))
        return point[0], point[1]

    def _found(self) -> int:
        """Wait for the visible window of the program: pygame names the class of its windows."""
        end = time.monotonic() + PATIENCE
        while not self._handle:
            assert time.monotonic() < end, "the program has no window"
            self._handle = next(iter(visible_windows("pygame")), 0)
            time.sleep(STEP_SECONDS)
        return self._handle


CONSOLES = ("ConsoleWindowClass", "CASCADIA_HOSTING_WINDOW_CLASS", "WineConsoleClass")
"""Classes of windows with a console: of Windows, of its Terminal, of Wine."""


def visible_windows(*kinds: str) -> list[int]:
    """Return the handles of the visible windows of some classes of Windows."""
    import ctypes

    user: Any = ctypes.WinDLL("user32")  # type: ignore[attr-defined,unused-ignore]
    user.IsWindowVisible.argtypes = [ctypes.c_void_p]
    user.GetClassNameW.argtypes = [ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_int]
    found: list[int] = []

    def look(handle: int, _: int) -> bool:
        text = ctypes.create_unicode_buffer(200)
        user.GetClassNameW(handle, text, len(text))
        if user.IsWindowVisible(handle) and text.value in kinds:
            found.append(handle)
        return True

    function: Any = ctypes.WINFUNCTYPE  # type: ignore[attr-defined,unused-ignore]
    callback = function(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(look)
    user.EnumWindows.argtypes = [type(callback), ctypes.c_void_p]
    user.EnumWindows(callback, None)
    return found
