"""Match: the one authority that runs a game: it checks, applies, stores and records actions."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from circus.content.texts import explain
from circus.core.action import CHANCE, Action
from circus.core.errors import IllegalActionError
from circus.core.event import EventSink
from circus.core.game import Game, Outcome, Setup
from circus.core.state import State
from circus.records.fingerprint import fingerprint
from circus.records.pin import Pin
from circus.records.record import Player
from circus.records.timeline import Timeline

CHECKED_EVERY = 64
"""Actions between two fingerprints of the position in the record."""


class Journal(Protocol):
    """Sink for the events of a match; a line has to be safe when the call returns."""

    def action(self, action: Action, legal: Sequence[Action], before: str | None) -> None:
        """Write one action; `legal` are the legal actions of the acting seat.

        `before` is the fingerprint of the position before the action, if one is due.
        """

    def undo(self, count: int) -> None:
        """Write that the last `count` actions are taken back."""

    def end(self, outcome: Outcome) -> None:
        """Write how the game ended."""

    def sits(self, seat: int, player: Player) -> None:
        """Write the player of a seat from now on."""

    def pin(self, pin: Pin) -> None:
        """Write a pinned moment; allowed after the end too."""

    def close(self) -> None:
        """Close it; nothing more will be written."""

    def note(self, kind: str, facts: Mapping[str, object]) -> None:
        """Write something that is no part of the game."""


class Match:
    """One game in progress.

    Attributes:
        game, setup: the game and its set-up.
        state: the current position; only `play`, `draw` and `undo` change it.
        timeline: the actions in force, and any earlier position.
        journal: writes the record; `None` for an unrecorded game.
        is_closed: whether the record contains the end.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        journal: Journal | None = None,
        timeline: Timeline | None = None,
    ) -> None:
        """Start a new game, or continue from the last position of `timeline`."""
        self.game = game
        self.setup = setup
        self.timeline = Timeline(game, setup) if timeline is None else timeline
        self.state: State = game.start(setup) if timeline is None else timeline.at(len(timeline))
        self.journal = journal
        self.is_closed = False
        self._legal: dict[int, Sequence[Action]] = {}

    @property
    def actions(self) -> Sequence[Action]:
        """Every action in force, chance included, oldest first."""
        return self.timeline.actions

    @property
    def outcome(self) -> Outcome | None:
        """Outcome of the game; `None` while a seat or chance is to act."""
        return self.game.outcome(self.state)

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Return the legal actions of `seat`; cached for each position."""
        if seat not in self._legal:
            self._legal[seat] = self.game.legal_actions(self.state, seat)
        return self._legal[seat]

    def play(self, action: Action, emit: EventSink | None = None) -> None:
        """Apply an action and emit its events.

        Raises:
            IllegalActionError: with the rule that forbids it; the state is unchanged.
        """
        if action not in self.legal_actions(action.seat):
            why = self.game.rule_violation(self.state, action)
            if why is not None:
                raise IllegalActionError(f"'{action}' is not legal: {explain(why)}")
        self._commit(action, emit)

    def draw(self, rng: Random, emit: EventSink | None = None) -> Action:
        """Draw for chance, emit the events and return the draw."""
        action = self.game.chance(self.state, rng)
        self._commit(action, emit)
        return action

    def undo(self, count: int) -> None:
        """Take back the last `count` actions in force.

        Raises:
            IllegalActionError: if fewer than `count` are in force, or the record already contains the end.
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
        """Return a new match at position `n` of this one; it writes no record."""
        return Match(self.game, self.setup, timeline=self.timeline.branch(n))

    def _commit(self, action: Action, emit: EventSink | None) -> None:
        """Write the action first, then apply it: after a crash the record is never behind the table."""
        if self.journal:
            legal = () if action.seat == CHANCE else self.legal_actions(action.seat)
            self.journal.action(action, legal, self._fingerprint())
        self.game.apply(self.state, action, emit)
        self.timeline.append(action)
        self._legal.clear()
        if not self.state.awaited:
            self.write_end()

    @property
    def owes_end(self) -> bool:
        """Whether the game is over and its record does not contain the end yet."""
        return self.journal is not None and not self.is_closed and self.outcome is not None

    def write_end(self) -> None:
        """Write how the game ended, once; if that failed, the next call tries again."""
        if self.journal and not self.is_closed and (outcome := self.outcome):
            self.journal.end(outcome)
            self.is_closed = True

    def _fingerprint(self) -> str | None:
        """Return the fingerprint of the position if one is due; written together with the next action."""
        stand = len(self.actions)
        return fingerprint(self.game, self.state) if stand and stand % CHECKED_EVERY == 0 else None
