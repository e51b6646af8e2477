"""How long lessons take in the table's own time: two to three minutes, the first own move within 20 s."""

import pytest

from circus import games
from circus.content.texts import LANGUAGES
from circus.core.errors import UsageError
from circus.records import lesson
from circus.tools.bench.lessons import FIRST_S, MAX_S, play_lesson

TAUGHT = [name for name in games.names() if lesson.find(name)]


@pytest.mark.parametrize("person", ["greedy", "random"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_over_within_three_minutes_and_begins_at_once(
    game: str, language: str, person: str
) -> None:
    taught = play_lesson(game, language, person)
    assert taught.seconds <= MAX_S, taught
    assert 0 < taught.first <= FIRST_S, taught
    assert taught.first < taught.free <= taught.seconds


def test_of_a_game_without_a_lesson_nothing_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson, "find", lambda _game: None)
    with pytest.raises(UsageError, match="pebbles has no lesson"):
        play_lesson("pebbles", "en")
