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

LUCKY = 0.02
"""A sum of luck closer to 0 than this, in shares of a win, is called neither good nor bad."""


class SeatReview(NamedTuple):
    """Review of one seat.

    Attributes:
        decisions: number of its choices between several actions.
        mean_loss: their mean cost, in shares of a win.
        luck: gain by draws, hidden information and secrets of others, in shares of a win.
        own, others: gain by its own choices and by those of others, in shares of a win.
        best: the most useful choice, from its information; `None` if none was.
        worst: the most costly one; `None` if none cost anything.
    """

    decisions: int
    mean_loss: float
    luck: float
    own: float
    others: float
    best: JudgedChoice | None
    worst: JudgedChoice | None


def card_of(review: Review, seat: int) -> SeatReview:
    """Return the review of a seat."""
    made = review.made_by(seat)
    good = [each for each in made if each.judgement.loss < ERROR and each.gain > 0]
    dear = [each for each in made if each.judgement.loss > 0]
    return SeatReview(
        len(made),
        review.errors(seat)["mean_loss"],
        review.luck[seat],
        review.own[seat],
        review.others[seat],
        max(good, key=lambda each: each.gain, default=None),
        max(dear, key=_loss, default=None),
    )


def mistakes(review: Review, timeline: Timeline, seat: int) -> list[Exercise]:
    """Return exercises of a seat's worst clear mistakes, the most costly first."""
    surely = [each for each in review.made_by(seat) if each.clear and each.judgement.loss >= ERROR]
    found = (_create_exercise(timeline, each) for each in sorted(surely, key=_loss, reverse=True))
    return [exercise for exercise in found if exercise is not None][:MAX_MISTAKES]


def learners(seats: Sequence[Seat]) -> list[int]:
    """Return the seats that may learn from mistakes: the people, or all seats in a game of bots."""
    people = [seat for seat, who in enumerate(seats) if who.kind == HUMAN]
    return people or list(range(len(seats)))


def _loss(choice: JudgedChoice) -> float:
    return choice.judgement.loss


def _create_exercise(timeline: Timeline, choice: JudgedChoice) -> Exercise | None:
    """Return the exercise of a choice; `None` if the better action of a stored review is illegal."""
    at, (best, loss, stderr) = choice.n - 1, choice.judgement
    try:
        better = timeline.game.verbs.parse(best)
    except CircusError:
        return None
    if better not in timeline.game.legal_actions(timeline.at(at), choice.action.seat):
        return None
    return Exercise(timeline, at, better, Cost(choice.action, loss, stderr))
