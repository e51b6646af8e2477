"""Desk of the phones in the program: created on the first request, closed when the table is left."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from circus.ui.scenes.phones.overview import NO_PHONES, PhoneFault, PhonesOverview, SeatRequest, TablePhones

if TYPE_CHECKING:
    from circus.session.host import Host


class OpenScene(Protocol):
    """Scene that may keep phones connected."""

    @property
    def keeps_phones(self) -> bool:
        """Whether phones stay connected while it is open."""


class PhoneLine:
    """Holder of the desk of the phones, which serves one table at a time.

    Attributes:
        desk: of the phones at the current table; `None` unless somebody has asked for them.
    """

    def __init__(self) -> None:
        self.desk: TablePhones | None = None

    def at(self, host: "Host") -> PhonesOverview:
        """Return the phones at one table; none if they are at another one."""
        return self.desk.overview if self.desk and self.desk.host is host else NO_PHONES

    def follow(self, host: "Host") -> None:
        """Move the phones to the next game, if there are any."""
        if self.desk:
            self.desk.follow(host)

    def advance(self, scenes: Iterable[OpenScene], ms: float) -> "PhoneFault | None":
        """Serve the phones, also while a menu covers the table; without a table, close the desk.

        Return a fault that has just ended their connections.
        """
        if self.desk and not any(scene.keeps_phones for scene in scenes):
            self.close()
        if self.desk is None:
            return None
        before = self.desk.overview.fault
        self.desk.advance(ms)
        fault = self.desk.overview.fault
        return fault if fault != before else None

    @property
    def request(self) -> "SeatRequest | None":
        """The request of a phone for the seat of a person at the mouse; `None` for none."""
        return self.desk.request if self.desk else None

    def answer_request(self, *, gives: bool, locks: bool = False) -> None:
        """Give that seat to the phone, or refuse it; `locks` lets nobody else join."""
        if self.desk:
            self.desk.answer_request(gives=gives)
            if locks:
                self.desk.lock(on=True)

    def close(self) -> None:
        """End the desk with its server, since the table was left or phones are no longer wanted."""
        desk, self.desk = self.desk, None
        if desk:
            desk.close()
