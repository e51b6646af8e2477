"""The clock of a window for reactions: the same for everybody, whoever is asked and whoever holds what."""

from collections.abc import Callable, Hashable

from circus.core.action import CHANCE
from circus.core.facts import Window
from circus.session.game_session import Frames, GameSession
from circus.session.pace import SPEEDS, WINDOW_MS
from circus.session.reactions import Reactions


class ReactionClock:
    """The window that is open, if one is, and how long it stays open.

    Bots and those who are not asked answer together when the clock has run down, never before; a
    person who is asked may answer at any time. So nothing that is seen depends on a hand.

    Attributes:
        reactions: what each seat wants to be asked.
    """

    def __init__(self, session: GameSession, show: Callable[[Frames], None]) -> None:
        """`show` is given the frames of each answer."""
        self.reactions = Reactions()
        self._session = session
        self._facts = session.match.game.facts
        self._show = show
        self._key: Hashable = None
        self._left = 0.0
        self._length = 1.0
        self._seen: tuple[int, Window | None] = (-1, None)

    @property
    def window(self) -> Window | None:
        """What all are asked about now, made of the public view."""
        number = len(self._session.match.actions)
        if self._seen[0] != number:
            self._seen = number, self._facts.window(self._session.view(CHANCE))
        return self._seen[1]

    @property
    def runs(self) -> bool:
        """Whether the clock of the open window is running."""
        window = self.window
        return window is not None and (window.key != self._key or self._left > 0)

    @property
    def share(self) -> float:
        """How much of the time is left, 0 to 1."""
        return self._left / self._length

    @property
    def turn(self) -> Hashable:
        """How long "not this turn" lasts, seen from now."""
        window = self.window
        return window.turn if window else self._facts.turn(self._session.view(CHANCE))

    def forget(self) -> None:
        """The position was taken back: another window may bear the same number of actions."""
        self._seen = (-1, None)

    def advance(self, ms: float, speed: str) -> bool:
        """Lets the clock run; returns true once it has run down. Another window starts it anew."""
        window = self.window
        assert window is not None
        if window.key != self._key:
            self._key = window.key
            self._length = max(1.0, WINDOW_MS * SPEEDS[speed])
            self._left = self._length if SPEEDS[speed] else 0.0
        else:
            self._left = max(0.0, self._left - ms)
        return not self._left

    def let_happen(self) -> None:
        """Answers for the persons who did not want to be asked."""
        window = self.window
        if window is None:
            return
        for seat in self.reactions.automatic(self._session.awaited_people, window):
            legal = self._session.match.legal(seat)
            self._show(self._session.play(next(each for each in legal if each.verb == window.verb)))

    def asks(self, seat: int) -> bool:
        """Whether a person has to answer with their own hand."""
        window = self.window
        return (
            window is not None and seat in self._session.awaited_people and self.reactions.asks(seat, window)
        )
