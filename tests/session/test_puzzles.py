"""Which puzzles there are, what counts as solved, and that a puzzle's table knows no more than its seat."""

from random import Random

import pytest

from circus import games
from circus.records import puzzle
from circus.session import puzzles
from circus.session.exercise import Verdict, create_exercise_session
from circus.session.puzzles import PuzzleTable
from circus.session.table_setup import HUMAN

GAME = "texas_showdown"


def table(number: int = 0) -> PuzzleTable:
    return puzzles.shipped(GAME)[number].table()


def test_games_with_puzzles_come_as_the_lobby_shows_them() -> None:
    assert puzzles.with_puzzles() == [game for game in games.in_order() if puzzle.names(game)]


def test_what_was_solved_stays_solved_and_the_next_one_is_offered() -> None:
    first, second, *_ = every = puzzles.shipped(GAME)
    assert (puzzles.solved(every), puzzles.first_open(every)) == (0, 0)
    puzzles.note_solved(first)
    puzzles.note_solved(first)
    assert puzzles.is_solved(first) and not puzzles.is_solved(second)
    assert (puzzles.solved(every), puzzles.first_open(every)) == (1, 1)


def test_once_all_are_solved_it_begins_again() -> None:
    every = puzzles.shipped(GAME)
    for offer in every:
        puzzles.note_solved(offer)
    assert (puzzles.solved(every), puzzles.first_open(every)) == (len(puzzle.names(GAME)), 0)


def test_only_the_best_choice_is_right_and_every_other_one_has_its_price() -> None:
    asked = table()
    exercise, costs = asked.exercise, asked.costs
    assert exercise.verdict(exercise.best, costs.cost(exercise.best)) is Verdict.FOUND
    for action, loss in asked.puzzle.losses.items():
        cost = costs.cost(action)
        assert exercise.verdict(action, cost) is Verdict.WORSE
        assert cost and costs.least and cost.loss == loss >= costs.least > 0


@pytest.mark.parametrize("game", puzzles.with_puzzles())
def test_one_person_sits_where_the_choice_is_made_and_nothing_is_written(game: str) -> None:
    asked = puzzles.shipped(game)[0].table()
    session = create_exercise_session(asked.exercise, asked.seats, Random(1))
    assert session.people == (asked.exercise.seat,)
    assert [seat.kind for seat in session.seats].count(HUMAN) == 1
    assert session.match.journal is None
    assert set(session.match.legal_actions(asked.exercise.seat)) == {
        asked.exercise.best,
        *asked.puzzle.losses,
    }
