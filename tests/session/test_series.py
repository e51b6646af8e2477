"""Several games at one table: running totals, and when the series is over (QC-22)."""

from dataclasses import replace
from fractions import Fraction

import pytest

from circus.core.game import Outcome
from circus.session.placing import Place, fewest_win, next_game, placed, series_places
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


def test_points_are_summed_and_shared_games_are_won_in_part() -> None:
    series = after(Series("games", 3), FIRST, SHARED)
    assert series.points == (5, 6, 5)
    assert series.wins == (Fraction(1), Fraction(1, 2), Fraction(1, 2))
    assert series.played == 2


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


def test_winners_come_first_and_share_their_place() -> None:
    assert placed(SHARED) == [Place(1, 1), Place(2, 1), Place(0, 3)]
    assert placed(FIRST) == [Place(0, 1), Place(1, 2), Place(2, 3)]


def test_where_few_points_are_good_the_lowest_come_first() -> None:
    low = Outcome((2,), (9, 4, 1), "end")
    assert fewest_win(low)
    assert not fewest_win(FIRST)
    assert placed(low) == [Place(2, 1), Place(1, 2), Place(0, 3)]


def test_a_series_of_games_counts_wins_then_points() -> None:
    series = after(Series("games", 3), FIRST, SHARED, SHARED)
    assert series_places(series, low_wins=False) == [Place(1, 1), Place(2, 2), Place(0, 3)]


def test_a_series_to_a_score_counts_points() -> None:
    series = after(Series("points", 20), FIRST, SHARED)
    assert series_places(series, low_wins=False) == [Place(1, 1), Place(0, 2), Place(2, 2)]


def test_the_next_game_is_begun_by_the_next_person_who_keeps_their_points() -> None:
    table_setup = replace(first_table_setup("quel_cirque", 3), series="games", goal=3)
    turned, series = next_game(table_setup, after(series_of(table_setup), FIRST))
    assert [seat.name for seat in turned.seats] == [table_setup.seats[at].name for at in (1, 2, 0)]
    assert series.points == (2, 1, 5)
    assert series.wins == (Fraction(0), Fraction(0), Fraction(1))
    assert series.played == 1


def test_after_the_last_game_a_series_begins_anew() -> None:
    table_setup = first_table_setup("quel_cirque", 3)
    turned, series = next_game(table_setup, after(series_of(table_setup), FIRST))
    assert turned.seats[0] == table_setup.seats[1]
    assert series == series_of(table_setup)
