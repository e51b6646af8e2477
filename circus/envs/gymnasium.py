"""Gymnasium environments of the games, `circus/NAME-v0`: one seat learns, bots play the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from circus import bots, games
from circus.core.errors import UsageError
from circus.core.option import Value
from circus.core.rows import MAX_EXACT
from circus.core.state import State
from circus.envs.encoding import Row
from circus.envs.numbering import Mask, checked_number
from circus.envs.table import ZERO_SUM, Table, table
from circus.records import codec

LOSS = -1.0
"""Reward for an action that the mask forbids, which ends the game."""


def register() -> None:
    """Register all games with Gymnasium."""
    for name in games.in_order():
        gymnasium.register(f"circus/{name}-v0", entry_point=f"{__name__}:env", kwargs={"game_name": name})


def env(
    game_name: str,
    seats: int | None = None,
    level: str | None = None,
    returns: str = ZERO_SUM,
    seat: int | None = 0,
    against: str | Sequence[str] = "greedy",
    render_mode: str | None = None,
    **options: Value,
) -> "SeatEnv":
    """Return an environment of this game; see `circus.envs.table.table` for the other choices.

    Args:
        game_name: of the game.
        seats: number of players, the learner included.
        level: the name of the board.
        returns: `ZERO_SUM` or `SHARES`.
        seat: the one that learns; `None` draws one at random for each game.
        against: the strength of the bots, or one strength for each of the other seats, ascending.
        render_mode: only `None`: nothing is drawn.
        options: of the game, by name.

    Raises:
        UsageError: if there is no such table, seat, strength or way to draw.
    """
    if render_mode is not None:
        raise UsageError("this environment draws nothing: leave render_mode out")
    return SeatEnv(table(game_name, seats, level, returns, **options), seat, against)


DUMMY = 0
"""Action that the mask allows after the end of a game; it does nothing."""


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat at one table.

    Observations are rows. The mask of legal actions is in the info as `action_mask` and is returned by
    `action_masks`. The reward comes at the end. An action that the mask forbids loses the game at once.

    Vector environments with `AutoresetMode.NEXT_STEP` ask for one more action after the end, which only
    starts the next game: the mask then allows the action `DUMMY` alone.

    Attributes:
        table: the game, and the meaning of rows and actions.
        seat: the one that learns now.
        now: the position, secrets included.
    """

    def __init__(self, played: Table, seat: int | None, against: str | Sequence[str]) -> None:
        seats = played.setup.seats
        if seat is not None and not 0 <= seat < seats:
            raise UsageError(f"there is no seat {seat}: choose 0 to {seats - 1}, or None for any")
        named = [against] * (seats - 1) if isinstance(against, str) else list(against)
        if len(named) != seats - 1:
            raise UsageError(f"{seats - 1} other seats, but {len(named)} bots: name one for each")
        self._strengths = named
        self._bots = [bots.find(name) for name in named]
        self._always, self.seat = seat, seat or 0
        self.table = played
        self.observation_space = spaces.Box(-MAX_EXACT, MAX_EXACT, (played.encoder.size,), np.float32)
        self.action_space = spaces.Discrete(played.actions.size)
        self._rng = Random()
        self._is_over = True
        self.now: State = played.game.start(played.setup)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Start a new game and play on to the seat's first choice."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        if self._always is None:
            self.seat = self._rng.randrange(self.table.setup.seats)
        self.now = self.table.start(self._rng)
        self._is_over = False
        self._go_on()
        return self._observe()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play the seat's choice and continue to its next one; a choice that the mask forbids loses the game.

        Raises:
            ActionNumberError: if there is no action of this number; nothing has changed.
            UsageError: if no game is in progress.
        """
        if self._is_over:
            raise UsageError("the game is over: call reset before step")
        played = self.table
        number = checked_number(action, played.actions.size)
        if not played.mask(self.now, self.seat)[number]:
            self._is_over = True
            row, info = self._observe()
            return row, LOSS if played.returns == ZERO_SUM else 0.0, True, False, {**info, "forbidden": True}
        played.game.apply(self.now, played.action(self.now, self.seat, number), None)
        played.draw(self.now, self._rng)
        self._go_on()
        self._is_over = not self.now.awaited
        row, info = self._observe()
        return row, played.results(self.now)[self.seat], self._is_over, False, info

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the position as the bytes of `circus.records.codec`, and the bots by their names."""
        content = {name: value for name, value in self.__dict__.items() if name != "_bots"}
        return {**content, "now": self.table.pack(self.now)}

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content, now=codec.unpack_state(content["now"])[2])
        self._bots = [bots.find(name) for name in self._strengths]

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the legal actions as learners with masks expect them."""
        return self._mask().astype(bool)

    def _observe(self) -> tuple[Row, dict[str, Any]]:
        return self.table.observation(self.now, self.seat), {"action_mask": self._mask()}

    def _mask(self) -> Mask:
        mask = self.table.mask(self.now, self.seat)
        if self._is_over:
            mask = np.zeros_like(mask)
            mask[DUMMY] = 1
        return mask

    def _go_on(self) -> None:
        """Let the bots act, each from its own view, until the seat is to act or the game is over."""
        game = self.table.game
        while self.now.awaited and self.seat not in self.now.awaited:
            other = self.now.awaited[0]
            bot = self._bots[other - (other > self.seat)]
            choice = bot(game, game.view(self.now, other), game.legal_actions(self.now, other), self._rng)
            game.apply(self.now, choice, None)
            self.table.draw(self.now, self._rng)


register()
