"""Final ranking of Clearing House: the living by hearts, the dead by the time of death (CH-32)."""

from circus.core.ending import SCORE, Ended, Ending, Seats, Standing, by_score
from circus.games.clearing_house.state import ClearingHouse


def _death_rounds(ended: Ended[ClearingHouse]) -> dict[int, int]:
    """Return by dead seat the round of its death, in the order of deaths."""
    return {
        each.moment.seats[0]: each.turn.round for each in ended.key_moments if each.moment.kind == "death"
    }


def places(ended: Ended[ClearingHouse]) -> tuple[Seats, ...]:
    """Return the living by hearts, then the dead, the last to die first."""
    living = (set(seats) & set(ended.state.living) for seats in by_score(ended, False))
    dead = reversed(list(_death_rounds(ended)))
    return (*(tuple(sorted(seats)) for seats in living if seats), *((seat,) for seat in dead))


def standing(ended: Ended[ClearingHouse], seat: int) -> Standing:
    """Return the hearts of a living seat, or the round of its death."""
    if seat in ended.state.living:
        return Standing(SCORE, ended.state.hearts[seat], "clearing_house/heart")
    return Standing("standing-out", _death_rounds(ended)[seat])


ENDING: Ending[ClearingHouse] = Ending(places=places, standing=standing)
