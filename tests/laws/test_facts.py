"""Law 11: what a game tells about its course follows from what everybody sees."""

from random import Random

import pytest

from circus import games
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.frame import frames_of
from tests.laws.cases import Case, walk, watchers
from tests.laws.each import every_case


@every_case
def test_turn_and_window_are_the_same_for_all_eyes(case: Case) -> None:
    game, facts = case.game, case.game.facts
    for position in walk(case):
        turn, window = facts.turn(position.state), facts.window(position.state)
        assert window is None or facts.window_kinds
        for watcher in watchers(case):
            view = game.view(position.state, watcher)
            assert facts.turn(view) == turn
            assert facts.window(view) == window


@every_case
def test_rounds_and_turns_never_go_back(case: Case) -> None:
    facts, last = case.game.facts, (0, 0)
    for position in walk(case):
        turn = facts.turn(position.state)
        assert (turn.round, turn.turn) >= last
        last = turn.round, turn.turn


@every_case
def test_a_window_asks_the_seats_that_are_awaited(case: Case) -> None:
    game, facts = case.game, case.game.facts
    for position in walk(case):
        window = facts.window(game.view(position.state, CHANCE))
        if window is not None:
            assert set(position.state.awaited) <= window.asked
            legal = game.legal_actions(position.state, position.state.awaited[0])
            assert window.allow in {action.verb for action in legal}


@every_case
def test_who_is_out_never_decides_again_and_everybody_sees_it(case: Case) -> None:
    game, is_out, before = case.game, case.game.facts.is_out, set[int]()
    for position in walk(case):
        out = {seat for seat in range(case.seats) if is_out(position.state, seat)}
        assert before <= out and not out & set(position.state.awaited)
        for watcher in watchers(case):
            view = game.view(position.state, watcher)
            assert {seat for seat in range(case.seats) if is_out(view, seat)} == out
        before = out


@pytest.mark.parametrize("name", ["clearing_house", "clown_standoff"])
def test_games_that_put_players_out_say_so(name: str) -> None:
    game = games.find(name)
    setup = game.setup(max(game.seats), {}, levels.default(game))
    state, rng = game.start(setup), Random(3)
    while state.awaited:
        seat = state.awaited[0]
        action = game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal_actions(state, seat))
        game.apply(state, action, None)
    outcome = game.outcome(state)
    assert outcome
    out = {seat for seat in range(setup.seats) if game.facts.is_out(state, seat)}
    assert out and not out & set(outcome.winners)


@every_case
def test_secrets_surprises_and_key_moments_can_be_told_of_every_frame(case: Case) -> None:
    game, facts = case.game, case.game.facts
    for position in walk(case):
        frames = frames_of(game, position.state.copy(), position.action, watchers(case))
        for watcher, seen in frames.items():
            for event, view in seen:
                if event is None:
                    continue
                facts.ruling(event, view)
                moment = facts.key_moment(event, view)
                assert moment is None or all(0 <= seat < case.seats for seat in moment.seats)
                assert event.kind not in facts.secrets or event.audience is not None, (watcher, event)
