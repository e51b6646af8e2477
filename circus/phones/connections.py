"""Connections of any kind: how many there may be, and how long one may last that is no websocket."""

import asyncio

from aiohttp import web

MAX_CONNECTIONS = 192
"""Maximum number of connections of any kind."""

MAX_ADDRESS_CONNECTIONS = 48
"""Maximum number of those from one address; a browser opens about eight."""

REQUEST_S = 10.0
"""Time in s for the first request of a connection."""

IDLE_S = 30.0
"""Time in s after a request in which the answer must be taken, or another request must come."""

WATCH_S = 1.0
"""Interval in s in which these times are checked."""


class Connections:
    """All connections of a server. Times are those of the event loop, in s."""

    def __init__(self) -> None:
        self._since: dict[web.RequestHandler, float] = {}
        self._asked: set[web.RequestHandler] = set()
        self._websockets: set[web.RequestHandler] = set()

    def greet(self, server: web.Server) -> asyncio.BaseProtocol:
        """Return the protocol of a new connection, which ends at once if there are too many."""
        protocol, loop = server(), asyncio.get_running_loop()
        loop.call_later(0.0, lambda: self.admit(protocol, loop.time()))  # once it has a transport
        return protocol

    def admit(self, protocol: web.RequestHandler, now: float) -> None:
        """Count a new connection; end it if there are too many, in all or from its address."""
        self._forget_closed()
        self._since[protocol] = now
        same = sum(_address(each) == _address(protocol) for each in self._since)
        if len(self._since) > MAX_CONNECTIONS or same > MAX_ADDRESS_CONNECTIONS:
            abort(protocol)

    def note_request(self, protocol: web.RequestHandler, now: float) -> None:
        """Note that a whole request has come."""
        self._asked.add(protocol)
        self._since[protocol] = now

    def open_websocket(self, protocol: web.RequestHandler) -> None:
        """Let a connection last: it has become a websocket."""
        self._websockets.add(protocol)

    def close_websocket(self, protocol: web.RequestHandler, now: float) -> None:
        """Note that a websocket has ended; its last messages have to be taken in time."""
        self._websockets.discard(protocol)
        self._since[protocol] = now

    def end_late(self, now: float) -> None:
        """End the connections that have sent no whole request in time, or have not taken its answer."""
        self._forget_closed()
        for each, since in self._since.items():
            limit = IDLE_S if each in self._asked else REQUEST_S
            if each not in self._websockets and now - since >= limit:
                abort(each)

    async def watch(self) -> None:
        """End late connections, until this task is cancelled."""
        while True:
            await asyncio.sleep(WATCH_S)
            self.end_late(asyncio.get_running_loop().time())

    def _forget_closed(self) -> None:
        self._since = {each: since for each, since in self._since.items() if each.transport is not None}
        self._asked.intersection_update(self._since)
        self._websockets.intersection_update(self._since)


def abort(protocol: web.RequestHandler) -> None:
    """End a connection at once: what its other end has not taken is dropped."""
    if protocol.transport is not None:
        protocol.transport.abort()


def _address(protocol: web.RequestHandler) -> str:
    """Return the network address of the other end; "" once it has gone."""
    peer = protocol.transport.get_extra_info("peername") if protocol.transport else None
    return str(peer[0]) if peer else ""
