"""Limits of connections of any kind: their number, and the time of those that are no websockets."""

import asyncio
from math import inf

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
        self._deadlines: dict[web.RequestHandler, float] = {}

    def greet(self, server: web.Server) -> asyncio.BaseProtocol:
        """Return the protocol of a new connection, which ends at once if there are too many."""
        protocol, loop = server(), asyncio.get_running_loop()
        loop.call_later(0.0, lambda: self.admit(protocol, loop.time()))  # once it has a transport
        return protocol

    def admit(self, protocol: web.RequestHandler, now: float) -> None:
        """Count a new connection; end it if there are too many, in all or from its address."""
        self._forget_closed()
        self._deadlines[protocol] = now + REQUEST_S
        same = sum(_address(each) == _address(protocol) for each in self._deadlines)
        if len(self._deadlines) > MAX_CONNECTIONS or same > MAX_ADDRESS_CONNECTIONS:
            abort(protocol)

    def extend(self, protocol: web.RequestHandler, now: float) -> None:
        """Give a connection `IDLE_S` more: it has sent a whole request, or its websocket has ended."""
        self._deadlines[protocol] = now + IDLE_S

    def open_websocket(self, protocol: web.RequestHandler) -> None:
        """Let a connection last: it has become a websocket."""
        self._deadlines[protocol] = inf

    def end_late(self, now: float) -> None:
        """End the connections that have sent no whole request in time, or have not taken its answer."""
        self._forget_closed()
        for each, deadline in self._deadlines.items():
            if deadline <= now:
                abort(each)

    async def watch(self) -> None:
        """End late connections, until this task is cancelled."""
        while True:
            await asyncio.sleep(WATCH_S)
            self.end_late(asyncio.get_running_loop().time())

    def _forget_closed(self) -> None:
        self._deadlines = {each: at for each, at in self._deadlines.items() if each.transport is not None}


def abort(protocol: web.RequestHandler) -> None:
    """End a connection at once: what its other end has not taken is dropped."""
    if protocol.transport is not None:
        protocol.transport.abort()


def _address(protocol: web.RequestHandler) -> str:
    """Return the network address of the other end; "" once it has gone."""
    peer = protocol.transport.get_extra_info("peername") if protocol.transport else None
    return str(peer[0]) if peer else ""
