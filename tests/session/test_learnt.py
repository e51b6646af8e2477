"""A lesson that was completed is remembered, for its game alone."""

from circus.session.learnt import is_learnt, note_learnt


def test_a_completed_lesson_is_remembered_for_its_game_alone() -> None:
    assert not is_learnt("quel_cirque")
    note_learnt("quel_cirque")
    note_learnt("quel_cirque")
    assert is_learnt("quel_cirque") and not is_learnt("flip_circus")
