"""Forecast of the stars that marbles can still win, from the holes that their clowns can reach.

The numbers were fitted to thousands of games between bots on both boards, with every option.
"""

from functools import partial
from typing import Final

from circus.core.memo import Memo
from circus.games.quel_cirque.board import STEPS, CirqueBoard
from circus.games.quel_cirque.numbers import MAX_CAPACITY

LATE: Final = 12
"""Maximum number of stars left in the second half of a game."""

HOPE: Final = (
    (
        ((0.231, 0.175, 0.105), (0.06, 0.023, 0.019), (0.014, -0.038, -0.016), (0.083, 0.005, 0.001)),
        ((0.043, 0.023, 0.001), (0.091, 0.04, 0.022), (0.048, 0.019, -0.005), (0.054, 0.053, 0.03)),
        ((0.027, 0.022, 0.004), (0.007, -0.002, -0.011), (0.03, 0.007, -0.009), (0.024, 0.037, 0.0)),
    ),
    (
        ((0.395, 0.251, 0.13), (0.024, -0.016, -0.016), (0.0, 0.041, 0.011), (0.0, 0.0, 0.0)),
        ((0.076, 0.049, 0.077), (0.087, 0.041, -0.011), (0.0, 0.031, -0.022), (0.0, 0.0, 0.0)),
        ((0.055, 0.039, -0.001), (0.002, 0.0, -0.045), (0.0, 0.063, 0.015), (0.0, 0.0, 0.0)),
    ),
)
"""Value of a star of an empty hole to a marble in a clown.

By half of the game, marbles below it, empty holes that are nearer, and moves to the hole (one, two, more).
"""

POINTS: Final = (
    (0.54, 0.54, 0.54),
    (0.54, 0.41, 0.35),
    (0.36, 0.3, 0.27),
    (0.31, 0.27, 0.2),
)
"""Value of a star already won, by stars left (up to 5, 11, 17, more) and moves from the last hole.

Moves are counted as up to one, two, or more. The less can follow, the higher the value.
"""

SUPPLY: Final = ((0.012, -0.009, -0.054, 0.014), (0.17, -0.035, -0.526, 0.019))
"""Value of a marble in the supply, by half of the game.

The four terms: per star of the mean empty hole; the same, added if the last hole is at most two moves away;
constant; per star, added if the last hole is one move away.
"""

_MARBLE_BITS: Final = MAX_CAPACITY.bit_length()
_MARBLE_MASK: Final = (1 << _MARBLE_BITS) - 1

UNREACHED: Final = 99
"""Number of steps to an unreachable hole; more than any walk takes."""

NEAREST: Final = 3
"""Number of moves to the last hole from which a larger number makes no difference."""

_OUTLOOKS: Final = 1 << 10
"""Maximum number of cached outlooks of one board; the project's boards rarely have more."""

_CLOWNS: Final = 400
"""Maximum number of cached clowns in one outlook: cells times numbers of marbles."""


class Outlook:
    """Values of stars and marbles while a certain set of holes is empty.

    Attributes:
        points: value of a star already won, by moves to the last hole, at most `NEAREST`.
        spare: value of a marble in the supply, by the same moves.
        clowns: by `clown_key`: the clown's moves to the last hole, two more if it is empty, and the value of
            each marble in it, bottom first.
    """

    __slots__ = ("_board", "_empty", "_late", "_pace", "_walks", "clowns", "points", "spare")

    def __init__(self, board: CirqueBoard, pace: int, walks: Memo[int, tuple[int, ...]], empty: int) -> None:
        """Compute the values.

        Args:
            board: the board.
            pace: steps of a clown for each of its marbles.
            walks: steps to each hole, by cell.
            empty: mask of the empty holes.
        """
        self._pace = pace
        left = sum(worth for hole, worth in enumerate(board.stars) if empty >> hole & 1)
        mean = left / max(1, empty.bit_count())
        self._board, self._walks, self._empty, self._late = board, walks, empty, left <= LATE
        for_star, if_near, always, if_next = SUPPLY[self._late]
        points = POINTS[min(3, left // 6)]
        nearest = range(NEAREST + 1)
        self.points = [points[min(2, max(0, moves - 1))] for moves in nearest]
        self.spare = [
            mean * (for_star + if_near * (moves <= 2) + if_next * (moves <= 1)) + always for moves in nearest
        ]
        self.clowns: Memo[int, tuple[int, tuple[float, ...]]] = Memo(self._clown, _CLOWNS)

    def _clown(self, key: int) -> tuple[int, tuple[float, ...]]:
        cell, marbles = key >> _MARBLE_BITS, key & _MARBLE_MASK
        steps = self._walks[cell][-1]
        if not marbles:
            return -(-steps // self._pace) + 2, ()
        return -(-steps // (marbles * self._pace)), self._hopes(cell, marbles)

    def _hopes(self, cell: int, marbles: int) -> tuple[float, ...]:
        """Return the value of each marble of a clown on this cell, bottom first."""
        stars, table, length = self._board.stars, HOPE[self._late], marbles * self._pace
        ahead = sorted(
            (-(-steps // length), steps, -stars[hole])
            for hole, steps in enumerate(self._walks[cell])
            if self._empty >> hole & 1 and 0 < steps < UNREACHED
        )
        return tuple(
            sum(
                -worth * by_moves[min(moves, 3) - 1]
                for (moves, _, worth), by_moves in zip(ahead, by_rank, strict=False)
            )
            for by_rank in [table[min(below, len(table) - 1)] for below in range(marbles)]
        )


class Forecast:
    """Cached outlooks of one board.

    Attributes:
        settled: by the color in each hole (less than 0 for none): stars of each color, and the outlook.
    """

    __slots__ = ("_board", "_outlooks", "settled")

    def __init__(self, board: CirqueBoard, pace: int) -> None:
        """Take the board, and the steps of a clown for each of its marbles."""
        walks: Memo[int, tuple[int, ...]] = Memo(partial(_steps, board))
        self._board = board
        self._outlooks: Memo[int, Outlook] = Memo(partial(Outlook, board, pace, walks), _OUTLOOKS)
        self.settled: Memo[tuple[int, ...], tuple[list[int], Outlook]] = Memo(self._settled)

    def _settled(self, holes: tuple[int, ...]) -> tuple[list[int], Outlook]:
        empty, won = 0, [0, 0, 0, 0]
        for hole, (color, stars) in enumerate(zip(holes, self._board.stars, strict=True)):
            if color < 0:
                empty |= 1 << hole
            else:
                won[color] += stars
        return won, self._outlooks[empty]


def clown_key(cell: int, marbles: int) -> int:
    """Return one number for a clown's cell and its number of marbles."""
    return cell << _MARBLE_BITS | marbles


def _steps(board: CirqueBoard, start: int) -> tuple[int, ...]:
    """Return the steps from a space to each hole of an empty board; `UNREACHED` if there is no path."""
    if not board.is_space(start):
        return (UNREACHED,) * len(board.holes)
    reached, border, steps = {start: 0}, {start}, 0
    while border:
        steps += 1
        border = {
            cell + step
            for cell in border
            for step in STEPS
            if board.is_space(cell + step) and cell + step not in reached
        }
        reached.update(dict.fromkeys(border, steps))
    return tuple(reached.get(hole, UNREACHED) for hole in board.holes)
