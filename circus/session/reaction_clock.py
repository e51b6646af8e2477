"""Clock of a reaction window: it is the same for all, independent of hands and of questions."""

from collections.abc import Callable, Hashable, Sequence, Set

from circus.core.action import CHANCE, Action
from circus.core.errors import IllegalActionError
from circus.core.facts import ReactionWindow
from circus.session.forced import forced_action
from circus.session.game_session import Frames, GameSession
from circus.session.pace import (
    ASKED_WINDOW_MS,
    QUIET_WINDOW_MS,
    SHARED_WINDOW_MS,
    SHORTEST_SHARED,
    SPEEDS,
)
from circus.session.reactions import ReactionPreferences
from circus.session.screen_view import is_shared


class ReactionClock:
    """Open reaction window, if any, and its remaining time.

    Bots and persons who are not asked answer together at the end, never before. A single person at the only
    screen may answer at any time. Several persons, and persons at other screens, are not asked: each may
    secretly declare a reaction until the end, which comes early once each has reported to have answered. The
    duration depends only on public information, these reports and the persons' preferences, so it reveals no
    hand.

    Methods take the seats of all persons.

    Attributes:
        reactions: the preferences of each seat.
        is_apart: whether a person has another screen than the table's.
    """

    def __init__(self, session: GameSession, show: Callable[[Frames], None]) -> None:
        """Create the clock; `show` receives the frames of each answer."""
        self.reactions = ReactionPreferences()
        self.is_apart = False
        self._session = session
        self._facts = session.match.game.facts
        self._show = show
        self._key: Hashable = None
        self._left = self._whole = 0.0
        self._declared: set[int] = set()
        self._concluded: set[int] = set()
        self._seen: tuple[int, ReactionWindow | None] = (-1, None)

    @property
    def window(self) -> ReactionWindow | None:
        """The open window, from the public view."""
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
    def turn(self) -> Hashable:
        """The current turn, for the preference "not this turn"."""
        window = self.window
        return window.turn if window else self._facts.turn(self._session.view(CHANCE))

    def forget(self) -> None:
        """Drop the cached window, since an undo may lead to another one with the same number of actions."""
        self._seen = (-1, None)

    def advance(self, ms: float, speed: str, people: Sequence[int]) -> bool:
        """Advance the clock; return true at its end.

        A new window restarts it.
        """
        window = self.window
        assert window is not None
        if window.key != self._key:
            self._key = window.key
            self._declared.clear()
            self._concluded.clear()
            self._left = self._whole = self._length(window, speed, people)
        else:
            self._left = max(0.0, self._left - ms)
        return not self._left

    def is_together(self, people: Sequence[int]) -> bool:
        """Check whether persons answer windows together: one alone who reacts at once would show it."""
        return is_shared(people, is_apart=self.is_apart)

    def is_shared(self, people: Sequence[int]) -> bool:
        """Check whether the window is open for persons together: it concerns one who may be able to react."""
        window = self.window
        if window is None or not self.is_together(people):
            return False
        return any(self.reactions.heeds(seat, window) for seat in window.able.intersection(people))

    @property
    def is_open(self) -> bool:
        """Whether the time of the open window has begun; all events before it were shown."""
        return self.window is not None and self.window.key == self._key

    @property
    def times(self) -> tuple[float, float]:
        """Remaining and whole time of the open window, in ms."""
        return self._left, self._whole

    @property
    def left(self) -> float:
        """Remaining share of a shared window's time, from 1 to 0."""
        return min(1.0, self._left / self._whole) if self._whole and self.runs else 1.0

    @property
    def concluded(self) -> Set[int]:
        """The persons who have reported that they have answered in the open window."""
        return self._concluded if self.window is not None and self.window.key == self._key else frozenset()

    def conclude(self, seat: int, people: Sequence[int]) -> None:
        """Report that a person has answered; end the window once all have who may be able to react."""
        window = self.window
        if window is None or window.key != self._key:
            return
        asked = window.able.intersection(people)
        if seat in asked:
            self._concluded.add(seat)
            if self._concluded.issuperset(asked):
                self._left = 0.0

    def _length(self, window: ReactionWindow, speed: str, people: Sequence[int]) -> float:
        able = window.able.intersection(people)
        if self.is_shared(people):
            return SHARED_WINDOW_MS * max(SPEEDS[speed], SHORTEST_SHARED)
        if not window.able:
            return 0.0
        heeded = any(self.reactions.heeds(seat, window) for seat in able)
        return (ASKED_WINDOW_MS if heeded else QUIET_WINDOW_MS) * SPEEDS[speed]

    def declare(self, seat: int) -> bool:
        """Declare the secret reaction of one of several persons; return whether it could count.

        It could for every seat of the question, with or without the card.
        """
        window = self.window
        is_valid = window is not None and seat in window.able and seat in self._session.awaited
        if is_valid:
            self._declared.add(seat)
        return is_valid

    def answers(self, seat: int, people: Sequence[int]) -> Sequence[Action]:
        """Return both answers of a seat in a shared window, with and without the card, until one is given."""
        window, verbs = self.window, self._session.game.verbs
        if window is None or not self.is_open or not self._left or not self.is_shared(people):
            return ()
        if seat not in window.able.intersection(people) or seat in self._concluded:
            return ()
        return tuple(verbs.action(seat, verb) for verb in (window.allow, window.react))

    def respond(self, seat: int, action: Action, people: Sequence[int]) -> None:
        """Note a person's answer in a shared window; it is played at the end, as an "allow" without the card.

        Raises:
            IllegalActionError: it is no answer of this seat, or it has answered.
        """
        window = self.window
        if window is None or action not in self.answers(seat, people):
            raise IllegalActionError(f"'{action}' is no answer in this window")
        if action.verb == window.react:
            self.declare(seat)
        self.conclude(seat, people)

    def answer(self, people: Sequence[int]) -> None:
        """Answer for the persons who do not answer themselves."""
        for seat in self._session.awaited_people:
            window = self.window
            if window is None or self.asks(seat, people):
                continue
            armed = window.kind in self.reactions.armed(seat)
            if seat in window.able:
                self.reactions.disarm(seat, window.kind)
            reacts = armed or seat in self._declared
            self._show(self._session.play(self._answer_of(seat, window, reacts=reacts)))

    def _answer_of(self, seat: int, window: ReactionWindow, *, reacts: bool) -> Action:
        """Return a seat's action in a window; without a legal reaction it allows the event."""
        legal = {action.verb: action for action in self._session.match.legal_actions(seat)}
        return legal.get(window.react, legal[window.allow]) if reacts else legal[window.allow]

    def asks(self, seat: int, people: Sequence[int]) -> bool:
        """Return whether a person has to answer themselves."""
        window = self.window
        if window is None or seat not in self._session.awaited_people:
            return False
        if seat in people and self.is_together(people):
            return False
        if forced_action(self._session, people) is not None:
            return False  # the window lasts as long as with a choice
        return self.reactions.asks(seat, window)
