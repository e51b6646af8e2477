"""Search: what it finds in positions whose worth is known, and when it stops."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from circus import bots, games
from circus.bots import strengths
from circus.bots.search import Search
from circus.bots.strengths import STRENGTHS
from circus.content import levels
from circus.core.action import CHANCE, Action
from circus.core.game import Game
from circus.core.policy import Policy
from circus.core.state import State
from tests.bots.toys import BLIND, PENNIES
from tests.laws.cases import step
from tests.sixth.pebbles import GAME as PEBBLES
from tests.table import Table

SEARCHING = tuple(name for name, strength in STRENGTHS.items() if strength.budget)


def searched(game: Game[Any], state: State, seat: int, iterations: int = 600, seed: int = 1) -> Search:
    """Return a search of a seat's next choice."""
    search, rng = Search(game, game.view(state, seat), game.legal_actions(state, seat)), Random(seed)
    for _ in range(iterations):
        search.iterate(rng)
    return search


def shares(search: Search) -> dict[str, float]:
    """Return the mean share of each action in a search."""
    return {str(action): share for action, (_, share) in search.action_stats.items()}


def best(search: Search) -> str:
    return str(search.best(Random(1)))


@pytest.mark.parametrize(("low_wins", "line"), [(False, "0:show pebble/6"), (True, "0:show pebble/2")])
def test_it_shows_the_pebble_that_wins_against_whatever_is_hidden(low_wins: bool, line: str) -> None:
    table = Table(PEBBLES, 2, low_wins=low_wins).play("*:deal hand/0=2,6 hand/1=3,5")
    assert best(searched(PEBBLES, table.state, 0)) == line


def test_it_does_not_count_on_learning_what_stays_hidden() -> None:
    table = Table(BLIND).play("*:toss coin/heads")
    search = searched(BLIND, table.state, 0)
    assert best(search) == "0:bet"
    assert shares(search)["0:try"] < 0.6


def test_it_does_not_know_what_it_cannot_see() -> None:
    table = Table(BLIND).play("*:toss coin/heads", "0:try")
    assert shares(searched(BLIND, table.state, 0))["0:call coin/heads"] < 0.62
    assert shares(searched(BLIND, table.state, 0))["0:call coin/tails"] < 0.62


def test_draws_are_weighed_by_their_odds() -> None:
    table = Table(BLIND).play("*:toss coin/tails")
    assert shares(searched(BLIND, table.state, 0))["0:bet"] == pytest.approx(2 / 3, abs=0.05)


def test_behind_a_far_draw_it_takes_the_word_of_the_mind() -> None:
    policy = Policy[Any](
        greedy=lambda view, legal, rng: legal[0],
        evaluate=lambda state: (0.2, 0.8),
        rollout=lambda state, rng: (0.2, 0.8) if state.step == "spin" else (1.0, 0.0),
        far_draws=frozenset({"spin"}),
    )
    game = replace(BLIND, policy=policy)
    table = Table(game).play("*:toss coin/tails")
    assert shares(searched(game, table.state, 0))["0:bet"] == pytest.approx(0.2)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_what_another_chooses_in_secret(seat: int) -> None:
    for share in shares(searched(PENNIES, Table(PENNIES).state, seat, 2000)).values():
        assert share == pytest.approx(0.5, abs=0.1)


def test_what_was_already_chosen_in_secret_stays_secret() -> None:
    table = Table(PENNIES).play("1:show coin/tails")
    assert max(shares(searched(PENNIES, table.state, 0)).values()) < 0.62


def last_moves(name: str, games_played: int) -> list[tuple[Game[Any], State, Action]]:
    """Return the last choices of random games that won at once, each with the state before it."""
    game, found = games.find(name), []
    setup = game.setup(level=levels.default(game))
    for seed in range(games_played):
        state, rng = game.start(setup), Random(seed)
        before, action = state.copy(), None
        while state.awaited:
            before = state.copy()
            action = step(game, state, rng)
            game.apply(state, action, None)
        outcome = game.outcome(state)
        if (
            outcome
            and action
            and outcome.winners == (action.seat,)
            and len(game.legal_actions(before, action.seat)) > 1
        ):
            found.append((game, before, action))
    return found


@pytest.mark.parametrize(("name", "games_played"), [("flip_circus", 12), ("quel_cirque", 20)])
def test_it_takes_a_win_that_lies_on_the_table(name: str, games_played: int) -> None:
    for game, state, winning in last_moves(name, games_played):
        search = searched(game, state, winning.seat, 150)
        if len(search.choices) == 1:
            continue
        assert search.action_stats[search.best(Random(1))][1] > 0.97, state


def test_a_forced_action_is_answered_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(*_: object) -> None:
        raise AssertionError("there is nothing to think about")

    monkeypatch.setattr(Search, "iterate", think)
    table = Table(BLIND).play("*:toss coin/heads")
    forced = BLIND.legal_actions(table.state, 0)[:1]
    for strength in bots.STRENGTHS:
        assert bots.find(strength)(BLIND, table.view(0), forced, Random(1)) is forced[0]


def thinks(game: Game[Any], state: State) -> bool:
    seat = state.awaited[0]
    return (
        seat != CHANCE
        and len(Search(game, game.view(state, seat), game.legal_actions(state, seat)).choices) > 1
    )


def first_decisions(names: Sequence[str]) -> list[tuple[Game[Any], State]]:
    """Return of each game the first position in which a seat has a choice worth searching."""
    found = []
    for name in names:
        game, rng = games.find(name), Random(1)
        state = game.start(game.setup(level=levels.default(game)))
        while not thinks(game, state):
            seat = state.awaited[0]
            action = game.chance(state, rng) if seat == CHANCE else game.legal_actions(state, seat)[0]
            game.apply(state, action, None)
        found.append((game, state))
    return found


@pytest.mark.parametrize("strength", SEARCHING)
def test_the_same_generator_gives_the_same_answer(strength: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = strengths.effort
    monkeypatch.setattr(strengths, "effort", lambda *named: usual(*named)._replace(iterations=200))
    for game, state in first_decisions(games.names()):
        seat = state.awaited[0]
        answers = {
            str(
                bots.find_untimed(strength)(
                    game, game.view(state, seat), game.legal_actions(state, seat), Random(5)
                )
            )
            for _ in range(2)
        }
        assert len(answers) == 1, game.name


class Polls:
    """Stop function that lets a bot think for a number of calls."""

    def __init__(self, patience: int) -> None:
        self.asked = 0
        self._patience = patience

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked > self._patience


def counted(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Return a list that grows by one at every iteration of any search."""
    iterations: list[None] = []
    iterate = Search.iterate

    def count(search: Search, rng: Random) -> None:
        iterations.append(None)
        iterate(search, rng)

    monkeypatch.setattr(Search, "iterate", count)
    return iterations


@pytest.mark.parametrize("patience", [0, 1, 7])
def test_it_asks_before_each_iteration_whether_to_stop(
    patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    iterations, polls = counted(monkeypatch), Polls(patience)
    for game, state in first_decisions(games.names()):
        seat = state.awaited[0]
        legal: Sequence[Action] = game.legal_actions(state, seat)
        iterations.clear()
        polls.asked = 0
        answer = bots.find("hard")(game, game.view(state, seat), legal, Random(1), polls)
        assert answer in legal
        assert (len(iterations), polls.asked) == (patience, patience + 1)


def test_it_does_as_many_iterations_as_its_strength_says(monkeypatch: pytest.MonkeyPatch) -> None:
    iterations = counted(monkeypatch)
    ((game, state),) = first_decisions(["texas_showdown"])
    seat = state.awaited[0]
    for strength in ("normal", "hard"):
        iterations.clear()
        view = game.view(state, seat)
        STRENGTHS[strength].choose(game, view, game.legal_actions(state, seat), Random(1), cap=1e9)
        assert len(iterations) == strengths.effort(STRENGTHS[strength], game).iterations


def test_out_of_time_it_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    iterations = counted(monkeypatch)
    for game, state in first_decisions(games.names()):
        seat = state.awaited[0]
        legal = game.legal_actions(state, seat)
        view = game.view(state, seat)
        assert STRENGTHS["hard"].choose(game, view, legal, Random(1), cap=-1.0) in legal
    assert not iterations


def test_the_strengths_are_listed_from_the_weakest() -> None:
    listed = list(bots.STRENGTHS)
    assert listed[:2] == ["random", "greedy"] and listed[2:] == list(SEARCHING)
    for name in games.names():
        efforts = [
            strengths.effort(STRENGTHS[strength], games.find(name)).iterations for strength in SEARCHING
        ]
        assert efforts == sorted(set(efforts)), name
