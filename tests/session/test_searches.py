"""The Lab's searches without a screen: asked, run beside the app, stopped and gone on with."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from circus.core.errors import UsageError
from circus.lab.tuning.beside import tune_for
from circus.session import experiments, searches
from circus.session.searches import (
    Searching,
    SearchRequest,
    past_searches,
    sample_question,
    start_search,
    values_of,
)
from tests.program import wait_for
from tests.session.test_experiments import check_report

GAME = "clown_standoff"
REQUEST = SearchRequest(
    GAME,
    3,
    None,
    "random",
    {"dodges": (4, 6), "hits": (2, 2)},
    frozenset({"no_tricks"}),
    {"minutes": 4.0, "ties": 0.0},
    3,
)


class AtOnce:
    """Searches for no time at all, in this process: only the best so far are played again."""

    ended, replaced = False, 0

    def __init__(self, line: Mapping[str, Any], folder: Path, seconds: float | None) -> None:
        self.count = tune_for(line, folder, seconds)

    def take(self) -> list[int]:
        return [self.count]

    def close(self) -> None:
        """There is nothing to stop."""


def test_a_range_is_searched_a_single_value_is_fixed_and_all_values_of_an_option_are_tried() -> None:
    question = REQUEST.question(7)
    assert question.spaces == (("dodges", (4, 5, 6)), ("no_tricks", ("play", "sit_out")))
    assert question.fixed == (("hits", 2),)
    assert REQUEST.size == question.size == 6
    assert question.published == (("dodges", 5), ("no_tricks", "play"))
    assert values_of(question, question.published) == {"hits": 2, "dodges": 5, "no_tricks": "play"}


def test_a_published_value_alone_is_neither_fixed_nor_searched() -> None:
    assert not REQUEST._replace(ranges={"dodges": (5, 5)}).fixed


def test_what_cannot_be_searched_is_refused() -> None:
    with pytest.raises(UsageError, match="needs an aim"):
        REQUEST._replace(aims={}).question(1)


def test_it_is_played_and_goes_on_where_it_was_left() -> None:
    folder = experiments.new_folder(GAME)
    kept = Searching(folder, REQUEST.question(experiments.fresh_seed()), None, AtOnce).look()
    assert kept and kept.is_complete and len(kept.trials) == 6 and len(kept.tuned) == 4
    again = Searching.again(folder, 0.0, AtOnce).look()
    assert again and again.tuned == kept.tuned
    assert [each.folder for each in past_searches()] == [folder]
    assert experiments.past_experiments() == []


def test_a_process_beside_the_app_tries_sets_and_stops_when_it_is_told() -> None:
    folder = experiments.new_folder(GAME)
    wide = REQUEST._replace(ranges={"dodges": (1, 9), "hits": (1, 3)}, games=50)
    start = partial(start_search, low_priority=False)
    running = Searching(folder, wide.question(3), None, start)
    try:
        wait_for(lambda: bool((kept := running.look()) and kept.trials), 90)
        assert running.job.is_running and not running.job.fault and not running.was_replaced
    finally:
        running.stop()
    kept = running.look()
    assert kept is not None and kept.trials and not kept.tuned and not running.job.is_running


def test_the_figures_of_the_published_rules_are_measured_beside_the_app() -> None:
    job = searches.published_job(sample_question(GAME, 3, None))
    try:
        wait_for(job.poll, 90)
        assert job.result and {"minutes", "first_seat", "ties"} <= job.result.keys()
    finally:
        job.cancel()


def test_the_report_is_written_by_a_process_of_its_own() -> None:
    folder = experiments.new_folder(GAME)
    tune_for(REQUEST.question(1).line(), folder, None)
    check_report(folder, searches.search_report_job(folder, "fr", low_priority=False))
