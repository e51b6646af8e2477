"""Who came where: places on the podium from an outcome, and the table of the next game of a series."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from circus.core.game import Outcome
from circus.session.series import Series, series_of
from circus.session.table_setup import TableSetup

T = TypeVar("T")


class Place(NamedTuple):
    """One seat's place: 1 for the best; equal ones share it and the next is left out."""

    seat: int
    place: int


def fewest_win(outcome: Outcome) -> bool:
    """Whether low scores are good: the winners have the lowest, and somebody has more."""
    scores = outcome.scores
    best = {scores[seat] for seat in outcome.winners}
    return best == {min(scores)} and max(scores) > min(scores)


def placed(outcome: Outcome) -> list[Place]:
    """All seats, the best first: winners, then the others by their scores."""
    sign = 1 if fewest_win(outcome) else -1
    keys = [(seat not in outcome.winners, sign * score) for seat, score in enumerate(outcome.scores)]
    shared = [(False, 0) if not key[0] else key for key in keys]
    return _ranked(shared)


def series_places(series: Series, low_wins: bool) -> list[Place]:
    """All seats by what the series counts: points of one to a score, else games won, then points."""
    sign = 1 if low_wins else -1
    if series.kind == "points":
        return _ranked([(Fraction(sign * points), 0) for points in series.points])
    keys = zip(series.wins, series.points, strict=True)
    return _ranked([(-wins, sign * points) for wins, points in keys])


def next_game(table_setup: TableSetup, series: Series) -> tuple[TableSetup, Series]:
    """The same table one seat further, so that another person begins; a series that is over starts anew."""
    turned = replace(table_setup, seats=_turned(table_setup.seats))
    if series.over:
        return turned, series_of(table_setup)
    return turned, replace(series, points=_turned(series.points), wins=_turned(series.wins))


def _turned(row: tuple[T, ...]) -> tuple[T, ...]:
    return row[1:] + row[:1]


def _ranked(keys: Sequence[tuple[Any, ...]]) -> list[Place]:
    order = sorted(range(len(keys)), key=lambda seat: (keys[seat], seat))
    return [Place(seat, 1 + sum(key < keys[seat] for key in keys)) for seat in order]
