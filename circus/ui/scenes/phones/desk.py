"""Desk of the phones: the table's phones and their server, from the first request until the table is left."""

from contextlib import suppress

from circus.content.data import sprite_files
from circus.core.action import Action
from circus.phones.addresses import LOOPBACK, checked_address, is_own, is_reachable, lan_addresses
from circus.phones.faults import PhonesError
from circus.phones.server import PORT, PhoneServer
from circus.phones.table import AWAY as LOST
from circus.phones.table import CLOSED, PHONE, REPLACED, PhoneTable
from circus.phones.table import FREE as OFFERED
from circus.platform.sanitizing import name_of
from circus.session.host import Host
from circus.session.saves import discard_if_unplayed
from circus.ui.phones.describer import SkinDescriber
from circus.ui.scenes.phones.overview import (
    AWAY,
    FREE,
    JOINED,
    PhoneFault,
    PhonesOverview,
    SeatCard,
    SeatRequest,
)
from circus.ui.scenes.shell.destinations import NETWORK, PhoneRequest

_WILDCARDS = ("0.0.0.0", "::")
"""Addresses at which other programs listen to all networks."""

WATCH_MS = 2_000.0
"""Interval in ms in which the server and its address are checked."""

_STATES = {OFFERED: FREE, CLOSED: FREE, PHONE: JOINED, LOST: AWAY, REPLACED: AWAY}


class PhoneDesk:
    """Phones of one table; a fault is shown on their sheet, and the game continues without them.

    Attributes:
        host: the course of the game at the table.
        overview: the current state; the same object until it changes.
        table: its phones.
        has_acted: whether a phone has acted since the last call of `advance`.
        quiet_ms: milliseconds since the last message of a phone; `None` before the first.
    """

    def __init__(self, host: Host, request: PhoneRequest) -> None:
        """Start the server at the requested address and port."""
        self.host = host
        self._port = PORT if request.port is None else request.port
        self.table = PhoneTable(host, SkinDescriber())
        self._server = PhoneServer(self.table.exchange, sprite_files(host.session.game.name))
        self._address = self._page_address = self._lost_address = ""
        self._hosts: tuple[str, ...] = ()
        self._fault: PhoneFault | None = None
        self._seen: object = None
        self._request: tuple[object, SeatRequest] | None = None
        self._last: Action | None = None
        self._unwatched_ms = 0.0
        self.has_acted = False
        self.quiet_ms: float | None = None
        self._messages = 0
        self.overview = PhonesOverview()
        self.open_at(_first_host() if request.host is None else request.host)

    def follow(self, host: Host) -> None:
        """Move all phones to the next game of a series, at which each person may sit elsewhere."""
        if host is not self.host:
            self.table.move_to(host, _turn(self.host, host))
            self.host = host
            self._show()

    def open_at(self, host: str) -> None:
        """Let phones connect at an address of this computer: "" for it alone, `NETWORK` for the best one.

        `_WILDCARDS` are the best one too, since the sheet offers the others.
        Other phones lose their connection. If the address cannot be used, this computer only remains.
        """
        self._stop()
        wished = next(iter(self._hosts), "") if host in (NETWORK, *_WILDCARDS) else host or LOOPBACK
        try:
            self._start(wished)
        except PhonesError as error:
            self._fall_back(error)
        self._show()

    def _stop(self) -> None:
        self._server.stop()
        self._address, self._fault, self._hosts = "", None, lan_addresses()
        self._lost_address = ""

    def _fall_back(self, error: PhonesError) -> None:
        """Show a fault; only this computer remains, if it can."""
        self._fault = error.key, error.facts
        with suppress(PhonesError):
            self._start(LOOPBACK)

    def _start(self, address: str) -> None:
        if not address:
            raise PhonesError("phones-fault-network")
        address = checked_address(address)
        if address != LOOPBACK and not is_reachable(address):
            raise PhonesError("phones-unreachable", host=address)
        self._server.start(address, self._port)
        self._address = address
        if address != LOOPBACK and address != self._page_address:
            self._page_address = address
            self.table.offer_again()

    def lock(self, *, on: bool) -> None:
        """Let nobody join, or everybody again."""
        self.table.lock(on=on)
        self._show()

    def remove(self, seat: int) -> None:
        """Take a seat from its phone."""
        self.table.remove(seat)
        self._show()

    def answer_request(self, *, gives: bool) -> None:
        """Give the seat of a person at the mouse to the phone that asks for it, or refuse it."""
        self.table.answer_request(gives=gives)
        self._show()

    def abandon(self) -> bool:
        """Close the game and delete its record if nobody has acted yet; return whether it is so."""
        return discard_if_unplayed(self.host.session)

    @property
    def request(self) -> SeatRequest | None:
        """The request of a phone for the seat of a person at the mouse."""
        asked = self.table.request
        if asked is None:
            self._request = None
        elif self._request is None or self._request[0] is not asked:
            owner = self.host.session.seats[asked.seat].name
            self._request = asked, SeatRequest(owner, name_of(asked.name))
        return self._request[1] if self._request else None

    def advance(self, ms: float) -> None:
        """Apply what phones have sent, and publish changes."""
        self._watch(ms)
        self.table.advance(ms)
        if self.table.message_count != self._messages:
            self._messages, self.quiet_ms = self.table.message_count, 0.0
        elif self.quiet_ms is not None:
            self.quiet_ms += ms
        actions = self.host.session.match.actions
        last = actions[-1] if actions else None
        self.has_acted = last is not self._last and last is not None and last.seat in self.overview.joined
        self._last = last
        self._show()

    def _watch(self, ms: float) -> None:
        """Check once in a while that phones can still connect: the computer may have left the network.

        When it is back with the same address, the pages connect again by themselves.
        """
        self._unwatched_ms += ms
        if self._unwatched_ms < WATCH_MS or not self._address:
            return
        self._unwatched_ms = 0.0
        address = self._address
        if not self._server.is_running:
            self._stop()
            self._fault = "phones-fault-ended", {}
        elif not is_own(address):
            self._stop()
            self._fall_back(PhonesError("phones-fault-moved", address=address))
            self._lost_address = address
        elif self._lost_address and is_own(self._lost_address):
            self.open_at(self._lost_address)

    def prepare(self) -> bool:
        """Load words for the first phone at rest; return false if nothing is left."""
        return self.table.prepare()

    def close(self) -> None:
        """Disconnect all phones and stop the server; their persons play at the screen again."""
        self.table.close()
        self._server.stop()

    def _show(self) -> None:
        """Make another overview if anything in it has changed."""
        table, seats = self.table, self.host.session.seats
        page = self._server.url.rstrip("/")
        bot_in = tuple(sorted(table.bot_in.items()))
        seen = table.seats, table.code, table.is_locked, seats, page, self._hosts, self._fault, bot_in
        if seen == self._seen:
            return
        self._seen = seen
        is_network = bool(page) and self._address != LOOPBACK
        hosts = (self._address, *self._hosts) if is_network else self._hosts
        invitations = table.invitations if is_network else {}
        cards = tuple(
            SeatCard(number, who, _STATES[each.state], _url(page, invitations.get(number, "")))
            for number, (who, each) in enumerate(zip(seats, table.seats, strict=True))
        )
        self.overview = PhonesOverview(
            seats=cards,
            is_on=bool(page),
            is_network=is_network,
            address=page,
            hosts=tuple(sorted(set(hosts))),
            host=self._address,
            code=table.code,
            is_locked=table.is_locked,
            fault=self._fault,
            bot_in=bot_in,
        )


def _first_host() -> str:
    """Return the host with which codes are shown at once: the network's, or "" outside every network."""
    return NETWORK if lan_addresses() else ""


def _url(page: str, invitation: str) -> str:
    return f"{page}/#{invitation}" if invitation else ""


def _turn(before: Host, after: Host) -> int:
    """Return how many seats earlier everybody sits in the next game; 0 if the same persons are not there."""
    old, new = ([who.name for who in host.session.seats] for host in (before, after))
    return next((by for by in range(len(old)) if old[by:] + old[:by] == new), 0)
