"""Lessons: what every game that teaches itself has to keep to, without a screen."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.content.texts import LANGUAGES, Texts
from circus.core.action import Action
from circus.core.state import State
from circus.records import lesson
from circus.records.lesson import Lesson, Say
from circus.records.match import Match
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.lesson_table import lesson_table
from circus.session.series import series_of
from circus.session.teacher import Teacher

TAUGHT = [name for name in games.names() if (games.folder(name) / lesson.FILE).exists()]
MAX_LETTERS = {"en": 90, "fr": 110}
STEP_MS = 400.0
GLANCE_MS, LETTER_MS = 1200, 55
"""A slow reader looks at a sentence so long, and for each letter so much, before clicking it away."""
MAX_STEPS = 9000

each_lesson = pytest.mark.parametrize("game", TAUGHT)


@cache
def taught(game: str) -> Lesson:
    found = lesson.find(game)
    assert found
    return found


def alternatives() -> list[tuple[str, int, Action]]:
    """Every move that a lesson lets be made instead of the one in its script: game, line, move."""
    return [
        (game, at, action)
        for game in TAUGHT
        for at, line in enumerate(taught(game).lines)
        if isinstance(line, Say)
        for action in line.let
        if action != taught(game).lines[at + 1]
    ]


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_short(game: str, language: str) -> None:
    texts = Texts(language)
    texts.add_game(game)
    for say in taught(game).sentences:
        assert texts.has(say.key), say.key
        assert len(texts.say(say.key)) <= MAX_LETTERS[language], say.key


@each_lesson
def test_no_two_explanations_follow_each_other_but_in_the_middle_of_a_move(game: str) -> None:
    lines = taught(game).lines
    for one, other in pairwise(lines):
        if isinstance(one, Say) and isinstance(other, Say):
            assert one.during or other.let, f"{other.key} is a second explanation in a row"


@each_lesson
def test_something_is_pointed_at_in_every_sentence(game: str) -> None:
    assert all(say.points for say in taught(game).sentences if not say.at_end)


@each_lesson
def test_the_first_own_move_comes_within_twenty_seconds(game: str) -> None:
    """What is said and done before it, at the pace of somebody who reads every word."""
    _, _, asked_at = played(game, Random(1))
    assert asked_at <= 20_000


def replayed(game: str, until: int) -> State:
    """Where the table stands before a line of the lesson."""
    declared = games.find(game)
    state: State = declared.start(lesson_table(taught(game)).open()[1])
    for line in taught(game).lines[:until]:
        if isinstance(line, Action):
            declared.apply(state, line, None)
    return state


@pytest.mark.parametrize(("game", "at", "instead"), alternatives(), ids=str)
def test_the_script_bears_every_move_that_it_offers(game: str, at: int, instead: Action) -> None:
    declared, state = games.find(game), replayed(game, at)
    declared.apply(state, instead, None)
    does: Action | None = None
    for line in taught(game).lines[at + 2 :]:
        if isinstance(line, Say):
            does = asked_of(game, state, line) if line.let else None
        else:
            does, action = None, does or line
            assert declared.rule_violation(state, action) is None, f"'{action}' after '{instead}'"
            declared.apply(state, action, None)


def asked_of(game: str, state: State, say: Say) -> Action:
    """What the learner does where a sentence asks for something."""
    possible = [action for action in say.let if games.find(game).rule_violation(state, action) is None]
    assert possible, f"nothing of '{say.key}' is left"
    return possible[0]


def played(game: str, rng: Random) -> tuple[Host, Teacher, float]:
    """The lesson of somebody who does what is asked and then anything; with the ms of the first move."""
    table_setup = lesson_table(taught(game))
    session = GameSession(Match(*table_setup.open()), table_setup.seats, rng)
    host = Host(session, SynchronousThinker(), series_of(table_setup))
    teacher = Teacher(taught(game), host)
    texts = Texts("fr")
    texts.add_game(game)
    first = waited = 0.0
    for step in range(MAX_STEPS):
        teacher.advance(STEP_MS, settled=True)
        if host.is_finished:
            return host, teacher, first
        if teacher.holds and teacher.spoken:
            waited += STEP_MS
            if waited >= GLANCE_MS + LETTER_MS * len(texts.say(teacher.spoken.key)):
                teacher.go_on()
                waited = 0.0
        if host.asked is not None:
            first = first or step * STEP_MS
            wanted = teacher.let or session.match.legal_actions(host.asked)
            if teacher.let or teacher.is_free:
                host.answer(rng.choice(wanted))
        host.advance(STEP_MS, settled=not teacher.holds)
    raise AssertionError("the lesson never ends")


@each_lesson
@pytest.mark.parametrize("seed", [1, 2])
def test_somebody_who_does_nothing_clever_comes_to_the_end(game: str, seed: int) -> None:
    host, teacher, _ = played(game, Random(seed))
    assert host.session.match.outcome
    assert teacher.spoken is teacher.lesson.ending
    assert teacher.step == teacher.of


@each_lesson
def test_a_lesson_begins_with_the_goal_and_ends_with_a_success(game: str) -> None:
    found = taught(game)
    assert found.sentences[0].key == f"{game}-lesson-goal"
    assert not found.sentences[0].let
    assert found.ending is not None
