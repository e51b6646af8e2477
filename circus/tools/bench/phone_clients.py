"""Phones of the benchmark: twelve websockets in a separate process, which act and ask at a fixed pace."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse

PACE_S = 0.05
"""Interval in s between two messages of a phone: the most that the protocol allows for long."""

POLL_S = 0.005
"""Interval in s in which a condition is checked."""

MAX_WAIT_S = 60.0
"""Maximum time in s to wait for an answer; a busy machine can keep a process waiting for ten."""

MAX_UNANSWERED = 20
"""Pings without an answer at which a phone pauses: more would be refused when a machine that was stopped
goes on, and a refusal does not say of which message."""

RETURN_S = 0.5
"""Time in s after which a phone that has lost its connection comes back, as its page does."""


def digest(document: str) -> str:
    """Return the digest of a document, to compare what a phone shows with the position of the host."""
    return blake2b(document.encode(), digest_size=8).hexdigest()


class SentAct(NamedTuple):
    """Act of a phone with its outcome: the code of its refusal, "" if it was not refused.

    `is_repeated`: it was sent again, since the connection was lost before its outcome was known.
    """

    viewer: int
    position: int
    action: str
    refusal: str
    is_repeated: bool = False


class ShownDocument(NamedTuple):
    """Document that a phone shows."""

    viewer: int
    language: str
    position: int
    digest: str


class ClientReport(NamedTuple):
    """Acts of all phones since the last report, and what each shows while none of them acts.

    `waiting` are the acts without an outcome yet.
    """

    acts: list[SentAct]
    waiting: list[SentAct]
    shown: list[ShownDocument]


@dataclass
class PhoneClient:
    """One phone.

    Its act counts as not refused once a later ping is answered, since the table handles messages in order.
    After a lost connection it comes back to its seat, and sends an act without an outcome again.

    Attributes:
        hello: its first message: with its invitation, then with its token.
        rng: chooses its acts.
        is_still: whether it only pings.
        viewer: its seat; -1 for a spectator.
        position: of the document that it shows; `digest` is that of its text.
        legal: the acts of that document.
        waiting: its act without an outcome yet.
        acts: the acts with an outcome.
        counts: its acts, pings, pongs, documents, refusals by code, and lost connections.
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

    async def run(self, session: ClientSession, url: str, stopping: asyncio.Event) -> None:
        """Play and ping until the end, over one connection after another."""
        while not stopping.is_set():
            with suppress(ClientError, OSError):
                async with session.ws_connect(url) as socket:
                    await self._talk(socket, stopping)
            if not stopping.is_set():
                self.counts["cut off"] += 1
                await asyncio.sleep(RETURN_S)

    async def _talk(self, socket: ClientWebSocketResponse, stopping: asyncio.Event) -> None:
        """Say hello, then read, and send a message at each interval until the connection or all ends."""
        await socket.send_str(json.dumps({"type": "hello", "protocol": 1, **self.hello}))
        self.legal, self._pong = [], self.counts["ping"]
        repeated, self._answers_at = self.waiting, self.counts["ping"] + 1
        if repeated:
            self.waiting = repeated._replace(is_repeated=True)
            await socket.send_str(_act_message(repeated))
        reading = asyncio.create_task(self._read(socket))
        now = asyncio.get_running_loop().time
        at = now()
        try:
            while not (stopping.is_set() or reading.done()):
                at = max(at + PACE_S, now())  # after a stall it does not catch up
                await asyncio.sleep(at - now())
                if self.counts["ping"] - self._pong < MAX_UNANSWERED:
                    await socket.send_str(self._message())
            await _until(lambda: reading.done() or self._pong == self.counts["ping"])
        finally:
            reading.cancel()

    def _message(self) -> str:
        if self.legal and self.waiting is None and not self.is_still:
            self.waiting = SentAct(self.viewer, self.position, self.rng.choice(self.legal), "")
            self.legal = []
            self._answers_at = self.counts["ping"] + 1
            self.counts["act"] += 1
            return _act_message(self.waiting)
        self.counts["ping"] += 1
        return json.dumps({"type": "ping", "n": self.counts["ping"]})

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        async for frame in socket:
            self._take(str(frame.data))

    def _take(self, text: str) -> None:
        message = json.loads(text)
        kind = message["type"]
        if kind == "seated":
            self._sit_down(message["seat"], message["token"])
        elif kind == "document":
            self._show(text, message)
        elif kind == "pong":
            self._pong = message["n"]
            if self.waiting and self._pong >= self._answers_at:
                self._settle("")
        elif kind == "refused":
            kind = f"refused {message['code']}"
            if self.waiting:
                self._settle(message["code"])
        self.counts[kind] += 1

    def _sit_down(self, seat: int, token: str) -> None:
        self.viewer = seat
        if token:
            self.hello = {"token": token, "language": self.hello["language"]}

    def _show(self, text: str, message: dict[str, Any]) -> None:
        body = text.partition('"document":')[2].partition('"document":')
        self.position, self.digest = message["position"], digest((body[2] or body[0])[:-1])
        self.legal = [action["text"] for action in message["document"]["actions"]]

    def _settle(self, refusal: str) -> None:
        assert self.waiting
        self.acts.append(self.waiting._replace(refusal=refusal))
        self.waiting = None


def _act_message(act: SentAct) -> str:
    return json.dumps({"type": "act", "position": act.position, "action": act.action})


async def _until(happened: Callable[[], bool]) -> bool:
    """Wait until something has happened; return false if it takes too long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(MAX_WAIT_S):
            while not happened():
                await asyncio.sleep(POLL_S)
    return happened()


def run_clients(pipe: Connection, url: str, hellos: list[dict[str, Any]], seconds: float) -> None:
    """Run the phones for some seconds.

    Once a second they stop acting. When all acts have an outcome, a `ClientReport` is sent through the pipe.
    The other end answers with the position that each phone has to show, until it has compared a report, and
    then with `None`. The sum of all counts is sent last.
    """
    asyncio.run(_run(pipe, url, hellos, seconds))


async def _run(pipe: Connection, url: str, hellos: list[dict[str, Any]], seconds: float) -> None:
    clients = [PhoneClient(hello, Random(number)) for number, hello in enumerate(hellos)]
    stopping = asyncio.Event()
    async with ClientSession(headers={"Origin": url.removesuffix("/")}) as session:
        tasks = [asyncio.create_task(each.run(session, f"{url}ws", stopping)) for each in clients]
        for _ in range(round(seconds)):
            for client in clients:
                client.is_still = False
            await asyncio.sleep(1.0)
            await _compare(pipe, clients)
        stopping.set()
        await asyncio.gather(*tasks)
    pipe.send(sum((each.counts for each in clients), Counter[str]()))


async def _compare(pipe: Connection, clients: list[PhoneClient]) -> None:
    """Let all phones come to rest and report, until what they show could be compared."""
    for client in clients:
        client.is_still = True
    while (expected := await _report(pipe, clients)) is not None:
        await _until(partial(_are_at, clients, expected))
    for client in clients:
        client.acts.clear()


async def _report(pipe: Connection, clients: list[PhoneClient]) -> list[int] | None:
    """Send a report once all acts have an outcome; return the positions to show, `None` once compared."""
    await _until(lambda: all(each.waiting is None for each in clients))
    acts = [act for each in clients for act in each.acts]
    waiting = [each.waiting for each in clients if each.waiting]
    pipe.send(ClientReport(acts, waiting, [each.shown for each in clients]))
    await _until(pipe.poll)
    expected: list[int] | None = pipe.recv()
    return expected


def _are_at(clients: list[PhoneClient], expected: list[int]) -> bool:
    """Check whether the phones show the documents with these numbers."""
    return all(each.position == at for each, at in zip(clients, expected, strict=True))
