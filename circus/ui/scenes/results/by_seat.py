"""Results of each seat, as data for the podium and the boards."""

from collections.abc import Sequence
from dataclasses import dataclass

from circus.core.ending import Standing


@dataclass(frozen=True)
class ResultsBySeat:
    """Results of a game by seat.

    Attributes:
        winners: the seats that won.
        fewest_win: whether low scores are good.
        sides: the first seat of everybody's team.
        standings: everybody's final value.
        marks: the sprites over their faces.
    """

    winners: tuple[int, ...]
    fewest_win: bool
    sides: tuple[int, ...]
    standings: tuple[Standing, ...]
    marks: tuple[str, ...]

    def are_one_side(self, seats: Sequence[int]) -> bool:
        """Return whether these are a whole team."""
        side = {self.sides[seat] for seat in seats}
        return len(side) == 1 and self.sides.count(min(side)) == len(seats)
