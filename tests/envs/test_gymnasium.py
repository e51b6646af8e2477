"""Gymnasium: its own check is passed; the bots answer, and the seat is told what it has won."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from circus import games
from circus.core.errors import UsageError
from circus.envs.gymnasium import LOSS, SeatEnv, env
from circus.envs.table import table


def played(learner: SeatEnv, seed: int) -> tuple[list[int], float]:
    """What was chosen in a random game, and what it brought."""
    _row, info = learner.reset(seed=seed)
    rng, chosen, over, reward = np.random.default_rng(seed), [], False, 0.0
    while not over:
        assert reward == 0
        assert (learner.action_masks() == info["action_mask"].astype(bool)).all()
        chosen.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _row, reward, over, cut, info = learner.step(np.int64(chosen[-1]))
        assert not cut
    return chosen, reward


@pytest.mark.parametrize("name", games.names())
def test_its_own_check_is_passed_by_name(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(f"circus/{name}-v0", against="random")
        check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", games.names())
def test_a_game_ends_with_what_the_seat_has_won(name: str) -> None:
    learner = env(name, seat=None, against="random")
    seats = set()
    for seed in range(12):
        chosen, reward = played(learner, seed)
        assert reward == learner.table.results(learner.now)[learner.seat]
        assert played(learner, seed) == (chosen, reward)
        seats.add(learner.seat)
    assert len(seats) > 1


def test_a_forbidden_choice_loses_at_once() -> None:
    learner = env("texas_showdown", seats=3)
    _row, info = learner.reset(seed=1)
    forbidden = np.flatnonzero(info["action_mask"] == 0)[0]
    row, reward, over, _cut, info = learner.step(forbidden)
    assert (reward, over, info["forbidden"]) == (LOSS, True, True)
    assert learner.observation_space.contains(row)
    with pytest.raises(UsageError, match="call reset"):
        learner.step(forbidden)


def test_nothing_can_be_done_before_a_game_has_begun() -> None:
    with pytest.raises(UsageError, match="call reset"):
        env("texas_showdown").step(np.int64(0))


def test_bots_are_named_by_their_strengths_one_for_all_or_one_for_each() -> None:
    assert played(env("quel_cirque", seats=3, against=("greedy", "random")), 1)
    with pytest.raises(UsageError, match="there is no bot 'weak'"):
        env("quel_cirque", against="weak")
    with pytest.raises(UsageError, match="2 other seats, but 1 bots"):
        env("quel_cirque", seats=3, against=("greedy",))
    with pytest.raises(UsageError, match="there is no seat 3"):
        env("quel_cirque", seats=3, seat=3)
    with pytest.raises(UsageError, match="draws nothing"):
        env("quel_cirque", render_mode="human")


def test_greedy_bots_win_more_often_than_chance_would() -> None:
    learner = env("quel_cirque", seats=2, against="greedy")
    assert sum(played(learner, seed)[1] for seed in range(30)) < -10
    assert learner.table is table("quel_cirque", seats=2)


def test_a_learner_with_masks_can_choose_in_the_step_that_starts_the_next_game() -> None:
    """NEXT_STEP autoreset: the step after an end ignores its action, and its mask was all 0."""
    made = gymnasium.make_vec(
        "circus/quel_cirque-v0", num_envs=2, vectorization_mode="sync", against="random"
    )
    _rows, info = made.reset(seed=3)
    ends = 0
    for _ in range(400):
        mask = info["action_mask"]
        assert mask.any(axis=1).all()
        _rows, _rewards, over, _cut, info = made.step(mask.argmax(axis=1))
        ends += int(over.sum())
    assert ends > 2
    made.close()


def test_after_the_end_one_action_that_does_nothing_is_allowed() -> None:
    learner = env("flip_circus", against="random")
    played(learner, 1)
    assert np.flatnonzero(learner.action_masks()).tolist() == [0]
