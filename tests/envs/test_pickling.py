"""Environments cross to other processes, and an action number out of range is the same error in all."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import circus.envs.gymnasium as circus_gym
import circus.envs.pettingzoo as circus_pz
from circus import games
from circus.core.errors import ActionNumberError, CircusError
from circus.envs.table import table
from tests.program import ROOT

try:
    import pyspiel

    import circus.envs.openspiel  # noqa: F401 - registers the games
except ImportError:  # OpenSpiel has no wheels for this system
    pyspiel = None

needs_openspiel = pytest.mark.skipif(pyspiel is None, reason="OpenSpiel has no wheels for this system")
each_game = pytest.mark.parametrize("name", games.names())

PLAYED_ON = """
import pickle, sys
from circus import games
games.__path__.append("tests/sixth")
from tests.envs.test_pickling import COURSES
courses = [COURSES[kind](each) for kind, each in pickle.load(sys.stdin.buffer)]
sys.stdout.buffer.write(pickle.dumps(courses))
"""


def agents_course(env: Any) -> list[bytes]:
    """What the agents of a PettingZoo game see from here on while each takes its first choice."""
    seen = []
    for _ in range(12):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        observed = env.observe(env.agent_selection)
        seen.append(observed["observation"].tobytes())
        env.step(int(observed["action_mask"].argmax()))
    return seen


def seats_course(env: Any) -> list[bytes]:
    """The same of the one seat of a Gymnasium environment, bots and chance included."""
    seen: list[bytes] = []
    over = False
    while not over and len(seen) < 6:
        row, _reward, over, _cut, _info = env.step(env.action_masks().argmax())
        seen.append(row.tobytes())
    return seen


def spiel_course(state: Any) -> list[str]:
    """Strings and history of an OpenSpiel state and of the one after its first action."""
    after = state.child(state.legal_actions()[0])
    return [f"{each} {each.history()} {each.information_state_string(0)}" for each in (state, after)]


COURSES: dict[str, Callable[[Any], list[Any]]] = {
    "agents": agents_course,
    "seats": seats_course,
    "spiel": spiel_course,
}


def in_another_process(games_under_way: list[tuple[str, Any]]) -> Any:
    """The courses of what is pickled here and played on there."""
    words = [sys.executable, "-c", PLAYED_ON]
    done = subprocess.run(words, cwd=ROOT, input=pickle.dumps(games_under_way), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return pickle.loads(done.stdout)


def test_a_pickled_environment_goes_on_alike_in_another_process_with_its_bots() -> None:
    under_way: list[tuple[str, Any]] = []
    for name in games.names():
        env, learner = circus_pz.env(name), circus_gym.env(name, seat=None)
        env.reset(seed=2)
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        learner.reset(seed=2)
        under_way += [("agents", env), ("seats", learner)]
    there = in_another_process(under_way)
    assert there == [COURSES[kind](env) for kind, env in under_way]


@each_game
def test_an_environment_is_pickled_before_its_first_game_and_keeps_its_spaces(name: str) -> None:
    env = pickle.loads(pickle.dumps(circus_pz.env(name)))
    assert env.table is pickle.loads(pickle.dumps(env.table))
    env.reset(seed=1)
    idle = set(env.agents) - {env.agent_selection}
    assert not any(env.infos[agent]["action_mask"].flags.writeable for agent in idle)
    learner = pickle.loads(pickle.dumps(circus_gym.env(name)))
    assert learner.action_space == circus_gym.env(name).action_space


@needs_openspiel
def test_openspiels_games_and_states_go_on_alike_in_another_process() -> None:
    states = []
    for name in games.names():
        state = pyspiel.load_game(f"circus_{name}").new_initial_state()
        for _ in range(3):
            state.apply_action(
                state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[-1]
            )
        states += [state, state.resample_from_infostate(0, lambda: 0.5)]
    there = in_another_process([("spiel", state) for state in states])
    assert there == [spiel_course(state) for state in states]


@needs_openspiel
def test_openspiel_itself_serialises_only_games_without_sampled_draws() -> None:
    for name in games.names():
        game = pyspiel.load_game(f"circus_{name}")
        state = game.new_initial_state()
        if game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC:
            text = pyspiel.serialize_game_and_state(game, state)
            assert str(pyspiel.deserialize_game_and_state(text)[1]) == str(state)
        else:
            with pytest.raises(pyspiel.SpielError, match="GetRNGState unimplemented"):
                pyspiel.serialize_game_and_state(game, state)


@needs_openspiel
@each_game
def test_an_openspiel_game_comes_back_as_it_was_set_up(name: str) -> None:
    setup = table(name, games.find(name).seats[0]).setup
    game = pyspiel.load_game(f"circus_{name}", {"seats": setup.seats, "seed": 4})
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game) and again.get_parameters() == game.get_parameters()


@pytest.mark.thorough
def test_vector_environments_run_in_processes_started_anew() -> None:
    vector: Any = gymnasium.make_vec(
        "circus/quel_cirque-v0",
        num_envs=2,
        vectorization_mode="async",
        vector_kwargs={"context": "spawn"},
        against="random",
    )
    try:
        rows, info = vector.reset(seed=1)
        rows, rewards, *_ = vector.step(np.argmax(info["action_mask"], axis=1))
        assert rows.shape[0] == len(rewards) == 2
    finally:
        vector.close()


WRONG = (-1, 10**6, 1.5, "pass")


@each_game
@pytest.mark.parametrize("number", WRONG)
def test_an_action_number_out_of_range_is_the_same_error_everywhere(name: str, number: Any) -> None:
    size = table(name).actions.size
    env, learner = circus_pz.env(name), circus_gym.env(name)
    env.reset(seed=1)
    learner.reset(seed=1)
    before = env.state_now.copy(), learner.now.copy()
    for step in (env.step, learner.step):
        with pytest.raises(ActionNumberError) as failed:
            step(number)
        assert str(failed.value) == f"there is no action {number}: choose a whole number from 0 to {size - 1}"
        assert isinstance(failed.value, ValueError) and isinstance(failed.value, CircusError)
    assert (env.state_now, learner.now) == before


@needs_openspiel
@each_game
def test_an_openspiel_number_out_of_range_is_that_error_too(name: str) -> None:
    state = pyspiel.load_game(f"circus_{name}").new_initial_state()
    kind = "draw" if state.is_chance_node() else "action"
    for number in (-2, 1 << 40):  # -1 is OpenSpiel's own "no action"
        with pytest.raises(ActionNumberError, match=rf"there is no {kind} {number}: choose a whole number"):
            state.apply_action(number)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player, past = state.current_player(), state.history()
    for number in (-2, 10**6):
        with pytest.raises(ActionNumberError, match=rf"there is no action {number}: choose a whole number"):
            state.apply_action(number)
        with pytest.raises(ActionNumberError, match=rf"there is no action {number}"):
            state.action_to_string(player, number)
    assert state.history() == past
