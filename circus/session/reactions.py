"""Preferences for reactions: when a seat is to be asked, decided from public information."""

from collections.abc import Hashable

from circus.core.facts import ReactionWindow

ALWAYS, CONCERNED, NEVER = "always", "concerned", "never"
"""Ask at every card; only if it targets or comes from this seat; not until this turn is over."""

MODES = (CONCERNED, ALWAYS, NEVER)
"""The first one is the default."""


class ReactionPreferences:
    """Preferences of each seat: when to ask it, and where it reacts automatically.

    No hand is read here: an automatic reaction without the card allows the event, which reveals nothing.
    """

    def __init__(self) -> None:
        self._modes: dict[int, str] = {}
        self._quiet: dict[int, Hashable] = {}
        self._armed: dict[int, frozenset[str]] = {}

    def mode(self, seat: int, turn: Hashable) -> str:
        """Return the mode of a seat, one of `MODES`; "not this turn" ends with its turn."""
        if seat in self._quiet and self._quiet[seat] == turn:
            return NEVER
        return self._modes.get(seat, CONCERNED)

    def choose(self, seat: int, mode: str, turn: Hashable) -> None:
        """Set the mode of a seat from now on."""
        if mode == NEVER:
            self._quiet[seat] = turn
        else:
            self._quiet.pop(seat, None)
            self._modes[seat] = mode

    def armed(self, seat: int) -> frozenset[str]:
        """Return the kinds of windows to which a seat reacts automatically next time."""
        return self._armed.get(seat, frozenset())

    def arm(self, seat: int, kind: str) -> None:
        """Toggle the automatic reaction of a seat for the next window of a kind."""
        self._armed[seat] = self.armed(seat) ^ {kind}

    def disarm(self, seat: int, kind: str) -> None:
        """Clear the automatic reaction, since that window has come."""
        self._armed[seat] = self.armed(seat) - {kind}

    def heeds(self, seat: int, window: ReactionWindow) -> bool:
        """Return whether a seat wishes to be asked in this window; automatic reactions are ignored."""
        mode = self.mode(seat, window.turn)
        wanted = mode == ALWAYS or (mode == CONCERNED and seat in window.concerned)
        return wanted and seat in window.able

    def asks(self, seat: int, window: ReactionWindow) -> bool:
        """Return whether to ask this person; else the window closes without them, in the same time."""
        return self.heeds(seat, window) and window.kind not in self.armed(seat)
