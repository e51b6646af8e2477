"""Questions to a bot in another process: the view is packed, what is asked about it goes beside it."""

from typing import NamedTuple

from circus import codec
from circus.bots.thinker import Question


class PackedQuestion(NamedTuple):
    """A question as plain values.

    Attributes:
        view: packed with its game and set-up.
        seat, strength, seed, with_reason, look: as in `Question`.
    """

    view: bytes
    seat: int
    strength: str
    seed: int
    with_reason: bool
    look: float


def packed(asked: Question) -> PackedQuestion:
    """A question as plain values, for `opened`."""
    view = codec.packed(asked.game, asked.setup, asked.view)
    return PackedQuestion(view, asked.seat, asked.strength, asked.seed, asked.with_reason, asked.look)


def opened(question: PackedQuestion) -> Question:
    """The question that was packed; raises `CircusError` if its set-up does not exist here."""
    game, setup, view = codec.opened(question.view)
    return Question(game, setup, view, *question[1:])
