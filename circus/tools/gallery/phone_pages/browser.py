"""Browsers whose windows are phones: what each of them offers."""

import time
from abc import ABC, abstractmethod
from typing import Any, Protocol, Self

from circus.core.errors import CircusError

PATIENCE_S = 60.0
"""Longest wait for anything on a page."""

PHONE = 390, 844
"""Size of a usual phone, in pixels of the page."""

Point = tuple[float, float]

_MIDDLE = """
(each => {
  const box = each && each.getBoundingClientRect();
  return box && box.width && [box.left + box.width / 2, box.top + box.height / 2];
})(document.querySelector(arguments[0]))
"""
"""The middle of an element that is shown."""


class Page(ABC):
    """Page on one phone: a window of the browser."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Set the size of the phone, in pixels of the page."""

    @abstractmethod
    def open(self, url: str) -> Self:
        """Load an address."""

    @abstractmethod
    def run(self, script: str, *arguments: object) -> Any:
        """Return the result of a script."""

    @abstractmethod
    def send_touch(self, kind: str, *points: Point) -> None:
        """Send one event of a finger: `touchStart`, `touchMove` or `touchEnd`."""

    @abstractmethod
    def press_key(self, key: str) -> None:
        """Press and release a key, as WebDriver writes it."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """Return what the page shows as PNG."""

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
        """Tap an element, once it is at rest and the page takes taps."""
        before: object = None
        while before != (middle := self.until(_MIDDLE.strip(), selector)):
            before = middle
            time.sleep(0.05)
        self.until("!document.body.classList.contains('rests')")
        self.touch(*middle)
        return self

    def press_long(self, selector: str) -> Self:
        """Press an element until its card opens."""
        self.send_touch("touchStart", self.until(_MIDDLE.strip(), selector))
        self.until("document.querySelector('#about').open")
        self.send_touch("touchEnd")
        return self

    def sit(self, link: str, name: str) -> Self:
        """Open the invitation of a seat and sit down."""
        self.open(link)
        self.until("document.querySelector('#name') && document.querySelector('#name').offsetParent")
        self.type("#name", name).tap("#enter")
        self.until("document.body.classList.contains('at-table')")
        return self


class Browser(Protocol):
    """Browser with one window for each phone."""

    def page(self, size: tuple[int, int] = PHONE) -> Page:
        """Return a phone of this size, in pixels of the page, with nothing on it."""

    def close_windows(self) -> None:
        """Close all windows, or all but one, which is empty."""

    def close(self) -> None:
        """End the browser."""


def finger_actions(kind: str, *points: Point) -> list[dict[str, object]]:
    """Return one event of a finger as WebDriver writes it.

    >>> finger_actions("touchEnd")[0]["actions"]
    [{'type': 'pointerUp', 'button': 0}]
    """
    moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0} for x, y in points]
    presses = {"touchStart": "pointerDown", "touchEnd": "pointerUp"}
    press = [{"type": presses[kind], "button": 0}] if kind in presses else []
    source = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
    return [{**source, "actions": [*moves, *press]}]


def key_actions(key: str) -> list[dict[str, object]]:
    """Return the press of a key as WebDriver writes it.

    >>> [action["type"] for action in key_actions("a")[0]["actions"]]
    ['keyDown', 'keyUp']
    """
    return [
        {
            "type": "key",
            "id": "keys",
            "actions": [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")],
        }
    ]
