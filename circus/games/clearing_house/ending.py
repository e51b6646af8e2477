"""How a game of Clearing House ended: who lives with how many hearts, and when the others died (CH-32)."""

from circus.core.ending import SCORE, Ended, Ending, Seats, Standing, by_score
from circus.games.clearing_house.state import ClearingHouse


def _fallen(ended: Ended[ClearingHouse]) -> dict[int, int]:
    """By seat the round in which it died, the first first."""
    return {told.moment.seats[0]: told.turn.round for told in ended.told if told.moment.kind == "death"}


def places(ended: Ended[ClearingHouse]) -> tuple[Seats, ...]:
    """The living by hearts, then the dead: the later somebody fell, the better."""
    living = (set(seats) & set(ended.state.living) for seats in by_score(ended, False))
    dead = reversed(list(_fallen(ended)))
    return (*(tuple(sorted(seats)) for seats in living if seats), *((seat,) for seat in dead))


def standing(ended: Ended[ClearingHouse], seat: int) -> Standing:
    """Hearts, or the round in which the last one was lost."""
    if seat in ended.state.living:
        return Standing(SCORE, ended.state.hearts[seat], "clearing_house/heart")
    return Standing("standing-out", _fallen(ended)[seat])


ENDING: Ending[ClearingHouse] = Ending(places=places, standing=standing)
