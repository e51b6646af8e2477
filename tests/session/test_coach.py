"""The coach: warns once before what is surely a loss, from what a seat can see, and is never waited for."""

from random import Random

import pytest

from circus.bots import codec, strengths
from circus.bots.judgement import LOSS, Worth, throws_away
from circus.bots.thinker import Answer, Failure, Question, think
from circus.core.action import Action
from circus.match import Match
from circus.session.coach import Coach
from circus.session.game_session import GameSession
from circus.session.table_setup import (
    coached_as,
    first_table_setup,
    load_table_setup,
    remember_coaches,
)

LINES = ("*:colors red green yellow", "*:first seat/0", "*:roll red")


class Desk:
    """A thinker whose answer lies ready when a test puts it there."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.found: Answer | Failure | None = None
        self.dropped = 0

    def warm(self) -> None:
        """Nothing to make ready."""

    def ask(self, question: Question) -> None:
        """Notes it."""
        self.asked.append(question)

    def answer(self) -> Answer | Failure | None:
        """What lies ready, once."""
        found, self.found = self.found, None
        return found

    def cancel(self) -> None:
        """Counts it."""
        self.dropped += 1

    def close(self) -> None:
        """Nothing to let go of."""


@pytest.fixture
def session() -> GameSession:
    """Quel Cirque, a person to move."""
    setup = first_table_setup("quel_cirque", 3)
    session = GameSession(Match(*setup.open()), setup.seats, Random(1))
    for line in LINES:
        session.play(session.game.verbs.parse(line))
    return session


def two(session: GameSession) -> tuple[Action, Action]:
    """Two things the person may do."""
    return session.match.legal(0)[0], session.match.legal(0)[1]


def looked(session: GameSession, loss: float, tries: int = 300) -> Coach:
    """A coach who has found the second of two actions so much worse."""
    good, bad = two(session)
    desk = Desk()
    coach = Coach(desk)
    coach.look(lambda: session.judged_question(0))
    desk.found = Answer(good, worth=(Worth(good, 900, 0.6), Worth(bad, tries, 0.6 - loss)))
    coach.look(lambda: session.judged_question(0))
    assert not coach.thinking
    return coach


def test_she_warns_once_a_decision_and_then_lets_it_be_done(session: GameSession) -> None:
    good, bad = two(session)
    coach = looked(session, 0.4)
    assert not coach.warns(good)
    assert coach.warns(bad)
    assert not coach.warns(bad)


def test_what_costs_little_or_is_unsure_is_let_be_done(session: GameSession) -> None:
    _, bad = two(session)
    assert not looked(session, LOSS - 0.01).warns(bad)
    assert not looked(session, 0.25, tries=9).warns(bad)
    assert not looked(session, 0.6, tries=3).warns(bad)
    assert looked(session, 0.25).warns(bad)


def test_what_she_has_not_looked_at_is_let_be_done(session: GameSession) -> None:
    good, bad = two(session)
    assert not throws_away((Worth(good, 900, 0.9),), bad)
    coach = Coach(Desk())
    coach.look(lambda: session.judged_question(0))
    assert coach.thinking and not coach.warns(bad), "nobody waits for her"


def test_a_thinker_that_breaks_down_is_not_asked_again_and_nothing_is_warned_of(session: GameSession) -> None:
    desk = Desk()
    coach = Coach(desk)
    coach.look(lambda: session.judged_question(0))
    desk.found = Failure("lost in thought")
    for _ in range(3):
        coach.look(lambda: session.judged_question(0))
    assert len(desk.asked) == 1 and not coach.warns(two(session)[1])


def test_she_makes_room_for_others_and_looks_again(session: GameSession) -> None:
    desk = Desk()
    coach = Coach(desk)
    coach.look(lambda: session.judged_question(0))
    coach.pause()
    assert desk.dropped == 1 and not coach.thinking
    coach.look(lambda: session.judged_question(0))
    assert len(desk.asked) == 2 and coach.thinking


def test_she_is_told_the_view_of_the_seat_and_nothing_else(session: GameSession) -> None:
    question = session.judged_question(0)
    assert question.view == session.view(0) and question.judges
    assert codec.opened(codec.packed(question)) == question


def test_the_search_tells_what_each_choice_is_worth(
    session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = strengths.effort
    monkeypatch.setattr(strengths, "CAP_SECONDS", 1e9)
    monkeypatch.setattr(strengths, "effort", lambda *of: usual(*of)._replace(iterations=60))
    found = think(session.judged_question(0))
    assert {each.action for each in found.worth} <= set(session.match.legal(0))
    assert sum(each.tries for each in found.worth) == 60
    assert all(0 <= each.share <= 1 for each in found.worth)
    assert found == think(session.judged_question(0))


def test_who_has_a_coach_is_remembered_with_the_table() -> None:
    setup = first_table_setup("quel_cirque", 3)
    assert not any(seat.coach for seat in setup.seats), "off unless it was switched on"
    session = GameSession(Match(*setup.open()), setup.seats, Random(1))
    session.coach(0, on=True)
    remember_coaches("quel_cirque", session.seats)
    assert [seat.coach for seat in load_table_setup("quel_cirque").seats][:1] == [True]
    session.coach(0, on=False)
    remember_coaches("quel_cirque", session.seats)
    assert not any(seat.coach for seat in load_table_setup("quel_cirque").seats)


def test_a_game_that_is_taken_up_again_has_the_coaches_of_its_persons() -> None:
    setup = first_table_setup("quel_cirque", 3)
    moved = tuple(reversed(setup.seats))
    session = GameSession(Match(*setup.open()), moved, Random(1))
    session.coach(2, on=True)
    assert [seat.coach for seat in coached_as(setup.seats, session.seats)] == [True, False, False]
