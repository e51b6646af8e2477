"""How the end of a game is told: places, teams, what everybody has, the moments that decided it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from circus.core.facts import KeyMoment, Turn
from circus.core.state import State

S = TypeVar("S", bound=State)

Seats = tuple[int, ...]

SCORE = "score"
"""What a standing tells where a game says nothing else: the words are `<game>-score`."""


class Told(NamedTuple):
    """A key moment of a game that is over, and when it was."""

    moment: KeyMoment
    turn: Turn


@dataclass(frozen=True)
class Standing:
    """How one seat ended.

    Attributes:
        word: what it has or is: the words are `<game>-WORD`, told `count`.
        count: how much of it.
        picture: the sprite that stands before the words; "" for none.
    """

    word: str
    count: int
    picture: str = ""


@dataclass(frozen=True)
class Ended(Generic[S]):
    """A game that is over.

    Attributes:
        state: the full state at its end: nothing is hidden any more that anybody asks for.
        winners, scores, reason: of its outcome.
        told: its key moments as the public saw them, in order.
    """

    state: S
    winners: Seats
    scores: tuple[int, ...]
    reason: str
    told: Sequence[Told] = ()


def by_score(ended: Ended[S], fewest_win: bool) -> tuple[Seats, ...]:
    """The winners, then the others by their scores; equal ones share their place."""
    scores, winners = ended.scores, ended.winners
    others = {score for seat, score in enumerate(scores) if seat not in winners}
    behind = (
        tuple(seat for seat, each in enumerate(scores) if each == score and seat not in winners)
        for score in sorted(others, reverse=not fewest_win)
    )
    return (*([winners] if winners else []), *behind)


def _each_alone(seats: int) -> tuple[Seats, ...]:
    return tuple((seat,) for seat in range(seats))


def _scored(ended: Ended[S], seat: int) -> Standing:
    return Standing(SCORE, ended.scores[seat])


@dataclass(frozen=True)
class Ending(Generic[S]):
    """What a game declares of its end; what it leaves out follows from its outcome.

    Attributes:
        fewest_win: whether the lowest score is the best.
        counts: whether its scores are worth adding up over a series, beside the games won.
        sides: who plays together, at a table of so many seats; teams win and lose as one.
        places: the seats by place, best first, those of one place together; `None`: by score.
        standing: what is told of one seat below its name.
    """

    fewest_win: bool = False
    counts: bool = True
    sides: Callable[[int], Sequence[Seats]] = _each_alone
    places: Callable[[Ended[S]], Sequence[Seats]] | None = None
    standing: Callable[[Ended[S], int], Standing] = _scored

    def ranking(self, ended: Ended[S]) -> Sequence[Seats]:
        """The seats by place, best first."""
        return self.places(ended) if self.places else by_score(ended, self.fewest_win)
