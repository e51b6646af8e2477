"""An exercise: the table before a choice, a verdict on each attempt, and no hint at the solution."""

from pathlib import Path
from random import Random

import pytest

from circus.bots.cost import Cost
from circus.records.timeline import Timeline
from circus.session.exercise import Exercise, Verdict, create_exercise_session, create_exercise_setup
from circus.session.playback import Playback, open_playback
from tests.bots.toys import BLIND
from tests.session.test_playback import recorded


def blind_exercise() -> Exercise:
    lines = ("*:toss coin/heads", "0:try", "0:call coin/heads")
    timeline = Timeline(BLIND, BLIND.setup(), map(BLIND.verbs.parse, lines))
    best, played = map(BLIND.verbs.parse, ("0:bet", "0:try"))
    return Exercise(timeline, 1, best, Cost(played, 0.17, 0.02))


def test_the_game_goes_no_further_than_the_choice() -> None:
    exercise = blind_exercise()
    assert [str(action) for action in exercise.timeline.actions] == ["*:toss coin/heads"]
    assert exercise.seat == 0


def test_the_best_choice_is_found_and_what_was_played_is_known_again() -> None:
    exercise = blind_exercise()
    assert exercise.verdict(exercise.best) is Verdict.FOUND
    assert exercise.played and exercise.verdict(exercise.played.action) is Verdict.SAME


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        ((0.01, 0.05), Verdict.AS_GOOD),
        ((0.03, 0.02), Verdict.AS_GOOD),
        ((0.08, 0.01), Verdict.BETTER),
        ((0.15, 0.02), Verdict.WORSE),
        ((0.3, 0.01), Verdict.WORSE),
        (None, Verdict.WORSE),
    ],
)
def test_a_try_is_told_by_what_it_costs_beside_the_best_and_beside_what_was_played(
    found: tuple[float, float] | None, verdict: Verdict
) -> None:
    tried = BLIND.verbs.parse("0:call coin/tails")
    assert blind_exercise().verdict(tried, Cost(tried, *found) if found else None) is verdict


def test_where_nothing_was_played_only_what_costs_nothing_is_as_good() -> None:
    exercise = blind_exercise()
    puzzle = Exercise(exercise.timeline, 1, exercise.best)
    other = BLIND.verbs.parse("0:try")
    assert puzzle.verdict(other, Cost(other, 0.01, 0.0)) is Verdict.AS_GOOD
    assert puzzle.verdict(other, Cost(other, 0.04, 0.05)) is Verdict.WORSE


def choice_in(playback: Playback) -> int:
    """The position before the last choice of seat 1."""
    return max(at for at, action in enumerate(playback.timeline.actions) if action.seat == 1)


def test_the_seat_has_a_person_and_all_others_are_bots_under_the_names_of_the_game(tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, "pebbles"))
    at = choice_in(playback)
    exercise = Exercise(playback.timeline, at, playback.timeline.actions[at])
    session = create_exercise_session(exercise, playback.seats, Random(1))
    assert session.people == (1,) and session.match.state == playback.timeline.at(at)
    assert [seat.name for seat in session.seats] == [seat.name for seat in playback.seats]
    table_setup = create_exercise_setup(exercise, playback.seats)
    assert table_setup.open()[1].options == playback.setup.options
    assert table_setup.seats == session.seats


def test_what_is_tried_is_written_nowhere_and_leaves_the_game_of_then_alone(tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, "pebbles"))
    before = list(playback.timeline.actions)
    at = choice_in(playback)
    exercise = Exercise(playback.timeline, at, playback.timeline.actions[at])
    session = create_exercise_session(exercise, playback.seats, Random(1))
    session.play(session.match.legal_actions(1)[0])
    assert len(session.match.actions) == at + 1
    assert session.match.journal is None and list(playback.timeline.actions) == before
    assert create_exercise_session(exercise, playback.seats, Random(1)).match.state == playback.timeline.at(
        at
    )
