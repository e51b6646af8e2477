"""Phones of the benchmark: twelve websockets in a process of their own, which act and ask at a fixed pace."""

import asyncio
import json
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

PACE_S = 0.05
"""Interval in s between two messages of a phone: the most that the protocol allows for long."""


def digest(document: str) -> str:
    """Return the digest of a document, to compare what a phone shows with what was sent."""
    return blake2b(document.encode(), digest_size=8).hexdigest()


@dataclass
class PhoneClient:
    """One phone.

    Attributes:
        shown: position and digest of the document that it shows.
        waiting: the position of its last act until a newer document or a refusal comes; -1 for none.
        counts: its acts, pings, pongs, documents and refusals by code, and whether it was cut off.
    """

    hello: dict[str, Any]
    rng: Random
    viewer: int = -1
    shown: tuple[int, str] = (0, "")
    legal: list[str] = field(default_factory=list)
    waiting: int = -1
    counts: Counter[str] = field(default_factory=Counter)

    async def run(self, socket: ClientWebSocketResponse, stopping: asyncio.Event) -> None:
        """Say hello, then read, and send a message at each interval until the end."""
        await socket.send_str(json.dumps({"type": "hello", "protocol": 1, **self.hello}))
        reading = asyncio.create_task(self._read(socket))
        now = asyncio.get_running_loop().time
        at = now()
        while not (stopping.is_set() or socket.closed):
            at = max(at + PACE_S, now())  # after a stall it does not catch up
            await asyncio.sleep(at - now())
            with suppress(ConnectionError):
                await socket.send_str(json.dumps(self._message()))
        while not socket.closed and (self.waiting >= 0 or self.counts["pong"] < self.counts["ping"]):
            await asyncio.sleep(PACE_S)
        self.counts["cut off"] += socket.closed
        reading.cancel()

    def _message(self) -> dict[str, Any]:
        if self.legal and self.waiting < 0:
            self.waiting = self.shown[0]
            self.counts["act"] += 1
            return {"type": "act", "position": self.waiting, "action": self.rng.choice(self.legal)}
        self.counts["ping"] += 1
        return {"type": "ping", "n": self.counts["ping"]}

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        async for frame in socket:
            self._take(str(frame.data))

    def _take(self, text: str) -> None:
        message = json.loads(text)
        kind = message["type"]
        if kind == "seated":
            self.viewer = message["seat"]
        elif kind == "document":
            position = message["position"]
            body = text.partition('"document":')[2].partition('"document":')
            self.shown = position, digest((body[2] or body[0])[:-1])
            self.legal = [action["text"] for action in message["document"]["actions"]]
            self.waiting = -1 if position > self.waiting else self.waiting
        elif kind == "refused":
            kind = f"refused {message['code']}"
            self.waiting = -1
        self.counts[kind] += 1


def run_clients(pipe: Connection, url: str, hellos: list[dict[str, Any]], seconds: float) -> None:
    """Run the phones for some seconds.

    Sends what each shows once a second through the pipe, then the sum of all counts.
    """
    asyncio.run(_run(pipe, url, hellos, seconds))


async def _run(pipe: Connection, url: str, hellos: list[dict[str, Any]], seconds: float) -> None:
    clients = [PhoneClient(hello, Random(number)) for number, hello in enumerate(hellos)]
    stopping = asyncio.Event()
    async with ClientSession(headers={"Origin": url.removesuffix("/")}) as session:
        tasks = []
        for client in clients:
            socket = await session.ws_connect(f"{url}ws")
            tasks.append(asyncio.create_task(client.run(socket, stopping)))
        for _ in range(round(seconds)):
            await asyncio.sleep(1.0)
            pipe.send([(each.viewer, each.hello["language"], *each.shown) for each in clients])
        stopping.set()
        await asyncio.gather(*tasks)
    pipe.send(sum((each.counts for each in clients), Counter[str]()))
