"""The time box of a visit: how long it may last, and that nothing is cut in the middle."""

from dataclasses import dataclass, field
from functools import cache
from random import Random

from circus import games
from circus.core.action import CHANCE
from circus.core.facts import Turn
from circus.match import Match
from circus.session.table_setup import first_table_setup

MINUTE_MS = 60_000.0


@dataclass
class TimeBox:
    """Time passes in it from the first decision on.

    Attributes:
        limit_ms: how long; 0 for as long as one likes.
        in_rounds: whether the game has several hands or rounds; else it is counted in turns.
        spent_ms: since the game began.
    """

    limit_ms: float
    in_rounds: bool = True
    spent_ms: float = 0.0
    _turn: Turn | None = None
    _round_began: float = 0.0
    _rounds: list[float] = field(default_factory=list)

    def advance(self, ms: float, turn: Turn) -> None:
        """Lets time pass; `turn` is where the game stands by now."""
        if self._turn is None or turn.round != self._turn.round:
            if self._turn is not None and self._turn.round > 0:
                self._rounds.append(self.spent_ms - self._round_began)
            self._round_began = self.spent_ms
        self._turn = turn
        self.spent_ms += ms

    @property
    def left_ms(self) -> float:
        """What is left; below 0 once it is over."""
        return self.limit_ms - self.spent_ms

    @property
    def is_over(self) -> bool:
        """Whether the time is over: what has begun is still finished."""
        return self.limit_ms > 0 and self.left_ms <= 0

    @property
    def more_rounds(self) -> int | None:
        """About so many rounds more than this one; `None` where no round has ended yet to tell by."""
        if not self._rounds or not self.limit_ms:
            return None
        mean = sum(self._rounds) / len(self._rounds)
        here = self.spent_ms - self._round_began
        return max(0, round((self.left_ms - max(0.0, mean - here)) / max(1.0, mean)))

    def ends_between(self, before: Turn, after: Turn) -> bool:
        """Whether the game stops here: its time is over, and something has just been finished.

        That is a hand or a round; in a game that has but one of them, a turn.
        """
        if not self.is_over:
            return False
        return before.round != after.round if self.in_rounds else before.turn != after.turn


@cache
def is_in_rounds(game: str) -> bool:
    """Whether a game has more than one hand or round, as one that was played at random tells."""
    declared = games.find(game)
    match, rng = Match(*first_table_setup(game).open()), Random(1)
    while match.state.awaited:
        seat = match.state.awaited[0]
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.play(rng.choice(match.legal(seat)))
        if declared.facts.turn(match.state).round > 1:
            return True
    return False
