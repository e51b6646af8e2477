"""Tables of seats in clockwise order and without one seat: search reads them at every step."""

from itertools import combinations
from typing import Final

from circus.games.clown_standoff.actions import MAX_SEATS

Seats = tuple[int, ...]

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MAX_SEATS)]

_ANY_SEATS: Final[list[Seats]] = [
    seats for many in range(MAX_SEATS + 1) for seats in combinations(range(MAX_SEATS), many)
]

WITHOUT: Final[list[dict[Seats, Seats]]] = [
    {seats: tuple(each for each in seats if each != seat) for seats in _ANY_SEATS}
    for seat in range(MAX_SEATS)
]
"""For each seat a table from seats to the same seats without it."""

CLOCKWISE: Final[list[dict[Seats, Seats]]] = [
    {seats: tuple(sorted(seats, key=lambda each: (each - seat - 1) % MAX_SEATS)) for seats in _ANY_SEATS}
    for seat in range(MAX_SEATS)
]
"""For each seat a table from seats to the same seats clockwise, starting at its left neighbour."""
