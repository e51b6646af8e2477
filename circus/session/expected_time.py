"""Expected duration of a table, from the lengths of measured games (see `circus.lab.lengths`)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from circus import games
from circus.core.option import Option, Value, spell
from circus.lab import lengths
from circus.session.table_setup import HUMAN, TableSetup, first_table_setup


class Minutes(NamedTuple):
    """Duration of a table in minutes: four of five tables take `low` to `high`, rounded; and the mean."""

    low: int
    high: int
    mean: float


def expected_range(table_setup: TableSetup) -> Minutes | None:
    """Return the duration of the series at this table; `None` if it was not measured.

    All displays of durations use it: posters, set-up, lab and kiosk.
    """
    mean = expected_minutes(table_setup)
    if mean is None:
        return None
    low, high = lengths.stored_lengths(table_setup.game)["seats"][str(len(table_setup.seats))]["spread"]
    return Minutes(_rounded(mean * low), max(_rounded(mean * high), _rounded(mean)), mean)


def usual_range(game: str) -> Minutes | None:
    """Return the duration of a game for one person against bots at its usual table."""
    return expected_range(first_table_setup(game))


def expected_minutes(table_setup: TableSetup) -> float | None:
    """Return the mean minutes of the whole series at this table; `None` if it was not measured.

    The choices at a number of seats are counted in measured games, and each takes the seconds that the game
    declares for people and for bots. A changed option scales the duration by its own effect at the usual
    table. Nothing is known of changed numbers.
    """
    known = {} if table_setup.changed else lengths.stored_lengths(table_setup.game)
    try:
        return _minutes(known, table_setup) if known else None
    except (LookupError, ValueError):  # the file covers other seats, options or verbs than the game
        return None


def _minutes(known: Mapping[str, Any], table_setup: TableSetup) -> float:
    seats = len(table_setup.seats)
    people = sum(seat.kind == HUMAN for seat in table_setup.seats)
    seconds = _seconds(known, known["seats"][str(seats)], people, seats)
    for option in games.find(table_setup.game).options:
        value = table_setup.options.get(option.name, option.default)
        seconds *= _factor(known, table_setup.game, option, value, people / seats)
    return seconds / 60 * _games(known["seats"][str(seats)]["games_to_points"], table_setup)


def _rounded(minutes: float) -> int:
    """Round minutes as people do.

    >>> _rounded(0.3), _rounded(11.6), _rounded(23), _rounded(130)
    (1, 12, 25, 130)
    """
    step = 1 if minutes < 15 else 5
    return max(1, round(minutes / step) * step)


def _seconds(known: Mapping[str, Any], counted: Mapping[str, Any], people: float, seats: int) -> float:
    """Return the seconds of one game with this number of people; all seats choose equally often."""
    takes, share = known["seconds"], people / seats
    handover = takes["handover"] if people > 1 else 0
    seconds: float = counted["forced"] * takes["forced"] + counted["draws"] * takes["draw"]
    for verb, times in counted["choices"].items():
        person, shown = takes[verb]
        seconds += times * (share * (person + handover) + shown)
    return seconds


def _factor(known: Mapping[str, Any], game: str, option: Option, value: Value, share: float) -> float:
    """Return the ratio of a game's duration with this value to that with the default."""
    if value == option.default:
        return 1.0
    seats = games.find(game).usual_seats
    printed = _seconds(known, known["seats"][str(seats)], share * seats, seats)
    measured = {
        spelt: _seconds(known, counted, share * seats, seats) / printed
        for spelt, counted in known["options"][option.name].items()
    }
    if spell(value) in measured:
        return measured[spell(value)]
    assert isinstance(value, int)
    least = min(map(int, measured))
    above = [count for count in map(int, measured) if count >= value]
    if value <= least:
        return measured[str(least)] * value / least
    return measured[str(min(above))] if above else 1.0


def _games(to_points: Mapping[str, float], table_setup: TableSetup) -> float:
    """Return the number of games of the series; for a score, that of the nearest measured goal."""
    goal = table_setup.goal
    if table_setup.series == "games":
        return goal
    if table_setup.series == "single" or not to_points:
        return 1
    known = {int(points): number for points, number in to_points.items()}
    nearest = min(known, key=lambda points: abs(points - goal))
    return max(1.0, known[nearest] * goal / nearest)
