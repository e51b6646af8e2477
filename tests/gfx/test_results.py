"""The results: places and ties, the way on, the totals of a series, in every shape of window."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pygame
import pytest

from circus import games
from circus.core.ending import Ended as EndedGame
from circus.core.ending import by_score
from circus.core.game import Outcome
from circus.records.timeline import Timeline
from circus.session.game_session import GameSession
from circus.session.placing import SeatPlace, next_game, series_places
from circus.session.playback import Playback
from circus.session.series import Series, series_of
from circus.session.table_setup import TableSetup, first_table_setup
from circus.ui.gfx import theme
from circus.ui.gfx.units import units_of
from circus.ui.input.click_guard import REST_MS
from circus.ui.scenes.results.scene import ResultsScene
from circus.ui.scenes.results.stage import stands
from circus.ui.scenes.results.tubs import tub
from circus.ui.scenes.shell.destinations import ToReplay, ToReview, ToSetup, ToTable
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from tests.gfx.parlour import SIZES, check_fits, click, draw, show, stage
from tests.navigators import Recorder


@pytest.fixture(autouse=True)
def end() -> Iterator[None]:
    yield
    pygame.display.quit()


class Ended:
    """A match of Texas Showdown that is over, as if nothing had been played before."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome, self.game = outcome, games.find("texas_showdown")
        self.setup = self.game.setup(max(3, len(outcome.scores)))
        self.timeline = Timeline(self.game, self.setup)
        self.state = self.game.start(self.setup)
        self.journal = None


def podium_of(scores: Sequence[int]) -> list[SeatPlace]:
    """Who stands where in a game that the fewest points win."""
    low = min(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == low)
    ranking = by_score(EndedGame(Ended(FIRST).state, winners, tuple(scores), "", ()), True)
    return [
        SeatPlace(seat, 1 + sum(len(better) for better in ranking[:at]), seat)
        for at, seats in enumerate(ranking)
        for seat in seats
    ]


FIRST = Outcome((0,), (1, 5, 7), "one_hand")


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
        found = stands(podium_of(list(scores)), units, 226, 76)
        assert {stand.seat for stand in found} == set(range(count))
        boxes = sorted((stand.plate[1], stand.plate[0], stand.plate[2]) for stand in found)
        for (top, left, width), (next_top, next_left, _) in pairwise(boxes):
            assert next_top != top or left + width <= next_left
        for _, left, width in boxes:
            assert left >= 0 and left + width <= units.width_u
        for place in (1, 2, 3):
            assert len({round(stand.top) for stand in found if stand.place == place}) <= 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [3, 4, 6])
def test_high_plates_end_where_low_ones_do_above_the_buttons(size: tuple[int, int], count: int) -> None:
    lowest = {
        max(stand.plate[1] + high for stand in stands(podium_of(range(count)), units_of(size), 226, high))
        for high in (76, 130)
    }
    assert len(lowest) == 1


def test_the_next_game_begins_one_seat_further_with_everybodys_totals() -> None:
    table_setup = TableSetup(
        "texas_showdown", first_table_setup("texas_showdown", 3).seats, series="games", goal=3
    )
    series = series_of(table_setup).after(Outcome((0,), (1, 5, 7), ""))
    turned, kept = next_game(table_setup, series)
    assert [seat.name for seat in turned.seats] == ["Basile", "Célia", "Ada"]
    assert (kept.points, kept.wins, kept.shared, kept.played) == ((5, 7, 1), (0, 0, 1), (0, 0, 0), 1)
    over = Series("games", 1, 1, (1, 5, 7), (1, 0, 0), (0, 0, 0))
    assert next_game(table_setup, over)[1] == series_of(table_setup)


def test_places_of_a_series() -> None:
    wins = Series("games", 3, 2, (10, 4, 10), (1, 0, 1), (0, 0, 0))
    assert [place[:2] for place in series_places(wins, fewest_win=False)] == [(0, 1), (2, 1), (1, 3)]
    points = Series("points", 10, 2, (10, 4, 7), (1, 0, 1), (0, 0, 0))
    assert [place[:2] for place in series_places(points, fewest_win=True)] == [(1, 1), (2, 2), (0, 3)]


def test_a_shared_game_counts_half() -> None:
    series = Series("games", 5, 3, (0, 0, 0), (1, 0, 0), (0, 2, 1))
    assert [place[:2] for place in series_places(series, fewest_win=False)] == [(0, 1), (1, 1), (2, 3)]


def test_the_buttons_lead_on() -> None:
    navigator = Recorder()
    manager = stage(navigator=navigator)
    scene, _ = results(manager, Outcome((0,), (1, 5, 7), "one_hand"))
    click(manager, "ui/again", "ui/replay", "ui/review", "ui/setup", "ui/home")
    table, replay, review, setup = navigator.went
    assert isinstance(review, ToReview) and review.playback.seats == scene._seats
    assert isinstance(table, ToTable) and table.table_setup.seats[0].name == "Basile"
    assert isinstance(replay, ToReplay) and isinstance(replay.record, Playback) and replay.record.of == 0
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


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_size", [100, 130, 160])
@pytest.mark.parametrize("scores", [(3, 5, 8), (9, 1, 4, 4, 7, 2), (6, 6, 6, 6)])
def test_nothing_is_cut_but_a_name(language: str, text_size: int, scores: tuple[int, ...]) -> None:
    manager = stage((1280, 720), language, text_size=text_size)
    winners = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
    _, table_setup = results(manager, Outcome(winners, scores, "threshold"), "games")
    show(manager)
    names = {seat.name for seat in table_setup.seats}
    cut = [strain.text for strain in manager.kit.fonts.strained if strain.cut or strain.small]
    assert [text for text in cut if text not in names] == []


@pytest.mark.parametrize("colour", [*theme.PLAYER_COLOURS, theme.NEUTRAL])
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_tub_has_the_colour_of_the_player_on_it(place: int, colour: str) -> None:
    kit = stage((1280, 720)).kit
    drawn = tub(kit, place, colour, 1.0)
    at = drawn.get_at((round(drawn.get_width() * 0.42), drawn.get_height() // 2 - kit.units.px(8)))
    wanted = pygame.Color(theme.PLAYER_COLOURS.get(colour, theme.BRASS))
    difference = abs(at.hsla[0] - wanted.hsla[0])
    assert min(difference, 360 - difference) < 12, (at, wanted)
