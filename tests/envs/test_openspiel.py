"""OpenSpiel: its own simulations pass, draws have their odds, and what a player recalls tells no more."""

import copy
import pickle
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from circus import games
from circus.core.errors import ParseError, UsageError
from tests.envs.cases import table_of
from tests.laws.cases import Case, all_cases
from tests.laws.each import every_case

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this system")

import circus.envs.openspiel  # noqa: E402, F401 - registers the games, and needs pyspiel

DRAWS = 10_000
SHAPES = [
    *(Case(name, games.find(name).seats[0], (), None) for name in games.names()),
    *{case.name: case for case in all_cases()}.values(),
]
"""Of each game the smallest table, and the last one with all its options."""
each_shape = pytest.mark.parametrize("case", SHAPES, ids=str)


def loaded(case: Case, **more: Any) -> Any:
    given = {"seats": case.seats, **dict(case.options), **more}
    return pyspiel.load_game(f"circus_{case.name}", given | ({"level": case.level} if case.level else {}))


def walked(game: Any, seed: int, most: int = 200) -> list[Any]:
    """The states of a random game."""
    rng, state = Random(seed), game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal() and len(states) < most:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state.clone())
    return states


@each_shape
def test_its_own_simulations_pass(case: Case) -> None:
    short = {"round_limit": 1} if case.name == "clearing_house" else {}  # each move is tried in many ways
    game = loaded(case, **short)
    explicit = game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert explicit == (case.name == "quel_cirque")
    pyspiel.random_sim_test(game, num_sims=1, serialize=explicit, verbose=False)


@each_shape
def test_players_choose_what_is_legal_in_the_order_of_the_numbers(case: Case) -> None:
    played = table_of(case)
    for state in walked(loaded(case, seed=3), 1):
        player = state.current_player()
        if player >= 0:
            assert player == state.now.awaited[0]
            mask = played.mask(state.now, player)
            assert state.legal_actions() == list(np.flatnonzero(mask)) == sorted(state.legal_actions())
            assert state.legal_actions_mask() == list(mask)


@every_case
def test_odds_sum_to_one_and_match_many_draws(case: Case) -> None:
    game, rng, tried = case.game, Random(str(case)), set()
    for state in walked(loaded(case, seed=3), 2, most=60):
        if state.is_chance_node() and state.now is not None:
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            listed = game.legal_actions(state.now, -1)
            kind = listed and (listed[0].verb, len(listed))
            if kind and kind not in tried:
                tried.add(kind)
                drawn = Counter(game.chance(state.now, rng) for _ in range(DRAWS))
                for outcome, odds in outcomes:
                    spread = (odds * (1 - odds) / DRAWS) ** 0.5
                    assert abs(drawn[listed[outcome]] / DRAWS - odds) <= 5 * spread + 1e-9


@each_shape
def test_a_history_tells_the_whole_game(case: Case) -> None:
    game = loaded(case)
    last = walked(game, 4)[-1]
    again = game.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert again.now == last.now
    assert str(again) == str(last)
    for player in range(case.seats):
        assert again.information_state_string(player) == last.information_state_string(player)


@each_shape
def test_a_copy_goes_its_own_way_and_a_pickle_comes_back(case: Case) -> None:
    for state in walked(loaded(case), 5, most=30):
        kept = copy.deepcopy(state.course.now)
        twins = [state.clone(), copy.deepcopy(state)]
        course = pickle.loads(pickle.dumps(state.course))
        assert course.now == state.now
        assert [course.recall.hex_digest(seat) for seat in range(case.seats)] == [
            state.course.recall.hex_digest(seat) for seat in range(case.seats)
        ]
        for twin in twins:
            assert twin.now == kept
            if not twin.is_terminal():
                legal = twin.legal_actions()
                twin.apply_action(legal[0])
                assert state.now == kept


@pytest.mark.parametrize("name", ["texas_showdown", "clown_standoff"])
def test_two_copies_draw_two_deals(name: str) -> None:
    start = pyspiel.load_game(f"circus_{name}").new_initial_state()
    twin = start.clone()
    ((drawn, odds),) = start.chance_outcomes()
    assert start.chance_outcomes() == start.clone().chance_outcomes() == [(drawn, 1.0)] == [(drawn, odds)]
    ((other, _),) = twin.chance_outcomes()
    assert start.child(drawn).now != twin.child(other).now
    assert start.child(drawn).now == twin.child(drawn).now


@each_shape
def test_a_guess_looks_the_same_to_whoever_guesses(case: Case) -> None:
    rng = Random(str(case))
    for state in walked(loaded(case, seed=1), 6, most=60)[1::4]:
        for player in range(case.seats):
            guess = state.resample_from_infostate(player, rng.random)
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.observation_string(player) == state.observation_string(player)
            assert guess.information_state_tensor(player) == state.information_state_tensor(player)
            if state.current_player() == player:
                assert guess.legal_actions(player) == state.legal_actions(player)


@each_shape
def test_tensors_are_the_rows(case: Case) -> None:
    played = table_of(case)
    for state in walked(loaded(case), 7, most=40):
        for player in range(case.seats):
            row = list(played.observation(state.now, player))
            assert state.observation_tensor(player) == state.information_state_tensor(player) == row


def test_a_player_recalls_what_it_did_in_which_order_and_nothing_of_others_secrets() -> None:
    game = pyspiel.load_game("circus_clown_standoff", {"seats": 2, "seed": 5})
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    before = state.information_state_string(1)
    assert state.current_player() == 0
    one, other = state.legal_actions()[:2]
    first, second = state.child(one), state.child(other)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1) != before


def test_a_position_begins_in_one_of_the_worlds_that_the_public_cannot_tell_apart() -> None:
    deal = "*:deal hand/0=1,6 hand/1=2,3"
    game = pyspiel.load_game("circus_pebbles", {"actions": deal, "worlds": 3000, "seed": 1})
    start = game.new_initial_state()
    outcomes = start.chance_outcomes()
    assert len(outcomes) == 90
    assert sum(odds for _, odds in outcomes) == pytest.approx(1)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert start.information_state_string(0) == start.clone().information_state_string(0)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    alone = pyspiel.load_game("circus_pebbles", {"actions": deal})
    begun = alone.new_initial_state()
    begun.apply_action(begun.legal_actions()[0])
    assert begun.now.hands == [(1, 6), (2, 3)]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"worlds": 3}, "name the actions"),
        ({"seats": 9}, "cannot be played with 9 seats"),
        ({"actions": "0:show pebble/1"}, "cannot be done there"),
        ({"actions": "*:deal hand/0=1,6 hand/1=1,3"}, "cannot be done there"),
    ],
)
def test_what_cannot_be_begun_is_refused_in_a_sentence(given: dict[str, Any], told: str) -> None:
    with pytest.raises(UsageError, match=told):
        pyspiel.load_game("circus_pebbles", given)


def test_actions_are_read_as_records_write_them() -> None:
    with pytest.raises(ParseError, match="is not an action"):
        pyspiel.load_game("circus_pebbles", {"actions": "deal"})
