"""Conversion of a bot's question to plain values and back, to send it to another process."""

from typing import NamedTuple

from circus.bots.thinker import MoveQuestion
from circus.records import codec


class PackedQuestion(NamedTuple):
    """Question as plain values.

    Attributes:
        view: the view with its game and set-up, as bytes of `circus.records.codec`.
        seat, strength, seed, with_reason, look: as in `MoveQuestion`.
    """

    view: bytes
    seat: int
    strength: str
    seed: int
    with_reason: bool
    look: float


def pack_question(asked: MoveQuestion) -> PackedQuestion:
    """Return the question as plain values; `unpack_question` is the inverse."""
    view = codec.pack_state(asked.game, asked.setup, asked.view)
    return PackedQuestion(view, asked.seat, asked.strength, asked.seed, asked.with_reason, asked.look)


def unpack_question(question: PackedQuestion) -> MoveQuestion:
    """Return the packed question; raises `CircusError` if its set-up does not exist in this program."""
    game, setup, view = codec.unpack_state(question.view)
    return MoveQuestion(game, setup, view, *question[1:])
