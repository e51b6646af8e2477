"""What a review has found about each seat: its best and its worst choice, and the mistakes to learn from."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.bots.cost import Cost
from circus.core.errors import CircusError
from circus.lab.review.verdict import ERROR, Choice, Review
from circus.session.quest import Quest
from circus.session.table_setup import HUMAN, Seat
from circus.timeline import Timeline

MOST = 3
"""So many of the worst choices are put before somebody again."""

LUCKY = 0.02
"""A sum of luck nearer to nothing than this, in shares of the win, is called neither good nor bad."""


class Card(NamedTuple):
    """What a review says of one seat.

    Attributes:
        decisions: how many choices between several actions it had.
        mean_loss: what one of them cost on average, in shares of the win.
        luck: what draws, hidden things and secrets of others gave it, in shares of the win.
        best: the choice that helped it most, as far as it could see; `None` if none did.
        worst: the one that cost it most; `None` if none cost anything.
    """

    decisions: int
    mean_loss: float
    luck: float
    best: Choice | None
    worst: Choice | None


def card_of(review: Review, seat: int) -> Card:
    """What there is to say of a seat."""
    made = review.made_by(seat)
    good = [each for each in made if each.judgement.loss < ERROR and each.gain > 0]
    dear = [each for each in made if each.judgement.loss > 0]
    return Card(
        len(made),
        review.errors(seat)["mean_loss"],
        review.luck[seat],
        max(good, key=lambda each: each.gain, default=None),
        max(dear, key=_loss, default=None),
    )


def mistakes(review: Review, timeline: Timeline, seat: int) -> list[Quest]:
    """The worst choices of a seat that were surely mistakes, the dearest first, each to be made again."""
    surely = [each for each in review.made_by(seat) if each.clear and each.judgement.loss >= ERROR]
    found = (_quest(timeline, each) for each in sorted(surely, key=_loss, reverse=True))
    return [quest for quest in found if quest is not None][:MOST]


def learners(seats: Sequence[Seat]) -> list[int]:
    """Who may learn from their mistakes: the people, or everybody where none has played."""
    people = [seat for seat, who in enumerate(seats) if who.kind == HUMAN]
    return people or list(range(len(seats)))


def _loss(choice: Choice) -> float:
    return choice.judgement.loss


def _quest(timeline: Timeline, choice: Choice) -> Quest | None:
    """`None` where what was found better cannot be done: a kept review may have been changed by hand."""
    at, (best, loss, stderr) = choice.n - 1, choice.judgement
    try:
        better = timeline.game.verbs.parse(best)
    except CircusError:
        return None
    if better not in timeline.game.legal(timeline.at(at), choice.action.seat):
        return None
    return Quest(timeline, at, better, Cost(choice.action, loss, stderr))
