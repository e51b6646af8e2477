"""HTTP and websockets of the phones, in aiohttp; loaded in the server's thread when it starts."""

import asyncio
import errno
import logging
import socket
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp.http_exceptions import HttpProcessingError

from circus.phones.addresses import host_of
from circus.phones.connections import Connections, abort
from circus.phones.exchange import Exchange, Link
from circus.phones.messages import WRONG_HOST, Hello, MalformedError, parse_message, refused_message
from circus.phones.rates import Allowance, Bans
from circus.phones.site import HEADERS, Site
from circus.platform.fault_log import note_fault
from circus.platform.untrusted.limits import PHONE

HELLO_S = 5.0
"""Time in s for the first message."""

HEARTBEAT_S = 10.0
"""Interval in s between pings; without an answer for half of it the connection is lost."""

SEND_S = 10.0
"""Time in s for a phone to take a message."""

BUSY = "busy"
"""Reason to refuse a message without an offence: too many wait for the main loop, or came in this second."""

CLOSE_S = 1.0
"""Time in s to close connections when the server stops."""

MAX_FRAME = 65_536
"""Frame in bytes that cuts a connection off at once; smaller ones above the protocol's limit are refused."""

MAX_LINKS = 64
"""Maximum number of websockets."""

MAX_ADDRESS_LINKS = 16
"""Maximum number of websockets of one address."""


async def serve(exchange: Exchange, site: Site, listening: socket.socket, stopping: asyncio.Event) -> None:
    """Serve on a listening socket until `stopping` is set."""
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(_note_loop_fault)
    app = web.Application(client_max_size=1024)
    connections = Connections()
    desk = Desk(exchange, site, connections)
    app.router.add_get("/ws", desk.join)
    app.router.add_get("/{path:.*}", desk.fetch)
    app.on_response_prepare.append(_secure)
    app.on_shutdown.append(lambda _: desk.close())
    runner = web.AppRunner(
        app, access_log=None, logger=_quiet_logger(), handle_signals=False, shutdown_timeout=CLOSE_S
    )
    await runner.setup()
    assert runner.server is not None
    server = await loop.create_server(partial(connections.greet, runner.server), sock=listening)
    watching = asyncio.create_task(connections.watch())
    try:
        await stopping.wait()
    finally:
        watching.cancel()
        server.close()
        await runner.cleanup()


class FaultHandler(logging.Handler):
    """Log handler that notes errors of the server; no address or request is logged anywhere."""

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error, unless a phone caused it."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Exception) and not isinstance(error, HttpProcessingError | ConnectionError):
            note_fault("a phone's request failed", error)


def _quiet_logger() -> logging.Logger:
    """Return a logger whose only handler notes errors of the server; the library's own get the same one."""
    loggers = [logging.getLogger(name) for name in ("circus.phones", "aiohttp.server", "aiohttp.websocket")]
    for logger in loggers:
        logger.handlers = [FaultHandler()]
        logger.propagate = False
    return loggers[0]


def _note_loop_fault(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Note an error outside of any request, unless a phone has left; it would be printed otherwise."""
    error = context.get("exception")
    has_left = isinstance(error, ConnectionError) or (
        isinstance(error, OSError) and error.errno == errno.ENOTCONN
    )
    if isinstance(error, Exception) and not has_left:
        note_fault("the server of phones went on after an error", error)


async def _secure(_request: web.BaseRequest, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


class Desk:
    """Handlers of the requests."""

    def __init__(self, exchange: Exchange, site: Site, connections: Connections) -> None:
        self._exchange = exchange
        self._site = site
        self._connections = connections
        self._bans = Bans()
        self._links: dict[Link, web.WebSocketResponse] = {}

    async def fetch(self, request: web.Request) -> web.Response:
        """Send a file of the page."""
        try:
            self._check_host(request)
        except web.HTTPForbidden:
            return self._point_here(request)
        served = self._site.read(request.path)
        if served is None:
            raise web.HTTPNotFound(text="")
        headers = {"Cache-Control": served.caching, "ETag": f'"{served.tag}"'}
        if any(each.value in ("*", served.tag) for each in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        headers["Content-Type"] = served.kind
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=served.body, headers=headers)
        return web.Response(body=served.packed, headers={**headers, "Content-Encoding": "gzip"})

    async def join(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the websocket of a phone until it ends."""
        address = request.remote or ""
        self._check_origin(request, address)
        socket_ = web.WebSocketResponse(
            timeout=CLOSE_S, heartbeat=HEARTBEAT_S, compress=False, max_msg_size=MAX_FRAME
        )
        await socket_.prepare(request)
        loop, changed = asyncio.get_running_loop(), asyncio.Event()

        def wake() -> None:
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(changed.set)

        link = self._exchange.connect(address, wake)
        self._links[link] = socket_
        self._connections.open_websocket(request.protocol)
        writer = asyncio.create_task(_write(socket_, link, changed, request.protocol))
        try:
            await self._read(socket_, link)
        finally:
            del self._links[link]
            self._connections.extend(request.protocol, loop.time())
            self._exchange.put(link, None)
            if link.is_banned:
                self._bans.ban(address, loop.time())
            if link.is_cut:  # its last messages say why
                await asyncio.wait({writer}, timeout=CLOSE_S)
            writer.cancel()
        return socket_

    async def close(self) -> None:
        """Close all websockets at once; those that take their last messages in time get them."""
        await asyncio.gather(*(_say_goodbye(socket_, link) for link, socket_ in self._links.items()))

    def _point_here(self, request: web.Request) -> web.Response:
        """Refuse a request for a name, such as `laptop.local`, with the right address in every language."""
        sockname = request.transport.get_extra_info("sockname") if request.transport else None
        if sockname is None:
            raise web.HTTPForbidden(text="")
        page = f"http://{host_of(*sockname[:2])}/"
        sentences = (each[WRONG_HOST].format(address=page) for each in self._exchange.refusals.values())
        return web.Response(status=403, text="\n\n".join(sentences) + "\n")

    def _check_host(self, request: web.Request) -> None:
        """Refuse a request for another host's name: a foreign page has pointed its name here."""
        transport = request.transport
        self._connections.extend(request.protocol, asyncio.get_running_loop().time())
        if transport is None:
            raise web.HTTPBadRequest(text="")
        address, port = transport.get_extra_info("sockname")[:2]
        hosts = {host_of(address, port)}
        if ip_address(address).is_loopback:
            hosts.add(host_of("localhost", port))
        if request.headers.getall("Host", []) not in [[host] for host in hosts]:
            raise web.HTTPForbidden(text="")

    def _check_origin(self, request: web.Request, address: str) -> None:
        """Refuse a websocket of a foreign page, of an address that has to wait, or of too many."""
        now = asyncio.get_running_loop().time()
        if self._bans.is_banned(address, now):
            raise web.HTTPTooManyRequests(text="", headers={"Retry-After": "10"})
        try:
            self._check_host(request)
            if request.headers.getall("Origin", []) != [f"http://{request.host}"]:
                raise web.HTTPForbidden(text="")
        except web.HTTPForbidden:
            self._bans.offend(address, now)
            raise
        same = sum(link.address == address for link in self._links)
        if len(self._links) >= MAX_LINKS or same >= MAX_ADDRESS_LINKS:
            raise web.HTTPServiceUnavailable(text="")

    async def _read(self, socket_: web.WebSocketResponse, link: Link) -> None:
        """Read the messages of a phone until its connection ends; pass the valid ones to the main loop."""
        loop = asyncio.get_running_loop()
        allowance, has_greeted = Allowance(loop.time()), False
        until = loop.time() + HELLO_S
        while not link.is_cut:
            try:
                async with asyncio.timeout_at(None if has_greeted else until):  # pings do not extend it
                    frame = await socket_.receive()
            except TimeoutError:
                link.cut()
                return
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            code = ""
            if not allowance.take(loop.time()):
                code = "too_often" if allowance.is_offence(loop.time()) else BUSY
            if not code and frame.type is WSMsgType.BINARY:
                code = "malformed"
            elif not code and len(frame.data) > PHONE.line:
                code = "too_large"
            elif not code:
                code = self._pass_on(frame.data, link, has_greeted=has_greeted)
                has_greeted = has_greeted or not code
            if code == BUSY:
                link.send(refused_message("too_often", self._exchange.refusals[link.language]["too_often"]))
            elif code:
                link.offend(code, self._exchange.refusals[link.language][code])

    def _pass_on(self, text: str, link: Link, *, has_greeted: bool) -> str:
        """Pass a message to the main loop; return the code of its refusal, "" for none."""
        try:
            message = parse_message(text)
        except MalformedError:
            return "malformed"
        if not has_greeted and not isinstance(message, Hello):
            return "malformed"
        if not link.expect():
            return BUSY
        self._exchange.put(link, message)
        return ""


async def _write(
    socket_: web.WebSocketResponse, link: Link, changed: asyncio.Event, protocol: web.RequestHandler
) -> None:
    """Send what the main loop has for a phone, until it is cut; end the connection if it takes too long."""
    try:
        is_cut = False
        while not is_cut:
            await changed.wait()
            changed.clear()
            async with asyncio.timeout(SEND_S):
                is_cut = await _send(socket_, link)
        async with asyncio.timeout(SEND_S):
            await socket_.close()
    except (OSError, TimeoutError, RuntimeError):
        abort(protocol)  # a farewell would wait for the messages before it


async def _say_goodbye(socket_: web.WebSocketResponse, link: Link) -> None:
    with suppress(OSError, TimeoutError, RuntimeError):
        async with asyncio.timeout(CLOSE_S):
            await _send(socket_, link)
            await socket_.close()


async def _send(socket_: web.WebSocketResponse, link: Link) -> bool:
    """Send all waiting messages; return whether the connection is cut."""
    messages, is_cut = link.take()
    for message in messages:
        await socket_.send_str(message)
    return is_cut
