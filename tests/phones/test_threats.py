"""The threat model of docs/phones.md: what a foreign page, a neighbour or a broken phone tries."""

import asyncio
import logging
import socket
import struct
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from aiohttp import ClientError, ClientSession, WSServerHandshakeError

from circus.phones import connections, rates, web
from circus.phones.exchange import MAX_OFFENCES, Exchange
from circus.phones.rates import BURST, LAPSE_S, MAX_ADDRESS_OFFENCES, Bans
from circus.phones.site import HEADERS
from tests.other_systems import IS_WINDOWS
from tests.phones import hosted
from tests.phones.browsers import Browser, Venue, opened, visit

RESET_ON_CLOSE = struct.pack("HH" if IS_WINDOWS else "ii", 1, 0)
"""`SO_LINGER` with a time of 0."""

PATHS_OUT = (
    "/static/../table.py",
    "/static/%2e%2e/table.py",
    "/static/..%2ftable.py",
    "/static/%2e%2e%5ctable.py",
    "/static//etc/passwd",
    "/art/../../etc/passwd",
    "/art/%00",
    "/../../../../etc/passwd",
    "/static/",
    "/static",
    "/art/",
    "//etc/passwd",
)


def test_every_answer_has_the_security_headers_and_no_cookie(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        for path in ("", "nothing", "ws"):
            response = await session.get(venue.url + path)
            assert {name: response.headers[name] for name in HEADERS} == HEADERS
            assert "Set-Cookie" not in response.headers

    visit(hosted(tmp_path), play)


def test_connections_that_are_reset_before_they_are_accepted_keep_nobody_away(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        loop, has_reset = venue.server._loop, threading.Event()
        assert loop
        loop.call_soon_threadsafe(has_reset.wait)
        for _ in range(10):
            with socket.create_connection(("127.0.0.1", venue.server.port)) as passer_by:
                passer_by.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_ON_CLOSE)
        has_reset.set()
        browser = await opened(venue, session)
        await browser.hello(token=venue.table.invitations[0])

    visit(hosted(tmp_path), play)


def test_no_path_leads_out_of_the_page(tmp_path: Path) -> None:
    async def play(venue: Venue, _session: ClientSession) -> None:
        for path in PATHS_OUT:
            reader, writer = await asyncio.open_connection("127.0.0.1", venue.server.port)
            host = f"127.0.0.1:{venue.server.port}"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read()
            assert b" 404 " in answer.split(b"\r\n")[0], path
            assert b"import" not in answer and b"root:" not in answer
            writer.close()

    visit(hosted(tmp_path), play)


def test_nothing_but_reading_is_allowed(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        for method in ("POST", "PUT", "DELETE", "OPTIONS"):
            assert (await session.request(method, venue.url, data=b"x")).status == 405

    visit(hosted(tmp_path), play)


async def refused(venue: Venue, session: ClientSession, **headers: str) -> int:
    """The status with which a websocket is refused."""
    with pytest.raises(WSServerHandshakeError) as error:
        await opened(venue, session, **headers)
    return error.value.status


FOREIGN = (
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "https://127.0.0.1"},
    {"Host": "evil.example", "Origin": "http://evil.example"},
)


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_is_refused_and_then_its_address_waits(
    headers: dict[str, str], tmp_path: Path
) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        for _ in range(MAX_ADDRESS_OFFENCES):
            assert await refused(venue, session, **headers) == 403
        assert await refused(venue, session) == 429

    visit(hosted(tmp_path), play)


OTHER_HOSTS = ("evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "127.0.0.1",
               "127.0.0.1:1", "127.1:{port}", "[::1]:{port}", "localhost", "localhost.:{port}",
               "localhost:{port}\r\nHost: evil.example")  # fmt: skip


def test_a_name_that_was_pointed_here_gets_no_page(tmp_path: Path) -> None:
    async def status(venue: Venue, host: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", venue.server.port)
        writer.write(request_of(venue, host.format(port=venue.server.port)))
        line = await reader.readline()
        writer.close()
        return line.split()[1]

    async def play(venue: Venue, _session: ClientSession) -> None:
        for host in OTHER_HOSTS:
            assert await status(venue, host) in (b"400", b"403"), host
        for host in ("127.0.0.1:{port}", "localhost:{port}"):
            assert await status(venue, host) == b"200"

    visit(hosted(tmp_path), play)


async def codes_until_closed(browser: Browser) -> list[str]:
    """The codes of all refusals until the connection ends."""
    codes = []
    while (message := await browser.next())["type"] != "closed":
        if message["type"] == "refused":
            codes.append(message["code"])
    return codes


BAD = {
    "malformed": (
        "{",
        "[]",
        '{"type":"act"}',
        '{"type":"act","position":-1,"action":"x"}',
        '{"type":"sudo"}',
    ),
    "too_large": ('{"type":"hello","protocol":1,"code":"' + 5000 * "x" + '"}',),
}


@pytest.mark.parametrize("is_seated", [False, True])
@pytest.mark.parametrize("code", BAD)
def test_bad_messages_are_refused_counted_and_cut_off(code: str, is_seated: bool, tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        browser = await opened(venue, session)
        if is_seated:
            await browser.hello(token=venue.table.invitations[0])
        for number in range(MAX_OFFENCES):
            await browser.socket.send_str(BAD[code][number % len(BAD[code])])
        assert await codes_until_closed(browser) == MAX_OFFENCES * [code]
        assert await refused(venue, session) == 429

    visit(hosted(tmp_path), play)


def test_offences_lapse_one_a_minute() -> None:
    now = [0.0]
    link = Exchange({}, lambda: now[0]).connect("192.168.1.20", lambda: None)
    for minute in range(3 * MAX_OFFENCES):
        now[0] = minute * LAPSE_S
        link.offend("illegal", "")
    for _ in range(MAX_OFFENCES - 2):
        link.offend("illegal", "")
        assert not link.is_cut
    link.offend("illegal", "")
    assert link.is_cut and link.is_banned


def test_refused_requests_of_an_address_lapse_one_a_minute() -> None:
    bans = Bans()
    for minute in range(3 * MAX_ADDRESS_OFFENCES):
        bans.offend("192.168.1.20", minute * LAPSE_S)
        assert not bans.is_banned("192.168.1.20", minute * LAPSE_S)


def test_binary_frames_and_acts_before_a_hello_are_malformed(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        browser = await opened(venue, session)
        await browser.send(type="act", position=0, action="0:pass")
        assert (await browser.until("refused"))["code"] == "malformed"
        await browser.socket.send_bytes(b"{}")
        assert (await browser.until("refused"))["code"] == "malformed"

    visit(hosted(tmp_path), play)


def test_a_huge_frame_ends_the_connection(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        browser = await opened(venue, session)
        await browser.socket.send_str(100_000 * "x")
        assert (await browser.next())["type"] == "closed"

    visit(hosted(tmp_path), play)


def test_a_flood_is_refused_and_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "FLOOD_S", 0.0)

    async def play(venue: Venue, session: ClientSession) -> None:
        browser = await opened(venue, session)
        await browser.hello(token=venue.table.invitations[0])
        for number in range(3 * BURST):
            await browser.send(type="ping", n=number)
        codes = await codes_until_closed(browser)
        assert codes and set(codes) == {"too_often"}

    visit(hosted(tmp_path), play)


def test_a_burst_after_a_stall_is_refused_and_the_phone_stays(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        browser = await opened(venue, session)
        await browser.hello(token=venue.table.invitations[0])
        for number in range(BURST + 20):
            await browser.send(type="ping", n=number)
        answers = [await browser.until("pong", "refused") for _ in range(BURST + 20)]
        assert sum(answer["type"] == "refused" for answer in answers) > 10
        assert venue.table.seats[0].state == "phone"

    visit(hosted(tmp_path), play)


def test_who_says_nothing_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "HELLO_S", 0.05)

    async def play(venue: Venue, session: ClientSession) -> None:
        assert (await (await opened(venue, session)).next())["type"] == "closed"

    visit(hosted(tmp_path), play)


def test_pings_do_not_replace_a_hello(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "HELLO_S", 0.3)

    async def play(venue: Venue, session: ClientSession) -> None:
        socket_ = await session.ws_connect(f"{venue.server.url}ws", headers={"Origin": venue.server.url[:-1]})
        with suppress(ClientError, ConnectionError):
            for _ in range(40):
                await socket_.ping()
                await asyncio.sleep(0.05)
                if socket_.closed:
                    break
                with suppress(TimeoutError):
                    await socket_.receive(timeout=0.001)
        assert socket_.closed

    visit(hosted(tmp_path), play)


def test_a_name_of_this_computer_gets_a_sentence_with_the_address(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        headers = {"Host": f"laptop.local:{venue.server.port}"}
        async with session.get(venue.server.url, headers=headers) as answer:
            lines = (await answer.text()).split("\n\n")
        assert answer.status == 403 and answer.content_type == "text/plain"
        assert len(lines) == 2 and all(venue.server.url in each for each in lines)

    visit(hosted(tmp_path), play)


def request_of(venue: Venue, host: str = "", path: str = "/words.json") -> bytes:
    """A request as a browser sends it, for this host; by default for the server's own."""
    return f"GET {path} HTTP/1.1\r\nHost: {host or venue.host_name}\r\n\r\n".encode()


@pytest.mark.parametrize("asks_first", [False, True])
def test_a_request_that_never_ends_is_cut_off(
    asks_first: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("REQUEST_S", "IDLE_S", "WATCH_S"):
        monkeypatch.setattr(connections, limit, 0.05)

    async def play(venue: Venue, _session: ClientSession) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", venue.server.port)
        writer.write((request_of(venue) if asks_first else b"") + b"GET / HTTP/1.1\r\nHost: 127")
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 200 ") if asks_first else answer == b""
        writer.close()

    visit(hosted(tmp_path), play)


def test_one_address_has_a_limited_number_of_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "MAX_ADDRESS_LINKS", 3)

    async def play(venue: Venue, session: ClientSession) -> None:
        browsers = [await opened(venue, session) for _ in range(3)]
        assert await refused(venue, session) == 503
        await browsers[0].socket.close()
        assert await opened(venue, session)

    visit(hosted(tmp_path), play)


@pytest.mark.parametrize("limit", ["MAX_CONNECTIONS", "MAX_ADDRESS_CONNECTIONS"])
def test_connections_of_any_kind_are_limited_in_all_and_for_one_address(
    limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, limit, 2)

    async def play(venue: Venue, _session: ClientSession) -> None:
        streams = [await asyncio.open_connection("127.0.0.1", venue.server.port) for _ in range(3)]
        assert await streams[-1][0].read() == b""
        for _, writer in streams:
            writer.close()

    visit(hosted(tmp_path), play)


def test_a_wrong_token_opens_nothing_and_guessing_ends(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        browser = await opened(venue, session)
        for _ in range(5):
            assert (await browser.hello(token=22 * "A"))["code"] == "unknown"
        assert (await browser.hello(code=venue.table.code))["code"] == "too_often"

    visit(hosted(tmp_path), play)


def test_secrets_are_in_no_log_and_no_url(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    secrets: list[str] = []

    async def play(venue: Venue, session: ClientSession) -> None:
        secrets.extend([*venue.table.invitations.values(), venue.table.code])
        browser = await opened(venue, session)
        await browser.hello(token=venue.table.invitations[0])
        secrets.append(browser.token)
        await browser.socket.send_str("{" + browser.token)
        await browser.until("refused")
        again = await opened(venue, session)
        await again.hello(token=browser.token)
        assert not any(secret in venue.url for secret in secrets)

    visit(hosted(tmp_path), play)
    written = caplog.text + "".join(capfd.readouterr()) + (tmp_path / "game.jsonl").read_text("utf-8")
    assert len(secrets) == 6 and not any(secret in written for secret in secrets)


def test_only_this_machine_can_connect_until_the_network_is_asked_for(tmp_path: Path) -> None:
    venue = Venue(hosted(tmp_path))
    assert not venue.server.is_running and venue.server.url == ""
    venue.server.start(port=0)
    listening = venue.server._socket
    assert isinstance(listening, socket.socket) and listening.getsockname()[0] == "127.0.0.1"
    venue.server.stop()
    assert not venue.server.is_running and venue.server.url == ""
