"""Time box of a visit: its time limit, which never ends a game in the middle of a round."""

from dataclasses import dataclass, field
from functools import cache
from random import Random

from circus import games
from circus.core.action import CHANCE
from circus.core.facts import Turn
from circus.records.match import Match
from circus.session.table_setup import first_table_setup

MINUTE_MS = 60_000.0


@dataclass
class TimeBox:
    """Time box that runs from the first decision on.

    Attributes:
        limit_ms: the limit; 0 for none.
        in_rounds: whether the game has several hands or rounds; otherwise turns count.
        spent_ms: since the start of the game.
    """

    limit_ms: float
    in_rounds: bool = True
    spent_ms: float = 0.0
    _turn: Turn | None = None
    _round_began: float = 0.0
    _rounds: list[float] = field(default_factory=list)

    def advance(self, ms: float, turn: Turn) -> None:
        """Advance time by `ms`; `turn` is the present turn."""
        if self._turn is None or turn.round != self._turn.round:
            if self._turn is not None and self._turn.round > 0:
                self._rounds.append(self.spent_ms - self._round_began)
            self._round_began = self.spent_ms
        self._turn = turn
        self.spent_ms += ms

    @property
    def left_ms(self) -> float:
        """Milliseconds left; negative after the end."""
        return self.limit_ms - self.spent_ms

    @property
    def is_over(self) -> bool:
        """Whether the time is over; the present round or turn is still finished."""
        return self.limit_ms > 0 and self.left_ms <= 0

    @property
    def more_rounds(self) -> int | None:
        """Estimated number of rounds after this one; `None` before the end of the first round."""
        if not self._rounds or not self.limit_ms:
            return None
        mean = sum(self._rounds) / len(self._rounds)
        here = self.spent_ms - self._round_began
        return max(0, round((self.left_ms - max(0.0, mean - here)) / max(1.0, mean)))

    def ends_between(self, before: Turn, after: Turn) -> bool:
        """Return whether the game stops between these turns: its time is over, and a round has just ended.

        In a game with one round a turn counts.
        """
        if not self.is_over:
            return False
        return before.round != after.round if self.in_rounds else before.turn != after.turn


@cache
def is_in_rounds(game: str) -> bool:
    """Return whether a game has more than one hand or round, as a random game shows."""
    declared = games.find(game)
    match, rng = Match(*first_table_setup(game).open()), Random(1)
    while match.state.awaited:
        seat = match.state.awaited[0]
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.play(rng.choice(match.legal_actions(seat)))
        if declared.facts.turn(match.state).round > 1:
            return True
    return False
