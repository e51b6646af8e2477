"""A search in a folder: read while it runs, ended early, gone on with, and told beside the app."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from circus.core.errors import CircusError, UsageError
from circus.lab import crew
from circus.lab.tuning.aims import offered_aims, scale_of
from circus.lab.tuning.beside import published_figures, tune_for, write_report
from circus.lab.tuning.run import Tuning
from circus.lab.tuning.search import BATCH
from circus.lab.tuning.stored import (
    AROUND,
    FINAL,
    FRESH,
    PROGRESS,
    RESULTS,
    TRIAL_LINES,
    holds_search,
    question_in,
    read,
)
from tests.lab.tuning.test_run import QUESTION, answer


def ended_early(folder: Path) -> Path:
    """The folder of a search that ended after its first batch."""
    tuning = Tuning(QUESTION, folder)
    with closing(crew.alone()) as workers:
        for _ in tuning.run(workers, lambda: len(tuning.trials) >= BATCH):
            pass
    return folder


def test_a_search_that_ends_early_plays_the_best_so_far_again(tmp_path: Path) -> None:
    folder = ended_early(tmp_path / "search")
    kept = read(folder)
    assert len(kept.trials) == BATCH and len(kept.tuned) == 4 and not kept.is_complete


def test_one_that_goes_on_after_that_has_the_same_answer_as_one_in_one_go(tmp_path: Path) -> None:
    folder = ended_early(tmp_path / "search")
    assert tune_for(QUESTION.line(), folder, None) == 8
    kept, whole = read(folder), answer()
    assert kept.is_complete and list(kept.trials) == whole.trials
    assert json.loads((folder / RESULTS).read_text(encoding="utf-8")) == whole.results()


def test_without_time_only_the_best_are_played_again(tmp_path: Path) -> None:
    folder = tmp_path / "search"
    assert tune_for(QUESTION.line(), folder, 0) == 0
    (published,) = read(folder).tuned
    assert published.choice == QUESTION.published


def test_what_is_being_played_is_told_deal_by_deal(tmp_path: Path) -> None:
    folder = tmp_path / "search"
    tune_for(QUESTION.line(), folder, None)
    assert read(folder).progress == (AROUND, 12, 12)
    heard: list[tuple[str, int, int]] = []
    tuning = Tuning(QUESTION)
    with closing(crew.alone()) as workers:
        for _ in tuning.run(workers, listener=lambda *told: heard.append(told)):
            pass
    assert heard[0] == ("searching", 1, 6) and (FRESH, 30, 30) in heard and heard[-1] == (AROUND, 12, 12)


def test_figures_of_the_best_count_only_for_the_sets_that_were_tried_then(tmp_path: Path) -> None:
    folder = tmp_path / "search"
    tune_for(QUESTION.line(), folder, None)
    lines = (folder / TRIAL_LINES).read_bytes().splitlines(keepends=True)
    (folder / TRIAL_LINES).write_bytes(b"".join(lines[:3]) + lines[3][:10])
    kept = read(folder)
    assert len(kept.trials) == 3 and kept.tuned == () and not kept.is_complete
    assert kept.planned == 8
    assert len(kept.nearest(2)) == 2


@pytest.mark.parametrize("name", [RESULTS, PROGRESS])
def test_a_damaged_file_beside_the_trials_is_passed_over(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "search"
    tune_for(QUESTION.line(), folder, 0)
    (folder / name).write_text('{"searched": "many"}', encoding="utf-8")
    kept = read(folder)
    assert kept.tuned == () if name == RESULTS else kept.progress is None


def test_a_search_that_was_stopped_before_its_first_set_is_gone_on_with(tmp_path: Path) -> None:
    folder = tmp_path / "search"
    tune_for(QUESTION.line(), folder, 0)
    (folder / TRIAL_LINES).unlink()
    assert read(folder).trials == ()
    assert tune_for(QUESTION.line(), folder, None) == 8


STRANGE = [
    ("tuning.json", '"dodges"', '"lives"'),
    ("tuning.json", "[2, 3, 5, 7]", "[2, 3, 5, 700]"),
    ("tuning.json", "[2, 3, 5, 7]", "[]"),
    (TRIAL_LINES, '"dodges": 2', '"dodges": 9'),
    (TRIAL_LINES, '"dodges"', '"lives"'),
    (TRIAL_LINES, '"minutes"', '"fun"'),
    (TRIAL_LINES, "]", ", 1]"),
    (TRIAL_LINES, '"minutes": [', '"minutes": [], "first_seat": ['),
    (RESULTS, '"dodges"', '"lives"'),
]


@pytest.mark.parametrize(("name", "old", "new"), STRANGE)
def test_a_search_with_something_strange_in_it_is_refused(
    name: str, old: str, new: str, tmp_path: Path
) -> None:
    folder = tmp_path / "search"
    tune_for(replace(QUESTION, games=2).line(), folder, None)
    whole = (folder / name).read_text(encoding="utf-8")
    assert old in whole
    (folder / name).write_text(whole.replace(old, new), encoding="utf-8")
    with pytest.raises(CircusError):
        read(folder)


def test_what_is_no_search_is_refused(tmp_path: Path) -> None:
    assert not holds_search(tmp_path)
    with pytest.raises(UsageError, match="holds no search"):
        question_in(tmp_path)


def test_the_page_is_written_from_the_folder_and_opens_in_the_language(tmp_path: Path) -> None:
    folder = tmp_path / "search"
    tune_for(QUESTION.line(), folder, None)
    page = write_report(folder, "fr").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page and "des nombres pour un but" in page
    assert (folder / FINAL / "report.html").is_file()


def test_the_aims_are_figures_of_the_lab_with_the_usual_ones_first() -> None:
    names = [each.name for each in offered_aims(QUESTION)]
    assert names[:3] == ["minutes", "first_seat", "ties"]
    assert {"rounds", "comeback", "waiting"} <= set(names)
    assert "luck_share" not in names, "equal bots: all of a result is luck"
    measured = published_figures(QUESTION.line())
    assert set(names) - measured.keys() <= {"watching"}, "nobody is out early"


def test_a_scale_has_round_steps_and_its_figure_in_the_middle() -> None:
    for published in (0.03, 0.8, 3.0, 17.0, 24.3, 329.3, 12_345.0):
        scale = scale_of(published, is_share=False)
        assert 40 <= scale.count <= 100
        assert abs(scale.value(scale.index(published)) - published) <= scale.step / 2
        assert f"{scale.step:e}"[0] in "125"
    assert scale_of(0.25, is_share=True).value(25) == 0.25
