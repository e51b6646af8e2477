"""Browsers of phones that connect to a real server on this machine, while the main loop goes round."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from time import perf_counter
from typing import Any, TypeVar

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from circus.phones.server import PhoneServer
from circus.phones.table import PhoneTable
from circus.session.host import Host
from tests.phones import CONFIRMS, phones_of, rounds

T = TypeVar("T")
MAX_ROUNDS = 1_000_000


class Venue:
    """A table, its server, and the main loop of the program."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.table: PhoneTable = phones_of(host)
        self.server = PhoneServer(self.table.exchange, {})
        self._at = perf_counter()

    @property
    def url(self) -> str:
        return self.server.url

    @property
    def host_name(self) -> str:
        """The header `Host` of its pages."""
        return self.url.removeprefix("http://").rstrip("/")

    async def _round(self) -> None:
        """One round; as much time passes as on the clock, so that a slow machine keeps nobody away."""
        before, self._at = self._at, perf_counter()
        rounds(self.table, self.host, (self._at - before) * 1000)
        self.table.answer_request(gives=True)  # nobody sits at a screen
        await asyncio.sleep(0)

    async def meanwhile(self, waiting: Awaitable[T]) -> T:
        """The main loop goes round until something has happened elsewhere."""
        task = asyncio.ensure_future(waiting)
        for _ in range(MAX_ROUNDS):
            await self._round()
            if task.done():
                return task.result()
        raise AssertionError("nothing happens")

    async def until(self, happened: Callable[[], bool]) -> None:
        """The main loop goes round until something is so."""
        for _ in range(MAX_ROUNDS):
            if happened():
                return
            await self._round()
        raise AssertionError("it never happens")


class Browser:
    """A page on a phone.

    Attributes:
        document: the message with the last document.
    """

    def __init__(self, venue: Venue, socket: ClientWebSocketResponse) -> None:
        self.venue = venue
        self.socket = socket
        self.document: dict[str, Any] = {}
        self.token = ""

    async def send(self, **message: object) -> None:
        await self.socket.send_str(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """The next message but the answer to the ping of a new seat; `{"type": "closed"}` for the end."""
        frame = await self.venue.meanwhile(self.socket.receive())
        if frame.type is not WSMsgType.TEXT:
            return {"type": "closed"}
        message: dict[str, Any] = json.loads(frame.data)
        if message == {"type": "pong", "n": CONFIRMS}:
            return await self.next()
        if message["type"] == "document":
            self.document = message
        if message["type"] == "seated":
            self.token = message["token"]
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := await self.next())["type"] not in kinds:
            assert message["type"] != "closed" or "closed" in kinds
        return message

    async def hello(self, **message: object) -> dict[str, Any]:
        await self.send(type="hello", protocol=1, **message)
        answer = await self.until("seated", "seats", "refused", "gone", "closed")
        if answer["type"] == "seated":
            await self.send(type="ping", n=CONFIRMS)
        return answer


async def opened(venue: Venue, session: ClientSession, **headers: str) -> Browser:
    """Opens the websocket as the page does, or with other headers."""
    origin = {"Origin": venue.url.removesuffix("/")}
    socket = await venue.meanwhile(session.ws_connect(f"{venue.url}ws", headers={**origin, **headers}))
    return Browser(venue, socket)


def visit(host: Host, play: Callable[[Venue, ClientSession], Coroutine[Any, Any, None]]) -> Venue:
    """Serves a table on this machine while browsers visit it."""
    venue = Venue(host)

    async def visited() -> None:
        async with ClientSession() as session:
            await play(venue, session)

    venue.server.start(port=0)
    try:
        asyncio.run(visited())
    finally:
        venue.server.stop()
    return venue
