"""Requests of phones for the seat of a person at the mouse: the screen confirms or refuses them."""

from dataclasses import dataclass

from circus.phones.exchange import Link

REQUEST_MS = 30_000.0
"""Time in ms in which the screen must confirm a request."""

REFUSED_MS = 60_000.0
"""Time in ms in which an address may not ask again after a refusal."""


@dataclass(frozen=True, eq=False)
class SeatRequest:
    """Request of a phone for a seat.

    Attributes:
        seat: of the person at the mouse.
        name: that the person with the phone has typed; "" for the seat's.
        link: the connection.
    """

    seat: int
    name: str
    link: Link


class SeatRequests:
    """The open request, at most one at a time, so that phones cannot cover the screen with questions.

    Attributes:
        open: the request that waits for the screen; `None` for none.
    """

    def __init__(self) -> None:
        self.open: SeatRequest | None = None
        self._left_ms = 0.0
        self._refused: dict[str, float] = {}

    def may_ask(self, link: Link) -> bool:
        """Check whether this phone may ask now."""
        is_busy = self.open is not None and self.open.link is not link
        return not is_busy and link.address not in self._refused

    def ask(self, seat: int, name: str, link: Link) -> None:
        """Open a request; it replaces the earlier one of this phone."""
        self.open, self._left_ms = SeatRequest(seat, name, link), REQUEST_MS

    def close(self, *, is_refused: bool = False) -> None:
        """Close the request; the address of a refused one has to wait."""
        if self.open and is_refused:
            self._refused[self.open.link.address] = REFUSED_MS
        self.open = None

    def advance(self, ms: float) -> SeatRequest | None:
        """Advance time; return the open request if its time is over."""
        self._refused = {address: left - ms for address, left in self._refused.items() if left > ms}
        if self.open is None:
            return None
        self._left_ms -= ms
        return self.open if self._left_ms <= 0 else None
