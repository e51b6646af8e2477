"""Match: the one authority that runs a game: checks, applies, keeps the history, writes the record."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from circus.core.action import CHANCE, Action
from circus.core.errors import IllegalActionError
from circus.core.event import Tell
from circus.core.game import Game, Outcome, Setup
from circus.core.state import State
from circus.fingerprint import fingerprint
from circus.pin import Pin
from circus.record import Player
from circus.texts import explain
from circus.timeline import Timeline

CHECKED_EVERY = 64
"""Actions after which the fingerprint of the position goes into the record."""


class Journal(Protocol):
    """Where a match writes what happens; a line has to be safe when the call returns."""

    def action(self, action: Action, legal: Sequence[Action], before: str | None) -> None:
        """Writes one action; `legal` is what the acting seat could have chosen.

        `before` is the fingerprint of the position in which it is done, where one is due.
        """

    def undo(self, count: int) -> None:
        """Writes that the last `count` actions are taken back."""

    def end(self, outcome: Outcome) -> None:
        """Writes how the game ended."""

    def sits(self, seat: int, player: Player) -> None:
        """Writes who sits on a seat from now on."""

    def pin(self, pin: Pin) -> None:
        """Writes that this moment was pinned, also behind the end."""

    def close(self) -> None:
        """Nothing more will be written."""

    def note(self, kind: str, facts: Mapping[str, object]) -> None:
        """Writes what is no part of the game."""


class Match:
    """One game being played.

    Attributes:
        game, setup: what is played, and how.
        state: where it stands; only `play`, `draw` and `undo` change it.
        timeline: the actions that stand, and any earlier position again.
        journal: where it writes what happens; `None` if nowhere.
        is_closed: whether the record tells the end.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        journal: Journal | None = None,
        timeline: Timeline | None = None,
    ) -> None:
        """`timeline` is a past to go on from, at its last position; a new game begins without one."""
        self.game = game
        self.setup = setup
        self.timeline = Timeline(game, setup) if timeline is None else timeline
        self.state: State = game.start(setup) if timeline is None else timeline.at(len(timeline))
        self.journal = journal
        self.is_closed = False
        self._legal: dict[int, Sequence[Action]] = {}

    @property
    def actions(self) -> Sequence[Action]:
        """Every action that stands, chance included, oldest first."""
        return self.timeline.actions

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while somebody is awaited."""
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> Sequence[Action]:
        """What `seat` may do now; looked up once a position."""
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat)
        return self._legal[seat]

    def play(self, action: Action, tell: Tell | None = None) -> None:
        """Carries an action out, and tells its events.

        Raises:
            IllegalActionError: with the rule that forbids it; nothing has changed.
        """
        if action not in self.legal(action.seat):
            why = self.game.forbids(self.state, action)
            if why is not None:
                raise IllegalActionError(f"'{action}' is not legal: {explain(why)}")
        self._commit(action, tell)

    def draw(self, rng: Random, tell: Tell | None = None) -> Action:
        """Draws for chance and tells the events; returns the draw."""
        action = self.game.chance(self.state, rng)
        self._commit(action, tell)
        return action

    def undo(self, count: int) -> None:
        """Takes back the last `count` actions that stand.

        Raises:
            IllegalActionError: when fewer than `count` stand, or the record already tells the end.
        """
        if self.journal and not self.state.awaited:
            raise IllegalActionError("cannot take back an action: the game is over and its record closed")
        if not 1 <= count <= len(self.actions):
            raise IllegalActionError(f"cannot take back {count} actions: {len(self.actions)} stand")
        if self.journal:
            self.journal.undo(count)
        self.timeline.truncate(len(self.actions) - count)
        self.state = self.timeline.at(len(self.timeline))
        self._legal.clear()

    def branch(self, n: int) -> "Match":
        """A match of its own that stands at position `n` of this one and writes nothing."""
        return Match(self.game, self.setup, timeline=self.timeline.branch(n))

    def _commit(self, action: Action, tell: Tell | None) -> None:
        """Writes first, then applies: what a crash leaves in the record is never behind the table."""
        if self.journal:
            legal = () if action.seat == CHANCE else self.legal(action.seat)
            self.journal.action(action, legal, self._fingerprint())
        self.game.apply(self.state, action, tell)
        self.timeline.append(action)
        self._legal.clear()
        if not self.state.awaited:
            self.write_end()

    @property
    def owes_end(self) -> bool:
        """Whether the game is over and its record does not tell it yet."""
        return self.journal is not None and not self.is_closed and self.outcome is not None

    def write_end(self) -> None:
        """Writes how the game ended, once; where that failed, the same call tries again."""
        if self.journal and not self.is_closed and (outcome := self.outcome):
            self.journal.end(outcome)
            self.is_closed = True

    def _fingerprint(self) -> str | None:
        """Of the position, every few actions; taken before the next one, so that both are written or none."""
        stand = len(self.actions)
        return fingerprint(self.game, self.state) if stand and stand % CHECKED_EVERY == 0 else None
