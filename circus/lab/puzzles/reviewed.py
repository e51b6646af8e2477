"""Puzzles in a game that was reviewed: which of its choices may be some, and which of those are proved."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from circus.lab.puzzles.mining import LOOKED_AT, singled_out
from circus.lab.puzzles.proving import MINED
from circus.lab.puzzles.writing import told
from circus.lab.review.verdict import ERROR, Choice, Review
from circus.lab.review.work import PackedGame, opened


class Sought(NamedTuple):
    """What a choice of a game came to.

    Attributes:
        at: the position in which it was made.
        best: what is to be found, as text; "" where this is no puzzle.
        losses: what each other legal action costs, in shares of the win.
    """

    at: int
    best: str = ""
    losses: Mapping[str, float] = {}


def likely(review: Review) -> list[int]:
    """The positions whose choices may make puzzles, the likeliest first.

    A clear mistake shows that something there costs enough, the dearest best; after them come the choices
    that were right, those that helped most first. Anything between costs too little.
    """
    least = MINED.at(review.seats).worse
    dear = [each for each in review.choices if each.clear and each.judgement.loss >= least]
    right = [each for each in review.choices if each.judgement.loss < ERROR]
    ordered = [*sorted(dear, key=_loss, reverse=True), *sorted(right, key=_gain, reverse=True)]
    return [each.n - 1 for each in ordered][:LOOKED_AT]


def sought(game: PackedGame, at: int) -> Sought:
    """Looks at this position; the same at every call."""
    proof = singled_out(opened(game), at, Random(f"{at} puzzle"))
    return Sought(at, str(proof.best), told(proof.losses)) if proof else Sought(at)


def _loss(choice: Choice) -> float:
    return choice.judgement.loss


def _gain(choice: Choice) -> float:
    return choice.gain
