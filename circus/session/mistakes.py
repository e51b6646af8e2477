"""Results of a review per seat: best and worst choice, and the mistakes to learn from."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.bots.cost import Cost
from circus.core.errors import CircusError
from circus.lab.review.verdict import ERROR, JudgedChoice, Review
from circus.records.timeline import Timeline
from circus.session.exercise import Exercise
from circus.session.table_setup import HUMAN, Seat

MAX_MISTAKES = 3
"""Maximum number of the worst choices that are offered as exercises."""

LUCKY = 2
"""A sum of luck closer to 0 than this, in wins of 100 games, is called neither good nor bad."""


class SeatReview(NamedTuple):
    """Review of one seat.

    Attributes:
        decisions: number of its choices between several actions.
        mistakes: number of those that clearly cost something.
        start, end: its chance at the start and at the end, in shares of a win.
        luck: gain by draws, hidden information and secrets of others, in shares of a win.
        own, others: gain by its own choices and by those of others, in shares of a win.
        best: its useful choices, from its information, the most useful one first.
        worst: its mistakes, the most costly one first.
    """

    decisions: int
    mistakes: int
    start: float
    end: float
    luck: float
    own: float
    others: float
    best: Sequence[JudgedChoice]
    worst: Sequence[JudgedChoice]


def card_of(review: Review, seat: int) -> SeatReview:
    """Return the review of a seat."""
    made = review.made_by(seat)
    good = [each for each in made if each.judgement.loss < ERROR <= each.gain]
    wrong = sorted((each for each in made if each.is_mistake), key=_loss, reverse=True)
    return SeatReview(
        len(made),
        len(wrong),
        review.chances[0][seat],
        review.chances[-1][seat],
        review.luck[seat],
        review.own[seat],
        review.others[seat],
        sorted(good, key=lambda each: each.gain, reverse=True),
        wrong,
    )


def mistakes(review: Review, timeline: Timeline, seat: int) -> list[Exercise]:
    """Return exercises of a seat's worst clear mistakes, the most costly first."""
    found = (_create_exercise(timeline, each) for each in card_of(review, seat).worst)
    return [exercise for exercise in found if exercise is not None][:MAX_MISTAKES]


def learners(seats: Sequence[Seat]) -> list[int]:
    """Return the seats that may learn from mistakes: the people, or all seats in a game of bots."""
    people = [seat for seat, who in enumerate(seats) if who.kind == HUMAN]
    return people or list(range(len(seats)))


def learners_with_mistakes(review: Review, timeline: Timeline, seats: Sequence[Seat]) -> list[int]:
    """Return the learners that made a mistake which can be put to them again."""
    return [seat for seat in learners(seats) if mistakes(review, timeline, seat)]


def _loss(choice: JudgedChoice) -> float:
    return choice.judgement.loss


def _create_exercise(timeline: Timeline, choice: JudgedChoice) -> Exercise | None:
    """Return the exercise of a choice; `None` if the better action of a stored review is illegal."""
    at, (best, loss, stderr, _) = choice.n - 1, choice.judgement
    try:
        better = timeline.game.verbs.parse(best)
    except CircusError:
        return None
    if better not in timeline.game.legal_actions(timeline.at(at), choice.action.seat):
        return None
    return Exercise(timeline, at, better, Cost(choice.action, loss, stderr))
