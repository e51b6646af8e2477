"""Timeline: any position of a match or a record, rebuilt from snapshots along its actions."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.event import Event
from circus.core.frame import Frame, FrameRecorder, frames_of, view_of
from circus.core.game import Game, Setup
from circus.core.state import State

INTERVAL = 32
"""Actions between two snapshots: replaying these takes about 60 us, copying a snapshot 1 to 2 us."""

MAX_SNAPSHOTS = 64
"""Maximum number of snapshots; beyond it every second one is dropped and the interval doubles.

A snapshot takes 0.4 to 1.7 KB (`bench timeline`), so those of a game of any length about 110 KB at most."""


class OfTimeline:
    """Base class of objects with a timeline, and through it a game and a set-up.

    Attributes:
        timeline: every position of it.
    """

    timeline: "Timeline"

    @property
    def game(self) -> Game[Any]:
        """Game that is played."""
        return self.timeline.game

    @property
    def setup(self) -> Setup:
        """Set-up of the game."""
        return self.timeline.setup


class Timeline:
    """The actions of one game, and every position between them.

    Position 0 is the start; position n follows action n, counted from 1. The actions have to be legal and are
    not checked again. Snapshots are made when a position is first requested, so a game without requests costs
    no more than its list of actions.

    Attributes:
        game, setup: the game and its set-up.
        actions: the actions in force, chance included, oldest first; only `append` and `truncate` change it.
    """

    def __init__(self, game: Game[Any], setup: Setup, actions: Iterable[Action] = ()) -> None:
        self.game = game
        self.setup = setup
        self._actions = list(actions)
        self._interval = INTERVAL
        self._snapshots: list[State] = []  # snapshot i is position i * interval

    def __len__(self) -> int:
        """Return the number of actions in force: the number of the last position."""
        return len(self._actions)

    @property
    def actions(self) -> Sequence[Action]:
        """Actions in force, oldest first."""
        return self._actions

    def append(self, action: Action) -> None:
        """Add the action that was played at the last position."""
        self._actions.append(action)

    def truncate(self, n: int) -> None:
        """Drop all actions after position `n`."""
        self._check(n)
        del self._actions[n:]
        del self._snapshots[n // self._interval + 1 :]

    def at(self, n: int) -> State:
        """Return a copy of the state at position `n`.

        Raises:
            UsageError: if there is no such position; this holds for every method with a position.
        """
        self._check(n)
        if not self._snapshots:
            self._snapshots.append(self.game.start(self.setup))
        nearest = min(n // self._interval, len(self._snapshots) - 1)
        state = self._snapshots[nearest].copy()
        for number in range(nearest * self._interval, n):
            self.game.apply(state, self._actions[number], None)
            self._keep(number + 1, state)
        return state

    def frames(self, n: int, viewer: int) -> list[Frame]:
        """Return the frames of action `n` for `viewer` (-1: the public, `OPEN`: sees everything).

        These are the frames of its events, and position `n` as the last one. Position 0 has one frame, the
        start.
        """
        self._check(n)
        if n == 0:
            return [Frame(None, view_of(self.game, self.at(0), viewer))]
        return frames_of(self.game, self.at(n - 1), self._actions[n - 1], (viewer,))[viewer]

    def visible_events(self, viewer: int) -> Iterator[tuple[int, Event, State]]:
        """Yield every event visible to `viewer` (-1: the public) in order: position, event, view then."""
        state = self.game.start(self.setup)
        for at, action in enumerate(self._actions, 1):
            recorder = FrameRecorder(self.game, (viewer,))
            self.game.apply(state, action, recorder.event_sink(state))
            yield from ((at, event, view) for event, view in recorder.frames[viewer] if event)

    def branch(self, n: int) -> "Timeline":
        """Return an independent timeline up to position `n`; it shares the snapshots made so far."""
        self._check(n)
        branch = Timeline(self.game, self.setup, self._actions[:n])
        branch._interval = self._interval
        branch._snapshots = self._snapshots[: n // self._interval + 1]
        return branch

    def _check(self, n: int) -> None:
        if not 0 <= n <= len(self._actions):
            raise UsageError(f"there is no position {n}: choose 0 to {len(self._actions)}")

    def _keep(self, n: int, state: State) -> None:
        """Store a snapshot of position `n` if it is the next one due."""
        if n != len(self._snapshots) * self._interval:
            return
        if len(self._snapshots) == MAX_SNAPSHOTS:
            del self._snapshots[1::2]
            self._interval *= 2
        self._snapshots.append(state.copy())
