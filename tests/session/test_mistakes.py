"""What a review says of each seat: luck, the best and the worst choice, and the mistakes to learn from."""

from dataclasses import replace

import pytest

from circus.bots.judgement import Judgement
from circus.lab.review.verdict import JudgedChoice, Review
from circus.records.timeline import Timeline
from circus.session.mistakes import SeatReview, card_of, learners, mistakes
from circus.session.table_setup import BOT, HUMAN, Seat
from tests.bots.toys import BLIND

TRIED = ("*:toss coin/heads", "0:try", "0:call coin/heads")


def timeline(*lines: str) -> Timeline:
    return Timeline(BLIND, BLIND.setup(), map(BLIND.verbs.parse, lines or TRIED))


def choice(n: int, best: str, loss: float, stderr: float = 0.01, gain: float = 0.0) -> JudgedChoice:
    return JudgedChoice(n, timeline().actions[n - 1], Judgement(best, loss, stderr), gain)


def review(*choices: JudgedChoice) -> Review:
    return Review("blind", 2, ((0.5, 0.5),) * 4, (0.4, -0.4), (0.1, -0.3), (0.0, 0.2), choices)


def test_a_card_tells_decisions_luck_and_the_best_and_the_worst_choice() -> None:
    dear, good = choice(2, "0:bet", 0.17), choice(3, "0:call coin/heads", 0.0, gain=0.2)
    card = card_of(review(dear, good), 0)
    assert card == SeatReview(2, 1, 0.5, 0.5, 0.4, 0.1, 0.0, [good], [dear])
    assert card_of(review(dear, good), 1) == SeatReview(0, 0, 0.5, 0.5, -0.4, -0.3, 0.2, [], [])


def test_a_difference_smaller_than_its_doubt_is_no_mistake_and_a_small_gain_no_best_choice() -> None:
    card = card_of(review(choice(2, "0:bet", 0.03, 0.02), choice(3, "0:call coin/heads", 0.0, gain=0.01)), 0)
    assert (card.mistakes, card.best, card.worst) == (0, [], [])


def test_a_mistake_is_not_the_best_move_however_much_it_gained() -> None:
    lucky = choice(2, "0:bet", 0.17, gain=0.5)
    assert card_of(review(lucky), 0).best == []


def test_mistakes_come_with_the_dearest_first_and_only_those_that_surely_cost_something() -> None:
    found = mistakes(
        review(choice(2, "0:bet", 0.05), choice(3, "0:call coin/tails", 0.3), choice(2, "0:bet", 0.1, 0.08)),
        timeline(),
        0,
    )
    assert [str(exercise.best) for exercise in found] == ["0:call coin/tails", "0:bet"]
    assert [len(exercise.timeline) for exercise in found] == [2, 1]
    assert found[0].played and found[0].played.loss == 0.3
    assert mistakes(review(choice(2, "0:bet", 0.05)), timeline(), 1) == []


def test_there_are_three_at_most() -> None:
    many = [choice(2, "0:bet", 0.1 + n / 100) for n in range(5)]
    found = mistakes(review(*many), timeline(), 0)
    assert [exercise.played.loss for exercise in found if exercise.played] == pytest.approx(
        [0.14, 0.13, 0.12]
    )


@pytest.mark.parametrize("best", ["0:fly", "0:call coin/heads", "1:show coin/heads"])
def test_a_better_choice_that_cannot_be_done_is_passed_over(best: str) -> None:
    assert mistakes(review(choice(2, best, 0.2)), timeline(), 0) == []


def test_the_people_learn_and_where_none_has_played_anybody() -> None:
    ada, ben = Seat("Ada", HUMAN), Seat("Ben", BOT)
    assert learners([ben, ada]) == [1]
    assert learners([ben, replace(ben, name="Cleo")]) == [0, 1]
