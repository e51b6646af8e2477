"""The results: places and ties, the way on, the totals of a series, in every shape of window."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pygame
import pytest

from circus.core.game import Outcome
from circus.input.click_guard import REST_MS
from circus.scenes.destinations import ToSetup, ToTable
from circus.scenes.results import ResultsScene
from circus.scenes.results_stage import stands
from circus.scenes.scene_manager import SceneManager
from circus.scenes.transition import CUT
from circus.session.game_session import GameSession
from circus.session.placing import fewest_win, next_game, placed, series_places
from circus.session.series import Series, series_of
from circus.session.table_setup import TableSetup, first_table_setup
from circus.stage.units import units_of
from tests.navigators import Recorder
from tests.stage.parlour import SIZES, check_fits, click, draw, stage


@pytest.fixture(autouse=True)
def end() -> Iterator[None]:
    yield
    pygame.display.quit()


class Ended:
    """A match that is over."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome


def results(
    manager: SceneManager, outcome: Outcome, kind: str = "single", goal: int = 3
) -> tuple[ResultsScene, TableSetup]:
    table_setup = first_table_setup("texas_showdown", len(outcome.scores))
    table_setup = TableSetup(table_setup.game, table_setup.seats, series=kind, goal=goal)
    match: Any = Ended(outcome)
    scene = ResultsScene(
        manager,
        table_setup,
        GameSession(match, table_setup.seats, Random(0)),
        series_of(table_setup).after(outcome),
    )
    manager.push(scene, CUT)
    manager.advance(REST_MS)
    return scene, table_setup


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("scores", [(3, 5, 8), (9, 1, 4, 4, 7, 2), (6, 6, 6, 6, 6, 6)])
def test_it_fits(size: tuple[int, int], text_size: int, scores: tuple[int, ...]) -> None:
    manager = stage(size, "fr", text_size=text_size)
    winners = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
    results(manager, Outcome(winners, scores, "threshold"), "games")
    check_fits(manager)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_nobody_stands_in_anothers_place(size: tuple[int, int], count: int) -> None:
    units = units_of(size)
    for scores in (range(count), [0] * count, [0, *[1] * (count - 1)], [*range(count - 1), count - 2]):
        low = min(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == low)
        found = stands(placed(Outcome(winners, tuple(scores), "")), units, 226, 76)
        assert {stand.seat for stand in found} == set(range(count))
        boxes = sorted((stand.plate[1], stand.plate[0], stand.plate[2]) for stand in found)
        for (top, left, width), (next_top, next_left, _) in pairwise(boxes):
            assert next_top != top or left + width <= next_left
        for _, left, width in boxes:
            assert left >= 0 and left + width <= units.width_u
        for place in (1, 2, 3):
            assert len({round(stand.top) for stand in found if stand.place == place}) <= 1


def test_places() -> None:
    fewest = Outcome((1,), (9, 2, 4, 4), "")
    assert fewest_win(fewest)
    assert placed(fewest) == [(1, 1), (2, 2), (3, 2), (0, 4)]
    most = Outcome((0, 3), (9, 2, 4, 9), "")
    assert not fewest_win(most)
    assert placed(most) == [(0, 1), (3, 1), (2, 3), (1, 4)]
    last_standing = Outcome((2,), (1, 3, 2), "")
    assert placed(last_standing) == [(2, 1), (1, 2), (0, 3)]


def test_the_next_game_begins_one_seat_further_with_everybodys_totals() -> None:
    table_setup = TableSetup(
        "texas_showdown", first_table_setup("texas_showdown", 3).seats, series="games", goal=3
    )
    series = series_of(table_setup).after(Outcome((0,), (1, 5, 7), ""))
    turned, kept = next_game(table_setup, series)
    assert [seat.name for seat in turned.seats] == ["Basile", "Célia", "Ada"]
    assert (
        kept.points == (5, 7, 1) and kept.wins == (Fraction(0), Fraction(0), Fraction(1)) and kept.played == 1
    )
    over = Series("games", 1, 1, (1, 5, 7), (Fraction(1), Fraction(0), Fraction(0)))
    assert next_game(table_setup, over)[1] == series_of(table_setup)


def test_places_of_a_series() -> None:
    wins = Series("games", 3, 2, (10, 4, 10), (Fraction(1), Fraction(0), Fraction(1)))
    assert series_places(wins, low_wins=False) == [(0, 1), (2, 1), (1, 3)]
    points = Series("points", 10, 2, (10, 4, 7), (Fraction(1), Fraction(0), Fraction(1)))
    assert series_places(points, low_wins=True) == [(1, 1), (2, 2), (0, 3)]


def test_the_buttons_lead_on() -> None:
    navigator = Recorder()
    manager = stage(navigator=navigator)
    scene, _ = results(manager, Outcome((0,), (1, 5, 7), "one_hand"))
    click(manager, "ui/again", "ui/setup", "ui/home")
    table, setup = navigator.went
    assert isinstance(table, ToTable) and table.table_setup.seats[0].name == "Basile"
    assert setup == ToSetup("texas_showdown", instead=True) and scene not in manager.scenes


def test_confetti_falls_and_comes_to_rest() -> None:
    manager = stage()
    scene, _ = results(manager, Outcome((0,), (1, 5, 7), "one_hand"))
    assert scene.busy
    falling = draw(manager)
    for _ in range(400):
        manager.advance(20)
    assert not scene.busy and draw(manager) != falling


def test_without_motion_it_lies() -> None:
    manager = stage(reduced_motion=True)
    scene, _ = results(manager, Outcome((0,), (1, 5, 7), "one_hand"))
    assert not scene.busy
