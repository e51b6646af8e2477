"""The teacher: a lesson without a screen, sentence after sentence, forwards and back."""

import json
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.core.errors import RecordError
from circus.records import lesson
from circus.records.lesson import read_lesson
from circus.records.match import Match
from circus.records.replay import read
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.lesson_table import lesson_table
from circus.session.series import series_of
from circus.session.teacher import Teacher

STEP_MS = 400.0
TOY = games.folder("pebbles") / lesson.FILE


def taught(path: Path = TOY) -> tuple[Host, Teacher]:
    """A lesson at its table, nothing said yet."""
    read_in = read_lesson(path)
    table_setup = lesson_table(read_in)
    session = GameSession(Match(*table_setup.open()), table_setup.seats, Random(1))
    host = Host(session, SynchronousThinker(), series_of(table_setup))
    return host, Teacher(read_in, host)


def passes(host: Host, teacher: Teacher, ms: float) -> list[str]:
    """Lets time pass; what was said meanwhile."""
    said = []
    for _ in range(int(ms / STEP_MS)):
        if teacher.advance(STEP_MS, settled=True) and teacher.spoken:
            said.append(teacher.spoken.key.removeprefix("pebbles-lesson-"))
        host.advance(STEP_MS, settled=not teacher.holds)
    return said


def until_asked(host: Host, teacher: Teacher) -> list[str]:
    """Goes on until the learner may act; what was said meanwhile."""
    said = []
    for _ in range(200):
        said += passes(host, teacher, STEP_MS)
        if teacher.holds:
            teacher.go_on()
        if teacher.let and host.asked == teacher.lesson.learner:
            return said
    raise AssertionError("the learner is never asked")


def test_the_goal_comes_first_and_is_read_before_anything_is_asked() -> None:
    host, teacher = taught()
    assert until_asked(host, teacher) == ["goal", "show"]
    assert (teacher.step, teacher.of) == (2, 5)
    assert [str(action) for action in teacher.let] == ["0:show pebble/5", "0:show pebble/6"]
    assert [str(action) for action in host.session.match.actions] == [
        "*:deal hand/0=5,6 hand/1=1,3 hand/2=2,4"
    ]


def test_a_sentence_that_asks_for_nothing_stays_until_it_is_clicked_away() -> None:
    host, teacher = taught()
    assert passes(host, teacher, 600_000) == ["goal"], "ten minutes later it is still there"
    assert teacher.spoken and teacher.spoken.key.endswith("goal")
    assert teacher.holds
    teacher.go_on()
    assert passes(host, teacher, 800) == ["show"]


@pytest.mark.parametrize("shown", ["0:show pebble/5", "0:show pebble/6"])
def test_everybody_keeps_to_the_script_whichever_of_the_offered_moves_is_made(shown: str) -> None:
    host, teacher = taught()
    until_asked(host, teacher)
    host.answer(host.session.match.game.verbs.parse(shown))
    assert until_asked(host, teacher) == ["secret", "take"]
    host.answer(teacher.let[0])
    assert passes(host, teacher, 4000) == ["end"]
    assert teacher.is_free
    assert teacher.step == teacher.of == 5
    bots = [str(action) for action in host.session.match.actions if action.seat > 0]
    assert bots == ["1:show pebble/3", "2:show pebble/4"]


@pytest.mark.parametrize(
    "game", [name for name in games.names() if (games.folder(name) / lesson.FILE).exists()]
)
def test_who_acts_before_a_sentence_is_spoken_cannot_make_it_untrue(game: str) -> None:
    host, teacher = taught(games.folder(game) / lesson.FILE)
    rng, learner = Random(2), teacher.lesson.learner
    for _ in range(2000):
        if teacher.is_free:
            return
        passes(host, teacher, STEP_MS)
        if teacher.holds:
            teacher.go_on()
            continue
        if host.asked != learner or teacher.is_free:
            continue
        assert not (teacher.spoken and teacher.spoken.let) or teacher.offered, (
            f"{teacher.spoken} cannot be done"
        )
        host.answer(rng.choice(teacher.offered or host.session.match.legal_actions(learner)))
    raise AssertionError("the script never ends")


def test_skipping_shows_what_was_asked_for_and_leads_to_the_end() -> None:
    host, teacher = taught()
    for _ in range(60):
        teacher.go_on()
        passes(host, teacher, 800)
    assert host.session.match.outcome
    assert teacher.spoken is teacher.lesson.ending


def test_back_takes_back_what_was_done_and_says_the_sentence_before_again() -> None:
    host, teacher = taught()
    until_asked(host, teacher)
    host.answer(teacher.let[0])
    until_asked(host, teacher)
    assert teacher.back() and teacher.back()
    assert until_asked(host, teacher) == ["show"]
    assert len(host.session.match.actions) == 1
    host.answer(teacher.let[1])
    assert until_asked(host, teacher) == ["secret", "take"]


def test_before_the_first_sentence_nothing_comes_back() -> None:
    host, teacher = taught()
    passes(host, teacher, 800)
    assert not teacher.back()
    assert teacher.step == 1


def test_a_lesson_is_a_record() -> None:
    assert read(TOY).ended is False


BROKEN = {
    "says what no catalogue could": ('"say": "pebbles-lesson-goal"', '"say": 7'),
    "lets an illegal action be done": ('["0:take stone/black"]', '["0:show pebble/5"]'),
    "points at no list": ('"points": ["seat/2"]', '"points": "seat/2"'),
    "two learners": ('"Basile", "kind": "bot", "strength": "random"', '"Basile", "kind": "human"'),
    "the script does what was not let": ('["0:show pebble/5", "0:show pebble/6"]', '["0:show pebble/5"]'),
    "an illegal line": ("2:show pebble/4", "2:show pebble/6"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_lesson_is_refused_with_its_file_and_the_reason(broken: str, tmp_path: Path) -> None:
    path, (old, new) = tmp_path / "lesson.jsonl", BROKEN[broken]
    text = TOY.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(RecordError, match=r"lesson\.jsonl"):
        read_lesson(path)


def test_a_lesson_speaks_fourteen_sentences_at_most(tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    said = json.dumps({"say": "pebbles-lesson-goal"}) + "\n"
    path.write_text(
        TOY.read_text(encoding="utf-8").replace('{"say"', said * 11 + '{"say"', 1), encoding="utf-8"
    )
    with pytest.raises(RecordError, match="14 lines"):
        read_lesson(path)


def test_a_lesson_is_found_beside_its_game_and_a_game_may_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lesson.find("pebbles")
    assert found and found.sentences == read_lesson(TOY).sentences
    monkeypatch.setattr(lesson, "FILE", "no lesson.jsonl")
    assert lesson.find("pebbles") is None


def test_what_is_done_for_the_learner_over_and_over_is_a_row_that_passes_quickly() -> None:
    """The seven cards of a pack that nobody asks for; the first ones, which are asked for, are no row."""
    host, teacher = taught(games.folder("clearing_house") / lesson.FILE)
    until_asked(host, teacher)
    assert not teacher.rushes, "what is asked for is never rushed"
    host.answer(teacher.let[0])
    passes(host, teacher, STEP_MS)
    assert not teacher.rushes, "the next sentence comes at once"
    until_asked(host, teacher)
    host.answer(teacher.let[0])
    rushed = []
    while teacher.spoken is None or teacher.spoken.key.endswith("pass"):
        rushed.append(teacher.rushes)
        passes(host, teacher, STEP_MS)
    assert any(rushed) and not rushed[-1], "what follows the row has its own pace again"
