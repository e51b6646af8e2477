"""OpenSpiel games of ours, `circus_NAME`, registered when this module is imported.

Draws that the rules list are chance nodes with their odds. A draw with too many outcomes to list (a deal) is
a node with one outcome, a different one each time: the seed of the draw, so that a history defines the whole
game. Seats that answer at the same time, sealed, act in ascending order.
"""

from collections.abc import Callable, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel

from circus import games
from circus.core.action import CHANCE
from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.state import State
from circus.envs.course import PARAMETERS, SEEDS, Beginning, EnvironmentGame
from circus.envs.encoding import Row
from circus.envs.table import SHARES, ZERO_SUM, Table

NO_LIMIT = 1_000_000
"""Maximum length that is declared for a game whose rules have no limit."""


def register() -> None:
    """Register all games with OpenSpiel."""
    for name in games.in_order():
        game = games.find(name)
        # A separate class, not this one with a bound argument: OpenSpiel references it beyond Python's end.
        own = type(f"Circus_{name}", (CircusGame,), {"game": game})
        pyspiel.register_game(_type(game, game.seats, ZERO_SUM, listed=False), own)


def _type(game: Game[Any], seats: Sequence[int], returns: str, *, listed: bool) -> Any:
    """Return OpenSpiel's description of a game; `listed` is whether the rules list every draw."""
    kind = pyspiel.GameType
    choices = {name: each.default for name, each in game.declared.items()}
    return kind(
        short_name=f"circus_{game.name}",
        long_name=f"Circus: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if listed else kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if returns == ZERO_SUM else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**PARAMETERS, **choices},
    )


class CircusGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its set-up.

    Parameters, all optional: `seats`, `level`, `returns` and the options and numbers of the game, as in
    `circus.envs.table.table`; `seed`, from which all draws follow; `actions`, joined by `;`, to begin at the
    position after them. `worlds` is the number of positions to draw there that agree with the public
    information; the first chance node chooses between them.

    Attributes:
        game: the game.
        begins: its parsed parameters.
    """

    game: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        self.begins = Beginning(game.name, params or {})
        played = self.begins.table
        seats, shared = played.setup.seats, played.returns == SHARES
        info = pyspiel.GameInfo(
            num_distinct_actions=played.actions.size,
            max_chance_outcomes=SEEDS,
            num_players=seats,
            min_utility=0.0 if shared else -1.0,
            max_utility=1.0,
            utility_sum=1.0 if shared else 0.0,
            max_game_length=game.longest(played.setup) or NO_LIMIT,
        )
        kind = _type(game, (seats,), played.returns, listed=self.begins.lists_every_draw())
        super().__init__(kind, info, self.begins.given)

    def new_initial_state(self, _text: str | None = None) -> "CircusState":
        """Return the start of a game, or the choice between its worlds."""
        return CircusState(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, dict[str, Any]]]:
        """Pickle it by its name and parameters; unpickling loads the game that this module registers."""
        return load_game, (self.get_type().short_name, self.begins.given)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CircusObserver":
        """Return an observer of states; raise `UsageError` if parameters are given."""
        if params:
            raise UsageError(f"there is one way to observe a game: leave {params} out")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return CircusObserver(self.begins.table, recalls)


def load_game(short_name: str, parameters: dict[str, Any]) -> "CircusGame":
    """Return the registered game of this name, such as `circus_NAME`."""
    game: CircusGame = pyspiel.load_game(short_name, parameters)
    return game


class CircusState(pyspiel.State):  # type: ignore[misc]
    """State of a game.

    Attributes:
        course: everything that defines the state.
    """

    def __init__(self, game: CircusGame) -> None:
        super().__init__(game)
        self.course = EnvironmentGame(game.begins)

    @property
    def now(self) -> State | None:
        """Position; `None` before a world is chosen."""
        return self.course.now

    @property
    def table(self) -> Table:
        """Table of the game."""
        return self.course.begin.table

    def __deepcopy__(self, _memo: dict[int, Any]) -> "CircusState":
        """Return a copy, as `clone` does."""
        twin: CircusState = self.clone()
        return twin

    def __reduce__(self) -> tuple[Callable[..., "CircusState"], tuple[Any, ...]]:
        """Pickle its game, OpenSpiel's own history and the course."""
        past = [(step.player, step.action) for step in self.full_history()]
        return _restored, (self.get_game(), past, self.course)

    def current_player(self) -> int:
        """Return the player to act: the first seat to act."""
        now = self.course.now
        if now is None or now.awaited == (CHANCE,):
            return int(pyspiel.PlayerId.CHANCE)
        return now.awaited[0] if now.awaited else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions by number, ascending."""
        return self.table.actions.numbers(self.table.game.legal_actions(self.now, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each draw with its odds, by its index in the list of the rules, or the seed of one draw."""
        return self.course.draws()

    def _apply_action(self, action: int) -> None:
        now = self.course.now
        if now is None or now.awaited == (CHANCE,):
            self.course.draw(action)
        else:
            self.course.choose(now.awaited[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the action as a record writes it; a draw by its seed if the rules do not list it."""
        if player >= 0:
            return self.table.actions.text(action)
        listed = self.table.game.legal_actions(self.now, CHANCE) if self.now is not None else ()
        return str(listed[action]) if 0 <= action < len(listed) else f"draw {action}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.now is not None and not self.now.awaited

    def returns(self) -> list[float]:
        """Return the result of each seat; 0 before the end."""
        return [0.0] * self.table.setup.seats if self.now is None else self.table.results(self.now)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "CircusState":
        """Return another state that this player cannot distinguish: a determinization of its view."""
        twin: CircusState = self.clone()
        twin.course = self.course.resampled(player_id, Random(int(probability_sampler() * SEEDS)))
        return twin

    def __str__(self) -> str:
        """Return all pieces and their places, secrets included."""
        if self.now is None:
            return "a world to be chosen"
        pieces = self.table.game.pieces(self.now)
        return " ".join(f"{piece.place}:{piece.kind}:{piece.face}" for piece in pieces)


class _Replayed:
    """Stand-in for a course while OpenSpiel's own history of a state is rebuilt.

    The history alone does not determine the position: `resample_from_infostate` leaves it unchanged.
    """

    def __init__(self, player: int) -> None:
        self.now = SimpleNamespace(awaited=(player,))

    def draw(self, _outcome: int) -> None:
        """Change nothing."""

    def choose(self, _seat: int, _number: int) -> None:
        """Change nothing."""


def _restored(game: CircusGame, past: list[tuple[int, int]], course: EnvironmentGame) -> CircusState:
    """Return an unpickled state."""
    state: Any = game.new_initial_state()
    for player, action in past:
        state.course = _Replayed(player)
        state.apply_action(action)
    state.course = course
    restored: CircusState = state
    return restored


class CircusObserver:
    """Observer of states for one player, as OpenSpiel requires it.

    The tensor is the row of the seat's view; it contains all that the rules let the seat remember. The string
    of a player with perfect recall begins with a digest of all its observations.

    Attributes:
        tensor, dict: the row, and the same by name.
    """

    def __init__(self, played: Table, recalls: bool) -> None:
        self._table, self._recalls = played, recalls
        self.tensor: Row = np.zeros(played.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CircusState, player: int) -> None:
        """Write the player's information in the state to the tensor."""
        self.tensor[:] = 0 if state.now is None else self._table.observation(state.now, player)

    def string_from(self, state: CircusState, player: int) -> str:
        """Return the information as text: player, digest of earlier observations, every number but 0."""
        recalled = f" {state.course.recall.hex_digest(player)}" if self._recalls else ""
        if state.now is None:
            return f"{self._table.agents[player]}{recalled} nothing yet"
        row, names = self._table.observation(state.now, player), self._table.encoder.names
        seen = ", ".join(f"{names[at]}={row[at]:g}" for at in np.flatnonzero(row))
        return f"{self._table.agents[player]}{recalled} {seen}"


register()
