"""PettingZoo: its own suite is passed, and a game there is the game here."""

import os
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import circus.envs.pettingzoo as circus_pz
from circus import games
from circus.content import levels
from circus.core.errors import IllegalActionError, UsageError
from circus.envs.pettingzoo import CircusEnv
from tests.envs.cases import table_of
from tests.laws.cases import Case, all_cases
from tests.program import ROOT

LAST = {name: [case for case in all_cases() if case.name == name][-1] for name in games.names()}
"""Of each game its largest table, on its last board."""
SHAPES = [*(Case(name, games.find(name).usual_seats, (), None) for name in games.names()), *LAST.values()]
each_shape = pytest.mark.parametrize("case", SHAPES, ids=str)


def test_loading_it_leaves_the_sound_of_the_process_alone() -> None:
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"


def env_of(case: Case) -> CircusEnv:
    return CircusEnv(table_of(case))


def played(env: CircusEnv, seed: int) -> list[tuple[str, int, bytes]]:
    """A random game: who was asked, what it chose, what it saw."""
    env.reset(seed=seed)
    rng, course = np.random.default_rng(seed), []
    for agent in env.agent_iter():
        seen, _reward, finished, _cut, info = env.last()
        assert seen is not None
        assert (seen["action_mask"] == info["action_mask"]).all()
        if finished:
            env.step(None)
        else:
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            course.append((agent, action, seen["observation"].tobytes()))
            env.step(action)
    return course


@each_shape
def test_its_own_suite_is_passed(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")  # a mask makes it a dictionary
        api_test(env_of(case), num_cycles=60)
        seed_test(lambda: env_of(case), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@each_shape
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    env = env_of(case)
    assert played(env, 3) == played(env_of(case), 3) != played(env, 4)


@each_shape
def test_rewards_come_once_and_are_what_the_outcome_says(case: Case) -> None:
    env: Any = env_of(case)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, finished, cut, _info = env.last()
        total[agent] += reward
        assert not cut
        env.step(None if finished else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(total.values()) == env.table.results(env.state_now)
    assert env.agents == []


def test_sealed_answers_are_asked_for_one_after_the_other() -> None:
    env = circus_pz.env("clown_standoff", seats=4)
    env.reset(seed=5)
    asked = []
    for _ in range(4):
        asked.append(env.agent_selection)
        seen = env.observe(env.agent_selection)
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert asked == ["seat_0", "seat_1", "seat_2", "seat_3"]


def test_whoever_is_not_asked_has_nothing_to_choose() -> None:
    env = circus_pz.env("quel_cirque", seats=2)
    env.reset(seed=1)
    (other,) = set(env.agents) - {env.agent_selection}
    assert not env.observe(other)["action_mask"].any()
    assert not env.infos[other]["action_mask"].any()


def test_what_an_agent_was_given_stays_as_it_was() -> None:
    env = circus_pz.env("flip_circus")
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    kept = {name: part.copy() for name, part in seen.items()}
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all((seen[name] == kept[name]).all() for name in kept)


def test_a_choice_that_the_mask_forbids_changes_nothing() -> None:
    env = circus_pz.env("texas_showdown", seats=3)
    env.reset(seed=1)
    before = env.state_now.copy()
    seen = env.observe(env.agent_selection)
    with pytest.raises(IllegalActionError, match=r"seat \d may not choose action"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    with pytest.raises(UsageError, match="has to choose an action"):
        env.step(None)
    assert env.state_now == before


def test_nothing_can_be_done_before_a_game_has_begun() -> None:
    with pytest.raises(UsageError, match="call reset before step"):
        circus_pz.env("texas_showdown").step(0)


def test_boards_and_options_are_named_as_on_the_command_line() -> None:
    for board in levels.names(games.find("quel_cirque")):
        env = circus_pz.env("quel_cirque", seats=3, level=board, push="clumsy", returns="shares")
        assert played(env, 1)
    with pytest.raises(UsageError, match="has no level 'moon'"):
        circus_pz.env("quel_cirque", level="moon")


WITHOUT_PYGAME = """
import sys
sys.modules["pygame"] = None
from circus.envs import gymnasium, pettingzoo
for name in ("quel_cirque", "texas_showdown"):
    env = pettingzoo.env(name)
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    gymnasium.env(name).reset(seed=1)
print("played")
"""


def test_nothing_of_it_needs_pygame() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYGAME], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    assert (done.stdout, done.returncode) == ("played\n", 0), done.stderr


def test_a_bot_can_be_asked_what_it_would_choose() -> None:
    env = circus_pz.env("quel_cirque", seats=2)
    with pytest.raises(UsageError, match="nobody is asked"):
        env.advice("greedy")
    env.reset(seed=1)
    while env.agents:
        seen, _reward, finished, _cut, _info = env.last()
        assert seen is not None
        if finished:
            env.step(None)
        else:
            action = env.advice("greedy")
            assert seen["action_mask"][action]
            env.step(action)
    with pytest.raises(UsageError, match="there is no bot 'clever'"):
        env.advice("clever")
