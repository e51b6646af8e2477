"""Set-up of a game for all frameworks: its rows, numbers of actions and returns."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, SupportsIndex

from circus import games
from circus.content import levels
from circus.core.action import CHANCE, Action
from circus.core.errors import IllegalActionError, UsageError
from circus.core.game import Game, Setup
from circus.core.option import Value
from circus.core.policy import shares
from circus.core.state import State
from circus.envs.encoding import Encoder, Row
from circus.envs.numbering import Mask, Numbering, checked_number
from circus.records import codec

ZERO_SUM, SHARES = "zero_sum", "shares"
"""Kinds of returns: 1 for a sole winner and together -1 for the others, so that the sum is 0; or each
seat's share of the win, so that the sum is 1. Winners share alike."""


class Table:
    """One game with its set-up.

    Attributes:
        game, setup: the game and its set-up.
        returns: `ZERO_SUM` or `SHARES`.
        actions: the numbers of all choices.
        encoder: writes views as rows.
        agents: the names of the seats.
    """

    def __init__(self, game: Game[Any], setup: Setup, returns: str) -> None:
        self.game, self.setup, self.returns = game, setup, returns
        self.actions = Numbering(game, setup)
        self.encoder = Encoder(game, setup)
        self.agents = tuple(f"seat_{seat}" for seat in range(setup.seats))

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Table":
        """Return itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Callable[..., "Table"], tuple[object, ...]]:
        """Pickle it by its set-up; boards and numbers are built again in the other process."""
        setup = self.setup
        options = tuple(sorted(setup.choices.items()))
        return _table, (self.game.name, setup.seats, setup.level_name, self.returns, options)

    def pack(self, state: State) -> bytes:
        """Return a state of this table as the bytes of `circus.records.codec`."""
        return codec.pack_state(self.game, self.setup, state)

    def start(self, rng: Random) -> State:
        """Return a new game at the first choice of a seat."""
        state: State = self.game.start(self.setup)
        self.draw(state, rng)
        return state

    def draw(self, state: State, rng: Random) -> None:
        """Draw for chance until a seat is to act or the game has ended."""
        game = self.game
        while state.awaited and state.awaited[0] == CHANCE:
            game.apply(state, game.chance(state, rng), None)

    def action(self, state: State, seat: int, number: SupportsIndex) -> Action:
        """Return the action of this number.

        Raises:
            ActionNumberError: there is no such number.
            IllegalActionError: the seat may not choose it now.
        """
        checked = checked_number(number, self.actions.size)
        action = self.actions.action(seat, checked)
        if action is None or action not in self.game.legal_actions(state, seat):
            text = self.actions.text(checked)
            raise IllegalActionError(
                f"seat {seat} may not choose action {checked} ({text}) now: choose one that the mask allows"
            )
        return action

    def mask(self, state: State, seat: int) -> Mask:
        """Return the mask of a seat's legal actions: all 0 if it is not to act."""
        return self.actions.mask(self.game.legal_actions(state, seat))

    def observation(self, state: State, seat: int) -> Row:
        """Return the row of a seat's information."""
        return self.encoder.encode_state(state, seat)

    def results(self, state: State) -> list[float]:
        """Return each seat's result at the end; 0 before it."""
        outcome = self.game.outcome(state)
        if outcome is None:
            return [0.0] * self.setup.seats
        return seat_returns(outcome.winners, self.setup.seats, self.returns)


def seat_returns(winners: Sequence[int], seats: int, returns: str) -> list[float]:
    """Return each seat's result for these winners."""
    shared = shares(winners, seats)
    if returns == SHARES:
        return shared
    return [(seats * share - 1) / (seats - 1) for share in shared]


def table(
    name: str,
    seats: int | None = None,
    level: str | None = None,
    returns: str = ZERO_SUM,
    **options: Value,
) -> Table:
    """Return the table of this game; it is cached by its arguments.

    Args:
        name: of the game.
        seats: number of players; the usual one if `None`.
        level: the name of the board; the default board if `None`.
        returns: `ZERO_SUM` or `SHARES`.
        options: of the game, by name.

    Raises:
        UsageError: if there is no such game, seat count, board or option.
    """
    if returns not in (ZERO_SUM, SHARES):
        raise UsageError(f"returns cannot be '{returns}': choose {ZERO_SUM} or {SHARES}")
    return _table(name, seats, level, returns, tuple(sorted(options.items())))


@lru_cache(maxsize=32)
def _table(
    name: str, seats: int | None, level: str | None, returns: str, options: tuple[tuple[str, Value], ...]
) -> Table:
    game = games.find(name)
    board = levels.load(game, level) if level else levels.default(game)
    return Table(game, game.setup(seats, dict(options), board), returns)
