"""Places in a series, and the table of its next game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from circus.session.series import Series, series_of
from circus.session.table_setup import TableSetup

T = TypeVar("T")


class SeatPlace(NamedTuple):
    """Place of one seat: 1 for the best; equal ones share it and the next is skipped.

    `side` is the first seat of its team: its own without teams.
    """

    seat: int
    place: int
    side: int


def series_places(series: Series, fewest_win: bool) -> list[SeatPlace]:
    """Return all seats by points if the series is for points, else by games won, then by points.

    A shared game counts half.
    """
    sign = 1 if fewest_win else -1
    if series.kind == "points":
        return _ranked([(sign * points, 0) for points in series.points])
    rows = zip(series.wins, series.shared, series.points, strict=True)
    return _ranked([(-2 * wins - shared, sign * points) for wins, shared, points in rows])


def next_game(table_setup: TableSetup, series: Series) -> tuple[TableSetup, Series]:
    """Return the same table with the seats rotated by one, so that another person begins.

    A finished series is replaced by a new one.
    """
    turned = replace(table_setup, seats=_turned(table_setup.seats))
    if series.over:
        return turned, series_of(table_setup)
    points, wins, shared = map(_turned, (series.points, series.wins, series.shared))
    return turned, replace(series, points=points, wins=wins, shared=shared)


def _turned(row: tuple[T, ...]) -> tuple[T, ...]:
    return row[1:] + row[:1]


def _ranked(keys: Sequence[tuple[Any, ...]]) -> list[SeatPlace]:
    order = sorted(range(len(keys)), key=lambda seat: (keys[seat], seat))
    return [SeatPlace(seat, 1 + sum(key < keys[seat] for key in keys), seat) for seat in order]
