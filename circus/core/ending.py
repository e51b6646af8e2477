"""End of a game: places, teams, final standings and key moments."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from circus.core.facts import KeyMoment, Turn
from circus.core.state import State

S = TypeVar("S", bound=State)

Seats = tuple[int, ...]

SCORE = "score"
"""Default word of a standing; its text is the message `<game>-score`."""


class KeyMomentInTurn(NamedTuple):
    """Key moment of a finished game, with the turn in which it happened."""

    moment: KeyMoment
    turn: Turn


@dataclass(frozen=True)
class Standing:
    """Final standing of one seat, as a number with its unit.

    Attributes:
        word: last part of the message id `<game>-WORD`, which receives `count`.
        count: number of points, cards, … that the message formats.
        picture: name of the sprite drawn before the text; "" for none.
    """

    word: str
    count: int
    picture: str = ""


@dataclass(frozen=True)
class Ended(Generic[S]):
    """Finished game.

    Attributes:
        state: final full state; may hold values that were hidden during the game.
        winners, scores, reason: as in `circus.core.game.Outcome`.
        key_moments: key moments as the public view showed them, in order.
    """

    state: S
    winners: Seats
    scores: tuple[int, ...]
    reason: str
    key_moments: Sequence[KeyMomentInTurn]


def by_score(ended: Ended[S], fewest_win: bool) -> tuple[Seats, ...]:
    """Return the winners, then the other seats by score, seats with equal scores sharing a place."""
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
    """Declaration of how a game's end is ranked and shown; the defaults follow from its outcome.

    >>> Ending().ranking(Ended(State(), winners=(1,), scores=(3, 5, 3), reason="threshold", key_moments=()))
    ((1,), (0, 2))

    Attributes:
        fewest_win: true if the lowest score is the best.
        counts: true if the scores can be summed over a series, next to the games won.
        sides: (number of seats): the teams; the seats of a team win and lose together.
        places: (ended): groups of seats that share a place, best first; `None` ranks by score.
        standing: (ended, seat): the standing shown below the seat's name.
    """

    fewest_win: bool = False
    counts: bool = True
    sides: Callable[[int], Sequence[Seats]] = _each_alone
    places: Callable[[Ended[S]], Sequence[Seats]] | None = None
    standing: Callable[[Ended[S], int], Standing] = _scored

    def ranking(self, ended: Ended[S]) -> Sequence[Seats]:
        """Return groups of seats that share a place, best first; every seat is in one of them.

        Seats that `places` leaves out share the last place.
        """
        groups = self.places(ended) if self.places else by_score(ended, self.fewest_win)
        missing = set(range(len(ended.scores))).difference(*groups)
        return (*groups, tuple(sorted(missing))) if missing else groups
