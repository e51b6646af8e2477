"""The server of phones: starting and stopping, faults in one sentence, slow phones."""

import asyncio
import signal
import socket
from pathlib import Path
from random import Random

import pytest
from aiohttp import ClientResponse, ClientSession

from circus.content.texts import LANGUAGES, Texts
from circus.phones import PhonesError, server, web
from circus.phones.exchange import MAX_UNSENT, Link
from circus.phones.messages import document_message
from tests.phones import hosted, phones_of, rounds
from tests.phones.browsers import Browser, Venue, opened, visit
from tests.table import assert_whole

Patch = pytest.MonkeyPatch

LARGE = document_message(1, '"' + 500_000 * "x" + '"')


async def seated_without_reading(venue: Venue, session: ClientSession) -> tuple[Browser, Link]:
    """A phone at the first seat that reads nothing more, and its connection at the table."""
    slow = await opened(venue, session)
    await slow.hello(token=venue.table.invitations[0])
    link = venue.table._seating.holders[0].link
    assert link
    slow.socket._conn.transport.pause_reading()  # type: ignore[union-attr]
    return slow, link


def fault_of(venue: Venue, address: str = "127.0.0.1", port: int = 0) -> PhonesError:
    """The fault with which a server does not start; the table goes on."""
    with pytest.raises(PhonesError) as error:
        venue.server.start(address, port)
    for language in LANGUAGES:
        words = Texts(language).say(error.value.key, **error.value.facts)
        assert_whole(words, "phones-")
        assert words.count(". ") == 0, "one sentence"
    assert str(error.value) == Texts("en").say(error.value.key, **error.value.facts)
    assert not venue.server.is_running and venue.server.url == ""
    rounds(venue.table, venue.host, count=3)
    return error.value


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        error = fault_of(Venue(hosted(tmp_path)), port=other.getsockname()[1])
    assert error.key == "phones-fault-port"


@pytest.mark.parametrize("address", ["203.0.113.7", "somewhere", "1.2.3", "2001:db8::7"])
def test_an_address_of_another_machine_is_told(address: str, tmp_path: Path) -> None:
    assert fault_of(Venue(hosted(tmp_path)), address).key == "phones-fault-address"


def test_a_missing_library_is_told_with_the_command(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(server, "find_spec", lambda _name: None)
    error = fault_of(Venue(hosted(tmp_path)))
    assert error.key == "phones-fault-library" and "pip install" in str(error)


def test_a_server_starts_and_stops_again_and_again(tmp_path: Path) -> None:
    venue, port = Venue(hosted(tmp_path)), 0
    for _ in range(3):
        venue.server.start(port=port)
        port = venue.server.port
        assert venue.server.is_running
        venue.server.stop()
        assert not venue.server.is_running


def test_a_server_leaves_signals_to_the_program(tmp_path: Path) -> None:
    venue, before = Venue(hosted(tmp_path)), signal.set_wakeup_fd(-1)
    try:
        venue.server.start(port=0)
        venue.server.stop()
        assert signal.set_wakeup_fd(-1) == -1
    finally:
        signal.set_wakeup_fd(before)


def test_a_table_that_closes_tells_the_phones_before_the_server_stops(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        browser = await opened(venue, session)
        await browser.hello(token=venue.table.invitations[0])
        venue.table.close()
        stopping = asyncio.to_thread(venue.server.stop)
        assert (await browser.until("gone", "closed"))["type"] == "gone"
        assert (await browser.next())["type"] == "closed"
        await stopping

    visit(hosted(tmp_path), play)


def test_files_come_compressed_and_only_if_they_have_changed(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        async def get(path: str, **headers: str) -> tuple[ClientResponse, bytes]:
            response = await venue.meanwhile(session.get(venue.url + path, headers=headers))
            return response, await venue.meanwhile(response.read())

        for path, caching in (
            ("", "no-cache"),
            ("words.json", "no-cache"),
            ("fonts/text.otf", "max-age=3600"),
        ):
            plain, body = await get(path, **{"Accept-Encoding": "identity"})
            packed, unpacked = await get(path, **{"Accept-Encoding": "gzip, deflate"})
            assert body == unpacked and "Content-Encoding" not in plain.headers
            assert packed.headers["Content-Encoding"] == "gzip"
            assert int(packed.headers["Content-Length"]) < len(body) / 2
            assert {each.headers["Cache-Control"] for each in (plain, packed)} == {caching}
            tag = packed.headers["ETag"]
            same, nothing = await get(path, **{"If-None-Match": tag})
            assert (same.status, nothing, same.headers["ETag"]) == (304, b"", tag)
            assert (await get(path, **{"If-None-Match": '"0"'}))[0].status == 200

    visit(hosted(tmp_path), play)


def test_of_unsent_documents_only_the_latest_is_kept(tmp_path: Path) -> None:
    link = phones_of(hosted(tmp_path)).exchange.connect("", lambda: None)
    link.send("first")
    for number in range(1000):
        link.publish(document_message(number, "{}"))
    assert link.take() == (["first", document_message(999, "{}")], False)
    for _ in range(2 * MAX_UNSENT):
        link.send("more")
    messages, is_cut = link.take()
    assert is_cut and len(messages) == MAX_UNSENT


def test_nothing_follows_the_last_message_of_a_connection(tmp_path: Path) -> None:
    link = phones_of(hosted(tmp_path)).exchange.connect("", lambda: None)
    link.publish(document_message(1, "{}"))
    link.cut("gone")
    link.publish(document_message(2, "{}"))
    link.offend("not_yours", "")
    assert link.take() == (["gone"], True)


def test_a_phone_that_reads_nothing_slows_nobody(tmp_path: Path) -> None:
    async def play(venue: Venue, session: ClientSession) -> None:
        _slow, link = await seated_without_reading(venue, session)
        quick = await opened(venue, session)
        await quick.hello(token=venue.table.invitations[1])
        for number in range(20):
            link.publish(LARGE)
            await quick.send(type="ping", n=number)
            assert (await quick.until("pong"))["n"] == number
        assert len(link.take()[0]) <= 1

    visit(hosted(tmp_path), play)


def test_a_phone_that_takes_a_message_too_slowly_loses_its_connection(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(web, "SEND_S", 0.05)

    async def play(venue: Venue, session: ClientSession) -> None:
        _slow, link = await seated_without_reading(venue, session)

        def is_lost() -> bool:
            link.publish(LARGE)
            return venue.table.seats[0].state == "away"

        await venue.until(is_lost)

    visit(hosted(tmp_path), play)


def test_a_phone_that_answers_no_ping_loses_its_connection(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(web, "HEARTBEAT_S", 0.2)

    async def play(venue: Venue, session: ClientSession) -> None:
        asleep, awake = await opened(venue, session), await opened(venue, session)
        await asleep.hello(token=venue.table.invitations[0])
        await awake.hello(token=venue.table.invitations[1])
        reading = asyncio.create_task(awake.until("closed"))
        await venue.until(lambda: venue.table.seats[0].state == "away")
        assert venue.table.seats[1].state == "phone"
        reading.cancel()

    visit(hosted(tmp_path), play)


class RestlessBrowser:
    """A phone that chooses anything and loses its connection at random, often right after an act."""

    def __init__(self, venue: Venue, session: ClientSession, seat: int, rng: Random) -> None:
        self.venue, self.session, self.seat, self.rng = venue, session, seat, rng
        self.browser: Browser | None = None
        self.token = ""
        self.count = 0

    async def connect(self) -> Browser:
        browser = await opened(self.venue, self.session)
        seated = await browser.hello(token=self.token or self.venue.table.invitations[self.seat])
        assert seated["seat"] == self.seat
        self.token = browser.token
        await browser.until("document")
        self.browser = browser
        return browser

    async def drop(self) -> None:
        """The network goes away, without a word of farewell."""
        assert self.browser
        self.browser.socket._conn.transport.abort()  # type: ignore[union-attr]
        await self.browser.socket.close()
        self.browser, self.count = None, self.count + 1

    async def act(self) -> None:
        """Chooses something, perhaps twice, perhaps while the network goes away."""
        browser = self.browser or await self.connect()
        while browser.document["position"] < self.present:
            await browser.until("document")
        legal = browser.document["document"]["legal"]
        if legal:
            act = {"type": "act", "position": browser.document["position"], "action": self.rng.choice(legal)}
            before = self.acts
            for _ in range(self.rng.randint(1, 3)):
                await browser.send(**act)
            if self.rng.random() < 0.5:
                await self.drop()
                browser = await self.connect()
                await browser.send(**act)  # as a page that does not know whether its act has come
            await self.venue.until(lambda: self.acts > before)
            await browser.send(type="ping", n=1)
            await browser.until("pong")
            assert self.acts == before + 1, "played once"
        elif self.rng.random() < 0.3:
            await self.drop()

    @property
    def acts(self) -> int:
        """How often this seat has acted."""
        return sum(action.seat == self.seat for action in self.venue.host.session.match.actions)

    @property
    def present(self) -> int:
        """The number of the last document of this seat."""
        return self.venue.table._documents.stream(self.seat, "en").position


def lose(folder: Path, most: int) -> None:
    """Two phones play games of two and lose so many connections; checks all that they show and play."""
    lost = 0

    async def play(venue: Venue, session: ClientSession) -> None:
        nonlocal lost
        before, rng = lost, Random(lost)
        phones = [RestlessBrowser(venue, session, seat, rng) for seat in (0, 1)]
        while not venue.host.is_finished and lost < most:
            for phone in phones:
                await phone.act()
                if phone.browser:
                    view = str(venue.host.session.view(phone.seat))
                    assert phone.browser.document["document"]["view"][0] == view
            rounds(venue.table, venue.host, 400.0)
            lost = before + sum(phone.count for phone in phones)

    while lost < most:
        (folder / str(lost)).mkdir()
        visit(hosted(folder / str(lost), "flip_circus", seats=2), play)


def test_after_lost_connections_every_seat_and_view_is_the_same_and_nothing_was_played_twice(
    tmp_path: Path,
) -> None:
    lose(tmp_path, 20)


def test_so_it_is_after_two_hundred_lost_connections(tmp_path: Path) -> None:
    lose(tmp_path, 200)
