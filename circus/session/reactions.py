"""When a person is asked for a reaction: each seat's own wish, decided from what everybody sees."""

from collections.abc import Hashable

from circus.core.facts import Window

ALWAYS, CONCERNED, NEVER = "always", "concerned", "never"
"""Asked at every card; only when it is aimed at or comes from this seat; not until this turn is over."""

MODES = (CONCERNED, ALWAYS, NEVER)
"""The first one holds until a person says otherwise."""


class Reactions:
    """What each seat wants to be asked, and what it reacts to without being asked.

    Nothing here knows a hand: whoever wishes to react without the card lets it happen, and nobody learns.
    """

    def __init__(self) -> None:
        self._modes: dict[int, str] = {}
        self._quiet: dict[int, Hashable] = {}
        self._armed: dict[int, frozenset[str]] = {}

    def mode(self, seat: int, turn: Hashable) -> str:
        """Return the wish of a seat, one of `MODES`; "not this turn" ends with its turn."""
        if seat in self._quiet and self._quiet[seat] == turn:
            return NEVER
        return self._modes.get(seat, CONCERNED)

    def choose(self, seat: int, mode: str, turn: Hashable) -> None:
        """A seat wishes to be asked otherwise from now on."""
        if mode == NEVER:
            self._quiet[seat] = turn
        else:
            self._quiet.pop(seat, None)
            self._modes[seat] = mode

    def armed(self, seat: int) -> frozenset[str]:
        """Return the kinds of windows to whose next one a seat reacts without being asked."""
        return self._armed.get(seat, frozenset())

    def arm(self, seat: int, kind: str) -> None:
        """Arms a seat for the next window of a kind, or takes that back."""
        self._armed[seat] = self.armed(seat) ^ {kind}

    def disarm(self, seat: int, kind: str) -> None:
        """The next window of that kind has come."""
        self._armed[seat] = self.armed(seat) - {kind}

    def heeds(self, seat: int, window: Window) -> bool:
        """Return whether this window is one that a seat wants to be asked in, whatever it is armed for."""
        mode = self.mode(seat, window.turn)
        wanted = mode == ALWAYS or (mode == CONCERNED and seat in window.concerned)
        return wanted and seat in window.able

    def asks(self, seat: int, window: Window) -> bool:
        """Return whether this person is asked; else the window closes without them, in the same time."""
        return self.heeds(seat, window) and window.kind not in self.armed(seat)
