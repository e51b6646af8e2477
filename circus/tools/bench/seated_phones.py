"""Phones at every seat of a table on the screen, without connections: they act at a pace."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from circus.core.action import CHANCE, Action
from circus.phones.exchange import Link
from circus.phones.messages import Act, ClientMessage, Hello
from circus.phones.table import PhoneTable
from circus.session.host import Host
from circus.session.table_setup import HUMAN
from circus.tools.gallery.phones import DisplayedTable
from circus.ui.phones.describer import SkinDescriber
from circus.ui.scenes.phones.overview import JOINED, PhonesOverview, SeatCard

PACE = 6
"""Rounds of the loop between two acts: at 60 rounds a second ten acts a second, more than people choose."""

SPECTATORS = 2


class Players(Protocol):
    """Players of all seats who are not at the screen."""

    def act(self, action: Action) -> None:
        """Choose an action of the seat that it names."""

    def advance(self, ms: float) -> None:
        """Advance time."""


class PhonePlayers:
    """Players and spectators on phones, which are sent documents."""

    def __init__(self, host: Host) -> None:
        """Seat a phone at each seat; the languages alternate."""
        self._table = PhoneTable(host, SkinDescriber())
        self._links = {seat: self._join(seat, token) for seat, token in self._table.invitations.items()}
        for number in range(SPECTATORS):
            self._links[-1 - number] = self._join(number, "")
        self._table.advance(0.0)

    def act(self, action: Action) -> None:
        """Send an action of a seat, as an answer to its last document."""
        position = self._table.document(action.seat, _language(action.seat)).position
        self._send(self._links[action.seat], Act(position, str(action)))

    def advance(self, ms: float) -> None:
        """Let the table handle and send messages; take them from it."""
        self._table.advance(ms)
        for link in self._links.values():
            link.take()

    def _join(self, number: int, token: str) -> Link:
        link = self._table.exchange.connect("", lambda: None)
        code = "" if token else self._table.code
        self._send(link, Hello(token, code, None if token else CHANCE, language=_language(number)))
        return link

    def _send(self, link: Link, message: ClientMessage) -> None:
        link.expect()
        self._table.exchange.put(link, message)


class DirectPlayers:
    """Players without phones: their acts are applied, and nothing is sent to anybody."""

    def __init__(self, host: Host) -> None:
        for seat, who in enumerate(host.session.seats):
            host.sit(seat, HUMAN, who.strength)
        self._clients = [host.attach(seat) for seat in range(len(host.session.seats))]

    def act(self, action: Action) -> None:
        """Play an action."""
        self._clients[action.seat].answer(action)

    def advance(self, ms: float) -> None:
        """Drop the frames."""
        for client in self._clients:
            client.take_frames()


class SeatedPhones(DisplayedTable):
    """Desk of such players at a table."""

    def __init__(self, host: Host, players: Callable[[Host], Players]) -> None:
        seats = (SeatCard(number, who, JOINED) for number, who in enumerate(host.session.seats))
        super().__init__(PhonesOverview(tuple(seats), is_on=True), host)
        self._players = players(host)
        self._rng = Random(1)
        self._rounds = 0

    def advance(self, ms: float) -> None:
        """Let one seat that may act choose anything, if it is time."""
        self._rounds += 1
        legal = self.host.clients.legal
        asked = [seat for seat in range(len(self.host.session.seats)) if legal(seat)]
        if asked and self._rounds % PACE == 0:
            self._players.act(self._rng.choice(legal(self._rng.choice(asked))))
        self._players.advance(ms)


def _language(number: int) -> str:
    return "fr" if number % 2 else "en"
