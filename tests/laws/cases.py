"""What the laws are tried on: every game, seat count, option value and board, walked at random."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from circus import games, levels
from circus.core.action import CHANCE, Action
from circus.core.game import Game, Setup
from circus.core.option import Option, Value, spell
from circus.core.state import State

EARLY = 25
"""Positions at the start of a game that are all looked at; later ones by chance."""

LATE_SHARE = 0.04
"""Of the later positions, the share that is looked at."""

MOST_ACTIONS = 50_000
"""No random game is that long."""


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    name: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    level: str | None

    def __str__(self) -> str:
        chosen = [f"{name}={spell(value)}" for name, value in self.options]
        return " ".join([self.name, str(self.seats), *([self.level] if self.level else []), *chosen])

    @property
    def game(self) -> Game[Any]:
        """Its game."""
        return games.find(self.name)

    @property
    def setup(self) -> Setup:
        """Its set-up."""
        level = levels.load(self.game, self.level) if self.level else levels.default(self.game)
        return self.game.setup(self.seats, dict(self.options), level)


@dataclass(frozen=True)
class Position:
    """A state in the middle of a game and the action that was chosen there."""

    state: State
    action: Action


def all_cases() -> list[Case]:
    """Every seat count with every option value, and every board with the usual rules."""
    listed = []
    for name in games.names():
        game = games.find(name)
        for seats in game.seats:
            listed += [Case(name, seats, options, None) for options in _option_sets(game.options)]
            listed += [Case(name, seats, (), board) for board in levels.names(game)]
    return listed


def _option_sets(declared: Sequence[Option]) -> Iterator[tuple[tuple[str, Value], ...]]:
    """The defaults, each other value alone, and all the last values together."""
    yield ()
    for option in declared:
        for value in option.values[1:]:
            yield ((option.name, value),)
    if len(declared) > 1:
        yield tuple((option.name, option.values[-1]) for option in declared)


def step(game: Game[Any], state: State, rng: Random) -> Action:
    """A random action for a random awaited seat, or a draw."""
    seat = rng.choice(state.awaited)
    return game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))


@cache
def walk(case: Case) -> tuple[Position, ...]:
    """Positions of one random game, from the start to the last action."""
    game, rng = case.game, Random(str(case))
    state = game.start(case.setup)
    seen: list[Position] = []
    for number in range(MOST_ACTIONS):
        if not state.awaited:
            return tuple(seen)
        action = step(game, state, rng)
        if number < EARLY or rng.random() < LATE_SHARE:
            seen.append(Position(state.copy(), action))
        game.apply(state, action, None)
    raise AssertionError(f"{case} has not ended after {MOST_ACTIONS} actions")


def watchers(case: Case) -> range:
    """Every seat, and the public (seat -1)."""
    return range(-1, case.seats)
