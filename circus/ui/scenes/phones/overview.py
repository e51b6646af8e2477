"""Phones of one table, as the screen shows them, and the interface of the desk that manages them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from circus.content.texts import Fact
    from circus.session.host import Host
    from circus.session.table_setup import Seat

PhoneFault: TypeAlias = "tuple[str, Mapping[str, Fact]]"
"""Key and facts of a sentence about what does not work."""

FREE, JOINED, AWAY = "free", "joined", "away"
"""A seat without a phone; its phone is connected; its phone has no connection."""


@dataclass(frozen=True)
class SeatCard:
    """Seat that a phone may have.

    Attributes:
        number: of the seat.
        who: its present player.
        state: `FREE`, `JOINED` or `AWAY`.
        url: the address in its QR code; "" if no phone could reach it, or the seat is not free.
    """

    number: int
    who: Seat
    state: str = FREE
    url: str = ""


@dataclass(frozen=True)
class SeatRequest:
    """Request of a phone for the seat of a person at the mouse.

    Attributes:
        owner: the name of that person.
        name: the name that was typed on the phone; "" for none.
    """

    owner: str
    name: str


@dataclass(frozen=True)
class PhonesOverview:
    """State of the phones at a table.

    Attributes:
        seats: all seats, in order.
        is_on: whether phones can connect at all.
        is_network: whether other computers and phones can connect, not only this computer.
        address: the page in words, such as `http://192.168.1.20:8642`; "" if it is off.
        hosts: the addresses of this computer that can be chosen.
        host: the chosen one.
        code: the join code.
        is_locked: whether nobody can join.
        fault: the sentence about what does not work; `None` for nothing.
        bot_in: the seats whose phone does not answer, with the seconds after which a bot plays.
    """

    seats: tuple[SeatCard, ...] = ()
    is_on: bool = False
    is_network: bool = False
    address: str = ""
    hosts: tuple[str, ...] = ()
    host: str = ""
    code: str = ""
    is_locked: bool = False
    fault: PhoneFault | None = None
    bot_in: tuple[tuple[int, int], ...] = ()

    @property
    def joined(self) -> frozenset[int]:
        """The seats with phones, away ones included."""
        return frozenset(each.number for each in self.seats if each.state != FREE)

    @property
    def away(self) -> frozenset[int]:
        """The seats whose phones have no connection."""
        return frozenset(each.number for each in self.seats if each.state == AWAY)


NO_PHONES = PhonesOverview()
"""A table that nobody has opened for phones."""


class PhonesManager(Protocol):
    """Interface of the phones' desk for its sheet."""

    @property
    def overview(self) -> PhonesOverview:
        """The current state; the same object until it changes."""

    def open_at(self, host: str) -> None:
        """Let phones connect at an address of this computer; "" for this computer only."""

    def lock(self, *, on: bool) -> None:
        """Let nobody join, or everybody again."""

    def remove(self, seat: int) -> None:
        """Take a seat from its phone."""

    def prepare(self) -> bool:
        """Do a little work in advance at rest; return false if none is left."""

    def abandon(self) -> bool:
        """Close the game and delete its record if nobody has acted yet; return whether it is so."""


class TablePhones(PhonesManager, Protocol):
    """Interface of the phones' desk for the program; only the main thread calls it."""

    @property
    def host(self) -> Host:
        """The course of the game at the table with the phones."""

    @property
    def request(self) -> SeatRequest | None:
        """The request for the seat of a person at the mouse, the same object until it is answered."""

    def answer_request(self, *, gives: bool) -> None:
        """Give that seat to the phone, or refuse it."""

    @property
    def has_acted(self) -> bool:
        """Whether a phone has acted since the last call of `advance`."""

    @property
    def quiet_ms(self) -> float | None:
        """Milliseconds since the last message of a phone; `None` before the first."""

    def follow(self, host: Host) -> None:
        """Move all phones to the next game of a series."""

    def advance(self, ms: float) -> None:
        """Apply what phones have sent, and publish changes; takes a few milliseconds at most."""

    def close(self) -> None:
        """Disconnect all phones and stop the server; their persons play at the screen again."""
