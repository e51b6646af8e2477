"""A law that fails names the game, the set-up and the position, and leaves a record of how it came there."""

from pathlib import Path

import pytest

from circus.records.replay import read
from tests.laws import failures
from tests.laws.cases import Case, Walk, all_cases, walk
from tests.laws.each import try_all

CASE = Case("flip_circus", 2, (("errors", "penalised"),), None)


def test_the_record_of_a_failure_leads_to_the_position_that_was_checked(tmp_path: Path) -> None:
    for position in walk(CASE):
        if position.count == 10:
            break
    said = failures.describe(CASE, tmp_path)
    (path,) = tmp_path.iterdir()
    actions = read(path).match.actions
    assert len(actions) == 11 and actions[-1] is position.action
    assert str(position.state) in said
    assert f"check {path}" in said and str(CASE) in said and "'errors': 'penalised'" in said
    assert said.endswith(path.read_text(encoding="utf-8").splitlines()[-1])


def test_two_states_that_should_be_equal_are_drawn_after_their_different_values() -> None:
    state = walk(CASE)[10].state
    other = state.copy()
    other.applause = [3, 2]  # type: ignore[attr-defined]
    values, *drawings = failures.differences(state, other)
    assert values.startswith("applause: [") and values.endswith("!= [3, 2]")
    assert drawings == ["", *str(state).splitlines(), "", *str(other).splitlines()]
    assert "reserve: 0 Applause" in drawings


def test_a_failure_before_the_first_position_names_the_set_up(tmp_path: Path) -> None:
    Walk.checked = None
    assert failures.describe(CASE, tmp_path).startswith("game flip_circus, seats 2, level None")
    assert not list(tmp_path.iterdir())


def test_where_many_set_ups_share_a_test_each_that_fails_is_reported_with_its_game() -> None:
    def holds_with_two_seats(case: Case) -> None:
        assert walk(case)[3].action and case.seats != 4
        if case.seats == 3:
            pytest.fail("three seats")  # as `pytest.raises` does where nothing is raised
        if case.seats == 5:
            pytest.skip("five seats")

    cases = [Case("clown_standoff", seats, (), None) for seats in (3, 2, 5, 4)]
    with pytest.raises(BaseExceptionGroup, match="3 of 4 set-ups fail") as caught:
        try_all(cases, holds_with_two_seats)
    reports = ["".join(failure.__notes__) for failure in caught.value.exceptions]
    for report, seats in zip(reports, (3, 5, 4), strict=True):
        assert (
            report.startswith(f"game clown_standoff, seats {seats}") and "position 3, next action" in report
        )
        assert report.splitlines()[-1].startswith("{")
    try_all(cases[1:2], holds_with_two_seats)


def test_a_set_up_of_many_numbers_leaves_a_record_too(tmp_path: Path) -> None:
    longest = max(all_cases(), key=lambda case: len(str(case)))
    assert walk(longest)[0] and len(str(longest)) > 255
    assert str(longest) in failures.describe(longest, tmp_path)
    assert len(list(tmp_path.iterdir())) == 1
