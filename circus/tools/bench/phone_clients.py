"""Phones of the benchmark: twelve websockets in a separate process, which act and ask at a fixed pace."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from aiohttp import ClientSession, ClientWebSocketResponse

PACE_S = 0.05
"""Interval in s between two messages of a phone: the most that the protocol allows for long."""

POLL_S = 0.005
"""Interval in s in which a condition is checked."""

MAX_WAIT_S = 60.0
"""Maximum time in s to wait for an answer; a busy machine can keep a process waiting for ten."""


def digest(document: str) -> str:
    """Return the digest of a document, to compare what a phone shows with the position of the host."""
    return blake2b(document.encode(), digest_size=8).hexdigest()


class SentAct(NamedTuple):
    """Act of a phone with its outcome: the code of its refusal, "" if it was not refused."""

    viewer: int
    position: int
    action: str
    refusal: str


class ShownDocument(NamedTuple):
    """Document that a phone shows."""

    viewer: int
    language: str
    position: int
    digest: str


class ClientReport(NamedTuple):
    """Acts of all phones since the last report, and what each shows while none of them acts."""

    acts: list[SentAct]
    shown: list[ShownDocument]


@dataclass
class PhoneClient:
    """One phone.

    Its act counts as not refused once a later ping is answered, since the table handles messages in order.

    Attributes:
        is_still: whether it only pings.
        position: of the document that it shows; `digest` is that of its text.
        waiting: its act without an outcome yet.
        acts: the acts with an outcome.
        counts: its acts, pings, pongs, documents and refusals by code, and whether it was cut off.
    """

    hello: dict[str, Any]
    rng: Random
    is_still: bool = False
    viewer: int = -1
    position: int = 0
    digest: str = ""
    legal: list[str] = field(default_factory=list)
    waiting: SentAct | None = None
    acts: list[SentAct] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    _answers_at: int = 0
    _pong: int = 0

    @property
    def shown(self) -> ShownDocument:
        """The document that it shows."""
        return ShownDocument(self.viewer, self.hello["language"], self.position, self.digest)

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
        await _until(lambda: socket.closed or self._pong == self.counts["ping"])
        self.counts["cut off"] += socket.closed
        reading.cancel()

    def _message(self) -> dict[str, Any]:
        if self.legal and self.waiting is None and not self.is_still:
            self.waiting = SentAct(self.viewer, self.position, self.rng.choice(self.legal), "")
            self.legal = []
            self._answers_at = self.counts["ping"] + 1
            self.counts["act"] += 1
            return {"type": "act", "position": self.waiting.position, "action": self.waiting.action}
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
            self._show(text, message)
        elif kind == "pong":
            self._pong = message["n"]
            if self.waiting and self._pong >= self._answers_at:
                self._settle("")
        elif kind == "refused":
            kind = f"refused {message['code']}"
            if self.waiting and message["code"] != "too_often":  # that may be a ping
                self._settle(message["code"])
        self.counts[kind] += 1

    def _show(self, text: str, message: dict[str, Any]) -> None:
        body = text.partition('"document":')[2].partition('"document":')
        self.position, self.digest = message["position"], digest((body[2] or body[0])[:-1])
        self.legal = [action["text"] for action in message["document"]["actions"]]

    def _settle(self, refusal: str) -> None:
        assert self.waiting
        self.acts.append(self.waiting._replace(refusal=refusal))
        self.waiting = None


async def _until(happened: Callable[[], bool]) -> bool:
    """Wait until something has happened; return false if it takes too long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(MAX_WAIT_S):
            while not happened():
                await asyncio.sleep(POLL_S)
    return happened()


def run_clients(pipe: Connection, url: str, hellos: list[dict[str, Any]], seconds: float) -> None:
    """Run the phones for some seconds.

    Once a second they stop acting. When all acts have an outcome, "still" is sent through the pipe. The other
    end answers with the position that each phone has to show, and gets a `ClientReport`. The sum of all
    counts is sent last.
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
            for client in clients:
                client.is_still = False
            await asyncio.sleep(1.0)
            await _compare(pipe, clients)
        stopping.set()
        await asyncio.gather(*tasks)
    pipe.send(sum((each.counts for each in clients), Counter[str]()))


async def _compare(pipe: Connection, clients: list[PhoneClient]) -> None:
    """Let all phones come to rest and report."""
    for client in clients:
        client.is_still = True
    await _until(lambda: all(each.waiting is None for each in clients))
    pipe.send("still")
    await _until(pipe.poll)
    expected: list[int] = pipe.recv()
    await _until(lambda: all(each.position == at for each, at in zip(clients, expected, strict=True)))
    acts = [act for each in clients for act in each.acts]
    pipe.send(ClientReport(acts, [each.shown for each in clients]))
    for client in clients:
        client.acts.clear()
