"""Headless Firefox whose windows are phones, driven by its own WebDriver BiDi."""

import asyncio
import base64
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Self

from aiohttp import ClientSession

from circus.core.errors import CircusError
from circus.tools.gallery.phone_pages.browser import (
    PATIENCE_S,
    PHONE,
    Page,
    Point,
    finger_actions,
    key_actions,
)

COMMANDS = "firefox-esr", "firefox"
"""Names of the browser: Debian's, and everybody else's."""

_ADDRESS = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")

_PREFERENCES: dict[str, object] = {
    "remote.prefs.recommended": True,
    "dom.w3c_touch_events.enabled": 1,
    "dom.min_background_timeout_value": 4,
    "network.proxy.type": 0,
}

_RUN = """async (words) => {{
  const value = await (function () {{ {} }}).apply(null, JSON.parse(words));
  return JSON.stringify(value instanceof Node || value);
}}"""
"""Function that runs a script and returns its value as JSON; an element is `true`."""


def find_browser() -> str | None:
    """Return the path of the browser."""
    return next(filter(None, map(shutil.which, COMMANDS)), None)


class _Connection:
    """Connection to the browser: one command after another."""

    def __init__(self, url: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._number = 0
        self._session, self._socket = self._loop.run_until_complete(self._connect(url))

    async def _connect(self, url: str) -> Any:
        session = ClientSession()
        return session, await session.ws_connect(url, max_msg_size=0)

    def send(self, method: str, **parameters: object) -> Any:
        """Send a command and return its result."""
        return self._loop.run_until_complete(self._exchange(method, parameters))

    async def _exchange(self, method: str, parameters: dict[str, object]) -> Any:
        self._number += 1
        await self._socket.send_json({"id": self._number, "method": method, "params": parameters})
        async with asyncio.timeout(PATIENCE_S):
            while (answer := await self._socket.receive_json()).get("id") != self._number:
                pass
        if answer["type"] == "error":
            raise CircusError(f"Firefox refuses {method}: {answer['message']}")
        return answer["result"]

    def close(self) -> None:
        """End the connection."""
        self._loop.run_until_complete(self._session.close())
        self._loop.close()


class FirefoxPage(Page):
    """Page on one phone: a window of Firefox."""

    def __init__(self, connection: _Connection) -> None:
        self._connection = connection
        self.context: str = connection.send("browsingContext.create", type="window")["context"]

    def resize(self, width: int, height: int) -> None:
        """Set the size of the phone, in pixels of the page."""
        size = {"width": width, "height": height}
        self._connection.send("browsingContext.setViewport", context=self.context, viewport=size)

    def open(self, url: str) -> Self:
        """Load an address."""
        self._connection.send("browsingContext.navigate", context=self.context, url=url, wait="complete")
        return self

    def run(self, script: str, *arguments: object) -> Any:
        """Return the result of a script."""
        answer = self._connection.send(
            "script.callFunction",
            functionDeclaration=_RUN.format(script),
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise CircusError(f"{script}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"].get("value", "null"))

    def send_touch(self, kind: str, *points: Point) -> None:
        """Send one event of a finger."""
        actions = finger_actions(kind, *points)
        self._connection.send("input.performActions", context=self.context, actions=actions)

    def press_key(self, key: str) -> None:
        """Press and release a key, as WebDriver writes it."""
        self._connection.send("input.performActions", context=self.context, actions=key_actions(key))

    def screenshot(self) -> bytes:
        """Return what the page shows as PNG."""
        picture = self._connection.send("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(picture["data"])


class Firefox:
    """Firefox with one window for each phone."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        """Start the browser with a new profile in `folder`."""
        profile = Path(tempfile.mkdtemp(dir=folder))
        preferences = {**_PREFERENCES, "intl.accept_languages": language}
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()
        ]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        words = [find_browser() or COMMANDS[0], "--headless", "--no-remote", "--profile", str(profile)]
        messages = profile / "messages"
        with messages.open("wb") as output:
            self._process = subprocess.Popen(
                [*words, "--remote-debugging-port", "0"], stdout=subprocess.DEVNULL, stderr=output
            )
        try:
            self._connection = _Connection(f"{self._address(messages)}/session")
            self._connection.send("session.new", capabilities={})
        except BaseException:
            self._process.kill()
            raise
        self._pages: list[FirefoxPage] = []

    def _address(self, messages: Path) -> str:
        """Wait for the address that the browser prints, and return it."""
        for _ in range(int(PATIENCE_S / 0.1)):
            if found := _ADDRESS.search(messages.read_bytes()):
                return found[1].decode()
            try:
                self._process.wait(0.1)
            except subprocess.TimeoutExpired:
                continue
            break
        raise CircusError("Firefox does not start")

    def page(self, size: tuple[int, int] = PHONE) -> FirefoxPage:
        """Return a phone of this size, in pixels of the page, with nothing on it."""
        page = FirefoxPage(self._connection)
        self._pages.append(page)
        page.resize(*size)
        return page

    def close_windows(self) -> None:
        """Close the windows of all phones."""
        for page in self._pages:
            self._connection.send("browsingContext.close", context=page.context)
        self._pages.clear()

    def close(self) -> None:
        """End the browser."""
        self._connection.send("browser.close")
        self._connection.close()
        self._process.wait(PATIENCE_S)
