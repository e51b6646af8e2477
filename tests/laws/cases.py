"""Set-ups on which the laws are checked: every game, seat count, option value and board, played at random."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, overload

from circus import games
from circus.content import levels
from circus.core.action import CHANCE, Action
from circus.core.game import Game, Setup
from circus.core.number import TooFewPiecesError
from circus.core.option import Option, Value, spell
from circus.core.state import State

EARLY = 25
"""Positions at the start of a game that are all looked at; later ones by chance."""

LATE_SHARE = 0.04
"""Of the later positions, the share that is looked at."""

MAX_ACTIONS = 50_000
"""No random game is that long."""


SAMPLES = 6
"""Sampled sets of numbers, those that deal too many pieces included."""


LIMITS: dict[str, tuple[str, Value]] = {
    "clearing_house": ("round_limit", 10),
    "flip_circus": ("turn_limit", 60),
}
"""Option that ends a game with sampled numbers, which may leave it without an end: nothing does damage."""

NEEDED: dict[str, tuple[str, Value]] = {"texas_showdown": ("passing", True)}
"""Option without which a number has no effect (cards passed): every second set of numbers has it.

Not the last set, which is in the everyday suite: a seat has hundreds of ways to pass three cards."""


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
    """A state in the middle of a game and the action that was chosen there.

    Attributes:
        count: the number of actions before it.
    """

    state: State
    action: Action
    count: int


class Walk(Sequence[Position]):
    """The positions of one random game; remembers which one a law is checking, for `tests.laws.failures`.

    Attributes:
        case: its set-up.
        actions: every action of the game, also those between the positions.
    """

    checked: "tuple[Walk, Position] | None" = None

    def __init__(self, case: Case, actions: Sequence[Action], positions: Sequence[Position]) -> None:
        self.case = case
        self.actions = actions
        self._positions = positions

    def __len__(self) -> int:
        return len(self._positions)

    @overload
    def __getitem__(self, place: int) -> Position: ...

    @overload
    def __getitem__(self, place: slice) -> "Walk": ...

    def __getitem__(self, place: int | slice) -> "Position | Walk":
        if isinstance(place, slice):
            return Walk(self.case, self.actions, self._positions[place])
        Walk.checked = self, self._positions[place]
        return self._positions[place]

    def __iter__(self) -> Iterator[Position]:
        for position in self._positions:
            Walk.checked = self, position
            yield position


def all_cases() -> list[Case]:
    """Every seat count with every option value and with sampled numbers, and every board."""
    listed = []
    for name in games.names():
        game = games.find(name)
        for seats in game.seats:
            listed += [Case(name, seats, options, None) for options in _option_sets(game.options)]
            listed += [Case(name, seats, numbers, None) for numbers in _number_sets(game, seats)]
            listed += [Case(name, seats, (), board) for board in levels.names(game)]
    return listed


def option_cases_on_other_boards() -> list[Case]:
    """Every option value on every board but the usual one: what it forbids may keep a game from ending."""
    listed = []
    for name in games.names():
        game = games.find(name)
        boards = [board for board in levels.names(game) if game.level and board != game.level.default]
        listed += [
            Case(name, seats, options, board)
            for seats in game.seats
            for board in boards
            for options in _option_sets(game.options)
            if options
        ]
    return listed


def is_everyday(case: Case) -> bool:
    """Whether it is in the everyday suite: the usual seats; default options, all others, or a sample."""
    usual = games.find(case.name).usual_seats
    return case.seats == usual and case.level is None and case.options in _everyday_sets(case.name)


@cache
def _everyday_sets(name: str) -> Sequence[tuple[tuple[str, Value], ...]]:
    """Return the options and numbers that the everyday suite tries."""
    game = games.find(name)
    return (), *list(_option_sets(game.options))[-1:], *list(_number_sets(game, game.usual_seats))[-1:]


def _option_sets(declared: Sequence[Option]) -> Iterator[tuple[tuple[str, Value], ...]]:
    """The defaults, each other value alone, and all the last values together."""
    yield ()
    for option in declared:
        for value in option.others:
            yield ((option.name, value),)
    if len(declared) > 1:
        yield tuple((option.name, option.others[-1]) for option in declared)


def _number_sets(game: Game[Any], seats: int) -> Iterator[tuple[tuple[str, Value], ...]]:
    """All numbers at their least, all at their most, and samples, as far as they fit together."""
    if not game.numbers:
        return
    rng = Random(f"{game.name} {seats}")
    limit, needed = ([each[game.name]] if game.name in each else [] for each in (LIMITS, NEEDED))
    ends = [{each.name: each.least for each in game.numbers}, {each.name: each.most for each in game.numbers}]
    samples = [
        {each.name: rng.randint(each.least, each.most) for each in game.numbers} for _ in range(SAMPLES)
    ]
    for at, numbers in enumerate(ends + samples):
        with suppress(TooFewPiecesError):
            game.setup(seats, numbers)
            yield (*limit, *([] if at % 2 else needed), *numbers.items())


def step(game: Game[Any], state: State, rng: Random) -> Action:
    """A random action for a random awaited seat, or a draw."""
    seat = rng.choice(state.awaited)
    return game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal_actions(state, seat))


@cache
def walk(case: Case) -> Walk:
    """Positions of one random game, from the start to the last action."""
    game, rng = case.game, Random(str(case))
    state = game.start(case.setup)
    positions: list[Position] = []
    actions: list[Action] = []
    while state.awaited:
        assert len(actions) < MAX_ACTIONS, f"{case} has not ended after {MAX_ACTIONS} actions"
        action = step(game, state, rng)
        if len(actions) < EARLY or rng.random() < LATE_SHARE:
            positions.append(Position(state.copy(), action, len(actions)))
        actions.append(action)
        game.apply(state, action, None)
    return Walk(case, actions, positions)


def watchers(case: Case) -> range:
    """Every seat, and the public (seat -1)."""
    return range(-1, case.seats)
