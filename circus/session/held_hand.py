"""Temporarily open hand of a person at a shared screen."""

from collections.abc import Sequence
from typing import Protocol

from circus.core.action import CHANCE
from circus.core.frame import Frame
from circus.session.game_session import GameSession
from circus.session.listener import Call
from circus.session.reaction_clock import ReactionClock
from circus.session.secrecy import HOLD


class Shared(Protocol):
    """Interface of a game at a screen that several persons share."""

    session: GameSession
    clock: ReactionClock
    secrecy: str
    viewer: int
    asked: int | None
    call: Call | None

    @property
    def people(self) -> Sequence[int]:
        """The seats of the persons at this screen."""

    @property
    def is_shared(self) -> bool:
        """Whether others than the person at this screen may look at it."""

    @property
    def secret(self) -> Sequence[int]:
        """Those of them who may secretly react now."""

    def secrets(self, seat: int) -> Sequence[Frame]:
        """Return the frames since this person's last action that only they may see."""

    def show_view(self, viewer: int) -> None:
        """Show another view; the seat to act stays the same."""

    def show_secrets(self, seat: int) -> None:
        """Show the frames that only the screen's current person may see."""


class HeldHand:
    """Hand that is held open; while one is, the table's time stops.

    Attributes:
        seat: of the hand; `None` while all are covered.
    """

    def __init__(self, host: Shared) -> None:
        self.seat: int | None = None
        self._host = host
        self._before = CHANCE

    def is_covered(self, seat: int) -> bool:
        """Check whether this hand is covered unless it is held open."""
        host = self._host
        return host.secrecy == HOLD and host.is_shared and host.session.has_secrets(seat)

    def may_be_held(self, seat: int) -> bool:
        """Check whether a person at the screen may hold their hand open now."""
        host = self._host
        if seat not in host.people or not host.is_shared or host.call is not None:
            return False
        if host.clock.window is not None and seat in host.secret:
            return True
        return host.secrecy == HOLD and (self.is_covered(seat) or bool(host.secrets(seat)))

    def hold(self, seat: int) -> bool:
        """Show a person's view while they hold their hand; return whether they may.

        Of several persons who choose at once, the one who holds their hand chooses first.
        """
        if self.seat is not None or not self.may_be_held(seat):
            return False
        self._before, self.seat = self._host.viewer, seat
        if self._host.asked is not None and seat in self._host.session.awaited:
            self._host.asked = seat
        self._host.show_view(seat)
        self._host.show_secrets(seat)
        return True

    def cover(self) -> None:
        """Restore the previous view, if a hand is open."""
        if self.seat is not None:
            self.seat = None
            self._host.show_view(self._before)
