"""The hand that a person at a shared screen holds up to look at, for as long as they hold it."""

from collections.abc import Sequence
from typing import Protocol

from circus.core.action import CHANCE
from circus.core.frame import Frame
from circus.session.game_session import GameSession
from circus.session.listener import Call
from circus.session.reaction_clock import ReactionClock
from circus.session.secrecy import HOLD


class Shared(Protocol):
    """The course of a game at a screen that several persons share."""

    session: GameSession
    clock: ReactionClock
    secrecy: str
    viewer: int
    call: Call | None

    @property
    def people(self) -> Sequence[int]:
        """The seats of the persons at this screen."""

    @property
    def secret(self) -> Sequence[int]:
        """Those of them who may secretly react now."""

    def secrets(self, seat: int) -> Sequence[Frame]:
        """What happened since this person's last action that only they may see."""

    def show_view(self, viewer: int) -> None:
        """Show another view; who is asked stays."""

    def tell_secrets(self, seat: int) -> None:
        """Show what only the person may see at whose view the screen is."""


class HeldHand:
    """Whose hand is held up; while one is, time stands still at the table.

    Attributes:
        seat: whose it is; `None` while all are covered.
    """

    def __init__(self, host: Shared) -> None:
        self.seat: int | None = None
        self._host = host
        self._before = CHANCE

    def is_covered(self, seat: int) -> bool:
        """Check whether this hand is covered while it is not held."""
        host = self._host
        return host.secrecy == HOLD and len(host.people) > 1 and host.session.has_secrets(seat)

    def may_be_held(self, seat: int) -> bool:
        """Check whether a person at the screen may hold up their hand now."""
        host = self._host
        if seat not in host.people or len(host.people) < 2 or host.call is not None:
            return False
        if host.clock.window is not None and seat in host.secret:
            return True
        return host.secrecy == HOLD and (self.is_covered(seat) or bool(host.secrets(seat)))

    def hold(self, seat: int) -> bool:
        """Show a person's view while they hold their hand; return whether they may."""
        if self.seat is not None or not self.may_be_held(seat):
            return False
        self._before, self.seat = self._host.viewer, seat
        self._host.show_view(seat)
        self._host.tell_secrets(seat)
        return True

    def cover(self) -> None:
        """Show the view before again, if a hand is held up."""
        if self.seat is not None:
            self.seat = None
            self._host.show_view(self._before)
