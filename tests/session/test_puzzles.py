"""Which puzzles there are, what counts as solved, and that a puzzle's table knows no more than its seat."""

import pytest

from circus import games, puzzle
from circus.session import puzzles
from circus.session.puzzles import PuzzleTable
from circus.session.table_setup import HUMAN

GAME = "texas_showdown"


def table(number: int = 0) -> PuzzleTable:
    return PuzzleTable(puzzle.find(GAME, puzzle.names(GAME)[number]))


def test_games_with_puzzles_come_as_the_lobby_shows_them() -> None:
    assert puzzles.with_puzzles() == [game for game in games.in_order() if puzzle.names(game)]


def test_what_was_solved_stays_solved_and_the_next_one_is_offered() -> None:
    first, second, *_ = puzzle.names(GAME)
    assert (puzzles.solved(GAME), puzzles.first_open(GAME)) == (0, 0)
    puzzles.note_solved(GAME, first)
    puzzles.note_solved(GAME, first)
    assert puzzles.is_solved(GAME, first) and not puzzles.is_solved(GAME, second)
    assert (puzzles.solved(GAME), puzzles.first_open(GAME)) == (1, 1)


def test_once_all_are_solved_it_begins_again() -> None:
    for name in puzzle.names(GAME):
        puzzles.note_solved(GAME, name)
    assert (puzzles.solved(GAME), puzzles.first_open(GAME)) == (len(puzzle.names(GAME)), 0)


def test_only_the_best_choice_is_right_and_every_other_one_has_its_price() -> None:
    asked = table()
    assert asked.is_right(asked.quest.best)
    for action, loss in asked.puzzle.losses.items():
        assert not asked.is_right(action)
        assert asked.loss(action) == loss >= asked.least_loss > 0


@pytest.mark.parametrize("game", puzzles.with_puzzles())
def test_one_person_sits_where_the_choice_is_made_and_nothing_is_written(game: str) -> None:
    asked = PuzzleTable(puzzle.find(game, puzzle.names(game)[0]))
    session = asked.session()
    assert session.people == (asked.quest.seat,)
    assert [seat.kind for seat in asked.table_setup.seats].count(HUMAN) == 1
    assert session.match.journal is None
    assert set(session.match.legal(asked.quest.seat)) == {asked.quest.best, *asked.puzzle.losses}
