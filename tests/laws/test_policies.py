"""The laws that the policy of every game obeys, tried where the laws of the rules are."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from circus import bots, games
from circus.core.action import CHANCE
from circus.core.policy import Policy, shares
from circus.core.state import State
from tests.laws.cases import Case, Position, all_cases, walk
from tests.laws.each import Decorator, in_each
from tests.laws.test_laws import applied, played_to_the_end, texts, visible

MOST = 40
"""Positions of each game that are looked at."""


def policy_of(case: Case) -> Policy[State]:
    policy = case.game.policy
    assert policy is not None
    return policy


def policies_with(*parts: str) -> Decorator:
    """Return a decorator that tries every case of the games whose policies have these parts."""
    cases = [case for case in all_cases() if games.find(case.name).policy]
    having = [case for case in cases if all(getattr(policy_of(case), part) for part in parts)]
    return in_each(having)


def positions(case: Case) -> Sequence[Position]:
    walked = walk(case)
    return walked[:: max(1, len(walked) // MOST)]


def choices(case: Case) -> Iterator[tuple[State, int]]:
    """States, and a seat that must choose there."""
    for position in positions(case):
        for seat in position.state.awaited:
            if seat != CHANCE:
                yield position.state, seat


def assert_shares(worth: Sequence[float], seats: int) -> None:
    assert len(worth) == seats
    assert all(0 <= share <= 1 for share in worth), worth
    assert sum(worth) == pytest.approx(1), worth


@policies_with()
def test_the_greedy_choice_is_legal_and_made_from_the_view(case: Case) -> None:
    game, policy = case.game, policy_of(case)
    for state, seat in choices(case):
        view = game.view(state, seat)
        before = view.copy()
        legal = game.legal_actions(view, seat)
        action = policy.greedy(view, legal, Random(1))
        assert action in legal
        assert view == before
        assert action is policy.greedy(view, game.legal_actions(view, seat), Random(1))


@policies_with("candidates")
def test_candidates_are_legal_and_at_least_one(case: Case) -> None:
    game, policy = case.game, policy_of(case)
    assert policy.candidates
    for state, seat in choices(case):
        for seen_so in (state, game.view(state, seat)):
            legal = list(game.legal_actions(seen_so, seat))
            before = seen_so.copy()
            kept = policy.candidates(seen_so, seat, legal)
            assert kept
            assert set(kept) <= set(legal)
            assert seen_so == before


@policies_with("habit")
def test_a_habit_is_one_of_the_choices(case: Case) -> None:
    game, policy = case.game, policy_of(case)
    assert policy.habit
    for state, seat in choices(case):
        legal = game.legal_actions(state, seat)
        offered = list(policy.candidates(state, seat, legal) if policy.candidates else legal)
        before = state.copy()
        assert policy.habit(state, offered, Random(1)) in offered
        assert state == before


@policies_with()
def test_positions_are_worth_shares_of_the_win(case: Case) -> None:
    policy = policy_of(case)
    for position in positions(case):
        before = position.state.copy()
        assert_shares(policy.evaluate(position.state), case.seats)
        assert position.state == before
        if policy.rollout:
            assert_shares(policy.rollout(position.state.copy(), Random(1)), case.seats)


@pytest.mark.parametrize("case", [Case("flip_circus", 4, (), None)], ids=str)
def test_partners_share_alike(case: Case) -> None:
    policy = policy_of(case)
    for position in positions(case):
        worth = policy.evaluate(position.state)
        assert (worth[0], worth[1]) == (worth[2], worth[3])


@policies_with()
def test_at_the_end_everybody_has_the_share_that_was_won(case: Case) -> None:
    game, policy = case.game, policy_of(case)
    for seed in range(3):
        last = played_to_the_end(game, positions(case)[-1].state, Random(seed))
        outcome = game.outcome(last)
        assert outcome is not None
        won = shares(outcome.winners, case.seats)
        assert list(policy.evaluate(last)) == won
        if policy.rollout:
            after = last.copy()
            assert list(policy.rollout(after, Random(1))) == won
            assert after == last


@policies_with("determinizer")
def test_the_quick_completion_keeps_law_4(case: Case) -> None:
    game, policy = case.game, policy_of(case)
    assert policy.determinizer
    for position in positions(case):
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            complete = policy.determinizer(view)
            for number in range(3):
                full = complete(Random(number))
                assert game.view(full, seat) == view
                assert full.awaited == view.awaited
                assert complete(Random(number)) == full
                played_on = complete(Random(number))
                if CHANCE not in full.awaited:
                    game.apply(played_on, game.legal_actions(played_on, full.awaited[0])[0], None)
                assert policy.determinizer(game.view(full, seat))(Random(number)) == full
            assert game.view(position.state, seat) == view


@policies_with("open_verbs")
def test_everybody_sees_which_action_of_an_open_verb_was_done(case: Case) -> None:
    game, policy = case.game, policy_of(case)
    for position in positions(case):
        state = position.state
        for seat in state.awaited:
            done = [action for action in game.legal_actions(state, seat) if action.verb in policy.open_verbs]
            heard = [applied(game, state, action)[1] for action in done]
            for watcher in range(case.seats):
                known = [visible(events, watcher) for events in heard]
                alike = any(each in known[:place] for place, each in enumerate(known))
                assert not alike, f"two of {done} look alike to seat {watcher}, but their verb is open"


@policies_with("forget")
def test_a_forgetful_player_can_still_do_the_same(case: Case) -> None:
    game, policy = case.game, policy_of(case)
    assert policy.forget
    for state, seat in choices(case):
        view = game.view(state, seat)
        before = view.copy()
        hazy = policy.forget(view, Random(1))
        assert view == before
        assert hazy.awaited == view.awaited
        assert texts(game.legal_actions(hazy, seat)) == texts(game.legal_actions(view, seat))
        assert game.view(hazy, seat) == hazy
        assert game.view(game.determinize(hazy, Random(1)), seat) == hazy


def test_greedy_bots_end_a_game_that_they_used_to_repeat_for_ever() -> None:
    game, rng = games.find("flip_circus"), Random(4)
    state, greedy = game.start(game.setup(2)), bots.find("greedy")
    for _ in range(ENDED_BEFORE):
        seat = state.awaited[0] if state.awaited else None
        if seat is None:
            return
        legal = game.legal_actions(state, seat)
        drawn = seat == CHANCE
        chosen = game.chance(state, rng) if drawn else greedy(game, game.view(state, seat), legal, rng)
        game.apply(state, chosen, None)
    raise AssertionError(str(state))


ENDED_BEFORE = 1500
"""Actions within which a game between greedy bots ends."""
