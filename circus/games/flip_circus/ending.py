"""Final ranking of Flip Circus: posters of a player, or of a team that wins and loses as one (FC-33)."""

from circus.core.ending import Ending
from circus.games.flip_circus.state import FlipState


def sides(seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the two sides, each every second seat clockwise."""
    return tuple(tuple(range(side, seats, 2)) for side in range(2))


ENDING: Ending[FlipState] = Ending(sides=sides)
