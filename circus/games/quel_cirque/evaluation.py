"""What a position of Quel Cirque is worth: the stars of each color, and those it may still hope for.

The numbers were fitted to thousands of games between bots on both boards, with every option.
"""

from functools import lru_cache
from math import exp
from typing import Final

from circus.core.policy import shares
from circus.games.quel_cirque.board import STEPS, Board
from circus.games.quel_cirque.rules import outcome
from circus.games.quel_cirque.state import NONE, CirqueState

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

NEXT: Final = 0.116
"""What it is worth to roll next."""

UNREACHED: Final = 99
"""More steps than any walk takes: a hole that lies behind."""

_MEMO_LIMIT: Final = 50_000
"""Forecasts kept for one board: bounds the memory; the boards of the house have fewer."""


class Forecast:
    """What the marbles of clowns may hope for on one board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._walks = {cell: _steps(board, cell) for cell in board.cells}
        self._memo: dict[tuple[int, int, int], tuple[float, ...]] = {}

    def moves_to_last(self, cell: int, marbles: int) -> int:
        """How many moves a clown with so many marbles needs to the last hole, two more if it has none."""
        steps = self._walks[cell][-1] if cell in self._walks else UNREACHED
        return -(-steps // marbles) if marbles else steps + 2

    def hopes(self, cell: int, marbles: int, empty: int) -> tuple[float, ...]:
        """What each marble of a clown is worth, bottom first; `empty` is the mask of the empty holes."""
        if not marbles:
            return ()
        key = (cell, marbles, empty)
        found = self._memo.get(key)
        if found is None:
            if len(self._memo) >= _MEMO_LIMIT:
                self._memo.clear()
            found = self._memo[key] = self._hopes(cell, marbles, empty)
        return found

    def _hopes(self, cell: int, marbles: int, empty: int) -> tuple[float, ...]:
        stars = self._board.stars
        table = HOPE[_left(self._board, empty) <= LATE]
        ahead = sorted(
            (-(-steps // marbles), steps, -stars[hole])
            for hole, steps in enumerate(self._walks.get(cell, ()))
            if empty >> hole & 1 and 0 < steps < UNREACHED
        )
        return tuple(
            sum(
                -worth * by_moves[min(moves, 3) - 1]
                for (moves, _, worth), by_moves in zip(ahead, by_rank, strict=False)
            )
            for by_rank in table[:marbles]
        )


def _steps(board: Board, start: int) -> tuple[int, ...]:
    """The steps from a space to each hole, with nobody in the way."""
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


def _left(board: Board, empty: int) -> int:
    """The stars of the empty holes."""
    return sum(worth for hole, worth in enumerate(board.stars) if empty >> hole & 1)


@lru_cache(maxsize=16)
def forecast(board: Board) -> Forecast:
    """The forecast for a board."""
    return Forecast(board)


def prospects(state: CirqueState) -> list[float]:
    """What each color is worth, on the scale of which `evaluate` compares the seats; whoever owns it."""
    board = state.rules.board
    ahead = forecast(board)
    empty, left, points = 0, 0, [0, 0, 0, 0]
    for hole, (color, stars) in enumerate(zip(state.holes, board.stars, strict=True)):
        if color == NONE:
            empty |= 1 << hole
            left += stars
        else:
            points[color] += stars
    carried = [0.0, 0.0, 0.0, 0.0]
    nearest = UNREACHED
    for cell, marbles in zip(state.cells, state.marbles, strict=True):
        nearest = min(nearest, ahead.moves_to_last(cell, len(marbles)))
        for color, hope in zip(marbles, ahead.hopes(cell, len(marbles), empty), strict=True):
            carried[color] += hope
    for_star, if_near, always, if_next = SUPPLY[left <= LATE]
    mean = left / max(1, empty.bit_count())
    spare = mean * (for_star + if_near * (nearest <= 2) + if_next * (nearest <= 1)) + always
    point = POINTS[min(3, left // 6)][min(2, max(0, nearest - 1))]
    return [
        point * won + hoped + spare * marbles
        for won, hoped, marbles in zip(points, carried, state.supply, strict=True)
    ]


def evaluate(state: CirqueState) -> list[float]:
    """Each seat's expected share of the win; needs a state without holes."""
    end = outcome(state)
    if end is not None:
        return shares(end.winners, state.rules.seats)
    if state.turn == NONE:
        return [1 / state.rules.seats] * state.rules.seats
    worth = prospects(state)
    weights = [exp(worth[color] + NEXT * (seat == state.turn)) for seat, color in enumerate(state.colors)]
    total = sum(weights)
    return [weight / total for weight in weights]
