"""The first evening: a lesson, a game and a puzzle of each game, one after the other."""

from circus import games
from circus.session import puzzles
from circus.session.first_evening import GAME, LESSON, PUZZLE, EveningStep, next_step, note_finished
from circus.session.learnt import note_learnt

GAMES = [game for game in games.in_order() if game != "pebbles"]


def test_each_game_is_learnt_played_and_puzzled_over_in_the_order_of_the_lobby() -> None:
    count = 3 * len(GAMES) + 2  # the toy game has a lesson, but no puzzle
    done = 0
    for game in GAMES:
        assert next_step() == EveningStep(LESSON, game, done, count)
        note_learnt(game)
        assert next_step() == EveningStep(GAME, game, done + 1, count)
        note_finished(game)
        assert next_step() == EveningStep(PUZZLE, game, done + 2, count)
        puzzles.note_solved(puzzles.shipped(game)[0])
        done += 3
    assert next_step() == EveningStep(LESSON, "pebbles", done, count)
    note_learnt("pebbles")
    note_finished("pebbles")
    assert next_step() is None


def test_what_was_done_in_another_order_counts() -> None:
    note_finished(GAMES[0])
    puzzles.note_solved(puzzles.shipped(GAMES[1])[2])
    step = next_step()
    assert step and (step.kind, step.game, step.done) == (LESSON, GAMES[0], 2)
