"""PettingZoo environments of the games: one agent a seat, agents act one after the other.

Seats that answer at the same time, sealed, act in ascending order; nobody observes an answer before all are
in. The environment draws for chance, which is no agent.
"""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from circus import bots
from circus.core.errors import UsageError
from circus.core.option import Value
from circus.core.rows import MAX_EXACT
from circus.core.state import State
from circus.envs import restore_sound
from circus.envs.numbering import Mask
from circus.envs.table import ZERO_SUM, Table, table
from circus.records import codec

restore_sound()

Observation = dict[str, Any]


def env(
    game_name: str,
    seats: int | None = None,
    level: str | None = None,
    returns: str = ZERO_SUM,
    **options: Value,
) -> "CircusEnv":
    """Return an environment of this game; see `circus.envs.table.table` for the choices and errors.

    Observations are dictionaries: `observation`, the row of the agent's information, and `action_mask`, which
    is also in its info.
    """
    return CircusEnv(table(game_name, seats, level, returns, **options))


class CircusEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One game at one table.

    Attributes:
        table: the game, and the meaning of rows and actions.
        state_now: the position, secrets included; for inspection, never for an agent.
    """

    def __init__(self, played: Table) -> None:
        super().__init__()
        self.table = played
        self.metadata = {
            "name": f"circus_{played.game.name}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = list(played.agents)
        self.agents: list[str] = []
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-MAX_EXACT, MAX_EXACT, (played.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (played.actions.size,), np.int8),
            }
        )
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(played.actions.size) for agent in self.possible_agents
        }
        self.state_now: State = played.game.start(played.setup)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing: Mask = np.zeros(played.actions.size, np.int8)
        self._nothing.flags.writeable = False
        self._rng = Random()

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the position as the bytes of `circus.records.codec`."""
        return {**self.__dict__, "state_now": self.table.pack(self.state_now)}

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content, state_now=codec.unpack_state(content["state_now"])[2])
        self._nothing.flags.writeable = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions: the numbers of all choices, see `Numbering`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same draws."""
        if seed is not None:
            self._rng = Random(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in agents}
        self.state_now = self.table.start(self._rng)
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Return the agent's information and its legal actions if it is to act."""
        row = self.table.observation(self.state_now, self._seat_of[agent])
        return {"observation": row, "action_mask": self.infos[agent]["action_mask"].copy()}

    def step(self, action: int | None) -> None:
        """Play the choice of the agent to act; `None` for one that has finished.

        Raises:
            IllegalActionError: if the mask forbids the action; nothing has changed.
            ActionNumberError: if there is no action of this number; nothing has changed.
            UsageError: before the first `reset`.
        """
        if not self.agents:
            raise UsageError("no game is going on: call reset before step")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise UsageError(f"{agent} has to choose an action: None is for agents that have finished")
        seat, played = self._seat_of[agent], self.table
        played.game.apply(self.state_now, played.action(self.state_now, seat, action), None)
        self.infos[agent] = {"action_mask": self._nothing}
        self._cumulative_rewards[agent] = 0.0
        played.draw(self.state_now, self._rng)
        self._ask()

    def advice(self, strength: str) -> int:
        """Return the choice of a bot of this strength for the agent to act, from that agent's view.

        Raises:
            UsageError: if there is no such bot, or no agent is to act.
        """
        bot, played, state = bots.find(strength), self.table, self.state_now
        if not self.agents or not state.awaited:
            raise UsageError("nobody is asked: no game is going on")
        seat, game = state.awaited[0], played.game
        legal = game.legal_actions(state, seat)
        return played.actions.number(bot(game, game.view(state, seat), legal, self._rng))

    def _ask(self) -> None:
        """Select the next seat to act, or give everybody the result of the game."""
        state = self.state_now
        if state.awaited:
            seat = state.awaited[0]
            agent = self.agent_selection = self.possible_agents[seat]
            self.infos[agent] = {"action_mask": self.table.mask(state, seat)}
            return
        for agent, reward in zip(self.possible_agents, self.table.results(state), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """Raise UsageError: the app draws tables, this environment does not."""
        raise UsageError("this environment draws nothing: replay a record in the app to look at a game")

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
