"""The coach: warns once before what is surely a loss, from what a seat can see, and is never waited for."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from circus.bots import codec, judgement
from circus.bots.bot import Stop, never
from circus.bots.cost import Cost, throws_away, too_much
from circus.bots.thinker import BotMove, Failure, MoveQuestion, think
from circus.core.action import Action
from circus.core.game import Game
from circus.records.match import Match
from circus.session.coach import LOOKS, Coach
from circus.session.game_session import GameSession
from circus.session.table_setup import (
    first_table_setup,
    load_table_setup,
    remember_coaches,
    with_coaches_of,
)
from tests.bots.toys import BLIND

LINES = ("*:colors red green yellow", "*:first seat/0", "*:roll red")


class Desk:
    """A thinker whose answer lies ready when a test puts it there."""

    def __init__(self) -> None:
        self.asked: list[MoveQuestion] = []
        self.found: BotMove | Failure | None = None
        self.dropped = 0

    def warm(self) -> None:
        """Nothing to make ready."""

    def ask(self, question: MoveQuestion) -> None:
        """Notes it."""
        self.asked.append(question)

    def answer(self) -> BotMove | Failure | None:
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
    return session.match.legal_actions(0)[0], session.match.legal_actions(0)[1]


def asks(session: GameSession) -> Callable[[float], MoveQuestion]:
    """What she asks of this table for seat 0."""
    return lambda seconds: session.judged_question(0, seconds)


def looked(session: GameSession, loss: float, stderr: float = 0.01) -> Coach:
    """A coach who has found the second of two actions so much worse."""
    good, bad = two(session)
    desk = Desk()
    coach = Coach(desk)
    coach.look(asks(session))
    desk.found = BotMove(good, costs=(Cost(bad, loss, stderr),))
    coach.look(asks(session))
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
    dear = too_much(session.setup.seats)
    assert not looked(session, dear).warns(bad)
    assert not looked(session, 2 * dear, stderr=2 * dear).warns(bad)
    assert looked(session, 2 * dear).warns(bad)


def test_the_more_share_the_win_the_less_a_choice_may_cost(session: GameSession) -> None:
    _, bad = two(session)
    costs = (Cost(bad, 0.1, 0.01),)
    assert [throws_away(costs, bad, seats) for seats in (2, 3, 4, 6)] == [False, False, True, True]
    assert too_much(2) == 3 * too_much(6)


def test_what_she_has_not_looked_at_is_let_be_done(session: GameSession) -> None:
    good, bad = two(session)
    assert not throws_away((Cost(good, 0.9, 0.01),), bad, 3)
    coach = Coach(Desk())
    coach.look(asks(session))
    assert coach.thinking and not coach.warns(bad), "nobody waits for her"


def test_a_thinker_that_breaks_down_is_not_asked_again_and_nothing_is_warned_of(session: GameSession) -> None:
    desk = Desk()
    coach = Coach(desk)
    coach.look(asks(session))
    desk.found = Failure("lost in thought")
    for _ in range(3):
        coach.look(asks(session))
    assert len(desk.asked) == 1 and not coach.warns(two(session)[1])


def test_whoever_thinks_on_is_looked_at_more_closely_and_that_counts(session: GameSession) -> None:
    good, bad = two(session)
    desk = Desk()
    coach = Coach(desk)
    for loss in (0.5, 0.0):
        coach.look(asks(session))
        desk.found = BotMove(good, costs=(Cost(bad, loss, 0.01),))
        coach.look(asks(session))
    coach.look(asks(session))
    assert [question.look for question in desk.asked] == list(LOOKS) and not coach.thinking
    assert not coach.warns(bad)


def test_she_makes_room_for_others_and_looks_again(session: GameSession) -> None:
    desk = Desk()
    coach = Coach(desk)
    coach.look(asks(session))
    coach.pause()
    assert desk.dropped == 1 and not coach.thinking
    coach.look(asks(session))
    assert len(desk.asked) == 2 and coach.thinking


def test_she_is_told_the_view_of_the_seat_and_nothing_else(session: GameSession) -> None:
    question = session.judged_question(0, 0.6)
    assert question.view == session.view(0) and question.look
    assert codec.unpack_question(codec.pack_question(question)) == question


def test_what_each_choice_costs_is_told_with_its_uncertainty(
    session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judgement, "MAX_THOUGHTS", 200)
    monkeypatch.setattr(judgement, "MIN_REPORTED_DUELS", 30)
    monkeypatch.setattr(judgement, "MAX_DUELS", 30)
    monkeypatch.setattr(judgement, "MIN_DUELS", 30)
    asked = session.judged_question(0, 1e9)
    found = think(asked)
    others = set(session.match.legal_actions(0)) - {found.action}
    assert {cost.action for cost in found.costs} == others
    assert all(-1 <= cost.loss <= 1 and cost.stderr > 0 for cost in found.costs)
    assert found == think(asked), "equal questions have equal answers"


def weighed(*lines: str, stop: Stop = never) -> tuple[str, dict[str, Cost]]:
    """What seat 0 finds best after these lines of the blind coin, and what the others cost."""
    game: Game[Any] = BLIND
    match = Match(game, game.setup())
    for line in lines:
        match.play(game.verbs.parse(line))
    view = game.view(match.state, 0)
    best, costs = judgement.weigh(game, view, match.legal_actions(0), 2, 1e9, Random(1), stop)
    return str(best), {str(cost.action): cost for cost in costs}


def test_a_choice_worse_than_the_best_costs_and_one_as_good_does_not() -> None:
    best, costs = weighed("*:toss coin/heads")
    assert best == "0:bet" and costs["0:try"].loss > 2 * costs["0:try"].stderr
    best, costs = weighed("*:toss coin/heads", "0:try")
    (other,) = costs.values()
    assert abs(other.loss) < 2 * other.stderr, "nobody knows how the coin lies"


def test_a_coach_who_is_stopped_tells_nothing_that_she_has_not_tried() -> None:
    assert weighed("*:toss coin/heads", stop=lambda: True)[1] == {}


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
    assert [seat.coach for seat in with_coaches_of(setup.seats, session.seats)] == [True, False, False]
