"""Several games at one table: running totals, and when the series is over (QC-22)."""

from dataclasses import replace

import pytest

from circus.core.game import Outcome
from circus.session.placing import SeatPlace, next_game, series_places
from circus.session.series import Series, series_of
from circus.session.table_setup import first_table_setup

FIRST = Outcome((0,), (5, 2, 1), "end")
SHARED = Outcome((1, 2), (0, 4, 4), "end")


def after(series: Series, *outcomes: Outcome) -> Series:
    for outcome in outcomes:
        series = series.after(outcome)
    return series


def test_a_series_begins_with_nothing_played() -> None:
    table_setup = replace(first_table_setup("quel_cirque"), series="games", goal=4)
    series = series_of(table_setup)
    assert (series.kind, series.goal, series.played, series.over) == ("games", 4, 0, False)


def test_points_are_summed_and_shared_games_counted_apart() -> None:
    series = after(Series("games", 3), FIRST, SHARED)
    assert series.points == (5, 6, 5)
    assert (series.wins, series.shared) == ((1, 0, 0), (0, 1, 1))
    assert series.played == 2


def test_a_team_wins_its_game_alone() -> None:
    sides = ((0, 2), (1, 3))
    won = Series("games", 3).after(Outcome((1, 3), (2, 3, 2, 3), "posters"), sides)
    assert (won.wins, won.shared) == ((0, 1, 0, 1), (0, 0, 0, 0))
    drawn = won.after(Outcome((0, 1, 2, 3), (2, 2, 2, 2), "turn_limit"), sides)
    assert (drawn.wins, drawn.shared) == ((0, 1, 0, 1), (1, 1, 1, 1))


def test_counting_a_game_leaves_the_series_before_it_as_it_was() -> None:
    before = Series("games", 3)
    after(before, FIRST)
    assert before == Series("games", 3)


def test_a_single_game_is_over_after_it() -> None:
    assert not Series("single", 3).over
    assert after(Series("single", 3), FIRST).over


def test_a_number_of_games_is_over_when_all_are_played() -> None:
    assert not after(Series("games", 2), FIRST).over
    assert after(Series("games", 2), FIRST, SHARED).over


@pytest.mark.parametrize(("goal", "games"), [(5, 1), (6, 2), (10, 3)])
def test_a_score_is_over_when_somebody_has_it(goal: int, games: int) -> None:
    series, played = Series("points", goal), 0
    for outcome in (FIRST, SHARED, SHARED):
        if not series.over:
            series, played = series.after(outcome), played + 1
    assert (series.over, played) == (True, games)


def test_a_series_of_games_counts_wins_then_points() -> None:
    series = after(Series("games", 3), FIRST, SHARED, SHARED)
    assert series_places(series, fewest_win=False) == [
        SeatPlace(1, 1, 1),
        SeatPlace(2, 2, 2),
        SeatPlace(0, 3, 0),
    ]


def test_a_series_to_a_score_counts_points() -> None:
    series = after(Series("points", 20), FIRST, SHARED)
    assert series_places(series, fewest_win=False) == [
        SeatPlace(1, 1, 1),
        SeatPlace(0, 2, 0),
        SeatPlace(2, 2, 2),
    ]


def test_the_next_game_is_begun_by_the_next_person_who_keeps_their_points() -> None:
    table_setup = replace(first_table_setup("quel_cirque", 3), series="games", goal=3)
    turned, series = next_game(table_setup, after(series_of(table_setup), FIRST))
    assert [seat.name for seat in turned.seats] == [table_setup.seats[at].name for at in (1, 2, 0)]
    assert series.points == (2, 1, 5)
    assert (series.wins, series.shared) == ((0, 0, 1), (0, 0, 0))
    assert series.played == 1


def test_after_the_last_game_a_series_begins_anew() -> None:
    table_setup = first_table_setup("quel_cirque", 3)
    turned, series = next_game(table_setup, after(series_of(table_setup), FIRST))
    assert turned.seats[0] == table_setup.seats[1]
    assert series == series_of(table_setup)
