"""Puzzles in a reviewed game: the candidates among its choices, and those that are proved."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from circus.lab.puzzles.mining import MAX_EXAMINED, prove_best
from circus.lab.puzzles.proving import MINED
from circus.lab.puzzles.writing import action_costs
from circus.lab.review.verdict import ERROR, JudgedChoice, Review
from circus.lab.review.work import PackedGame, unpack_game


class SearchedChoice(NamedTuple):
    """Result of the search at one choice of a game.

    Attributes:
        at: the position in which it was made.
        best: the solution as text; "" if this is no puzzle.
        losses: the cost of each other legal action, in shares of the win.
    """

    at: int
    best: str = ""
    losses: Mapping[str, float] = {}


def candidate_positions(review: Review) -> list[int]:
    """Return the positions whose choices may make puzzles, the likeliest first.

    A clear mistake shows that something there costs enough; the most expensive comes first. The right choices
    follow, the most helpful first. Anything between costs too little.
    """
    least = MINED.at(review.seats).worse
    dear = [each for each in review.choices if each.clear and each.judgement.loss >= least]
    right = [each for each in review.choices if each.judgement.loss < ERROR]
    ordered = [*sorted(dear, key=_loss, reverse=True), *sorted(right, key=_gain, reverse=True)]
    return [each.n - 1 for each in ordered][:MAX_EXAMINED]


def search_choice(game: PackedGame, at: int) -> SearchedChoice:
    """Search this position for a puzzle; the result is the same at every call."""
    proof = prove_best(unpack_game(game), at, Random(f"{at} puzzle"))
    return SearchedChoice(at, str(proof.best), action_costs(proof.losses)) if proof else SearchedChoice(at)


def _loss(choice: JudgedChoice) -> float:
    return choice.judgement.loss


def _gain(choice: JudgedChoice) -> float:
    return choice.gain
