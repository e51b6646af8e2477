"""The statistics on the screen: who counts, which page, and what reviews add."""

from dataclasses import replace

import pytest

from circus.session.statistics import mean_loss
from circus.session.table_setup import first_table_setup
from circus.tools.gallery.afterwards import played_out
from circus.ui.scenes.shell.destinations import ToStatistics
from circus.ui.scenes.statistics.chart import running_means
from circus.ui.scenes.statistics.scene import PAGES, StatisticsScene
from tests.gfx.parlour import words_of
from tests.gfx.pilot import Pilot


def opened(pilot: Pilot) -> StatisticsScene:
    pilot.manager.go(ToStatistics())
    pilot.rest(100)
    assert isinstance(pilot.scene, StatisticsScene)
    return pilot.scene


def test_without_a_finished_game_it_says_what_to_do(pilot: Pilot) -> None:
    assert "Finish a game" in words_of(opened(pilot))
    assert "ui/back" in pilot.names


def test_figures_of_whoever_is_chosen_and_the_choice_is_kept(pilot: Pilot) -> None:
    usual = first_table_setup("clown_standoff")
    eve = replace(usual, seats=(replace(usual.seats[0], name="Eve"), *usual.seats[1:]))
    for seed, table_setup in enumerate((usual, usual, eve)):
        played_out(table_setup, seed)
    scene = opened(pilot)
    assert "of 2 games" in words_of(scene)
    pilot.click("ui/me/more")
    assert pilot.manager.kit.settings.me == "Eve"
    assert "of 1 game" in words_of(scene)
    pilot.manager.back()
    pilot.rest(100)
    assert "of 1 game" in words_of(opened(pilot))


def test_every_page_can_be_opened(pilot: Pilot) -> None:
    played_out(replace(first_table_setup("clown_standoff"), options={"no_tricks": "sit_out"}), 1)
    scene = opened(pilot)
    told = set()
    for page in PAGES:
        pilot.click(f"ui/list/{page}")
        told.add(words_of(scene))
    assert len(told) == len(PAGES)


def test_a_game_that_was_not_reviewed_has_no_loss(pilot: Pilot) -> None:
    played_out(first_table_setup("clown_standoff"), 1)
    scene = opened(pilot)
    (played,) = scene._played
    assert mean_loss(played) is None
    pilot.click("ui/list/loss")
    assert "review it" in words_of(scene)


def test_the_line_of_the_chart_is_the_mean_of_the_last_five() -> None:
    assert running_means([0.0, 0.1, 0.2, 0.3, 0.4, 1.0]) == pytest.approx([0, 0.05, 0.1, 0.15, 0.2, 0.4])
