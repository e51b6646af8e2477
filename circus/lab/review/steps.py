"""Steps of a review: each position of a game is judged separately, so that processes can share them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from circus.bots.judgement import Judgement, judge
from circus.core.action import CHANCE
from circus.core.policy import shares
from circus.lab.review.judging import EFFORTS, Shares, chances, changed_by
from circus.records.timeline import Timeline


@dataclass(frozen=True)
class ReviewStep:
    """One position, and the choice that was made in it.

    Attributes:
        at: its number, 0 for the start.
        chances: each seat's; `None` if the next action was forced, which changes nothing.
        skill: the change by the choice, as far as its seat could see; `None` without a choice.
        judgement: of that choice.
    """

    at: int
    chances: Shares | None
    skill: Shares | None = None
    judgement: Judgement | None = None


def steps(timeline: Timeline, numbers: Sequence[int], effort: str, seed: int) -> Iterator[ReviewStep]:
    """Judge these positions (0 to `len(timeline)`); equal seeds give equal results in any process.

    Args:
        timeline: the game.
        numbers: of the positions.
        effort: a name of `EFFORTS`.
        seed: of the playouts (the same ones at every position) and of the searches.
    """
    spent = EFFORTS[effort]
    draws = Random(f"{seed} playouts")
    seeds = [draws.getrandbits(32) for _ in range(spent.playouts)]
    for at in numbers:
        yield _step(timeline, at, seeds, spent.thoughts, Random(f"{seed} {at}"))


def _step(timeline: Timeline, at: int, seeds: Sequence[int], thoughts: int, rng: Random) -> ReviewStep:
    """Judge one position and the choice made in it; a forced action costs no search."""
    game, state = timeline.game, timeline.at(at)
    outcome = game.outcome(state)
    if outcome is not None:
        return ReviewStep(at, tuple(shares(outcome.winners, timeline.setup.seats)))
    if at == len(timeline) or (action := timeline.actions[at]).seat == CHANCE:
        return ReviewStep(at, chances(game, state, seeds))
    legal = tuple(game.legal_actions(state, action.seat))
    if len(legal) == 1:
        return ReviewStep(at, None)
    view = game.view(state, action.seat)
    now = chances(game, state, seeds)
    gained = changed_by(game, view, action, seeds, rng)
    return ReviewStep(at, now, gained, judge(game, view, legal, action, thoughts, rng))
