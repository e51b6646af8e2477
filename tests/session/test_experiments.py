"""The Lab's experiments without a screen: asked, run beside the app, gone on with, deleted, put back."""

import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from circus.core.errors import UsageError
from circus.lab.experiment.beside import run_for
from circus.platform.job import Job
from circus.session import experiments
from circus.session.experiments import (
    Experimenting,
    ExperimentRequest,
    question_of,
    start_beside,
    unusual_values,
    variants_count,
)
from circus.session.lab_run import LabWork
from tests.program import wait_for

GAME = "clown_standoff"
ASKED = ExperimentRequest(GAME, 3, "random", (("no_tricks", "sit_out"),))


class OneDeal:
    """Plays one deal more, at once and in this process."""

    ended, replaced = False, 0

    def __init__(self, line: Mapping[str, Any], folder: Path, _seconds: float | None) -> None:
        self.deals = run_for(line, folder, 0)

    def take(self) -> list[int]:
        return [self.deals]

    def close(self) -> None:
        """There is nothing to stop."""


class Broken(OneDeal):
    """Has found that something is wrong."""

    def take(self) -> list[int]:
        raise ValueError("a wheel came off")


def no_room(_line: Mapping[str, Any], _folder: Path, _seconds: float | None) -> LabWork:
    raise OSError("no more processes")


def check_report(folder: Path, writing: Job[Path, Path]) -> None:
    """The French report of a folder is written by the job."""
    try:
        wait_for(writing.poll, 120)
        assert writing.result == folder / "report.html"
    finally:
        writing.cancel()
    assert '<html lang="fr">' in (folder / "report.html").read_text(encoding="utf-8")


def test_every_value_is_tried_alone_against_the_usual_rules() -> None:
    question = question_of(ASKED, 1)
    options = [dict(variant.options) for variant in question.variants]
    assert [each["no_tricks"] for each in options] == ["play", "sit_out"]
    assert question.bots == ("random",) and question.seats == 3 and question.until is None
    assert len(question_of(ASKED._replace(tried=tuple(unusual_values(GAME))), 1).variants) == 1 + len(
        unusual_values(GAME)
    )


def test_combinations_hold_each_value_with_the_others_and_with_the_usual_ones() -> None:
    tried = (("push", "clumsy"), ("push", "bousculade"), ("lazy_clown", True), ("level", "long_parade"))
    for all_together, count in ((False, 5), (True, 12)):
        asked = ExperimentRequest("quel_cirque", 2, "random", tried, all_together)
        variants = question_of(asked, 1).variants
        assert len(variants) == count == 1 + variants_count(tried, all_together=all_together)
        first = dict(variants[0].options)
        assert (first["push"], first["lazy_clown"], variants[0].level) == ("none", False, None)
    assert {each.level for each in variants} == {None, "long_parade"}


def test_each_value_of_a_number_is_compared_with_the_published_one() -> None:
    tried = (("hearts", 3), ("hearts", 6), ("attack_damage", 2))
    asked = ExperimentRequest("clearing_house", 4, "random", tried)
    found = [dict(each.options) for each in question_of(asked, 1).variants]
    assert [(each["hearts"], each["attack_damage"]) for each in found] == [(4, 1), (3, 1), (6, 1), (4, 2)]
    together = question_of(asked._replace(all_together=True), 1).variants
    assert len(together) == 6 == 1 + variants_count(tried, all_together=True)


@pytest.mark.parametrize("all_together", [False, True])
def test_a_house_rule_is_what_tried_values_of_that_number_are_compared_with(all_together: bool) -> None:
    asked = ExperimentRequest(
        "clearing_house", 4, "random", (("hearts", 4),), all_together, {"hearts": 6, "attack_damage": 2}
    )
    found = [dict(each.options) for each in question_of(asked, 1).variants]
    assert [(each["hearts"], each["attack_damage"]) for each in found] == [(6, 2), (4, 2)]


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(UsageError):
        question_of(ASKED._replace(seats=99), 1)


def test_it_is_played_and_goes_on_where_it_was_left() -> None:
    folder = experiments.new_folder(GAME)
    first = Experimenting(folder, question_of(ASKED, 1), 1, OneDeal)
    kept = first.look()
    assert kept and kept.results["done"] == 1 and not first.job.is_running
    assert len((folder / "games.csv").read_text(encoding="utf-8").splitlines()) == 3
    again = Experimenting.again(folder, 1, OneDeal).look()
    assert again and again.results["done"] == 2
    assert [each.folder for each in experiments.past_experiments()] == [folder]


@pytest.mark.expects_faults
def test_what_breaks_down_is_told_and_what_was_found_stays() -> None:
    folder = experiments.new_folder(GAME)
    broken = Experimenting(folder, question_of(ASKED, 1), 1, Broken)
    assert broken.look() is not None
    assert "a wheel came off" in str(broken.job.fault) and not broken.job.is_running
    crowded = Experimenting(experiments.new_folder(GAME), question_of(ASKED, 1), 1, no_room)
    assert str(crowded.job.fault) == "no more processes" and crowded.look() is None


def test_a_process_beside_the_app_writes_figures_and_stops_when_it_is_told() -> None:
    folder = experiments.new_folder(GAME)
    running = Experimenting(folder, question_of(ASKED, 3), 0, partial(start_beside, low_priority=False))
    try:
        wait_for(lambda: running.look() is not None, 90)
        assert running.job.is_running and not running.job.fault
    finally:
        running.stop()
    assert not running.job.is_running
    kept = running.look()
    assert kept is not None and kept.results["done"] > 0


def test_two_that_begin_in_the_same_second_lie_in_folders_of_their_own() -> None:
    first = experiments.new_folder(GAME)
    first.mkdir(parents=True)
    assert experiments.new_folder(GAME) != first


def test_a_deleted_one_can_be_put_back_until_the_bin_is_emptied() -> None:
    folder = experiments.new_folder(GAME)
    Experimenting(folder, question_of(ASKED, 1), 1, OneDeal).look()
    deleted = experiments.delete(folder)
    assert experiments.past_experiments() == [] and (deleted / "games.csv").exists()
    assert experiments.put_back(deleted) == folder and len(experiments.past_experiments()) == 1
    experiments.delete(folder)
    experiments.empty_bin()
    experiments.empty_bin()
    assert not experiments.bin_folder().exists()


def test_what_is_no_experiment_is_not_listed() -> None:
    experiments.experiments_folder().mkdir(parents=True)
    (experiments.experiments_folder() / "letter.txt").write_text("Dear lab,", encoding="utf-8")
    strange = experiments.experiments_folder() / "strange"
    strange.mkdir()
    (strange / "question.json").write_text(json.dumps({}), encoding="utf-8")
    assert experiments.past_experiments() == []


def test_the_report_is_written_by_a_process_of_its_own() -> None:
    folder = experiments.new_folder(GAME)
    Experimenting(folder, question_of(ASKED, 1), 1, OneDeal).look()
    check_report(folder, experiments.report_job(folder, "fr", low_priority=False))
