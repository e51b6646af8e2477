"""A match goes back by its timeline, and goes on elsewhere from any of its positions."""

from random import Random

import pytest

from circus.core.errors import IllegalActionError
from circus.records.match import Match
from tests.laws.cases import Case, step
from tests.laws.each import every_case
from tests.timeline import random_match, replayed

LONG = Case("flip_circus", 2, (), None)


@every_case
def test_undo_leads_back_to_the_very_position(case: Case) -> None:
    match, rng = random_match(case), Random(2)
    positions = [state.copy() for state in replayed(case, list(match.actions))]
    while match.actions:
        match.undo(min(len(match.actions), rng.randint(1, 20)))
        assert match.state == positions[len(match.actions)]
        for seat in match.state.awaited:
            assert list(match.legal_actions(seat)) == list(case.game.legal_actions(match.state, seat))


def test_playing_on_after_undo_makes_a_new_past() -> None:
    match, rng = random_match(LONG), Random(3)
    for _ in range(6):
        match.undo(50)
        for _ in range(40):
            if match.state.awaited:
                match.play(step(match.game, match.state, rng))
        positions = list(map(repr, replayed(LONG, list(match.actions))))
        assert [repr(match.timeline.at(n)) for n in range(len(match.actions) + 1)] == positions


@pytest.mark.parametrize("count", [0, -1, 401])
def test_undo_of_what_does_not_stand_changes_nothing(count: int) -> None:
    match = random_match(LONG)
    before, state = list(match.actions), match.state.copy()
    with pytest.raises(IllegalActionError):
        match.undo(count)
    assert (list(match.actions), match.state) == (before, state)


@every_case
def test_a_branch_stands_at_its_position_and_goes_its_own_way(case: Case) -> None:
    match, rng = random_match(case), Random(4)
    end, actions = match.state.copy(), list(match.actions)
    n = rng.randrange(len(actions))
    at_n = match.timeline.at(n)
    branch = match.branch(n)
    assert (branch.state, list(branch.actions), branch.journal) == (at_n, actions[:n], None)
    while branch.state.awaited and len(branch.actions) < n + 60:
        branch.play(step(case.game, branch.state, rng))
    last = list(replayed(case, list(branch.actions)))[-1]
    assert branch.timeline.at(len(branch.actions)) == branch.state == last
    assert (match.state, list(match.actions)) == (end, actions)
    assert match.timeline.at(n) == at_n
    assert match.timeline.at(len(actions)) == end


def test_the_past_of_a_match_does_not_reach_its_branches() -> None:
    match = random_match(LONG)
    branch = match.branch(100)
    at_100 = branch.state.copy()
    match.undo(len(match.actions) - 10)
    assert branch.timeline.at(100) == branch.state == at_100


def test_a_match_goes_on_from_a_timeline() -> None:
    timeline = random_match(LONG).timeline.branch(90)
    match = Match(LONG.game, LONG.setup, timeline=timeline)
    assert match.state == timeline.at(90)
    match.play(step(match.game, match.state, Random(5)))
    assert len(timeline) == 91
