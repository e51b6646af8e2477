"""What the marbles of Quel Cirque may hope for: the stars of the holes that a clown can still reach.

The numbers were fitted to thousands of games between bots on both boards, with every option.
"""

from functools import partial
from typing import Final

from circus.core.memo import Memo
from circus.games.quel_cirque.board import STEPS, Board

LATE: Final = 12
"""With so many stars left or fewer, a game is in its second half."""

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
"""What a star of an empty hole is worth to a marble in a clown: by the half of the game, by how many
marbles lie under it, by how many empty holes are nearer, by the moves to the hole (one, two, more)."""

POINTS: Final = (
    (0.54, 0.54, 0.54),
    (0.54, 0.41, 0.35),
    (0.36, 0.3, 0.27),
    (0.31, 0.27, 0.2),
)
"""What a star that is won is worth: by the stars left (up to 5, 11, 17, more), and by the moves from the last
hole (up to one, two, more); the less can follow, the more it counts."""

SUPPLY: Final = ((0.012, -0.009, -0.054, 0.014), (0.17, -0.035, -0.526, 0.019))
"""What a marble in the supply is worth, by the half of the game: for each star of the mean empty hole,
as much more with the last hole two moves away or nearer, always, and with the last hole one move away."""

UNREACHED: Final = 99
"""More steps than any walk takes: a hole that lies behind."""

NEAREST: Final = 3
"""So many moves from the last hole count like more of them."""

_OUTLOOKS: Final = 1 << 10
"""Outlooks kept for one board: bounds the memory; the boards of the house seldom have more."""

_CLOWNS: Final = 200
"""Clowns kept in one outlook: where one may stand, times the marbles that it may hold."""


class Outlook:
    """What can be hoped for while certain holes are empty.

    Attributes:
        points: what a star that is won is worth, by the moves to the last hole, `NEAREST` at most.
        spare: what a marble in the supply is worth, by the same moves.
        clowns: by `clown_key` the moves of a clown to the last hole, two more if it has no marble, and what
            each marble in it is worth, bottom first.
    """

    __slots__ = ("_board", "_empty", "_late", "_walks", "clowns", "points", "spare")

    def __init__(self, board: Board, walks: Memo[int, tuple[int, ...]], empty: int) -> None:
        """`empty` is the mask of the empty holes, `walks` are the steps from a cell to each hole."""
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
        cell, marbles = key >> 2, key & 3
        steps = self._walks[cell][-1]
        if not marbles:
            return steps + 2, ()
        return -(-steps // marbles), self._hopes(cell, marbles)

    def _hopes(self, cell: int, marbles: int) -> tuple[float, ...]:
        stars, table = self._board.stars, HOPE[self._late]
        ahead = sorted(
            (-(-steps // marbles), steps, -stars[hole])
            for hole, steps in enumerate(self._walks[cell])
            if self._empty >> hole & 1 and 0 < steps < UNREACHED
        )
        return tuple(
            sum(
                -worth * by_moves[min(moves, 3) - 1]
                for (moves, _, worth), by_moves in zip(ahead, by_rank, strict=False)
            )
            for by_rank in table[:marbles]
        )


class Forecast:
    """What the marbles of clowns may hope for on one board.

    Attributes:
        settled: by the color in each hole, less than 0 for none: the stars of each color, and the outlook.
    """

    __slots__ = ("_board", "_outlooks", "settled")

    def __init__(self, board: Board) -> None:
        walks: Memo[int, tuple[int, ...]] = Memo(partial(_steps, board))
        self._board = board
        self._outlooks: Memo[int, Outlook] = Memo(partial(Outlook, board, walks), _OUTLOOKS)
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
    """One number for a clown that stands on a cell with so many marbles."""
    return cell << 2 | marbles


def _steps(board: Board, start: int) -> tuple[int, ...]:
    """The steps from a space to each hole, with nobody in the way; `UNREACHED` too from beside the board."""
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
