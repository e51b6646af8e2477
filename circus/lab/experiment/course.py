"""Play-through of one game of an experiment, with counts of its choices and their widths."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from circus.bots.bot import Bot, Stop, never
from circus.core.action import CHANCE, Action
from circus.core.facts import Facts
from circus.core.game import Game, Setup
from circus.core.policy import shares
from circus.core.state import State

LIMIT = 3000
"""Maximum number of actions of a game; the longest that ends takes 1400."""

NOBODY_OUT: Any = Facts().is_out
"""Default `is_out` of a game that nobody leaves before its end: nothing is to be counted."""

HIT_LIMIT, UNCOVERED = "limit", "uncovered"
"""Reasons of aborted games: too many actions, or a seat without a legal action."""


class Watcher(Protocol):
    """Observer of the positions of one game; changes none of them."""

    def begins(self, state: State) -> None:
        """Handle the state before the first action."""

    def chooses(self, state: State, action: Action, legal: Sequence[Action]) -> None:
        """Handle an action before it is applied; `legal` is empty for an action of chance."""

    def has_become(self, state: State, action: Action) -> None:
        """Handle the state after an action."""


@dataclass
class GameCounts:
    """Counts of one game.

    Attributes:
        shares: of the win, one for each seat; equal ones for an aborted game.
        winners: empty for an aborted game.
        reason: of the end.
        scores: one for each seat; () for an aborted game.
        rounds: the round in which it ended, as the game counts.
        actions: all of them, chance included.
        widths: for each the number of legal actions; 0 for a draw.
        first: the first seat that acted alone, and not as the last of those who act together; `None` if all
            always act together.
        out: for each seat that went out before the end, the number of seats' actions until then.
    """

    shares: Sequence[float] = ()
    winners: tuple[int, ...] = ()
    reason: str = ""
    scores: tuple[int, ...] = ()
    rounds: int = 0
    actions: list[Action] = field(default_factory=list)
    widths: list[int] = field(default_factory=list)
    first: int | None = None
    out: dict[int, int] = field(default_factory=dict)


class ActionSource(Protocol):
    """Source of the next action of a game."""

    def __call__(self, state: State) -> tuple[Action, Sequence[Action]] | None:
        """Return the next action and the seat's legal ones (none for a draw); `None` if nobody can act."""


def course_of(
    game: Game[Any], setup: Setup, moves: ActionSource, watchers: Sequence[Watcher] = ()
) -> GameCounts:
    """Play one game to its end, or as far as `moves` and `LIMIT` allow."""
    course, state = GameCounts(), game.start(setup)
    before: tuple[int, ...] = ()
    goes_out = game.facts.is_out is not NOBODY_OUT
    for each in watchers:
        each.begins(state)
    while awaited := state.awaited:
        move = moves(state) if len(course.actions) < LIMIT else None
        if move is None:
            return _broken_off(course, setup, game, state)
        action, legal = move
        if course.first is None:
            last_of_many = len(before) > 1 and action.seat in before
            if len(awaited) == 1 and action.seat != CHANCE and not last_of_many:
                course.first = action.seat
            before = awaited
        course.actions.append(action)
        course.widths.append(len(legal))
        for each in watchers:
            each.chooses(state, action, legal)
        game.apply(state, action, None)
        for each in watchers:
            each.has_become(state, action)
        if goes_out:
            _count_out(course, game, state, setup.seats)
    outcome = game.outcome(state)
    assert outcome is not None
    course.shares, course.winners = shares(outcome.winners, setup.seats), outcome.winners
    course.reason, course.scores = outcome.reason, outcome.scores
    course.rounds = game.facts.turn(state).round
    return course


class Playing:
    """Moves of bots; chance and bots draw from one generator each."""

    def __init__(self, game: Game[Any], players: Sequence[Bot], draws: Random, choices: Random) -> None:
        self._game, self._players = game, players
        self._draws, self._choices = draws, choices

    def __call__(self, state: State) -> tuple[Action, Sequence[Action]] | None:
        """Return the action of the first seat to act; a forced action is played without its bot."""
        game, seat = self._game, state.awaited[0]
        if seat == CHANCE:
            return game.chance(state, self._draws), ()
        legal = game.legal_actions(state, seat)
        if len(legal) > 1:
            return self._players[seat](game, game.view(state, seat), legal, self._choices), legal
        return (legal[0], legal) if legal else None


class ReplayedMoves:
    """Moves of a game that was played before."""

    def __init__(self, game: Game[Any], actions: Iterable[Action]) -> None:
        self._game, self._actions = game, iter(actions)

    def __call__(self, state: State) -> tuple[Action, Sequence[Action]] | None:
        """Return the next action of the game; `None` at its end."""
        action = next(self._actions, None)
        if action is None:
            return None
        return action, () if action.seat == CHANCE else self._game.legal_actions(state, action.seat)


@dataclass(frozen=True)
class Abstainer:
    """Wrapper of a bot that avoids a verb or a card as long as another action is legal."""

    verb_or_pick: str

    def __call__(self, player: Bot) -> Bot:
        """Return a bot that avoids it unless forced."""

        def choose(
            game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never, /
        ) -> Action:
            left = [action for action in legal if not self.names(action)] or legal
            return left[0] if len(left) == 1 else player(game, view, left, rng, stop)

        return choose

    def names(self, action: Action) -> bool:
        """Return whether an action has this verb or names this card."""
        return action.verb == self.verb_or_pick or self.verb_or_pick in action.picks


def _broken_off(course: GameCounts, setup: Setup, game: Game[Any], state: State) -> GameCounts:
    course.shares = [1 / setup.seats] * setup.seats
    course.reason = HIT_LIMIT if len(course.actions) >= LIMIT else UNCOVERED
    course.rounds = game.facts.turn(state).round
    return course


def _count_out(course: GameCounts, game: Game[Any], state: State, seats: int) -> None:
    """Note for each seat that has just gone out how many actions all seats have done until now."""
    if state.awaited and state.awaited[0] != CHANCE:
        is_out = game.facts.is_out
        for seat in range(seats):
            if seat not in course.out and is_out(state, seat):
                course.out[seat] = sum(map(bool, course.widths))
