"""The referee: what each choice costs beside the one that is looked for, found out while nobody waits."""

from pathlib import Path
from random import Random

import pytest

from circus.bots.cost import Cost
from circus.bots.thinker import BotMove, Failure
from circus.core.action import Action
from circus.session.exercise import Exercise, create_exercise_session
from circus.session.playback import open_playback
from circus.session.referee import Referee
from tests.session.test_coach import Desk
from tests.session.test_playback import recorded


class Bench:
    """An exercise with at least three choices, its referee, and the thinker that it asks."""

    def __init__(self, folder: Path) -> None:
        playback = open_playback(recorded(folder, "quel_cirque"))
        timeline, game = playback.timeline, playback.game
        at, legal = next(
            (at, legal)
            for at, action in enumerate(timeline.actions)
            if action.seat >= 0 and len(legal := game.legal_actions(timeline.at(at), action.seat)) > 2
        )
        self.best, self.other, self.third = legal[:3]
        exercise = Exercise(timeline, at, self.best)
        self.desk = Desk()
        self.session = create_exercise_session(exercise, playback.seats, Random(1))
        self.referee = Referee(self.desk, self.session, exercise)

    def judges(self, best: Action, *costs: Cost) -> None:
        self.referee.look()
        self.desk.found = BotMove(best, costs=costs)
        self.referee.look()


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_what_a_choice_costs_is_told_once_it_is_known(bench: Bench) -> None:
    bench.referee.look()
    assert bench.referee.thinking and bench.referee.cost(bench.other) is None
    bench.judges(bench.best, Cost(bench.other, 0.2, 0.03))
    assert not bench.referee.thinking
    assert bench.referee.cost(bench.other) == Cost(bench.other, 0.2, 0.03)
    assert bench.referee.cost(bench.third) is None


def test_it_is_counted_from_the_choice_that_is_looked_for_whatever_she_finds_best_now(bench: Bench) -> None:
    bench.judges(bench.other, Cost(bench.best, 0.05, 0.03), Cost(bench.third, 0.25, 0.04))
    third = bench.referee.cost(bench.third)
    assert third and third[1:] == pytest.approx((0.2, 0.05))
    assert bench.referee.cost(bench.other) == Cost(bench.other, 0.0, 0.03)


def test_a_thinker_that_breaks_down_leaves_it_unknown(bench: Bench) -> None:
    bench.referee.look()
    bench.desk.found = Failure("out of wits")
    bench.referee.look()
    assert not bench.referee.thinking and bench.referee.cost(bench.other) is None


def test_she_makes_room_when_the_table_is_left_and_begins_again(bench: Bench) -> None:
    bench.referee.look()
    bench.referee.pause()
    assert bench.desk.asked and bench.referee.thinking
    bench.judges(bench.best, Cost(bench.other, 0.2, 0.03))
    assert bench.referee.cost(bench.other) == Cost(bench.other, 0.2, 0.03)
