"""When a person is asked for a reaction: each seat's own wish, decided from what everybody sees."""

from collections.abc import Hashable, Iterable

from circus.core.facts import Window

ALWAYS, CONCERNED, NEVER = "always", "concerned", "never"
"""Asked at every card; only when it is aimed at or comes from this seat; not until this turn is over."""

MODES = (ALWAYS, CONCERNED, NEVER)


class Reactions:
    """What each seat wants to be asked."""

    def __init__(self) -> None:
        self._modes: dict[int, str] = {}
        self._quiet: dict[int, Hashable] = {}

    def mode(self, seat: int, turn: Hashable) -> str:
        """The wish of a seat, one of `MODES`; "not this turn" ends with its turn."""
        if seat in self._quiet and self._quiet[seat] == turn:
            return NEVER
        return self._modes.get(seat, ALWAYS)

    def choose(self, seat: int, mode: str, turn: Hashable) -> None:
        """A seat wishes to be asked otherwise from now on."""
        if mode == NEVER:
            self._quiet[seat] = turn
        else:
            self._quiet.pop(seat, None)
            self._modes[seat] = mode

    def asks(self, seat: int, window: Window) -> bool:
        """Whether this person is asked; else the window closes without them, in the same time."""
        mode = self.mode(seat, window.turn)
        return mode == ALWAYS or (mode == CONCERNED and seat in window.concerned)

    def automatic(self, people: Iterable[int], window: Window) -> tuple[int, ...]:
        """Those of some persons for whom the card is let happen without a question."""
        return tuple(seat for seat in people if not self.asks(seat, window))
