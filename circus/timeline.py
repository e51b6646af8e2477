"""Timeline: any position of a match or a record again, by snapshots that are kept along its actions."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.event import Event
from circus.core.frame import Frame, FrameRecorder, frames_of, seen_by
from circus.core.game import Game, Setup
from circus.core.state import State

INTERVAL = 32
"""Actions between two snapshots: replaying these takes about 60 us, copying a snapshot 1 to 2 us."""

MOST_SNAPSHOTS = 64
"""Where a game needs more, every second one is dropped and the interval doubles.

A snapshot takes 0.4 to 1.7 KB (`bench timeline`), so those of a game of any length about 110 KB at most.
"""


class OfTimeline:
    """Something that is told of a timeline, and so of its game.

    Attributes:
        timeline: every position of it.
    """

    timeline: "Timeline"

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.timeline.game

    @property
    def setup(self) -> Setup:
        """How it is played."""
        return self.timeline.setup


class Timeline:
    """The actions of one game, and every position that they lead through.

    Position 0 is the start and position n what action n, counted from 1, leads to. The actions have to be
    legal; nothing is checked again. Snapshots are made when a position is first asked for, so that a game
    whose past nobody looks at costs no more than its list of actions.

    Attributes:
        game, setup: what is played, and how.
        actions: those that stand, chance included, oldest first; only `append` and `truncate` change it.
    """

    def __init__(self, game: Game[Any], setup: Setup, actions: Iterable[Action] = ()) -> None:
        self.game = game
        self.setup = setup
        self._actions = list(actions)
        self._interval = INTERVAL
        self._snapshots: list[State] = []  # snapshot i is position i * interval

    def __len__(self) -> int:
        """How many actions stand: the number of the last position."""
        return len(self._actions)

    @property
    def actions(self) -> Sequence[Action]:
        """The actions that stand, oldest first."""
        return self._actions

    def append(self, action: Action) -> None:
        """Adds what was done at the last position."""
        self._actions.append(action)

    def truncate(self, n: int) -> None:
        """Forgets what comes after position `n`."""
        self._check(n)
        del self._actions[n:]
        del self._snapshots[n // self._interval + 1 :]

    def at(self, n: int) -> State:
        """Position `n`, a copy that is the caller's own.

        Raises:
            UsageError: when there is no such position; the same for every method that takes one.
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
        """What `viewer` (-1: the public, `OPEN`: who sees all) sees of action `n`.

        These are its events, and position `n` as the last frame. For position 0 that is the start alone.
        """
        self._check(n)
        if n == 0:
            return [Frame(None, seen_by(self.game, self.at(0), viewer))]
        return frames_of(self.game, self.at(n - 1), self._actions[n - 1], (viewer,))[viewer]

    def told(self, viewer: int) -> Iterator[tuple[int, Event, State]]:
        """Every event that `viewer` (-1: the public) heard, in order: its position, and the view of then."""
        state = self.game.start(self.setup)
        for at, action in enumerate(self._actions, 1):
            recorder = FrameRecorder(self.game, (viewer,))
            self.game.apply(state, action, recorder.telling(state))
            yield from ((at, event, view) for event, view in recorder.frames[viewer] if event)

    def branch(self, n: int) -> "Timeline":
        """A timeline of its own with the actions up to position `n`; it shares the snapshots made so far."""
        self._check(n)
        branch = Timeline(self.game, self.setup, self._actions[:n])
        branch._interval = self._interval
        branch._snapshots = self._snapshots[: n // self._interval + 1]
        return branch

    def _check(self, n: int) -> None:
        if not 0 <= n <= len(self._actions):
            raise UsageError(f"there is no position {n}: choose 0 to {len(self._actions)}")

    def _keep(self, n: int, state: State) -> None:
        """Keeps a snapshot of position `n` if it is the next that is due."""
        if n != len(self._snapshots) * self._interval:
            return
        if len(self._snapshots) == MOST_SNAPSHOTS:
            del self._snapshots[1::2]
            self._interval *= 2
        self._snapshots.append(state.copy())
