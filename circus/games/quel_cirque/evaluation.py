"""Value of a position of Quel Cirque: stars won, and stars that marbles can still win."""

from math import exp
from typing import Final

from circus.core.policy import shares
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.forecast import NEAREST, clown_key
from circus.games.quel_cirque.rules import outcome
from circus.games.quel_cirque.state import CirqueState

NEXT: Final = 0.116
"""Value of being the next seat to roll, in the exponent of the seat's weight."""


def prospects(state: CirqueState) -> list[float]:
    """Return the value of each color, owned or not, as an exponent for `evaluate`."""
    won, outlook = state.config.forecast.settled[tuple(state.holes)]
    cells, supply = state.cells, state.supply
    hoped = [0.0, 0.0, 0.0, 0.0]
    nearest = NEAREST
    for clown, marbles in enumerate(state.marbles):
        moves, hopes = outlook.clowns[clown_key(cells[clown], len(marbles))]
        nearest = min(nearest, moves)
        for height, color in enumerate(marbles):
            hoped[color] += hopes[height]
    point, spare = outlook.points[nearest], outlook.spare[nearest]
    return [point * won[color] + hoped[color] + spare * supply[color] for color in range(4)]


def evaluate(state: CirqueState) -> list[float]:
    """Return each seat's expected share of the win; needs a full state."""
    end = outcome(state)
    if end is not None:
        return shares(end.winners, state.config.seats)
    if state.turn == NONE:
        return [1 / state.config.seats] * state.config.seats
    worth = prospects(state)
    weights = [exp(worth[color] + NEXT * (seat == state.turn)) for seat, color in enumerate(state.colors)]
    total = sum(weights)
    return [weight / total for weight in weights]
