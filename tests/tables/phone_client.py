"""A phone for tests: a websocket client in a thread of its own, as a browser would be."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

import aiohttp

Message = dict[str, Any]

PATIENCE = 400
"""Rounds of the program that a test waits for a phone."""
ROUND_S = 0.02
"""Longest wait for a message between two rounds, in s."""


class TestPhone:
    """One phone: it says hello at once, and stores what the table sends."""

    __test__ = False

    def __init__(self, page: str, **hello: object) -> None:
        """Connect to a page, with what a hello may contain."""
        self._page = page.rstrip("/")
        self._hello = {"type": "hello", "protocol": 1, "language": "en", **hello}
        self._inbox: Queue[Message] = Queue()
        self._outbox: asyncio.Queue[Message | None] | None = None
        self._loop = asyncio.new_event_loop()
        self.messages: list[Message] = []
        self._thread = Thread(target=self._loop.run_until_complete, args=(self._talk(),), daemon=True)
        self._thread.start()

    async def _talk(self) -> None:
        self._outbox = asyncio.Queue()
        origin = {"Origin": self._page}
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{self._page}/ws", headers=origin) as socket,
        ):
            await socket.send_json(self._hello)
            writer = asyncio.create_task(self._write(socket, self._outbox))
            async for frame in socket:
                message = json.loads(frame.data)
                self._inbox.put(message)
                if message["type"] == "seated":  # as the page confirms its seat
                    await socket.send_json({"type": "ping", "n": 0})
            writer.cancel()

    async def _write(
        self, socket: aiohttp.ClientWebSocketResponse, outbox: "asyncio.Queue[Message | None]"
    ) -> None:
        while (message := await outbox.get()) is not None:
            await socket.send_json(message)
        await socket.close()

    def wait(self, rounds: Callable[[], object], until: Callable[["TestPhone"], object]) -> None:
        """Let rounds of the program pass until something is true of this phone."""
        for _ in range(PATIENCE):
            rounds()
            with suppress(Empty):
                self.messages.append(self._inbox.get(timeout=ROUND_S))
            if until(self):
                return
        raise AssertionError(f"waited in vain; the last message was {self.messages[-1:]}")

    def send(self, **message: object) -> None:
        """Send a message."""
        self._put(message)

    def leave(self) -> None:
        """Close the connection, as a phone that sleeps does."""
        self._put(None)
        self._thread.join(5)

    def _put(self, message: Message | None) -> None:
        assert self._outbox is not None
        self._loop.call_soon_threadsafe(self._outbox.put_nowait, message)

    def last(self, kind: str) -> Message:
        """Return the last message of a kind; an empty one if there is none."""
        return next((each for each in reversed(self.messages) if each["type"] == kind), {})

    @property
    def document(self) -> dict[str, Any]:
        """The last document."""
        return dict(self.last("document").get("document", {}))

    def act(
        self, choose: Callable[[list[dict[str, Any]]], dict[str, Any]] = lambda actions: actions[0]
    ) -> None:
        """Choose one of the actions of the last document."""
        chosen = choose(self.document["actions"])
        self.send(type="act", position=self.last("document")["position"], action=chosen["text"])


def later_than(position: int) -> Callable[[TestPhone], bool]:
    """Whether a phone has a later document than this one."""
    return lambda phone: bool(phone.last("document")["position"] > position)
